"""Common stocks counted anew after changes by hand, so that a situation names only what matters."""

from __future__ import annotations

from typing import Any

from quattrocento.games.virtu.box import Box
from quattrocento.games.virtu.names import BONUSES, CHARACTERS, CITIES, MARKET, TITLES


def restock(data: dict[str, Any], box: Box) -> dict[str, Any]:
    """Stocks counted anew: troops in reserve, agents, city tiles, piles, bonuses, indulgences.

    The tile of a city lies with who controls it, available if nothing else is said.
    """
    restocked = dict(data)
    restocked["players"] = [_player(player, data, box) for player in data["players"]]
    restocked["supply"] = _supply(restocked, box)
    taken = {bonus for player in data["players"] for bonus in player["bonuses"]}
    restocked["bonuses"] = [bonus for bonus in BONUSES if bonus not in taken]
    laid = sum(room["indulgence"] for player in data["players"] for room in player["rooms"])
    restocked["indulgences"] = box.indulgences - laid - data["turn"]["begging"]
    return restocked


def _player(player: dict[str, Any], data: dict[str, Any], box: Box) -> dict[str, Any]:
    colour = player["colour"]
    cities = data["cities"]
    troops = sum(city["troops"].get(colour, 0) for city in cities.values())
    places = [city["agent"] for city in cities.values()]
    places += [power["agent"] for power in data["powers"].values()]
    places += [room["agent"] for other in data["players"] for room in other["rooms"]]
    own = [name for name, city in cities.items() if city["owner"] == colour]
    domain = {name: player["domain"].get(name, "available") for name in own}
    domain |= {name: side for name, side in player["domain"].items() if name not in CITIES}
    return player | {
        "reserve": box.troops - troops,
        "owned_agents": player["agents"] + places.count(colour),
        "domain": domain,
    }


def _supply(data: dict[str, Any], box: Box) -> dict[str, int]:
    there = lying(data)
    known = (*CHARACTERS, *TITLES, "guild", "cathedral")
    return {ware: box.copies[MARKET.index(ware)] - there.count(ware) for ware in known}


def lying(data: dict[str, Any]) -> list[str | None]:
    """Every card and tile that lies with a player or is on its way there."""
    found: list[str | None] = []
    for player in data["players"]:
        for room in player["rooms"]:
            found += [room["action"], room["improvement"]]
        found += [space["card"] for space in player["court"].values()]
        found += [tile.partition("-")[0] for tile in player["domain"]]
    for step in data["agenda"]:
        if step[0] == "place_card":
            found.append(step[2])
        elif step[0] == "choose_site":
            found.append("cathedral")
    return found
