"""A phone: first a tap to look, then the ink button; nothing wider than the screen."""

from __future__ import annotations

from typing import Any

from playwright.sync_api import Page, expect

from tests.browser.conftest import Visitors
from tests.browser.playing import my_turn, sit_at, table_by_call
from tests.browser.serving import Serving

PHONE: dict[str, Any] = {
    "viewport": {"width": 390, "height": 844},
    "device_scale_factor": 2,
    "has_touch": True,
    "is_mobile": True,
}


def test_phone(house: Serving, visitors: Visitors) -> None:
    page = visitors.visit(house, **PHONE)
    page.goto("/")
    expect(page.get_by_role("button", name="Begin Signorie")).to_be_visible()
    # Whoever is new here can begin without scrolling, and meets the lessons before the games.
    first = page.get_by_role("button", name="Begin a first game").bounding_box()
    assert first
    assert first["y"] + first["height"] <= 560
    learn, games = page.get_by_text("Learn by playing"), page.locator("article").first
    assert (learn.bounding_box() or {"y": 9999})["y"] < (games.bounding_box() or {"y": 0})["y"]
    fits(page)
    seats = [{"kind": "me"}, {"kind": "bot", "level": "easy"}]
    sit_at(page, table_by_call(page, "Isabella", seats))
    my_turn(page)
    fits(page)

    # The dice lie on the mat, so the mat comes forward by itself.
    expect(page.get_by_role("button", name="My mat")).to_have_attribute("aria-current", "page")
    die = page.locator('.die[data-state="lit"]').first
    die.tap()
    do = page.locator(".acts .primary")
    expect(do).to_contain_text("Take the")
    expect(page.locator('[data-asks="take_die"]')).to_be_visible()
    do.tap()
    expect(page.locator('[data-asks="choose_action"]')).to_be_visible()
    page.locator(".acts .second").tap()
    expect(page.locator('[data-asks="take_die"]')).to_be_visible()

    for tab in ("Board", "Players", "Chronicle"):
        page.get_by_role("button", name=tab, exact=True).tap()
        fits(page)
    expect(page.get_by_role("log")).to_contain_text("The dice are rolled")


def test_touch_targets(house: Serving, visitors: Visitors) -> None:
    """What can be tapped on the mat is as large as a finger, or has room around it."""
    page = visitors.visit(house, **PHONE)
    seats = [{"kind": "me"}, {"kind": "bot", "level": "easy"}]
    sit_at(page, table_by_call(page, "Isabella", seats))
    my_turn(page)
    small = page.locator("nav button, .acts button, header button").evaluate_all(
        "all => all.filter(one => one.getBoundingClientRect().height < 43.5).length"
    )
    assert small == 0


def fits(page: Page) -> None:
    wide = page.evaluate("document.documentElement.scrollWidth")
    assert wide <= 390
