"""Common stocks counted anew after changes by hand, so that a situation names only what matters."""

from __future__ import annotations

from typing import Any

from quattrocento.games.italian_wars.box import Booklet
from quattrocento.games.italian_wars.names import COLOURS, FIRST_MAJOR, MAJORS
from quattrocento.games.virtu.files.restock import lying
from quattrocento.games.virtu.names import CHARACTERS, CITIES, MARKET, TITLES


def restock(data: dict[str, Any], booklet: Booklet) -> dict[str, Any]:
    """Stocks counted anew: troops in reserve, agents, city tiles, piles, indulgences.

    The tile of a city lies with who controls it, available if nothing else is said.
    """
    restocked = dict(data)
    restocked["players"] = [_player(player, data, booklet) for player in data["players"]]
    restocked["majors"] = {name: _major(name, data, booklet) for name in MAJORS}
    there = lying(restocked)
    restocked["supply"] = {
        ware: booklet.copies[MARKET.index(ware)] - there.count(ware)
        for ware in (*CHARACTERS, *TITLES, "guild", "cathedral")
    }
    laid = sum(room["indulgence"] for player in data["players"] for room in player["rooms"])
    restocked["indulgences"] = booklet.indulgences - laid - data["turn"]["begging"]
    return restocked


def _troops(data: dict[str, Any], colour: str) -> int:
    return sum(city["troops"].get(colour, 0) for city in data["cities"].values())


def _major(name: str, data: dict[str, Any], booklet: Booklet) -> dict[str, Any]:
    colour = FIRST_MAJOR + MAJORS.index(name)
    major: dict[str, Any] = dict(data["majors"][name])
    if major["ally"] is not None:
        major["influence"] = None
    gone = major["ally"] is None and major["influence"] is None
    major["reserve"] = 0 if gone else booklet.troops_of[colour] - _troops(data, COLOURS[colour])
    return major


def _player(player: dict[str, Any], data: dict[str, Any], booklet: Booklet) -> dict[str, Any]:
    colour = player["colour"]
    cities, majors = data["cities"], data["majors"]
    places = [city["agent"] for city in cities.values()]
    places += [major["agent"] for major in majors.values()]
    places += [room["agent"] for other in data["players"] for room in other["rooms"]]
    discs = [colour]
    for index, name in enumerate(MAJORS):
        if majors[name]["ally"] == colour:
            discs.append(COLOURS[FIRST_MAJOR + index])
    own = [name for name, city in cities.items() if city["owner"] in discs]
    domain = {name: player["domain"].get(name, "available") for name in own}
    domain |= {name: side for name, side in player["domain"].items() if name not in CITIES}
    return player | {
        "reserve": booklet.troops_of[COLOURS.index(colour)] - _troops(data, colour),
        "owned_agents": player["agents"] + places.count(colour),
        "domain": domain,
    }
