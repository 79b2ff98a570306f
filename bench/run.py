"""Every figure that we publish, each beside a named peer in the same run: `make bench`."""

from __future__ import annotations

import importlib
import platform
import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parent))


def main() -> None:
    """Run the benchmarks one after the other."""
    print(f"Python {platform.python_version()}, {platform.machine()}, {platform.system()}")
    for name in ("law", "start", "journal", "bridge", "table", "tournament", "tarot"):
        importlib.import_module(name).main()


if __name__ == "__main__":
    main()
