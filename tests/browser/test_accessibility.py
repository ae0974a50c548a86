"""axe-core on every kind of page, light and dark: nothing serious."""

from __future__ import annotations

from typing import Any, Literal

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import COARSE, Visitors
from tests.browser.playing import finish_by_call, my_turn, sit_at, table_by_call, unfold
from tests.browser.serving import ROOT, Serving

AXE = ROOT / "web" / "node_modules" / "axe-core" / "axe.min.js"
LEVELS = {"type": "tag", "values": ["wcag2a", "wcag2aa", "wcag21aa"]}
BY_COLOUR = {"type": "rule", "values": ["color-contrast", "link-in-text-block"]}
Theme = Literal["light", "dark"]
SEATS = [{"kind": "me"}, {"kind": "bot", "level": "easy"}, {"kind": "bot", "level": "easy"}]


@pytest.mark.long
def test_no_serious_findings(house: Serving, visitors: Visitors) -> None:
    # The house forbids scripts that are not its own; the checker is one.
    page = visitors.visit(house, bypass_csp=True, **COARSE)
    table = table_by_call(page, "Isabella", SEATS)
    page.goto("/")
    expect(page.get_by_role("button", name="Begin Signorie")).to_be_visible()
    expect(page.get_by_role("heading", name="waits for you")).to_be_visible()
    assert findings(page) == []

    sit_at(page, table)
    my_turn(page)
    assert findings(page) == []
    page.keyboard.press("1")
    expect(page.locator('[data-asks="choose_action"]')).to_be_visible()
    assert findings(page) == []

    page.get_by_role("button", name="Table", exact=True).click()
    expect(page.get_by_role("menu")).to_be_visible()
    assert findings(page) == []
    page.keyboard.press("Escape")

    unfold(page)
    page.locator(".log [data-line]").first.click()
    expect(page.locator(".replay .at")).to_be_visible()
    assert findings(page) == []
    page.keyboard.press("Escape")

    finish_by_call(page, table)
    expect(page.locator(".verdict")).to_be_visible()
    assert findings(page) == []
    sit_down = [{"kind": "me"}, {"kind": "open"}, {"kind": "open"}]
    page.goto(f"/table/{table_by_call(page, 'Isabella', sit_down)}")
    expect(page.get_by_label("Give it to a bot").first).to_be_visible()
    assert findings(page) == []
    page.goto("/rules/signorie")
    expect(page.get_by_text("S-405").first).to_be_visible()
    assert findings(page) == []


def findings(page: Page) -> list[str]:
    """What axe-core finds serious or critical, light and dark, with the first place of each."""
    page.add_script_tag(path=AXE)
    found = complaints(page, "light", LEVELS)
    # In the dark only the colours are others.
    found += complaints(page, "dark", BY_COLOUR)
    shade(page, "light")
    return found


def complaints(page: Page, theme: Theme, rules: dict[str, Any]) -> list[str]:
    shade(page, theme)
    # Of what passes nothing is told, which takes axe-core most of its time.
    result: dict[str, Any] = page.evaluate(
        "rules => axe.run({runOnly: rules, resultTypes: ['violations'], selectors: false})", rules
    )
    return [
        f"{theme}: {one['id']}: {one['nodes'][0]['html'][:160]} ({len(one['nodes'])})"
        for one in result["violations"]
        if one["impact"] in ("serious", "critical")
    ]


def shade(page: Page, theme: Theme) -> None:
    """The person's system turns light or dark, and the page with it."""
    page.emulate_media(color_scheme=theme)
    expect(page.locator("html")).to_have_attribute("data-theme", theme)
