"""A click on something impossible always says why; tips do not get in the way."""

from __future__ import annotations

import contextlib
import re
from functools import partial
from typing import Any

import pytest
from playwright.sync_api import Error, Locator, Page, expect

from quattrocento.games.virtu.board import Board
from quattrocento.games.virtu.game import Virtu
from quattrocento.games.virtu.rules.annex import Annex
from quattrocento.games.virtu.rules.paying import Pay
from quattrocento.kernel.step import Decision
from tests.browser.conftest import Visitors
from tests.browser.playing import my_turn, sit_at, table_by_call, version, wait_for_news
from tests.browser.serving import Serving
from tests.browser.test_manners import two_at_a_table
from tests.browser.test_winter_sheet import winter
from tests.browser.virtu_moments import message_of, moves_to, table_at
from tests.patience import until

KEPT = '{"motion":"none","plan":false,"sound":false,"language":"en","handover":false}'
PLANNING = '{"motion":"none","sound":false,"language":"en","handover":false}'
SEATS = {"signorie": 3, "princes": 4, "virtu": 3, "italian_wars": 2}
NARROW = {"width": 390, "height": 844}


def at_rest(page: Page) -> list[str]:
    """One thing of each kind that cannot be chosen now."""
    found: list[str] = page.locator('[data-at]:not([data-state="lit"]):visible').evaluate_all(
        """all => [...new Map(all.map(one => [one.dataset.at.split(':')[0], one.dataset.at]))
            .values()]"""
    )
    return found


@pytest.mark.parametrize("game", SEATS)
def test_every_kind_of_thing_says_why_it_cannot_be_chosen(
    house: Serving, visitors: Visitors, game: str
) -> None:
    page = visitors.visit(house)
    bots = [{"kind": "bot", "level": "easy"}] * (SEATS[game] - 1)
    sit_at(page, table_by_call(page, "Isabella", [{"kind": "me"}, *bots], game=game))
    my_turn(page)
    before, things = version(page), at_rest(page)
    assert len(things) >= 6
    tip = page.get_by_role("tooltip")
    for thing in things:
        on = page.locator(f'[data-at="{thing}"]:visible').first
        on.dispatch_event("click")
        # The reason stands in the tip of this very thing, with a lock before it.
        line = tip.locator('[data-tone="cost"]:has(use[href="#p-lock"])')
        expect(line.first).to_be_visible()
        assert line.first.inner_text().strip(), thing
        page.keyboard.press("Escape")
    assert version(page) == before


def test_a_phone_says_that_it_is_not_my_turn(house: Serving, visitors: Visitors) -> None:
    _, second, _ = two_at_a_table(house, visitors)
    second.set_viewport_size({"width": 390, "height": 844})
    second.locator('[data-at^="city:"]').first.dispatch_event("click")
    expect(second.locator(".sheet").get_by_role("alert")).to_contain_text("It is not your turn")


def test_a_phone_says_why_while_a_winter_is_planned(house: Serving, visitors: Visitors) -> None:
    page = visitors.visit(house, kept=PLANNING, viewport=NARROW)
    winter(page, "virtu")
    page.locator("nav").get_by_role("button", name="Palace", exact=True).click()
    page.locator('[data-at^="space:"]').first.dispatch_event("click")
    expect(page.locator(".sheet").get_by_role("alert")).to_contain_text("Plan your Winter")


def test_a_source_that_gives_nothing_is_hatched_and_says_so(
    house: Serving, visitors: Visitors
) -> None:
    page = visitors.visit(house, kept=KEPT)

    def idle_source(board: Board, decision: Decision[Any]) -> bool:
        """Only crowns are owed, and a tile is ready that shows none."""
        if not isinstance(decision, Pay):
            return False
        moves = decision.moves(board)
        domain = Virtu().sight.view(board, decision.seat)["players"][decision.seat]["domain"]
        ready = [tile for tile in ("pisa", "rossano", "corfu") if domain.get(tile) == "available"]
        return len(moves) > 1 and {move[2] for move in moves} == {"crown"} and bool(ready)

    sit_at(page, table_at(page, moves_to(idle_source)))
    my_turn(page)
    idle = page.locator(".idle")
    expect(idle.first).to_be_visible()
    idle.first.hover()
    tip = page.get_by_role("tooltip")
    expect(tip).to_contain_text("It shows nothing of what is owed")
    idle.first.click()
    expect(tip).to_contain_text("It shows nothing of what is owed")


def test_a_payment_adds_its_price_up_and_says_what_is_left(
    house: Serving, visitors: Visitors
) -> None:
    page = visitors.visit(house, kept=KEPT)

    def annexing(board: Board, decision: Decision[Any]) -> bool:
        return isinstance(decision, Pay) and any(isinstance(one, Annex) for one in board.agenda)

    table = table_at(page, moves_to(annexing))
    sit_at(page, table)
    my_turn(page)
    view = message_of(page, table)["view"]
    city = message_of(page, table)["crumbs"][-1]["move"][1]
    price = view["lens"]["annex"][city]
    said = page.locator(".why .sum").inner_text()
    assert [int(one) for one in re.findall(r"\d+", said)][-1] == price["crowns"]
    assert sum(int(one) for one in re.findall(r"\d+", said)[:-1]) == price["crowns"]
    me = view["players"][view["me"]]
    before, after = me["at_hand"]["crown"], view["payment"]["left"]["crown"]
    assert before > after
    expect(page.locator(".mat .hand")).to_contain_text(f"{before}→{after}")


def test_a_tip_waits_for_the_pointer_and_goes_with_every_change(
    house: Serving, visitors: Visitors
) -> None:
    page = visitors.visit(house, fresh=True)
    page.clock.install()
    bots = [{"kind": "bot", "level": "easy"}] * 2
    table = table_by_call(page, "Isabella", [{"kind": "me"}, *bots])
    sit_at(page, table)
    my_turn(page)
    tip = page.get_by_role("tooltip")
    # The pointer lies where the table comes up: nothing opens before it moves.
    box = page.locator('[data-at="threshold"]').first.bounding_box()
    assert box
    middle = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
    page.mouse.move(*middle)
    expect(tip).to_be_visible()
    page.reload()
    my_turn(page)
    page.clock.run_for(5000)
    expect(tip).to_have_count(0)
    page.mouse.move(middle[0] + 3, middle[1] + 2)
    expect(tip).to_be_visible()
    # A change of the table closes it, though the pointer has not moved.
    before = version(page)
    page.keyboard.press("1")
    wait_for_news(page, before)
    page.clock.run_for(5000)
    expect(tip).to_have_count(0)


@pytest.mark.parametrize(("width", "height"), [(1440, 900), (1024, 768)])
@pytest.mark.parametrize("game", SEATS)
def test_no_tip_covers_what_is_lit(
    house: Serving, visitors: Visitors, game: str, width: int, height: int
) -> None:
    page = visitors.visit(house, viewport={"width": width, "height": height})
    bots = [{"kind": "bot", "level": "easy"}] * (SEATS[game] - 1)
    sit_at(page, table_by_call(page, "Isabella", [{"kind": "me"}, *bots], game=game))
    my_turn(page)
    for things in (*HOVERED[game], '[data-state="lit"]'):
        page.mouse.move(1, 1)
        expect(page.locator(".tip")).to_have_count(0)
        on = page.locator(f"{things}:visible").first
        box = on.bounding_box()
        if box is None or not 0 <= box["y"] + box["height"] / 2 <= height:
            continue
        # It is shown where it covers nothing, or not at all.
        until(partial(tip_of, page, on), f"no tip: {things}")
        assert page.evaluate(COVERED) == [], things


def tip_of(page: Page, on: Locator) -> bool:
    """Move to a thing, wherever it is now, and see whether its tip opens before the next try."""
    box = on.bounding_box()
    assert box
    middle = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
    page.mouse.move(middle[0] + 1, middle[1])
    page.mouse.move(*middle)
    with contextlib.suppress(Error):
        page.locator(".tip").wait_for(state="attached", timeout=3000)
    return page.locator(".tip").count() == 1


HOVERED = {
    "signorie": ('[data-at="threshold"]', '[data-at^="mandate:"]', '[data-at^="city:"]'),
    "princes": ('[data-at^="city:"]', '[data-at^="tile:"]', '[data-at^="troop:"]'),
    "virtu": ('[data-at^="city:"]', '[data-at^="stock:"]', '[data-at^="power:"]'),
    "italian_wars": ('[data-at^="city:"]', '[data-at^="stock:"]', '[data-at^="room:"]'),
}
COVERED = """() => {
    const tip = document.querySelector('.tip');
    if (!tip || getComputedStyle(tip).visibility === 'hidden') return [];
    const a = tip.getBoundingClientRect();
    const over = (b) => Math.min(a.right, b.right) - Math.max(a.left, b.left) > 2
        && Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > 2;
    return [...document.querySelectorAll('[data-state="lit"], .prompt')]
        .filter(one => over(one.getBoundingClientRect()))
        .map(one => one.dataset.at ?? one.className);
}"""
"""The lit things that the tip lies on, and the question."""
