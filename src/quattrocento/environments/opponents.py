"""The players around one seat, which play until that seat is to decide."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from quattrocento.environments.encoding.many import Games
from quattrocento.kernel.errors import BadSetup
from quattrocento.kernel.game import Game
from quattrocento.players.perspective import Perspective
from quattrocento.players.player import Player
from quattrocento.players.specs import player_for


def seated(game: Game[Any], opponents: Sequence[str] | None, seat: int) -> list[str]:
    """Who sits around a seat: greedy ones at the smallest table, unless others are named."""
    others = ["greedy"] * (game.seats[0] - 1) if opponents is None else list(opponents)
    if not 0 <= seat <= len(others):
        raise BadSetup(f"there is no seat {seat} at a table of {len(others) + 1}")
    for spec in others:
        player_for(game, spec, 0)
    return others


class Opponents:
    """The others at one table, new ones for every game."""

    def __init__(self, game: Game[Any], specs: list[str], seat: int) -> None:
        self._game = game
        self._specs = specs
        self._seat = seat
        self._players: list[Player | None] = []

    def sit_down(self, draws: Sequence[int]) -> None:
        """A seed for each of them, in their order."""
        seeds = zip(self._specs, draws, strict=False)
        players = [player_for(self._game, spec, seed) for spec, seed in seeds]
        self._players = [*players[: self._seat], None, *players[self._seat :]]

    def play(self, games: Games, place: int) -> None:
        """Play on in one of the games until the seat is to decide.

        At the end of the game its row is written as the seat sees it.
        """
        while not (games.ended[place] or games.cut_off[place]):
            seat = int(games.deciding[place])
            player = self._players[seat]
            if player is None:
                return
            move = player.choose(Perspective(games.game, games.positions[place], seat))
            games.play(place, games.actions.number(move))
        games.sheet.begin(place)
        games.observer.write(games.positions[place], self._seat, games.sheet)
