"""`python3 do.py storm [SECONDS] [--seed N] [--report FILE]`: a storm over both houses in turn."""

from __future__ import annotations

import argparse
import asyncio
import json
import shutil
import signal
import sys
import time
from collections.abc import Callable
from pathlib import Path
from random import SystemRandom
from typing import Any

from rich.console import Console

from tests.storm.faults import ALONE, EVERYWHERE
from tests.storm.figures import show
from tests.storm.houses import ManyProcesses, OneProcess, StormHouse, storm_folder
from tests.storm.storm import Storm, Weather

SHARE = 0.75
"""Of the time, for the house of many processes."""


def main() -> int:
    reader = argparse.ArgumentParser(prog="do.py storm", description=__doc__)
    reader.add_argument("seconds", nargs="?", type=float, default=600.0)
    reader.add_argument("--seed", type=int, default=SystemRandom().getrandbits(32))
    reader.add_argument("--report", type=Path, default=Path("build/storm.json"))
    given = reader.parse_args()
    if sys.platform != "linux":
        print("A storm looks into /proc and needs Linux.")
        return 2
    # Asked to stop, it tidies up as after Ctrl-C.
    signal.signal(signal.SIGTERM, signal.default_int_handler)
    folder = storm_folder()
    print(f"seed {given.seed}; logs in {folder}", flush=True)
    report: dict[str, Any] = {"seed": given.seed}
    houses: list[tuple[Callable[[], StormHouse], tuple[str, ...], float, int]] = [
        (lambda: ManyProcesses(folder / "many", 3, 2, disk=True), EVERYWHERE, SHARE, 8),
        (lambda: OneProcess(folder / "one"), ALONE, 1 - SHARE, 4),
    ]
    for build, kinds, share, evenings in houses:
        house = build()
        weather = Weather(
            seconds=given.seconds * share, seed=given.seed, kinds=kinds, evenings=evenings
        )
        try:
            report[house.kind] = asyncio.run(Storm(house, weather, _say).rage())
        except BaseException:
            print(f"The storm broke off; seed {given.seed}, logs in {folder}", flush=True)
            raise
        finally:
            house.close()
        show(house.kind, report[house.kind], Console(width=110))
    given.report.parent.mkdir(parents=True, exist_ok=True)
    given.report.write_text(json.dumps(report, indent=2, ensure_ascii=False) + "\n", "utf-8")
    failed = [house for house, one in report.items() if house != "seed" and one["failures"]]
    if failed:
        print(f"FAILED on {', '.join(failed)}: seed {given.seed}, logs in {folder}")
        return 1
    shutil.rmtree(folder, ignore_errors=True)
    print(f"Nothing lost, nothing doubled, nothing told; figures in {given.report}")
    return 0


def _say(text: str) -> None:
    print(f"{time.strftime('%H:%M:%S')} {text}", flush=True)


if __name__ == "__main__":
    sys.exit(main())
