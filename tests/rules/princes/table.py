"""Short words for setting up a table of Princes and playing on it.

A table starts in decade I with the first seat's turn, and families by seat: Baglioni, Este,
Malatesta, Gonzaga, Bentivogli, Montefeltro. Everybody has 40 gold and 12 influence. Whatever a
test cares about it says itself, in the words of a position file:

    board = table(players={0: {"troops": ["pike"]}}, status={"Venice": 6})
    play(board, "auction doge", "bid 13", "pass_bid", "pass_bid", "pass_bid")
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from random import Random
from typing import Any, Final

from quattrocento.games.princes.board import Board
from quattrocento.games.princes.box import Box
from quattrocento.games.princes.files.vocabulary import vocabulary
from quattrocento.games.princes.game import Princes
from quattrocento.games.princes.names import EVENTS
from quattrocento.kernel import play as kernel
from quattrocento.kernel.position import Event
from quattrocento.kernel.situation import merge, situation
from quattrocento.kernel.step import Move, spell

GAME: Final = Princes()
BOX: Final[Box] = GAME.box
BY_SEAT: Final = ("Baglioni", "Este", "Malatesta", "Gonzaga", "Bentivogli", "Montefeltro")

Agenda = list[list[str | int]]


def player(seat: int) -> str:
    """A seat in the words of a position file."""
    return f"player {seat + 1}"


def table(
    seats: int = 4,
    *,
    game: Princes = GAME,
    active: int = 0,
    agenda: Agenda | None = None,
    families: tuple[str, ...] = BY_SEAT,
    players: Mapping[int, Mapping[str, Any]] | None = None,
    options: Mapping[str, str] | None = None,
    **changes: Any,
) -> Board:
    """A table in a turn of the active seat; `agenda` says what comes next in it."""
    base: dict[str, Any] = {
        "decade": 1,
        "active": player(active),
        "players": {str(seat): {"family": families[seat]} for seat in range(seats)},
    }
    laid = merge(base, changes)
    laid["players"] = merge(laid["players"], {str(s): p for s, p in (players or {}).items()})
    laid["agenda"] = [*(agenda or [["take_action", player(active)]]), *rest_of_turn(active)]
    board = situation(game, seats, laid, options)
    kernel.run(board)
    return board


def rest_of_turn(active: int) -> Agenda:
    return [["after_action", player(active)], ["close_turn", player(active)], ["end_decade"]]


def war(
    attacker: str = "Milan",
    defender: str = "Venice",
    *,
    fighters: tuple[int | None, int | None] = (0, 1),
    agenda: Agenda | None = None,
    status: Mapping[str, int] | None = None,
    wars: Mapping[str, Any] | None = None,
    **more: Any,
) -> Board:
    """A war whose condottieri are hired; the next thing is the wages, unless `agenda` differs."""
    under_way = {
        "attacker": attacker,
        "defender": defender,
        "extra": False,
        "condottieri": [None if seat is None else player(seat) for seat in fighters],
        "league": None,
        "league_side": "attacker",
        "bribed": [],
        "counter": False,
        "dice": [0, 0],
    }
    return table(
        agenda=agenda or [["wages"]],
        war=under_way | dict(wars or {}),
        status=dict(status or {}),
        **more,
    )


def words(move: str) -> Move:
    """`"bid 13"` as a move."""
    return tuple(int(part) if part.isdigit() else part for part in move.split())


def legal(board: Board, verb: str = "") -> list[str]:
    """The legal moves as a person types them, all or those of one verb."""
    spelt = [spell(move) for move in kernel.legal(board)]
    return [move for move in spelt if not verb or move.split()[0] == verb]


def bids(board: Board) -> list[int]:
    """The amounts that may be bid now."""
    return [int(move.split()[1]) for move in legal(board, "bid")]


def play(board: Board, *moves: str) -> Board:
    """Do moves one after another, refused unless legal; draws and throws are given likewise."""
    for move in moves:
        kernel.attempt(board, words(move))
    return board


def after(board: Board, *moves: str) -> Board:
    """A copy of the table on which moves were done."""
    return play(board.clone(), *moves)


def aside(board: Board, seat: int, *parts: str | int) -> Board:
    """Do something out of turn: `aside(board, 2, "give", "Este", 3, 0)`."""
    kernel.attempt(board, ("aside", seat, *parts))
    return board


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


def expected(board: Board) -> list[str]:
    """The moves a person may expect now, legal or not."""
    decision = kernel.next_decision(board)
    assert decision is not None
    return [spell(move) for move in decision.candidates(board)]


def seat(board: Board) -> int | None:
    """The seat that must decide."""
    decision = kernel.next_decision(board)
    return None if decision is None else decision.seat


def step(board: Board) -> str:
    """The name of the next step on the agenda; `over` at the end."""
    if not board.agenda:
        return "over"
    return str(vocabulary(len(board.players)).write(board.agenda[-1])[0])


def gold(board: Board, seat: int = 0) -> int:
    return board.players[seat].gold


def influence(board: Board, seat: int = 0) -> int:
    return board.players[seat].influence


def dump(board: Board, seat: int) -> dict[str, Any]:
    """A player in the words of a position file."""
    found: dict[str, Any] = board.dump()["players"][seat]
    return found


def events(board: Board, *moves: str) -> list[Event]:
    """What happens when moves are done on the table, in order."""
    told: list[Event] = []
    board.events = told
    play(board, *moves)
    board.events = None
    return told


def told(board: Board, *moves: str) -> list[str]:
    """The names of what happens when moves are done."""
    return [event.name for event in events(board, *moves)]


def end_of_decade(board: Board) -> Board:
    """Sell what is left of the decade's events to the active player, for nothing."""
    decade = board.decade
    while board.agenda and board.decade == decade:
        name = step(board)
        if name == "take_action":
            moves = legal(board, "auction")
            shown = board.dump()["events"]
            play(board, next(move for move in moves if move.split()[1] in shown))
            play(board, "bid 0")
        elif name == "bid":
            play(board, "pass_bid")
        elif name == "place_artist":
            play(board, "place_artist Naples")
        elif name == "invade":
            play(board, "no_invasion")
        elif name == "finish_turn":
            play(board, "end_turn")
        else:
            raise AssertionError(f"nothing is known to do at {name}")
    return board


def random_game(
    seats: int,
    seed: int,
    options: Mapping[str, str] | None = None,
    choose: Callable[[list[Move], Random], Move] | None = None,
) -> Iterator[tuple[Board, Move]]:
    """A random game of cautious bidders: the table at each decision, and the move taken."""
    rng = Random(seed)
    board = GAME.start(seats, options)
    kernel.settle(board, rng)
    while not kernel.is_over(board):
        move = (choose or thrifty)(kernel.legal(board), rng)
        yield board, move
        kernel.play(board, move)
        kernel.settle(board, rng)
    yield board, ("over",)


def thrifty(moves: list[Move], rng: Random) -> Move:
    """A random move, but rarely a bid above the lowest: so money lasts and all things happen."""
    lowest = [move for move in moves if move[0] == "bid"][:1]
    others = [move for move in moves if move[0] != "bid"]
    if lowest and rng.random() < 0.05:
        return rng.choice(moves)
    return rng.choice([*others, *lowest])


def scheming(moves: list[Move], rng: Random) -> Move:
    """The same, but long decades full of treachery: few events are put up, many tiles drawn."""
    if ("buy_treachery",) in moves and rng.random() < 0.7:
        return ("buy_treachery",)
    quiet = [move for move in moves if move[0] != "auction" or move[1] not in EVENTS]
    return thrifty(quiet if quiet and rng.random() < 0.9 else moves, rng)
