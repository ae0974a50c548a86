"""Which mutants there are of each game, and which of its rule tests come to which lines."""

from __future__ import annotations

import hashlib
import tomllib
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Final, NamedTuple

import msgspec

from tests.mutation.operators import Mutant, mutants

ROOT: Final = Path(__file__).resolve().parents[2]
GAMES: Final = ("signorie", "princes", "virtu", "italian_wars")
SOURCES: Final = ROOT / "src" / "quattrocento" / "games"
RESULTS: Final = ROOT / "build" / "mutation"
EQUIVALENT: Final = Path(__file__).with_name("equivalent.toml")
RULES_OF_GAME: Final = frozenset({"standing", "verdict"})
"""What is a rule in `game.py`; the rest puts the game together."""
BENEATH: Final = {"italian_wars": ["virtu"]}
"""The games whose rules a game plays by."""


class Planned(NamedTuple):
    """A mutant of a file, named from the folder of the games on: `virtu/rules/war.py`."""

    game: str
    file: str
    mutant: Mutant

    @property
    def name(self) -> str:
        return f"{self.file} {self.mutant.name}"

    @property
    def path(self) -> Path:
        return SOURCES / self.file

    @property
    def module(self) -> str:
        return "quattrocento.games." + self.file.removesuffix(".py").replace("/", ".")


class Baseline(msgspec.Struct):
    """The rule tests of a game on the sources as they are."""

    stamp: str
    seconds: float
    """What loading the game and all its tests take of a processor."""
    tests: list[str]
    reached: dict[str, dict[int, list[int]]]
    """File and line: the tests that come there, the one with the shortest way first."""
    loaded: dict[str, list[int]]
    """Lines that are run when a file is loaded, and perhaps never again."""

    def chapter(self, planned: Planned) -> list[str]:
        """The tests that come to the mutant; none where it matters when the file is loaded."""
        lines = range(planned.mutant.line, planned.mutant.last + 1)
        if any(line in self.loaded.get(planned.file, []) for line in lines):
            return []
        reached = self.reached.get(planned.file, {})
        found = {test: None for line in lines for test in reached.get(line, [])}
        return [self.tests[test] for test in sorted(found)]


def files(game: str) -> list[str]:
    rules = sorted((SOURCES / game / "rules").glob("*.py"))
    tables = [*(SOURCES / game).glob("player.py"), SOURCES / game / "board.py"]
    paths = [*rules, *tables, SOURCES / game / "game.py"]
    return [path.relative_to(SOURCES).as_posix() for path in paths]


def planned(game: str) -> Iterator[Planned]:
    """Every mutant of a game's rules."""
    for file in files(game):
        only = RULES_OF_GAME if file.endswith("game.py") else frozenset[str]()
        for mutant in mutants((SOURCES / file).read_text("utf-8"), only):
            yield Planned(game, file, mutant)


def sampled(mutants: list[Planned], count: int, seed: int) -> list[Planned]:
    """Some of them at random, in their order."""
    chosen = Random(seed).sample(range(len(mutants)), min(count, len(mutants)))
    return [mutants[number] for number in sorted(chosen)]


def equivalents() -> dict[str, str]:
    """The mutants that play as the rules do, and why."""
    listed = tomllib.loads(EQUIVALENT.read_text("utf-8"))
    return {f"{file} {name}": why for file, some in listed.items() for name, why in some.items()}


def tests_of(game: str) -> str:
    return f"tests/rules/{game}"


def stamp(game: str) -> str:
    """Changes with the sources and the tests; a result stands for as long as they are the same."""
    digest = hashlib.sha256()
    folders = [SOURCES / name for name in [game, *BENEATH.get(game, [])]]
    tests = [ROOT / tests_of(name) for name in [game, *BENEATH.get(game, [])]]
    for folder in [*folders, SOURCES.parent / "kernel", *tests]:
        for path in sorted(folder.rglob("*")):
            if path.suffix in (".py", ".toml"):
                digest.update(path.as_posix().encode() + path.read_bytes())
    return digest.hexdigest()[:16]
