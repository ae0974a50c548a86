"""Calls about people: who am I, guests, accounts, settings."""

from __future__ import annotations

from typing import Annotated, Any, Literal

import msgspec

from quattrocento.house.answers import Nothing, PersonAnswer, PersonShown
from quattrocento.house.asking import person_of, somebody
from quattrocento.house.calls import Answer, Asked, Calls
from quattrocento.house.cookies import COOKIE, YEAR
from quattrocento.house.errors import Refused
from quattrocento.house.house import House
from quattrocento.house.names import clean, login_of
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
    return welcome(house, await house.people.admit(wish.name, wish.language))


@people.post("/api/accounts", PersonAnswer, AccountWish)
async def accounts(asked: Asked, wish: AccountWish) -> Answer:
    """Register, to come back on another device."""
    house = asked.house
    house.limits.take("password", asked.address)
    guest = await person_of(asked)
    return welcome(house, await house.people.register(guest, wish.name, wish.password))


@people.post("/api/login", PersonAnswer, AccountWish)
async def login(asked: Asked, wish: AccountWish) -> Answer:
    """Come back."""
    house = asked.house
    house.limits.take("password", asked.address)
    house.limits.take("password", f"name {login_of(wish.name)}")
    return welcome(house, await house.people.login(wish.name, wish.password))


@people.post("/api/password", PersonAnswer, PasswordWish)
async def password(asked: Asked, wish: PasswordWish) -> Answer:
    """A new password."""
    house = asked.house
    house.limits.take("password", asked.address)
    person = await somebody(asked)
    if person.login is None:
        raise Refused(409, "guest", "Register first: a guest has no password.")
    return welcome(house, await house.people.change_password(person, wish.old, wish.new))


@people.post("/api/logout", Nothing)
async def logout(asked: Asked) -> Answer:
    """Forget who I am."""
    return Answer(b"{}", headers=[_cookie(asked.house, "", 0)])


@people.patch("/api/me", PersonAnswer, PersonWish)
async def change_me(asked: Asked, wish: PersonWish) -> PersonAnswer:
    """Change one's name, language or notices."""
    house = asked.house
    person = await somebody(asked)
    name = None if wish.name is None else clean(wish.name)
    wanted: dict[str, Any] = {}
    if wish.notices is not None:
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
    return PersonAnswer(shown(changed))


@people.get("/api/email/{token}", kind="text/html")
async def email(asked: Asked, token: str) -> Answer:
    """The links in letters: confirm an address, or turn letters off."""
    house = asked.house
    link = house.signer.read_link(token)
    if link is None or await house.people.find(link[0]) is None:
        raise Refused(404, "no-link", "This link is not one of ours, or too old.")
    what, _, address = link[1].partition(" ")

    def change(person: Person) -> Person:
        if address != person.notices.email:
            raise Refused(404, "no-link", "This link is for another address than the present one.")
        settings: dict[str, Any] = {"email_confirmed": True}
        if what != "confirm":
            settings = {"email": None, "email_confirmed": False}
        notices = msgspec.structs.replace(person.notices, **settings)
        return msgspec.structs.replace(person, notices=notices)

    await house.people.change(link[0], change)
    words = "This address will get no more letters."
    if what == "confirm":
        words = "This address will hear of your turns."
    page = f'<!doctype html><meta charset="utf-8"><title>Quattrocento</title><p>{words}</p>'
    return Answer(page.encode(), "text/html; charset=utf-8")


def shown(person: Person) -> PersonShown:
    return PersonShown(
        person.id, person.name, person.login is not None, person.language, person.notices
    )


def welcome(house: House, person: Person) -> Answer:
    """Say who somebody is now, with the cookie that proves it."""
    cookie = _cookie(house, house.signer.cookie(person.id, person.epoch), YEAR)
    return Answer(msgspec.json.encode(PersonAnswer(shown(person))), headers=[cookie])


def _cookie(house: House, value: str, age: int) -> tuple[str, str]:
    secure = "; Secure" if house.config.secure else ""
    rules = f"Path=/; Max-Age={age}; HttpOnly; SameSite=Strict{secure}"
    return "set-cookie", f"{COOKIE}={value}; {rules}"
