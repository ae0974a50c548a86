"""Everything by keyboard: a table, and moves."""

from __future__ import annotations

from playwright.sync_api import Page, expect

from tests.browser.conftest import Visitors
from tests.browser.playing import my_turn
from tests.browser.serving import Serving


def test_keyboard_only(house: Serving, visitors: Visitors) -> None:
    page = visitors.visit(house)
    page.goto("/")
    # Nobody has to say a name first.
    tab_to(page, "Begin a first game")
    page.keyboard.press("Enter")

    my_turn(page)
    tab_to_lit(page)
    expect(page.get_by_role("tooltip")).to_be_visible()
    page.keyboard.press("Enter")
    expect(page.locator('[data-asks="choose_action"]')).to_be_visible()
    page.keyboard.press("u")
    expect(page.locator('[data-asks="take_die"]')).to_be_visible()
    page.keyboard.press("1")
    expect(page.locator('[data-asks="choose_action"]')).to_be_visible()
    page.keyboard.press("Escape")
    expect(page.locator('[data-asks="take_die"]')).to_be_visible()

    # Arrow keys look at what is not lit, too.
    tab_to_lit(page)
    before = focused(page)
    page.keyboard.press("ArrowDown")
    assert focused(page) != before

    page.keyboard.press("l")
    expect(page.get_by_role("menu", name="Choices")).to_be_visible()
    page.keyboard.press("Escape")
    expect(page.get_by_role("menu", name="Choices")).to_be_hidden()
    page.keyboard.press("0")
    expect(page.get_by_role("log")).to_contain_text("You pass")


def tab_to(page: Page, name: str) -> None:
    """Walk on with Tab until the button of this name has the focus."""
    button = page.get_by_role("button", name=name)
    expect(button).to_be_visible()
    for _ in range(80):
        page.keyboard.press("Tab")
        if button.evaluate("button => button === document.activeElement"):
            return
    raise AssertionError(f"Tab never reached {name!r}")


def tab_to_lit(page: Page) -> None:
    for _ in range(80):
        page.keyboard.press("Tab")
        if page.evaluate("document.activeElement.dataset.state === 'lit'"):
            return
    raise AssertionError("Tab never reached a lit thing")


def focused(page: Page) -> str:
    return str(page.evaluate("document.activeElement.dataset.at ?? ''"))
