"""Tables before and around the game: set up, sit down, get up, start, give up, play again."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from itertools import count, cycle
from typing import Annotated, Literal

import msgspec
from sqlalchemy import Connection, insert

from quattrocento.house import blocking, consent, giving_up, owning, quotas, schema
from quattrocento.house.bodies import Level
from quattrocento.house.house import House
from quattrocento.house.names import LONGEST, clean
from quattrocento.house.paces import NoClock, Pace, pace_of
from quattrocento.house.people import PLAIN, Name, Person
from quattrocento.house.table import Table
from quattrocento.house.text import line
from quattrocento.table import vacated
from quattrocento.table.errors import Refused
from quattrocento.table.ids import new_id
from quattrocento.table.pending import Question
from quattrocento.table.rows import ChangeRow
from quattrocento.table.seat import DEFAULT_LEVEL, Seat
from quattrocento.table.setting_up import Wanted, first_row
from quattrocento.table.shown import WhoMayHint
from quattrocento.words.catalogues import LANGUAGES, program_words

MOST_SEATS = 12
TABLE_NAME = 60
"""Characters of a table's name."""


class SeatBody(msgspec.Struct):
    """One seat as the host wants it."""

    kind: Literal["me", "here", "open", "bot"]
    name: Name | None = None
    level: Level = DEFAULT_LEVEL


class TableBody(msgspec.Struct):
    """A table as its host wants it."""

    game: Annotated[str, msgspec.Meta(max_length=40)]
    seats: Annotated[list[SeatBody], msgspec.Meta(min_length=1, max_length=MOST_SEATS)]
    options: dict[
        Annotated[str, msgspec.Meta(max_length=40)], Annotated[str, msgspec.Meta(max_length=200)]
    ] = {}
    private: bool = False
    pace: Pace = NoClock()
    confirm_turn: bool = False
    name: Annotated[str, msgspec.Meta(max_length=TABLE_NAME, pattern=PLAIN)] = ""
    hints: WhoMayHint = "alone"
    """Who may have hints: nobody, whoever plays alone against bots, or everybody."""


async def set_up(
    house: House,
    host: Person,
    body: TableBody,
    lesson: int = 0,
    studied: str | None = None,
) -> str:
    """A new table, waiting for its players; one with a lesson follows it."""
    game = house.games.get(body.game)
    if game is None:
        raise Refused(404, "no-game", f"No game is called {body.game!r}.")
    options = game.read_options(len(body.seats), body.options)
    if sum(seat.kind == "me" for seat in body.seats) > 1:
        raise Refused(422, "seats", "You can only sit down once; others at your screen are `here`.")
    for seat in body.seats:
        _check_level(house, seat.level)
    if any(seat.kind == "bot" for seat in body.seats):
        await quotas.check_room(house, host.id)

    name = line(body.name)[:TABLE_NAME].strip() or usual_name(host.language, host.name)
    wanted = Wanted(
        game, options, host.id, name, pace_of(body.pace), body.private, body.confirm_turn,
        body.hints, lesson, studied,
    )  # fmt: skip

    def store(connection: Connection) -> str:
        quotas.check_tables(house, connection, host.id)
        seats = _named_seats(connection, host, body.seats)
        table, write = _new_table(wanted, seats)
        write(connection)
        return table

    return await house.writer.do(store)


def _named_seats(connection: Connection, host: Person, seats: list[SeatBody]) -> list[Seat]:
    """The seats with their names: given ones must be free, those of the house are."""
    bots = cycle(owning.bot_names(connection))
    return [_seat(connection, host, seat, index, bots) for index, seat in enumerate(seats)]


def _seat(
    connection: Connection, host: Person, body: SeatBody, index: int, bots: Iterator[str]
) -> Seat:
    given = None if body.name is None else clean(body.name)
    if body.kind == "open":
        return Seat("open")
    if body.kind == "bot":
        name = given or next(bots)
        owning.check(connection, name)
        return Seat("bot", name, None, body.level)
    if body.kind == "here":
        name = given or _beside(connection, host, index)
        owning.check(connection, name, host.id)
        return Seat("here", name, host.id)
    name = given or host.name
    owning.check(connection, name, host.id)
    account = host.id in owning.owners(connection, name)
    return Seat("person", name, host.id, account=account)


def _beside(connection: Connection, host: Person, index: int) -> str:
    """A name for somebody at the host's screen: the host's with a number."""
    names = (f"{host.name[: LONGEST - 4]} {number}" for number in count(index + 1, MOST_SEATS))
    return next(name for name in names if not owning.owners(connection, name))


def _new_table(wanted: Wanted, seats: list[Seat]) -> tuple[str, Callable[[Connection], None]]:
    """The id of a new table, and what stores it."""
    row = first_row(new_id(), wanted)
    table = Table(row, seats, wanted.game)
    entry: ChangeRow = {
        "table_id": table.id, "version": 1, "at": table.created, "kind": "set_up", "seat": None,
        "key": None, "events": "[]",
    }  # fmt: skip

    def store(connection: Connection) -> None:
        connection.execute(insert(schema.tables), row)
        connection.execute(insert(schema.seats), table.seat_rows())
        connection.execute(insert(schema.changes), entry)

    return table.id, store


async def join(
    house: House, table: Table, person: Person, seat: int | None, invite: str | None
) -> None:
    """Sit down on an open seat; a private table asks for its invitation."""
    _check_waiting(table)
    if table.private and invite != table.invite and person.id != table.host:
        raise Refused(403, "no-invitation", "This table is private; ask its host for the link.")
    if any(one.person == person.id and one.kind == "person" for one in table.seats):
        raise Refused(409, "seated", "You sit at this table already.")
    free = [index for index, one in enumerate(table.seats) if one.kind == "open"]
    if not free or (seat is not None and seat not in free):
        raise Refused(409, "seat-taken", "This seat is taken.")
    chosen = free[0] if seat is None else seat
    account = person.login is not None
    table.seats[chosen] = Seat("person", person.name, person.id, account=account)
    change = table.change("join", chosen)
    present = blocking.people_of(table) - {person.id}

    def check(connection: Connection) -> None:
        owning.check(connection, person.name, person.id, account)
        blocking.check(connection, person.id, present)

    change.reseated = True
    table.tell(change, "joins", seat=chosen, name=person.name)
    await house.commit(table, change, check)


async def leave(house: House, table: Table, person: Person) -> None:
    """Get up before the game; the house goes to whoever is left, an empty table is closed."""
    _check_waiting(table)
    mine = table.seats_of(person.id)
    if not mine:
        raise Refused(409, "not-seated", "You do not sit at this table.")
    change = table.change("leave", mine[0])
    change.reseated = True
    for seat in mine:
        table.tell(change, "leaves", seat=seat, name=table.seats[seat].name)
        table.seats[seat] = Seat("open")
    if table.host == person.id:
        others = [seat.person for seat in table.seats if seat.person is not None]
        if others:
            table.host = others[0]
        else:
            table.finish({"places": None, "scores": None, "ended": "left"})
    await house.commit(table, change)


async def start(house: House, table: Table, person: Person) -> None:
    """Begin the game once every seat is taken; the host says when."""
    _check_waiting(table)
    if table.host != person.id:
        raise Refused(403, "host-only", "Only the host starts the game.")
    if any(seat.kind == "open" for seat in table.seats):
        raise Refused(409, "open-seats", "A seat is still open: wait, or give it to a bot.")
    change = table.change("start", None)
    table.begin(change, house.rng)
    await house.commit(table, change, quotas.check_bots(house, table))


async def seat_bot(house: House, table: Table, person: Person, seat: int, level: Level) -> None:
    """The host gives an open seat to a bot, or opens a bot's seat to people."""
    _check_waiting(table)
    if table.host != person.id:
        raise Refused(403, "host-only", "Only the host gives seats away.")
    if not 0 <= seat < len(table.seats) or table.seats[seat].kind != "open":
        raise Refused(409, "seat-taken", "This seat is taken.")
    _check_level(house, level)
    await quotas.check_room(house, person.id)
    names = await house.store.read(owning.bot_names)
    taken = {one.name for one in table.seats}
    name = next((name for name in names if name not in taken), names[0])
    table.seats[seat] = Seat("bot", name, None, level)
    change = table.change("seat_bot", seat)
    change.reseated = True
    table.tell(change, "joins", seat=seat, name=name)
    await house.commit(table, change)


def _check_level(house: House, level: Level) -> None:
    if level not in house.config.levels:
        known = ", ".join(house.config.levels)
        raise Refused(422, "level", f"This house has no player {level!r}; it has {known}.")


async def resign(house: House, table: Table, person: Person, seat: int | None) -> None:
    """Give up: of two the other has won; more are asked whether a bot plays on or the game ends."""
    table.check_playing()
    mine = table.seats_of(person.id)
    if seat is None and len(mine) == 1:
        seat = mine[0]
    if seat is None:
        raise Refused(422, "which-seat", "Say which of your seats gives up.")
    table.check_seat(seat, person.id)
    change = table.change("resign", seat)
    table.tell(change, "resigns", seat=seat)
    others = any(one.person for index, one in enumerate(table.seats) if index != seat)
    if len(table.seats) == 2 or not others:
        vacated.end_without(table, change, seat, "resigned")
    else:
        await giving_up.give_to_bot(house, table, change, seat)
        if table.state == "playing":
            consent.put(house, table, change, Question("end", seat, []))
    await house.commit(table, change)


async def rematch(house: House, table: Table, person: Person) -> str:
    """A new table with the same seats; asked for twice it is the same one."""
    if table.state != "finished" or table.match is None:
        raise Refused(409, "not-finished", "This game is not over yet.")
    mine = table.seats_of(person.id)
    if not mine:
        raise Refused(403, "not-seated", "Only those who played can ask for a rematch.")
    if table.rematch is not None:
        return table.rematch
    wanted = Wanted(
        table.game, table.options, person.id,
        usual_name(person.language, person.name) if table.lesson else table.name,
        table.pace, table.private, table.confirm_turn, table.hints,
    )  # fmt: skip
    ids = {seat.person for seat in table.seats if seat.person is not None}
    found = [await house.people.find(one) for one in ids]
    people = {one.id: one for one in found if one is not None}
    # Whoever asks comes first: nobody who is blocked brings along whoever blocked them.
    welcome = [person.id, *(one for one in people if one != person.id)]
    welcome = await house.store.read(lambda reading: blocking.at_peace(reading, welcome))
    seats = await house.store.read(
        lambda reading: _seats_again(reading, table.seats, people, welcome)
    )
    if any(seat.kind == "bot" for seat in seats):
        await quotas.check_room(house, person.id)
    change = table.change("rematch", mine[0])
    table.rematch, write = _new_table(wanted, seats)

    def store(connection: Connection) -> None:
        quotas.check_tables(house, connection, person.id)
        write(connection)

    table.tell(change, "rematch", table=table.rematch)
    await house.commit(table, change, store)
    return table.rematch


def usual_name(language: str, host: str) -> str:
    """What a table is called that its host gives no name."""
    words = program_words(language if language in LANGUAGES else LANGUAGES[0])
    pattern = words.get_message("ui-table-of").value
    assert pattern is not None
    text, _ = words.format_pattern(pattern, {"name": host})
    return str(text)


def _seats_again(
    connection: Connection, seats: list[Seat], people: dict[str, Person], welcome: list[str]
) -> list[Seat]:
    """The same seats under the names that are theirs now: an old one may be somebody else's.

    The seat of somebody who is not welcome is open.
    """
    bots = cycle(owning.bot_names(connection))
    again = []
    for index, seat in enumerate(seats):
        person = people.get(seat.person or "")
        if person is None:
            # Whoever gave up is not there: the bot in their place goes by a name of its own.
            taken = seat.resigned or bool(owning.owners(connection, seat.name))
            name = next(bots) if taken else seat.name
            again.append(Seat("bot", name, None, seat.level or DEFAULT_LEVEL))
            continue
        if person.id not in welcome:
            again.append(Seat("open"))
            continue
        name = person.name if seat.kind == "person" else seat.name
        if owning.owners(connection, name) - {person.id}:
            name = _beside(connection, person, index)
        account = seat.kind == "person" and person.login is not None
        again.append(Seat(seat.kind, name, person.id, account=account))
    return again


def _check_waiting(table: Table) -> None:
    if table.state != "waiting":
        raise Refused(409, "begun", "The game has begun already.")
