"""Going back: Esc, U, a crumb, the whole turn; a turn that is confirmed."""

from __future__ import annotations

from typing import Any

from playwright.sync_api import Page, expect

from tests.browser.conftest import Visitors
from tests.browser.playing import my_turn, press_until, sit_at, table_by_call
from tests.browser.serving import Serving

SEATS = [{"kind": "me"}, {"kind": "bot", "level": "easy"}]
ACTION = '[data-asks="choose_action"]'
DIE = '[data-asks="take_die"]'


def take_a_die(page: Page) -> str:
    my_turn(page)
    expect(page.locator(DIE)).to_be_visible()
    die = page.locator('.die[data-state="lit"]').first
    target = die.get_attribute("data-at") or ""
    die.click()
    expect(page.locator(ACTION)).to_be_visible()
    return target


def test_back_by_key_button_and_crumb(house: Serving, visitors: Visitors) -> None:
    page = visitors.visit(house)
    sit_at(page, table_by_call(page, "Isabella", SEATS))
    die = take_a_die(page)
    page.keyboard.press("Escape")
    expect(page.locator(DIE)).to_be_visible()
    expect(page.locator(f'[data-at="{die}"]').first).to_have_attribute("data-state", "lit")
    expect(page.get_by_role("log")).not_to_contain_text("You take the")

    take_a_die(page)
    page.keyboard.press("u")
    expect(page.locator(DIE)).to_be_visible()

    take_a_die(page)
    page.get_by_role("button", name="Back").click()
    expect(page.locator(DIE)).to_be_visible()

    take_a_die(page)
    page.locator(".crumbs button").first.click()
    expect(page.locator(DIE)).to_be_visible()

    take_a_die(page)
    page.get_by_role("button", name="Table", exact=True).click()
    page.get_by_role("menuitem", name="Start my turn again").click()
    expect(page.locator(DIE)).to_be_visible()


def test_a_turn_is_confirmed(house: Serving, visitors: Visitors) -> None:
    page = visitors.visit(house)
    sit_at(page, table_by_call(page, "Isabella", SEATS, confirm_turn=True))
    my_turn(page).get_by_role("button", name="Pass").click()
    expect(page.locator('[data-asks="confirm_turn"]')).to_be_visible()
    page.keyboard.press("Escape")
    expect(page.locator(DIE)).to_be_visible()
    my_turn(page).get_by_role("button", name="Pass").click()
    page.get_by_role("button", name="Confirm").click()
    expect(page.get_by_role("log")).to_contain_text("You pass")


def test_an_impossible_click_says_why_not(house: Serving, visitors: Visitors) -> None:
    page = visitors.visit(house)
    table = table_by_call(page, "Isabella", SEATS)
    sit_at(page, table)
    take_a_die(page)
    press_until(page, lambda: impossible(page, table) is not None)
    my_turn(page)
    blocked = impossible(page, table)
    assert blocked is not None
    # It is disabled to the ear, and explains itself to a click all the same.
    page.locator(f'[data-at="{blocked["targets"][0]}"]').first.click(force=True)
    expect(page.get_by_role("tooltip")).to_contain_text(blocked["rule"])


def impossible(page: Page, table: str) -> dict[str, Any] | None:
    """Something that one may expect to do now, and that a rule forbids."""
    message = page.request.get(f"/api/tables/{table}/message").json()
    return next((one for one in message["blocked"] if one["targets"]), None)


def test_esc_closes_the_menu_before_it_takes_anything_back(
    house: Serving, visitors: Visitors
) -> None:
    page = visitors.visit(house)
    sit_at(page, table_by_call(page, "Isabella", SEATS))
    take_a_die(page)
    menu = page.get_by_role("button", name="Table", exact=True)
    menu.click()
    expect(page.get_by_role("menuitem", name="Undo")).to_be_focused()
    page.keyboard.press("ArrowDown")
    expect(page.get_by_role("menuitem", name="Start my turn again")).to_be_focused()
    page.keyboard.press("Escape")
    expect(page.get_by_role("menu")).to_have_count(0)
    expect(menu).to_be_focused()
    expect(page.locator(ACTION)).to_be_visible()
