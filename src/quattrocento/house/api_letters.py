"""The links in letters: a page that asks, and what its button does.

Programs that look at letters for harm open every link; only a button confirms anything.
"""

from __future__ import annotations

from typing import Any

import msgspec

from quattrocento.house.calls import Answer, Asked, Calls
from quattrocento.house.errors import Refused
from quattrocento.house.house import House
from quattrocento.house.people import Person

letters_calls = Calls()
HTML = "text/html; charset=utf-8"
PAGE = '<!doctype html><meta charset="utf-8"><title>Quattrocento</title>'
ASKS = {"confirm": "Confirm this address", "off": "No more letters to this address"}
DONE = {
    "confirm": "This address will hear of your turns.",
    "off": "This address will get no more letters.",
}


@letters_calls.get("/api/email/{token}", kind="text/html")
async def letter_link(asked: Asked, token: str) -> Answer:
    """The links in letters: a page with a button."""
    _, what, _ = await _read(asked.house, token)
    form = f'<form method="post"><button>{ASKS[what]}</button></form>'
    return Answer(f"{PAGE}{form}".encode(), HTML)


@letters_calls.post("/api/email/{token}", kind="text/html")
async def letter_button(asked: Asked, token: str) -> Answer:
    """The button: confirm an address, or turn letters off. Mail programs press it too."""
    house = asked.house
    person, what, address = await _read(house, token)

    def change(present: Person) -> Person:
        if address != present.notices.email:
            raise Refused(404, "no-link", "This link is for another address than the present one.")
        settings: dict[str, Any] = {"email_confirmed": True}
        if what == "off":
            settings = {"email": None, "email_confirmed": False}
        notices = msgspec.structs.replace(present.notices, **settings)
        return msgspec.structs.replace(present, notices=notices)

    await house.notices.moved(await house.people.change(person, change), "email")
    return Answer(f"{PAGE}<p>{DONE[what]}</p>".encode(), HTML)


async def _read(house: House, token: str) -> tuple[str, str, str]:
    """The person, what is to be done, and the address."""
    link = house.signer.read_link(token)
    what, _, address = ("", "", "") if link is None else link[1].partition(" ")
    if link is None or what not in ASKS or await house.people.find(link[0]) is None:
        raise Refused(404, "no-link", "This link is not one of ours, or too old.")
    return link[0], what, address
