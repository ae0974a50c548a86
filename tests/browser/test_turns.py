"""Turn by turn: the chronicle's lines, what opponents left on the board, a look back."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, expect

from quattrocento.games.registry import GAMES, load_game
from tests.browser.conftest import Visitors
from tests.browser.playing import MINE, my_turn, press_until, sit_at, table_by_call, version
from tests.browser.serving import Serving

BOT = {"kind": "bot", "level": "easy"}
MOVING = '{"motion":"full","sound":false,"language":"en","scenes":false}'
SIZES = {
    "desktop": {"width": 1440, "height": 900},
    "tablet": {"width": 1024, "height": 768},
    "phone": {"width": 390, "height": 844},
}
TURNS = ".log [data-turn]"


def begin(page: Page, game: str) -> str:
    bots = [BOT] * (load_game(game).seats[0] - 1)
    table = table_by_call(page, "Isabella", [{"kind": "me"}, *bots], game=game)
    sit_at(page, table)
    my_turn(page)
    return table


@pytest.mark.parametrize("game", GAMES)
def test_an_opponents_turn_stays_marked_until_mine_is_over(
    house: Serving, visitors: Visitors, game: str
) -> None:
    page = visitors.visit(house)
    begin(page, game)
    marks = page.locator("[data-mark]")
    press_until(page, lambda: page.locator(MINE).count() > 0 and marks.count() > 0)
    my_turn(page)
    # In the opponent's colour, never in mine.
    mine = page.locator(".rail .card.turn").get_attribute("style") or ""
    colours = set(marks.evaluate_all("rings => rings.map(ring => ring.dataset.mark)"))
    assert colours
    assert not any(f"--seat-{colour}" in mine for colour in colours)
    page.keyboard.press("m")
    expect(marks).to_have_count(0)
    page.keyboard.press("m")
    expect(marks.first).to_be_attached()


def test_a_line_a_turn_with_cost_and_gain(house: Serving, visitors: Visitors) -> None:
    page = visitors.visit(house)
    begin(page, "signorie")
    press_until(page, lambda: page.locator(TURNS, has_text="You ·").count() > 1)
    my_turn(page)
    line = page.locator(TURNS, has=page.locator(".result")).last
    expect(line.locator(".result").first).to_have_text(re.compile(r"[+−]\d"))
    expect(line).to_have_attribute("aria-expanded", "false")
    key = line.get_attribute("data-turn")
    steps = page.locator(f'[data-folds="{key}"] [data-line]')
    expect(steps.first).to_be_hidden()
    line.click()
    expect(steps.first).to_be_visible()
    # A step of it shows its moment; the turn is seen again as a whole.
    page.locator(f'[data-again="{key}"]').click()
    expect(page.locator(".replay .at")).to_be_visible()
    expect(page.locator(".prompt .question")).to_contain_text("·")


def test_gains_rise_where_they_were_made(house: Serving, visitors: Visitors) -> None:
    page = visitors.visit(house, kept=MOVING)
    begin(page, "signorie")
    page.evaluate(
        """() => { window.risen = []; new MutationObserver(news => news.forEach(one =>
            one.addedNodes.forEach(node => node.className === 'gain'
                && window.risen.push(node.textContent))))
            .observe(document.body, { childList: true }) }"""
    )
    press_until(page, lambda: bool(page.evaluate("risen.length")))
    assert all(re.fullmatch(r"[+−]\d+", text) for text in page.evaluate("risen"))


@pytest.mark.parametrize("size", SIZES)
def test_a_look_back_goes_by_turn_and_by_round(
    house: Serving, visitors: Visitors, size: str
) -> None:
    page = visitors.visit(house, viewport=SIZES[size])
    table = begin(page, "signorie")
    press_until(page, lambda: int(version(page)) > 12)
    my_turn(page)
    page.goto(f"/table/{table}?at=1")
    at = page.locator(".replay .at")
    expect(at).to_contain_text("1 / ")
    slider = page.get_by_role("slider", name="Moment of the game")
    box = slider.bounding_box()
    assert box is not None
    assert box["width"] > 0.9 * SIZES[size]["width"]
    page.get_by_role("button", name="One on").click()
    expect(at).to_contain_text("2 / ")
    by_turn = int(slider.get_attribute("max") or 0)
    page.get_by_label("How far at a time").select_option("step")
    expect(slider).not_to_have_attribute("max", str(by_turn))
    by_step = int(slider.get_attribute("max") or 0)
    page.get_by_label("How far at a time").select_option("round")
    expect(slider).not_to_have_attribute("max", str(by_step))
    assert by_step > by_turn > int(slider.get_attribute("max") or 0)
