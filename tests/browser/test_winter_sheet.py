"""A whole Winter on one sheet: planned by clicking, confirmed once, played move by move."""

from __future__ import annotations

import re
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from quattrocento.games.italian_wars.board import Italy
from quattrocento.games.italian_wars.game import ItalianWars
from quattrocento.games.virtu.board import Board
from quattrocento.games.virtu.rules.winter import Wages
from quattrocento.kernel.play import next_decision, play, run
from quattrocento.kernel.step import Decision
from tests.browser.conftest import Visitors
from tests.browser.playing import HEADERS, my_turn, sit_at
from tests.browser.serving import Serving
from tests.browser.virtu_moments import message_of, moves_to, table_at

KEPT = '{"motion":"none","sound":false,"language":"en","handover":false}'
SIZES = [(1440, 900), (1024, 768), (390, 844)]


def rich_winter(board: Board, decision: Decision[Any]) -> bool:
    """Wages are due, and the treasury has something over."""
    return isinstance(decision, Wages) and board.players[decision.seat].florins >= 5


def first_winters(board: Board, decision: Decision[Any]) -> bool:
    """The first of two plans a Winter in which the second can buy something, too."""
    if not isinstance(board, Italy) or not isinstance(decision, Wages) or decision.seat != 0:
        return False
    sheet = ItalianWars().sight.planned(board, 1, [])
    return sheet is not None and any(one["state"] == "fits" for one in sheet["wares"].values())


def winter(page: Page, game: str) -> str:
    """A table at such a Winter, before whoever plans it."""
    if game == "virtu":
        table = table_at(page, moves_to(rich_winter))
    else:
        table = table_at(page, moves_to(rich_winter, ItalianWars(), 2), game, 2)
    sit_at(page, table)
    expect(page.locator(".winter")).to_be_visible()
    return table


def unfold(page: Page, step: str) -> None:
    """On a phone one step is open."""
    head = page.locator(f"[data-step={step}] button.head")
    if head.count() and head.get_attribute("aria-expanded") == "false":
        head.click()


def left(page: Page) -> int:
    told = page.locator("[data-left]").first.inner_text()
    return int(re.findall(r"\d+", told)[0])


@pytest.mark.parametrize("game", ["virtu", "italian_wars"])
@pytest.mark.parametrize(("width", "height"), SIZES)
def test_a_winter_is_planned_and_confirmed_once(
    house: Serving, visitors: Visitors, game: str, width: int, height: int
) -> None:
    page = visitors.visit(house, kept=KEPT, viewport={"width": width, "height": height})
    table = winter(page, game)
    before = message_of(page, table)
    seat = before["prompt"]["seat"]
    treasury = before["view"]["players"][seat]["florins"]
    unpaid = left(page)
    assert unpaid < treasury  # the wages

    unfold(page, "buy")
    ware = page.locator("[data-ware][data-state=fits]").first
    name = ware.get_attribute("data-ware")
    ware.click()
    expect(page.locator(f"[data-ware={name}]")).to_have_attribute("data-state", "planned")
    page.wait_for_function(
        "unpaid => !document.querySelector('[data-left]').textContent.includes(unpaid)",
        arg=str(unpaid),
    )
    # Nothing has happened on the table.
    assert message_of(page, table)["version"] == before["version"]
    planned = left(page)

    page.get_by_role("button", name=re.compile("^Confirm")).click()
    expect(page.locator("[data-version]")).not_to_have_attribute(
        "data-asks", before["prompt"]["id"]
    )
    expect(page.locator(f"[data-ware={name}][data-state=planned]")).to_have_count(0)
    after = message_of(page, table)
    assert after["prompt"]["seat"] != seat or after["view"]["season"] != "winter"
    player = after["view"]["players"][seat]
    assert player["florins"] == planned
    had = [spaces_of(view["players"][seat]) for view in (before["view"], after["view"])]
    assert name in had[1]
    assert name not in had[0] or had[1].count(name) > had[0].count(name)


def spaces_of(player: dict[str, Any]) -> list[str]:
    """The cards at court and the tiles of the Domain."""
    court = [space["card"] for space in player["court"].values() if space["card"]]
    return [*court, *(tile.partition("-")[0] for tile in player["domain"])]


def test_what_cannot_be_done_says_why_and_is_left_out(house: Serving, visitors: Visitors) -> None:
    page = visitors.visit(house, kept=KEPT)
    winter(page, "virtu")
    lacking = page.locator("[data-ware][data-state=lacks]").first
    lacking.click()
    expect(page.locator(".winter [role=alert]")).to_be_visible()
    expect(page.get_by_role("button", name="Confirm", exact=False)).to_be_enabled()

    # Troops first, and then the market until something displaces them.
    more = page.get_by_role("button", name=re.compile("^One troop more")).first
    more.click()
    displacing = page.locator("[data-ware][data-state=instead]")
    while not displacing.count():
        fits = page.locator("[data-ware][data-state=fits]")
        planned = page.locator("[data-ware][data-state=planned]").count()
        fits.first.click()
        expect(page.locator("[data-ware][data-state=planned]")).to_have_count(planned + 1)
    displacing.first.click()
    conflict = page.locator(".conflict")
    expect(conflict.first).to_be_visible()
    expect(page.get_by_role("button", name=re.compile("^Confirm without"))).to_be_visible()
    while conflict.count():
        shown = conflict.count()
        conflict.first.get_by_role("button", name="Leave out").click()
        expect(conflict).to_have_count(shown - 1)
    expect(page.get_by_role("button", name=re.compile(r"^Confirm without"))).to_have_count(0)


def test_a_plan_outlives_a_reload_and_esc_takes_the_last_wish_back(
    house: Serving, visitors: Visitors
) -> None:
    page = visitors.visit(house, kept=KEPT)
    winter(page, "virtu")
    planned = page.locator("[data-ware][data-state=planned]")
    page.locator("[data-ware][data-state=fits]").first.click()
    expect(planned).to_have_count(1)
    page.reload()
    expect(planned).to_have_count(1)
    page.keyboard.press("Escape")
    expect(planned).to_have_count(0)


def test_a_plan_is_made_by_keys(house: Serving, visitors: Visitors) -> None:
    page = visitors.visit(house, kept=KEPT)
    winter(page, "virtu")
    page.keyboard.press("3")
    first = page.locator("[data-step=buy] [data-ware]").first
    expect(first).to_be_focused()
    page.keyboard.press("ArrowRight")
    second = page.locator("[data-step=buy] [data-ware]:focus")
    expect(second).to_have_count(1)
    expect(first).not_to_be_focused()
    page.keyboard.press("4")
    expect(page.locator("[data-step=recruit] button:focus")).to_have_count(1)
    page.keyboard.press("3")
    fits = page.locator("[data-ware][data-state=fits]").first
    fits.focus()
    page.keyboard.press("Space")
    expect(page.locator("[data-ware][data-state=planned]")).to_have_count(1)
    page.keyboard.press("Escape")
    expect(page.locator("[data-ware][data-state=planned]")).to_have_count(0)


def test_step_by_step_is_a_click_away_and_remembered(house: Serving, visitors: Visitors) -> None:
    page = visitors.visit(house, kept=KEPT)
    winter(page, "virtu")
    page.get_by_role("button", name="Step by step").click()
    expect(page.locator(".winter")).to_have_count(0)
    expect(my_turn(page)).to_contain_text("pay your troops")
    page.reload()
    expect(my_turn(page)).to_be_visible()
    expect(page.locator(".winter")).to_have_count(0)
    page.get_by_role("button", name="On one sheet").click()
    expect(page.locator(".winter")).to_be_visible()


def test_a_plan_made_while_the_other_plays_is_kept(house: Serving, visitors: Visitors) -> None:
    """France thinks about its Winter; Spain plans its own meanwhile."""
    first, second = visitors.visit(house, kept=KEPT), visitors.visit(house, kept=KEPT)
    for page, name in ((first, "Ada"), (second, "Bea")):
        page.request.post("/api/guests", data={"name": name}, headers=HEADERS)
    body = {"game": "italian_wars", "seats": [{"kind": "me"}, {"kind": "open"}], "options": {}}
    table = first.request.post("/api/tables", data=body, headers=HEADERS).json()["table"]["id"]
    for page, deed in ((second, "join"), (first, "start")):
        done = page.request.post(f"/api/tables/{table}/{deed}", data={}, headers=HEADERS)
        assert done.ok, done.text()
    game = ItalianWars()
    board = game.start(2)
    run(board)
    for number, move in enumerate(moves_to(first_winters, game, 2)):
        decision = next_decision(board)
        assert decision is not None
        page = (first, second)[decision.seat]
        wish = {
            "seat": decision.seat,
            "version": message_of(page, table)["version"],
            "move": list(move),
            "key": f"driven-{number:05}",
        }
        answer = page.request.post(f"/api/tables/{table}/moves", data=wish, headers=HEADERS)
        assert answer.ok, answer.text()
        play(board, move)

    sit_at(second, table)
    second.get_by_role("button", name="Market").click()
    expect(second.locator(".winter .early")).to_be_visible()
    second.locator("[data-ware][data-state=fits]").first.click()
    expect(second.locator("[data-ware][data-state=planned]")).to_have_count(1)
    expect(second.get_by_role("button", name=re.compile("^Confirm"))).to_have_count(0)

    # The other one confirms; what was planned stands there still.
    sit_at(first, table)
    first.get_by_role("button", name=re.compile("^Confirm")).click()
    expect(second.get_by_role("button", name=re.compile("^Confirm"))).to_be_visible()
    expect(second.locator("[data-ware][data-state=planned]")).to_have_count(1)
