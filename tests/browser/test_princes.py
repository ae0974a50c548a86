"""Princes in a real browser: a whole game by clicking, a phone, the keyboard, accessibility."""

from __future__ import annotations

import re
from random import Random

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import COARSE, Visitors
from tests.browser.playing import (
    END,
    MINE,
    become,
    finish_by_call,
    my_turn,
    play_on,
    sit_at,
    table_by_call,
    version,
    wait_for_news,
)
from tests.browser.serving import Serving
from tests.browser.test_accessibility import findings
from tests.browser.test_phone import PHONE, fits

EASY = {"kind": "bot", "level": "easy"}
SIX = [{"kind": "me"}, *[EASY] * 5]
THREE = [{"kind": "me"}, EASY, EASY]
LAPTOPS = ((1440, 900), (1440, 790), (1366, 768), (1200, 800), (1024, 768))


@pytest.mark.long
def test_whole_game_by_clicking(house: Serving, visitors: Visitors) -> None:
    page = visitors.visit(house, **COARSE)
    become(page, "Isabella")
    page.locator("article").filter(has_text="Princes").get_by_role("button", name="Choose").click()
    page.get_by_role("button", name="More", exact=True).click()
    page.get_by_label("Families").select_option("auctioned")
    page.get_by_role("button", name="Save").click()
    page.get_by_label("Seat 2").select_option("bot-easy")
    page.get_by_label("Seat 3").select_option("bot-easy")
    page.get_by_role("button", name="Begin Princes").click()
    expect(page.locator("[data-version]")).to_be_visible()
    table = page.url.rsplit("/", 1)[1]

    # The first decade and the last by clicks, what lies between by calls.
    random = Random(11)
    click_through(page, table, random, to=2)
    play_on(page, table, lambda message: message["view"]["decade"] == 3, random.choice)
    click_through(page, table, random, to=4)
    expect(page.locator(".verdict")).to_be_visible()
    message = page.request.get(f"/api/tables/{table}/message").json()
    totals = page.locator(".panel tbody td.total").all_inner_texts()
    assert sorted(int(total) for total in totals) == sorted(message["standing"]["scores"])
    expect(page.get_by_text("3 decades")).to_be_visible()

    # A turning point leads back to its moment, with the board as it was.
    page.locator(".turns a").first.click()
    expect(page.locator(".replay .at")).to_contain_text(" / ")
    expect(page.get_by_role("group", name="Map of Italy")).to_be_visible()


def test_groups_and_filters(house: Serving, visitors: Visitors) -> None:
    """Many choices come in groups: a key opens one, Esc closes it; filters let tiles step back."""
    page = visitors.visit(house)
    sit_at(page, table_by_call(page, "Isabella", SIX, game="princes"))
    to_first_action(page)
    expect(page.locator(".chips .chip")).to_have_count(4)
    page.keyboard.press("3")
    expect(page.locator(".prompt")).to_have_attribute("data-picked", "group:buy")
    expect(page.locator('.troop[data-state="lit"]')).not_to_have_count(0)
    expect(page.locator('.hall [data-state="lit"]')).to_have_count(0)
    page.keyboard.press("Escape")
    expect(page.locator('.hall [data-state="lit"]')).not_to_have_count(0)
    expect(page.locator(".hall .back")).to_have_count(0)
    page.get_by_role("button", name="my cities").click()
    expect(page.locator(".hall .back")).to_have_count(page.locator(".hall .tile").count())

    # Another player's house with one click, and what a thing is under the pointer.
    page.get_by_role("button", name="Look at what").nth(1).click()
    expect(page.get_by_text("Back to mine")).to_be_visible()
    page.locator('.hall [data-state="lit"]').first.hover()
    expect(page.locator(".tip")).to_contain_text("Worth at the end, as of now")
    expect(page.locator('.tip a[href^="/rules/"]')).to_have_text(re.compile(r"P-\d+"))


def test_nothing_scrolls_on_a_laptop(house: Serving, visitors: Visitors) -> None:
    """Tiles for sale, an auction and my house are read whole on low and narrow screens."""
    page = visitors.visit(house)
    sit_at(page, table_by_call(page, "Isabella", SIX, game="princes"))
    to_first_action(page)
    everything_fits(page, ".hall")
    page.locator('.hall [data-state="lit"]').first.click()
    expect(page.locator('[data-asks="bid"]')).to_be_visible()
    everything_fits(page, ".auction")


def everything_fits(page: Page, matter: str) -> None:
    for width, height in LAPTOPS:
        page.set_viewport_size({"width": width, "height": height})
        expect(page.locator(matter)).to_be_visible()
        # The page may take a moment to lay itself out anew.
        page.wait_for_function(
            """matter => [...document.querySelectorAll(`${matter}, .house`)].every(one =>
                one.scrollHeight <= one.clientHeight + 1 && one.scrollWidth <= one.clientWidth + 1)
            """,
            arg=matter,
        )


def test_phone(house: Serving, visitors: Visitors) -> None:
    """The sheet bids, the view above shows the lot; nothing is wider than the screen."""
    page = visitors.visit(house, **PHONE)
    sit_at(page, table_by_call(page, "Isabella", SIX, game="princes"))
    to_first_action(page)
    fits(page)
    page.locator('.mat .tile[data-state="lit"]').first.tap()
    page.locator(".acts .primary").tap()
    expect(page.locator('[data-asks="bid"]')).to_be_visible()
    expect(page.locator(".lot")).to_be_visible()
    bid = page.locator(".sheet .bid")
    least = int(bid.inner_text().removeprefix("Bid "))
    page.locator(".sheet").get_by_role("button", name="More", exact=True).tap()
    expect(bid).to_have_text(f"Bid {least + 1}")
    fits(page)
    small = page.locator("nav button, .answer button, header button").evaluate_all(
        "all => all.filter(one => one.getBoundingClientRect().height < 41.5).length"
    )
    assert small == 0
    bid.tap()
    page.get_by_role("button", name="Chronicle", exact=True).tap()
    expect(page.get_by_role("log")).to_contain_text(f"You bid {least + 1} gold")
    for tab in ("Board", "My mat", "Players"):
        page.get_by_role("button", name=tab, exact=True).tap()
        fits(page)


@pytest.mark.long
def test_no_serious_findings(house: Serving, visitors: Visitors) -> None:
    page = visitors.visit(house, bypass_csp=True, **COARSE)
    table = table_by_call(page, "Isabella", THREE, game="princes")
    sit_at(page, table)
    my_turn(page)
    assert findings(page) == []
    to_first_action(page)
    assert findings(page) == []
    page.locator('.hall [data-state="lit"]').first.click()
    expect(page.locator('[data-asks="bid"]')).to_be_visible()
    assert findings(page) == []
    page.get_by_role("button", name="Offer a trade").click()
    expect(page.get_by_role("dialog")).to_be_visible()
    assert findings(page) == []
    page.keyboard.press("Escape")
    finish_by_call(page, table)
    expect(page.locator(".verdict")).to_be_visible()
    assert findings(page) == []


def to_first_action(page: Page) -> None:
    """Choose a family where there is a choice, and come to the first turn of mine."""
    for _ in range(200):
        prompt = my_turn(page)
        asked = prompt.get_attribute("data-asks")
        if asked == "take_action":
            return
        before = version(page)
        if asked == "choose_family":
            page.locator('.families [data-state="lit"]').first.click()
            if page.locator(".acts .primary:enabled").count():
                page.locator(".acts .primary").click()
        else:
            decline(page)
        wait_for_news(page, before)
    raise AssertionError("my turn never came")


def decline(page: Page) -> None:
    """Say no, or bid where the auction has to be opened."""
    quiet = page.locator(".prompt .acts .ghost:not([aria-expanded]), .prompt .quiet").filter(
        has_not_text=re.compile("Esc")
    )
    bid = page.locator("button.bid")
    if quiet.count():
        quiet.first.click()
    elif bid.count():
        bid.click()
    else:
        # The first choice; where choices are bound together, the first of the first group.
        group = page.locator(".chips .count").count() > 0
        page.keyboard.press("1")
        if group:
            page.keyboard.press("1")


def click_through(page: Page, table: str, random: Random, to: int) -> None:
    """Click until a decade begins, or to the end."""
    for _ in range(1000):
        page.wait_for_selector(f"{MINE}, {END}")
        told = page.request.get(f"/api/tables/{table}/message?seen=1000000").json()
        if page.locator(END).count() or told["view"]["decade"] >= to:
            return
        click_on(page, random)
    raise AssertionError("the game does not go on")


def click_on(page: Page, random: Random) -> None:
    """Answer the prompt as people do: bid in the panel, click what is lit, or decline."""
    prompt = my_turn(page)
    before = prompt.get_attribute("data-version") or ""
    asked = prompt.get_attribute("data-asks")
    if asked == "bid" and page.locator("button.bid").count() and random.random() < 0.4:
        page.locator("button.bid").click()
        wait_for_news(page, before)
        return
    lit = page.locator('.stage [data-state="lit"]')
    if asked in ("bid", "finish_turn") or lit.count() == 0 or random.random() < 0.1:
        decline(page)
        wait_for_news(page, before)
        return
    targets = lit.evaluate_all("things => things.map(thing => thing.dataset.at)")
    target = random.choice([str(one) for one in targets])
    thing = page.locator(f'[data-at="{target}"][data-state="lit"]').first
    card = page.locator(f'.families [data-at="{target}"][data-state="lit"]')
    if card.count():
        card.first.click()
    elif target.startswith("family:"):
        # A home on the map is small; its name is not.
        thing.locator("text").first.click()
    elif target.startswith("city:"):
        thing.click()
    else:
        thing.click(position={"x": 8, "y": 8})
    page.wait_for_function(
        """before => { const at = document.querySelector('[data-version]');
            return !at || at.dataset.version !== before
                || document.querySelector('[data-picked]') }""",
        arg=before,
    )
    # Several moves may share a thing: the second click chooses among them.
    if page.locator(f'[data-version="{before}"]').count():
        more = page.locator(".chips .more")
        if more.count():
            more.click()
            page.get_by_role("menuitem").first.click()
        else:
            page.locator(".chips .chip").first.click()
    wait_for_news(page, before)
