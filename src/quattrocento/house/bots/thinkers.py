"""Bots think in processes of their own: beside the event loop, called off by ending them."""

from __future__ import annotations

import logging
import secrets
from collections.abc import Mapping
from typing import Any, NamedTuple

from quattrocento.house.bots.fairness import Lengths
from quattrocento.house.bots.helpers import Helpers
from quattrocento.house.tasks import Tasks
from quattrocento.kernel.game import Game
from quattrocento.kernel.play import legal
from quattrocento.kernel.position import Position
from quattrocento.kernel.step import Move
from quattrocento.players.player import TurnPlan
from quattrocento.table.errors import Refused

log = logging.getLogger(__name__)
GUESSES = {"easy": 0.02, "medium": 0.5}
"""Seconds of a thought by level, before one has been seen."""
GUESS = 3.0
PATIENCE = {"easy": 20.0, "medium": 60.0}
"""Seconds after which a thought by level counts as lost: many times what it takes."""
LONG_PATIENCE = 120.0
HINT, HINTED = "hint", 30.0
"""What hints are called among the lengths, and the seconds after which one counts as lost."""


class Thought(NamedTuple):
    """The move that a bot has chosen, and what it means to do after it."""

    move: Move
    plan: TurnPlan


class Thinkers:
    """So many bots can think at once; what a thought takes is learnt from those before."""

    def __init__(self, count: int, tasks: Tasks, allowed: Mapping[str, str]) -> None:
        """`allowed` are other people's players, by the names of their levels."""
        self._helpers = Helpers(count, tasks)
        self._allowed = allowed
        self.lengths = Lengths()

    def expected(self, game: str, level: str) -> float:
        """Seconds that a thought will take."""
        return self.lengths.of(f"{game} {level}", GUESSES.get(level, GUESS))

    async def choose(self, game: Game[Any], position: Position, seat: int, level: str) -> Thought:
        """The thought of a bot. Cancelling the call ends the process that thinks about it.

        A thought that fails is begun anew; after that an easy bot thinks, and then chance.
        """
        for able in (level, level, "easy"):
            answer = await self._ask(game, position, seat, able)
            move = tuple(answer.get("move", ()))
            if move in legal(position):
                self.lengths.learn(f"{game.name} {able}", answer["seconds"])
                return Thought(move, [_foreseen(step) for step in answer["plan"]])
            log.error(
                "a bot gave no legal move",
                extra={"level": able, "game": game.name, "trouble": answer.get("trouble", move)},
            )
        return Thought(secrets.choice(legal(position)), [])

    async def advise(self, question: dict[str, Any]) -> dict[str, Any]:
        """A hint; cancelling the call ends the process that thinks about it."""
        answer = await self._helpers.ask(question, HINTED)
        found: dict[str, Any] | None = answer.get("hint")
        if found is None:
            log.error("there is no hint", extra={"game": question["game"], "trouble": answer})
            raise Refused(500, "no-hint", "There is no hint now; ask again.")
        self.lengths.learn(HINT, answer["seconds"])
        return found

    async def close(self) -> None:
        await self._helpers.close()

    async def _ask(
        self, game: Game[Any], position: Position, seat: int, level: str
    ) -> dict[str, Any]:
        question = {
            "game": game.name,
            "position": position.dump(),
            "seat": seat,
            "player": self._allowed.get(level, level),
            "seed": secrets.randbits(32),
        }
        return await self._helpers.ask(question, PATIENCE.get(level, LONG_PATIENCE))


def _foreseen(step: tuple[list[list[Any]], list[Any]]) -> tuple[list[Move], Move]:
    """A step of a plan, out of JSON."""
    choices, move = step
    return [tuple(choice) for choice in choices], tuple(move)
