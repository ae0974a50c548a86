"""A process in which bots think: a question a line on stdin, a move a line on stdout.

JSON both ways, and nothing but a position and a seat goes in: a player gets a perspective.
"""

from __future__ import annotations

import json
import sys
from typing import Any

from quattrocento.games.registry import load_game
from quattrocento.kernel.game import Game
from quattrocento.players.perspective import Perspective
from quattrocento.players.specs import read_player


def main() -> None:
    games: dict[str, Game[Any]] = {}
    for line in sys.stdin:
        question = json.loads(line)
        name = question["game"]
        if name not in games:
            games[name] = load_game(name)
        game = games[name]
        position = game.load(question["position"])
        player = read_player(question["level"], question["seed"])
        move = player.choose(Perspective(game, position, question["seat"]))
        print(json.dumps(move), flush=True)


if __name__ == "__main__":
    main()
