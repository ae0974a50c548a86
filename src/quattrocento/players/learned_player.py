"""The learned player: search that asks a network about its leaves."""

from __future__ import annotations

import logging
from collections.abc import Callable
from typing import Any, Final

from quattrocento.kernel.game import Game
from quattrocento.kernel.step import Move
from quattrocento.players.judge import Judge
from quattrocento.players.perspective import Perspective
from quattrocento.players.player import Player, TurnPlan, never
from quattrocento.players.search import SearchPlayer

_LOG: Final = logging.getLogger("quattrocento.players")


class LearnedPlayer(Player):
    """Searches with the learned judge of the game, or with that of another file.

    Where a game has none that fits, it plays as search, with `spare` iterations; the log says so.
    """

    def __init__(
        self, seed: int, iterations: int, seconds: float, spare: int, network: str
    ) -> None:
        self._search = SearchPlayer(seed, iterations, seconds)
        self._otherwise = SearchPlayer(seed, spare, seconds)
        self._network: str = network
        self._game: Game[Any] | None = None
        self._judge: Judge | None = None

    def __reduce__(self) -> tuple[Any, ...]:
        return _learned_player, (self._search, self._otherwise, self._network)

    def plan(self) -> TurnPlan:
        return self._otherwise.plan() if self._judge is None else self._search.plan()

    def choose(self, perspective: Perspective, called_off: Callable[[], bool] = never) -> Move:
        if self._game is not perspective.game:
            self._game = perspective.game
            self._judge = judge_for(perspective.game, perspective.seats, self._network)
        if self._judge is None:
            return self._otherwise.choose(perspective, called_off)
        return self._search.choose_by(self._judge, perspective, called_off)


def _learned_player(search: SearchPlayer, otherwise: SearchPlayer, network: str) -> LearnedPlayer:
    """The player that was pickled; it finds its judge again."""
    player = LearnedPlayer(0, 1, 0.0, 1, network)
    player._search = search
    player._otherwise = otherwise
    return player


def judge_for(game: Game[Any], seats: int, network: str) -> Judge | None:
    """A learned judge of one's own; None where there is none that fits, as the log says."""
    try:
        from quattrocento.players.learned import finding
    except ImportError:
        _LOG.warning("no learned judge without librt: search plays instead")
        return None
    return finding.judge_for(game, seats, network)
