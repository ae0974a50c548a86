"""Play a seeded game against bots and take the pictures of the README.

    .venv/bin/python web/screenshots.py

Writes docs/pictures/*.png. Needs the built pages, playwright and a Chromium.
"""

from __future__ import annotations

import os
import shutil
import socket
import subprocess
import sys
import tempfile
import time
import urllib.error
import urllib.request
from collections.abc import Callable
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, Page, sync_playwright

from quattrocento.games.registry import load_game
from quattrocento.kernel.record import read_record
from quattrocento.kernel.step import Move
from quattrocento.players.perspective import Perspective
from quattrocento.players.specs import read_player

ROOT = Path(__file__).resolve().parents[1]
PICTURES = ROOT / "docs" / "pictures"
SEED = 1494
GAME = load_game("signorie")
ADVISER = read_player("search:40", SEED)
# Dice and bots go by the seed, so that the pictures show the same game again.
SERVE = f"""
import random, secrets
from quattrocento.house import house
house.SystemRandom = lambda: random.Random({SEED})
secrets.randbits = lambda bits: {SEED}
from quattrocento.cli import main
raise SystemExit(main())
"""
HEADERS = {"X-Quattrocento": "1"}
SEATS = [
    {"kind": "bot", "name": "Ottaviano", "level": "easy"},
    {"kind": "bot", "name": "Ginevra", "level": "easy"},
    {"kind": "bot", "name": "Lorenzo", "level": "easy"},
    {"kind": "me"},
]
OPEN = [
    ("Nights in Mantua", 1, 2),
    ("Learning together", 0, 2),
    ("The Conclave", 2, 1),
    ("Fast dice", 0, 1),
    ("Garigliano", 0, 3),
]
KEPT = '{"motion":"none","sound":false,"handover":false,"language":"en","theme":"%s"}'
DESKTOP: dict[str, Any] = {"viewport": {"width": 1440, "height": 900}}
PHONE: dict[str, Any] = {
    "viewport": {"width": 390, "height": 844},
    "device_scale_factor": 2,
    "has_touch": True,
    "is_mobile": True,
}
Message = dict[str, Any]


def take_pictures(take: Callable[[Browser, str], None]) -> None:
    """Open a house and a browser, and let pictures be taken there."""
    PICTURES.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as data, sync_playwright() as playwright:
        house, url = serve(data)
        try:
            browser = playwright.chromium.launch(
                executable_path=shutil.which("chromium"), args=["--no-sandbox", "--disable-gpu"]
            )
            take(browser, url)
        finally:
            house.kill()


def take_all(browser: Browser, url: str) -> None:
    """One game, stopped where there is something to see, then its end and the lobby."""
    me = new_page(browser, url, "light", DESKTOP)
    me.request.post("/api/guests", data={"name": "Isabella"}, headers=HEADERS)
    table = open_table(me, "Table of the Three Keys", SEATS)
    state: Any = me.context.storage_state()
    dark = new_page(browser, url, "dark", DESKTOP | {"storage_state": state})
    phone = new_page(browser, url, "light", PHONE | {"storage_state": state})

    play(me, table, lambda m: m["view"]["round"] == 4 and asks(m, "take_die"))
    at_table(phone, table)
    phone.locator('.die[data-state="lit"]').first.tap()
    snap(phone, "signorie-phone-mat")

    play(me, table, lambda m: m["view"]["round"] >= 4 and asks(m, "choose_city", "marry"))
    at_table(me, table)
    me.locator('.city[data-state="lit"]').nth(1).hover()
    me.locator(".tip").wait_for()
    snap(me, "signorie-desktop")
    at_table(dark, table)
    snap(dark, "signorie-dark")
    at_table(phone, table)
    phone.locator(".choice").first.tap()
    snap(phone, "signorie-phone")

    open_table(me, "The Lily and the Lion", [SEATS[0], {"kind": "me"}, SEATS[2]])
    open_table(me, "A Quiet Decade", [{"kind": "me"}, {"kind": "open"}, SEATS[1]])
    others = new_page(browser, url, "light", DESKTOP)
    others.request.post("/api/guests", data={"name": "Beatrice"}, headers=HEADERS)
    for name, bots, free in OPEN:
        open_table(others, name, [{"kind": "me"}, *SEATS[:bots], *[{"kind": "open"}] * free])
    me.goto("/")
    me.locator("article.lit").first.wait_for()
    snap(me, "lobby")

    play(me, table, lambda m: False)
    at_table(me, table)
    me.locator(".verdict").wait_for()
    snap(me, "end-of-game")


def asks(message: Message, *prompts: str) -> bool:
    return message["prompt"]["id"] in prompts and len(message["moves"]) > 1


def play(page: Page, table: str, until: Callable[[Message], bool]) -> None:
    """Answer my questions as a good player would, until it is time for a picture."""
    count = 0
    while True:
        message: Message = page.request.get(f"/api/tables/{table}/message?seen=1000000").json()
        if message["over"]:
            return
        if not message["moves"]:
            time.sleep(0.02)
            continue
        if until(message):
            return
        count += 1
        body = {
            "seat": message["seat"],
            "version": message["version"],
            "move": advice(page, table, message["seat"]),
            "key": f"picture-{message['version']}-{count}",
        }
        page.request.post(f"/api/tables/{table}/moves", data=body, headers=HEADERS)


def advice(page: Page, table: str, seat: int) -> Move:
    """What a good player would do: the record of a game without secrets tells everything."""
    record = read_record(GAME, page.request.get(f"/api/tables/{table}/record").text())
    return ADVISER.choose(Perspective(GAME, record.replay(), seat))


def open_table(page: Page, name: str, seats: list[dict[str, str]]) -> str:
    body = {"game": "signorie", "name": name, "seats": seats}
    table = page.request.post("/api/tables", data=body, headers=HEADERS).json()["table"]["id"]
    page.request.post(f"/api/tables/{table}/start", headers=HEADERS)
    return str(table)


def at_table(page: Page, table: str) -> None:
    page.goto(f"/table/{table}")
    page.locator("[data-version], .verdict").first.wait_for()


def new_page(browser: Browser, url: str, theme: str, options: dict[str, Any]) -> Page:
    context = browser.new_context(base_url=url, **options)
    context.add_init_script(f"localStorage.quattrocento = '{KEPT % theme}'")
    return context.new_page()


def snap(page: Page, name: str) -> None:
    page.evaluate("document.fonts.ready")
    page.wait_for_timeout(700)
    page.screenshot(path=PICTURES / f"{name}.png")
    print(PICTURES / f"{name}.png")


def serve(data: str) -> tuple[subprocess.Popen[bytes], str]:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port = probe.getsockname()[1]
    command = [
        sys.executable, "-c", SERVE, "serve", "--port", str(port), "--data", data,
        "--no-browser", "--bots", "1", "--bot-pause", "0", "--log", "error",
    ]  # fmt: skip
    env = os.environ | {"QUATTROCENTO_RATE": "0", "PYTHONPATH": str(ROOT / "src")}
    house = subprocess.Popen(command, env=env, cwd=ROOT)
    url = f"http://127.0.0.1:{port}"
    for _ in range(300):
        try:
            urllib.request.urlopen(f"{url}/api/health", timeout=2)
            return house, url
        except (urllib.error.URLError, ConnectionError, TimeoutError):
            time.sleep(0.1)
    house.kill()
    raise SystemExit("the house did not open")


if __name__ == "__main__":
    take_pictures(take_all)
