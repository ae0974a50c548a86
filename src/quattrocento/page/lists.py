"""Calls about tables: lists, setting up, giving up, records, replays and notes."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any, cast

from quattrocento.kernel.record import read_header, read_record
from quattrocento.page.calls import Answer, Asked, Calls, not_here, told
from quattrocento.page.levels import QUICK
from quattrocento.page.people import ME, clean, somebody
from quattrocento.page.requests import LONGEST
from quattrocento.page.setting_up import (
    NAME,
    beside,
    new_table,
    seats_of,
    table_name,
    usual_name,
)
from quattrocento.page.tables import UNREADABLE, PageTable, recorded
from quattrocento.table import vacated
from quattrocento.table.change import Change
from quattrocento.table.clocks import NO_CLOCK
from quattrocento.table.errors import Refused, unknown_table
from quattrocento.table.pending import Question
from quattrocento.table.replays import kept, look_back, record_of, seen_record
from quattrocento.table.seat import Seat
from quattrocento.table.setting_up import ELSEWHERE, Wanted
from quattrocento.table.summaries import summary

if TYPE_CHECKING:
    from quattrocento.page.house import PageHouse
    from quattrocento.table.shown import WhoMayHint

WHO = ("nobody", "alone", "everybody")
"""Who may have hints."""
NOTE = 20_000
NOTES = "notes"
calls = Calls()


def shown(house: PageHouse, table: PageTable, status: int = 200) -> Answer:
    """A table as it stands in a list."""
    return told({"table": summary(table, ME, house.lines.online(table))}, status)


@calls("GET", "/api/tables")
async def tables(house: PageHouse, asked: Asked) -> Answer:
    """All tables here, the last changed first; none is open to others."""
    mine = asked.query.word("list") == "mine"
    found = []
    for head in sorted(house.heads.values(), key=lambda head: -head["row"]["changed"]):
        try:
            table = house.listed(head["row"]["id"])
            found.append(summary(table, ME, house.lines.online(table)))
        except UNREADABLE:
            # One that cannot be read is left out: the others still can.
            continue
    return told({"tables": found if mine else []})


@calls("POST", "/api/tables")
async def set_up(house: PageHouse, asked: Asked) -> Answer:
    body = asked.body
    game = house.game(body.word("game", 40))
    seats = seats_of(house, body.parts("seats"))
    options = game.read_options(len(seats), body.texts("options"))
    pace = body.part("pace")
    if pace is not None and pace.one_of("clock", ("none", "live", "days")) != "none":
        raise not_here()
    wanted = Wanted(
        game, options, ME, table_name(house, body.word("name", NAME, "")), NO_CLOCK, True,
        body.flag("confirm_turn"), cast("WhoMayHint", body.one_of("hints", WHO, "alone")),
    )  # fmt: skip
    table = new_table(wanted, seats)
    await house.add(table)
    return shown(house, table, 201)


@calls("GET", "/api/tables/*")
async def table(house: PageHouse, asked: Asked) -> Answer:
    async with house.holding(asked.table) as found:
        return shown(house, found)


@calls("POST", "/api/tables/*/start")
async def start(house: PageHouse, asked: Asked) -> Answer:
    async with house.holding(asked.table) as found:
        if found.state != "waiting":
            raise Refused(409, "begun", "The game has begun already.")
        change = found.change("start", None)
        found.begin(change, house.rng)
        await house.commit(found, change)
        return shown(house, found)


@calls("POST", "/api/tables/*/leave")
async def leave(house: PageHouse, asked: Asked) -> Answer:
    """Get up before the game: then nobody is left, and the table is closed."""
    async with house.holding(asked.table) as found:
        if found.state != "waiting":
            raise Refused(409, "begun", "The game has begun already.")
        change = found.change("leave", None)
        found.finish({"places": None, "scores": None, "ended": "left"})
        await house.commit(found, change)
        return shown(house, found)


@calls("POST", "/api/tables/*/resign")
async def resign(house: PageHouse, asked: Asked) -> Answer:
    """Give up a seat: the game ends, or the others here are asked whether it does."""
    async with house.holding(asked.table) as found:
        found.check_playing()
        mine, seat = found.seats_of(ME), asked.body.maybe("seat")
        if seat is None and len(mine) == 1:
            seat = mine[0]
        if seat is None:
            raise Refused(422, "which-seat", "Say which of your seats gives up.")
        found.check_seat(seat, ME)
        change = found.change("resign", seat)
        found.tell(change, "resigns", seat=seat)
        if len(found.seats) == 2 or len(mine) == 1:
            vacated.end_without(found, change, seat, "resigned")
        else:
            vacated.hand_over(found, change, seat, QUICK)
            if found.state == "playing":
                found.asked = Question("end", seat, [])
        await house.commit(found, change)
        return shown(house, found)


@calls("POST", "/api/tables/*/rematch")
async def rematch(house: PageHouse, asked: Asked) -> Answer:
    """A new table with the same seats; asked for twice it is the same one."""
    async with house.holding(asked.table) as found:
        if found.state != "finished" or found.match is None:
            raise Refused(409, "not-finished", "This game is not over yet.")
        again = found.rematch
        if again is None or again not in house.heads:
            name = usual_name(house) if found.lesson else found.name
            wanted = Wanted(
                found.game, found.options, ME, name, NO_CLOCK, True, found.confirm_turn,
                found.hints,
            )  # fmt: skip
            new = new_table(wanted, [_again(seat) for seat in found.seats])
            again = new.id
            change = found.change("rematch", None)
            found.rematch = again
            found.tell(change, "rematch", table=again)
            await house.add(new)
            await house.commit(found, change)
    async with house.holding(again) as new:
        return shown(house, new)


def _again(seat: Seat) -> Seat:
    return Seat(seat.kind, seat.name, seat.person, seat.level)


@calls("GET", "/api/tables/*/record")
async def record(house: PageHouse, asked: Asked) -> Answer:
    """The record of a finished game; of a running one as far as this browser may see it."""
    head = house.heads.get(asked.table)
    if head is None:
        raise unknown_table()
    try:
        async with house.holding(asked.table) as found:
            whole, mine = record_of(found), found.seats_of(ME)
            if found.state == "finished":
                return Answer(200, whole.dumps())
            return Answer(200, seen_record(whole, mine[0] if len(mine) == 1 else None))
    except Refused as error:
        if error.code not in ("other-rules", "broken-record"):
            raise
        # Of a running game nobody can tell what a seat may see.
        if head["row"]["state"] != "finished":
            raise
        return Answer(200, await recorded(house.shelf, head, house.game(head["row"]["game"])))


@calls("GET", "/api/tables/*/replay")
async def replay(house: PageHouse, asked: Asked) -> Answer:
    """A moment of a game."""
    at, seat = asked.query.number("at") or 0, asked.query.number("seat")
    async with house.holding(asked.table) as found:
        if seat is not None:
            found.check_seat(seat, ME)
        build = look_back(found, ME, max(0, at), seat)
        return Answer(200, build(kept(found.told)).decode())


@calls("GET", "/api/tables/*/notes")
async def notes(house: PageHouse, asked: Asked) -> Answer:
    text = await house.shelf.noted(NOTES, asked.table)
    return told({"text": text or ""})


@calls("PUT", "/api/tables/*/notes")
async def write_notes(house: PageHouse, asked: Asked) -> Answer:
    text = asked.body.word("text", NOTE)
    if asked.table not in house.heads:
        raise unknown_table()
    await house.shelf.note(NOTES, asked.table, text)
    return told({"text": text})


@calls("POST", "/api/here/records")
async def take_in(house: PageHouse, asked: Asked) -> Answer:
    """A table for a game that was recorded elsewhere: to be looked at, or played on."""
    text = asked.body.word("text", LONGEST)
    somebody(house)
    game = house.game(str(read_header(text)["game"]))
    found = read_record(game, text)
    found.replay()
    wanted = Wanted(
        game, found.options, ME, table_name(house, ""), NO_CLOCK, True, studied=ELSEWHERE
    )
    seats = [Seat("here", _named(house, name, at), ME) for at, name in enumerate(found.seats)]
    new = new_table(wanted, seats)
    await begin(house, new, lambda change: new.begin(change, house.rng, tuple(found.moves)))
    return shown(house, new, 201)


def _named(house: PageHouse, name: str, index: int) -> str:
    """Somebody's name out of a record; one that cannot be is replaced."""
    try:
        return clean(name)
    except Refused:
        return beside(somebody(house)["name"], index)


async def begin(house: PageHouse, new: PageTable, act: Callable[[Change], Any]) -> None:
    """Keep a new table that is begun at once."""
    change = new.change("start", None)
    act(change)
    await house.add(new, change)


@calls("DELETE", "/api/here/tables/*")
async def remove(house: PageHouse, asked: Asked) -> Answer:
    """Keep a table no longer."""
    await house.remove(asked.table)
    await house.shelf.forget(NOTES, asked.table)
    return told({})
