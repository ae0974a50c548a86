"""A match: a record being played, its position, and how far back undo may go."""

from __future__ import annotations

from collections.abc import Iterable
from random import Random
from typing import Any, Generic, TypeVar

from quattrocento.kernel.errors import BadRecord, BadSetup, IllegalMove
from quattrocento.kernel.game import Standing
from quattrocento.kernel.play import (
    ASIDE,
    attempt,
    is_over,
    legal,
    next_chance,
    next_decision,
    settle,
)
from quattrocento.kernel.position import Event, Position
from quattrocento.kernel.record import Record
from quattrocento.kernel.step import Move

M = TypeVar("M", bound=Position)


class Match(Generic[M]):
    """Plays a record on. Draws come from `rng`; everything that falls goes into the record.

    Where there is a `script`, the moves of another record, draws fall as they did there for as
    long as everything else happens as it did there.

    Undo goes back to the last barrier: a draw, a change of the deciding seat, or anything
    newly seen by anyone. The barrier is computed from what happened, no rule declares it.

    >>> import quattrocento
    >>> record = quattrocento.Record(quattrocento.load_game("signorie"), ["Ada", "Bruno"])
    >>> match = quattrocento.Match(record)
    >>> match.position.dump()["round"], len(record.moves)
    (0, 0)
    """

    __slots__ = ("_back", "_determinizing", "position", "record", "rng", "script")

    def __init__(
        self, record: Record[M], rng: Random | None = None, script: tuple[Move, ...] = ()
    ) -> None:
        self.record = record
        self.script = script
        self.rng = rng if rng is not None else Random()
        self._back: list[tuple[int, M]] = []
        self._determinizing: Random | None = None
        self.position = record.start()
        for index, move in enumerate(record.moves):
            try:
                self._redo(move, index)
            except IllegalMove as error:
                raise BadRecord(index + 2, str(error)) from None

    @property
    def seat(self) -> int | None:
        """The seat that must decide; None when the game is over.

        >>> import quattrocento
        >>> quattrocento.start("signorie", seats=2, seed=7).seat
        1
        """
        decision = next_decision(self.position)
        return None if decision is None else decision.seat

    @property
    def over(self) -> bool:
        """Nobody has to decide any more.

        >>> import quattrocento
        >>> quattrocento.start("signorie", seats=2, seed=7).over
        False
        """
        return is_over(self.position)

    @property
    def undoable(self) -> int:
        """How many of the last moves may be taken back.

        >>> import quattrocento
        >>> match = quattrocento.start("signorie", seats=2, seed=7)
        >>> events = match.play(("take_die", "red", 4))
        >>> match.undoable
        1
        """
        return len(self._back)

    def legal(self) -> list[Move]:
        """Every legal move of the seat that must decide.

        >>> import quattrocento
        >>> quattrocento.start("signorie", seats=2, seed=7).legal()[:2]
        [('take_die', 'yellow', 4), ('take_die', 'red', 3)]
        """
        return legal(self.position)

    def begin(self) -> list[Event]:
        """Let the set-up happen; a match read from a record goes on where it stopped.

        >>> import quattrocento
        >>> record = quattrocento.Record(quattrocento.load_game("signorie"), ["Ada", "Bruno"])
        >>> match = quattrocento.Match(record)
        >>> events = match.begin()
        >>> match.position.dump()["round"]
        1
        """
        return self._settle([])

    def play(self, move: Move) -> list[Event]:
        """Do a legal move and all that follows by itself; gives what happened, in order.

        >>> import quattrocento
        >>> match = quattrocento.start("signorie", seats=2, seed=7)
        >>> match.play(("take_die", "red", 4))[0].name
        'takes_die'
        """
        if self.seat is None:
            raise IllegalMove("the game is over, nobody can move any more")
        if move[:1] == (ASIDE,):
            return self._aside(move)
        before: M = self._copy()
        seat, count = self.seat, len(self.record.moves)
        events: list[Event] = []
        self.position.events = events
        try:
            attempt(self.position, move)
        finally:
            self.position.events = None
        self.record.moves.append(move)
        self._settle(events)
        if self._barrier(before, seat, count + 1):
            self._back.clear()
        else:
            self._back.append((count, before))
        return events

    def _aside(self, move: Move) -> list[Event]:
        """An aside is seen by everyone, so nothing before it can be taken back."""
        events: list[Event] = []
        self.position.events = events
        try:
            attempt(self.position, move)
        finally:
            self.position.events = None
        self.record.moves.append(move)
        self._back.clear()
        return events

    def undo(self, moves: int = 1) -> None:
        """Take back the last moves, as far as the barrier allows.

        >>> import quattrocento
        >>> match = quattrocento.start("signorie", seats=2, seed=7)
        >>> events = match.play(("take_die", "red", 4))
        >>> match.undo()
        >>> ("take_die", "red", 4) in match.legal()
        True
        """
        if not 0 < moves <= len(self._back):
            raise IllegalMove("nothing can be taken back: something new was seen since")
        count, position = self._back[-moves]
        del self._back[-moves:]
        del self.record.moves[count:]
        self.position = position

    def clone(self) -> Match[M]:
        """The same game to play on apart from this one; the same would be drawn next.

        >>> import quattrocento
        >>> match = quattrocento.start("signorie", seats=2, seed=7)
        >>> other = match.clone()
        >>> events = other.play(("take_die", "red", 4))
        >>> len(other.record.moves) - len(match.record.moves)
        1
        """
        record = self.record
        other = Match(Record(record.game, record.seats, record.options), _twin(self.rng))
        other.record.moves = record.moves[:]
        other.position = self._copy()
        for count, before in self._back:
            clone = before.clone()
            assert isinstance(clone, type(before))
            other._back.append((count, clone))
        if self._determinizing is not None:
            other._determinizing = _twin(self._determinizing)
        return other

    def __copy__(self) -> Match[M]:
        return self.clone()

    def __deepcopy__(self, memo: dict[int, Any]) -> Match[M]:
        return self.clone()

    def __reduce__(self) -> tuple[Any, ...]:
        return _restored, (self.record, self.rng, self.script, self._determinizing)

    def view(self, seat: int | None = None) -> dict[str, Any]:
        """What a seat may see, as JSON; what everybody sees if it is None.

        >>> import quattrocento
        >>> match = quattrocento.start("princes", seats=3, seed=7)
        >>> match.view(0)["deciding"], "hand" in match.view(0)["players"][1]
        (0, False)
        """
        if seat is not None:
            self._check(seat)
        return self.record.game.sight.view(self.position, seat)

    def imagine(self, seat: int, rng: Random | None = None) -> M:
        """A position that looks the same from a seat; what it cannot see is drawn anew.

        It is drawn from `rng`, or else apart from the match's own draws: whoever imagines
        does not change what will fall, and a seed gives the same worlds again.

        >>> import quattrocento
        >>> match = quattrocento.start("princes", seats=3, seed=7)
        >>> world = match.imagine(0)
        >>> match.record.game.sight.view(world, 0) == match.view(0)
        True
        """
        self._check(seat)
        if rng is None:
            if self._determinizing is None:
                # Of the same numbers, a world would foretell what the match draws.
                self._determinizing = Random(f"imagined {self.rng.getstate()}")
            rng = self._determinizing
        return self.record.game.sight.imagine(self.position, seat, rng)

    def standing(self) -> Standing:
        """Points and places, at the end or as they are now.

        >>> import quattrocento
        >>> quattrocento.start("signorie", seats=2, seed=7).standing().scores
        [0, 0]
        """
        return self.record.game.standing(self.position)

    def _check(self, seat: int) -> None:
        seats = len(self.record.seats)
        if not 0 <= seat < seats:
            raise BadSetup(f"there is no seat {seat}: seats are numbered 0 to {seats - 1}")

    def _barrier(self, before: M, seat: int, expected: int) -> bool:
        if self.seat != seat or len(self.record.moves) != expected:
            return True
        hidden = self.record.game.sight.secrets(before)
        still = self.record.game.sight.secrets(self.position)
        return any(still.get(thing, -1) & ~known for thing, known in hidden.items())

    def _settle(self, events: list[Event]) -> list[Event]:
        drawn: list[Move] = []
        self.position.events = events
        try:
            self._follow(drawn)
            settle(self.position, self.rng, drawn)
        finally:
            self.position.events = None
        self.record.moves += drawn
        return events

    def _follow(self, drawn: list[Move]) -> None:
        """Let fall what fell in the script, unless something else has happened before."""
        while next_chance(self.position) is not None:
            past = tuple(self.record.moves + drawn)
            if len(past) >= len(self.script) or self.script[: len(past)] != past:
                return
            attempt(self.position, self.script[len(past)])
            drawn.append(self.script[len(past)])

    def _copy(self) -> M:
        clone = self.position.clone()
        assert isinstance(clone, type(self.position))
        return clone

    def follow(self, moves: Iterable[Move]) -> None:
        """Do what was played on this match elsewhere; the draws are among the moves.

        >>> import quattrocento
        >>> here = quattrocento.start("signorie", seats=2, seed=7)
        >>> there = here.clone()
        >>> events = there.play(("take_die", "red", 4))
        >>> here.follow(there.record.moves[len(here.record.moves):])
        >>> here.position.dump() == there.position.dump()
        True
        """
        for move in moves:
            self._redo(move, len(self.record.moves))
            self.record.moves.append(move)

    def _redo(self, move: Move, index: int) -> None:
        """Do a move of the record, and remember how to take it back."""
        decision = next_decision(self.position)
        before = self._copy()
        attempt(self.position, move)
        if (
            decision is None
            or move[0] == ASIDE
            or self._barrier(before, decision.seat, len(self.record.moves))
        ):
            self._back.clear()
        else:
            self._back.append((index, before))


def _restored(
    record: Record[Any], rng: Random, script: tuple[Move, ...], determinizing: Random | None
) -> Match[Any]:
    """The match that was pickled."""
    match: Match[Any] = Match(record, rng, script)
    match._determinizing = determinizing
    return match


def _twin(rng: Random) -> Random:
    """Draws the same from now on."""
    twin = Random()
    twin.setstate(rng.getstate())
    return twin
