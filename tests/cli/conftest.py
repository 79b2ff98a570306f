"""An event on the command line, in English, in a journal of its own."""

from __future__ import annotations

import pytest

from tapete.cli import run


@pytest.fixture
def event(capsys, monkeypatch, tmp_path):
    """Run a command of `tapete event`; what it prints, or its error where a code is expected."""
    monkeypatch.setenv("TAPETE_LANG", "en")
    monkeypatch.setenv("TAPETE_DATA", str(tmp_path / "data"))
    monkeypatch.delenv("TAPETE_BY", raising=False)

    def call(*line, code=0):
        got = run(["event", *map(str, line)])
        out, err = capsys.readouterr()
        assert got == code, err
        return err if code else out

    return call
