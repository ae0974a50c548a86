"""A finished game looked through: how it stood, what it turned on, and what the dice did."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any, Final

from quattrocento.kernel.game import Game
from quattrocento.kernel.play import ASIDE, attempt, is_over, next_chance, next_decision, play, run
from quattrocento.kernel.record import Record
from quattrocento.kernel.step import Move
from quattrocento.players.perspective import judgement_of
from quattrocento.words.sources import messages_of

SAMPLES: Final = 24
"""Draws that a draw is compared with."""
TURNS: Final = 5
"""Turning points that are named at most."""
LEAST: Final = 1.0
TRIVIAL: Final = 0.2
"""Points that a turning point weighs at least, and its least share of the weightiest."""


class Stand:
    """How a game stood after so many moves: its round, points by source, and the bots' values."""

    __slots__ = ("move", "round", "sources", "values")

    def __init__(
        self, move: int, round_: int, sources: list[dict[str, int]], values: list[float]
    ) -> None:
        self.move: Final = move
        self.round: Final = round_
        self.sources: Final = sources
        self.values: Final = values


class Swing:
    """A turn, or a draw, and by how much it moved a seat against the mean of the others.

    `lasting` is what is left of it once everybody else has had a turn. `turn` counts the turns of
    the game; a draw belongs to the one in which it falls. It is `plain` where nothing was decided
    or told: the only move there was, or a pass.
    """

    __slots__ = ("by", "first", "last", "lasting", "lucky", "plain", "seat", "turn")

    def __init__(self, part: _Part, by: float, lasting: float) -> None:
        self.seat: Final = part.seat
        self.first: Final = part.first
        self.last: Final = part.last
        self.turn: Final = part.turn
        self.plain: Final = part.plain
        self.lucky: Final = part.by is not None
        self.by: Final = by
        self.lasting: Final = lasting

    @property
    def weight(self) -> float:
        """How much the game turned on it: nothing where the others made up for it at once."""
        if self.plain or self.by * self.lasting <= 0:
            return 0.0
        return min(abs(self.by), abs(self.lasting))


class Analysis:
    """Stands at the end of every turn, the largest swings, and each seat's luck with the draws."""

    __slots__ = ("luck", "stands", "swings")

    def __init__(self, stands: list[Stand], swings: list[Swing], luck: list[float] | None) -> None:
        self.stands: Final = stands
        self.swings: Final = swings
        self.luck: Final = luck

    def turning_points(self, most: int = TURNS) -> list[Swing]:
        """What the game turned on, in the order it came: the one list that every page shows.

        The weightiest swings since the first round began, none of them light beside the first,
        and no two within one go round the table.
        """
        begun = next((stand.move for stand in self.stands if stand.round > 0), 0)
        seats = len(self.stands[0].values)
        found = [swing for swing in self.swings if swing.first >= begun]
        found.sort(key=lambda swing: -swing.weight)
        kept: list[Swing] = []
        for swing in found:
            if swing.weight < max(LEAST, TRIVIAL * found[0].weight) or len(kept) == most:
                break
            if all(abs(swing.turn - other.turn) >= seats for other in kept):
                kept.append(swing)
        return sorted(kept, key=lambda swing: swing.first)

    def dump(self) -> dict[str, Any]:
        """Everything as JSON."""
        return {
            "stands": [
                {
                    "move": stand.move,
                    "round": stand.round,
                    "sources": stand.sources,
                    "values": [round(value, 2) for value in stand.values],
                }
                for stand in self.stands
            ],
            "turns": [
                {
                    "seat": swing.seat,
                    "first": swing.first,
                    "last": swing.last,
                    "by": round(swing.by, 2),
                    "lucky": swing.lucky,
                }
                for swing in self.turning_points()
            ],
            "luck": None if self.luck is None else [round(one, 2) for one in self.luck],
        }


def analyse(record: Record[Any], seed: int = 0) -> Analysis:
    """Replay a record and judge it as the bots do; the same record gives the same analysis.

    A turn ends when another seat decides; each of its parts, between draws, is judged by itself.
    What a draw did to a seat is measured against what others would have done: that is its luck.
    """
    replay = _Replay(record, Random(seed))
    for index, move in enumerate(record.moves):
        if next_chance(replay.position) is not None:
            replay.draw(index, move)
        else:
            replay.decide(index, move)
    stands = replay.settled()
    swings = list(_swings(replay.parts, stands))
    return Analysis(stands, swings, replay.luck if record.game.luck and replay.drawn else None)


def _swings(parts: list[_Part], stands: list[Stand]) -> Iterator[Swing]:
    seats = len(stands[0].values)
    after = 0
    for part in parts:
        while after < len(parts) - 1 and parts[after + 1].turn < part.turn + seats:
            after += 1
        before = stands[part.before].values
        by = part.by
        if by is None:
            by = _gains(before, stands[part.before + 1].values)[part.seat]
        lasting = _gains(before, stands[parts[after].before + 1].values)[part.seat]
        yield Swing(part, by, lasting)


class _Part:
    """A part of a turn between two stands, or a draw with what it did to the seat it moved most."""

    __slots__ = ("before", "by", "first", "last", "plain", "seat", "turn")

    def __init__(
        self,
        seat: int,
        moves: tuple[int, int],
        before: int,
        turn: int,
        plain: bool,
        by: float | None = None,
    ) -> None:
        self.seat: Final = seat
        self.first, self.last = moves
        self.before: Final = before
        self.turn: Final = turn
        self.plain: Final = plain
        self.by: Final = by


class _Replay:
    """A record move by move, with what is noted on the way."""

    __slots__ = (
        "_began", "_free", "_game", "_owner", "_rng", "_seat", "_settled", "_stands", "_told",
        "_turn", "_words",        "drawn", "luck", "parts", "position",
    )  # fmt: skip

    def __init__(self, record: Record[Any], rng: Random) -> None:
        self._game: Game[Any] = record.game
        self._rng = rng
        self.position: Any = record.start()
        run(self.position)
        self.luck = [0.0] * len(record.seats)
        self.drawn = False
        self.parts: list[_Part] = []
        self._stands: list[Stand] = []
        self._settled: list[list[float]] = []
        # Whose turn it is, and who decides in this part of it: nobody before the first move.
        self._owner: int | None = None
        self._turn = 0
        self._seat: int | None = None
        self._began = 0
        self._free = False
        self._told = False
        self._words = messages_of(record.game)
        self._note(0)

    def draw(self, index: int, move: Move) -> None:
        seats = range(len(self.luck))
        expected = _expected(self._game, self.position, self._rng)
        self._attempt(move)
        gains = _gains(expected, judgement_of(self._game).evaluate(self.position))
        self.luck = [sum(pair) for pair in zip(self.luck, gains, strict=True)]
        self.drawn = True
        best = max(seats, key=lambda seat: abs(gains[seat]))
        before = len(self._stands) - 1
        plain = not self._told
        moves = (index, index + 1)
        self.parts.append(_Part(best, moves, before, self._turn, plain, gains[best]))
        self._note(index + 1)
        self._seat = None

    def decide(self, index: int, move: Move) -> None:
        position = self.position
        if move[0] != ASIDE:
            decision = next_decision(position)
            assert decision is not None
            if self._seat is None:
                self._seat, self._began, self._free = decision.seat, index, False
                if self._seat != self._owner:
                    self._owner, self._turn = self._seat, self._turn + 1
            self._free = self._free or len(decision.moves(position)) > 1
        self._attempt(move)
        seat = self._seat
        following = next_decision(position)
        if seat is not None and (following is None or following.seat != seat):
            before = len(self._stands) - 1
            plain = not (self._free and self._told)
            moves = (self._began, index + 1)
            self.parts.append(_Part(seat, moves, before, self._turn, plain))
            self._note(index + 1)
            self._seat = None

    def _attempt(self, move: Move) -> None:
        """Make a move, and note whether there are words for what somebody did or met with."""
        self.position.events = []
        attempt(self.position, move)
        for event in self.position.events:
            told = "seat" in event.args and f"event-{event.name}" in self._words
            self._told = self._told or told
        self.position.events = None

    def _note(self, move: int) -> None:
        position = self.position
        judgement = judgement_of(self._game)
        standing = self._game.standing(position)
        values = [float(score) for score in standing.scores]
        if not is_over(position):
            values = judgement.evaluate(position)
        sources = judgement.sources(position) or standing.sources
        self._stands.append(Stand(move, self._game.rounds(position), sources, values))
        self._settled.append(judgement.settled(position) or values)
        self._told = False

    def settled(self) -> list[Stand]:
        """The stands; while the last round is played, what is guessed gives way to what counts.

        Bots hope for what means may still bring, which the end takes away at once.
        """
        stands = self._stands
        if not is_over(self.position):
            return stands
        last = stands[-1]
        first = next(i for i, stand in enumerate(stands) if stand.round == last.round)
        return stands[:first] + [
            Stand(
                stand.move,
                stand.round,
                stand.sources,
                [
                    value + (points - value) * step / max(1, len(stands) - 1 - first)
                    for value, points in zip(stand.values, now, strict=True)
                ],
            )
            for step, (stand, now) in enumerate(
                zip(stands[first:], self._settled[first:], strict=True)
            )
        ]


def _expected(game: Game[Any], position: Any, rng: Random) -> list[float]:
    """The mean of how the table looks after a draw."""
    sums: list[float] = []
    for _ in range(SAMPLES):
        other = position.clone()
        chance = next_chance(other)
        assert chance is not None
        move: Move = chance.sample(other, rng)
        play(other, move)
        values = judgement_of(game).evaluate(other)
        sums = [sum(pair) for pair in zip(sums, values, strict=True)] if sums else values
    return [total / SAMPLES for total in sums]


def _gains(before: list[float], after: list[float]) -> list[float]:
    """By how much each seat gained on the mean of the others."""
    changes = [b - a for a, b in zip(before, after, strict=True)]
    whole = sum(changes)
    others = max(1, len(changes) - 1)
    return [change - (whole - change) / others for change in changes]
