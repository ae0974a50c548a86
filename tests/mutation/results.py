"""What became of each mutant, kept from run to run."""

from __future__ import annotations

import os
from collections.abc import Iterable, Iterator
from typing import Final

import msgspec

from tests.mutation.lines import baseline
from tests.mutation.plan import RESULTS, Baseline, Planned
from tests.mutation.running import forked, killer, prepare, told

ENDLESS: Final = "time"
"""What has noticed a mutant that does not end."""


class Result(msgspec.Struct):
    """The test that noticed a mutant, or nothing."""

    mutant: str
    by: str
    stamp: str


class Results:
    """The last result of each mutant, a line each in a file for each game."""

    def __init__(self, games: Iterable[str]) -> None:
        prepare()
        self._baselines: dict[str, Baseline] = {game: baseline(game) for game in games}
        self._found: dict[str, Result] = {}
        for game in games:
            path = RESULTS / f"{game}.jsonl"
            lines = path.read_bytes().splitlines() if path.exists() else []
            for line in lines:
                one = msgspec.json.decode(line, type=Result)
                self._found[one.mutant] = one

    def known(self, one: Planned) -> bool:
        """It was run on these sources with these tests."""
        found = self._found.get(one.name)
        return found is not None and found.stamp == self._baselines[one.game].stamp

    def by(self, one: Planned) -> str:
        return self._found[one.name].by

    def reached(self, one: Planned) -> bool:
        """Some test comes to it, or it matters when the rules are loaded."""
        here = self._baselines[one.game]
        loaded = set(here.loaded.get(one.file, []))
        lines = range(one.mutant.line, one.mutant.last + 1)
        return bool(here.chapter(one)) or not loaded.isdisjoint(lines)

    def run(self, mutants: list[Planned], processes: int) -> Iterator[tuple[Planned, str]]:
        """Run mutants, as many at once as there are processes; each as it ends, and by what."""
        waiting = list(reversed(mutants))
        running: dict[int, tuple[Planned, int]] = {}
        try:
            while waiting or running:
                while waiting and len(running) < processes:
                    one = waiting.pop()
                    child, reading = self._start(one)
                    running[child] = (one, reading)
                child, status = os.wait()
                one, reading = running.pop(child)
                by = told(reading)
                if os.waitstatus_to_exitcode(status) < 0:
                    by = ENDLESS
                self._keep(one, by)
                yield one, by
        finally:
            for child, (_, reading) in running.items():
                os.close(reading)
                os.kill(child, 9)
                os.waitpid(child, 0)

    def _start(self, one: Planned) -> tuple[int, int]:
        here = self._baselines[one.game]
        before = self._found.get(one.name)
        first = before.by if before else ""
        # Its chapter and then the rest, on a mutant that may make them slower.
        return forked(lambda: killer(one, here, first), 3 + 3 * here.seconds)

    def _keep(self, one: Planned, by: str) -> None:
        result = Result(one.name, by, self._baselines[one.game].stamp)
        self._found[one.name] = result
        with (RESULTS / f"{one.game}.jsonl").open("ab") as file:
            file.write(msgspec.json.encode(result) + b"\n")
