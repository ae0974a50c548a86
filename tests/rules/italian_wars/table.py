"""Short words for setting up a table of The Italian Wars and playing on it.

A table stands in Spring of round 3 as at the start: cities, troops and markers of the booklet,
four florins each; every action marker lies in room 1, the palaces are empty, and both have asked
for an indulgence this round already. Whatever a test cares about it says itself, in the words of
a position file or shorter:

    board = table("annex blue 0 0", blue={"court": {"left1": "consigliere"}}, florence=("blue", 4))
    play(board, "influence florence", "pay left1 crown")

Reconstructed values are those of `box.toml`, whatever the components say.
"""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Any, Final

from quattrocento.games.italian_wars.board import Italy
from quattrocento.games.italian_wars.box import Booklet
from quattrocento.games.italian_wars.game import ItalianWars
from quattrocento.games.italian_wars.names import COLOURS, MAJORS, PLAYERS, POINTS
from quattrocento.games.italian_wars.rules.scoring import prestige
from quattrocento.games.virtu.board import SEATS
from quattrocento.games.virtu.names import CITIES
from quattrocento.kernel import play as kernel
from quattrocento.kernel import situation
from quattrocento.kernel.situation import merge
from tests.rules.virtu.table import as_city, as_player, words

OVERLAY: Final = Path(__file__).with_name("box.toml").read_text("utf-8")
GAME: Final = ItalianWars(OVERLAY)
BOX: Final[Booklet] = GAME.box
PRINTED: Final = ItalianWars()
"""The game with the components as they are."""
TIRED_FRANCE: Final = dict.fromkeys(
    ("turin", "milan", "duchy", "cannons", "kingdom_of_france"), "exhausted"
)
TIRED_NAPLES: Final = dict.fromkeys(
    ("naples", "rossano", "reggio", "bari", "principality"), "exhausted"
)


def start(**options: str) -> Italy:
    """A fresh game at its first decision."""
    board = GAME.start(2, options)
    kernel.run(board)
    return board


def table(
    *agenda: str,
    cities: Mapping[str, Any] | None = None,
    options: Mapping[str, str] | None = None,
    turn: Mapping[str, Any] | None = None,
    game: ItalianWars = GAME,
    **changes: Any,
) -> Italy:
    """A table with the given changes; players by colour, Major Cities by name.

    A Major City is `("blue", 4)`, its marker; `"blue"`, its ally; or an object.
    """
    base: dict[str, Any] = {"season": "spring", "round": 3, "turn": dict(turn or {})}
    base["players"] = {
        str(seat): as_player({"marker": 1, "asked": True} | dict(changes.pop(colour, {})))
        for seat, colour in enumerate(COLOURS[:PLAYERS])
    }
    base["cities"] = {name: as_city(city) for name, city in (cities or {}).items()}
    base["majors"] = {name: _major(changes.pop(name)) for name in MAJORS if name in changes}
    base["agenda"] = [words(step) for step in agenda]
    data = merge(situation.base(game, 2, options, None), base | changes)
    for name, city in (cities or {}).items():
        if isinstance(city, dict) and "troops" in city:
            data["cities"][name]["troops"] = city["troops"]
    laid = game.load(game.restock(data))
    kernel.run(laid)
    return laid


def _major(major: Any) -> dict[str, Any]:
    if isinstance(major, str):
        return {"ally": major}
    return {"influence": list(major)} if isinstance(major, tuple) else dict(major)


def marker(board: Italy, major: str) -> tuple[str, int] | None:
    """Where a marker lies: towards whom and how far; `blue` too in the middle."""
    found = board.dump()["majors"][major]["influence"]
    return None if found is None else (found[0], found[1])


def ally(board: Italy, major: str) -> str | None:
    found: str | None = board.dump()["majors"][major]["ally"]
    return found


def troops(board: Italy, city: str, colour: str) -> int:
    return board.troops[CITIES.index(city) * SEATS + COLOURS.index(colour)]


def reserve(board: Italy, colour: str) -> int:
    seat = COLOURS.index(colour)
    if seat < PLAYERS:
        return board.players[seat].reserve
    return board.reserves[seat - PLAYERS]


def player(board: Italy, colour: str) -> dict[str, Any]:
    found: dict[str, Any] = board.dump()["players"][COLOURS.index(colour)]
    return found


def domain(board: Italy, colour: str) -> dict[str, str]:
    found: dict[str, str] = player(board, colour)["domain"]
    return found


def florins(board: Italy, colour: str) -> int:
    return board.players[COLOURS.index(colour)].florins


def points(board: Italy, colour: str) -> dict[str, int]:
    return dict(zip(POINTS, prestige(board)[COLOURS.index(colour)], strict=True))
