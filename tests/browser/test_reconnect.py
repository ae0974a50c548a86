"""The line breaks in the middle of a move, or the house does; nothing is lost or done twice."""

from __future__ import annotations

from playwright.sync_api import Page, expect

from tests.browser.conftest import Visitors
from tests.browser.playing import MINE, my_turn, sit_at, table_by_call
from tests.browser.serving import Serving

SEATS = [{"kind": "me"}, {"kind": "bot", "level": "easy"}]
LOST = "The connection is lost"


def test_the_house_is_killed_in_the_middle_of_a_turn(
    own_house: Serving, visitors: Visitors
) -> None:
    page = visitors.visit(own_house)
    sit_at(page, table_by_call(page, "Isabella", SEATS))
    my_turn(page)
    page.locator('.die[data-state="lit"]').first.click()
    expect(page.locator('[data-asks="choose_action"]')).to_be_visible()

    own_house.kill()
    expect(page.get_by_text(LOST)).to_be_visible()
    page.keyboard.press("1")
    own_house.open()

    # The move made while the house was away arrives once, by itself.
    expect(page.get_by_text(LOST)).to_be_hidden()
    expect(page.locator('[data-asks="choose_action"]')).to_be_hidden()
    log = page.get_by_role("log")
    expect(log).to_contain_text("You take the")
    assert (log.text_content() or "").count("You take the") == 1
    complaints_are_only_of_the_line(visitors)


def test_a_move_while_offline(house: Serving, visitors: Visitors) -> None:
    page = visitors.visit(house)
    sit_at(page, table_by_call(page, "Isabella", SEATS))
    my_turn(page)
    page.context.set_offline(True)
    page.locator('.die[data-state="lit"]').first.click()
    expect(page.get_by_text(LOST)).to_be_visible()
    page.context.set_offline(False)
    expect(page.locator('[data-asks="choose_action"]')).to_be_visible()
    expect(page.get_by_text(LOST)).to_be_hidden()
    complaints_are_only_of_the_line(visitors)


def test_a_reload_finds_the_same_moment(house: Serving, visitors: Visitors) -> None:
    page = visitors.visit(house)
    sit_at(page, table_by_call(page, "Isabella", SEATS))
    my_turn(page)
    page.locator('.die[data-state="lit"]').first.click()
    expect(page.locator('[data-asks="choose_action"]')).to_be_visible()
    question = page.locator(f"{MINE} .question").inner_text()
    page.reload()
    expect(page.locator(f"{MINE} .question")).to_have_text(question)
    assert crumbs(page) == 1


def crumbs(page: Page) -> int:
    return page.locator(".crumbs button").count()


def complaints_are_only_of_the_line(visitors: Visitors) -> None:
    """A browser itself notes every request that found no house; nothing else may be noted."""
    others = [
        text
        for text in visitors.complaints
        if "ERR_CONNECTION" not in text
        and "ERR_INTERNET_DISCONNECTED" not in text
        and "ERR_EMPTY_RESPONSE" not in text
        and "WebSocket" not in text
    ]
    assert others == []
    visitors.complaints.clear()
