"""A position: the agenda of what is still to be done, plus whatever a game adds."""

from __future__ import annotations

from typing import Any

from quattrocento.kernel.errors import IllegalMove
from quattrocento.kernel.step import AnyStep, Move, spell
from quattrocento.subclassing import mypyc_attr


class Event:
    """Something that happened, as a message id and its arguments, for log and animation."""

    __slots__ = ("args", "name")

    def __init__(self, name: str, args: dict[str, Any]) -> None:
        self.name = name
        self.args = args

    def __reduce__(self) -> tuple[Any, ...]:
        return Event, (self.name, self.args)

    def __repr__(self) -> str:
        return f"Event({self.name!r}, {self.args!r})"


@mypyc_attr(allow_interpreted_subclasses=True)
class Position:
    """Plain data: everything that the rules need to go on from here, and nothing else.

    The agenda is a stack, its last step the next one. `events` is a list only while someone
    listens; rules ask `position.events is not None` before they build words.

    >>> import quattrocento
    >>> position = quattrocento.start("signorie", seats=2, seed=7).position
    >>> type(position.agenda[-1]).__name__
    'TakeDie'
    """

    __slots__ = ("agenda", "events")

    def __init__(self) -> None:
        self.agenda: list[AnyStep] = []
        self.events: list[Event] | None = None

    def clone(self) -> Position:
        """A copy that shares nothing that can change; nobody listens to it.

        >>> import quattrocento
        >>> position = quattrocento.start("signorie", seats=2, seed=7).position
        >>> other = position.clone()
        >>> quattrocento.play(other, ("take_die", "red", 4))
        >>> ("take_die", "red", 4) in quattrocento.legal(position)
        True
        """
        raise NotImplementedError

    def __copy__(self) -> Position:
        return self.clone()

    def __deepcopy__(self, memo: dict[int, Any]) -> Position:
        return self.clone()

    def __reduce__(self) -> tuple[Any, ...]:
        # Which game a position is of, is known where games are loaded.
        from quattrocento.packing import pack_position

        return pack_position(self)

    def dump(self) -> dict[str, Any]:
        """The whole position as JSON, in component names.

        >>> import quattrocento
        >>> quattrocento.start("signorie", seats=2, seed=7).position.dump()["order"]
        ['red', 'yellow']
        """
        raise NotImplementedError

    def then(self, *steps: AnyStep) -> None:
        """Put steps on the agenda, to happen in the order they are written.

        >>> import quattrocento
        >>> position = quattrocento.start("signorie", seats=2, seed=7).position
        >>> position.then(quattrocento.next_decision(position))
        >>> [type(step).__name__ for step in position.agenda[-2:]]
        ['TakeDie', 'TakeDie']
        """
        # Compiled, several times as fast as to extend by what is reversed.
        for place in range(len(steps) - 1, -1, -1):
            self.agenda.append(steps[place])

    def tell(self, name: str, **args: Any) -> None:
        """Tell the listener what happened. Guard the call with `position.events is not None`.

        >>> import quattrocento
        >>> position = quattrocento.start("signorie", seats=2, seed=7).position
        >>> position.events = []
        >>> position.tell("passes", seat=1)
        >>> position.events
        [Event('passes', {'seat': 1})]
        """
        if self.events is not None:
            self.events.append(Event(name, args))

    def aside(self, move: Move) -> None:
        """Do what a seat may do without being asked: `("aside", seat, verb, …)`.

        Refused with a reason, and nothing changed, unless the game allows it now.

        >>> import quattrocento
        >>> match = quattrocento.start("signorie", seats=2, seed=7)
        >>> match.position.aside(("aside", 0, "give", "red", 2))
        Traceback (most recent call last):
            ...
        quattrocento.kernel.errors.IllegalMove: aside 0 give red 2: nobody acts out of turn...
        """
        raise IllegalMove(f"{spell(move)}: nobody acts out of turn in this game")

    def asides(self, seat: int) -> list[Move]:
        """What a seat may do now without being asked, each `("aside", seat, verb, …)`.

        Where amounts run up to a bound, only the move with the greatest amounts is listed.

        >>> import quattrocento
        >>> quattrocento.start("signorie", seats=2, seed=7).position.asides(0)
        []
        """
        return []

    def unanswered(self, seat: int) -> int:
        """How many offers wait for an answer of this seat, whoever decides now.

        >>> import quattrocento
        >>> quattrocento.start("signorie", seats=2, seed=7).position.unanswered(0)
        0
        """
        return 0
