"""The table from one seat: all that a player, human or not, may know when it chooses."""

from __future__ import annotations

from random import Random
from typing import Any

from quattrocento.kernel.errors import BadSetup
from quattrocento.kernel.game import Game
from quattrocento.kernel.play import legal, next_decision
from quattrocento.kernel.position import Position
from quattrocento.kernel.step import Move
from quattrocento.players.judgement import Judgement


def judgement_of(game: Game[Any]) -> Judgement[Any]:
    """How bots judge a game; refused where nothing tells them."""
    bots = game.bots
    if bots is None:
        raise BadSetup(f"{game.name} has no judgement for bots: only random plays it")
    return bots


class Perspective:
    """What a seat sees, what it may do, and positions that look the same to it.

    The real position stays inside: whoever holds a perspective can only ask for a view, for
    the legal moves, and for imagined positions, which are its own to play on.

    >>> import quattrocento
    >>> match = quattrocento.start("princes", seats=3, seed=7)
    >>> mine = quattrocento.Perspective(match.record.game, match.position, seat=0)
    >>> mine.view()["me"], len(mine.moves())
    (0, 6)
    """

    __slots__ = ("_position", "game", "seat")

    def __init__(self, game: Game[Any], position: Position, seat: int) -> None:
        self.game = game
        self.seat = seat
        self._position = position

    def __reduce__(self) -> tuple[Any, ...]:
        return Perspective, (self.game, self._position, self.seat)

    @property
    def seats(self) -> int:
        """How many play.

        >>> import quattrocento
        >>> match = quattrocento.start("princes", seats=3, seed=7)
        >>> quattrocento.Perspective(match.record.game, match.position, seat=0).seats
        3
        """
        return len(self.game.standing(self._position).places)

    def view(self) -> dict[str, Any]:
        """What the seat sees, as JSON.

        >>> import quattrocento
        >>> match = quattrocento.start("princes", seats=3, seed=7)
        >>> mine = quattrocento.Perspective(match.record.game, match.position, seat=0)
        >>> mine.view() == match.view(0)
        True
        """
        return self.game.sight.view(self._position, self.seat)

    def moves(self) -> list[Move]:
        """The legal moves of this seat; empty when another one must decide.

        >>> import quattrocento
        >>> match = quattrocento.start("princes", seats=3, seed=7)
        >>> quattrocento.Perspective(match.record.game, match.position, seat=1).moves()
        []
        """
        decision = next_decision(self._position)
        if decision is None or decision.seat != self.seat:
            return []
        return legal(self._position)

    def considered(self) -> list[Move]:
        """Those of the legal moves that the game thinks worth trying.

        >>> import quattrocento
        >>> match = quattrocento.start("princes", seats=3, seed=7)
        >>> mine = quattrocento.Perspective(match.record.game, match.position, seat=0)
        >>> set(mine.considered()) <= set(mine.moves())
        True
        """
        moves = self.moves()
        return judgement_of(self.game).considered(self._position, moves) if moves else moves

    def observation(self) -> list[int]:
        """What the seat sees as a row of whole numbers; needs `quattrocento[learn]`.

        >>> import quattrocento
        >>> match = quattrocento.start("princes", seats=3, seed=7)
        >>> mine = quattrocento.Perspective(match.record.game, match.position, seat=0)
        >>> len(mine.observation())
        405
        """
        from quattrocento.environments.encoding.arrays import observer_of

        seats = len(self.game.standing(self._position).places)
        return observer_of(self.game, seats).row(self._position, self.seat)

    def actions(self) -> list[int]:
        """The numbers of the legal moves, in the order of `moves`; needs `quattrocento[learn]`.

        >>> import quattrocento
        >>> match = quattrocento.start("princes", seats=3, seed=7)
        >>> mine = quattrocento.Perspective(match.record.game, match.position, seat=0)
        >>> from quattrocento.environments.encoding.arrays import actions_of
        >>> [actions_of("princes").moves[number] for number in mine.actions()] == mine.moves()
        True
        """
        from quattrocento.environments.encoding.arrays import arrays_of

        numbers = arrays_of(self.game).actions
        return [numbers.number(move) for move in self.moves()]

    def imagine(self, rng: Random) -> Position:
        """A position that looks the same from this seat; a new one each time.

        >>> import quattrocento
        >>> from random import Random
        >>> match = quattrocento.start("princes", seats=3, seed=7)
        >>> mine = quattrocento.Perspective(match.record.game, match.position, seat=0)
        >>> quattrocento.legal(mine.imagine(Random(1))) == mine.moves()
        True
        """
        imagined: Position = self.game.sight.imagine(self._position, self.seat, rng)
        return imagined
