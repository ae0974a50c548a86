"""Moments of Virtù worth looking at, found by playing on; there is no luck to spoil them."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Any

from playwright.sync_api import Page

from quattrocento.games.virtu.board import Board
from quattrocento.games.virtu.game import Virtu
from quattrocento.games.virtu.names import CITIES
from quattrocento.games.virtu.rules.bonuses import ATTACK, NO_RIVAL, Announce
from quattrocento.games.virtu.rules.reorganising import Reorganise
from quattrocento.games.virtu.rules.retreats import Retreat
from quattrocento.games.virtu.rules.spring import PlaceMarker
from quattrocento.games.virtu.speech.proposals import propose
from quattrocento.kernel.game import Game
from quattrocento.kernel.play import legal, next_decision, play, run
from quattrocento.kernel.record import Record, read_record
from quattrocento.kernel.step import Decision, Move
from tests.browser.playing import HEADERS
from tests.records.reading import FOLDER

RED_BEGINS = {"first_player": "red"}
Wanted = Callable[[Board, Decision[Any]], bool]
BONUSES = ("spend_token", "war_card", "leonardo", "cannons", "france")
LIKED = {
    "march": 8.0,
    "sail": 8.0,
    "buy": 4.0,
    "recruit": 6.0,
    "token": 6.0,
    "indulgence": 0.05,
    "discard": 0.05,
}
"""Warlike players meet sooner."""


def moves_to(
    wanted: Wanted,
    game: Game[Any] | None = None,
    seats: int = 3,
    liked: dict[str, float] = LIKED,
) -> list[Move]:
    """The moves of a game, of three at Virtù as a rule, that lead to a decision as wanted."""
    for seed in range(2000):
        random = Random(seed)
        board = (game or Virtu()).start(seats, None if game else RED_BEGINS)
        run(board)
        moves: list[Move] = []
        while (decision := next_decision(board)) is not None and len(moves) < 250:
            if wanted(board, decision):
                return moves
            open_moves = propose(board)[:1] or legal(board)
            liking = [liked.get(str(move[0]), 1.0) for move in open_moves]
            moves.append(random.choices(open_moves, liking)[0])
            play(board, moves[-1])
    raise AssertionError("no game came to that")


def siege_with_bonuses(board: Board, decision: Decision[Any]) -> bool:
    """A besieger may announce a bonus, and so may the defender afterwards."""
    if not isinstance(decision, Announce) or decision.rival == NO_RIVAL:
        return False
    if decision.side != ATTACK or board.owner[decision.city] != decision.rival:
        return False
    answer = Announce(decision.rival, decision.seat, decision.city, 1 - ATTACK, 0)
    return decision.passes == 0 and _has_bonus(board, decision) and _has_bonus(board, answer)


def _has_bonus(board: Board, decision: Announce) -> bool:
    return any(move[0] in BONUSES for move in decision.moves(board))


def retreat_by_sea(board: Board, decision: Decision[Any]) -> bool:
    return isinstance(decision, Retreat) and sea_retreat(board, decision) is not None


def sea_retreat(board: Board, decision: Decision[Any]) -> Move | None:
    """A way home for a stranded troop that no road is."""
    for move in decision.moves(board):
        if move[0] == "retreat":
            city, goal = (CITIES.index(str(name)) for name in move[1:])
            if goal not in board.neighbours(city):
                return move
    return None


def first_annexation(board: Board, decision: Decision[Any]) -> bool:
    """The marker is to be laid, and Annex would bring a city."""
    if not isinstance(decision, PlaceMarker):
        return False
    plans = Virtu().sight.view(board, decision.seat)["reach"].values()
    return any(plan["action"] == "annex" and plan["deeds"] for plan in plans)


def reorganising(board: Board, decision: Decision[Any]) -> bool:
    """A cortigiano may be lifted, and nothing else done with it."""
    if not isinstance(decision, Reorganise):
        return False
    return bool(cortigiani_to_lift([list(move) for move in decision.moves(board)]))


def cortigiani_to_lift(moves: list[list[Any]]) -> list[str]:
    """Spaces of the court whose card can only be moved."""
    others = {move[1] for move in moves if move[0] != "lift" and len(move) > 1}
    lifts = [str(move[1]) for move in moves if move[0] == "lift" and move[1] not in others]
    return [space for space in lifts if space.startswith(("left", "right"))]


def table_at(page: Page, moves: list[Move], game: str = "virtu", seats: int = 3) -> str:
    """A table at one screen, played on by calls."""
    page.request.post("/api/guests", data={"name": "Lucrezia"}, headers=HEADERS)
    here = [{"kind": "me"}, {"kind": "here", "name": "Alfonso"}, {"kind": "here", "name": "Bea"}]
    options = RED_BEGINS if game == "virtu" else {}
    wish = {"game": game, "seats": here[:seats], "options": options}
    table = page.request.post("/api/tables", data=wish, headers=HEADERS).json()["table"]["id"]
    page.request.post(f"/api/tables/{table}/start", headers=HEADERS)
    message = page.request.get(f"/api/tables/{table}/message").json()
    for number, move in enumerate(moves):
        body = {
            "seat": message["prompt"]["seat"],
            "version": message["version"],
            "move": list(move),
            "key": f"driven-{number:05}",
        }
        answer = page.request.post(f"/api/tables/{table}/moves", data=body, headers=HEADERS)
        assert answer.ok, f"{move}: {answer.text()}"
        message = answer.json()
    return str(table)


def warlike_game() -> Record[Any]:
    """The recorded game of three that has all that a browser should show."""
    path = next(FOLDER.glob("virtu-3-warlike-*.jsonl"))
    return read_record(Virtu(), path.read_text("utf-8"))


def message_of(page: Page, table: str) -> dict[str, Any]:
    message: dict[str, Any] = page.request.get(f"/api/tables/{table}/message").json()
    return message
