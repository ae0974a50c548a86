"""What all may choose at once: decisions that are answered ahead, and opened together.

In the record they come one after the other, and what is chosen is hidden by sight. Whoever asks
people need not wait for that: the sealed decisions on top of the agenda may be answered in any
order, each seat for itself. The answers are kept apart and played when their place comes.
"""

from __future__ import annotations

from collections.abc import Iterable

from quattrocento.kernel.play import attempt
from quattrocento.kernel.position import Position
from quattrocento.kernel.step import Decision, Move


def choosers(position: Position) -> list[int]:
    """The seats that may choose at once, in the order of the record; empty where nobody may.

    >>> import quattrocento
    >>> match = quattrocento.start("virtu", seats=3, seed=7)
    >>> len(choosers(match.position))
    3
    >>> choosers(quattrocento.start("signorie", seats=3, seed=7).position)
    []
    """
    return list(dict.fromkeys(step.seat for step in _sealed(position)))


def ahead(position: Position, seat: int, moves: Iterable[Move] = ()) -> Position:
    """The position in which this seat chooses first, after the moves that it has chosen already.

    >>> import quattrocento
    >>> match = quattrocento.start("virtu", seats=3, seed=7)
    >>> last = choosers(match.position)[-1]
    >>> quattrocento.next_decision(ahead(match.position, last)).seat == last
    True
    """
    found = _sealed(position)[::-1]
    below = position.agenda[: len(position.agenda) - len(found)]
    others = [step for step in found if step.seat != seat]
    clone = _after(_alone(position, seat), moves)
    # Nothing that comes after the choosing happens here: it would show what others have chosen.
    clone.agenda = [*below, *others, *clone.agenda]
    return clone


def is_complete(position: Position, seat: int, moves: Iterable[Move]) -> bool:
    """These moves are all that the seat has to choose.

    >>> import quattrocento
    >>> match = quattrocento.start("virtu", seats=3, seed=7)
    >>> is_complete(match.position, 0, [])
    False
    """
    return not _after(_alone(position, seat), moves).agenda


def _sealed(position: Position) -> list[Decision[Position]]:
    """The sealed decisions on top of the agenda, the next one first."""
    found: list[Decision[Position]] = []
    for step in reversed(position.agenda):
        if not isinstance(step, Decision) or not step.sealed(position):
            break
        found.append(step)
    return found


def _alone(position: Position, seat: int) -> Position:
    """The position in which this seat has to choose, and nothing else is to be done."""
    clone = position.clone()
    clone.agenda = [step for step in reversed(_sealed(position)) if step.seat == seat]
    return clone


def _after(position: Position, moves: Iterable[Move]) -> Position:
    for move in moves:
        attempt(position, move)
    return position
