"""The audit: every stored game replayed on the present code, the first difference named."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial
from typing import Any

import msgspec
from sqlalchemy import Connection, or_, select

from quattrocento.games.registry import GAMES, load_game
from quattrocento.house import schema
from quattrocento.house.errors import StorageDamaged
from quattrocento.house.loading import UNREADABLE, kept_events
from quattrocento.house.store import Store
from quattrocento.kernel.errors import IllegalMove
from quattrocento.kernel.game import Game
from quattrocento.kernel.play import attempt, is_over, next_decision
from quattrocento.kernel.position import Event, Position
from quattrocento.kernel.record import Record
from quattrocento.kernel.step import Move, spell
from quattrocento.table.change import HOUSE_EVENTS
from quattrocento.table.replays import mover_of
from quattrocento.table.shown import EventShown
from quattrocento.table.writing import encode


class Finding:
    """A stored game, and the first thing that is not as it was stored; None where all is well."""

    def __init__(self, table: str, moves: int, difference: str | None) -> None:
        self.table = table
        self.moves = moves
        self.difference = difference


def audit(store: Store, table: str | None = None) -> Iterator[Finding]:
    """Replay every game that was begun, or one; nothing is changed."""
    t = schema.tables.c
    games = {name: load_game(name) for name in GAMES}
    query = select(t.id).where(or_(t.moves > 0, t.game.not_in(games))).order_by(t.created)
    if table is not None:
        query = query.where(t.id == table)
    for name in store.ask(lambda connection: list(connection.execute(query).scalars())):
        try:
            yield store.ask(partial(_audited, table=name, games=games))
        except StorageDamaged:
            yield Finding(name, 0, "the database is damaged here")
        except UNREADABLE as error:
            yield Finding(name, 0, f"what is stored cannot be read: {error!r}")


def _audited(connection: Connection, table: str, games: dict[str, Game[Any]]) -> Finding:
    t, s, m = schema.tables.c, schema.seats.c, schema.moves.c
    row = dict(connection.execute(select(schema.tables).where(t.id == table)).mappings().one())
    seats = connection.execute(select(s.name).where(s.table_id == table).order_by(s.seat))
    stored = connection.execute(
        select(m.number, m.seat, m.move).where(m.table_id == table).order_by(m.number)
    ).all()
    game = games.get(row["game"])
    if game is None:
        return Finding(table, len(stored), f"the game {row['game']!r} is not installed")
    record = Record(game, list(seats.scalars()), msgspec.json.decode(row["options"]))
    events = [e for e in kept_events(connection, table) if e["name"] not in HOUSE_EVENTS]
    return Finding(table, len(stored), _difference(record, row, [tuple(x) for x in stored], events))


def _difference(
    record: Record[Any],
    row: dict[str, Any],
    stored: list[tuple[int, int | None, str]],
    events: list[EventShown],
) -> str | None:
    if [number for number, _, _ in stored] != list(range(row["moves"])):
        return f"{row['moves']} moves were stored, {len(stored)} are there"
    position = record.start()
    told = 0
    for number, seat, text in stored:
        move: Move = tuple(msgspec.json.decode(text))
        where = f"move {number + 1} ({spell(move)})"
        decider = mover_of(position, move)
        if decider != seat:
            return f"{where}: seat {seat} moved, now seat {decider} decides"
        heard: list[Event] = []
        position.events = heard
        try:
            attempt(position, move)
        except IllegalMove as error:
            return f"{where}: {error}"
        for event in heard:
            found = _as_stored(event)
            if told == len(events) or (events[told]["name"], events[told]["args"]) != found:
                was = "nothing" if told == len(events) else f"{events[told]}"
                return f"{where}: it now brings {found[0]} {found[1]}, then it brought {was}"
            told += 1
    if told < len(events):
        return f"at the end: {events[told]} no longer happens"
    return _end_difference(record.game, position, row)


def _as_stored(event: Event) -> tuple[str, dict[str, Any]]:
    """An event as it comes back from the database."""
    args: dict[str, Any] = msgspec.json.decode(encode(event.args))
    return event.name, args


def _end_difference(game: Game[Any], position: Position, row: dict[str, Any]) -> str | None:
    result = None if row["result"] is None else msgspec.json.decode(row["result"])
    if result is None or result["ended"] != "rules":
        decision = next_decision(position)
        decider = None if decision is None else decision.seat
        if row["state"] == "playing" and decider != row["deciding"]:
            return f"at the end: seat {row['deciding']} was to decide, now it is {decider}"
        return None
    if not is_over(position):
        return "at the end: the game was over, now it goes on"
    standing = game.standing(position)
    if (standing.places, standing.scores) != (result["places"], result["scores"]):
        return (
            f"at the end: the scores were {result['scores']} and places {result['places']}, "
            f"now they are {standing.scores} and {standing.places}"
        )
    return None
