"""What a computer player is: something that chooses a move from a seat's perspective."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Any

from quattrocento.kernel.step import Move
from quattrocento.players.perspective import Perspective
from quattrocento.subclassing import mypyc_attr

TurnPlan = list[tuple[list[Move], Move]]
"""What is to be done next, step by step: the moves that will be legal, and the one meant."""


def never() -> bool:
    """Nobody calls the player off."""
    return False


@mypyc_attr(allow_interpreted_subclasses=True)
class Player:
    """Chooses a legal move. What it draws comes from its own generator, so a seed fixes it.

    >>> import quattrocento
    >>> class First(quattrocento.Player):
    ...     def choose(self, perspective, called_off=lambda: False):
    ...         return perspective.moves()[0]
    >>> match = quattrocento.start("signorie", seats=2, seed=7)
    >>> First().choose(quattrocento.Perspective(match.record.game, match.position, match.seat))
    ('take_die', 'yellow', 4)
    """

    def choose(self, perspective: Perspective, called_off: Callable[[], bool] = never) -> Move:
        """A legal move of the perspective's seat.

        A player that thinks for long asks `called_off` now and then, and answers with the best
        it has found so far once that is true.

        >>> import quattrocento
        >>> match = quattrocento.start("signorie", seats=2, seed=7)
        >>> mine = quattrocento.Perspective(match.record.game, match.position, match.seat)
        >>> quattrocento.read_player("greedy", seed=1).choose(mine) in match.legal()
        True
        """
        raise NotImplementedError

    def plan(self) -> TurnPlan:
        """What it means to do after the move that it chose last; nothing, unless it plans ahead.

        >>> import quattrocento
        >>> quattrocento.read_player("greedy", seed=1).plan()
        []
        """
        return []


class RandomPlayer(Player):
    """Any legal move, each as likely as the others."""

    def __init__(self, seed: int) -> None:
        self._rng = Random(seed)

    def __reduce__(self) -> tuple[Any, ...]:
        return _random_player, (self._rng,)

    def choose(self, perspective: Perspective, called_off: Callable[[], bool] = never) -> Move:
        moves = perspective.moves()
        return moves[int(self._rng.random() * len(moves))]


def _random_player(rng: Random) -> RandomPlayer:
    """The player that was pickled."""
    player = RandomPlayer(0)
    player._rng = rng
    return player
