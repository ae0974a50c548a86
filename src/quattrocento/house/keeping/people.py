"""What a host does with people: find, rename, keep out, let in, name as host."""

from __future__ import annotations

import secrets
from collections.abc import Callable
from typing import TYPE_CHECKING, Any, NamedTuple

import msgspec
from sqlalchemy import Connection, Select, delete, func, or_, select

from quattrocento.house import schema
from quattrocento.house.keeping.log import TOLD, Act, keep
from quattrocento.house.keeping.renaming import call_anew
from quattrocento.house.names import clean, login_of
from quattrocento.house.news import News
from quattrocento.house.people import Person
from quattrocento.table.errors import Refused
from quattrocento.table.steady import now

if TYPE_CHECKING:
    from quattrocento.house.house import House

LISTED = 50
FOREVER = 1e12
"""A time that nobody lives to see."""


class KnownPerson(NamedTuple):
    """A person as hosts see them in lists."""

    id: str
    name: str
    login: str | None
    role: str | None
    created: float
    seen: float | None
    banned: float | None
    muted: float | None


def listed(
    connection: Connection, beginning: str = "", before: float | None = None
) -> list[KnownPerson]:
    """People whose name begins so, the newest first; `before` goes on where a list ended."""
    p, query = schema.people.c, _all()
    if beginning:
        start = beginning.replace("\\", "\\\\").replace("%", "\\%").replace("_", "\\_") + "%"
        begins = p.login.like(start.casefold(), escape="\\")
        query = query.where(or_(p.name.ilike(start, escape="\\"), begins, p.id == beginning))
    if before is not None:
        query = query.where(p.created < before)
    query = query.order_by(p.created.desc()).limit(LISTED)
    return [KnownPerson(*row) for row in connection.execute(query)]


def shown(connection: Connection, id: str) -> KnownPerson | None:
    """Somebody as they stand in lists."""
    row = connection.execute(_all().where(schema.people.c.id == id)).first()
    return None if row is None else KnownPerson(*row)


def _all() -> Select[Any]:
    p, s = schema.people.c, schema.sessions.c
    seen = select(func.max(s.seen)).where(s.person == p.id).scalar_subquery()
    return select(p.id, p.name, p.login, p.role, p.created, seen, p.banned, p.muted)


async def found(house: House, who: str) -> Person:
    """Somebody by their id, or an account by the name it logs in with."""
    # An id first: nobody hides behind it who logs in by the same word.
    person = await house.people.find(who)
    if person is not None:
        return person
    p = schema.people.c
    query = select(p.id).where(p.login.in_((who.casefold(), login_of(who))))
    ids = await house.store.read(lambda connection: connection.execute(query).scalars().all())
    person = await house.people.find(ids[0]) if len(ids) == 1 else None
    if person is None:
        raise Refused(404, "nobody", f"Nobody has the id or logs in by the name {who!r}.")
    return person


async def rename(house: House, host: str, person: Person, name: str) -> Person:
    """Another name to be shown, at tables and in chats too; an account logs in by its old one."""
    new = clean(name)
    tables: list[str] = []

    def edit(present: Person) -> Person:
        return msgspec.structs.replace(present, name=new)

    def also(connection: Connection) -> list[str]:
        tables[:] = call_anew(connection, person.id, person.name, new)
        return tables

    act = Act(host, "rename", person.id, f"{person.name} → {new}")
    renamed = await _changed(house, act, edit, also)
    house.drop(tables)
    return renamed


async def ban(house: House, host: str, person: Person, why: str = "") -> Person:
    """Keep somebody out: every session ends, every open line is cut, none begins."""

    def edit(present: Person) -> Person:
        banned = present.banned or now()
        return msgspec.structs.replace(present, banned=banned, epoch=present.epoch + 1)

    return await _changed(house, Act(host, "ban", person.id, _about(person, why)), edit)


async def unban(house: House, host: str, person: Person) -> Person:
    """Let somebody in again; an account logs in, a guest has to begin anew."""

    def edit(present: Person) -> Person:
        return msgspec.structs.replace(present, banned=None)

    return await _changed(house, Act(host, "unban", person.id, person.name), edit)


async def mute(
    house: House, host: str, person: Person, seconds: float | None, why: str = ""
) -> Person:
    """Let somebody say nothing for so long, or for good; 0 lets them speak again."""
    until = FOREVER if seconds is None else now() + seconds

    def edit(present: Person) -> Person:
        return msgspec.structs.replace(present, muted=until if seconds != 0 else None)

    act = "unmute" if seconds == 0 else "mute"
    return await _changed(house, Act(host, act, person.id, _about(person, why)), edit)


async def name_host(house: House, host: str, person: Person, role: str | None) -> Person:
    """Let an account see the page of hosts, or no longer."""
    if person.login is None:
        raise Refused(409, "guest", "Only an account can be a host.")

    def edit(present: Person) -> Person:
        return msgspec.structs.replace(present, role=role)

    act = "host" if role else "unhost"
    return await _changed(house, Act(host, act, person.id, person.name), edit)


async def new_password(house: House, host: str, person: Person) -> str:
    """A password nobody has seen yet; whoever was logged in has to log in with it."""
    if person.login is None:
        raise Refused(409, "guest", "A guest has no password.")
    word = secrets.token_urlsafe(9)
    hashed = await house.people.hashed(word)

    def edit(present: Person) -> Person:
        return msgspec.structs.replace(present, password=hashed)

    await _changed(house, Act(host, "password", person.id, person.name), edit)
    return word


def _about(person: Person, why: str) -> str:
    return f"{person.name}: {why}" if why else person.name


async def _changed(
    house: House,
    act: Act,
    edit: Callable[[Person], Person],
    more: Callable[[Connection], list[str]] | None = None,
) -> Person:
    """Change somebody, written down, told to all processes, in one transaction.

    `more` does the rest, and says which tables are to be read anew.
    """

    def also(connection: Connection) -> None:
        tables = [] if more is None else more(connection)[:TOLD]
        news = News(teller=house.name, people=[act.about], sessions=[act.about], dropped=tables)
        if act.act in ("ban", "password"):
            c = schema.codes.c
            connection.execute(delete(schema.codes).where(c.person == act.about))
        keep(connection, act, news)

    person = await house.people.change(act.about, edit, also=also)
    house.sessions.forget([act.about])
    return person
