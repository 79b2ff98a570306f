-- the number of the last of these scripts that was run
CREATE TABLE tapete_journal (version integer NOT NULL);

-- position: order of all events; seq: order in a stream; at: microseconds since 1970 in UTC
CREATE TABLE event (
  position bigint PRIMARY KEY,
  stream   text COLLATE "C" NOT NULL,
  seq      bigint NOT NULL,
  at       bigint NOT NULL,
  type     text   NOT NULL,
  version  bigint NOT NULL,
  data     text   NOT NULL,
  UNIQUE (stream, seq)
);

-- the streams, without a walk over all events
CREATE INDEX stream_begins ON event (stream) WHERE seq = 1;

CREATE FUNCTION event_is_only_added() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'events are only ever added';
END
$$;

CREATE TRIGGER event_is_not_changed BEFORE UPDATE OR DELETE OR TRUNCATE ON event
FOR EACH STATEMENT EXECUTE FUNCTION event_is_only_added();

-- states that folds reached: may be deleted at any time
CREATE TABLE snapshot (
  stream       text COLLATE "C" NOT NULL,
  fold         text   NOT NULL,
  fold_version bigint NOT NULL,
  seq          bigint NOT NULL,
  state        text   NOT NULL,
  PRIMARY KEY (stream, fold)
);
