"""Lay games of Princes out at chosen moments and take its pictures for the documentation.

    PYTHONPATH=. .venv/bin/python web/princes_screenshots.py

Writes docs/pictures/princes-*.png. Needs the built pages, playwright and a Chromium.
"""

from __future__ import annotations

import shutil
import tempfile
from collections.abc import Callable
from itertools import pairwise
from pathlib import Path
from random import Random
from typing import Any

from playwright.sync_api import Browser, Page, sync_playwright
from screenshots import DESKTOP, HEADERS, PHONE, PICTURES, at_table, new_page, snap
from tests.browser.serving import Serving
from tests.browser.staging import lay_out

from quattrocento.games.registry import load_game
from quattrocento.kernel.match import Match
from quattrocento.kernel.record import Record
from quattrocento.kernel.step import Move
from quattrocento.players.perspective import Perspective
from quattrocento.players.specs import read_player

GAME = load_game("princes")
NAMES = ("Ottaviano", "Isabella", "Lorenzo", "Beatrice", "Sigismondo")


def main() -> None:
    PICTURES.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as data, sync_playwright() as playwright:
        house = Serving(Path(data))
        house.open()
        try:
            browser = playwright.chromium.launch(
                executable_path=shutil.which("chromium"), args=["--no-sandbox", "--disable-gpu"]
            )
            take_all(browser, house)
        finally:
            house.kill()


def take_all(browser: Browser, house: Serving) -> None:
    """A war with a bribe among four families, and an auction among five."""
    me = new_page(browser, house.url, "light", DESKTOP)
    me.request.post("/api/guests", data={"name": "Isabella"}, headers=HEADERS)
    state: Any = me.context.storage_state()
    dark = new_page(browser, house.url, "dark", DESKTOP | {"storage_state": state})
    phone = new_page(browser, house.url, "light", PHONE | {"storage_state": state})

    at_table(me, table_at(me, house, 4, bribing))
    me.locator('.army .row[data-state="lit"]').last.hover()
    snap(me, "princes-war")
    table = table_at(me, house, 5, bidding)
    at_table(me, table)
    snap(me, "princes-auction")
    at_table(dark, table)
    snap(dark, "princes-dark")
    at_table(phone, table)
    snap(phone, "princes-phone")


def bribing(match: Match[Any]) -> bool:
    return any(move[0] == "bribe" for move in match.legal())


def bidding(match: Match[Any]) -> bool:
    """A tile is up in the second decade, somebody leads, and can be outbid."""
    view = GAME.view(match.position, match.seat)
    auction = view["auction"]
    return bool(
        view["decade"] > 1
        and auction
        and auction["kind"] == "tile"
        and auction["leader"] is not None
        and len(match.legal()) > 3
    )


def table_at(page: Page, house: Serving, seats: int, until: Callable[[Match[Any]], bool]) -> str:
    """A table at such a moment, everybody at one screen; what came last is in the chronicle."""
    here = [{"kind": "here", "name": name} for name in NAMES[: seats - 1]]
    body = {"game": "princes", "name": "The Candle", "seats": [{"kind": "me"}, *here]}
    table = page.request.post("/api/tables", data=body, headers=HEADERS).json()["table"]["id"]
    page.request.post(f"/api/tables/{table}/start", headers=HEADERS)
    before, after = game_until(seats, until)
    house.kill()
    lay_out(house, table, before, seats)
    house.open()
    for move in after:
        at = page.request.get(f"/api/tables/{table}/message?seen=1000000").json()
        body = {
            "seat": at["seat"],
            "version": at["version"],
            "move": move,
            "key": f"picture-{at['version']}",
        }
        page.request.post(f"/api/tables/{table}/moves", data=body, headers=HEADERS)
    return str(table)


def game_until(seats: int, until: Callable[[Match[Any]], bool]) -> tuple[list[Move], list[Move]]:
    """The moves of greedy players to such a moment: up to the last draw, and those after it."""
    seed = 0
    while True:
        seed += 1
        player = read_player("greedy", seed)
        match = Match(Record(GAME, ["a"] * seats), Random(seed))
        match.begin()
        counts = [len(match.record.moves)]
        while not match.over:
            if until(match):
                drawn = max(b for a, b in pairwise([0, *counts]) if b - a > 1)
                return match.record.moves[:drawn], match.record.moves[drawn:]
            match.play(player.choose(Perspective(GAME, match.position, match.seat or 0)))
            counts.append(len(match.record.moves))


if __name__ == "__main__":
    main()
