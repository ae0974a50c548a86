"""Common stocks counted anew after changes by hand, so that a situation names only what matters."""

from __future__ import annotations

from typing import Any

from quattrocento.games.signorie.box import Box
from quattrocento.games.signorie.names import COLUMNS, HOUSES


def restock(data: dict[str, Any], box: Box) -> dict[str, Any]:
    """The general stocks, the tiles nobody has seen, the stacks and the dice counted anew.

    Rewards of past rounds have left the table.

    Men and women missing elsewhere lie in the general stock; tiles missing elsewhere are
    unseen; dice missing from a column lie on the board, first those it already shows, then
    ones of value 6.
    """
    restocked = dict(data)
    restocked["players"] = [_family(player, data, box) for player in data["players"]]
    unseen = _unseen(data, box)
    removed = box.removed[len(data["players"])] * len(HOUSES)
    face_down = sum(sum(player["face_down"].values()) for player in data["players"])
    restocked["unseen"] = unseen
    restocked["stacks"] = sum(map(len, unseen.values())) - removed - face_down
    steps = [step[0] for step in data["agenda"]]
    used = data["round"] - ("clear_up" in steps)
    restocked["rewards"] = [
        None if turn < used else tile for turn, tile in enumerate(data["rewards"])
    ]
    restocked["dice"] = {column: _dice(column, data, box) for column in COLUMNS}
    return restocked


def _family(player: dict[str, Any], data: dict[str, Any], box: Box) -> dict[str, Any]:
    colour = player["colour"]
    away = [meeple for city in data["cities"].values() for meeple in city["meeples"]]
    men = player["men"] + player["threshold_men"] + away.count(f"{colour} man")
    men += sum(len(spaces) for spaces in player["careers"].values())
    women = player["women"] + player["threshold_women"] + away.count(f"{colour} woman")
    return player | {
        "general_men": box.men + box.general_men - men,
        "general_women": box.women + box.general_women - women,
    }


def _unseen(data: dict[str, Any], box: Box) -> dict[str, list[int]]:
    seen: list[str] = []
    for city in data["cities"].values():
        seen += [city[kind] for kind in ("marriage", "mission") if city[kind]]
    for player in data["players"]:
        seen += [tile for row in player["tiles"].values() for tile in row]
    unseen = {house: list(box.fronts) for house in HOUSES}
    for tile in seen:
        house, _, value = tile.partition(" ")
        if house in unseen and value.isdigit() and int(value) in unseen[house]:
            unseen[house].remove(int(value))
    return unseen


def _dice(column: str, data: dict[str, Any], box: Box) -> list[int]:
    taken = sum(1 for player in data["players"] if column in player["dice"])
    count = box.dice[len(data["players"])] - taken
    shown = sorted(data["dice"][column], reverse=True)[: max(count, 0)]
    return sorted(shown + [6] * (count - len(shown)))
