"""Tables from the database: whole ones, and what other processes have changed since."""

from __future__ import annotations

import logging
from typing import Any, cast

import msgspec
from sqlalchemy import Connection, RowMapping, func, select, tuple_

from quattrocento.house import schema
from quattrocento.house.errors import OtherRulesHere, Unplayable, broken_table, unknown_game
from quattrocento.house.table import Table
from quattrocento.kernel.errors import QuattrocentoError
from quattrocento.kernel.game import Game
from quattrocento.kernel.step import Move
from quattrocento.table.errors import unknown_table
from quattrocento.table.messages import CHAT
from quattrocento.table.orders import StandingOrder, StandingOrders
from quattrocento.table.replays import as_recorded, kept
from quattrocento.table.rows import TableRow
from quattrocento.table.sealed import Answer, Answers
from quattrocento.table.seat import Seat
from quattrocento.table.shown import ChatLine, EventShown

log = logging.getLogger(__name__)
EVERYDAY = frozenset(("move", "open", "hold", "undo", "aside"))
"""Changes after which everybody sits where they sat; they are not worth a line in the log."""
UNREADABLE = (QuattrocentoError, msgspec.DecodeError, LookupError, TypeError, ValueError)
"""What may come of stored text that is not as the house wrote it."""
read_moves = msgspec.json.Decoder(list[Move]).decode
GONE = "deleted"
"""The state of a table that a host has deleted. Its row stays for a day with a version of its own,
so that a process which has not heard of it stores nothing more there."""
UNDONE = '"undone"'
"""In the events of a change that took moves back."""


def load_rows(connection: Connection, query: Any, games: dict[str, Game[Any]]) -> list[Table]:
    """The tables of a query for their rows, with their seats but without their games.

    One that cannot be read is left out: it is nobody else's trouble.
    """
    rows = [_row(row) for row in connection.execute(query).mappings()]
    seats = _seats(connection, [row["id"] for row in rows])
    found = []
    for row in rows:
        try:
            found.append(_table(row, seats[row["id"]], games))
        except Unplayable as error:
            log.warning("a table is left out", extra={"table": row["id"], "why": str(error)})
    return found


def _row(found: RowMapping) -> TableRow:
    return cast(TableRow, dict(found))


def _table(row: TableRow, seats: list[Seat], games: dict[str, Game[Any]]) -> Table:
    """A table of its row; one of a game that is not here, or damaged, is unplayable."""
    game = games.get(row["game"])
    if game is None:
        raise unknown_game(row["game"])
    try:
        return Table(row, seats, game)
    except UNREADABLE as error:
        raise broken_table(error) from None


def _seats(connection: Connection, tables: list[str]) -> dict[str, list[Seat]]:
    """The seats of tables, in order."""
    s = schema.seats.c
    seats: dict[str, list[Seat]] = {table: [] for table in tables}
    wanted = select(s.table_id, s.kind, s.name, s.person, s.level, s.resigned, s.account)
    wanted = wanted.where(s.table_id.in_(tables)).order_by(s.table_id, s.seat)
    for table, kind, name, person, level, *flags in connection.execute(wanted):
        seats[table].append(Seat(kind, name, person, level, *map(bool, flags)))
    return seats


def load_table(connection: Connection, id: str, games: dict[str, Game[Any]]) -> Table:
    """A table from the database, its game replayed from the record."""
    query = select(schema.tables).where(schema.tables.c.id == id)
    row = connection.execute(query).mappings().one_or_none()
    if row is None or row["state"] == GONE:
        raise unknown_table()
    table = _table(_row(row), _seats(connection, [id])[id], games)
    if table.state != "waiting":
        if row["rules"] != table.game.version:
            raise OtherRulesHere(table.game.name, row["rules"], table.game.version)
        try:
            table.replay(_moves(connection, id, 0))
        except UNREADABLE as error:
            log.error("a stored game does not replay", extra={"table": id, "reason": str(error)})
            raise broken_table(error) from None
    table.orders = _orders(connection, id)
    table.sealed = _sealed(connection, id)
    table.chat = _chat(connection, id, -1)
    return table


def load_recorded(
    connection: Connection, id: str, games: dict[str, Game[Any]]
) -> tuple[Table, str]:
    """A table that other rules were played at, and its record as it is stored."""
    query = select(schema.tables).where(schema.tables.c.id == id)
    row = _row(connection.execute(query).mappings().one())
    table = _table(row, _seats(connection, [id])[id], games)
    moves = [move for move, _ in _moves(connection, id, 0)]
    return table, as_recorded(table, moves)


def _moves(connection: Connection, id: str, count: int) -> list[tuple[Move, int | None]]:
    """The moves of the record from number `count` on, and who decided them."""
    m = schema.moves.c
    query = select(m.move, m.seat).where(m.table_id == id, m.number >= count).order_by(m.number)
    return [(tuple(msgspec.json.decode(text)), seat) for text, seat in connection.execute(query)]


def _orders(connection: Connection, id: str) -> StandingOrders:
    o = schema.orders.c
    given = select(o.seat, o.number, o.key, o.kind, o.amount, o.matter, o.state, o.reason)
    given = given.where(o.table_id == id).order_by(o.number)
    return StandingOrders([(row[0], StandingOrder(*row[1:])) for row in connection.execute(given)])


def _sealed(connection: Connection, id: str) -> Answers:
    s = schema.sealed.c
    last = select(s.seat, func.max(s.number)).where(s.table_id == id).group_by(s.seat)
    given = select(s.seat, s.number, s.key, s.moves, s.given, s.undone)
    given = given.where(s.table_id == id, tuple_(s.seat, s.number).in_(last))
    rows = connection.execute(given)
    return Answers(
        (seat, Answer(number, key, read_moves(moves), bool(given), read_moves(undone)))
        for seat, number, key, moves, given, undone in rows
    )


def _chat(connection: Connection, id: str, after: int) -> list[ChatLine]:
    """The last lines of chat after a number."""
    c = schema.chat.c
    query = select(c.number, c.seat, c.name, c.text, c.at, c.account)
    query = query.where(c.table_id == id, c.number > after).order_by(c.number.desc()).limit(CHAT)
    lines = connection.execute(query).all()
    return [
        {
            "index": line.number,
            "seat": line.seat,
            "name": line.name,
            "text": line.text,
            "at": line.at,
            "account": bool(line.account),
        }
        for line in reversed(lines)
    ]


def kept_events(connection: Connection, id: str, version: int | None = None) -> list[EventShown]:
    """The events of a table, up to a version, without those that were taken back."""
    c = schema.changes.c
    query = select(c.events).where(c.table_id == id).order_by(c.version)
    if version is not None:
        query = query.where(c.version <= version)
    return kept(connection.execute(query).scalars())


class Newer:
    """What is stored of a table beyond what is in memory; `None`: as it was."""

    __slots__ = ("changes", "chat", "moves", "orders", "row", "sealed", "seats")

    def __init__(self, chat: list[ChatLine]) -> None:
        self.chat = chat
        self.row: TableRow | None = None
        self.changes: list[tuple[int, bytes]] = []
        self.moves: list[tuple[Move, int | None]] = []
        self.seats: list[Seat] | None = None
        self.orders: StandingOrders | None = None
        self.sealed: Answers | None = None


def read_newer(connection: Connection, table: Table) -> Newer | None:
    """What a table lacks; None where it has to be loaded anew: it began, or was taken back."""
    name, c = table.id, schema.changes.c
    found = connection.execute(select(schema.tables).where(schema.tables.c.id == name))
    row = found.mappings().one_or_none()
    if row is None or row["state"] == GONE:
        raise unknown_table()
    newer = Newer(_chat(connection, name, table.chat[-1]["index"] if table.chat else -1))
    stored = (row["version"], row["orders_given"], row["sealed_given"])
    if stored == (table.version, table.orders_given, table.sealed_given):
        return newer
    newer.row = _row(row)
    if row["orders_given"]:
        newer.orders = _orders(connection, name)
    if row["sealed_given"]:
        newer.sealed = _sealed(connection, name)
    query = select(c.version, c.kind, c.events).where(c.table_id == name, c.version > table.version)
    changes = connection.execute(query.order_by(c.version)).all()
    begun = table.match is None and row["state"] != "waiting"
    if begun or any(UNDONE in events for _, _, events in changes):
        return None
    newer.changes = [(version, events.encode()) for version, _, events in changes]
    if table.match is not None:
        newer.moves = _moves(connection, name, len(table.match.record.moves))
    if any(kind not in EVERYDAY for _, kind, _ in changes):
        newer.seats = _seats(connection, [name])[name]
    return newer


def follow_told(table: Table) -> None:
    """Put on a table what other processes have told; a change it cannot follow is to be read."""
    told, table.told = table.told, []
    for change in told:
        row = change.row
        if row["version"] <= table.version:
            continue
        given = (row["orders_given"], row["sealed_given"])
        if row["version"] > table.version + 1 or given != (table.orders_given, table.sealed_given):
            table.suspect = True
            return
        newer = Newer([])
        newer.row = cast(TableRow, {**table.stored, **row})
        newer.changes = [(row["version"], change.events.encode())]
        newer.moves = [(tuple(msgspec.json.decode(text)), seat) for text, seat in change.moves]
        catch_up(table, newer)


def catch_up(table: Table, newer: Newer) -> None:
    """Put on a table what it lacks."""
    table.chat += newer.chat
    del table.chat[:-CHAT]
    if newer.row is None:
        return
    if newer.orders is not None:
        table.orders = newer.orders
    if newer.sealed is not None:
        table.sealed = newer.sealed
    if newer.seats is not None:
        table.seats = newer.seats
    if table.match is not None:
        table.match.follow([move for move, _ in newer.moves])
        table.deciders += [seat for _, seat in newer.moves]
    table.read_row(newer.row)
    table.follow_up(newer.changes)
