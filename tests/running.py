"""A real `tapete serve`, in a process of its own."""

import contextlib
import os
import re
import signal
import subprocess
import sys
import threading
from queue import Queue


class Running:
    """A server that was started, and what it printed."""

    def __init__(self, data, *options, port=0, opening=False, **environment):
        self.data = data
        line = ["serve", *options, *(() if opening else ("--no-open",)), f"--port={port}", f"--data={data}"]
        self.process = subprocess.Popen(
            [sys.executable, "-m", "tapete", *line],
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            text=True,
            env={**os.environ, "TAPETE_LANG": "en", "PYTHONUNBUFFERED": "1", **environment},
        )
        self.lines = []
        self._queue = Queue()
        threading.Thread(target=self._listen, daemon=True).start()
        self.address = ""

    def _listen(self):
        with self.process.stdout as out:
            for line in out:
                self._queue.put(line)
        self._queue.put(None)

    def ready(self):
        """The address, when the first page can be asked for."""
        while not self.lines or "Ctrl+C" not in self.lines[-1]:
            line = self._queue.get(timeout=60)
            assert line is not None, self._none_left()
            self.lines.append(line)
        self.address = re.search(r"http://\S+", "".join(self.lines))[0]
        return self

    def said(self):
        """All that it printed until it ended."""
        while (line := self._queue.get(timeout=20)) is not None:
            self.lines.append(line)
        return self._none_left()

    def _none_left(self):
        self._queue.put(None)
        return "".join(self.lines)

    @property
    def port(self):
        return int(re.search(r":(\d+)/", self.address)[1])

    def end(self, how=signal.SIGTERM, wait=20):
        """Stop it; the exit code."""
        if self.process.poll() is None:
            self.process.send_signal(how)
        try:
            return self.process.wait(wait)
        finally:
            self.process.kill()
            self.process.wait()


@contextlib.contextmanager
def running(data, *options, **more):
    """A server for a while."""
    server = Running(data, *options, **more)
    try:
        yield server.ready()
    finally:
        server.process.send_signal(signal.SIGCONT)
        server.end()
        assert "Traceback" not in server.said(), server.said()
