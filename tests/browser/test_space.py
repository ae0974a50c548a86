"""Room on the screen: nothing needed lies below the fold, and large screens are used."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import Page, expect

from quattrocento.games.virtu.board import Board
from quattrocento.games.virtu.rules.annex import Annex
from quattrocento.games.virtu.rules.paying import Pay
from quattrocento.kernel.step import Decision
from tests.browser.conftest import COARSE, Visitors
from tests.browser.playing import HEADERS, my_turn, sit_at, table_by_call
from tests.browser.serving import Serving
from tests.browser.staging import asks, lay_out, princes_moves
from tests.browser.test_phone import PHONE, fits
from tests.browser.test_princes_wars import ARMY, begin
from tests.browser.test_winter_sheet import winter
from tests.browser.virtu_moments import moves_to, siege_with_bonuses, table_at

ALONE = '{"motion":"none","plan":false,"sound":false,"language":"en","handover":false}'
PLANNING = '{"motion":"none","sound":false,"language":"en","handover":false}'
LYING = {"width": 1024, "height": 768}
ME, BOT = {"kind": "me"}, {"kind": "bot", "level": "easy"}
SEATS = {"signorie": 3, "princes": 4, "virtu": 5, "italian_wars": 2}


def opened(page: Page, game: str) -> str:
    table = table_by_call(page, "Isabella", [ME, *[BOT] * (SEATS[game] - 1)], game=game)
    sit_at(page, table)
    my_turn(page)
    return table


@pytest.mark.parametrize("game", SEATS)
def test_all_of_a_table_is_seen_on_a_tablet_that_lies(
    house: Serving, visitors: Visitors, game: str
) -> None:
    page = visitors.visit(house, viewport={"width": 1024, "height": 768})
    opened(page, game)
    page.wait_for_function("() => document.documentElement.scrollHeight <= innerHeight")
    for part in (".prompt", ".board", ".mat"):
        box = page.locator(f"main > {part}").bounding_box()
        assert box
        assert box["y"] + box["height"] <= 768, part
        assert box["height"] > 50, part


@pytest.mark.parametrize(("width", "height"), [(1440, 900), (1024, 768)])
def test_the_palaces_of_the_others_fit(
    house: Serving, visitors: Visitors, width: int, height: int
) -> None:
    page = visitors.visit(house, viewport={"width": width, "height": height})
    opened(page, "virtu")
    page.get_by_role("button", name="Palaces").click()
    palaces = page.locator(".palaces > section")
    # Mine lies on the mat.
    expect(palaces).to_have_count(4)
    expect(page.locator(".palaces").get_by_text("Isabella")).to_have_count(0)
    room = page.locator(".palaces")
    assert room.evaluate("one => one.scrollHeight <= one.clientHeight")
    for palace in palaces.all():
        wheel = palace.locator(".wheel").bounding_box()
        assert wheel
        assert wheel["height"] >= 120
        assert wheel["y"] + wheel["height"] <= height
        side = palace.locator(".side")
        assert side.evaluate("one => one.scrollHeight <= one.clientHeight")


def test_what_is_for_sale_is_one_list(house: Serving, visitors: Visitors) -> None:
    page = visitors.visit(house)
    opened(page, "princes")
    page.keyboard.press("1")
    expect(page.locator('[data-asks="take_action"]')).to_be_visible()
    expect(page.locator(".hall")).to_be_visible()
    sold = page.locator('[data-at^="tile:"]:visible, [data-at^="troop:"]:visible')
    names = sold.evaluate_all("all => all.map(one => one.dataset.at)")
    assert len(names) > 25
    assert len(names) == len(set(names))


def test_dice_grow_with_the_map(house: Serving, visitors: Visitors) -> None:
    page = visitors.visit(house, **COARSE)
    opened(page, "signorie")
    sizes = []
    for width, height in ((1440, 900), (1920, 1080), (2560, 1440)):
        page.set_viewport_size({"width": width, "height": height})
        box = page.locator('.die[data-state="lit"]').first.bounding_box()
        assert box
        sizes.append(box["width"])
        page.wait_for_function("() => document.documentElement.scrollHeight <= innerHeight")
    assert sizes[0] * 1.15 < sizes[1] < sizes[2] / 1.15


@pytest.mark.parametrize(("game", "part"), [("virtu", ".mat .wheel svg"), ("princes", ".mat")])
def test_mats_grow_with_the_screen(
    house: Serving, visitors: Visitors, game: str, part: str
) -> None:
    page = visitors.visit(house, **COARSE)
    opened(page, game)
    sizes = []
    for width, height in ((1440, 900), (1920, 1080)):
        page.set_viewport_size({"width": width, "height": height})
        box = page.locator(part).first.bounding_box()
        assert box
        sizes.append(box["height"])
        page.wait_for_function("() => document.documentElement.scrollHeight <= innerHeight")
    assert sizes[1] > sizes[0] * 1.1


def nothing_below(page: Page) -> None:
    """On a tablet that lies all that can be chosen now, and what decides, is in sight."""
    page.wait_for_function("() => document.documentElement.scrollHeight <= innerHeight")
    below = page.locator(
        '.prompt button, [data-state="lit"]:visible, .slot, [data-siege], [data-left]:not(td), '
        ".winter button, .winter p"
    ).evaluate_all(
        """all => all.filter(one => {
            const { bottom, height } = one.getBoundingClientRect();
            let end = innerHeight;
            // What scrolls ends where it is cut off.
            for (let box = one; (box = box.parentElement); )
                if (getComputedStyle(box).overflowY === "auto")
                    end = Math.min(end, box.getBoundingClientRect().bottom);
            return height > 0 && bottom > end + 1;
        }).map(one => one.dataset.at ?? one.dataset.ware ?? one.className)"""
    )
    assert below == []


def test_a_payment_a_siege_and_a_winter_fit_a_tablet_that_lies(
    house: Serving, visitors: Visitors
) -> None:
    page = visitors.visit(house, kept=ALONE, viewport=LYING)

    def paying(board: Board, decision: Decision[Any]) -> bool:
        return isinstance(decision, Pay) and any(isinstance(one, Annex) for one in board.agenda)

    for wanted in (paying, siege_with_bonuses):
        sit_at(page, table_at(page, moves_to(wanted)))
        my_turn(page)
        nothing_below(page)
    # The rooms can still be told apart while something is paid.
    expect(page.locator(".wheel svg").first).to_be_visible()
    planning = visitors.visit(house, kept=PLANNING, viewport=LYING)
    for game in ("virtu", "italian_wars"):
        winter(planning, game)
        nothing_below(planning)


def test_a_war_of_princes_fits_a_tablet_that_lies(house: Serving, visitors: Visitors) -> None:
    page = visitors.visit(house, viewport=LYING)
    page.request.post("/api/guests", data={"name": "Isabella"}, headers=HEADERS)
    table = begin(page)
    moves = princes_moves(asks("Bribe", having="bribe"), [*ARMY, "treachery", "enemy"])
    sit_at(page, lay_out(house, table, moves))
    my_turn(page)
    expect(page.locator(".war")).to_be_visible()
    nothing_below(page)


def test_chat_and_map_are_a_tap_away_on_a_phone(house: Serving, visitors: Visitors) -> None:
    page = visitors.visit(house, **PHONE)
    opened(page, "virtu")
    fits(page)
    page.locator("header").get_by_role("button", name="Chat").tap()
    line = page.get_by_role("dialog").get_by_placeholder("Say something to the table…")
    line.fill("Good evening")
    line.press("Enter")
    expect(page.get_by_role("dialog").get_by_role("log")).to_contain_text("Good evening")
    page.get_by_role("button", name="Close", exact=True).tap()
    tabs = page.locator("nav")
    tabs.get_by_role("button", name="Map", exact=True).tap()
    page.locator(".sights").get_by_role("button", name="Market").tap()
    expect(page.locator('[data-at="ware:pope"]')).to_be_visible()
    # From the market, too, the map is one tap away.
    tabs.get_by_role("button", name="Map", exact=True).tap()
    expect(page.locator('[data-at="city:florence"]')).to_be_visible()
    expect(tabs.locator("[aria-current]")).to_have_text("Map")


def test_the_map_is_a_tap_away_during_an_auction(house: Serving, visitors: Visitors) -> None:
    page = visitors.visit(house, **PHONE)
    opened(page, "princes")
    expect(page.locator(".zoom")).to_have_count(0)
    page.locator("nav").get_by_role("button", name="Board", exact=True).tap()
    plan = page.get_by_role("group", name="Map of Italy")
    expect(plan).to_be_in_viewport()
    box = plan.bounding_box()
    assert box
    assert box["y"] < 300
    # Another tap brings back what is in hand.
    page.locator("nav").get_by_role("button", name="Board", exact=True).tap()
    expect(page.get_by_role("region", name="Families")).to_be_in_viewport()


def test_tables_to_join_come_before_those_to_watch(house: Serving, visitors: Visitors) -> None:
    host = visitors.visit(house)
    table_by_call(host, "Bea", [ME, BOT], name="Nothing but bots")
    seats = [ME, {"kind": "open"}]
    body = {"game": "signorie", "seats": seats, "name": "Room for one"}
    assert host.request.post("/api/tables", data=body, headers=HEADERS).ok
    page = visitors.visit(house)
    page.goto("/")
    join = page.get_by_role("region", name="Tables to join")
    watch = page.get_by_role("region", name="To watch")
    expect(join).to_contain_text("Room for one")
    expect(join).to_contain_text("one seat open")
    expect(watch).to_contain_text("Nothing but bots")
    expect(watch.get_by_role("button", name="Join")).to_have_count(0)
    above, below = join.bounding_box(), watch.bounding_box()
    assert above
    assert below
    assert above["y"] < below["y"]
