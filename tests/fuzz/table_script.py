"""Fuzz the table script: any text is a table or one sentence with a line number, never a crash.

    pip install -e '.[fuzz]'
    python tests/fuzz/table_script.py -max_total_time=60

`target` takes bytes: half of the time they are the text itself, else each byte chooses a word, so that a
fuzzer soon writes scripts that get somewhere.
"""

from __future__ import annotations

import sys

from tapete.bridge.table.report import diagram, table_report
from tapete.bridge.table.script import BadScript, play

WORDS = (
    *"NESW",
    *("1S", "1H", "2C", "3NT", "7NT", "8S", "X", "XX", "pass", "changes", "together", ","),
    *("HA", "S2", "D5", "leads", "face", "down", "plays", "drops", "shows", "dummy", "low", "H", "D"),
    *("claims", "concedes", "agrees", "objects", "says", "thinks", "requires", "forbids", "leaves", "free"),
    *("arbiter", "yes", "no", "answer", "for", "27", "21", "13", "15A", "72C", "24", "score", "penalty"),
    *("unintended", "insufficient_bid_accepted", "call_out_of_rotation_accepted", "comparable", "own_error"),
    *("partner_could_see", "suits_specified", "artificial_pass", "replacement", "second_call_accepted"),
    *("back", "expect", "refused", "turn", "ruling", "board", "dealer", "rules", "gives", "140", "10%", "1"),
    *("\n",) * 40,
)


def script_of(data: bytes) -> str:
    """The text for which the bytes stand."""
    if data[:1] < b"\x40":
        return data[1:].decode("utf-8", "replace")
    return " ".join(WORDS[byte % len(WORDS)] for byte in data[1:])


def target(data: bytes) -> None:
    """Play the script; what can be played can be shown, undone and done again."""
    try:
        table = play(script_of(data)).table
    except BadScript as reason:
        if not (reason.line and str(reason)):
            raise AssertionError("a refusal without a line or a sentence") from reason
        return
    assert table_report(table)["phase"] == table.phase.value
    diagram(table)
    assert table.start.replay(table.acts) == table


def main() -> None:
    """Run under atheris, which this needs and nothing else."""
    import atheris

    atheris.instrument_all()
    atheris.Setup(sys.argv, target)
    atheris.Fuzz()


if __name__ == "__main__":
    main()
