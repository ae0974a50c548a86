"""Short words for setting up a table of Signorie and playing on it.

A table starts at the first decision of round 1 with everything of chance laid down: turn order
by seat (yellow, red, purple, blue), mandates M1 to M10 from yellow to turquoise (in each zone
the man's space first), rewards B1 to B5, V1, V2, the same dice in every column. Everybody has
ten florins. Whatever a test cares about it says itself, in the words of a position file:

    board = table(players={0: {"women": 0}}, dice={"red": [1, 2, 3, 6]})
    play(board, "take_die red 3", "hire", "place_helper yellow middle")
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from itertools import cycle
from random import Random
from typing import Any, Final

from quattrocento.games.signorie.board import Board, Player
from quattrocento.games.signorie.box import Box
from quattrocento.games.signorie.files.vocabulary import vocabulary
from quattrocento.games.signorie.game import Signorie
from quattrocento.games.signorie.names import (
    CITIES,
    COLOURS,
    COLUMNS,
    MANDATES,
    PLACES_OF,
    SEXES,
    SOURCES,
)
from quattrocento.kernel import play as kernel
from quattrocento.kernel.position import Event
from quattrocento.kernel.situation import merge, situation
from quattrocento.kernel.step import Move, spell

GAME: Final = Signorie()
BOX: Final[Box] = GAME.box
PLACES: Final = PLACES_OF[3]
"""The helper spaces of every printed column."""
SPACES: Final = BOX.city_spaces[0]
"""The values of the spaces of every printed city."""
DICE: Final[dict[int, list[int]]] = {2: [2, 5], 3: [2, 4, 6], 4: [1, 3, 5, 6]}

PHASES: Final = (
    "draw_tiles",
    "roll_dice",
    "deal_mandates",
    "next_turn",
    "score_initiative",
    "new_order",
    "rewards",
    "clear_up",
)
IN_REWARDS: Final = (
    "reward",
    "take_reward",
    "offer_bride",
    "place_bride",
    "purchase",
    "column_again",
)

Agenda = list[list[str | int]]


def table(
    seats: int = 4,
    *,
    game: Signorie = GAME,
    agenda: Agenda | None = None,
    players: Mapping[int, Mapping[str, Any]] | None = None,
    options: Mapping[str, str] | None = None,
    seed: int = 1,
    **changes: Any,
) -> Board:
    """A table with the given changes; `agenda` says what comes next in the round."""
    colours = list(COLOURS[:seats])
    order: list[str] = changes.get("order", colours)
    spaces = len(game.box.initiative_vp)
    base: dict[str, Any] = {
        "round": 1,
        "order": order,
        "initiative": [order[::-1], *([] for _ in range(spaces - 1))],
        "mandates": zones(*MANDATES),
        "rewards": ["B1", "B2", "B3", "B4", "B5", "V1", "V2"],
        "dice": dict.fromkeys(COLUMNS, DICE[seats]),
        "players": {str(seat): {"florins": 10} for seat in range(seats)},
    }
    laid = merge(base, changes)
    laid["players"] = merge(laid["players"], {str(s): p for s, p in (players or {}).items()})
    laid["agenda"] = whole_agenda(agenda or [["next_turn", 0]], laid["round"])
    board = situation(game, seats, laid, options, seed)
    kernel.run(board)
    return board


def whole_agenda(steps: Agenda, round: int) -> Agenda:
    """Steps, and what is left of the round after them, in the words of a position file."""
    last = steps[-1][0]
    if last in PHASES:
        rest = PHASES[PHASES.index(str(last)) + 1 :]
    elif last in ("round", "final_scoring"):
        rest = ()
    else:
        rest = PHASES[PHASES.index("clear_up" if last in IN_REWARDS else "score_initiative") :]
    agenda: Agenda = steps + [[step] if step != "next_turn" else [step, 0] for step in rest]
    if last not in ("round", "final_scoring"):
        agenda.append(["round", round + 1])
    return agenda if last == "final_scoring" else [*agenda, ["final_scoring"]]


def zones(*mandates: str) -> dict[str, list[str]]:
    """Ten mandates in the order they are dealt, two to a column."""
    return {column: list(mandates[i * 2 : i * 2 + 2]) for i, column in enumerate(COLUMNS)}


def zone(column: str, man: str, woman: str) -> dict[str, list[str]]:
    """A deal with these two mandates in the zone of a column."""
    others = [mandate for mandate in MANDATES if mandate not in (man, woman)]
    at = COLUMNS.index(column) * 2
    return zones(*others[:at], man, woman, *others[at:])


def asked(helper: str, die: int = 6, **player: Any) -> Board:
    """A table where yellow, who placed a die and hired one helper, is asked about it."""
    column, place = helper.split()
    return table(
        players={0: {"helpers": [helper], "dice": {column: die}} | player},
        agenda=[["ask_helper", "yellow", column, place], ["next_turn", 1]],
    )


def track(**spaces: int) -> list[list[str]]:
    """The initiative track of four players with discs on the given spaces, the others at 0."""
    stacks: list[list[str]] = [[] for _ in BOX.initiative_vp]
    for colour in reversed(COLOURS):
        stacks[spaces.get(colour, 0)].append(colour)
    return stacks


def crowd(spaces: int, cities: Iterable[str] = CITIES) -> dict[str, dict[str, list[str]]]:
    """Cities with so many spaces filled, by men and women of all players but yellow."""
    people = cycle(f"{colour} {sex}" for sex in SEXES for colour in COLOURS[1:])
    return {city: {"meeples": [next(people) for _ in range(spaces)]} for city in cities}


def words(move: str) -> Move:
    """`"take_die red 4"` as a move."""
    return tuple(int(part) if part.isdigit() else part for part in move.split())


def legal(board: Board) -> list[str]:
    """The legal moves, spelt as a person types them."""
    return [spell(move) for move in kernel.legal(board)]


def play(board: Board, *moves: str) -> Board:
    """Do moves one after another, refused unless legal; draws and rolls are given likewise."""
    for move in moves:
        kernel.attempt(board, words(move))
    return board


def after(board: Board, *moves: str) -> Board:
    """A copy of the table on which moves were done."""
    return play(board.clone(), *moves)


def settle(board: Board, seed: int = 1) -> Board:
    """Let chance fall until someone must decide."""
    kernel.settle(board, Random(seed))
    return board


def why_not(board: Board, move: str) -> str | None:
    """The rule that forbids a move now, or None."""
    decision = kernel.next_decision(board)
    assert decision is not None
    refusal = decision.why_not(board, words(move))
    return None if refusal is None else refusal.rule


def seat(board: Board) -> int | None:
    """The seat that must decide."""
    decision = kernel.next_decision(board)
    return None if decision is None else decision.seat


def step(board: Board) -> list[str | int]:
    """The next step on the agenda, in the words of a position file; `["over"]` at the end."""
    colours = [COLOURS[player.colour] for player in board.players]
    return vocabulary(colours).write(board.agenda[-1]) if board.agenda else ["over"]


def score(board: Board, seat: int = 0) -> int:
    """Victory points marked so far."""
    return sum(board.players[seat].points)


def points(player: Player, source: str) -> int:
    """Victory points from one source."""
    return player.points[SOURCES.index(source)]


def events(board: Board, *moves: str) -> list[Event]:
    """What happens when moves are done on the table, in order."""
    told: list[Event] = []
    board.events = told
    play(board, *moves)
    board.events = None
    return told


def all_pass(board: Board) -> Board:
    """Everyone passes: what is left of phase 2 is over, and phase 3 begins."""
    while step(board)[0] == "take_die":
        play(board, "pass")
    return board


def random_game(seats: int, seed: int, game: Signorie = GAME) -> Iterator[Board]:
    """A random game, given out at each decision and at its end."""
    rng = Random(seed)
    board = game.start(seats)
    kernel.settle(board, rng)
    while not kernel.is_over(board):
        yield board
        kernel.play(board, rng.choice(kernel.legal(board)))
        kernel.settle(board, rng)
    yield board


def random_turns(seats: int, seed: int) -> Iterator[tuple[int, Board, Move, Board]]:
    """A random game move by move: who moved, the table before, the move, the table after."""
    rng = Random(seed)
    board = GAME.start(seats)
    kernel.settle(board, rng)
    while (mover := seat(board)) is not None:
        before = board.clone()
        move = rng.choice(kernel.legal(board))
        kernel.play(board, move)
        kernel.settle(board, rng)
        yield mover, before, move, board
