"""Lessons: a recorded part of a game, and what is said at each of the learner's decisions.

A game names the package of its lessons. `lesson.jsonl` there is an ordinary record. `lesson.toml`
names the learner's seat and lists the pages in order; a page may ask for `moves`, and all of them
together are the learner's in the record. The pages after the last of them end the lesson. What a
page says is in `en.ftl` and its sisters: `lesson-<page>` is its title and `lesson-<page>-text` what
it says; where it asks for several moves each has a text of its own, the second one
`lesson-<page>-text-2`.

A second lesson lies beside it, in `second.jsonl` and `second.toml`. It may begin in the middle of
a game: as many moves as its `opening` says have been made before the learner sits down.
"""

from __future__ import annotations

import tomllib
from dataclasses import dataclass
from functools import cache
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import Any

from quattrocento.games.registry import load_game
from quattrocento.kernel.errors import BadRecord
from quattrocento.kernel.game import Game
from quattrocento.kernel.play import attempt, next_decision
from quattrocento.kernel.record import Record, read_record
from quattrocento.kernel.step import Move

FILES = ("lesson", "second")
"""What the files of a game's lessons are called, in order."""


@dataclass(frozen=True)
class Page:
    """One thing that is taught: its name, the things on the table it points at, its terms.

    A page that asks for several moves is read in as many parts, each pointing at its own things.
    It may be `paid_for`: what the program proposes as a payment is offered as well.
    """

    name: str
    part: int
    parts: int
    targets: tuple[str, ...]
    terms: tuple[str, ...]
    paid_for: bool


@dataclass(frozen=True)
class Step:
    """The pages of one decision: `at` is the number of moves before it, `move` goes on."""

    at: int
    first: int
    pages: tuple[Page, ...]
    move: Move | None


@dataclass(frozen=True)
class Expected:
    """A decision of the learner in the record: its place, its move, and what that is about."""

    at: int
    move: Move | None
    targets: tuple[str, ...]


@dataclass(frozen=True)
class Lesson:
    """A guided part of a game: who sits where, every move and draw, the steps of the learner."""

    seat: int
    seats: int
    options: dict[str, str]
    moves: tuple[Move, ...]
    opening: int
    steps: tuple[Step, ...]

    @property
    def pages(self) -> int:
        """How many pages there are."""
        last = self.steps[-1]
        return last.first + len(last.pages) - 1

    def step(self, count: int) -> Step | None:
        """The step that is due after so many moves; None once the lesson is over."""
        return next((step for step in self.steps if step.at >= count), None)


def lessons_of(game: Game[Any]) -> tuple[Lesson, ...]:
    """The lessons of a game; none where it has none, or is played with other components."""
    if game.lesson is None or game.overlay is not None:
        return ()
    return _lessons(game.name, game.lesson)


def lesson_of(game: Game[Any], number: int) -> Lesson | None:
    """A lesson of a game, counted from 1; there is none of number 0."""
    lessons = lessons_of(game) if number else ()
    return lessons[number - 1] if 0 < number <= len(lessons) else None


def script_of(game: Game[Any], number: int) -> tuple[Move, ...]:
    """The moves that a table follows where a lesson is taught; none elsewhere."""
    lesson = lesson_of(game, number)
    return () if lesson is None else lesson.moves


def opening_of(game: Game[Any], number: int) -> int:
    """How many moves a lesson has behind it when its learner sits down: they stay."""
    lesson = lesson_of(game, number)
    return 0 if lesson is None else lesson.opening


@cache
def _lessons(name: str, package: str) -> tuple[Lesson, ...]:
    folder = files(package)
    return tuple(
        _lesson(name, folder, one) for one in FILES if folder.joinpath(f"{one}.toml").is_file()
    )


def _lesson(name: str, folder: Traversable, file: str) -> Lesson:
    plan = tomllib.loads(folder.joinpath(f"{file}.toml").read_text("utf-8"))
    record = read_record(load_game(name), folder.joinpath(f"{file}.jsonl").read_text("utf-8"))
    seat: int = plan["seat"]
    opening: int = plan.get("opening", 0)
    decisions = [one for one in _decisions(record, seat) if one.at >= opening]
    return Lesson(
        seat=seat,
        seats=len(record.seats),
        options=record.options,
        moves=tuple(record.moves),
        opening=opening,
        steps=_steps(plan["pages"], decisions),
    )


def _decisions(record: Record[Any], seat: int) -> list[Expected]:
    """What the learner decides, move by move; at the end it must be the learner's turn."""
    position = record.start()
    found: list[Expected] = []
    for number, move in enumerate(record.moves):
        decision = next_decision(position)
        if decision is not None and decision.seat == seat:
            found.append(Expected(number, move, tuple(record.game.speech.targets(position, move))))
        attempt(position, move)
    last = next_decision(position)
    if last is None or last.seat != seat:
        raise BadRecord(len(record.moves) + 1, "a lesson ends where the learner has to decide")
    return [*found, Expected(len(record.moves), None, ())]


def _steps(plan: list[dict[str, Any]], decisions: list[Expected]) -> tuple[Step, ...]:
    """The pages by the decisions they speak of; one that asks for several moves stays for all."""
    steps: list[Step] = []
    read: list[Page] = []
    first = 1
    for number, entry in enumerate(plan, start=1):
        moves: list[Move | None] = [tuple(move) for move in entry.get("moves", ())]
        if number == len(plan):
            moves.append(None)
        asked = decisions[len(steps) : len(steps) + len(moves)]
        if [one.move for one in asked] != moves:
            raise BadRecord(1, f"the lesson's page {entry['name']} asks for {moves}")
        if not moves:
            read.append(_page(entry, 1, asked))
        for part, one in enumerate(asked, start=1):
            steps.append(Step(one.at, first, (*read, _page(entry, part, asked)), one.move))
            read, first = [], number
        if moves:
            first = number + 1
    if len(steps) != len(decisions):
        raise BadRecord(1, f"{len(decisions)} decisions of the learner, {len(steps)} steps")
    return tuple(steps)


def _page(entry: dict[str, Any], part: int, asked: list[Expected]) -> Page:
    """A part of a page points at everything but what only its other parts are about."""
    own = asked[part - 1].targets if asked else ()
    others = {target for one in asked for target in one.targets}.difference(own)
    targets = tuple(target for target in entry.get("targets", ()) if target not in others)
    return Page(
        name=entry["name"],
        part=part,
        parts=max(len(asked), 1),
        targets=targets,
        terms=tuple(entry.get("terms", ())),
        paid_for=entry.get("paid_for", False),
    )
