"""Faults that are real: a disk without room, and somebody whom permissions hold."""

from __future__ import annotations

import contextlib
import os
import subprocess
import tempfile
from pathlib import Path

import pytest


@contextlib.contextmanager
def own_disk():
    """A folder on a disk of one megabyte."""
    with tempfile.TemporaryDirectory() as folder:
        try:
            mount("size=1m", folder)
        except (OSError, subprocess.CalledProcessError):
            pytest.skip("only root may mount a small disk, and not in every container")
        try:
            yield Path(folder)
        finally:
            subprocess.run(["umount", folder], check=True)


def mount(options, folder):
    """Mount a disk in memory, or change the options of one that is mounted."""
    words = ["mount", "-t", "tmpfs", "-o", options, "tmpfs", folder]
    subprocess.run(words, check=True, capture_output=True)


@contextlib.contextmanager
def anybody():
    """As somebody whom permissions hold: root becomes nobody for a while."""
    if os.geteuid() != 0:
        yield
        return
    os.seteuid(65534)
    try:
        yield
    finally:
        os.seteuid(0)
