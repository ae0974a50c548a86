"""Records and replays: what a person may take home of a game, and its moments afterwards."""

from __future__ import annotations

import json
from typing import Any

import msgspec
from sqlalchemy import Connection, select

from quattrocento.house import schema
from quattrocento.house.errors import Refused
from quattrocento.house.moments import Moment
from quattrocento.house.table import Table, encode
from quattrocento.kernel.match import Match
from quattrocento.kernel.play import ASIDE, attempt, next_decision
from quattrocento.kernel.position import Position
from quattrocento.kernel.record import Record
from quattrocento.kernel.step import Move


def seen_record(table: Table, person: str | None) -> str:
    """The record; of a running game each move in the form that the person may see."""
    if table.match is None:
        raise Refused(409, "not-playing", "The game has not begun.")
    record = table.match.record
    if table.state == "finished":
        return record.dumps()
    mine = table.seats_of(person)
    seat = mine[0] if len(mine) == 1 else None
    lines = [json.dumps(record.header(), ensure_ascii=False)]
    position = record.start()
    for move in record.moves:
        seen = table.game.seen_move(move, mover_of(position, move), seat)
        lines.append(json.dumps(["hidden"] if seen is None else seen, ensure_ascii=False))
        attempt(position, move)
    return "\n".join(lines) + "\n"


def mover_of(position: Position, move: Move) -> int | None:
    """The seat that made a recorded move on this position; None for a draw."""
    if move[0] == ASIDE:
        return int(move[1])
    decision = next_decision(position)
    return None if decision is None else decision.seat


def replay_message(connection: Connection, table: Table, at: int) -> bytes:
    """The message of a finished game after `at` moves, as a spectator saw it then."""
    assert table.match is not None
    whole = table.match.record
    if at > len(whole.moves):
        raise Refused(404, "no-moment", f"The game has {len(whole.moves)} moves.")
    match = Match(Record(whole.game, whole.seats, whole.options, whole.moves[:at]))
    body: dict[str, Any] = {
        "table": table.id,
        "version": table.version,
        "seat": None,
        "seats": [],
        "state": table.state,
        "people": [],
        **Moment(table.game, match).of(None, False),
        "order": None,
        "order_kinds": [],
        "crumbs": [],
        "undo": {"moves": 0, "turn": False, "confirm": False},
        "events": [e for e in kept_events(connection, table.id) if e["move"] <= at],
        "clocks": None,
        "asked": None,
        "chat": [],
        "result": table.result,
        "rematch": table.rematch,
        "over": at == len(whole.moves),
    }
    return encode({"count": len(whole.moves), "message": body})


def kept_events(connection: Connection, id: str) -> list[dict[str, Any]]:
    """The events of a table, without those that were taken back."""
    c = schema.changes.c
    query = select(c.events).where(c.table_id == id).order_by(c.version)
    kept: list[dict[str, Any]] = []
    for text in connection.execute(query).scalars():
        for event in msgspec.json.decode(text):
            if event["name"] == "undone":
                count = event["args"]["moves"]
                kept = [one for one in kept if one["move"] <= count]
            else:
                kept.append(event)
    return kept
