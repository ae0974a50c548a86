"""A process that thinks for the house: a question a line on stdin, an answer a line on stdout.

JSON both ways. Nothing but a position and a seat goes in where a bot thinks: a player gets a
perspective. Of a finished game the whole record goes in, to be looked through.
"""

from __future__ import annotations

import json
import os
import sys
import time
import traceback
from contextlib import redirect_stdout
from typing import Any

from quattrocento.analysis import analyse
from quattrocento.games.registry import load_game
from quattrocento.kernel.game import Game
from quattrocento.kernel.record import Record
from quattrocento.players.perspective import Perspective
from quattrocento.players.specs import player_for

MEMORY = 1024**3
"""Bytes that a thought may take; the bots of this program need a thirtieth of it."""


def main() -> None:
    _bound()
    games: dict[str, Game[Any]] = {}
    for line in sys.stdin:
        try:
            # What a player of somebody else prints is no answer.
            with redirect_stdout(sys.stderr):
                answer = _answer(json.loads(line), games)
        except Exception:
            answer = {"trouble": traceback.format_exc(limit=-3)}
        try:
            print(json.dumps(answer), flush=True)
        except BrokenPipeError:
            # Whoever asked is gone; nor is there anything to be tidied up.
            os._exit(0)


def _bound() -> None:
    """Take no more memory than that; Windows sets no such limit."""
    if sys.platform != "win32":
        import resource

        resource.setrlimit(resource.RLIMIT_AS, (MEMORY, MEMORY))


def _answer(question: dict[str, Any], games: dict[str, Game[Any]]) -> dict[str, Any]:
    name = question["game"]
    if name not in games:
        games[name] = load_game(name)
    began = time.process_time()
    answer = (_look_through if "moves" in question else _choose)(games[name], question)
    return answer | {"seconds": time.process_time() - began}


def _choose(game: Game[Any], question: dict[str, Any]) -> dict[str, Any]:
    position = game.load(question["position"])
    player = player_for(game, question["player"], question["seed"])
    move = player.choose(Perspective(game, position, question["seat"]))
    return {"move": move, "plan": player.plan()}


def _look_through(game: Game[Any], question: dict[str, Any]) -> dict[str, Any]:
    moves = [tuple(move) for move in question["moves"]]
    record = Record(game, question["seats"], question["options"], moves)
    return {"analysis": analyse(record).dump()}


if __name__ == "__main__":
    main()
