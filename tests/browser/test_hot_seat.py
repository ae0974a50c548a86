"""Two people at one screen: it is handed over before the other's things are shown."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.browser.conftest import Visitors
from tests.browser.playing import become, my_turn, press_until
from tests.browser.serving import Serving


def test_hot_seat(house: Serving, visitors: Visitors) -> None:
    page = visitors.visit(house)
    become(page, "Ada")
    page.get_by_role("button", name="Remove this seat").first.click()
    page.get_by_label("Seat 2").select_option("here")
    page.locator(".seating input").fill("Bianca")
    page.get_by_role("button", name="Begin Signorie").click()

    seen = set()
    for _ in range(3):
        who = page.get_by_role("button", name="I am")
        expect(who).to_be_visible()
        expect(page.locator("[data-at]")).to_have_count(0)
        seen.add(who.inner_text())
        who.click()
        my_turn(page)
        page.locator('.die[data-state="lit"]').first.click()
        expect(page.locator('[data-asks="choose_action"]')).to_be_visible()
        press_until(page, lambda: page.get_by_role("button", name="I am").count() > 0)
    assert seen == {"I am Ada", "I am Bianca"}
