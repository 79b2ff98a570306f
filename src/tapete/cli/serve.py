"""`tapete serve`: the arbiter's page, for this computer and for phones."""

from __future__ import annotations

import errno
import os
import signal
import socket
import sys
import threading
import webbrowser
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from dataclasses import dataclass
from pathlib import Path

import click

from tapete.cli.base import Command, echo
from tapete.cli.files import FileProblem, at_data, journal_at, journal_place, why
from tapete.text import N_, Problem

__all__ = ["serve"]

HIGHEST = 65535
ANY = ("", "0.0.0.0", "::")


class PortTaken(Problem, OSError):
    """Another program listens on the port."""


@click.command(cls=Command, help=N_("Start Tapete: the arbiter's page, for this computer and for phones."))
@click.option(
    "--port",
    type=click.IntRange(0, HIGHEST),
    default=8000,
    show_default=True,
    help=N_("The port; 0 takes a free one."),
)
@click.option(
    "--host",
    default="0.0.0.0",
    show_default=True,
    help=N_("The address to listen on; 127.0.0.1 keeps phones out."),
)
@click.option(
    "--name",
    "names",
    multiple=True,
    metavar="HOST",
    help=N_("A further name under which browsers may call; may be repeated."),
)
@click.option("--no-open", is_flag=True, help=N_("Open no browser."))
@at_data
def serve(port: int, host: str, names: tuple[str, ...], no_open: bool, data: str | None) -> None:
    """Serve the pages until interrupted."""
    from tapete.web.app import create_app
    from tapete.web.server import Server

    with _listening(host, port) as listening, journal_at(data, create=True) as journal:
        where = Where.of(host, listening.getsockname()[1])
        app = create_app(journal, hosts=[host, *names], address=where.phones, secret=_secret(data))

        def ready() -> None:
            _greet(where, journal_place(data))
            if not no_open and _has_desktop():
                # Some browsers are waited for until they are closed.
                threading.Thread(target=webbrowser.open, args=(where.here,), daemon=True).start()

        # uvicorn ends in good order and then sends itself the signal again: the journal has to be closed.
        signal.signal(signal.SIGTERM, lambda *_: sys.exit(0))
        with suppress(KeyboardInterrupt):
            Server(app, ready).run(sockets=[listening])


@dataclass(frozen=True, slots=True)
class Where:
    """The addresses under which the pages are found."""

    here: str
    phones: str  # the same where no phone can call

    @classmethod
    def of(cls, host: str, port: int) -> Where:
        """The addresses of a host and port that is listened on."""
        name = "localhost" if host in (*ANY, "127.0.0.1", "::1") else host
        here = f"http://{_in_url(name)}:{port}/"
        lan = lan_address() if host in ANY else None
        return cls(here, f"http://{lan}:{port}/" if lan else here)


@contextmanager
def _listening(host: str, port: int) -> Iterator[socket.socket]:
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    with socket.socket(family, socket.SOCK_STREAM) as listening:
        try:
            if os.name == "posix":  # elsewhere it lets two programs have the port
                listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
            listening.bind((host, port))
            listening.listen()
        except OSError as error:
            if error.errno == errno.EADDRINUSE:
                raise PortTaken(
                    N_(
                        "port {port} is taken, perhaps by Tapete itself: look at {address}, "
                        "or choose another with `tapete serve --port {other}`"
                    ),
                    port=port,
                    address=Where.of(host, port).here,
                    other=port + 1 if port < HIGHEST else port - 1,
                ) from None
            raise PortTaken(
                N_("port {port} of {host} cannot be used ({reason}): choose another with --port"),
                port=port,
                host=host,
                reason=why(error),
            ) from None
        yield listening


def _secret(data: str | None) -> bytes:
    """The secret beside the journal; that of a database lies where a journal of this user would."""
    from tapete.web.secret import kept_secret

    place = journal_place(data)
    file = Path(journal_place(None) if "://" in place else place).with_name("tapete.secret")
    try:
        file.parent.mkdir(parents=True, exist_ok=True)
        return kept_secret(file)
    except OSError as error:
        raise FileProblem(N_("{file} cannot be written: {reason}"), file=file, reason=why(error)) from None


def lan_address() -> str | None:
    """The computer's address in the local network; None without one."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            # Nothing is sent: connecting a datagram socket only chooses the way out.
            probe.connect(("192.0.2.1", 9))
        except OSError:
            return None
        address: str = probe.getsockname()[0]
    return None if address.startswith("127.") else address


def _in_url(host: str) -> str:
    return f"[{host}]" if ":" in host else host


def _has_desktop() -> bool:
    if sys.platform in ("win32", "darwin"):
        return True
    return bool(os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY"))


def _greet(where: Where, place: str) -> None:
    echo(N_("Tapete is ready: {address}"), address=where.here)
    if where.phones != where.here:
        echo(N_("On phones in the same network: {address}"), address=where.phones)
        _print_code(where.phones)
    echo(N_("The data lie in {place}. Ctrl+C stops."), place=place)
    sys.stdout.flush()


def _print_code(address: str) -> None:
    if not sys.stdout.isatty():
        return
    import segno

    segno.make(address, error="l").terminal(compact=True)
