"""Calls about people: who am I, guests, accounts, settings."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec
from litestar import Response, get, patch, post
from litestar.datastructures import Cookie
from litestar.params import JSONBody, PathParameter

from quattrocento.house.answers import READING, WRITING, PersonAnswer, PersonShown
from quattrocento.house.asking import Asked, address_of, house_of, person_of, somebody
from quattrocento.house.cookies import COOKIE, YEAR
from quattrocento.house.errors import Refused
from quattrocento.house.house import House
from quattrocento.house.people import Name, Password, Person

Language = Literal["en", "fr", "de", "pt", "it"]


class GuestWish(msgspec.Struct):
    """Somebody's name."""

    name: Name
    language: Language = "en"


class AccountWish(msgspec.Struct):
    """A name and a password to come back with."""

    name: Name
    password: Password


ADDRESS = r"^[^@\s,;<>\x00-\x1f]+@[^@\s,;<>\x00-\x1f]+$"


class NoticesWish(msgspec.Struct):
    """How to hear of one's turn; a field left out stays as it is, null turns it off."""

    email: (
        Annotated[str, msgspec.Meta(max_length=254, pattern=ADDRESS)] | msgspec.UnsetType | None
    ) = msgspec.UNSET
    webhook: (
        Annotated[str, msgspec.Meta(max_length=500, pattern=r"^https?://[^\s\x00-\x1f]+$")]
        | msgspec.UnsetType
        | None
    ) = msgspec.UNSET
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


@get("/api/me", responses=READING)
async def me(request: Asked) -> PersonAnswer:
    person = await person_of(request)
    return PersonAnswer(None if person is None else shown(person))


@post("/api/guests", status_code=200, responses=WRITING)
async def guests(request: Asked, data: JSONBody[GuestWish]) -> Response[PersonAnswer]:
    house = house_of(request)
    house.limits.take("people", address_of(request))
    return welcome(house, await house.people.admit(data.name, data.language))


@post("/api/accounts", status_code=200, responses=WRITING)
async def accounts(request: Asked, data: JSONBody[AccountWish]) -> Response[PersonAnswer]:
    house = house_of(request)
    house.limits.take("password", address_of(request))
    guest = await person_of(request)
    return welcome(house, await house.people.register(guest, data.name, data.password))


@post("/api/login", status_code=200, responses=WRITING)
async def login(request: Asked, data: JSONBody[AccountWish]) -> Response[PersonAnswer]:
    house = house_of(request)
    house.limits.take("password", address_of(request))
    house.limits.take("password", f"name {data.name.strip().casefold()}")
    return welcome(house, await house.people.login(data.name, data.password))


@post("/api/password", status_code=200, responses=WRITING)
async def password(request: Asked, data: JSONBody[PasswordWish]) -> Response[PersonAnswer]:
    house = house_of(request)
    house.limits.take("password", address_of(request))
    person = await somebody(request)
    if person.login is None:
        raise Refused(409, "guest", "Register first: a guest has no password.")
    return welcome(house, await house.people.change_password(person, data.old, data.new))


@post("/api/logout", status_code=200, responses=WRITING)
async def logout(request: Asked) -> Response[dict[str, str]]:
    return Response({}, cookies=[_cookie(house_of(request), "", 0)])


@patch("/api/me", responses=WRITING)
async def change_me(request: Asked, data: JSONBody[PersonWish]) -> PersonAnswer:
    house = house_of(request)
    person = await somebody(request)
    notices = person.notices
    if data.notices is not None:
        wanted = {
            key: value
            for key, value in msgspec.structs.asdict(data.notices).items()
            if value is not msgspec.UNSET
        }
        if wanted.get("email", notices.email) != notices.email:
            wanted["email_confirmed"] = False
            if wanted["email"] is not None:
                house.limits.take("letters", person.id)
                house.limits.take("letters", address_of(request))
        notices = msgspec.structs.replace(notices, **wanted)
    changed = msgspec.structs.replace(
        person,
        name=(data.name or person.name).strip(),
        language=data.language or person.language,
        notices=notices,
    )
    await house.people.save(changed)
    if notices.email is not None and notices.email != person.notices.email:
        await house.notices.ask_to_confirm(changed)
    return PersonAnswer(shown(changed))


@get("/api/email/{token:str}", media_type="text/html", responses=READING)
async def email(request: Asked, token: Annotated[str, PathParameter(max_length=500)]) -> str:
    """The links in letters: confirm an address, or turn letters off."""
    house = house_of(request)
    link = house.signer.read_link(token)
    person = None if link is None else await house.people.find(link[0])
    if link is None or person is None:
        raise Refused(404, "no-link", "This link is not one of ours, or too old.")
    what, _, address = link[1].partition(" ")
    if address != person.notices.email:
        raise Refused(404, "no-link", "This link is for another address than the present one.")
    if what == "confirm":
        notices = msgspec.structs.replace(person.notices, email_confirmed=True)
        words = "This address will hear of your turns."
    else:
        notices = msgspec.structs.replace(person.notices, email=None, email_confirmed=False)
        words = "This address will get no more letters."
    await house.people.save(msgspec.structs.replace(person, notices=notices))
    return f'<!doctype html><meta charset="utf-8"><title>Quattrocento</title><p>{words}</p>'


def shown(person: Person) -> PersonShown:
    return PersonShown(
        person.id, person.name, person.login is not None, person.language, person.notices
    )


def welcome(house: House, person: Person) -> Response[PersonAnswer]:
    """Say who somebody is now, with the cookie that proves it."""
    cookie = _cookie(house, house.signer.cookie(person.id, person.epoch), YEAR)
    return Response(PersonAnswer(shown(person)), cookies=[cookie])


def _cookie(house: House, value: str, age: int) -> Cookie:
    return Cookie(
        COOKIE,
        path="/",
        value=value,
        max_age=age,
        httponly=True,
        samesite="strict",
        secure=house.config.secure,
    )


HANDLERS = [me, guests, accounts, login, password, logout, change_me, email]
