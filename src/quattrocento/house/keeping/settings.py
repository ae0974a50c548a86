"""How a house is kept: who may come in, what is announced, how much one person may have.

It stands in the database, so that a host can change it while the house runs.
"""

from __future__ import annotations

import secrets
from collections.abc import Callable
from typing import TYPE_CHECKING, Annotated, Literal

import msgspec
from sqlalchemy import Connection, select

from quattrocento.house import schema
from quattrocento.house.keeping.log import Act, keep
from quattrocento.house.news import News
from quattrocento.table.errors import Refused

if TYPE_CHECKING:
    from quattrocento.house.house import House

Admission = Literal["open", "invite", "closed"]
"""Who may be new: anybody, whoever brings the house's invitation, nobody."""
NAME = "settings"
Quota = Annotated[int, msgspec.Meta(ge=0, le=100_000)]
Share = Annotated[float, msgspec.Meta(ge=0, le=1000)]


class Settings(msgspec.Struct, omit_defaults=True, frozen=True):
    """What a host can change while the house runs."""

    admission: Admission = "open"
    invitation: str = ""
    """The word in the link of an `invite` house."""
    announcement: str = ""
    tables: Quota = 200
    """Tables that one person may have set up and not finished; 0 sets no limit."""
    bot_tables: Quota | None = None
    """Games with bots under way; as `QUATTROCENTO_BOT_TABLES` says unless told."""
    requests: Share = 1.0
    """A factor on what one person may ask for in a second; 0 sets no limit."""


def read_settings(connection: Connection) -> Settings:
    """The settings as they are stored."""
    query = select(schema.meta.c.value).where(schema.meta.c.name == NAME)
    found = connection.execute(query).scalar()
    return Settings() if found is None else msgspec.json.decode(found, type=Settings)


async def change(house: House, act: Act, edit: Callable[[Settings], Settings]) -> Settings:
    """Change the settings as they are stored at this moment, in every process."""

    def store(connection: Connection) -> Settings:
        changed = edit(read_settings(connection))
        schema.set_meta(connection, NAME, msgspec.json.encode(changed).decode())
        keep(connection, act, News(teller=house.name, settings=True))
        return changed

    house.keeping.settings = await house.writer.do(store)
    return house.keeping.settings


async def admit(house: House, host: str, admission: Admission) -> Settings:
    """Say who may be new; each `invite` makes a new invitation, and the old one is void."""
    word = secrets.token_urlsafe(9) if admission == "invite" else ""

    def edit(settings: Settings) -> Settings:
        return msgspec.structs.replace(settings, admission=admission, invitation=word)

    return await change(house, Act(host, "register", told=admission), edit)


async def announce(house: House, host: str, text: str) -> Settings:
    """Say something to everybody who is in the house or comes; nothing takes it back."""

    def edit(settings: Settings) -> Settings:
        return msgspec.structs.replace(settings, announcement=text)

    return await change(house, Act(host, "announce", told=text), edit)


async def set_quotas(
    house: House, host: str, tables: int, bot_tables: int | None, requests: float
) -> Settings:
    """Say how much one person may have and ask for."""

    def edit(settings: Settings) -> Settings:
        return msgspec.structs.replace(
            settings, tables=tables, bot_tables=bot_tables, requests=requests
        )

    bots = "as set up" if bot_tables is None else bot_tables
    told = f"tables {tables}, games with bots {bots}, requests × {requests:g}"
    return await change(house, Act(host, "quotas", told=told), edit)


def check_admission(settings: Settings, invitation: str | None) -> None:
    """Refuse somebody new where the house does not take them."""
    if settings.admission == "closed":
        raise Refused(403, "closed", "This house takes nobody new at present.")
    if settings.admission == "open":
        return
    given = (invitation or "").encode()
    if not secrets.compare_digest(given, settings.invitation.encode()):
        raise Refused(403, "invitation", "This house takes those who have its invitation.")


def link(house: House, settings: Settings) -> str:
    """The address that lets somebody new in."""
    return f"{house.config.home}/?invitation={settings.invitation}"
