"""`python3 do.py mutate [GAME …] [--sample N] [--seed N] [--only PART]`: mutants of the rules.

Each mutant is one small change to a rule. The game's own rule tests are to notice it: first
those that come to the changed lines, then all others. Results are kept in build/mutation, so
that a run that was stopped goes on; a mutant is run again when rules or tests have changed.
"""

from __future__ import annotations

import argparse
import os
import sys
import time
from typing import Final

from making.shell import say

from tests.mutation.plan import GAMES, planned, sampled

SEED: Final = 1517
STRIDE: Final = 50
"""After so many mutants it says how far it is."""


def main() -> int:
    reader = argparse.ArgumentParser(prog="do.py mutate", description=__doc__)
    reader.add_argument("games", nargs="*", metavar="GAME", help=f"of {', '.join(GAMES)}")
    reader.add_argument("--sample", type=int, help="only so many, at random over these games")
    reader.add_argument("--seed", type=int, default=SEED, help="of the sample")
    reader.add_argument("--only", default="", help="only mutants with this in their name")
    reader.add_argument("--processes", type=int, default=os.cpu_count() or 1)
    given = reader.parse_args()
    if unknown := set(given.games) - set(GAMES):
        reader.error(f"no game {', '.join(sorted(unknown))}; there are {', '.join(GAMES)}")
    if not hasattr(os, "fork"):
        print("Mutants are run by processes that fork, which this system has not.")
        return 2
    # Not to be had where there is no fork.
    from tests.mutation.report import LEAST, Report
    from tests.mutation.results import Results

    games = [game for game in GAMES if game in given.games or not given.games]
    mutants = [one for game in games for one in planned(game) if given.only in one.name]
    if given.sample is not None:
        mutants = sampled(mutants, given.sample, given.seed)
    results = Results(games)
    left = [one for one in mutants if not results.known(one)]
    started = time.monotonic()
    for done, (one, by) in enumerate(results.run(left, given.processes), 1):
        if not by:
            print(f"survived: {one.name}", flush=True)
        if done % STRIDE == 0 or done == len(left):
            say(f"{done} of {len(left)} mutants, {(time.monotonic() - started) / done:.2f} s each")
    report = Report(mutants, results)
    report.write()
    return int(report.killed_of_all() < LEAST or bool(report.wrongly_listed()))


if __name__ == "__main__":
    sys.exit(main())
