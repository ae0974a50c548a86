"""The browser's pages weighed and timed: `python -m tests.browser.pages`, or `do.py pages`."""

from __future__ import annotations

import os
import statistics
import tempfile
from pathlib import Path

from playwright.sync_api import Browser, Page, sync_playwright

from tests.browser.conftest import FLAGS, QUIET, find_chromium
from tests.browser.playing import END, MINE, sit_at, table_by_call, version, wait_for_news
from tests.browser.serving import Serving, build_pages
from tests.browser.weighing import WATCH, Wire, listeners

SEATS = {"signorie": 3, "princes": 4, "virtu": 3, "italian_wars": 2}
ANSWERS = 60
"""Questions that are answered at each table."""


def main() -> None:
    build_pages()
    house = Serving(Path(tempfile.mkdtemp()))
    house.open()
    try:
        with sync_playwright() as playwright:
            browser = playwright.chromium.launch(executable_path=find_chromium(), args=FLAGS)
            print(f"load of the machine: {os.getloadavg()[0]:.1f}")
            print(f"lobby, cold: {lobby(browser, house) / 1000:.0f} KB")
            for game, seats in SEATS.items():
                table(browser, house, game, seats)
            browser.close()
    finally:
        house.kill()


def visit(browser: Browser, house: Serving) -> Page:
    context = browser.new_context(base_url=house.url, viewport={"width": 1440, "height": 900})
    context.add_init_script(f"localStorage.quattrocento ??= '{QUIET}'")
    return context.new_page()


def lobby(browser: Browser, house: Serving) -> int:
    page = visit(browser, house)
    wire = Wire(page)
    page.goto("/")
    page.wait_for_load_state("networkidle")
    page.context.close()
    return wire.bytes()


def table(browser: Browser, house: Serving, game: str, seats: int) -> None:
    page = visit(browser, house)
    bots = [{"kind": "bot", "level": "easy"}] * (seats - 1)
    place = table_by_call(page, "Isabella", [{"kind": "me"}, *bots], game=game)
    wire = Wire(page)
    weights = []
    for _ in range(2):
        wire.forget()
        sit_at(page, place)
        page.wait_for_load_state("networkidle")
        weights.append(wire.bytes(state=False))
    before = listeners(page)
    page.evaluate(WATCH)
    answer(page, ANSWERS)
    found = page.evaluate("weighed")
    told = [
        f"cold {weights[0] / 1000:.0f} KB and warm {weights[1] / 1000:.0f} KB beside its state",
        f"an answer is seen after {statistics.median(found['answers']):.0f} ms",
        f"longest task {max([*found['tasks'], 0]):.0f} ms",
        f"listeners {before}, after {ANSWERS} answers {listeners(page)}",
    ]
    print(f"{game}: {'; '.join(told)}")
    page.context.close()


def answer(page: Page, count: int) -> None:
    """Choose the first of what is offered, or decline, as often as that."""
    for _ in range(count):
        page.wait_for_selector(f"{MINE}, {END}")
        if page.locator(END).count():
            return
        before = version(page)
        page.keyboard.press("1" if page.locator(".chips .chip").count() else "0")
        if not page.locator("[data-picked]").count():
            wait_for_news(page, before)


if __name__ == "__main__":
    main()
