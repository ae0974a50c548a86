"""Common stocks counted anew after changes by hand, so that a situation names only what matters."""

from __future__ import annotations

from typing import Any

from quattrocento.games.princes.box import Box
from quattrocento.games.princes.files.parts import tile_names, treachery_names
from quattrocento.games.princes.names import EVENTS, TROOPS


def restock(data: dict[str, Any], box: Box) -> dict[str, Any]:
    """Display, stock and draw pile counted anew: what lies nowhere else lies there.

    Events of the decade that are kept by somebody or lie on a city leave the display.
    """
    restocked = dict(data)
    players = data["players"]
    owned = [tile for player in players for tile in player["tiles"]]
    restocked["tiles"] = [tile for tile in tile_names(box) if tile not in owned]
    restocked["stock"] = {
        troop: box.troop_count[index] - sum(troop in player["troops"] for player in players)
        for index, troop in enumerate(TROOPS)
    }
    gone = [event for player in players for event in player["events"]]
    gone += [event for events in data["artists"].values() for event in events]
    decade = [
        event for index, event in enumerate(EVENTS) if box.event_decade[index] == data["decade"]
    ]
    shown = [event for event in data["events"] if event in decade] or decade
    restocked["events"] = [event for event in shown if event not in gone]
    treachery = data["treachery"]
    away = [*treachery["played"]]
    for player in players:
        away += [*player["hand"], *player["buried"]]
    pile = [tile for tile in treachery_names(box) if tile not in away]
    restocked["treachery"] = treachery | {"pile": pile}
    return restocked
