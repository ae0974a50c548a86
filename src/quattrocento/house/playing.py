"""Moves, undo and confirmation: the checks that stand between a request and the game."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec
from sqlalchemy import select, union_all

from quattrocento.describing import VERB_FIRST
from quattrocento.house import choosing, schema
from quattrocento.house.bodies import Keyed
from quattrocento.house.house import House
from quattrocento.house.table import Table
from quattrocento.kernel.play import ASIDE
from quattrocento.table import acting, awaited, learning
from quattrocento.table.errors import Stale

Word = Annotated[str, msgspec.Meta(max_length=40)]
Number = Annotated[int, msgspec.Meta(ge=-1_000_000, le=1_000_000)]


Wish = Annotated[list[Word | Number], VERB_FIRST, msgspec.Meta(max_length=64)]


class MoveBody(Keyed):
    """A move as a seat asks for it."""

    move: Wish
    confirm: bool = False
    """Hold it where it ends the turn, though the table asks for no confirmation."""


class UndoBody(Keyed):
    """Take back the last move, or all that can be taken back."""

    to: Literal["move", "turn"] = "move"


class RedoBody(Keyed):
    """Do again what was taken back last."""

    confirm: bool = False
    """As with a move."""


class ConfirmBody(Keyed):
    """End a turn."""


async def is_done(house: House, table: Table, person: str | None, body: Keyed) -> bool:
    """Check seat and version; true where this very request was carried out before."""
    table.check_seat(body.seat, person)
    if body.seat in awaited.choosing(table):
        # What others do meanwhile changes nothing about it, whatever version it was made on.
        return await choosing.is_kept(house, table, key_of(body))
    if body.version == table.version:
        return False
    if await _is_stored(house, table, key_of(body)):
        return True
    raise Stale


async def _is_stored(house: House, table: Table, key: str) -> bool:
    c, s = schema.changes.c, schema.sealed.c
    changed = select(c.version).where(c.table_id == table.id, c.key == key)
    query = union_all(changed, select(s.number).where(s.table_id == table.id, s.key == key))
    found = await house.store.read(lambda connection: connection.execute(query).first())
    return found is not None


def key_of(body: Keyed) -> str:
    return f"{body.seat}:{body.key}"


async def move(house: House, table: Table, body: MoveBody) -> None:
    """Play a move; where turns are confirmed, the last one of a turn is only held."""
    seat, key, chosen = body.seat, key_of(body), tuple(body.move)
    if chosen[0] == ASIDE:
        acting.check_aside(table, seat, chosen)
        house.limits.take("asides", table.seats[seat].person or "")
        await house.commit(table, acting.aside(table, seat, key, chosen))
    elif seat in awaited.choosing(table):
        learning.check(table, chosen)
        await choosing.choose(house, table, seat, key, chosen, confirm=body.confirm)
    else:
        change = acting.move(table, seat, key, chosen, confirm=body.confirm)
        await house.commit(table, change)


async def redo(house: House, table: Table, body: RedoBody) -> None:
    """Do again what was taken back last, as long as nothing else has happened since."""
    if body.seat in awaited.choosing(table):
        await choosing.redo(house, table, body.seat, key_of(body), confirm=body.confirm)
    else:
        change = acting.redo(table, body.seat, key_of(body), confirm=body.confirm)
        await house.commit(table, change)


async def undo(house: House, table: Table, body: UndoBody) -> None:
    """Take back as far as the barrier: what was newly seen cannot be unseen."""
    turn = body.to == "turn"
    if body.seat in awaited.choosing(table):
        await choosing.change_mind(house, table, body.seat, key_of(body), turn)
    else:
        await house.commit(table, acting.undo(table, body.seat, key_of(body), turn=turn))


async def confirm(house: House, table: Table, body: ConfirmBody) -> None:
    """Play the held move: the turn is over."""
    if body.seat in awaited.choosing(table):
        await choosing.confirm(house, table, body.seat, key_of(body))
    else:
        await house.commit(table, acting.confirm(table, body.seat, key_of(body)))
