"""A table in a list: what it is, who sits at it and whose turn it is."""

from __future__ import annotations

from typing import Any

from quattrocento.house.house import House
from quattrocento.house.table import Table


def summary(house: House, table: Table, person: str | None) -> dict[str, Any]:
    """A table as a person sees it; only its people see the invitation."""
    mine = table.seats_of(person)
    online = house.online(table)
    deciding = table.deciding
    return {
        "id": table.id,
        "name": table.name,
        "game": table.game.name,
        "state": table.state,
        "private": table.private,
        "invite": table.invite if mine or person == table.host else None,
        "host": table.host == person,
        "options": table.options,
        "pace": table.pace,
        "confirm_turn": table.confirm_turn,
        "seats": [
            {
                "index": index,
                "kind": seat.kind,
                "name": seat.name,
                "level": seat.level,
                "mine": index in mine,
                "online": index in online,
                "resigned": seat.resigned,
            }
            for index, seat in enumerate(table.seats)
        ],
        "version": table.version,
        "deciding": [] if deciding is None else [deciding],
        "my_turn": deciding is not None and deciding in mine,
        "round": table.round,
        "created": table.created,
        "changed": table.changed,
        "result": table.result,
        "rematch": table.rematch,
    }
