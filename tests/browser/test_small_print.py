"""Words that have little room: they are there, and large enough to be read."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Visitors
from tests.browser.playing import sit_at, table_by_call
from tests.browser.serving import Serving
from tests.browser.test_phone import PHONE

NAMES = ["Guidobaldo", "Beatrice", "Ludovico", "Caterina"]
SEATS = [{"kind": "me"}, *({"kind": "here", "name": name} for name in NAMES)]
SIZES = """texts => texts.map(text => {
    const { a, b } = text.getScreenCTM();
    return [text.textContent, parseFloat(getComputedStyle(text).fontSize) * Math.hypot(a, b)];
})"""
"""How large each word of a drawing is on the screen."""


@pytest.mark.parametrize("language", ["de", "it"])
def test_rooms_can_be_read_on_a_phone(house: Serving, visitors: Visitors, language: str) -> None:
    kept = (
        f'{{"motion":"none","plan":false,"sound":false,"handover":false,"language":"{language}"}}'
    )
    page = visitors.visit(house, kept=kept, **PHONE)
    sit_at(page, table_by_call(page, "Isabella", SEATS, game="virtu"))
    texts = page.locator(".wheel text")
    expect(texts.first).to_be_visible()
    sizes = texts.evaluate_all(SIZES)
    assert len(sizes) >= 5
    assert [word for word, size in sizes if size < 11.95] == []


@pytest.mark.parametrize("width", [768, 1024])
def test_a_tablet_names_five_players(house: Serving, visitors: Visitors, width: int) -> None:
    kept = '{"motion":"none","plan":false,"sound":false,"handover":false,"language":"en"}'
    page = visitors.visit(house, kept=kept, viewport={"width": width, "height": 1000})
    sit_at(page, table_by_call(page, "Isabella", SEATS, game="virtu"))
    for name in ("Isabella", *NAMES):
        expect(page.locator(".strip .name", has_text=name)).to_be_visible()
