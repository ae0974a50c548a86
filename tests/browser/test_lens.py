"""The lens on the map: what every city would cost or come to, why not, at any time."""

from __future__ import annotations

import re
from itertools import combinations
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from quattrocento.games.italian_wars.game import ItalianWars
from quattrocento.games.virtu.board import Board
from quattrocento.games.virtu.game import Virtu
from quattrocento.games.virtu.rules.annex import Annex
from quattrocento.games.virtu.rules.intrigue import Intrigue
from quattrocento.games.virtu.rules.spring import PlaceMarker
from quattrocento.games.virtu.rules.war import War
from quattrocento.kernel.game import Game
from quattrocento.kernel.play import next_decision, play, run
from quattrocento.kernel.step import Decision, Move
from tests.browser.conftest import Visitors
from tests.browser.playing import HEADERS, my_turn, sit_at
from tests.browser.serving import Serving
from tests.browser.test_phone import PHONE, fits
from tests.browser.virtu_moments import Wanted, message_of, moves_to, table_at

KEPT = '{"motion":"none","plan":false,"sound":false,"language":"en","handover":false}'
DESKTOP: dict[str, Any] = {"viewport": {"width": 1440, "height": 900}}
GAMES: dict[str, Game[Any]] = {"virtu": Virtu(), "italian_wars": ItalianWars()}
SEATS = {"virtu": 3, "italian_wars": 2}
KINDS: dict[str, tuple[type[Decision[Any]], str, set[str]]] = {
    "annex": (Annex, "annex", {"can", "extra", "lacks", "out"}),
    "war": (War, "war", {"lacks", "out"}),
    "intrigue": (Intrigue, "agents", {"can"}),
}
"""What asks, where the view tells of it, and which states are to be there."""


def moment(game: str, lens: str) -> Wanted:
    """A question with the lens on, in which cities stand in all the ways they can."""
    kind, field, states = KINDS[lens]

    def wanted(board: Board, decision: Decision[Any]) -> bool:
        if not isinstance(decision, kind):
            return False
        seen = GAMES[game].sight.view(board, decision.seat)["lens"]
        found = {one["state"] for one in seen.get(field, {}).values()}
        return seen["on"] == lens and states <= found

    return wanted


def moves_for(game: str, wanted: Wanted) -> list[Move]:
    if game == "virtu":
        return moves_to(wanted)
    return moves_to(wanted, GAMES[game], SEATS[game])


def plaques(page: Page) -> dict[str, str]:
    """The state of every plaque on the map, by city."""
    found: dict[str, str] = page.locator("[data-plaque]").evaluate_all(
        "all => Object.fromEntries(all.map(one => [one.dataset.plaque, one.dataset.standing]))"
    )
    return found


def has_figures(lens: str, told: dict[str, Any]) -> bool:
    """An agent that is only sent changes no figure of a city that cannot be annexed."""
    return lens != "intrigue" or bool(told.get("crowns")) or told["deed"] != "send"


@pytest.mark.parametrize("shape", [DESKTOP, PHONE], ids=["desktop", "phone"])
@pytest.mark.parametrize("game", GAMES)
def test_plaques_say_how_every_city_stands(
    house: Serving, visitors: Visitors, game: str, shape: dict[str, Any]
) -> None:
    page = visitors.visit(house, kept=KEPT, **shape)
    for lens, (_, field, _) in KINDS.items():
        table = table_at(page, moves_for(game, moment(game, lens)), game, SEATS[game])
        sit_at(page, table)
        my_turn(page)
        view = message_of(page, table)["view"]
        assert view["lens"]["on"] == lens
        if shape is PHONE:
            # Agents are taken from the palace, which comes forward then.
            page.locator("nav").get_by_role("button", name="Map", exact=True).tap()
        expect(page.locator("[data-plaque]").first).to_be_attached()
        told = view["lens"][field]
        assert plaques(page) == {
            city: one["state"]
            for city, one in told.items()
            if one["state"] != "out" and has_figures(lens, one)
        }
        # Shape tells the state, too: dashed with something extra, and no plaque on another one.
        dashed = page.locator("[data-plaque]:has(rect[stroke-dasharray])")
        names = dashed.evaluate_all("all => all.map(one => one.dataset.plaque)")
        assert set(names) == {city for city, one in plaques(page).items() if one == "extra"}
        assert overlaps(page) == []
        if shape is PHONE:
            fits(page)
            continue
        for state in ("can", "extra", "lacks"):
            count = sum(one["state"] == state for one in told.values())
            line = page.locator(f".legend span:has(i.{state}) b")
            if count and line.count():
                expect(line).to_have_text(str(count))


def overlaps(page: Page) -> list[tuple[str, str]]:
    """Plaques that cover one another by more than their rims."""
    boxes = page.locator("[data-plaque]").evaluate_all(
        """all => all.map(one => {
            const { left, right, top, bottom } = one.getBoundingClientRect();
            return [one.dataset.plaque, left, right, top, bottom];
        })"""
    )
    return [
        (one[0], other[0])
        for one, other in combinations(boxes, 2)
        if min(one[2], other[2]) - max(one[1], other[1]) > 2
        and min(one[4], other[4]) - max(one[3], other[3]) > 2
    ]


@pytest.mark.parametrize("game", GAMES)
def test_a_faint_city_says_why_when_it_is_clicked(
    house: Serving, visitors: Visitors, game: str
) -> None:
    moves = moves_for(game, moment(game, "annex"))
    page = visitors.visit(house, kept=KEPT)
    table = table_at(page, moves, game, SEATS[game])
    sit_at(page, table)
    my_turn(page)
    lens = message_of(page, table)["view"]["lens"]["annex"]
    faint = next(
        city
        for city, one in lens.items()
        if one["state"] == "out" and one["why"]["reason"] == "no-way-there"
    )
    # Ears are told that it cannot be pressed; a click answers all the same.
    page.locator(f'[data-at="city:{faint}"] [data-spot="disc:{faint}"]').click(force=True)
    tip = page.get_by_role("tooltip")
    expect(tip).to_contain_text("There is no way there")
    expect(tip.locator("em")).to_have_text("out of reach")
    # The sum is told all the same, and V hides the plaques.
    expect(tip.locator(".sum")).to_contain_text("=")
    page.keyboard.press("v")
    expect(page.locator("[data-plaque]")).to_have_count(0)

    phone = visitors.visit(house, kept=KEPT, **PHONE)
    sit_at(phone, table_at(phone, moves, game, SEATS[game]))
    my_turn(phone)
    phone.locator(f'[data-at="city:{faint}"]').first.dispatch_event("click")
    expect(phone.get_by_role("alert")).to_contain_text("There is no way there")
    # What can be paid is reckoned before the ink button does it.
    near = next(city for city, one in lens.items() if one["state"] == "can")
    phone.locator(f'[data-at="city:{near}"]').first.dispatch_event("click")
    expect(phone.locator(".sheet .sum")).to_contain_text("=")
    expect(phone.locator(".acts .primary")).to_contain_text("Annex")


def placing(board: Board, decision: Decision[Any]) -> bool:
    return isinstance(decision, PlaceMarker) and decision.seat == 0


def test_who_waits_sees_prices_by_pointing(house: Serving, visitors: Visitors) -> None:
    """France thinks; Spain looks what the cities would cost it."""
    first, second = visitors.visit(house, kept=KEPT), visitors.visit(house, kept=KEPT)
    for page, name in ((first, "Ada"), (second, "Bea")):
        page.request.post("/api/guests", data={"name": name}, headers=HEADERS)
    body = {"game": "italian_wars", "seats": [{"kind": "me"}, {"kind": "open"}], "options": {}}
    table = first.request.post("/api/tables", data=body, headers=HEADERS).json()["table"]["id"]
    for page, deed in ((second, "join"), (first, "start")):
        done = page.request.post(f"/api/tables/{table}/{deed}", data={}, headers=HEADERS)
        assert done.ok, done.text()
    board = ItalianWars().start(2)
    run(board)
    for number, move in enumerate(moves_to(placing, ItalianWars(), 2)):
        decision = next_decision(board)
        assert decision is not None
        page = (first, second)[decision.seat]
        told = message_of(page, table)
        send = {
            "seat": decision.seat,
            "version": told["version"],
            "move": list(move),
            "key": f"driven-{number:05}",
        }
        answer = page.request.post(f"/api/tables/{table}/moves", data=send, headers=HEADERS)
        assert answer.ok, answer.text()
        play(board, move)
    sit_at(second, table)
    expect(second.locator('[data-turn="theirs"]')).to_be_visible()
    assert message_of(second, table)["prompt"]["seat"] == 0
    near = message_of(second, table)["view"]["lens"]["annex"]
    city, price = next((city, one) for city, one in near.items() if one["state"] != "out")
    second.locator(f'[data-at="city:{city}"] [data-spot="disc:{city}"]').hover()
    tip = second.get_by_role("tooltip")
    expect(tip.locator(".sum")).to_contain_text(re.compile(rf"=\s*{price['crowns']}"))
    # A click says why nothing happens.
    second.locator(f'[data-at="city:{city}"] [data-spot="disc:{city}"]').click()
    expect(tip).to_contain_text("It is not your turn")
