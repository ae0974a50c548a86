"""What one can pay with: panel, market, ticks and chips say the same; an indulgence is apart."""

from __future__ import annotations

import re
from collections import Counter
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect

from quattrocento.games.italian_wars.game import ItalianWars
from quattrocento.games.virtu.board import Board
from quattrocento.games.virtu.rules.buying import Buy
from quattrocento.games.virtu.rules.paying import Pay
from quattrocento.games.virtu.sight.means import lacking, only_by_asking
from quattrocento.kernel.step import Decision
from tests.browser.conftest import Visitors
from tests.browser.playing import my_turn, sit_at
from tests.browser.serving import Serving
from tests.browser.virtu_moments import message_of, moves_to, table_at

ALONE = '{"motion":"none","plan":false,"sound":false,"language":"en","handover":false}'
SIZES = [(1440, 900), (1024, 768), (390, 844)]
APART = re.compile(r"With an indulgence\s*\+3\s*or\s*\+1\s*−1")


def ticks_of_both_kinds(board: Board, decision: Decision[Any]) -> bool:
    if not isinstance(decision, Buy):
        return False
    asking = only_by_asking(board, decision.seat)
    return bool(asking) and any(
        move[0] == "buy" and move not in asking for move in decision.moves(board)
    )


def lacks_something(board: Board, decision: Decision[Any]) -> bool:
    return isinstance(decision, Pay) and bool(lacking(board, decision))


def at(page: Page, wanted: Any, game: str) -> str:
    """A table at a moment that is looked for; whoever decides looks at it."""
    if game == "virtu":
        return table_at(page, moves_to(wanted))
    return table_at(page, moves_to(wanted, ItalianWars(), 2), game, 2)


def counted(symbols: Locator) -> Counter[str]:
    """Symbols as they are spoken: `2 florin, 1 crown`."""
    found = Counter[str]()
    for label in symbols.evaluate_all("all => all.map(one => one.getAttribute('aria-label'))"):
        for count, name in re.findall(r"(\d+) (\w+)", label):
            found[name] += int(count)
    return found


@pytest.mark.parametrize("game", ["virtu", "italian_wars"])
@pytest.mark.parametrize(("width", "height"), SIZES)
def test_ticks_hand_and_market_count_the_same(
    house: Serving, visitors: Visitors, game: str, width: int, height: int
) -> None:
    page = visitors.visit(house, kept=ALONE, viewport={"width": width, "height": height})
    table = at(page, ticks_of_both_kinds, game)
    sit_at(page, table)
    view = message_of(page, table)["view"]
    buys = {one["move"][1] for one in message_of(page, table)["moves"] if one["move"][0] == "buy"}
    market = page.locator(".market")
    if not market.count():
        page.locator(".sights, nav").get_by_role("button", name="Market").first.click()
    expect(market).to_be_visible()

    # Ticks of two kinds, and both kinds together are what may be bought.
    sure = market.locator(".ware:has(.mark.good)")
    asking = market.locator(".ware:has([data-tick='asking'])")
    names = "all => all.map(one => one.dataset.at.split(':')[1])"
    ticked, extra = set(sure.evaluate_all(names)), set(asking.evaluate_all(names))
    assert ticked
    assert extra
    assert not ticked & extra
    assert ticked | extra == buys
    expect(market.locator(".legend")).to_contain_text("only with an indulgence")
    for ware in extra:
        expect(market.locator(f'[data-at="ware:{ware}"]')).to_have_attribute("data-extra", "")

    # "You can pay with" and "At hand" count the same; the indulgence is in neither, but apart.
    means = counted(market.locator(".means .row .symbols"))
    expect(market.locator(".means")).to_contain_text(APART)
    if width < 760:
        page.locator("nav").get_by_role("button", name="Palace", exact=True).click()
    hand = page.locator(".hand")
    for symbol in ("florin", "crown", "cross"):
        shown = hand.locator(f'b:has(use[href="#p-{symbol}"])').first.inner_text()
        assert int(shown) == means[symbol], symbol
        assert int(shown) == view["players"][view["me"]]["at_hand"][symbol]
    expect(page.locator(".apart:not(.means *)").first).to_contain_text(APART)


@pytest.mark.parametrize("game", ["virtu", "italian_wars"])
def test_what_a_payment_lacks_is_red_from_the_start(
    house: Serving, visitors: Visitors, game: str
) -> None:
    page = visitors.visit(house, kept=ALONE)
    table = at(page, lacks_something, game)
    sit_at(page, table)
    my_turn(page)
    ((_, count),) = message_of(page, table)["view"]["payment"]["lacking"].items()
    slot = page.locator(".slot.lacking")
    expect(slot).to_have_count(1)
    expect(slot).to_contain_text("lacking")
    if count > 1:
        expect(slot).to_contain_text(str(count))
    # It goes as soon as the indulgence has been asked for.
    page.locator(".chip", has_text="Indulgence").first.click()
    expect(page.locator(".slot.lacking")).to_have_count(0)


def test_a_choice_that_needs_an_indulgence_says_so(house: Serving, visitors: Visitors) -> None:
    page = visitors.visit(house, kept=ALONE)

    def annexing(board: Board, decision: Decision[Any]) -> bool:
        moves = only_by_asking(board, decision.seat)
        return any(move[0] == "annex" for move in moves) and len(decision.moves(board)) < 6

    table = table_at(page, moves_to(annexing))
    sit_at(page, table)
    my_turn(page)
    (city, *_) = [
        move[1] for move in message_of(page, table)["view"]["by_asking"] if move[0] == "annex"
    ]
    expect(page.locator(f'[data-at="city:{city}"]')).to_have_attribute("data-extra", "")
    chip = page.locator(".chip:has(use[href='#p-indulgence'])").filter(has_not_text="Indulgence")
    expect(chip.first).to_contain_text("−1")
