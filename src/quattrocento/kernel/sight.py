"""What each seat may see: views, imagined worlds, secrets, and what of a game is told to whom."""

from __future__ import annotations

from random import Random
from typing import Any, Generic, TypeVar

from quattrocento.kernel.position import Event, Position
from quattrocento.kernel.step import Move
from quattrocento.subclassing import mypyc_attr

S = TypeVar("S", bound=Position)


@mypyc_attr(allow_interpreted_subclasses=True)
class Sight(Generic[S]):
    """The facet of a game that tables, records and bots ask before they show anything."""

    open: bool = False
    """Nothing is ever hidden from anyone: views of different seats differ in `me` alone."""

    def view(self, position: S, seat: int | None) -> dict[str, Any]:
        """What a seat may see, built from nothing; None is a spectator."""
        raise NotImplementedError

    def lens(self, position: S, seat: int) -> dict[str, Any] | None:
        """What a seat may ask about the things it sees, beyond its view; None where nothing."""
        return None

    def planned(self, position: S, seat: int, wishes: list[Move]) -> dict[str, Any] | None:
        """What a seat's wishes for all of its turn would come to; None where nothing is planned.

        Wishes come from outside: what is no move of the game is passed over.
        """
        return None

    def imagine(self, position: S, seat: int, rng: Random) -> S:
        """A position that looks the same from a seat, what it cannot see drawn anew."""
        raise NotImplementedError

    def tried(self, position: S, seat: int, rng: Random) -> S:
        """A position on which choices are tried out, to tell a seat what they bring at once.

        What it cannot see must not be found out by that.
        """
        return self.imagine(position, seat, rng)

    def secrets(self, position: S) -> dict[str, int]:
        """Each thing hidden from someone, with the seats that know it as a bit mask."""
        return {}

    def seen_event(self, event: Event, seat: int | None) -> Event | None:
        """What a seat learns of an event, None where nothing; a spectator's seat is None."""
        return event

    def seen_move(self, move: Move, mover: int | None, seat: int | None) -> Move | None:
        """What a seat learns of a recorded move, or of a draw (no mover); None where nothing."""
        return move
