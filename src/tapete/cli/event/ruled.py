"""What the arbiter rules: adjusted scores, penalties, matches without play, appeals."""

from __future__ import annotations

from typing import Any

import click

from tapete.cli.base import Command, UsageProblem, as_json
from tapete.cli.event.base import (
    at_desk,
    at_spot,
    by_whom,
    choice,
    desk_of,
    done,
    never_both,
    person,
    session,
    speak,
    spot_of,
)
from tapete.text import N_, phrase
from tapete.tournament.event import ExtraKind
from tapete.tournament.told import described, told

__all__ = ["appeal_", "award_", "lift_", "penalty_", "publish_", "rule_"]


@click.command(cls=Command, help=N_("Give an adjusted score: assigned, weighted, split, artificial."))
@at_desk
@at_spot
@click.option(
    "--ns",
    default=None,
    metavar="SCORE",
    help=N_(
        "What North-South get: a result, '170@67%, 140@33%', plus, even, minus, 60%, none, "
        "'620 without-error 300', 'at-most 170'; empty for the result of the table. Points are those of "
        "North-South, also with --ew."
    ),
)
@click.option(
    "--ew", default=None, metavar="SCORE", help=N_("What East-West get; else the same as North-South.")
)
@click.option("--clause", default="", help=N_("The clause of the law, such as 12C1c."))
@click.option("--minute", default="", metavar="ID", help=N_("The ruling in the minutes."))
@click.option("--committee", is_flag=True, help=N_("An appeals committee decided it."))
@click.option(
    "--late", is_flag=True, help=N_("After the periods of 79C and 92B, where the organiser allows it.")
)
@person
@as_json
def rule_(event: str, data: str | None, json_: bool, **how: Any) -> None:
    """Give an adjusted score."""
    ns, ew = how["ns"], how["ew"]
    if ns is None and ew is None:
        raise UsageProblem(N_("say with --ns and --ew what the sides get"))
    with desk_of(event, data) as desk:
        made = desk.rule(
            spot_of(how), ns or "", ew, clause=how["clause"], minute=how["minute"],
            committee=how["committee"], late=how["late"], **by_whom(how),
        )  # fmt: skip
        given = desk.event.adjustment(made)
        said = phrase(told(desk.log()[-1].happening, desk.event), speak())
    done(json_, {"id": made, "ns": given.ns, "ew": given.ew, "clause": given.clause},
         "{said}", said=said)  # fmt: skip


@click.command(cls=Command, help=N_("Take an adjusted score back; the result of the table holds again."))
@at_desk
@click.argument("id", type=int)
@person
@as_json
def lift_(event: str, data: str | None, id: int, json_: bool, by: str, why: str) -> None:
    """Lift a ruling."""
    with desk_of(event, data) as desk:
        desk.lift(id, by=by, why=why)
    done(json_, {"id": id}, N_("Ruling {id} is taken back."), id=id)


@click.command(
    cls=Command, help=N_("Give a penalty, a bonus or a carry-over: 25% of a top, or a number of points.")
)
@at_desk
@click.argument("number", type=int)
@click.argument("amount", default="")
@click.option("--kind", type=click.Choice([each.value for each in ExtraKind]), default="procedural",
              show_default=True, help=N_("What it is."))  # fmt: skip
@click.option("--clause", default="", help=N_("The clause of the law, such as 90B2."))
@click.option("--take-back", is_flag=True, help=N_("NUMBER is that of a penalty: take it back."))
@session
@person
@as_json
def penalty_(event: str, data: str | None, number: int, amount: str, json_: bool, **how: Any) -> None:
    """Give a penalty."""
    never_both("take_back", "amount", "kind", "clause")
    with desk_of(event, data) as desk:
        if how["take_back"]:
            desk.withdraw_extra(number, **by_whom(how))
            done(json_, {"id": number}, N_("Penalty {id} is taken back."), id=number)
            return
        made = desk.give_extra(
            number, amount, kind=choice(ExtraKind, how["kind"]), session=how["session"], clause=how["clause"],
            **by_whom(how),
        )  # fmt: skip
        extra = desk.event.extras[made]
        said = phrase(described(extra, desk.event), speak())
    done(json_, {"id": made, "number": number, "amount": extra.amount, "clause": extra.clause},
         "{said}", said=said)  # fmt: skip


@click.command(
    cls=Command, help=N_("Give a match its points without play, such as 3=12 5=0: a forfeit, a bye.")
)
@at_desk
@click.argument("round_", metavar="ROUND", type=click.IntRange(1))
@click.argument("points", nargs=-1, required=True)
@click.option("--take-back", is_flag=True, help=N_("Take back what the numbers named were given."))
@session
@person
@as_json
def award_(
    event: str, data: str | None, round_: int, points: tuple[str, ...], json_: bool, **how: Any
) -> None:
    """Award a match."""
    at: dict[str, Any] = {"session": how["session"], **by_whom(how)}
    found = {}
    for word in points:
        name, equals, value = word.partition("=")
        if not name.isdecimal() or bool(equals) is how["take_back"]:
            raise UsageProblem(
                N_("{text} awards nothing: write contestant and points such as 3=12"), text=repr(word)
            )
        found[int(name)] = value
    with desk_of(event, data) as desk:
        if how["take_back"]:
            desk.withdraw_award(round_, found, **at)
        else:
            desk.award(round_, found, **at)
        said = phrase(told(desk.log()[-1].happening, desk.event), speak())
    done(json_, {"round": round_, "points": found}, "{said}", said=said)


@click.command(cls=Command, help=N_("Make the official scores available: the correction period begins."))
@at_desk
@session
@person
@as_json
def publish_(event: str, data: str | None, json_: bool, **how: Any) -> None:
    """Publish the scores."""
    with desk_of(event, data) as desk:
        desk.publish(how["session"], **by_whom(how))
        minutes = desk.event.rules.correction_minutes
    done(json_, {"session": how["session"], "minutes": minutes},
         N_("The scores of session {session} are available; errors can be corrected for {n} minutes."),
         session=how["session"], n=minutes)  # fmt: skip


@click.command(cls=Command, help=N_("Lodge an appeal against a ruling, or note what became of it."))
@at_desk
@click.argument("id", type=int)
@click.option("--decided", metavar="TEXT", help=N_("ID is that of an appeal: what became of it."))
@person
@as_json
def appeal_(
    event: str, data: str | None, id: int, decided: str | None, json_: bool, by: str, why: str
) -> None:
    """Appeal, or decide an appeal."""
    with desk_of(event, data) as desk:
        if decided is not None:
            desk.decide_appeal(id, decided, by=by, why=why)
            done(json_, {"id": id, "outcome": decided}, N_("Appeal {id}: {outcome}."), id=id, outcome=decided)
            return
        number = desk.appeal(id, by=by, why=why)
    done(
        json_, {"id": number, "ruling": id}, N_("Appeal {id} against ruling {ruling}."), id=number, ruling=id
    )
