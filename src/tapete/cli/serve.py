"""`tapete serve`: the arbiter's page, for this computer and for phones."""

from __future__ import annotations

import socket
import sys

import click

from tapete.cli.base import Command, echo
from tapete.cli.files import at_data, journal_at, journal_place
from tapete.text import N_, Problem

__all__ = ["serve"]


class PortTaken(Problem, OSError):
    """Another program listens on the port."""


@click.command(cls=Command, help=N_("Start Tapete: the arbiter's page, for this computer and for phones."))
@click.option(
    "--port",
    type=click.IntRange(0, 65535),
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
@at_data
def serve(port: int, host: str, names: tuple[str, ...], data: str | None) -> None:
    """Serve the pages until interrupted."""
    import uvicorn

    from tapete.web.app import create_app

    listening = _listen(host, port)
    port = listening.getsockname()[1]
    lan = lan_address() if host == "0.0.0.0" else None
    with listening, journal_at(data, create=True) as journal:
        here = f"http://{'localhost' if host in ('0.0.0.0', '127.0.0.1') else host}:{port}/"
        phones = f"http://{lan}:{port}/" if lan else here
        app = create_app(journal, hosts=[host, *([lan] if lan else []), *names], address=phones)
        echo(N_("Tapete is ready: {address}"), address=here)
        if lan:
            echo(N_("On phones in the same network: {address}"), address=phones)
            _print_code(phones)
        echo(N_("The data lie in {place}. Ctrl+C stops."), place=journal_place(data))
        sys.stdout.flush()
        config = uvicorn.Config(app, log_level="warning", timeout_graceful_shutdown=3, server_header=False)
        uvicorn.Server(config).run(sockets=[listening])


def _listen(host: str, port: int) -> socket.socket:
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    listening = socket.socket(family, socket.SOCK_STREAM)
    listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    try:
        listening.bind((host, port))
    except OSError as error:
        listening.close()
        raise PortTaken(
            N_("port {port} of {host} cannot be used ({reason}): choose another with --port"),
            port=port,
            host=host,
            reason=error.strerror or str(error),
        ) from None
    return listening


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


def _print_code(address: str) -> None:
    if not sys.stdout.isatty():
        return
    import segno

    segno.make(address, error="l").terminal(compact=True)
