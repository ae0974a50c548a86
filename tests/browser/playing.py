"""What people do with the pages: name themselves, set a table, click what is lit."""

from __future__ import annotations

import re
from collections.abc import Callable
from random import Random
from typing import Any

from playwright.sync_api import Locator, Page, expect

HEADERS = {"X-Quattrocento": "1"}
MINE = '[data-turn="mine"]'
END = ".verdict, .hero"
OFFERED = """() => document.querySelector('[data-turn="mine"]') &&
    [...document.querySelectorAll('.prompt, [data-state="lit"]')]
        .map((one) => `${one.textContent} ${one.dataset.at} ${one.dataset.version}`).join()"""
"""All that a person may choose among, as one text; nothing where nobody asks."""
DIRECT = ("die:", "mandate:", "action:", "helper:", "city:", "row:", "reward:", "bride")
"""Things whose middle is free to be clicked; men and floors may stand in front of each other."""


def become(page: Page, name: str) -> None:
    """Come to the lobby and say one's name."""
    page.goto("/")
    page.get_by_role("button", name="Your name").click()
    page.get_by_label("Name", exact=True).fill(name)
    page.get_by_role("button", name="Sit down").click()
    expect(page.get_by_role("button", name=name)).to_be_visible()


def table_by_call(page: Page, guest: str, seats: list[dict[str, str]], **wish: Any) -> str:
    """A table set and started without clicking, for tests that are about something else."""
    page.request.post("/api/guests", data={"name": guest}, headers=HEADERS)
    body = {"game": "signorie", "seats": seats, **wish}
    table = page.request.post("/api/tables", data=body, headers=HEADERS).json()["table"]["id"]
    page.request.post(f"/api/tables/{table}/start", headers=HEADERS)
    return str(table)


def sit_at(page: Page, table: str) -> None:
    page.goto(f"/table/{table}")
    expect(page.locator("[data-version]")).to_be_visible()


def my_turn(page: Page) -> Locator:
    """The prompt, once it asks me."""
    prompt = page.locator(MINE)
    expect(prompt).to_be_visible()
    return prompt


def unfold(page: Page) -> None:
    """Show the lines of all turns of the chronicle."""
    page.locator('.log [data-turn][aria-expanded="false"]').evaluate_all(
        "turns => turns.forEach(turn => turn.click())"
    )


def version(page: Page) -> str:
    return page.locator("[data-version]").get_attribute("data-version") or ""


def wait_for_news(page: Page, before: str) -> None:
    """The table has changed since a version, or is over."""
    page.wait_for_function(
        """before => { const at = document.querySelector('[data-version]');
            return !at || at.dataset.version !== before }""",
        arg=before,
    )


def lay(page: Page, moves: int) -> None:
    """While all choose at once: take the first choice so many times."""
    for _ in range(moves):
        my_turn(page)
        before = page.evaluate(OFFERED)
        page.keyboard.press("1")
        # No version is new before all have chosen.
        page.wait_for_function(f"before => ({OFFERED})() !== before", arg=before)


def finish_by_call(page: Page, table: str, seed: int = 1) -> dict[str, Any]:
    """Play my seat to the end without clicking, and see the result; gives the last message."""
    random = Random(seed)
    return play_on(page, table, lambda message: bool(message["over"]), random.choice)


def play_on(
    page: Page,
    table: str,
    done: Callable[[dict[str, Any]], bool],
    chosen: Callable[[list[Any]], Any],
    *others: Page,
) -> dict[str, Any]:
    """Play my seat, and those of others, by call until something holds; gives the last message."""
    pages = [page, *others]
    for one in pages:
        # Nobody looks on: to draw every move takes longer than to play it.
        one.goto("/api/health")
    for number in range(20_000):
        for one in pages:
            message: dict[str, Any] = one.request.get(
                f"/api/tables/{table}/message?seen=1000000"
            ).json()
            if message["over"] or done(message):
                for returning in pages:
                    returning.goto(f"/table/{table}")
                return message
            if message["moves"]:
                move = chosen(message["moves"])["move"]
                play_by_call(one, message, move, f"on-{message['version']}-{number}")
                break
        else:
            page.wait_for_timeout(20)
    raise AssertionError("the game does not end")


def play_by_call(page: Page, message: dict[str, Any], move: list[Any], key: str) -> None:
    body = {
        "seat": message["seat"],
        "version": message["version"],
        "move": move,
        "key": re.sub(r"\W", "-", f"call-{key}"),
    }
    page.request.post(f"/api/tables/{message['table']}/moves", data=body, headers=HEADERS)


def press_until(page: Page, done: Callable[[], bool]) -> None:
    """Answer every question with its first choice, or by declining, until something holds."""
    for _ in range(400):
        if done():
            return
        prompt = page.locator(MINE)
        if prompt.count():
            before = version(page)
            page.keyboard.press("1" if page.locator(".chips .chip").count() else "0")
            # The first choice may be a branch, with choices of its own.
            _changed(page, before)
        else:
            page.wait_for_timeout(20)
    raise AssertionError("it never came to that")


def click_on(page: Page, random: Random) -> None:
    """Answer the prompt: click a lit thing where there is one, else a chip or a button."""
    prompt = my_turn(page)
    before = prompt.get_attribute("data-version") or ""
    lit = [
        str(target)
        for target in page.locator('[data-state="lit"]').evaluate_all(
            "things => things.map(thing => thing.dataset.at)"
        )
        if str(target).startswith(DIRECT)
    ]
    if lit and random.random() < 0.9:
        page.locator(f'[data-at="{random.choice(lit)}"]').first.click()
        # Several moves may share a thing: the second click chooses among them.
        if not _changed(page, before):
            _chip(page, random)
    else:
        _chip(page, random)
    wait_for_news(page, before)


def _changed(page: Page, before: str) -> bool:
    page.wait_for_function(
        """before => { const at = document.querySelector('[data-version]');
            return !at || at.dataset.version !== before
                || document.querySelector('[data-picked]') }""",
        arg=before,
    )
    at = page.locator("[data-version]")
    return at.count() == 0 or at.get_attribute("data-version") != before


def _chip(page: Page, random: Random) -> None:
    more = page.locator(".chips .more")
    if more.count():
        more.click()
        choices = page.get_by_role("menuitem")
    else:
        choices = page.locator(".chips .chip")
        if choices.count() == 0:
            choices = page.locator(".acts .ghost:not([aria-expanded])").filter(
                has_not_text=re.compile("Esc")
            )
    choices.nth(random.randrange(choices.count())).click()
