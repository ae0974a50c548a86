"""Whoever sits at this browser: a name, a language, and no account."""

from __future__ import annotations

import unicodedata
from typing import TYPE_CHECKING, Any

from quattrocento.page.calls import Answer, Asked, Calls, not_here, told
from quattrocento.page.requests import Body
from quattrocento.table.errors import Refused, no_person
from quattrocento.words.languages import LANGUAGES

if TYPE_CHECKING:
    from quattrocento.page.house import PageHouse

ME = "here"
"""The one person that there is."""
KIND = "person"
LONGEST = 40
calls = Calls()
Person = dict[str, Any]


def clean(name: str) -> str:
    """A name as it is kept and shown."""
    visible = "".join(char if char.isprintable() else " " for char in name)
    found = " ".join(unicodedata.normalize("NFKC", visible).split())
    if not found:
        raise Refused(400, "name-empty", "A name needs something to read in it.")
    if len(found) > LONGEST:
        raise Refused(400, "name-long", f"A name has at most {LONGEST} characters.")
    return found


def somebody(house: PageHouse) -> Person:
    """Whoever is here; refused where nobody has said who they are."""
    if house.person is None:
        raise no_person()
    return house.person


@calls("GET", "/api/me")
async def me(house: PageHouse, asked: Asked) -> Answer:
    return told({"person": house.person})


@calls("POST", "/api/guests")
async def guest(house: PageHouse, asked: Asked) -> Answer:
    """Say who is here; tables that were kept are theirs."""
    person = {
        "id": ME,
        "name": clean(asked.body.word("name", 4 * LONGEST)),
        "registered": False,
        "language": asked.body.one_of("language", LANGUAGES, LANGUAGES[0]),
        "notices": {
            "email": None, "email_confirmed": False, "webhook": None, "browser": True,
            "sound": True,
        },
        "host": False,
    }  # fmt: skip
    return await _kept(house, person)


@calls("PATCH", "/api/me")
async def change(house: PageHouse, asked: Asked) -> Answer:
    person = {**somebody(house)}
    if asked.body.fields.get("name") is not None:
        person["name"] = clean(asked.body.word("name", 4 * LONGEST))
    if asked.body.fields.get("language") is not None:
        person["language"] = asked.body.one_of("language", LANGUAGES)
    notices = asked.body.part("notices")
    if notices is not None:
        person["notices"] = _noticed(person["notices"], notices)
    return await _kept(house, person)


@calls("POST", "/api/logout")
async def leave(house: PageHouse, asked: Asked) -> Answer:
    """Be nobody; the tables stay for whoever comes next."""
    await house.shelf.forget(KIND, ME)
    house.person = None
    return told({})


@calls("GET", "/api/house")
async def how_it_is_kept(house: PageHouse, asked: Asked) -> Answer:
    return told({"announcement": "", "admission": "open", "mail": False})


@calls("GET", "/api/sessions")
async def sessions(house: PageHouse, asked: Asked) -> Answer:
    return told({"sessions": []})


@calls("GET", "/api/blocks")
async def blocks(house: PageHouse, asked: Asked) -> Answer:
    return told({"blocked": []})


@calls("GET", "/api/me/notices")
async def failing(house: PageHouse, asked: Asked) -> Answer:
    return told({"failing": []})


async def _kept(house: PageHouse, person: Person) -> Answer:
    await house.shelf.note(KIND, ME, person)
    house.person = person
    return told({"person": person})


def _noticed(before: dict[str, Any], wish: Body) -> dict[str, Any]:
    """How to hear of one's turn; nobody is written to from here."""
    if wish.fields.get("email") or wish.fields.get("webhook"):
        raise not_here()
    wanted = {name: wish.flag(name) for name in ("browser", "sound") if name in wish.fields}
    return before | wanted
