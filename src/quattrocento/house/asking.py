"""Who asks: the person behind a request, what they may see, and the limits they must keep."""

from __future__ import annotations

from typing import Annotated, Any

from litestar import Request
from litestar.connection import ASGIConnection
from litestar.params import PathParameter, QueryParameter

from quattrocento.house.cookies import COOKIE
from quattrocento.house.errors import no_person, unknown_table
from quattrocento.house.house import House
from quattrocento.house.people import Person
from quattrocento.house.table import Table

Connection = ASGIConnection[Any, Any, Any, Any]
Asked = Request[Any, Any, Any]
TableId = Annotated[str, PathParameter(max_length=16, description="the table's id")]
GameName = Annotated[str, PathParameter(max_length=40, description="the rule set")]
Invite = Annotated[
    str | None, QueryParameter(max_length=32, description="the invitation of a private table")
]
OwnSeat = Annotated[int | None, QueryParameter(ge=0, le=11, description="one of one's own seats")]
Seen = Annotated[
    int, QueryParameter(ge=0, le=2**31 - 1, description="the last version that was drawn")
]
ChatSeen = Annotated[
    int, QueryParameter(ge=-1, le=2**31 - 1, description="the last line of chat that was drawn")
]


def house_of(connection: Connection) -> House:
    house = connection.app.state.house
    assert isinstance(house, House)
    return house


async def person_of(connection: Connection) -> Person | None:
    """The person whose cookie came along; None without one, or with a forged one."""
    house = house_of(connection)
    cookie = connection.cookies.get(COOKIE)
    known = None if cookie is None else house.signer.read_cookie(cookie)
    if known is None:
        return None
    person = await house.people.find(known[0])
    return person if person is not None and person.epoch == known[1] else None


async def somebody(connection: Connection) -> Person:
    """The person who asks; refused where nobody has said who they are."""
    person = await person_of(connection)
    if person is None:
        raise no_person()
    return person


def address_of(connection: Connection) -> str:
    """Where a request comes from; uvicorn has replaced it by what a trusted proxy says."""
    return "unknown" if connection.client is None else connection.client.host


def check_looking(table: Table, person: Person | None, invite: str | None) -> None:
    """A private table shows itself to its people, and to whoever has its invitation."""
    if not table.private or invite == table.invite:
        return
    if person is None or (table.host != person.id and not table.seats_of(person.id)):
        raise unknown_table()
