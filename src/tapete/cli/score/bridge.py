"""`tapete score bridge`: the score of a contract by Law 77."""

from __future__ import annotations

import json

import click

from tapete.bridge import Contract, Impossible, Result, Seat, Side, Vulnerability, parts
from tapete.cli.base import Command, as_json, echo, heading, say
from tapete.text import N_, P_, Text, phrase, sentence

__all__ = ["bridge"]


@click.command(
    cls=Command, help=N_("Score a bridge contract by Law 77, such as `tapete score bridge 4SX N both 9`.")
)
@click.argument("contract")
@click.argument("declarer", metavar="N|E|S|W")
@click.argument("vulnerability", metavar="none|ns|ew|both")
@click.argument("tricks", type=int)
@as_json
def bridge(contract: str, declarer: str, vulnerability: str, tricks: int, json_: bool) -> None:
    """Score a contract: CONTRACT as 4SX, DECLARER N|E|S|W, VULNERABILITY none|ns|ew|both, TRICKS won."""
    played = _played(Contract.parse(contract), declarer)
    zone = Vulnerability.parse(vulnerability)
    scores = Result(played, tricks).score(zone)
    if json_:
        click.echo(json.dumps({"ns": scores[Side.NS], "ew": scores[Side.EW]}))
        return
    speak = say("bridge")
    won = Text.of(P_("{n} trick", "{n} tricks"), n=tricks)
    head = [played, zone] if played.is_passed_out else [played, zone, won]
    click.echo(heading(sentence(head, speak)))
    vulnerable = played.declarer is not None and zone.covers(played.declarer)
    for part in parts(played, vulnerable, tricks):
        click.echo(f"  {phrase(part.label, speak):28} {part.points:>6}")
    for side in Side:
        click.echo(f"{phrase(side, speak):30} {scores[side]:>6}")
    echo(N_("By Law {article}."), article="77")


def _played(contract: Contract, declarer: str) -> Contract:
    """The contract with its declarer; where all passed there is none, and "-" says so."""
    if contract.is_passed_out:
        if declarer.strip() != "-":
            Seat.parse(declarer)
        return contract
    seat = Seat.parse(declarer)
    if contract.declarer not in (None, seat):
        raise Impossible(
            N_("{contract} names another declarer than {declarer}: give one"),
            contract=str(contract),
            declarer=str(seat),
        )
    return Contract(contract.bid, contract.doubling, seat)
