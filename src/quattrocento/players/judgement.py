"""What computer players ask of a game: how good a table is, and which moves are worth trying."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Generic, TypeVar

from quattrocento.kernel.position import Position
from quattrocento.kernel.step import Decision, Move
from quattrocento.subclassing import mypyc_attr

J = TypeVar("J", bound=Position)


@mypyc_attr(allow_interpreted_subclasses=True)
class Judgement(Generic[J]):
    """The facet of a game that bots can play. A class, so that search calls it without detours."""

    temperature: float = 3.0
    """Of the priors, in points: a move worse by so much is tried about a third as often."""
    rollout_turns: int = 7
    """Turns of a rollout from a leaf of the tree."""
    rollout_rounds: int = 2
    """Rounds of a rollout in a game without luck, the present one counted."""
    levels: Mapping[str, str] = {}
    """The players that levels mean in this game, where it is not as elsewhere."""

    def evaluate(self, position: J) -> list[float]:
        """How good the position is for each seat, in points; what the greedy player maximises."""
        raise NotImplementedError

    def worth(self, position: J, seat: int) -> float:
        """The same for one seat alone, where that is quicker."""
        return self.evaluate(position)[seat]

    def settled(self, position: J) -> list[float] | None:
        """Everybody's points were the game over now, or None where `evaluate` comes to them.

        In the last round of a finished game what was hoped for gives way to it.
        """
        return None

    def sources(self, position: J) -> list[dict[str, int]] | None:
        """Points by source with what final scoring would add, or None where the standing has it."""
        return None

    def considered(self, position: J, moves: list[Move]) -> list[Move]:
        """Those of the legal moves that a bot tries: all but what is plainly useless."""
        return moves

    def choices(self, position: J) -> list[Move]:
        """What a bot tries now: those considered of the legal moves, or the same found sooner.

        Somebody must be deciding.
        """
        step = position.agenda[-1]
        assert isinstance(step, Decision)
        return self.considered(position, step.moves(position))

    def reply(self, position: J, seat: int) -> Move | None:
        """The aside a bot in this seat makes now, such as its answer to an offer, or None."""
        return None
