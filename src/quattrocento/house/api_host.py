"""Calls of those who keep the house; for everybody else there is nothing here."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec
from sqlalchemy import Connection

from quattrocento.house import dead_letters
from quattrocento.house.asking import a_host
from quattrocento.house.calls import Calls, Request, Response
from quattrocento.house.house import House
from quattrocento.house.keeping import people as keep_people
from quattrocento.house.keeping import reports as keep_reports
from quattrocento.house.keeping import tables as keep_tables
from quattrocento.house.keeping.answers import (
    ActKept,
    HostAnswer,
    LetterKept,
    LettersAnswer,
    LogAnswer,
    PeopleAnswer,
    PersonActAnswer,
    PersonKept,
    PurgedAnswer,
    ReportsAnswer,
    SettingsShown,
    TableKept,
    TablesKeptAnswer,
)
from quattrocento.house.keeping.export import export
from quattrocento.house.keeping.leaving import leave_for_good, purge_guests
from quattrocento.house.keeping.log import Act, keep, kept
from quattrocento.house.keeping.overview import overview, settings_shown
from quattrocento.house.keeping.settings import (
    Admission,
    Quota,
    Share,
    admit,
    announce,
    set_quotas,
)
from quattrocento.house.news import News
from quattrocento.house.people import HOST, PLAIN, Name, Person
from quattrocento.house.responses import Nothing
from quattrocento.table.errors import Refused

calls = Calls()
Reason = Annotated[str, msgspec.Meta(max_length=200, pattern=PLAIN)]
LETTERS = 50


class PeopleQuery(msgspec.Struct):
    """Names that begin so, and where the last list ended."""

    beginning: Annotated[str, msgspec.Meta(max_length=40)] = ""
    before: float | None = None


class PersonAct(msgspec.Struct):
    """What is done to somebody, with a reason for the log."""

    act: Literal["ban", "unban", "mute", "unmute", "rename", "password", "delete"]
    why: Reason = ""
    name: Name | None = None
    """The new one, to rename; the present one, typed once more, to delete."""
    days: Annotated[float, msgspec.Meta(gt=0, le=3650)] | None = None


class TablesQuery(msgspec.Struct):
    """Tables of a state, and where the last list ended."""

    state: Literal["waiting", "playing", "finished"] | None = None
    before: float | None = None


class TableAct(msgspec.Struct):
    """What is done to a table."""

    act: Literal["close", "delete"]


class LetterAct(msgspec.Struct):
    """What is done about a dead letter."""

    act: Literal["again", "drop"]


class AnnouncementBody(msgspec.Struct):
    """What everybody is told; nothing takes it back."""

    text: Annotated[str, msgspec.Meta(max_length=300, pattern=PLAIN)]


class AdmissionBody(msgspec.Struct):
    """Who may be new."""

    admission: Admission


class QuotasBody(msgspec.Struct):
    """How much one person may have and ask for."""

    tables: Quota
    bot_tables: Quota
    requests: Share


class PurgeBody(msgspec.Struct):
    """For how many days nobody came, or began."""

    days: Annotated[float, msgspec.Meta(ge=1, le=3650)]


class LogQuery(msgspec.Struct):
    """Where the last list ended."""

    before: int | None = None


@calls.get("/api/host", HostAnswer)
async def how_it_is(request: Request) -> HostAnswer:
    """How the house is at this moment."""
    await a_host(request)
    return await overview(request.house)


@calls.get("/api/host/people", PeopleAnswer, PeopleQuery)
async def list_people(request: Request, query: PeopleQuery) -> PeopleAnswer:
    """People, the newest first."""
    await a_host(request)

    def read(connection: Connection) -> list[keep_people.KnownPerson]:
        return keep_people.listed(connection, query.beginning, query.before)

    found = [PersonKept(*one) for one in await request.house.store.read(read)]
    return PeopleAnswer(found, found[-1].created if len(found) == keep_people.LISTED else None)


@calls.post("/api/host/people/{person_id}", PersonActAnswer, PersonAct)
async def act_on_person(request: Request, person_id: str, body: PersonAct) -> PersonActAnswer:
    """Keep somebody out, silence them, give them a name or a password, delete them."""
    house, host = request.house, await a_host(request)
    person = await house.people.find(person_id)
    if person is None:
        raise Refused(404, "nobody", "Nobody has this id.")
    # Whoever may name hosts is at the machine, and so is whoever takes it back.
    if person.role == HOST:
        raise Refused(403, "a-host", "Hosts do nothing to hosts; the command line does.")
    password = await _act(house, _by(host), person, body)

    def read(connection: Connection) -> keep_people.KnownPerson | None:
        return keep_people.shown(connection, person.id)

    known = await house.store.read(read)
    return PersonActAnswer(None if known is None else PersonKept(*known), password)


@calls.get("/api/host/people/{person_id}/export", kind="application/json")
async def export_person(request: Request, person_id: str) -> Response:
    """All that the house has of somebody, who has asked a host for it."""
    house, host = request.house, await a_host(request)
    person = await house.people.find(person_id)
    if person is None:
        raise Refused(404, "nobody", "Nobody has this id.")
    headers = [("content-disposition", f'attachment; filename="quattrocento-{person.id}.json"')]
    return Response(await export(house, _by(host), person), headers=headers)


async def _act(house: House, host: str, person: Person, body: PersonAct) -> str | None:
    """Do it; gives a new password."""
    if body.act == "ban":
        await keep_people.ban(house, host, person, body.why)
    elif body.act == "unban":
        await keep_people.unban(house, host, person)
    elif body.act == "mute":
        seconds = None if body.days is None else body.days * keep_tables.DAY
        await keep_people.mute(house, host, person, seconds, body.why)
    elif body.act == "unmute":
        await keep_people.mute(house, host, person, 0)
    elif body.act == "password":
        return await keep_people.new_password(house, host, person)
    elif body.act == "rename":
        if body.name is None:
            raise Refused(422, "no-name", "Say the new name.")
        await keep_people.rename(house, host, person, body.name)
    else:
        if body.name != person.name:
            raise Refused(422, "no-name", "Type the name of whoever is to be deleted.")
        await leave_for_good(house, host, person)
    return None


@calls.get("/api/host/tables", TablesKeptAnswer, TablesQuery)
async def list_tables(request: Request, query: TablesQuery) -> TablesKeptAnswer:
    """Tables, the last changed first."""
    await a_host(request)

    def read(connection: Connection) -> list[keep_tables.KnownTable]:
        return keep_tables.listed(connection, query.state, query.before)

    found = [TableKept(*one) for one in await request.house.store.read(read)]
    return TablesKeptAnswer(found, found[-1].changed if len(found) == keep_tables.LISTED else None)


@calls.post("/api/host/tables/{table_id}", Nothing, TableAct)
async def act_on_table(request: Request, table_id: str, body: TableAct) -> Nothing:
    """End a game as it stands, or delete the table."""
    host = _by(await a_host(request))
    act = keep_tables.close if body.act == "close" else keep_tables.remove
    await act(request.house, host, table_id)
    return Nothing()


@calls.get("/api/host/reports", ReportsAnswer)
async def list_reports(request: Request) -> ReportsAnswer:
    """What people have told of one another, with the lines around it."""
    await a_host(request)
    return ReportsAnswer(await request.house.store.read(keep_reports.open_reports))


@calls.post("/api/host/reports/{report_id}", Nothing)
async def settle_report(request: Request, report_id: str) -> Nothing:
    """It was looked at."""
    await keep_reports.settle(request.house, _by(await a_host(request)), report_id)
    return Nothing()


@calls.delete("/api/host/tables/{table_id}/chat/{line}", Nothing)
async def unsay(request: Request, table_id: str, line: str) -> Nothing:
    """Take back a line of chat, on every screen."""
    host = _by(await a_host(request))
    if not line.isdecimal() or len(line) > 9:
        raise Refused(404, "no-line", "There is no such line of chat.")
    await keep_reports.unsay(request.house, host, table_id, int(line))
    return Nothing()


@calls.get("/api/host/letters", LettersAnswer)
async def list_letters(request: Request) -> LettersAnswer:
    """Dead letters first, then what waits."""
    await a_host(request)
    found = await request.house.store.read(lambda reading: dead_letters.first(reading, LETTERS))
    return LettersAnswer(
        [
            LetterKept(
                one["id"], one["name"], one["channel"], one["to"], one["kind"], one["tries"],
                one["due"], one["dead"], one["why"],
            )
            for one in found
        ]
    )  # fmt: skip


@calls.post("/api/host/letters/{letter_id}", Nothing, LetterAct)
async def act_on_letter(request: Request, letter_id: str, body: LetterAct) -> Nothing:
    """Let the house try a dead letter again, or throw it away."""
    house, host = request.house, _by(await a_host(request))

    def store(connection: Connection) -> None:
        dead_letters.settle_one(connection, letter_id, again=body.act == "again")
        keep(connection, Act(host, f"letter {body.act}"), News(teller=house.name, post=True))

    await house.writer.do(store)
    house.notices.ring()
    return Nothing()


@calls.put("/api/host/announcement", SettingsShown, AnnouncementBody)
async def say_to_everybody(request: Request, body: AnnouncementBody) -> SettingsShown:
    """Say something to everybody who is in the house or comes."""
    await announce(request.house, _by(await a_host(request)), body.text.strip())
    return settings_shown(request.house)


@calls.put("/api/host/admission", SettingsShown, AdmissionBody)
async def say_who_may_be_new(request: Request, body: AdmissionBody) -> SettingsShown:
    """Say who may be new; each `invite` makes a new invitation."""
    await admit(request.house, _by(await a_host(request)), body.admission)
    return settings_shown(request.house)


@calls.put("/api/host/quotas", SettingsShown, QuotasBody)
async def say_how_much(request: Request, body: QuotasBody) -> SettingsShown:
    """Say how much one person may have and ask for."""
    host = _by(await a_host(request))
    await set_quotas(request.house, host, body.tables, body.bot_tables, body.requests)
    return settings_shown(request.house)


@calls.post("/api/host/purge", PurgedAnswer, PurgeBody)
async def purge(request: Request, body: PurgeBody) -> PurgedAnswer:
    """Throw away tables that nobody began, and guests who did not come, for so long."""
    house, host = request.house, _by(await a_host(request))
    tables = await keep_tables.purge_tables(house, host, body.days)
    return PurgedAnswer(tables, await purge_guests(house, host, body.days))


@calls.get("/api/host/log", LogAnswer, LogQuery)
async def host_log(request: Request, query: LogQuery) -> LogAnswer:
    """What hosts did, the last first."""
    await a_host(request)
    found = await request.house.store.read(lambda reading: kept(reading, before=query.before))
    return LogAnswer([ActKept(*one) for one in found])


def _by(host: Person) -> str:
    """How a host is named in the log."""
    return host.login or host.name
