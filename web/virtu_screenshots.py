"""Follow recorded games of Virtù and The Italian Wars at one screen and take their pictures.

    .venv/bin/python web/virtu_screenshots.py

Writes docs/pictures/virtu-*.png and wars-*.png. Needs the built pages, playwright and a Chromium.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from typing import Any

from playwright.sync_api import Browser, Page
from screenshots import DESKTOP, HEADERS, PHONE, ROOT, at_table, new_page, snap, take_pictures

Message = dict[str, Any]
FOLDER = ROOT / "tests" / "records" / "games"
NAMES = ("Lucrezia", "Alfonso", "Beatrice", "Bianca")


def take_all(browser: Browser, url: str) -> None:
    take_virtu(browser, url)
    take_wars(browser, url)


def take_virtu(browser: Browser, url: str) -> None:
    """One game of four: a payment, a Winter market, a siege."""
    me, dark, phone = pages(browser, url)
    table, moves = begun(me, "virtu-4-curious-0", "The Lily and the Lion")
    follow(me, table, moves, annexing)
    for page, name in ((me, "virtu-desktop"), (dark, "virtu-dark"), (phone, "virtu-phone")):
        at_table(page, table)
        snap(page, name)
    follow(me, table, moves, fighting)
    at_table(me, table)
    snap(me, "virtu-siege")
    follow(me, table, moves, buying)
    at_table(me, table)
    snap(me, "virtu-winter")


def take_wars(browser: Browser, url: str) -> None:
    """A war in which one Major City is allied, and crowns are shared among the others."""
    me, dark, phone = pages(browser, url)
    table, moves = begun(me, "italian_wars-2-greedy-0", "The League of Venice")
    follow(me, table, moves, courting)
    for page, name in ((me, "wars-desktop"), (dark, "wars-dark"), (phone, "wars-phone")):
        at_table(page, table)
        snap(page, name)


def pages(browser: Browser, url: str) -> tuple[Page, Page, Page]:
    """One person's three screens: light, dark, a phone."""
    me = new_page(browser, url, "light", DESKTOP)
    me.request.post("/api/guests", data={"name": NAMES[0]}, headers=HEADERS)
    state: Any = {"storage_state": {"cookies": me.context.cookies(), "origins": []}}
    dark = new_page(browser, url, "dark", DESKTOP | state)
    return me, dark, new_page(browser, url, "light", PHONE | state)


def begun(page: Page, recording: str, name: str) -> tuple[str, Iterator[Any]]:
    """A table at one screen for a recorded game, and the moves it will take."""
    text = (FOLDER / f"{recording}.jsonl").read_text("utf-8")
    header, *lines = (json.loads(line) for line in text.splitlines())
    here = [{"kind": "here", "name": other} for other in NAMES[1 : len(header["seats"])]]
    body = {"game": header["game"], "name": name, "seats": [{"kind": "me"}, *here]}
    body["options"] = header["options"]
    table = page.request.post("/api/tables", data=body, headers=HEADERS).json()["table"]["id"]
    page.request.post(f"/api/tables/{table}/start", headers=HEADERS)
    return str(table), iter(lines)


def courting(message: Message) -> bool:
    """Somebody has an ally, and crowns for the other Major Cities."""
    allied = any(major["ally"] for major in message["view"]["majors"].values())
    influence = sum(one["move"][0] == "influence" for one in message["moves"])
    return allied and asks(message, "annex") and influence > 1


def annexing(message: Message) -> bool:
    """Half of a payment for a city is done."""
    crumbs = [crumb["move"][0] for crumb in message["crumbs"]]
    return message["view"]["year"] > 2 and asks(message, "pay") and crumbs[-2:] == ["annex", "pay"]


def buying(message: Message) -> bool:
    return asks(message, "buy") and bool(message["view"]["basket"])


def fighting(message: Message) -> bool:
    """A player's city is under siege."""
    siege = message["view"]["siege"]
    return siege is not None and siege["defender"] is not None


def asks(message: Message, prompt: str) -> bool:
    return message["prompt"]["id"] == prompt and len(message["moves"]) > 1


def follow(page: Page, table: str, moves: Any, until: Callable[[Message], bool]) -> None:
    """Play the recorded moves until it is time for a picture."""
    message: Message = page.request.get(f"/api/tables/{table}/message?seen=1000000").json()
    for move in moves:
        body = {
            "seat": message["prompt"]["seat"],
            "version": message["version"],
            "move": move,
            "key": f"picture-{message['version']}",
        }
        answer = page.request.post(f"/api/tables/{table}/moves", data=body, headers=HEADERS)
        message = answer.json()
        if message["over"]:
            raise SystemExit("the game ended before its picture")
        if until(message):
            return


if __name__ == "__main__":
    take_pictures(take_all)
