"""A hint at the table: asked for by a key, shown beside the board, played by a button."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.browser.conftest import Visitors
from tests.browser.playing import my_turn, sit_at, table_by_call, version, wait_for_news
from tests.browser.serving import Serving

SEATS = [{"kind": "me"}, {"kind": "bot", "level": "easy"}]


def test_a_hint_is_shown_and_played(house: Serving, visitors: Visitors) -> None:
    page = visitors.visit(house)
    sit_at(page, table_by_call(page, "Isabella", SEATS))
    my_turn(page)
    hint = page.get_by_role("region", name="Hint")
    page.keyboard.press("h")
    # Before anything is shown, it is said what it costs.
    expect(hint.get_by_text("not rated")).to_be_visible()
    expect(hint.locator("[data-hint]")).to_have_count(0)
    hint.get_by_role("button", name="Show the hint").click()
    expect(hint.locator("[data-hint]").first).to_be_visible()
    expect(hint.get_by_text("chance to win, now")).to_be_visible()
    expect(page.locator("[data-plate]").first).to_contain_text("%")
    # A second press tells the line, Esc closes; the next hint asks for nothing.
    page.keyboard.press("h")
    expect(hint.locator(".line li").first).to_be_visible()
    page.keyboard.press("Escape")
    expect(hint).to_have_count(0)
    page.keyboard.press("h")
    before = version(page)
    hint.get_by_role("button", name="Do it").click()
    wait_for_news(page, before)
    expect(hint).to_have_count(0)
    expect(page.get_by_role("log")).to_contain_text("this game is not rated")
