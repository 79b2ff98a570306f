"""How long a command takes from start to end, beside Python and beside an import of click alone.

Goals: `tapete --help` under 150 ms, `tapete laws show` under 300 ms.
"""

from __future__ import annotations

import os
import statistics
import subprocess
import sys
import time
from pathlib import Path

TAPETE = str(Path(sys.executable).parent / "tapete")
ROUNDS = 15


def seconds(command: list[str]) -> float:
    """The median of some runs, the first of which only warms the disk."""
    # In Spanish, so that catalogues are read too; and compiled once, as an installed program is.
    environment = {**os.environ, "TAPETE_LANG": "es", "PYTHONDONTWRITEBYTECODE": ""}
    taken = []
    for _ in range(ROUNDS + 1):
        begin = time.perf_counter()
        subprocess.run(command, check=True, capture_output=True, env=environment)
        taken.append(time.perf_counter() - begin)
    return statistics.median(taken[1:])


def main() -> None:
    """Print the figures."""
    peer = seconds([sys.executable, "-c", "import click, json"])
    print(f"start   python and click alone       {peer * 1000:7.1f} ms")
    for goal, line in (
        (150, "--help"),
        (300, "laws show bridge-2017 27"),
        (None, "laws search bridge-2017 IMP"),
        (None, "laws coverage bridge-2017 --json"),
    ):
        taken = seconds([TAPETE, *line.split()])
        name = f"tapete {line.split(' bridge')[0]}"
        aim = f"   (goal {goal} ms)" if goal else ""
        print(f"start   {name:30} {taken * 1000:7.1f} ms   {taken / peer:4.1f} x{aim}")


if __name__ == "__main__":
    main()
