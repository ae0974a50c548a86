"""A position: the agenda of what is still to be done, plus whatever a game adds."""

from __future__ import annotations

from typing import Any, Final

from quattrocento.kernel.step import AnyStep

EVERYONE: Final = -1
SPECTATOR: Final = 31
"""The bit of those who have no seat, in a mask of seats that may see an event."""


class Event:
    """Something that happened, as a message id and its arguments, for log and animation.

    `only` is a bit mask of the seats that may see it. What is hidden from some seats is told
    twice: in full to those who know, and as a public twin to everyone else.
    """

    __slots__ = ("args", "name", "only")

    def __init__(self, name: str, args: dict[str, Any], only: int = EVERYONE) -> None:
        self.name = name
        self.args = args
        self.only = only

    def seen_by(self, seat: int | None) -> bool:
        """May a seat see it, or a spectator (None)?"""
        return bool(self.only >> (SPECTATOR if seat is None else seat) & 1)

    def __repr__(self) -> str:
        return f"Event({self.name!r}, {self.args!r})"


class Position:
    """Plain data: everything that the rules need to go on from here, and nothing else.

    The agenda is a stack, its last step the next one. `events` is a list only while someone
    listens; rules ask `position.events is not None` before they build words.
    """

    __slots__ = ("agenda", "events")

    def __init__(self) -> None:
        self.agenda: list[AnyStep] = []
        self.events: list[Event] | None = None

    def clone(self) -> Position:
        """A copy that shares nothing that can change; nobody listens to it."""
        raise NotImplementedError

    def dump(self) -> dict[str, Any]:
        """The whole position as JSON, in component names."""
        raise NotImplementedError

    def then(self, *steps: AnyStep) -> None:
        """Put steps on the agenda, to happen in the order they are written."""
        self.agenda.extend(reversed(steps))

    def tell(self, name: str, **args: Any) -> None:
        """Tell the listener what happened. Guard the call with `position.events is not None`."""
        if self.events is not None:
            self.events.append(Event(name, args))

    def tell_only(self, seats: int, name: str, **args: Any) -> None:
        """Tell what only some seats may see, given as a bit mask; guarded like `tell`."""
        if self.events is not None:
            self.events.append(Event(name, args, seats))
