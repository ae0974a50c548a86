"""Play a seeded game of Princes against bots and take its pictures of the README.

    .venv/bin/python web/princes_screenshots.py

Writes docs/pictures/princes-*.png. Needs the built pages, playwright and a Chromium.
"""

from __future__ import annotations

import shutil
import tempfile
import time
from collections.abc import Callable
from typing import Any

from playwright.sync_api import Browser, Page, sync_playwright
from screenshots import DESKTOP, HEADERS, PHONE, PICTURES, at_table, new_page, serve, snap

Message = dict[str, Any]
NAMES = ("Ottaviano", "Ginevra", "Lorenzo", "Beatrice", "Ercole")
SEATS = [{"kind": "me"}, *[{"kind": "bot", "name": name, "level": "easy"} for name in NAMES]]
WANTED = ("buy_treachery", "war", "auction", "attacker", "defender", "family")


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
    """One game with six families, stopped at an auction and at a war with a bribe."""
    me = new_page(browser, url, "light", DESKTOP)
    me.request.post("/api/guests", data={"name": "Isabella"}, headers=HEADERS)
    body = {"game": "princes", "name": "The Candle", "seats": SEATS}
    table = me.request.post("/api/tables", data=body, headers=HEADERS).json()["table"]["id"]
    me.request.post(f"/api/tables/{table}/start", headers=HEADERS)
    state: Any = me.context.storage_state()
    dark = new_page(browser, url, "dark", DESKTOP | {"storage_state": state})
    phone = new_page(browser, url, "light", PHONE | {"storage_state": state})

    play(me, table, bribing)
    at_table(me, table)
    me.locator('.army .row[data-state="lit"]').last.hover()
    snap(me, "princes-war")
    play(me, table, bidding)
    at_table(me, table)
    snap(me, "princes-auction")
    at_table(dark, table)
    snap(dark, "princes-dark")
    at_table(phone, table)
    snap(phone, "princes-phone")


def bribing(message: Message) -> bool:
    return bool((message["view"]["war"] or {}).get("bribes"))


def bidding(message: Message) -> bool:
    """A tile is up in the second decade, somebody leads, and I can outbid him."""
    auction = message["view"]["auction"]
    return (
        message["view"]["decade"] > 1
        and message["prompt"]["id"] == "bid"
        and auction["kind"] == "tile"
        and auction["bid"] is not None
        and len(message["moves"]) > 3
    )


def play(page: Page, table: str, until: Callable[[Message], bool]) -> None:
    """Answer my questions until it is time for a picture."""
    while True:
        message: Message = page.request.get(f"/api/tables/{table}/message?seen=1000000").json()
        if message["over"]:
            raise SystemExit("the game ended before its picture")
        if not message["moves"]:
            time.sleep(0.02)
            continue
        if until(message):
            return
        body = {
            "seat": message["seat"],
            "version": message["version"],
            "move": choose(message),
            "key": f"picture-{message['version']}",
        }
        page.request.post(f"/api/tables/{table}/moves", data=body, headers=HEADERS)


def choose(message: Message) -> list[Any]:
    """Troops first, then treachery, wars and tiles; armies are worth a bid."""
    moves = [choice["move"] for choice in message["moves"]]
    mine = message["view"]["players"][message["seat"]]
    bids = [move for move in moves if move[0] == "bid"]
    passes = [move for move in moves if move[0] == "pass_bid"]
    if bids:
        army = message["view"]["auction"]["kind"] in ("attacker", "defender")
        return list(bids[0] if army or not passes else passes[0])
    troops = [move for move in moves if move[0] == "buy_troop"]
    if troops and len(mine["troops"]) < 2:
        return list(troops[-1])
    for verb in WANTED:
        full = verb == "buy_treachery" and mine["hand_size"] >= mine["hand_limit"]
        found = [move for move in moves if move[0] == verb]
        if found and not full:
            return list(found[message["version"] % len(found)])
    return list(moves[-1])


if __name__ == "__main__":
    main()
