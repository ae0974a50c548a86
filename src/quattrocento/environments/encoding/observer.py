"""Observations: what a seat sees as one row of whole numbers, in named segments."""

from __future__ import annotations

from typing import Any, Final, final

from quattrocento.environments.encoding.sheet import Sheet
from quattrocento.environments.encoding.told import version_of
from quattrocento.kernel.game import Game
from quattrocento.kernel.play import next_decision
from quattrocento.kernel.position import Position
from quattrocento.kernel.step import AnyStep, Decision
from quattrocento.subclassing import mypyc_attr

NOBODY: Final = -1
Layout = list[tuple[str, int]]
"""Names of segments with their sizes, in order."""


class Segment:
    """A named stretch of an observation: from `start`, `size` numbers long.

    >>> import quattrocento
    >>> from quattrocento.environments.encoding.arrays import observer_of
    >>> segment = observer_of(quattrocento.load_game("signorie"), 2).segment("player1.florins")
    >>> segment.name, segment.start, segment.size
    ('player1.florins', 207, 1)
    """

    __slots__ = ("name", "size", "start")

    def __init__(self, name: str, start: int, size: int) -> None:
        self.name: Final = name
        self.start: Final = start
        self.size: Final = size

    def __repr__(self) -> str:
        return f"Segment({self.name!r}, {self.start}, {self.size})"


@final
class Steps:
    """Decisions as numbers: which kind it is, and its fields but the seat.

    >>> from quattrocento.games.signorie.rules.marriages import Marry
    >>> from quattrocento.environments.encoding.observer import Steps
    >>> Steps([Marry]).width
    1
    """

    __slots__ = ("codes", "fields", "width")

    def __init__(self, steps: list[type[AnyStep]]) -> None:
        self.codes: Final[dict[object, int]] = {step: i for i, step in enumerate(steps)}
        self.fields: Final[list[tuple[str, ...]]] = [
            tuple(field for field in step.fields if field != "seat") for step in steps
        ]
        decisions = [
            len(fields)
            for step, fields in zip(steps, self.fields, strict=True)
            if issubclass(step, Decision)
        ]
        self.width: Final[int] = 1 + max(decisions)

    def write(self, step: AnyStep | None, seats: list[int], sheet: Sheet) -> None:
        """The number of the kind, then the fields; -1 where there is nothing.

                >>> from quattrocento.games.signorie.rules.missions import ChooseCity
                >>> from quattrocento.environments.encoding.observer import Steps
                >>> from quattrocento.environments.encoding.sheet import Sheet
        from quattrocento.environments.encoding.told import version_of
                >>> sheet = Sheet(1, 3)
                >>> Steps([ChooseCity]).write(ChooseCity(1, 2, 5), [0, 1], sheet)
                >>> [int(value) for value in sheet.values]
                [0, 2, 5]
        """
        if step is None:
            sheet.blank(self.width, -1)
            return
        code = self.codes[type(step)]
        sheet.put(code)
        left = self.width - 1
        for field in self.fields[code]:
            value: int = getattr(step, field)
            sheet.put(seats[value] if field == "rival" else value)
            left -= 1
        sheet.blank(left, -1)


@mypyc_attr(allow_interpreted_subclasses=True)
class Observer:
    """Writes the observations of one rule set at one number of seats.

    An observation is built from what the seat's view shows and from nothing else. Seats are
    counted from the observing one, which is 0; the next one after it is 1, and so on.

    >>> import quattrocento
    >>> from quattrocento.environments.encoding.arrays import observer_of
    >>> observer = observer_of(quattrocento.load_game("signorie"), 3)
    >>> observer.size, observer.version, observer.relative[1]
    (385, 1, [2, 0, 1])
    """

    tuples: int = 0
    """How many tuples of a row its sheet is to remember."""
    masks: int = 0
    """How many masks of a row its sheet is to remember."""

    def __init__(
        self,
        game: Game[Any],
        seats: int,
        layout: list[tuple[str, int]],
        each: list[tuple[str, int]],
    ) -> None:
        self.game: Final[Game[Any]] = game
        self.seats: Final[int] = seats
        # Numbers of different versions do not compare.
        self.version: int = version_of(game.home)
        named = list(layout)
        for player in range(seats):
            named += [(f"player{player}.{name}", size) for name, size in each]
        segments: list[Segment] = []
        start = 0
        for name, size in named:
            segments.append(Segment(name, start, size))
            start += size
        self.segments: Final[tuple[Segment, ...]] = tuple(segments)
        self.size: Final[int] = start
        # For each observing seat: every seat as that one counts it.
        self.relative: Final[list[list[int]]] = [
            [(other - seat) % seats for other in range(seats)] for seat in range(seats)
        ]

    def write(self, position: Position, seat: int, sheet: Sheet) -> None:
        """Write `size` numbers from where the sheet stands.

        >>> import quattrocento
        >>> from quattrocento.environments.encoding.arrays import observer_of
        >>> match = quattrocento.start("signorie", 2, seed=7)
        >>> observer = observer_of(match.record.game, 2)
        >>> sheet = observer.sheet(1)
        >>> observer.write(match.position, 0, sheet)
        >>> [int(value) for value in sheet.values] == observer.row(match.position, 0)
        True
        """
        raise NotImplementedError

    def sheet(self, rows: int) -> Sheet:
        """A sheet for so many observations.

        >>> import quattrocento
        >>> from quattrocento.environments.encoding.arrays import observer_of
        >>> len(observer_of(quattrocento.load_game("signorie"), 2).sheet(3).values)
        882
        """
        return Sheet(rows, self.size, self.tuples, self.masks)

    def row(self, position: Position, seat: int) -> list[int]:
        """The observation as a list.

        >>> import quattrocento
        >>> from quattrocento.environments.encoding.arrays import observer_of
        >>> match = quattrocento.start("signorie", 2, seed=7)
        >>> observer = observer_of(match.record.game, 2)
        >>> row = observer.row(match.position, 0)
        >>> florins = observer.segment("player0.florins")
        >>> len(row) == observer.size, row[florins.start]
        (True, 7)
        """
        sheet = self.sheet(1)
        self.write(position, seat, sheet)
        return [int(value) for value in sheet.values]

    def segment(self, name: str) -> Segment:
        """A segment by its name.

        >>> import quattrocento
        >>> from quattrocento.environments.encoding.arrays import observer_of
        >>> observer_of(quattrocento.load_game("signorie"), 2).segment("dice")
        Segment('dice', 15, 30)
        """
        for segment in self.segments:
            if segment.name == name:
                return segment
        known = ", ".join(segment.name for segment in self.segments)
        raise KeyError(f"no segment is called {name!r}; there are: {known}")

    def start(self, position: Position, seat: int, sheet: Sheet) -> Decision[Any] | None:
        """What every observation begins with: who looks, and who decides; gives the decision.

        >>> import quattrocento
        >>> from quattrocento.environments.encoding.arrays import observer_of
        >>> match = quattrocento.start("signorie", 2, seed=7)
        >>> observer = observer_of(match.record.game, 2)
        >>> sheet = observer.sheet(1)
        >>> type(observer.start(match.position, 0, sheet)).__name__
        'TakeDie'
        >>> [int(value) for value in sheet.values[:2]]
        [0, 1]
        """
        sheet.put(seat)
        decision = next_decision(position)
        sheet.put(NOBODY if decision is None else self.relative[seat][decision.seat])
        return decision


START: Final[Layout] = [("seat", 1), ("deciding", 1)]
"""The segments that `Observer.start` writes."""
