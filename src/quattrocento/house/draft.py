"""A change in the making: what happened at a table, to be stored at once and then told."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from sqlalchemy import Connection

from quattrocento.house.steady import now
from quattrocento.house.table import Table, encode
from quattrocento.house.writer import Change
from quattrocento.kernel.position import Event


class Draft:
    """A change in the making: what happened, to be stored in one transaction and then told."""

    def __init__(self, table: Table, kind: str, seat: int | None, key: str | None = None) -> None:
        self.table = table
        table.drafted = True
        self.kind = kind
        self.seat = seat
        self.key = key
        self.at = now()
        self.before = table.deciding
        self.unanswered = [table.unanswered(seat) for seat in range(len(table.seats))]
        self.events: list[dict[str, Any]] = []
        self.moves: list[dict[str, Any]] = []
        self.cut: int | None = None
        self.reseated = False
        self.also: Callable[[Connection], None] | None = None
        """What else is stored with it, or not at all."""

    def tell(self, name: str, /, **args: Any) -> None:
        """Something the house itself has to say."""
        match = self.table.match
        self._add(name, args, 0 if match is None else len(match.record.moves))

    def add_moves(self, count: int, seat: int | None, events: list[Event]) -> None:
        """The moves of the record from `count` on, and what they brought about."""
        assert self.table.match is not None
        moves = self.table.match.record.moves
        for number in range(count, len(moves)):
            self.table.deciders.append(seat if number == count else None)
            self.moves.append(
                {
                    "table_id": self.table.id,
                    "number": number,
                    "seat": seat if number == count else None,
                    "move": encode(moves[number]).decode(),
                }
            )
        for event in events:
            self._add(event.name, event.args, len(moves))

    def cut_back(self, count: int, seat: int) -> None:
        """The record was cut back to `count` moves; events of later moves are void."""
        self.cut = count
        del self.table.deciders[count:]
        self.tell("undone", seat=seat, moves=count)

    def _add(self, name: str, args: dict[str, Any], move: int) -> None:
        index = self.table.events + len(self.events)
        self.events.append({"index": index, "move": move, "name": name, "args": args})

    def finish(self) -> Change:
        """Put the change on the table and give what is to be stored."""
        table = self.table
        table.version += 1
        table.events += len(self.events)
        table.changed = self.at
        change = Change(table.id, table.row())
        table.orders.review(table.matter, self.cut is not None)
        change.orders = table.orders.touched(table.id)
        written = encode(self.events)
        change.change = {
            "table_id": table.id,
            "version": table.version,
            "at": self.at,
            "kind": self.kind,
            "seat": self.seat,
            "key": self.key,
            "events": written.decode(),
        }
        change.moves = self.moves
        change.cut = self.cut
        change.also = self.also
        if self.reseated:
            change.seats = table.seat_rows()
        table.follow_up([(table.version, written)])
        return change
