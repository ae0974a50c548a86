"""Thinking apart from a house or a page: a bot's turn, a hint, or a finished game looked through.

Questions and answers are JSON. Nothing but a position and a seat goes in where a bot thinks: a
player gets a perspective; where there are `seconds`, it is called off after so many. Of a finished
game the whole record goes in.
"""

from __future__ import annotations

import time
from typing import Any

from quattrocento.analysis import analyse
from quattrocento.games.registry import load_game
from quattrocento.hinting import hint
from quattrocento.kernel.record import Record
from quattrocento.players.perspective import Perspective
from quattrocento.players.specs import player_for

FOREVER = float("inf")


def think(question: dict[str, Any]) -> dict[str, Any]:
    """The answer, and the seconds of the processor that it took."""
    load_game(question["game"])
    began = time.process_time()
    if "moves" in question:
        answer = _look_through(question)
    else:
        answer = (_advise if "hint" in question else _choose)(question)
    return answer | {"seconds": time.process_time() - began}


def _choose(question: dict[str, Any]) -> dict[str, Any]:
    game = load_game(question["game"])
    position = game.load(question["position"])
    player = player_for(game, question["player"], question["seed"])
    until = time.monotonic() + question.get("seconds", FOREVER)
    perspective = Perspective(game, position, question["seat"])
    move = player.choose(perspective, lambda: time.monotonic() >= until)
    return {"move": move, "plan": player.plan()}


def _advise(question: dict[str, Any]) -> dict[str, Any]:
    game = load_game(question["game"])
    perspective = Perspective(game, game.load(question["position"]), question["seat"])
    among = question["among"]
    moves = None if among is None else [tuple(move) for move in among]
    return {"hint": hint(perspective, question["seed"], question["hint"], moves)}


def _look_through(question: dict[str, Any]) -> dict[str, Any]:
    moves = [tuple(move) for move in question["moves"]]
    record = Record(load_game(question["game"]), question["seats"], question["options"], moves)
    return {"analysis": analyse(record).dump()}
