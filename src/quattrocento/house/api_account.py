"""Calls with which people help themselves: a new password, another device, export, deletion."""

from __future__ import annotations

from typing import Annotated, Any

import msgspec
from sqlalchemy import Connection, select

from quattrocento.house import blocking, codes, schema
from quattrocento.house.addresses import BadAddress, read_email
from quattrocento.house.api_people import goodbye, known, welcome
from quattrocento.house.asking import Invite, check_looking, somebody
from quattrocento.house.calls import Calls, Request, Response
from quattrocento.house.house import House
from quattrocento.house.keeping import reports
from quattrocento.house.keeping.export import exported, written
from quattrocento.house.keeping.leaving import leave_for_good
from quattrocento.house.logins import changing, trying_code
from quattrocento.house.names import login_of
from quattrocento.house.people import PLAIN, Name, Password, Person
from quattrocento.house.responses import (
    BlocksAnswer,
    CodeAnswer,
    HouseAnswer,
    Nothing,
    PersonAnswer,
    Somebody,
)
from quattrocento.table.errors import Refused

calls = Calls()
Code = Annotated[str, msgspec.Meta(min_length=1, max_length=100)]


class AddressBody(msgspec.Struct):
    """Where the letter is to go."""

    email: Annotated[str, msgspec.Meta(max_length=254)]


class ResetBody(msgspec.Struct):
    """The word from the letter's link, and a new password."""

    code: Code
    password: Password


class CodeBody(msgspec.Struct):
    """A code that another device shows."""

    code: Code


class LeaveBody(msgspec.Struct):
    """One's password, where one has an account."""

    password: Password | None = None


class BlockBody(msgspec.Struct):
    """The name somebody logs in with, or where they sit."""

    name: Name | None = None
    table: Annotated[str, msgspec.Meta(max_length=16)] | None = None
    seat: Annotated[int, msgspec.Meta(ge=0, le=100)] | None = None


class ReportBody(msgspec.Struct):
    """Somebody on a seat, or a line of chat, and what is wrong."""

    table: Annotated[str, msgspec.Meta(max_length=16)]
    text: Annotated[str, msgspec.Meta(max_length=500, pattern=PLAIN)] = ""
    seat: Annotated[int, msgspec.Meta(ge=0, le=100)] | None = None
    line: Annotated[int, msgspec.Meta(ge=0, le=1_000_000_000)] | None = None
    invite: Invite | None = None


@calls.get("/api/house", HouseAnswer)
async def how_it_is_kept(request: Request) -> HouseAnswer:
    """What everybody may know of how this house is kept."""
    settings = request.house.keeping.settings
    mail = bool(request.house.config.smtp)
    return HouseAnswer(settings.announcement, settings.admission, mail)


@calls.post("/api/forgotten", Nothing, AddressBody)
async def forgotten(request: Request, body: AddressBody) -> Nothing:
    """A letter with a link, if this is somebody's confirmed address; nobody is told whether."""
    house = request.house
    if not house.config.smtp:
        raise Refused(409, "no-mail", "This house sends no mail; ask its host.")
    try:
        read_email(body.email)
    except BadAddress as error:
        raise Refused(400, "bad-email", str(error)) from None
    house.limits.take("letters", request.address)
    house.limits.take("letters", f"reset {body.email.casefold()}")
    # Not waited for: how long it takes would tell whether anybody has this address.
    house.tasks.once("forgotten", _send(house, body.email.casefold()))
    return Nothing()


async def _send(house: House, address: str) -> None:
    query = select(schema.people.c.id).where(schema.people.c.address == address)
    found = await house.store.read(lambda reading: reading.execute(query).scalars().all())
    for one in found:
        person = await house.people.find(one)
        if person is not None and person.banned is None:
            await house.notices.write(person, "reset")


@calls.post("/api/reset", PersonAnswer, ResetBody)
async def reset_password(request: Request, body: ResetBody) -> Response:
    """A new password, with the link of a letter; every session ends, one begins here."""
    house = request.house
    async with trying_code(request):
        await house.store.read(lambda reading: codes.owner(reading, "reset", body.code))
        hashed = await house.people.hashed(body.password)
        who = await house.writer.do(lambda writing: codes.use(writing, "reset", body.code))

    def edit(present: Person) -> Person:
        return msgspec.structs.replace(present, password=hashed)

    person = await house.people.change(who, edit)
    house.sessions.forget([who])
    return known(request, await welcome(request, person), person)


@calls.post("/api/codes", CodeAnswer)
async def new_code(request: Request) -> CodeAnswer:
    """A code with which I come in on another device, once and soon."""
    house, person = request.house, await somebody(request)
    house.limits.take("accounts", person.id)
    code = codes.new_code("device")
    until = await house.writer.do(lambda writing: codes.give(writing, person, "device", code))
    return CodeAnswer(code, f"{house.config.home}/sign-in#{code}", until)


@calls.post("/api/codes/use", PersonAnswer, CodeBody)
async def use_code(request: Request, body: CodeBody) -> Response:
    """Come in with the code that another device shows."""
    house = request.house
    async with trying_code(request):
        who = await house.writer.do(lambda writing: codes.use(writing, "device", body.code))
    person = await house.people.find(who)
    if person is None:
        raise codes.no_code()
    return await welcome(request, person)


@calls.get("/api/export", kind="application/json")
async def export(request: Request) -> Response:
    """All that the house has of me."""
    house, person = request.house, await somebody(request)
    house.limits.take("moments", person.id)
    found = await house.store.read(lambda reading: exported(reading, person.id))
    headers = [("content-disposition", 'attachment; filename="quattrocento.json"')]
    return Response(written(found), headers=headers)


@calls.post("/api/me/delete", Nothing, LeaveBody)
async def delete_me(request: Request, body: LeaveBody) -> Response:
    """Delete me: seats of finished games lose their name, the rest goes."""
    house, person = request.house, await somebody(request)
    if person.login is not None:
        async with changing(request, person):
            await house.people.login(person.login, body.password or "")
    await leave_for_good(house, person.id, person)
    return goodbye(request)


@calls.post("/api/reports", Nothing, ReportBody)
async def report(request: Request, body: ReportBody) -> Nothing:
    """Tell whoever keeps the house of somebody at a table, or of a line they said."""
    house, person = request.house, await somebody(request)
    house.limits.take("questions", person.id)
    async with house.holding(body.table) as table:
        check_looking(table, person, body.invite)
        seat = body.seat
        found = None if seat is None or seat >= len(table.seats) else table.seats[seat].person

    def store(connection: Connection) -> None:
        line = body.line
        other = found if line is None else reports.speaker(connection, body.table, line)
        if other is None:
            raise nobody()
        reports.report(connection, person.id, other, body.table, line, body.text.strip())

    await house.writer.do(store)
    return Nothing()


@calls.get("/api/blocks", BlocksAnswer)
async def blocks(request: Request) -> BlocksAnswer:
    """Whom I have blocked."""
    return await _blocks(request.house, await somebody(request))


@calls.post("/api/blocks", BlocksAnswer, BlockBody)
async def block(request: Request, body: BlockBody) -> BlocksAnswer:
    """Let somebody sit at none of my tables, and say nothing there."""
    house, person = request.house, await somebody(request)
    other = await _meant(house, person, body)
    await house.writer.do(lambda writing: blocking.block(writing, person.id, other))
    return await _blocks(house, person)


@calls.delete("/api/blocks/{person_id}", BlocksAnswer)
async def unblock(request: Request, person_id: str) -> BlocksAnswer:
    """Let them again."""
    house, person = request.house, await somebody(request)
    await house.writer.do(lambda writing: blocking.unblock(writing, person.id, person_id))
    return await _blocks(house, person)


async def _meant(house: House, person: Person, body: BlockBody) -> str:
    """Whom somebody means: an account by its name, or whoever sits on a seat they may see."""
    if body.name is not None:
        logins = schema.people.c.login.in_((body.name.strip().casefold(), login_of(body.name)))
        query = select(schema.people.c.id).where(logins)

        def read(connection: Connection) -> Any:
            return connection.execute(query).scalar()

        found = await house.store.read(read)
    elif body.table is not None and body.seat is not None:
        async with house.holding(body.table) as table:
            if not table.shows_itself(person.id, None) or body.seat >= len(table.seats):
                raise nobody()
            found = table.seats[body.seat].person
    else:
        found = None
    if found is None:
        raise nobody()
    return str(found)


def nobody() -> Refused:
    return Refused(404, "nobody", "There is nobody by this name, or on this seat.")


async def _blocks(house: House, person: Person) -> BlocksAnswer:
    found = await house.store.read(lambda reading: blocking.blocked_by(reading, person.id))
    return BlocksAnswer([Somebody(*one) for one in found])
