"""Short words for setting up a table of Virtù and playing on it.

A table stands in Spring of year 2 with the start cities, one troop in each, two agents and
one florin for everyone; every marker lies in room 1, the palaces are empty, and everyone has
asked for an indulgence this year already. Whatever a test
cares about it says itself, in the words of a position file or shorter:

    board = table("govern red", red={"court": {"left1": "cardinal"}}, cities={"siena": "red"})
    play(board, "turn siena", "pay left1 cross")

Reconstructed values are those of `box.toml`, whatever the components say.
"""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Any, Final, TypeVar

from quattrocento.games.virtu.board import SEATS, Board
from quattrocento.games.virtu.box import Box
from quattrocento.games.virtu.game import Virtu
from quattrocento.games.virtu.names import CITIES, COLOURS, POINTS
from quattrocento.games.virtu.rules.scoring import prestige
from quattrocento.games.virtu.speech.proposals import propose
from quattrocento.kernel import play as kernel
from quattrocento.kernel import situation
from quattrocento.kernel.position import Event
from quattrocento.kernel.situation import merge
from quattrocento.kernel.step import Move, spell

B = TypeVar("B", bound=Board)

OVERLAY: Final = Path(__file__).with_name("box.toml").read_text("utf-8")
GAME: Final = Virtu(OVERLAY)
BOX: Final[Box] = GAME.box
PRINTED: Final = Virtu()
"""The game with the components as they are."""
ANY: Final = {"room_symbols": "any"}
"""A table that need not use the symbols of the room first."""
TIRED: Final = {"florence": "exhausted", "pisa": "exhausted"}
"""Red's domain, when all of it is exhausted."""
MAY: Final = {"asked": False}
"""Of a player who has not asked for an indulgence this year."""


def start(seats: int = 3, **options: str) -> Board:
    """A fresh game at its first decision; red begins, if nobody else is named."""
    options.setdefault("first_player", "red")
    board = GAME.start(seats, options)
    kernel.run(board)
    return board


def table(
    *agenda: str,
    seats: int = 3,
    options: Mapping[str, str] | None = None,
    cities: Mapping[str, Any] | None = None,
    powers: Mapping[str, Any] | None = None,
    turn: Mapping[str, Any] | None = None,
    game: Virtu = GAME,
    **changes: Any,
) -> Board:
    """A table with the given changes; players by colour, `agenda` says what comes next."""
    base: dict[str, Any] = {"season": "spring", "year": 2, "turn": dict(turn or {})}
    base["players"] = {
        str(seat): as_player({"marker": 1, "asked": True} | dict(changes.pop(colour, {})))
        for seat, colour in enumerate(COLOURS[:seats])
    }
    base["cities"] = {name: as_city(city) for name, city in (cities or {}).items()}
    base["powers"] = {name: _power(power) for name, power in (powers or {}).items()}
    base["agenda"] = [words(step) for step in agenda]
    data = merge(situation.base(game, seats, options, None), base | changes)
    for name, city in (cities or {}).items():
        if isinstance(city, dict) and "troops" in city:
            data["cities"][name]["troops"] = city["troops"]
    there = game.load(game.restock(data))
    kernel.run(there)
    return there


def as_player(player: dict[str, Any]) -> dict[str, Any]:
    """A player in short words as a position file has him."""
    written = dict(player)
    if "court" in written:
        written["court"] = {space: _card(card) for space, card in written["court"].items()}
    if "rooms" in written:
        written["rooms"] = {str(room - 1): here for room, here in written["rooms"].items()}
    return written


def _card(card: str) -> dict[str, Any]:
    """`"cardinal"`, or `"cardinal exhausted"`."""
    name, _, side = card.partition(" ")
    return {"card": name, "exhausted": side == "exhausted"}


def as_city(city: Any) -> dict[str, Any]:
    """A city as a position file has it; a mere colour is its owner."""
    return {"owner": city} if isinstance(city, str) else dict(city)


def _power(power: Any) -> dict[str, Any]:
    return {"ally": power, "ready": True} if isinstance(power, str) else dict(power)


def words(text: str) -> list[str | int]:
    return [int(part) if part.isdigit() else part for part in text.split()]


def move(text: str) -> Move:
    return tuple(words(text))


def play(board: B, *moves: str) -> B:
    """Do moves, each checked to be legal."""
    for text in moves:
        kernel.attempt(board, move(text))
    return board


def pay(board: B) -> B:
    """Complete the payment in progress as the program proposes it."""
    for one in propose(board):
        kernel.attempt(board, one)
    return board


def told(board: Board, *moves: str) -> list[Event]:
    """Do moves and listen."""
    events: list[Event] = []
    board.events = events
    play(board, *moves)
    board.events = None
    return events


def legal(board: Board, verb: str = "") -> set[str]:
    """The legal moves, or those of a verb."""
    moves = {spell(one) for one in kernel.legal(board)}
    return {one for one in moves if not verb or one.split()[0] == verb}


def step(board: Board) -> list[str | int]:
    """The decision that is to be taken now, in words; empty at the end."""
    agenda: list[list[str | int]] = board.dump()["agenda"]
    return agenda[0] if agenda else []


def expected(board: Board) -> list[str]:
    """The moves that a person may expect, each as often as it is listed."""
    decision = kernel.next_decision(board)
    assert decision is not None
    return [spell(one) for one in decision.candidates(board)]


def refused(board: Board, text: str) -> str:
    """The rule against a move that a person may expect; empty where it is legal."""
    decision = kernel.next_decision(board)
    assert decision is not None
    assert move(text) in decision.candidates(board), f"{text} is no candidate"
    refusal = decision.why_not(board, move(text))
    assert (refusal is None) == (text in legal(board))
    return "" if refusal is None else refusal.rule


def seat(colour: str) -> int:
    return COLOURS.index(colour)


def player(board: Board, colour: str) -> dict[str, Any]:
    """A player as the position file has him."""
    found: dict[str, Any] = board.dump()["players"][seat(colour)]
    return found


def florins(board: Board, colour: str) -> int:
    return board.players[seat(colour)].florins


def owner(board: Board, city: str) -> str | None:
    found: str | None = board.dump()["cities"][city]["owner"]
    return found


def troops(board: Board, city: str, colour: str) -> int:
    return board.troops[CITIES.index(city) * SEATS + seat(colour)]


def agent(board: Board, place: str) -> str | None:
    found = board.agents[board.box.places.index[place]]
    return None if found < 0 else COLOURS[found]


def domain(board: Board, colour: str) -> dict[str, str]:
    found: dict[str, str] = player(board, colour)["domain"]
    return found


def laid(board: Board, colour: str = "red") -> list[int]:
    """Rooms with an indulgence."""
    rooms = player(board, colour)["rooms"]
    return [room + 1 for room in range(5) if rooms[room]["indulgence"]]


def side(board: Board, colour: str, space: str) -> str:
    """`"cardinal"`, `"cardinal exhausted"`, or nothing: what lies on a cortigiano space."""
    here = player(board, colour)["court"][space]
    if here["card"] is None:
        return ""
    return str(here["card"]) + (" exhausted" if here["exhausted"] else "")


def points(board: Board, colour: str) -> dict[str, int]:
    return dict(zip(POINTS, prestige(board)[seat(colour)], strict=True))
