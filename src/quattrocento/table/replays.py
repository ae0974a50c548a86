"""Records and replays: what a person may take home of a game, and its moments afterwards."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterable
from typing import TYPE_CHECKING, Any

from quattrocento.kernel.match import Match
from quattrocento.kernel.play import ASIDE, attempt, next_decision
from quattrocento.kernel.position import Position
from quattrocento.kernel.record import FORMAT, Record
from quattrocento.kernel.step import Move
from quattrocento.table.askable import decisions_after
from quattrocento.table.errors import Refused
from quattrocento.table.messages import read_events, seen_event, unmoved
from quattrocento.table.moments import Moment, standing_of
from quattrocento.table.table import Table
from quattrocento.table.writing import encode

if TYPE_CHECKING:
    from quattrocento.table.shown import EventShown, Message, OfPosition, OfTable, Replayed


def record_of(table: Table) -> Record[Any]:
    """The record as it is now, whatever is played on at the table."""
    if table.match is None:
        raise Refused(409, "not-playing", "The game has not begun.")
    record = table.match.record
    return Record(record.game, record.seats, record.options, record.moves)


def finished_record(table: Table) -> Record[Any]:
    """A copy of the record of a game that is over; before that nobody may look into it."""
    if table.state != "finished" or table.match is None:
        raise Refused(409, "not-finished", "This game is not over yet.")
    record = table.match.record
    return Record(record.game, record.seats, record.options, list(record.moves))


def seen_record(record: Record[Any], seat: int | None) -> str:
    """The record of a running game, each move in the form that a seat may see."""
    lines = [json.dumps(record.header(), ensure_ascii=False)]
    position = record.start()
    for move in record.moves:
        seen = record.game.sight.seen_move(move, mover_of(position, move), seat)
        lines.append(json.dumps(["hidden"] if seen is None else seen, ensure_ascii=False))
        attempt(position, move)
    return "\n".join(lines) + "\n"


def as_recorded(table: Table, moves: list[Move]) -> str:
    """A record as it is stored, of a game that was begun by other rules than are here."""
    header = {
        "quattrocento": FORMAT,
        "game": table.game.name,
        "version": table.stored["rules"],
        "seats": [seat.name for seat in table.seats],
        "options": table.options,
        "overlay": table.game.overlay,
        "moves": len(moves),
    }
    lines = [json.dumps(line, ensure_ascii=False) for line in [header, *moves]]
    return "\n".join(lines) + "\n"


def mover_of(position: Position, move: Move) -> int | None:
    """The seat that made a recorded move on this position; None for a draw."""
    if move[0] == ASIDE:
        return int(move[1])
    decision = next_decision(position)
    return None if decision is None else decision.seat


def look_back(
    table: Table, person: str | None, at: int, seat: int | None
) -> Callable[[list[EventShown]], bytes]:
    """A moment of a game, prepared while the table is held; what it gives does the work.

    That takes the events that the game has kept.

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

    def build(kept: list[EventShown]) -> bytes:
        match = Match(record)
        seen: OfPosition = {
            "view": record.game.sight.view(match.position, seat),
            "standing": standing_of(record.game, match.position),
        }
        moment = Moment(record.game, match.position, match.rng).of(seat, False)
        events = [event for event in kept if event["move"] <= at]
        if running:
            events = [seen_event(record.game, seat, event) for event in events]
        message: Message = {**told, **seen, **unmoved(moment), "events": events, "chat": []}
        replayed: Replayed = {"count": count, "decisions": decisions, "message": message}
        return encode(replayed)

    return build


def kept(told: Iterable[bytes | str]) -> list[EventShown]:
    """The events of all changes, oldest first, without those that were taken back."""
    found: list[EventShown] = []
    for text in told:
        for event in read_events(text):
            if event["name"] == "undone":
                count = event["args"]["moves"]
                found = [one for one in found if one["move"] <= count]
            else:
                found.append(event)
    return found
