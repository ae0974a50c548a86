"""The lobby: what is offered there, and what is not."""

from __future__ import annotations

import json

from playwright.sync_api import Route, expect

from tests.browser.conftest import Visitors
from tests.browser.playing import HEADERS, become, sit_at, table_by_call
from tests.browser.serving import Serving

SEATS = [{"kind": "me"}, {"kind": "bot", "level": "easy"}]


def test_a_game_counts_in_its_own_word(house: Serving, visitors: Visitors) -> None:
    """Rounds in one game, decades or years in another; the list is that of a later hour."""
    page = visitors.visit(house)
    table_by_call(page, "Isabella", SEATS)
    for game in ("princes", "virtu"):
        body = {"game": game, "seats": [*SEATS, SEATS[1]]}
        table = page.request.post("/api/tables", data=body, headers=HEADERS).json()["table"]["id"]
        page.request.post(f"/api/tables/{table}/start", headers=HEADERS)

    def answer(route: Route) -> None:
        told = route.fetch().json()
        told["tables"] = [one | {"round": 2} for one in told["tables"]]
        route.fulfill(body=json.dumps(told), content_type="application/json")

    page.route("**/api/tables?list=mine", answer)
    page.goto("/")
    for moment in ("Round II", "Decade II", "Year II"):
        expect(page.get_by_text(moment)).to_be_visible()


def test_what_is_agreed_is_read_before_the_game(house: Serving, visitors: Visitors) -> None:
    page = visitors.visit(house)
    become(page, "Isabella")
    page.get_by_role("button", name="Remove this seat").first.click()
    page.get_by_label("Seat 2").select_option("open")
    page.get_by_label("Pace").select_option("live-30")
    page.get_by_role("button", name="More", exact=True).click()
    page.get_by_label("When a clock runs out").select_option("end")
    page.get_by_role("button", name="Close").click()
    page.get_by_role("button", name="Begin Signorie").click()
    expect(page.get_by_text("When a clock runs out: the game ends")).to_be_visible()
    expect(page.get_by_text("Alliance tiles: compulsory")).to_be_hidden()
    begin = page.get_by_role("button", name="Begin Signorie")
    expect(begin).to_be_disabled()
    page.get_by_label("Give it to a bot").select_option("hard")
    expect(page.get_by_text("strong bot")).to_be_visible()
    begin.click()
    expect(page.locator("[data-version]")).to_be_visible()


def test_a_table_is_called_by_its_name_in_the_bar(house: Serving, visitors: Visitors) -> None:
    page = visitors.visit(house, viewport={"width": 1440, "height": 900})
    sit_at(page, table_by_call(page, "Isabella", SEATS, name="Friday at Pia's"))
    bar = page.locator("header").first.bounding_box()
    name = page.get_by_text("Friday at Pia's").first.bounding_box()
    assert bar
    assert name
    # What does not fit is wrapped out of sight, below the bar.
    assert name["y"] + name["height"] <= bar["y"] + bar["height"]
    assert name["width"] > 60
