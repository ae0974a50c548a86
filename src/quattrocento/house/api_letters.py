"""The links in letters: a page that asks, and what its button does.

Programs that look at letters for harm open every link; only a button confirms anything.
"""

from __future__ import annotations

from html import escape
from typing import Any

import msgspec

from quattrocento.house.calls import Calls, Request, Response
from quattrocento.house.house import House
from quattrocento.house.letters import page
from quattrocento.house.people import Person
from quattrocento.table.errors import Refused

letters_calls = Calls()
HTML = "text/html; charset=utf-8"
WAYS = ("confirm", "off")
PAGE = """<!doctype html><html lang="{language}"><meta charset="utf-8">
<meta name="viewport" content="width=device-width"><title>Quattrocento</title><style>
body {{ margin: 20vh auto 0; max-width: 26rem; padding: 0 1.5rem; text-align: center;
  background: #efe4cc; color: #2a1f1a; font: 1.25rem/1.5 "EB Garamond", Georgia, serif; }}
button {{ font: inherit; padding: 0.6em 1.2em; color: #fdf8ec; background: #2a1f1a;
  border: 0; border-radius: 3px; cursor: pointer; }}
@media (prefers-color-scheme: dark) {{ body {{ background: #17130f; color: #f2e6cc; }}
  button {{ color: #2a1f1a; background: #f2e6cc; }} }}
</style><h1>Quattrocento</h1>{body}"""


@letters_calls.get("/api/email/{token}", kind="text/html")
async def letter_link(request: Request, token: str) -> Response:
    """The links in letters: a page with a button."""
    person, what, address = await _read(request.house, token)
    button, _ = page(person.language, what)
    form = f'<p>{escape(address)}</p><form method="post"><button>{button}</button></form>'
    return _page(person, form)


@letters_calls.post("/api/email/{token}", kind="text/html")
async def letter_button(request: Request, token: str) -> Response:
    """The button: confirm an address, or turn letters off. Mail programs press it too."""
    house = request.house
    person, what, address = await _read(house, token)

    def change(present: Person) -> Person:
        if address != present.notices.email:
            raise Refused(404, "no-link", "This link is for another address than the present one.")
        settings: dict[str, Any] = {"email_confirmed": True}
        if what == "off":
            settings = {"email": None, "email_confirmed": False}
        notices = msgspec.structs.replace(present.notices, **settings)
        return msgspec.structs.replace(present, notices=notices)

    await house.notices.moved(await house.people.change(person.id, change), "email")
    _, done = page(person.language, what)
    return _page(person, f"<p>{done}</p>")


def _page(person: Person, body: str) -> Response:
    return Response(PAGE.format(language=person.language, body=body).encode(), HTML)


async def _read(house: House, token: str) -> tuple[Person, str, str]:
    """The person, what is to be done, and the address."""
    link = house.signer.read_link(token)
    what, _, address = ("", "", "") if link is None else link[1].partition(" ")
    person = None if link is None else await house.people.find(link[0])
    if person is None or what not in WAYS:
        raise Refused(404, "no-link", "This link is not one of ours, or too old.")
    return person, what, address
