"""Every language: nothing is left untranslated, and nothing bursts its place."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import Visitors
from tests.browser.playing import finish_by_call, my_turn, sit_at, table_by_call
from tests.browser.serving import Serving

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
    kept = f'{{"motion":"none","sound":false,"language":"{language}"}}'
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
