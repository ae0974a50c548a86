"""Moves, undo and confirmation: the checks that stand between a request and the game."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec

from quattrocento.describing import VERB_FIRST
from quattrocento.house import awaited, choosing, learning, refusing
from quattrocento.house.bodies import Keyed
from quattrocento.house.change import Change
from quattrocento.house.errors import Refused, Stale, not_your_seat
from quattrocento.house.house import House
from quattrocento.house.pending import Held
from quattrocento.house.table import Table
from quattrocento.kernel.play import ASIDE
from quattrocento.kernel.step import Move

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
    if await house.stored_key(table, key_of(body)):
        return True
    raise Stale


def key_of(body: Keyed) -> str:
    return f"{body.seat}:{body.key}"


async def move(house: House, table: Table, body: MoveBody) -> None:
    """Play a move; where turns are confirmed, the last one of a turn is only held."""
    chosen = tuple(body.move)
    if chosen[0] == ASIDE:
        await _aside(house, table, body, chosen)
        return
    if body.seat in awaited.choosing(table):
        learning.check(table, chosen)
        await choosing.choose(house, table, body.seat, key_of(body), chosen, confirm=body.confirm)
        return
    await house.commit(table, _play(table, body, chosen))


async def redo(house: House, table: Table, body: RedoBody) -> None:
    """Do again what was taken back last, as long as nothing else has happened since."""
    if body.seat in awaited.choosing(table):
        await choosing.redo(house, table, body.seat, key_of(body), confirm=body.confirm)
        return
    table.check_turn(body.seat)
    if not table.redo:
        raise Refused(409, "no-redo", "Nothing was taken back that could be done again.")
    chosen, *rest = table.redo
    change = _play(table, body, chosen)
    table.redo = rest
    await house.commit(table, change)


def _play(table: Table, body: MoveBody | RedoBody, chosen: Move) -> Change:
    """Do a move, or hold it where it ends a turn that is to be confirmed."""
    learning.check(table, chosen)
    table.check_turn(body.seat)
    if table.held is not None:
        raise Refused(409, "held", "Confirm your turn, or take the last choice back.")
    if (table.confirm_turn or body.confirm) and table.ends_turn(chosen):
        change = table.change("hold", body.seat, key_of(body))
        table.held, table.redo = Held(body.seat, chosen), []
    else:
        change = table.change("move", body.seat, key_of(body))
        number, alone = table.moves, len(table.check_playing().legal()) == 1
        table.play(change, body.seat, chosen)
        (table.forced.add if alone else table.forced.discard)(number)
        refusing.played_on(table, change, body.seat)
    return change


async def _aside(house: House, table: Table, body: MoveBody, chosen: Move) -> None:
    """What a seat does without being asked; it speaks for itself alone."""
    learning.check(table, chosen)
    table.check_going()
    if chosen[1:2] != (body.seat,):
        raise not_your_seat()
    house.limits.take("asides", table.seats[body.seat].person or "")
    change = table.change("aside", body.seat, key_of(body))
    table.aside(change, body.seat, chosen)
    refusing.played_on(table, change, body.seat)
    await house.commit(table, change)


async def undo(house: House, table: Table, body: UndoBody) -> None:
    """Take back as far as the barrier: what was newly seen cannot be unseen."""
    if body.seat in awaited.choosing(table):
        whole = body.to == "turn"
        await choosing.change_mind(house, table, body.seat, key_of(body), whole)
        return
    match = table.check_turn(body.seat)
    if table.held is None and not match.undoable:
        raise Refused(
            409, "no-undo", "Nothing can be taken back: the last move showed something new."
        )
    change = table.change("undo", body.seat, key_of(body))
    back = match.undoable if body.to == "turn" else int(table.held is None)
    undone = match.record.moves[-back:] if back else []
    if table.held is not None:
        undone.append(table.held.move)
    table.held, table.redo = None, [*undone, *table.redo]
    if back:
        match.undo(back)
        table.cut_back(change, len(match.record.moves), body.seat)
        refusing.cut_below(table, change)
    await house.commit(table, change)


async def confirm(house: House, table: Table, body: ConfirmBody) -> None:
    """Play the held move: the turn is over."""
    if body.seat in awaited.choosing(table):
        await choosing.confirm(house, table, body.seat, key_of(body))
        return
    table.check_turn(body.seat)
    if table.held is None:
        raise Refused(409, "nothing-held", "There is nothing to confirm.")
    change = table.change("move", body.seat, key_of(body))
    table.play(change, body.seat, table.held.move)
    refusing.played_on(table, change, body.seat)
    await house.commit(table, change)
