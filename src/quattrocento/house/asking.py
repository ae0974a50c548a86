"""Who asks: the person behind a request, and what they may see."""

from __future__ import annotations

import contextlib
from collections.abc import Awaitable, Callable
from typing import Annotated, TypeVar

import msgspec

from quattrocento.house.calls import Request
from quattrocento.house.cookies import COOKIE
from quattrocento.house.errors import Overtaken
from quattrocento.house.house import House
from quattrocento.house.people import HOST, Person
from quattrocento.house.sessions import Session, named_by
from quattrocento.house.table import Table
from quattrocento.table.errors import Refused, Stale, no_person, unknown_table

T = TypeVar("T")
AGAIN = 8
"""How often one tries in a race with other processes."""
Invite = Annotated[str, msgspec.Meta(max_length=32)]


class Looking(msgspec.Struct):
    """The invitation of a private table, for those who only look on."""

    invite: Invite | None = None


async def session_of(request: Request) -> Session | None:
    """The session whose cookie came along; None without one, with a forged one or after its end."""
    house, cookie = request.house, request.cookie(COOKIE)
    named = None if cookie is None else named_by(cookie, house.signer)
    session = None if named is None else await house.sessions.find(named)
    if session is not None:
        # A house that cannot write can still be read.
        with contextlib.suppress(Refused):
            await house.sessions.touch(session)
    return session


async def person_of(request: Request) -> Person | None:
    """The person who asks; None where nobody is logged in."""
    session = await session_of(request)
    if session is None:
        return None
    house = request.house
    house.limits.take("person", session.person, house.keeping.settings.requests)
    return await house.people.find(session.person)


def asker_of(request: Request, person: Person | None) -> str:
    """Who waits in a queue: a person, or all those of an address who have not said who they are."""
    return request.address if person is None else person.id


async def somebody(request: Request) -> Person:
    """The person who asks; refused where nobody has said who they are."""
    person = await person_of(request)
    if person is None:
        raise no_person()
    return person


async def a_host(request: Request) -> Person:
    """Somebody who keeps the house; for everybody else there is nothing here."""
    person = await person_of(request)
    if person is None or person.role != HOST:
        raise Refused(404, "not-found", "There is nothing here.")
    return person


async def acted(
    house: House, id: str, act: Callable[[Table], Awaitable[T]], known: int | None = None
) -> T:
    """Act on a table that is held; once more where another process was faster."""
    for _ in range(AGAIN):
        try:
            async with house.holding(id, known) as table:
                return await act(table)
        except Overtaken:
            continue
    raise Stale


def check_looking(table: Table, person: Person | None, invite: str | None) -> None:
    """A private table shows itself to its people, and to whoever has its invitation."""
    if not table.shows_itself(None if person is None else person.id, invite):
        raise unknown_table()
