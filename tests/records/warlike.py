"""A whole game of three at Virtù through which a browser can be led.

`python -m tests.records.warlike` makes it anew. Its first years have a siege with bonuses from both
sides and a retreat by sea, which take eager warriors; afterwards greedy players bring it to its
end, and reorganise their palaces on the way.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from random import Random
from typing import Any

from quattrocento.games.registry import load_game
from quattrocento.games.virtu.board import SEATS, Board
from quattrocento.games.virtu.names import GOVERN, MAKE_WAR, ROOMS
from quattrocento.games.virtu.rules.annex import CITY_INDEX
from quattrocento.games.virtu.rules.bonuses import NO_RIVAL, Announce
from quattrocento.games.virtu.rules.palace import room_action
from quattrocento.games.virtu.speech.proposals import propose
from quattrocento.kernel.play import legal, next_decision, play, run
from quattrocento.kernel.record import Record
from quattrocento.kernel.step import Decision, Move
from quattrocento.players.perspective import Perspective
from quattrocento.players.specs import read_player
from tests.records.make import keep
from tests.records.reading import FOLDER

BONUSES = ("spend_token", "war_card", "leonardo", "cannons", "france")
LIKED = {"recruit": 10.0, "token": 6.0, "indulgence": 0.05, "discard": 0.05, "end": 1.5, "buy": 0.5}
AFLOAT = ("admiral", "merchant")
TRIES = 100_000
YEARS = 4
SEATS_AT_THE_TABLE = 3
RED_BEGINS = {"first_player": "red"}


def scene(board: Board, decision: Decision[Any], move: Move) -> str | None:
    """What is worth seeing in a move; the two sides of a siege each for themselves."""
    if isinstance(decision, Announce) and decision.rival != NO_RIVAL and move[0] in BONUSES:
        if board.defender(decision.city) in (decision.seat, decision.rival):
            return f"side {decision.side} of {board.year}-{decision.city}"
    if move[0] == "retreat" and by_sea(board, move):
        return "retreat by sea"
    return "palace" if move[0] == "lift" else None


def by_sea(board: Board, move: Move) -> bool:
    city, goal = (CITY_INDEX[name] for name in move[1:])
    return goal not in board.neighbours(city)


def complete(scenes: set[str]) -> bool:
    """Both sides of one siege, and a retreat by sea."""
    sides = [name.partition(" of ")[2] for name in scenes if name.startswith("side")]
    return "retreat by sea" in scenes and len(sides) > len(set(sides))


def eagerness(board: Board, decision: Decision[Any], move: Move) -> float:
    """How much somebody who wants to fight at sea likes a move."""
    if move[0] in BONUSES:
        return 60.0
    if move[0] == "retreat":
        return 60.0 if by_sea(board, move) else 1.0
    if move[0] in ("move", "hurry", "room"):
        player = board.players[decision.seat]
        room = int(move[1]) - 1 if move[0] == "room" else (player.marker + int(move[1])) % ROOMS
        return {MAKE_WAR: 8.0, GOVERN: 2.0}.get(room_action(board, player, room), 0.5)
    if move[0] == "buy" and move[1] in AFLOAT:
        return 8.0
    if move[0] in ("march", "sail"):
        return _aggression(board, decision.seat, move)
    return LIKED.get(str(move[0]), 1.0)


def _aggression(board: Board, seat: int, move: Move) -> float:
    goal = CITY_INDEX[move[2]]
    owner = board.owner[goal]
    if owner == seat:
        return 1.0
    liking = 14.0 if owner >= 0 else 3.0
    if board.troops[goal * SEATS + seat]:
        liking *= 3
    return liking * 2 if move[0] == "sail" else liking


def first_years(seed: int) -> list[Move] | None:
    """A beginning with all that is wanted, if this seed brings one."""
    rng = Random(seed)
    scenes: set[str] = set()
    moves: list[Move] = []
    board = load_game("virtu").start(SEATS_AT_THE_TABLE, RED_BEGINS)
    run(board)
    while (decision := next_decision(board)) is not None and board.year <= YEARS:
        if complete(scenes):
            return moves
        choices = propose(board)[:1] or legal(board)
        liking = [eagerness(board, decision, move) for move in choices]
        move = rng.choices(choices, liking)[0]
        scenes.add(scene(board, decision, move) or "")
        moves.append(move)
        play(board, move)
    return None


def games() -> Iterator[tuple[int, Record[Any]]]:
    """Whole games, one a seed that has such a beginning."""
    game = load_game("virtu")
    for seed in range(TRIES):
        moves = first_years(seed)
        if moves is None:
            continue
        players = [read_player("greedy", seed + seat) for seat in range(SEATS_AT_THE_TABLE)]
        board = game.start(SEATS_AT_THE_TABLE, RED_BEGINS)
        run(board)
        for move in moves:
            play(board, move)
        while (decision := next_decision(board)) is not None:
            paid = propose(board)[:1]
            choose: Callable[[Perspective], Move] = players[decision.seat].choose
            moves.append(paid[0] if paid else choose(Perspective(game, board, decision.seat)))
            play(board, moves[-1])
        yield seed, Record(game, ["warlike"] * SEATS_AT_THE_TABLE, RED_BEGINS, moves)


def main() -> None:
    """Keep the first game that is no longer than one likes to watch; every move is clicked."""
    for path in FOLDER.glob("virtu-3-warlike-*.jsonl"):
        path.unlink()
    for seed, record in games():
        if len(record.moves) < 500:
            keep(f"virtu-3-warlike-{seed}", record)
            return


if __name__ == "__main__":
    main()
