"""How soon one moves in a page without a server: on a first visit over a usual line, and later.

    python3 -m tests.browser.first_move

The line is slowed down by the host of the files: a browser's own emulation of slow lines does not
reach its workers, in which Python is fetched.
"""

from __future__ import annotations

import tempfile
import threading
import time
from http.server import SimpleHTTPRequestHandler
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, BrowserContext, Page, sync_playwright

from tests.browser.conftest import FLAGS, QUIET, find_chromium
from tests.browser.filing import Files

RATE = 20_000_000 / 8
"""Bytes a second."""
LATENCY = 0.04
"""Seconds until an answer begins."""
PIECE = 16 * 1024
DIE = '.die[data-state="lit"]'


class Slow(SimpleHTTPRequestHandler):
    """All answers share one line."""

    line = threading.Lock()
    free = 0.0
    sent = 0

    def copyfile(self, source: Any, outputfile: Any) -> None:
        time.sleep(LATENCY)
        while piece := source.read(PIECE):
            with Slow.line:
                Slow.sent += len(piece)
                Slow.free = max(Slow.free, time.monotonic()) + len(piece) / RATE
                wait = Slow.free - time.monotonic()
            time.sleep(max(0.0, wait))
            outputfile.write(piece)

    def log_message(self, format: str, *args: object) -> None:
        """Nothing: what is fetched is counted."""


def first_move(context: BrowserContext, url: str) -> tuple[Page, float, float]:
    """Seconds until the lobby, and until what came of the first own move was seen."""
    page = context.new_page()
    began = time.monotonic()
    page.goto(url)
    page.locator("article .front:has(svg)").last.wait_for()
    lobby = time.monotonic() - began
    page.get_by_role("button", name="Begin a first game").click()
    page.locator(DIE).first.click()
    page.locator('[data-asks="choose_action"]').wait_for()
    return page, lobby, time.monotonic() - began


def go_on(context: BrowserContext, url: str) -> float:
    """Seconds from opening the page until a game that was left waits for a move."""
    page = context.new_page()
    began = time.monotonic()
    page.goto(url)
    page.get_by_role("link", name="Play", exact=True).first.click()
    page.locator('[data-turn="mine"]').wait_for()
    seconds = time.monotonic() - began
    page.close()
    return seconds


def memory(browser: Browser) -> float:
    """Megabytes of all of the browser's processes that draw pages, workers among them."""
    pids = browser.new_browser_cdp_session().send("SystemInfo.getProcessInfo")["processInfo"]
    total = 0
    for one in pids:
        if one["type"] == "renderer":
            status = Path(f"/proc/{one['id']}/status").read_text()
            total += int(status.split("VmRSS:")[1].split()[0])
    return total / 1000


def main() -> None:
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        files = Files(Path(folder), Slow)
        files.open()
        browser = playwright.chromium.launch(executable_path=find_chromium(), args=FLAGS)
        context = browser.new_context(viewport={"width": 1440, "height": 900})
        context.add_init_script(f"localStorage.quattrocento ??= '{QUIET}'")
        context.set_default_timeout(600_000)
        page, lobby, moved = first_move(context, files.url)
        print(f"first visit: lobby {lobby:.1f} s, own move {moved:.1f} s, {Slow.sent / 1e6:.1f} MB")
        print(f"memory at the table: {memory(browser):.0f} MB")
        page.goto(files.url)
        page.get_by_text("This device can play without a network.").wait_for()
        page.close()
        print(f"all is kept: {Slow.sent / 1e6:.1f} MB")
        print("again: " + ", ".join(f"{go_on(context, files.url):.1f} s" for _ in range(3)))
        browser.close()
        files.close()


if __name__ == "__main__":
    main()
