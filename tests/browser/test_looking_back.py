"""Looking back in a running game: the chronicle, what happened since my turn, a moment's link."""

from __future__ import annotations

import re
from typing import Any

from playwright.sync_api import Page, expect

from tests.browser.conftest import Visitors
from tests.browser.playing import (
    MINE,
    my_turn,
    press_until,
    sit_at,
    table_by_call,
    unfold,
    version,
    wait_for_news,
)
from tests.browser.serving import Serving

SEATS = [{"kind": "me"}, {"kind": "bot", "level": "easy"}]
STEP = ".replay .at"
ALONE = '{"motion":"none","plan":false,"sound":false,"language":"en","handover":false}'
"""Somebody who plays both seats, and is not asked who sits down."""


def chronicle(page: Page, words: str) -> None:
    unfold(page)
    page.get_by_role("log").get_by_role("button", name=re.compile(words)).last.click()


def test_a_line_of_the_chronicle_shows_its_step(house: Serving, visitors: Visitors) -> None:
    page = visitors.visit(house)
    table = table_by_call(page, "Isabella", SEATS)
    sit_at(page, table)
    press_until(page, lambda: page.get_by_role("log").get_by_text("You take the").count() > 1)
    my_turn(page)
    unfold(page)
    lines = page.get_by_role("log").get_by_role("button").count()

    chronicle(page, "The dice are rolled")
    expect(page.locator(STEP)).to_contain_text("1 / ")
    expect(page.locator(".prompt .question")).to_contain_text("mandates")
    expect(page.locator(MINE)).to_have_count(0)
    expect(page.locator('[data-state="lit"]')).to_have_count(0)
    expect(page.locator("[aria-current=step]").first).to_be_visible()
    # Later lines stay, so that one can go on from any of them.
    expect(page.get_by_role("log").get_by_role("button")).to_have_count(lines)
    page.get_by_role("button", name="One on").click()
    expect(page.locator(STEP)).to_contain_text("2 / ")
    page.keyboard.press("ArrowLeft")
    expect(page.locator(STEP)).to_contain_text("1 / ")

    # The moment has a link of its own, and Esc leads back to the table as it is.
    page.reload()
    expect(page.locator(STEP)).to_contain_text("1 / ")
    page.keyboard.press("Escape")
    my_turn(page)
    assert "at=" not in page.url
    # The game goes on from there.
    before = version(page)
    page.keyboard.press("1")
    wait_for_news(page, before)


def test_the_table_goes_on_while_one_looks_back(house: Serving, visitors: Visitors) -> None:
    page = visitors.visit(house, kept=ALONE)
    table = table_by_call(page, "Isabella", [{"kind": "me"}, {"kind": "here", "name": "Carlo"}])
    state: Any = page.context.storage_state()
    other = visitors.visit(house, kept=ALONE, storage_state=state)
    for one in (page, other):
        sit_at(one, table)
        my_turn(one)
    chronicle(page, "The dice are rolled")
    expect(page.locator(STEP)).to_contain_text("1 / 1")
    other.keyboard.press("1")
    # What happened meanwhile is one step further, and the way back says who is to play.
    expect(page.locator(STEP)).to_contain_text("1 / 2")
    page.get_by_role("link", name="Your turn").click()
    my_turn(page)
    expect(page.get_by_role("log")).to_contain_text("take the")


def test_since_my_turn_even_after_coming_back(house: Serving, visitors: Visitors) -> None:
    page = visitors.visit(house)
    sit_at(page, table_by_call(page, "Isabella", SEATS))
    press_until(page, lambda: page.get_by_role("log").get_by_text("You take the").count() > 1)
    my_turn(page)
    page.keyboard.press("0")
    press_until(page, lambda: page.get_by_role("button", name="Since my turn").count() > 0)
    my_turn(page)
    page.reload()
    my_turn(page)
    page.get_by_role("button", name="Since my turn").click()
    expect(page.locator(STEP)).to_be_visible()
    # It runs by itself and ends where the table is.
    my_turn(page)
    expect(page.locator(STEP)).to_have_count(0)


def test_everyone_agrees_to_go_back_to_a_moment(house: Serving, visitors: Visitors) -> None:
    page = visitors.visit(house)
    sit_at(page, table_by_call(page, "Isabella", SEATS))
    press_until(page, lambda: page.get_by_role("log").get_by_text("You take the").count() > 1)
    my_turn(page)
    chronicle(page, "The dice are rolled")
    expect(page.locator(STEP)).to_be_visible()
    # The bot has no say: whoever sits alone with it goes back at once.
    page.get_by_role("button", name="Back to here").click()
    page.get_by_role("dialog").get_by_role("button", name="Take it back").click()
    expect(page.get_by_role("log")).not_to_contain_text("You take the")
    my_turn(page)
