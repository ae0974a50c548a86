"""Who asks: the person behind a request, and what they may see."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import Annotated, TypeVar

import msgspec

from quattrocento.house.calls import Asked
from quattrocento.house.cookies import COOKIE
from quattrocento.house.errors import Overtaken, Stale, no_person, unknown_table
from quattrocento.house.house import House
from quattrocento.house.people import Person
from quattrocento.house.table import Table

T = TypeVar("T")
AGAIN = 8
"""How often one tries in a race with other processes."""
Invite = Annotated[str, msgspec.Meta(max_length=32)]


class Looking(msgspec.Struct):
    """The invitation of a private table, for those who only look on."""

    invite: Invite | None = None


async def person_of(asked: Asked) -> Person | None:
    """The person whose cookie came along; None without one, or with a forged one."""
    cookie = asked.cookie(COOKIE)
    known = None if cookie is None else asked.house.signer.read_cookie(cookie)
    if known is None:
        return None
    person = await asked.house.people.find(known[0])
    return person if person is not None and person.epoch == known[1] else None


async def somebody(asked: Asked) -> Person:
    """The person who asks; refused where nobody has said who they are."""
    person = await person_of(asked)
    if person is None:
        raise no_person()
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
    if not table.private or invite == table.invite:
        return
    if person is None or (table.host != person.id and not table.seats_of(person.id)):
        raise unknown_table()
