"""A table in a list: what it is, who sits at it and whose turn it is."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from quattrocento.table import awaited
from quattrocento.table.learning import progress
from quattrocento.table.steady import now
from quattrocento.table.table import Table

if TYPE_CHECKING:
    from quattrocento.table.listed import Summary


def summary(table: Table, person: str | None, online: Sequence[int]) -> Summary:
    """A table as a person sees it; only its people see the invitation."""
    mine = table.seats_of(person)
    waited = awaited.seats(table)
    host = person is not None and table.host == person
    return {
        "id": table.id,
        "name": table.name,
        "game": table.game.name,
        "state": table.state,
        "private": table.private,
        "invite": table.invite if mine or host else None,
        "host": host,
        "options": table.options,
        "pace": table.pace,
        "confirm_turn": table.confirm_turn,
        "hints": table.hints,
        "seats": [
            {
                "index": index,
                "kind": seat.kind,
                "name": seat.name,
                "level": seat.level,
                "mine": index in mine,
                "online": index in online,
                "resigned": seat.resigned,
                "account": seat.account,
            }
            for index, seat in enumerate(table.seats)
        ],
        "version": table.version,
        "deciding": waited,
        "my_turn": any(seat in mine for seat in waited),
        "asked": table.asked is not None and bool(set(mine) - set(table.asked.yes)),
        "offers": table.state == "playing" and bool(set(mine) & set(awaited.offered(table))),
        "left": _left(table, mine),
        "round": table.round,
        "created": table.created,
        "changed": table.changed,
        "result": table.result,
        "rematch": table.rematch,
        "studied": table.studied,
        "lesson": progress(table),
    }


def _left(table: Table, mine: list[int]) -> float | None:
    """What the first of a person's running clocks has left."""
    clocks = table.clocks
    if clocks is None or clocks.paused or table.state != "playing":
        return None
    left = clocks.now(now())
    return min((left[seat] for seat in clocks.running if seat in mine), default=None)
