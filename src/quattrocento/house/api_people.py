"""Calls about people: who am I, guests, accounts, settings."""

from __future__ import annotations

from typing import Annotated, Any, Literal

import msgspec

from quattrocento.house.addresses import BadAddress, check_webhook, read_email
from quattrocento.house.answers import Nothing, PersonAnswer, PersonShown
from quattrocento.house.asking import person_of, session_of, somebody
from quattrocento.house.calls import Answer, Asked, Calls
from quattrocento.house.cookies import COOKIE, YEAR
from quattrocento.house.devices import COOKIE as DEVICE
from quattrocento.house.errors import Refused
from quattrocento.house.house import House
from quattrocento.house.logins import changing, logging_in, registering
from quattrocento.house.names import clean
from quattrocento.house.people import Name, Password, Person

people = Calls()
Language = Literal["en", "fr", "de", "pt", "it"]


class GuestWish(msgspec.Struct):
    """Somebody's name."""

    name: Name
    language: Language = "en"


class AccountWish(msgspec.Struct):
    """A name and a password to come back with."""

    name: Name
    password: Password


class NoticesWish(msgspec.Struct):
    """How to hear of one's turn; a field left out stays as it is, null turns it off."""

    email: Annotated[str, msgspec.Meta(max_length=254)] | msgspec.UnsetType | None = msgspec.UNSET
    webhook: Annotated[str, msgspec.Meta(max_length=500)] | msgspec.UnsetType | None = msgspec.UNSET
    browser: bool | msgspec.UnsetType = msgspec.UNSET
    sound: bool | msgspec.UnsetType = msgspec.UNSET


class PersonWish(msgspec.Struct):
    """What somebody changes about themselves."""

    name: Name | None = None
    language: Language | None = None
    notices: NoticesWish | None = None


class PasswordWish(msgspec.Struct):
    """A new password; other devices must log in again."""

    old: Password
    new: Password


@people.get("/api/me", PersonAnswer)
async def me(asked: Asked) -> PersonAnswer:
    """Who am I?"""
    person = await person_of(asked)
    return PersonAnswer(None if person is None else shown(person))


@people.post("/api/guests", PersonAnswer, GuestWish)
async def guests(asked: Asked, wish: GuestWish) -> Answer:
    """A guest: a name is enough."""
    house = asked.house
    house.limits.take("people", asked.address)
    return await welcome(asked, await house.people.admit(wish.name, wish.language))


@people.post("/api/accounts", PersonAnswer, AccountWish)
async def accounts(asked: Asked, wish: AccountWish) -> Answer:
    """Register, to come back on another device."""
    house = asked.house
    session = await session_of(asked)
    guest = None if session is None else await house.people.find(session.person)
    mine = None if session is None or guest is None else session.id
    async with registering(asked, wish.name):
        person = await house.people.register(guest, wish.name, wish.password, mine)
    house.sessions.forget([person.id])
    return known(asked, await welcome(asked, person), person)


@people.post("/api/login", PersonAnswer, AccountWish)
async def login(asked: Asked, wish: AccountWish) -> Answer:
    """Come back."""
    house = asked.house
    async with logging_in(asked, wish.name):
        person = await house.people.login(wish.name, wish.password)
    return known(asked, await welcome(asked, person), person)


@people.post("/api/password", PersonAnswer, PasswordWish)
async def password(asked: Asked, wish: PasswordWish) -> Answer:
    """A new password."""
    house = asked.house
    person = await somebody(asked)
    if person.login is None:
        raise Refused(409, "guest", "Register first: a guest has no password.")
    session = await session_of(asked)
    mine = None if session is None else session.id
    async with changing(asked, person):
        changed = await house.people.change_password(person, wish.old, wish.new, mine)
    house.sessions.forget([person.id])
    return await welcome(asked, changed)


@people.post("/api/logout", Nothing)
async def logout(asked: Asked) -> Answer:
    """End this session."""
    session = await session_of(asked)
    if session is not None:
        await asked.house.sessions.end(session)
    return goodbye(asked)


@people.patch("/api/me", PersonAnswer, PersonWish)
async def change_me(asked: Asked, wish: PersonWish) -> PersonAnswer:
    """Change one's name, language or notices."""
    house = asked.house
    person = await somebody(asked)
    name = None if wish.name is None else clean(wish.name)
    wanted: dict[str, Any] = {}
    if wish.notices is not None:
        _check_addresses(house, wish.notices)
        wanted = {
            key: value
            for key, value in msgspec.structs.asdict(wish.notices).items()
            if value is not msgspec.UNSET
        }
    address = wanted.get("email")
    new = address is not None and address != person.notices.email
    if new:
        house.limits.take("letters", person.id)
        house.limits.take("letters", asked.address)

    def change(person: Person) -> Person:
        notices = msgspec.structs.replace(person.notices, **wanted)
        if notices.email != person.notices.email:
            notices.email_confirmed = False
        return msgspec.structs.replace(
            person,
            name=name or person.name,
            language=wish.language or person.language,
            notices=notices,
        )

    changed = await house.people.change(person.id, change)
    if new:
        await house.notices.ask_to_confirm(changed)
    if changed.notices.webhook != person.notices.webhook:
        await house.notices.moved(changed, "webhook")
    return PersonAnswer(shown(changed))


def _check_addresses(house: House, wish: NoticesWish) -> None:
    """Refuse what nothing can be sent to."""
    try:
        if isinstance(wish.webhook, str):
            check_webhook(wish.webhook, house.config.private_webhooks)
    except BadAddress as error:
        raise Refused(400, "bad-webhook", str(error)) from None
    try:
        if isinstance(wish.email, str):
            read_email(wish.email)
    except BadAddress as error:
        raise Refused(400, "bad-email", str(error)) from None


def shown(person: Person) -> PersonShown:
    return PersonShown(
        person.id, person.name, person.login is not None, person.language, person.notices
    )


async def welcome(asked: Asked, person: Person) -> Answer:
    """Say who somebody is now, with the cookie of a new session; it replaces this browser's."""
    sessions = asked.house.sessions
    before = await session_of(asked)
    token = await sessions.begin(person, asked.header(b"user-agent"))
    if before is not None:
        await sessions.end(before)
    cookie = _cookie(asked, token, YEAR)
    return Answer(msgspec.json.encode(PersonAnswer(shown(person))), headers=[cookie])


def goodbye(asked: Asked) -> Answer:
    """It is done, and the browser is to forget its cookie."""
    return Answer(b"{}", headers=[_cookie(asked, "", 0)])


def known(asked: Asked, answer: Answer, person: Person) -> Answer:
    """The device is known from now on to be this person's."""
    devices, login = asked.house.devices, person.login or ""
    value = devices.cookie(devices.read(asked.cookie(DEVICE)), login)
    # Sent where it is asked for, not with every request.
    answer.headers.append(_cookie(asked, value, YEAR, DEVICE, "/api/login"))
    return answer


def _cookie(
    asked: Asked, value: str, age: int, name: str = COOKIE, path: str = "/"
) -> tuple[str, str]:
    secure = "; Secure" if asked.house.config.secure else ""
    rules = f"Path={path}; Max-Age={age}; HttpOnly; SameSite=Strict{secure}"
    return "set-cookie", f"{name}={value}; {rules}"
