"""Calls about people: who am I, guests, accounts, settings."""

from __future__ import annotations

from typing import Annotated, Any, Literal

import msgspec

from quattrocento.house.addresses import BadAddress, check_webhook, read_email
from quattrocento.house.asking import person_of, session_of, somebody
from quattrocento.house.calls import Calls, Request, Response
from quattrocento.house.cookies import COOKIE, YEAR
from quattrocento.house.devices import COOKIE as DEVICE
from quattrocento.house.house import House
from quattrocento.house.keeping.settings import check_admission
from quattrocento.house.logins import changing, logging_in, registering
from quattrocento.house.names import clean
from quattrocento.house.people import HOST, Name, Password, Person
from quattrocento.house.responses import Nothing, PersonAnswer, PersonShown
from quattrocento.table.errors import Refused

people = Calls()
Invitation = Annotated[str, msgspec.Meta(max_length=64)] | None
"""Of the house, where it takes only those who bring it."""
Language = Literal["en", "fr", "de", "pt", "it"]


class GuestBody(msgspec.Struct):
    """Somebody's name."""

    name: Name
    language: Language = "en"
    invitation: Invitation = None


class AccountBody(msgspec.Struct):
    """A name and a password to come back with."""

    name: Name
    password: Password
    invitation: Invitation = None


class NoticesBody(msgspec.Struct):
    """How to hear of one's turn; a field left out stays as it is, null turns it off."""

    email: Annotated[str, msgspec.Meta(max_length=254)] | msgspec.UnsetType | None = msgspec.UNSET
    webhook: Annotated[str, msgspec.Meta(max_length=500)] | msgspec.UnsetType | None = msgspec.UNSET
    browser: bool | msgspec.UnsetType = msgspec.UNSET
    sound: bool | msgspec.UnsetType = msgspec.UNSET


class PersonBody(msgspec.Struct):
    """What somebody changes about themselves."""

    name: Name | None = None
    language: Language | None = None
    notices: NoticesBody | None = None


class PasswordBody(msgspec.Struct):
    """A new password; other devices must log in again."""

    old: Password
    new: Password


@people.get("/api/me", PersonAnswer)
async def me(request: Request) -> PersonAnswer:
    """Who am I?"""
    person = await person_of(request)
    return PersonAnswer(None if person is None else shown(person))


@people.post("/api/guests", PersonAnswer, GuestBody)
async def guests(request: Request, body: GuestBody) -> Response:
    """A guest: a name is enough."""
    house = request.house
    house.limits.take("people", request.address)
    check_admission(house.keeping.settings, body.invitation)
    return await welcome(request, await house.people.admit(body.name, body.language))


@people.post("/api/accounts", PersonAnswer, AccountBody)
async def accounts(request: Request, body: AccountBody) -> Response:
    """Register, to come back on another device."""
    house = request.house
    session = await session_of(request)
    guest = None if session is None else await house.people.find(session.person)
    mine = None if session is None or guest is None else session.id
    if guest is None:
        check_admission(house.keeping.settings, body.invitation)
    async with registering(request, body.name):
        person = await house.people.register(guest, body.name, body.password, mine)
    house.sessions.forget([person.id])
    return known(request, await welcome(request, person), person)


@people.post("/api/login", PersonAnswer, AccountBody)
async def login(request: Request, body: AccountBody) -> Response:
    """Come back."""
    house = request.house
    async with logging_in(request, body.name):
        person = await house.people.login(body.name, body.password)
    return known(request, await welcome(request, person), person)


@people.post("/api/password", PersonAnswer, PasswordBody)
async def password(request: Request, body: PasswordBody) -> Response:
    """A new password."""
    house = request.house
    person = await somebody(request)
    if person.login is None:
        raise Refused(409, "guest", "Register first: a guest has no password.")
    session = await session_of(request)
    mine = None if session is None else session.id
    async with changing(request, person):
        changed = await house.people.change_password(person, body.old, body.new, mine)
    house.sessions.forget([person.id])
    return await welcome(request, changed)


@people.post("/api/logout", Nothing)
async def logout(request: Request) -> Response:
    """End this session."""
    session = await session_of(request)
    if session is not None:
        await request.house.sessions.end(session)
    return goodbye(request)


@people.patch("/api/me", PersonAnswer, PersonBody)
async def change_me(request: Request, body: PersonBody) -> PersonAnswer:
    """Change one's name, language or notices."""
    house = request.house
    person = await somebody(request)
    name = None if body.name is None else clean(body.name)
    wanted: dict[str, Any] = {}
    if body.notices is not None:
        _check_addresses(house, body.notices)
        wanted = {
            key: value
            for key, value in msgspec.structs.asdict(body.notices).items()
            if value is not msgspec.UNSET
        }
    address = wanted.get("email")
    new = address is not None and address != person.notices.email
    if new:
        house.limits.take("letters", person.id)
        house.limits.take("letters", request.address)

    def change(person: Person) -> Person:
        notices = msgspec.structs.replace(person.notices, **wanted)
        if notices.email != person.notices.email:
            notices.email_confirmed = False
        return msgspec.structs.replace(
            person,
            name=name or person.name,
            language=body.language or person.language,
            notices=notices,
        )

    changed = await house.people.change(person.id, change)
    if new:
        await house.notices.ask_to_confirm(changed)
    if changed.notices.webhook != person.notices.webhook:
        await house.notices.moved(changed, "webhook")
    return PersonAnswer(shown(changed))


def _check_addresses(house: House, body: NoticesBody) -> None:
    """Refuse what nothing can be sent to."""
    try:
        if isinstance(body.webhook, str):
            check_webhook(body.webhook, house.config.private_webhooks)
    except BadAddress as error:
        raise Refused(400, "bad-webhook", str(error)) from None
    try:
        if isinstance(body.email, str):
            read_email(body.email)
    except BadAddress as error:
        raise Refused(400, "bad-email", str(error)) from None


def shown(person: Person) -> PersonShown:
    return PersonShown(
        person.id,
        person.name,
        person.login is not None,
        person.language,
        person.notices,
        person.role == HOST,
    )


async def welcome(request: Request, person: Person) -> Response:
    """Say who somebody is now, with the cookie of a new session; it replaces this browser's."""
    sessions = request.house.sessions
    before = await session_of(request)
    token = await sessions.begin(person, request.header(b"user-agent"))
    if before is not None:
        await sessions.end(before)
    cookie = _cookie(request, token, YEAR)
    return Response(msgspec.json.encode(PersonAnswer(shown(person))), headers=[cookie])


def goodbye(request: Request) -> Response:
    """It is done, and the browser is to forget its cookie."""
    return Response(b"{}", headers=[_cookie(request, "", 0)])


def known(request: Request, answer: Response, person: Person) -> Response:
    """The device is known from now on to be this person's."""
    devices, login = request.house.devices, person.login or ""
    value = devices.cookie(devices.read(request.cookie(DEVICE)), login)
    # Sent where it is asked for, not with every request.
    answer.headers.append(_cookie(request, value, YEAR, DEVICE, "/api/login"))
    return answer


def _cookie(
    request: Request, value: str, age: int, name: str = COOKIE, path: str = "/"
) -> tuple[str, str]:
    secure = "; Secure" if request.house.config.secure else ""
    rules = f"Path={path}; Max-Age={age}; HttpOnly; SameSite=Strict{secure}"
    return "set-cookie", f"{name}={value}; {rules}"
