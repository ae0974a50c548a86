"""What is played at a table by itself: bots' moves and answers, people's standing orders."""

from __future__ import annotations

import logging
from typing import Any

from quattrocento.kernel.errors import IllegalMove
from quattrocento.kernel.game import Game
from quattrocento.kernel.match import Match
from quattrocento.kernel.play import attempt
from quattrocento.kernel.step import Move
from quattrocento.players.perspective import judgement_of
from quattrocento.table import learning
from quattrocento.table.table import Table

log = logging.getLogger(__name__)


def is_to_play(table: Table) -> bool:
    """Something is to be played that no person has to decide."""
    return bot_to_play(table) is not None or said(table) is not None


def bot_to_play(table: Table) -> int | None:
    """The bot that a table waits for."""
    seat = table.deciding
    if seat is None or table.seats[seat].kind != "bot":
        return None
    resigned = table.asked is not None and table.asked.what == "end"
    # Whether a bot shall play on for somebody is still being asked.
    if table.paused or (resigned and table.asked is not None and table.asked.seat == seat):
        return None
    return seat


def level_of(table: Table, seat: int) -> str:
    return table.seats[seat].level or "easy"


def said(table: Table) -> tuple[int, Move] | None:
    """What needs no thinking: a bot's part in a lesson, its answer to an offer, an order."""
    if table.match is None or table.state != "playing" or table.paused:
        return None
    taught, deciding = learning.next_move(table), table.deciding
    if taught is not None and deciding is not None and table.seats[deciding].kind == "bot":
        return deciding, taught
    for seat, one in enumerate(table.seats):
        if one.kind == "bot" and table.unanswered(seat):
            answer = _answer(table.game, table.match, seat)
            if answer is not None:
                return seat, answer
    move = table.ordered()
    return None if move is None or table.deciding is None else (table.deciding, move)


def _answer(game: Game[Any], match: Match[Any], seat: int) -> Move | None:
    """A bot's answer, from a world it can imagine: it knows no more than its seat."""
    answer = judgement_of(game).reply(game.sight.imagine(match.position, seat, match.rng), seat)
    if answer is None:
        return None
    try:
        attempt(match.position.clone(), answer)
    except IllegalMove as error:
        log.error("a bot gave no legal answer", extra={"game": game.name, "trouble": str(error)})
        return None
    return answer
