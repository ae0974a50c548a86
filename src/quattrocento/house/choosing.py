"""Choosing at once: the checks of a sealed answer, and how it is stored.

A sealed answer is nobody else's business until all have chosen: it does not count the table's
version up, and the others' screens hear at most that somebody has chosen.
"""

from __future__ import annotations

from collections.abc import Sequence

from sqlalchemy import Connection, insert, select, update

from quattrocento.house import schema
from quattrocento.house.errors import Overtaken
from quattrocento.house.house import House
from quattrocento.house.news import News, tell
from quattrocento.house.table import Table
from quattrocento.house.writer import Conflict
from quattrocento.kernel.errors import IllegalMove
from quattrocento.kernel.sealed import ahead, is_complete
from quattrocento.kernel.step import Move
from quattrocento.table import awaited, refusing
from quattrocento.table.errors import Refused
from quattrocento.table.sealed import Answer


async def is_kept(house: House, table: Table, key: str) -> bool:
    """A request with this key was carried out; what is chosen is as it is stored."""
    s, t = schema.sealed.c, schema.tables.c
    kept = select(s.number).where(s.table_id == table.id, s.key == key)
    given = select(t.sealed_given).where(t.id == table.id)

    def read(connection: Connection) -> tuple[bool, int]:
        there = connection.execute(kept).first() is not None
        return there, connection.execute(given).scalar_one()

    there, count = await house.store.read(read)
    if count != table.sealed_given:
        # Another process was faster, and has not been heard yet.
        house.forget(table)
        raise Overtaken
    return there


async def choose(
    house: House,
    table: Table,
    seat: int,
    key: str,
    move: Move,
    undone: Sequence[Move] = (),
    *,
    confirm: bool,
) -> None:
    """The next choice of a seat, for itself alone; what was `undone` may still be done again."""
    match = table.check_going()
    answer = table.sealed.of(seat)
    if is_complete(match.position, seat, answer.moves):
        raise Refused(409, "chosen", "You have chosen; take a choice back to change it.")
    moves = [*answer.moves, move]
    try:
        ahead(match.position, seat, moves)
    except IllegalMove as error:
        raise Refused(422, "illegal", f"{error}.") from None
    held = confirm or table.confirm_turn
    given = not held and is_complete(match.position, seat, moves)
    chosen = Answer(answer.number + 1, key, moves, given, list(undone))
    await _keep(house, table, seat, chosen, on=True)


async def redo(house: House, table: Table, seat: int, key: str, *, confirm: bool) -> None:
    """Choose again what was taken back last."""
    table.check_going()
    undone = table.sealed.of(seat).undone
    if not undone:
        raise Refused(409, "no-redo", "Nothing was taken back that could be done again.")
    await choose(house, table, seat, key, undone[0], undone[1:], confirm=confirm)


async def change_mind(house: House, table: Table, seat: int, key: str, all_of_it: bool) -> None:
    """Take the last choice back, or all of them."""
    table.check_going()
    answer = table.sealed.of(seat)
    if not answer.moves:
        raise Refused(409, "no-undo", "Nothing can be taken back: you have chosen nothing yet.")
    left = 0 if all_of_it else len(answer.moves) - 1
    undone = [*answer.moves[left:], *answer.undone]
    changed = Answer(answer.number + 1, key, answer.moves[:left], False, undone)
    await _keep(house, table, seat, changed, on=False)


async def confirm(house: House, table: Table, seat: int, key: str) -> None:
    """Let all that a seat has chosen stand."""
    match = table.check_going()
    answer = table.sealed.of(seat)
    if answer.given or not is_complete(match.position, seat, answer.moves):
        raise Refused(409, "nothing-held", "There is nothing to confirm.")
    await _keep(house, table, seat, Answer(answer.number + 1, key, answer.moves, True), on=True)


async def run_out(house: House, table: Table, seat: int) -> bool:
    """The time of a seat that chooses is over; true where only its confirmation was missing."""
    answer = table.sealed.of(seat)
    match = table.match
    if match is None or seat not in awaited.choosing(table) or answer.given:
        return False
    if not is_complete(match.position, seat, answer.moves):
        return False
    # No request has such a key: those begin with a seat.
    key = f"late:{seat}:{answer.number}"
    late = Answer(answer.number + 1, key, answer.moves, True)
    await _keep(house, table, seat, late, on=False)
    return True


async def _keep(house: House, table: Table, seat: int, answer: Answer, *, on: bool) -> None:
    """Store an answer; the last one opens them all, which is a change like any other.

    So is one that goes `on` where everybody is asked whether to go back, or to end the game.
    """
    version, count = table.version, table.sealed_given
    change = table.change("open", seat, answer.key)
    table.sealed.keep(seat, answer)
    table.open_sealed(change)
    if on:
        refusing.played_on(table, change, seat)
    if change.moves or change.events:
        table.after_move(change)
        await house.commit(table, change)
        return
    table.sealed_given += 1
    table.set_clocks(change.at)
    table.waits = awaited.since(table, change.at, None)
    rows = table.sealed.touched(table.id)
    t = schema.tables.c
    counted = (
        update(schema.tables)
        .where(t.id == table.id, t.version == version, t.sealed_given == count)
        .values({name: value for name, value in table.row().items() if name in _OF_ANSWERS})
    )
    news = News(teller=house.name, touched=[table.id])

    def store(connection: Connection) -> None:
        if connection.execute(counted).rowcount != 1:
            raise Conflict
        connection.execute(insert(schema.sealed), rows)
        tell(connection, news)

    try:
        await house.writer.do(store)
    except Conflict:
        house.forget(table)
        raise Overtaken from None
    table.stored = table.row()
    table.changing = False
    table.cache.clear()
    house.hub.ring(table.id)
    house.alarm.set(table)


_OF_ANSWERS = frozenset(("sealed_given", "choosing", "clocks", "deadline", "waits"))
"""What an answer changes in the row of a table."""
