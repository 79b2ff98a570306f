-- position: order of all events; seq: order in a stream; at: microseconds since 1970 in UTC
CREATE TABLE event (
  position INTEGER PRIMARY KEY,
  stream   TEXT    NOT NULL,
  seq      INTEGER NOT NULL,
  at       INTEGER NOT NULL,
  type     TEXT    NOT NULL,
  version  INTEGER NOT NULL,
  data     TEXT    NOT NULL,
  UNIQUE (stream, seq)
) STRICT;

-- the streams, without a walk over all events
CREATE INDEX stream_begins ON event (stream) WHERE seq = 1;

CREATE TRIGGER event_is_not_changed BEFORE UPDATE ON event
BEGIN SELECT RAISE(ABORT, 'events are only ever added'); END;

CREATE TRIGGER event_is_not_deleted BEFORE DELETE ON event
BEGIN SELECT RAISE(ABORT, 'events are only ever added'); END;

-- states that folds reached: may be deleted at any time
CREATE TABLE snapshot (
  stream       TEXT    NOT NULL,
  fold         TEXT    NOT NULL,
  fold_version INTEGER NOT NULL,
  seq          INTEGER NOT NULL,
  state        TEXT    NOT NULL,
  PRIMARY KEY (stream, fold)
) STRICT, WITHOUT ROWID;
