"""Many choices still show their effects; things bear numbers; rooms can be told apart."""

from __future__ import annotations

import re
from collections import Counter
from typing import Any

import pytest
from playwright.sync_api import expect

from quattrocento.games.virtu.board import Board
from quattrocento.games.virtu.rules.annex import Annex
from quattrocento.games.virtu.rules.spring import MoveMarker
from quattrocento.games.virtu.rules.war import War
from quattrocento.games.virtu.speech.targets import targets
from quattrocento.kernel.step import Decision
from tests.browser.conftest import Visitors
from tests.browser.playing import my_turn, sit_at, table_by_call, unfold
from tests.browser.serving import Serving
from tests.browser.test_phone import PHONE, fits
from tests.browser.virtu_moments import message_of, moves_to, table_at

KEPT = '{"motion":"none","sound":false,"language":"en","handover":false}'
MANY = 6


def many_cities(board: Board, decision: Decision[Any]) -> bool:
    return isinstance(decision, Annex) and len(decision.moves(board)) > MANY


def crossroads(board: Board, decision: Decision[Any]) -> bool:
    """Some city stands for several marches."""
    if not isinstance(decision, War):
        return False
    touched = Counter(one for move in decision.moves(board)[:9] for one in targets(board, move))
    return any(count > 1 for name, count in touched.items() if name.startswith("city:"))


def two_alike(board: Board, decision: Decision[Any]) -> bool:
    """Two rooms of the palace have the same action."""
    if not isinstance(decision, MoveMarker):
        return False
    player = board.players[decision.seat]
    laid = [board.box.action[card] for card in player.cards[:5] if card >= 0]
    printed = [
        action
        for room, action in enumerate(board.box.palaces[player.colour])
        if player.cards[room] < 0
    ]
    return bool(set(laid) & set(printed))


@pytest.mark.parametrize(("width", "height"), [(1440, 900), (1024, 768)])
def test_the_bar_shows_what_many_choices_cost(
    house: Serving, visitors: Visitors, width: int, height: int
) -> None:
    page = visitors.visit(house, kept=KEPT, viewport={"width": width, "height": height})
    sit_at(page, table_at(page, moves_to(many_cities)))
    chips = my_turn(page).locator(".chips .chip:not(.more)")
    expect(chips.first).to_be_visible()
    page.evaluate("() => document.fonts.ready")
    expect(chips.nth(3 if width > 1200 else 1)).to_be_visible()
    for chip in chips.all():
        expect(chip.locator(".results")).to_contain_text("−")
    bar = my_turn(page).bounding_box()
    more = page.locator(".chips .more")
    expect(more).to_contain_text("more")
    for box in [chip.bounding_box() for chip in [*chips.all(), more]]:
        assert bar
        assert box
        assert bar["y"] <= box["y"]
        assert box["y"] + box["height"] <= bar["y"] + bar["height"]
    page.keyboard.press("l")
    expect(page.get_by_role("menuitem")).to_have_count(message_count(page))


def message_count(page: Any) -> int:
    """All that is offered but to end."""
    table = page.url.rsplit("/", 1)[1]
    return sum(one["move"][0] != "end" for one in message_of(page, table)["moves"])


def test_a_group_shows_how_many_it_has_and_what_they_cost(
    house: Serving, visitors: Visitors
) -> None:
    bots = [{"kind": "bot", "level": "easy"}] * 3
    page = visitors.visit(house)
    table = table_by_call(page, "Isabella", [{"kind": "me"}, *bots], game="princes")
    sit_at(page, table)
    my_turn(page)
    page.keyboard.press("1")
    expect(page.locator('[data-asks="take_action"]')).to_be_visible()
    message = message_of(page, table)
    prices = [
        -one["changes"]["gold"]
        for one in message["moves"]
        if one["move"][0] in ("buy_troop", "buy_treachery")
    ]
    buying = page.locator(".chips .chip", has_text="Buy")
    expect(buying.locator(".results")).to_contain_text(f"−{min(prices)}…{max(prices)}")
    # What stands on a button is a price, never how many there are.
    expect(buying).not_to_contain_text("×")


def test_a_phone_s_mat_shows_what_many_choices_do(house: Serving, visitors: Visitors) -> None:
    bots = [{"kind": "bot", "level": "easy"}] * 2
    page = visitors.visit(house, **PHONE)
    table = table_by_call(page, "Isabella", [{"kind": "me"}, *bots])
    sit_at(page, table)
    my_turn(page)
    dice = [one for one in message_of(page, table)["moves"] if one["move"][0] == "take_die"]
    strip = page.locator(".strip button:has(.key)")
    expect(strip).to_have_count(len(dice))
    paid = next(i for i, one in enumerate(dice) if one["changes"].get("florins"))
    expect(strip.nth(paid).locator(".results")).to_contain_text("−")
    strip.nth(paid).tap()
    expect(strip.nth(paid)).to_have_class(re.compile("chosen"))
    expect(page.locator(".acts .primary")).to_be_enabled()
    fits(page)


def test_a_thing_with_several_choices_bears_their_numbers(
    house: Serving, visitors: Visitors
) -> None:
    page = visitors.visit(house, kept=KEPT)
    sit_at(page, table_at(page, moves_to(crossroads)))
    expect(my_turn(page)).to_be_visible()
    lit = page.locator('[data-at^="city:"][data-state="lit"]')
    expect(lit.first).to_be_visible()
    names = lit.evaluate_all("all => all.map(one => one.getAttribute('aria-label'))")
    assert any(re.search(r"\d[–·]\d", name) for name in names), names


def test_two_rooms_of_one_kind_can_be_told_apart(house: Serving, visitors: Visitors) -> None:
    page = visitors.visit(house, kept=KEPT)
    sit_at(page, table_at(page, moves_to(two_alike)))
    expect(page.locator(".mat .numeral")).to_have_text(["I", "II", "III", "IV", "V"])
    rooms = page.locator(".mat [data-at^='room:']")
    spoken = rooms.evaluate_all("all => all.map(one => one.getAttribute('aria-label'))")
    assert len({name.split(";")[0] for name in spoken}) == len(spoken)
    expect(page.locator(".chips .name").first).to_have_text(re.compile(r" (I|II|III|IV|V)\b"))
    unfold(page)
    expect(page.get_by_text(re.compile(r"room (I|II|III|IV|V) \(")).first).to_be_visible()
