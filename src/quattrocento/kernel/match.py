"""A match: a record being played, its position, and how far back undo may go."""

from __future__ import annotations

from random import Random
from typing import Generic, TypeVar

from quattrocento.kernel.errors import BadRecord, IllegalMove
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
    """

    __slots__ = ("_back", "position", "record", "rng", "script")

    def __init__(
        self, record: Record[M], rng: Random | None = None, script: tuple[Move, ...] = ()
    ) -> None:
        self.record = record
        self.script = script
        self.rng = rng if rng is not None else Random()
        self._back: list[tuple[int, M]] = []
        self.position = self._rebuild()

    @property
    def seat(self) -> int | None:
        """The seat that must decide; None when the game is over."""
        decision = next_decision(self.position)
        return None if decision is None else decision.seat

    @property
    def over(self) -> bool:
        return is_over(self.position)

    @property
    def undoable(self) -> int:
        """How many of the last moves may be taken back."""
        return len(self._back)

    def legal(self) -> list[Move]:
        return legal(self.position)

    def begin(self) -> list[Event]:
        """Let the set-up happen; a match read from a record goes on where it stopped."""
        return self._settle([])

    def play(self, move: Move) -> list[Event]:
        """Do a legal move and all that follows by itself; gives what happened, in order."""
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
        """Take back the last moves, as far as the barrier allows."""
        if not 0 < moves <= len(self._back):
            raise IllegalMove("nothing can be taken back: something new was seen since")
        count, position = self._back[-moves]
        del self._back[-moves:]
        del self.record.moves[count:]
        self.position = position

    def _barrier(self, before: M, seat: int, expected: int) -> bool:
        if self.seat != seat or len(self.record.moves) != expected:
            return True
        hidden = self.record.game.secrets(before)
        still = self.record.game.secrets(self.position)
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

    def _rebuild(self) -> M:
        position = self.record.start()
        moves = self.record.moves
        for index, move in enumerate(moves):
            decision = next_decision(position)
            before = position.clone()
            try:
                attempt(position, move)
            except IllegalMove as error:
                raise BadRecord(index + 2, str(error)) from None
            self.position = position
            if decision is None or move[0] == ASIDE:
                self._back.clear()
            else:
                assert isinstance(before, type(position))
                self._remember(before, decision.seat, index)
        return position

    def _remember(self, before: M, seat: int, index: int) -> None:
        if self._barrier(before, seat, len(self.record.moves)):
            self._back.clear()
        else:
            self._back.append((index, before))
