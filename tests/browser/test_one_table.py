"""What is the same at every table: lines that cite their rules, signs with names, keys."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, expect

from quattrocento.games.registry import GAMES, load_game
from tests.browser.conftest import Visitors
from tests.browser.playing import my_turn, press_until, sit_at, table_by_call, unfold
from tests.browser.serving import Serving


def table_of(page: Page, game: str) -> None:
    """A table against bots, at its first question."""
    bots = [{"kind": "bot", "level": "easy"}] * (load_game(game).seats[0] - 1)
    sit_at(page, table_by_call(page, "Isabella", [{"kind": "me"}, *bots], game=game))
    my_turn(page)


@pytest.mark.parametrize("game", GAMES)
def test_a_line_says_by_which_rules_and_a_sign_what_it_is(
    house: Serving, visitors: Visitors, game: str
) -> None:
    page = visitors.visit(house)
    table_of(page, game)
    lines = page.locator(".log [data-line]")
    press_until(page, lambda: lines.count() > 0)
    my_turn(page)
    unfold(page)

    line = lines.last
    line.hover()
    tip = page.get_by_role("tooltip")
    expect(tip.locator(f'a[href^="/rules/{game}/"]').first).to_have_text(re.compile(r"[A-Z]-\d+"))
    sign = page.locator("section.card .ic[aria-label]").first
    sign.hover()
    expect(tip).to_contain_text(re.compile(sign.get_attribute("aria-label") or "–", re.IGNORECASE))
    expect(tip.locator(f'a[href^="/glossary/{game}/"]')).to_have_count(1)

    line.click()
    cited = page.locator(f'.prompt .question a[href^="/rules/{game}/"]')
    expect(cited.first).to_be_visible()
    cited.first.click()
    expect(page.get_by_role("region", name="Rules").locator("article.opened .code")).to_have_text(
        cited.first.inner_text()
    )


def test_keys_are_listed_and_a_turn_begins_anew(house: Serving, visitors: Visitors) -> None:
    page = visitors.visit(house)
    table_of(page, "signorie")
    page.keyboard.press("?")
    expect(page.get_by_role("dialog", name="Keys")).to_contain_text("start my turn again")
    page.keyboard.press("Escape")
    page.locator('[data-at^="die:red"][data-state="lit"]').first.click()
    expect(page.locator('[data-asks="choose_action"]')).to_be_visible()
    page.keyboard.press("1")
    expect(page.locator('[data-asks="marry"]')).to_be_visible()
    page.keyboard.press("r")
    expect(page.locator('[data-asks="take_die"]')).to_be_visible()
    expect(page.locator(".crumbs b")).to_have_text("Your turn")
