"""Records and replays: what a person may take home of a game, and its moments afterwards."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any

from sqlalchemy import Connection, select

from quattrocento.house import schema
from quattrocento.house.askable import decisions_after
from quattrocento.house.errors import Refused
from quattrocento.house.messages import read_events, seen_event, unmoved
from quattrocento.house.moments import Moment, standing_of
from quattrocento.house.rows import encode
from quattrocento.house.shown import EventShown, Message, OfPosition, OfTable, Replayed
from quattrocento.house.table import Table
from quattrocento.kernel.match import Match
from quattrocento.kernel.play import ASIDE, attempt, next_decision
from quattrocento.kernel.position import Position
from quattrocento.kernel.record import Record
from quattrocento.kernel.step import Move


def record_of(table: Table) -> Record[Any]:
    """The record as it is now, whatever is played on at the table."""
    if table.match is None:
        raise Refused(409, "not-playing", "The game has not begun.")
    record = table.match.record
    return Record(record.game, record.seats, record.options, record.moves)


def seen_record(record: Record[Any], seat: int | None) -> str:
    """The record of a running game, each move in the form that a seat may see."""
    lines = [json.dumps(record.header(), ensure_ascii=False)]
    position = record.start()
    for move in record.moves:
        seen = record.game.sight.seen_move(move, mover_of(position, move), seat)
        lines.append(json.dumps(["hidden"] if seen is None else seen, ensure_ascii=False))
        attempt(position, move)
    return "\n".join(lines) + "\n"


def mover_of(position: Position, move: Move) -> int | None:
    """The seat that made a recorded move on this position; None for a draw."""
    if move[0] == ASIDE:
        return int(move[1])
    decision = next_decision(position)
    return None if decision is None else decision.seat


def look_back(
    table: Table, person: str | None, at: int, seat: int | None
) -> Callable[[Connection], bytes]:
    """A moment of a game, prepared while the table is held; what it gives does the work.

    A finished game is shown as to somebody who looks on. A running one is shown to a seat as it
    was told to that seat then, and only moments that were told: nobody saw draws one by one.
    """
    match = table.match
    if match is None:
        raise Refused(409, "not-playing", "The game has not begun.")
    whole, count = match.record, len(match.record.moves)
    if at > count:
        raise Refused(404, "no-moment", f"The game has {count} moves.")
    running = table.state == "playing"
    seats = table.seats_of(person) if running else []
    if running:
        at = table.settled(at)
        seat = table.seat_shown(person, seat)
    else:
        seat = None
    record = Record(whole.game, whole.seats, whole.options, whole.moves[:at])
    decisions = decisions_after(table, at)
    told: OfTable = {
        "table": table.id,
        "version": table.version,
        "seat": seat,
        "seats": seats,
        "state": table.state,
        "people": [],
        "clocks": None,
        "asked": None,
        "claims": [],
        "choosing": None,
        "result": table.result,
        "rematch": table.rematch,
        "over": not running and at == count,
        "unsaid": [],
    }

    def build(connection: Connection) -> bytes:
        match = Match(record)
        seen: OfPosition = {
            "view": record.game.sight.view(match.position, seat),
            "standing": standing_of(record.game, match.position),
        }
        moment = Moment(record.game, match.position, match.rng).of(seat, False)
        kept = kept_events(connection, table.id, told["version"])
        events = [event for event in kept if event["move"] <= at]
        if running:
            events = [seen_event(record.game, seat, event) for event in events]
        message: Message = {**told, **seen, **unmoved(moment), "events": events, "chat": []}
        return encode(Replayed(count=count, decisions=decisions, message=message))

    return build


def kept_events(connection: Connection, id: str, version: int | None = None) -> list[EventShown]:
    """The events of a table, up to a version, without those that were taken back."""
    c = schema.changes.c
    query = select(c.events).where(c.table_id == id).order_by(c.version)
    if version is not None:
        query = query.where(c.version <= version)
    kept: list[EventShown] = []
    for text in connection.execute(query).scalars():
        for event in read_events(text):
            if event["name"] == "undone":
                count = event["args"]["moves"]
                kept = [one for one in kept if one["move"] <= count]
            else:
                kept.append(event)
    return kept
