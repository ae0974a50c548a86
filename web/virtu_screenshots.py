"""Follow a recorded game of Virtù at one screen and take its pictures.

    .venv/bin/python web/virtu_screenshots.py

Writes docs/pictures/virtu-*.png. Needs the built pages, playwright and a Chromium.
"""

from __future__ import annotations

import json
import shutil
import tempfile
from collections.abc import Callable
from typing import Any

from playwright.sync_api import Browser, Page, sync_playwright
from screenshots import DESKTOP, HEADERS, PHONE, PICTURES, ROOT, at_table, serve, snap

Message = dict[str, Any]
RECORD = ROOT / "tests" / "records" / "games" / "virtu-4-curious-0.jsonl"
NAMES = ("Niccolò", "Alfonso", "Beatrice", "Bianca")
SEATS = [{"kind": "me"}, *[{"kind": "here", "name": name} for name in NAMES[1:]]]


def main() -> None:
    PICTURES.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as data, sync_playwright() as playwright:
        house, url = serve(data)
        try:
            browser = playwright.chromium.launch(
                executable_path=shutil.which("chromium"), args=["--no-sandbox", "--disable-gpu"]
            )
            take_all(browser, url)
        finally:
            house.kill()


def take_all(browser: Browser, url: str) -> None:
    """One game of four: a payment, a Winter market, a siege, the end."""
    header, *lines = (json.loads(line) for line in RECORD.read_text("utf-8").splitlines())
    moves = iter(lines)
    me = page_of(browser, url, "light", DESKTOP)
    me.request.post("/api/guests", data={"name": NAMES[0]}, headers=HEADERS)
    body = {"game": "virtu", "name": "The Lily and the Lion", "seats": SEATS}
    body["options"] = header["options"]
    table = me.request.post("/api/tables", data=body, headers=HEADERS).json()["table"]["id"]
    me.request.post(f"/api/tables/{table}/start", headers=HEADERS)
    state: Any = {"storage_state": {"cookies": me.context.cookies(), "origins": []}}
    dark = page_of(browser, url, "dark", DESKTOP | state)
    phone = page_of(browser, url, "light", PHONE | state)

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


def page_of(browser: Browser, url: str, theme: str, options: dict[str, Any]) -> Page:
    """A browser that hands the screen over without asking."""
    kept = {"motion": "none", "sound": False, "language": "en", "theme": theme, "handover": False}
    context = browser.new_context(base_url=url, **options)
    context.add_init_script(f"localStorage.quattrocento = {json.dumps(json.dumps(kept))}")
    return context.new_page()


if __name__ == "__main__":
    main()
