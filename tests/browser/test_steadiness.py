"""What stays where it is: nothing on the table jumps when the question changes."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import Page, expect

from quattrocento.games.virtu.board import Board
from quattrocento.games.virtu.rules.paying import Pay
from quattrocento.kernel.step import Decision
from tests.browser.conftest import Visitors
from tests.browser.playing import my_turn, play_by_call, sit_at, table_by_call
from tests.browser.serving import Serving
from tests.browser.test_phone import PHONE
from tests.browser.virtu_moments import message_of, moves_to, table_at

ALONE = '{"motion":"none","plan":false,"sound":false,"language":"de","handover":false}'
PLACES = """async selector => {
    await document.fonts.ready;
    return [...document.querySelectorAll(selector)].map(thing => {
        const box = thing.getBoundingClientRect();
        return [box.x, box.y, box.width].map(Math.round);
    });
}"""


def paying(_board: Board, decision: Decision[Any]) -> bool:
    return isinstance(decision, Pay)


@pytest.mark.parametrize(("width", "height"), [(1440, 900), (1024, 768)])
def test_a_palace_stays_where_it_is_when_something_is_paid(
    house: Serving, visitors: Visitors, width: int, height: int
) -> None:
    page = visitors.visit(house, kept=ALONE, viewport={"width": width, "height": height})
    *before, last = moves_to(paying)
    table = table_at(page, before)
    sit_at(page, table)
    things = ".palace h3, .palace .tag, .wheel > div > svg, .domain h3"
    places = page.evaluate(PLACES, things)
    assert len(places) > 5
    play_by_call(page, message_of(page, table), list(last), "last")
    expect(page.locator('[data-asks="pay"]')).to_be_visible()
    assert page.evaluate(PLACES, things) == places


def test_a_phone_s_mat_stays_where_it_is_under_the_sheet(
    house: Serving, visitors: Visitors
) -> None:
    page = visitors.visit(house, **PHONE)
    seats = [{"kind": "me"}, {"kind": "bot", "level": "easy"}]
    sit_at(page, table_by_call(page, "Isabella", seats))
    sheet = my_turn(page)
    rows = ".mat .line, .mat .plan"
    places = page.evaluate(PLACES, rows)
    low = (sheet.bounding_box() or {"y": 0})["y"]
    page.locator('.die[data-state="lit"]').first.tap()
    page.locator(".acts .primary").tap()
    expect(page.locator('[data-asks="choose_action"]')).to_be_visible()
    assert (sheet.bounding_box() or {"y": 0})["y"] != low, "the sheet is as high as before"
    assert page.evaluate(PLACES, rows) == places


@pytest.mark.parametrize("game", ["virtu", "italian_wars"])
def test_stocks_of_a_palace_stand_on_one_line_beside_its_name(
    house: Serving, visitors: Visitors, game: str
) -> None:
    page = visitors.visit(house, kept=ALONE)
    sit_at(page, table_at(page, [], game, 3 if game == "virtu" else 2))
    for width, height in ((1440, 900), (1024, 768), (390, 844)):
        page.set_viewport_size({"width": width, "height": height})
        if width == 390:
            page.locator("nav button").nth(1).click()
        lines = lines_of_headers(page)
        assert set(lines) == {1}, f"{width}: {lines}"


def lines_of_headers(page: Page) -> list[int]:
    """On how many lines the name and the five stocks of each palace stand."""
    expect(page.locator(".palace header .tag").first).to_be_visible()
    found: list[int] = page.locator(".palace:has(> header .tag) > header").evaluate_all(
        """headers => headers.map(header => {
            const boxes = [...header.children].map(one => one.getBoundingClientRect());
            const foot = Math.min(...boxes.map(box => box.bottom));
            return boxes.some(box => box.top >= foot) ? 2 : 1;
        })"""
    )
    return found
