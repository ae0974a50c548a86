"""What is still to be done in a position, and who decides it."""

from __future__ import annotations

from random import Random
from typing import Any, ClassVar, Final, Generic, TypeVar

from quattrocento.kernel.errors import IllegalMove
from quattrocento.subclassing import mypyc_attr

Move = tuple[str | int, ...]
"""Verb first, then names or small numbers: `("take_die", "red", 4)`. JSON as it stands."""

P = TypeVar("P")
"""The position class of a game; its steps are written against it."""


class Refusal:
    """Why a move that a person may expect is not legal now: the rule, and the words to say it."""

    __slots__ = ("args", "reason", "rule")

    def __init__(self, rule: str, reason: str, args: dict[str, str | int] | None = None) -> None:
        self.rule: Final = rule
        self.reason: Final = reason
        self.args: Final[dict[str, str | int]] = args or {}

    def __reduce__(self) -> tuple[Any, ...]:
        return Refusal, (self.rule, self.reason, self.args)


@mypyc_attr(allow_interpreted_subclasses=True)
class Step(Generic[P]):
    """One thing still to be done. Immutable, so positions may share it.

    `fields` names the constructor's arguments; a game's vocabulary turns each of them into
    words for position files, so a field is called what it holds: `seat`, `city`, `column`.
    """

    __slots__ = ()
    fields: ClassVar[tuple[str, ...]] = ()

    def by_itself(self) -> bool:
        """Whether it happens by itself: a task does. Sooner asked than what class a step is of."""
        return False

    def run(self, position: P) -> None:
        """What happens by itself; only tasks have anything to do."""
        raise NotImplementedError

    def __reduce__(self) -> tuple[Any, ...]:
        return type(self), tuple([getattr(self, field) for field in self.fields])


@mypyc_attr(allow_interpreted_subclasses=True)
class Task(Step[P]):
    """Happens by itself: income, refilling, scoring. It may put further steps on the agenda."""

    __slots__ = ()

    def by_itself(self) -> bool:
        return True


@mypyc_attr(allow_interpreted_subclasses=True)
class Decision(Step[P]):
    """One seat must choose among moves.

    Legality is stated once, by `candidates` and `why_not`; or by `moves`, where that is quicker.
    """

    __slots__ = ("seat",)

    def __init__(self, seat: int) -> None:
        self.seat: Final = seat

    def moves(self, position: P) -> list[Move]:
        """Every legal move, in a fixed order, at least one."""
        found: list[Move] = []
        for move in self.candidates(position):
            if self.why_not(position, move) is None:
                found.append(move)
        return found

    def play(self, position: P, move: Move) -> None:
        """Do a legal move. The step itself has already left the agenda."""
        raise NotImplementedError

    def sealed(self, position: P) -> bool:
        """It may be answered ahead, by all at once, and nobody sees how before all have chosen.

        Then nothing that another seat chooses meanwhile changes its moves; see `kernel/sealed.py`.
        """
        return False

    def candidates(self, position: P) -> list[Move]:
        """The moves a person may expect here, legal or not; `why_not` explains the difference."""
        return self.moves(position)

    def why_not(self, position: P, move: Move) -> Refusal | None:
        """The rule against a move, or None where none of this decision's rules forbids it."""
        return None


@mypyc_attr(allow_interpreted_subclasses=True)
class Chance(Step[P]):
    """Dice and draws. Nothing is shuffled ahead of time: a draw takes from what is unseen."""

    __slots__ = ()

    def sample(self, position: P, rng: Random) -> Move:
        """What falls, drawn now."""
        raise NotImplementedError

    def check(self, position: P, move: Move) -> None:
        """Refuse a recorded outcome that could not have fallen."""
        raise NotImplementedError

    def play(self, position: P, move: Move) -> None:
        """Let the outcome happen."""
        raise NotImplementedError


def stacked(*steps: AnyStep) -> tuple[AnyStep, ...]:
    """Steps written in the order in which they happen, as they lie on an agenda.

    For what comes again and again: made once, and put there by `agenda.extend`.
    """
    return steps[::-1]


def impossible(move: Move, reason: str) -> IllegalMove:
    """The error for an outcome that cannot have fallen."""
    return IllegalMove(f"{spell(move)} cannot have happened: {reason}")


def spell(move: Move) -> str:
    """A move as a person types it: `take_die red 4`."""
    return " ".join(str(part) for part in move)


AnyStep = Step[Any]
