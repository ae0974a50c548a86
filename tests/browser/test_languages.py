"""Every language: nothing is left untranslated, and nothing bursts its place."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import Visitors
from tests.browser.playing import finish_by_call, my_turn, sit_at, table_by_call
from tests.browser.serving import Serving
from tests.browser.test_princes import to_first_action

BEGIN = {
    "en": "Begin Signorie",
    "fr": "Commencer Signorie",
    "de": "Signorie beginnen",
    "pt": "Começar Signorie",
    "it": "Comincia Signorie",
}
RAW = re.compile(r"\b(ui|prompt|move|event|why|game|option|concept|action|helper|source)-[a-z_]+\b")


@pytest.mark.parametrize("language", list(BEGIN))
def test_language(house: Serving, visitors: Visitors, language: str) -> None:
    kept = f'{{"motion":"none","plan":false,"sound":false,"language":"{language}"}}'
    page = visitors.visit(house, kept=kept)
    page.goto("/")
    expect(page.get_by_role("button", name=BEGIN[language])).to_be_visible()
    assert page.evaluate("document.documentElement.lang") == language
    nothing_raw(page)

    table = table_by_call(page, "Isabella", [{"kind": "me"}, {"kind": "bot", "level": "easy"}])
    sit_at(page, table)
    my_turn(page)
    nothing_raw(page)
    # The prompt never changes its height, and no column leaves the window.
    assert page.locator(".prompt").bounding_box() == {"x": 16, "y": 60, "width": 1092, "height": 72}
    assert page.evaluate("document.documentElement.scrollWidth") <= 1440
    page.keyboard.press("1")
    expect(page.locator('[data-asks="choose_action"]')).to_be_visible()
    nothing_raw(page)
    if language in ("en", "de"):
        finish_by_call(page, table)
        expect(page.locator(".verdict")).to_be_visible()
        nothing_raw(page)


@pytest.mark.parametrize("language", list(BEGIN))
def test_princes_in_every_language(house: Serving, visitors: Visitors, language: str) -> None:
    """Tiles for sale, an auction on a desk and on a phone, and the page of the rules."""
    kept = f'{{"motion":"none","plan":false,"sound":false,"language":"{language}"}}'
    page = visitors.visit(house, kept=kept)
    bot = {"kind": "bot", "level": "easy"}
    wish = {"game": "princes", "options": {"families": "dealt"}}
    sit_at(page, table_by_call(page, "Isabella", [{"kind": "me"}, bot, bot], **wish))
    to_first_action(page)
    nothing_raw(page)
    burst = "all => all.filter(one => one.scrollWidth > one.clientWidth).map(one => one.innerText)"
    assert page.locator(".pile, .hall, .house").evaluate_all(burst) == []
    page.locator('.hall [data-state="lit"]').first.click()
    expect(page.locator('[data-asks="bid"]')).to_be_visible()
    nothing_raw(page)
    page.set_viewport_size({"width": 390, "height": 844})
    expect(page.locator(".sheet .bid")).to_be_visible()
    nothing_raw(page)
    page.goto("/rules/princes")
    expect(page.get_by_text("P-101", exact=True)).to_be_visible()
    nothing_raw(page)


def nothing_raw(page: Page) -> None:
    """No message id, and no argument that was not filled in, in sight or in spoken names."""
    texts = page.evaluate(
        """() => [document.body.innerText,
            ...[...document.querySelectorAll('[aria-label],[title],[placeholder]')].flatMap(
                one => [one.ariaLabel, one.title, one.placeholder])]"""
    )
    for text in texts:
        found = RAW.search(text or "")
        assert found is None, found
        assert "{$" not in (text or "")
