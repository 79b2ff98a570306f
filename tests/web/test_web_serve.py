"""`tapete serve` as it is started and stopped by people."""

import io
import os
import signal
import socket
import subprocess
import sys
import tempfile
import threading
import time
import urllib.request
from pathlib import Path

import pytest

from running import running
from tapete.cli import run, serve
from tapete.cli.serve import Where
from tapete.journal import open_journal
from tapete.minutes import EVENTS
from tapete.web.secret import SIZE, kept_secret


def get(url):
    with urllib.request.urlopen(url, timeout=10) as answer:
        return answer.read().decode()


def test_it_says_where_it_is_and_serves(tmp_path):
    with running(tmp_path / "club", "--host=127.0.0.1") as server:
        assert f"http://localhost:{server.port}/" in server.lines[0]
        assert str(tmp_path / "club" / "tapete.db") in server.lines[-1]
        assert "Tapete" in get(server.address)
        assert server.end(signal.SIGTERM) == 0
    assert (tmp_path / "club" / "tapete.db").exists()
    assert not (tmp_path / "club" / "tapete.db-wal").exists()  # the journal was closed, not dropped


@pytest.mark.parametrize("opening", [True, False])
def test_it_opens_the_page_where_there_is_a_desktop(tmp_path, opening):
    browser = tmp_path / "browser"
    browser.write_text(f"#!/bin/sh\necho $1 >> {tmp_path}/opened\n")
    browser.chmod(0o755)
    desk = {"DISPLAY": ":99", "BROWSER": f"{browser} %s"}
    with running(tmp_path / "club", "--host=127.0.0.1", opening=opening, **desk) as server:
        for _ in range(100 if opening else 5):
            if (tmp_path / "opened").exists() and (tmp_path / "opened").read_text():
                break
            time.sleep(0.05)
        assert (tmp_path / "opened").exists() is opening
        if opening:
            assert (tmp_path / "opened").read_text().strip() == server.address


@pytest.mark.parametrize("how", [signal.SIGTERM, signal.SIGINT])
def test_it_ends_at_once_with_open_pages(tmp_path, how):
    with running(tmp_path, "--host=127.0.0.1") as server:
        streams = [urllib.request.urlopen(f"{server.address}live?from=0", timeout=20) for _ in range(5)]
        for stream in streams:
            assert stream.readline() == b"retry: 1000\n"
        reading = [threading.Thread(target=stream.read) for stream in streams]
        for thread in reading:
            thread.start()
        # Waited for less than the time-out of requests that are under way would hold it.
        assert server.end(how, wait=2.5) == 0
        for thread in reading:
            thread.join(5)
            assert not thread.is_alive()
        for stream in streams:
            stream.close()


def test_a_form_that_lies_open_survives_a_restart(tmp_path):
    first = kept_secret(tmp_path / "tapete.secret")
    assert len(first) == SIZE
    assert kept_secret(tmp_path / "tapete.secret") == first
    assert (tmp_path / "tapete.secret").stat().st_mode & 0o077 == 0
    (tmp_path / "tapete.secret").write_bytes(first[:5])  # torn
    assert len(kept_secret(tmp_path / "tapete.secret")) == SIZE


@pytest.mark.parametrize(
    ("options", "words"),
    [
        (["--data", "/dev/null/club"], "tapete: the folder /dev/null/club cannot be made"),
        (["--host", "256.0.0.1"], "tapete: port 0 of 256.0.0.1 cannot be used"),
        (["--host", "192.0.2.77"], "tapete: port 0 of 192.0.2.77 cannot be used"),
    ],
)
def test_what_cannot_be_served_is_said_in_one_sentence(tmp_path, monkeypatch, capsys, options, words):
    monkeypatch.setenv("TAPETE_LANG", "en")
    monkeypatch.setenv("TAPETE_DATA", str(tmp_path))
    assert run(["serve", "--port", "0", "--no-open", *options]) == 1
    out, err = capsys.readouterr()
    assert out == ""
    assert words in err
    assert err.count("\n") == 1


def test_a_port_in_use(tmp_path, monkeypatch, capsys):
    monkeypatch.setenv("TAPETE_LANG", "en")
    with socket.socket() as other:
        other.bind(("127.0.0.1", 0))
        other.listen()
        port = other.getsockname()[1]
        line = ["serve", "--host", "127.0.0.1", "--port", str(port), "--data", str(tmp_path)]
        assert run(line) == 1
    err = capsys.readouterr().err
    assert f"tapete: port {port} is taken" in err
    assert f"--port {port + 1}" in err
    assert err.count("\n") == 1
    assert list(tmp_path.iterdir()) == []


AS_AN_ORDINARY_USER = """
import os, sys
import tapete.cli.serve, tapete.minutes, tapete.web.app, tapete.web.secret, tapete.web.server
from tapete.cli import run
from tapete.journal import open_journal, sqlite
if os.geteuid() == 0:
    # After the imports, because an ordinary user may not look into the folders of this Python.
    os.setgroups([])
    os.setgid(65534)
    os.setuid(65534)
sys.exit(run(["serve", "--no-open", "--port=0", "--data", sys.argv[1]]))
"""


@pytest.mark.parametrize("there", [False, True])
def test_a_folder_that_may_not_be_written(there):
    # Not in pytest's folder, into which only its owner may look.
    with tempfile.TemporaryDirectory() as home:
        Path(home).chmod(0o755)
        club = Path(home) / "club"
        club.mkdir()
        if there:
            with open_journal(club / "tapete.db", EVENTS) as journal:
                assert journal.head == 0
        club.chmod(0o555)
        done = subprocess.run(
            [sys.executable, "-c", AS_AN_ORDINARY_USER, club],
            capture_output=True,
            text=True,
            check=False,
            timeout=60,
            env={**os.environ, "TAPETE_LANG": "en"},
        )
    assert done.returncode == 1, done.stderr
    assert done.stdout == ""
    assert done.stderr.startswith("tapete: ")
    assert done.stderr.count("\n") == 1
    assert "club" in done.stderr


@pytest.mark.parametrize(
    ("host", "lan", "here", "phones"),
    [
        ("0.0.0.0", "192.0.2.7", "http://localhost:8000/", "http://192.0.2.7:8000/"),
        ("0.0.0.0", None, "http://localhost:8000/", "http://localhost:8000/"),
        ("::", "192.0.2.7", "http://localhost:8000/", "http://192.0.2.7:8000/"),
        ("127.0.0.1", "192.0.2.7", "http://localhost:8000/", "http://localhost:8000/"),
        ("192.0.2.7", "192.0.2.7", "http://192.0.2.7:8000/", "http://192.0.2.7:8000/"),
        ("2001:db8::7", None, "http://[2001:db8::7]:8000/", "http://[2001:db8::7]:8000/"),
    ],
)
def test_where_it_is_found(monkeypatch, host, lan, here, phones):
    monkeypatch.setattr(serve, "lan_address", lambda: lan)
    assert Where.of(host, 8000) == Where(here, phones)


@pytest.mark.parametrize(
    ("platform", "environment", "desktop"),
    [
        ("linux", {}, False),
        ("linux", {"DISPLAY": ":0"}, True),
        ("linux", {"WAYLAND_DISPLAY": "wayland-0"}, True),
        ("linux", {"DISPLAY": ""}, False),
        ("darwin", {}, True),
        ("win32", {}, True),
    ],
)
def test_where_there_is_a_desktop(monkeypatch, platform, environment, desktop):
    for name in ("DISPLAY", "WAYLAND_DISPLAY"):
        monkeypatch.delenv(name, raising=False)
    for name, value in environment.items():
        monkeypatch.setenv(name, value)
    monkeypatch.setattr("sys.platform", platform)
    assert serve._has_desktop() is desktop


class Terminal(io.StringIO):
    def isatty(self):
        return True


@pytest.mark.parametrize(("out", "blocks"), [(Terminal, True), (io.StringIO, False)])
def test_a_terminal_shows_the_code_for_phones(monkeypatch, out, blocks):
    said = out()
    monkeypatch.setattr("sys.stdout", said)
    serve._greet(Where("http://localhost:8000/", "http://192.0.2.7:8000/"), "/data/tapete.db")
    for words in ("http://localhost:8000/", "http://192.0.2.7:8000/", "/data/tapete.db"):
        assert words in said.getvalue()
    assert any(block in said.getvalue() for block in "█▀▄") is blocks
