"""A process in which bots think: a question a line on stdin, a move a line on stdout.

JSON both ways, and nothing but a position and a seat goes in: a player gets a perspective.
"""

from __future__ import annotations

import json
import os
import sys
import traceback
from typing import Any

from quattrocento.games.registry import load_game
from quattrocento.kernel.game import Game
from quattrocento.kernel.step import Move
from quattrocento.players.perspective import Perspective
from quattrocento.players.specs import read_player


def main() -> None:
    games: dict[str, Game[Any]] = {}
    for line in sys.stdin:
        try:
            answer: dict[str, Any] = {"move": _choose(json.loads(line), games)}
        except Exception:
            answer = {"trouble": traceback.format_exc(limit=-3)}
        try:
            print(json.dumps(answer), flush=True)
        except BrokenPipeError:
            # Whoever asked is gone; nor is there anything to be tidied up.
            os._exit(0)


def _choose(question: dict[str, Any], games: dict[str, Game[Any]]) -> Move:
    name = question["game"]
    if name not in games:
        games[name] = load_game(name)
    game = games[name]
    position = game.load(question["position"])
    player = read_player(game.level(question["level"]), question["seed"])
    return player.choose(Perspective(game, position, question["seat"]))


if __name__ == "__main__":
    main()
