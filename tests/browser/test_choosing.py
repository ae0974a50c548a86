"""Three people lay their family cards at once: nobody waits, nobody sees anything too early."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import Visitors
from tests.browser.playing import HEADERS, MINE, lay
from tests.browser.serving import Serving

NAMES = ("Ada", "Bianca", "Carlo")


def at_a_table(house: Serving, visitors: Visitors, **wish: str) -> list[Page]:
    """Three people at a table of Virtù that has just begun, a page each, by their seats."""
    pages = [visitors.visit(house) for _ in NAMES]
    for page, name in zip(pages, NAMES, strict=True):
        page.request.post("/api/guests", data={"name": name}, headers=HEADERS)
    seats = [{"kind": "me"}, {"kind": "open"}, {"kind": "open"}]
    options = {"first_player": "red", **wish}
    body = {"game": "virtu", "seats": seats, "options": options}
    first = pages[0].request
    table = first.post("/api/tables", data=body, headers=HEADERS).json()["table"]["id"]
    for page in pages[1:]:
        page.request.post(f"/api/tables/{table}/join", data={}, headers=HEADERS)
    first.post(f"/api/tables/{table}/start", headers=HEADERS)
    for page in pages:
        page.goto(f"/table/{table}")
        expect(page.locator("[data-version]")).to_be_visible()
    return pages


@pytest.mark.parametrize("shape", [{"width": 1440, "height": 900}, {"width": 390, "height": 844}])
def test_three_people_lay_their_cards_at_once(
    house: Serving, visitors: Visitors, shape: dict[str, int]
) -> None:
    ada, bianca, carlo = pages = at_a_table(house, visitors)
    for page in pages:
        page.set_viewport_size({"width": shape["width"], "height": shape["height"]})
        # Everybody is asked, and nobody is told to have laid what they have not.
        expect(page.locator(MINE)).to_be_visible()
        expect(page.get_by_text("All your cards are laid.")).to_have_count(0)

    # The last in the order of play is the first to be done.
    lay(carlo, 5)
    expect(carlo.locator(MINE)).to_have_count(0)
    expect(carlo.get_by_text("Everything is revealed once everybody has.")).to_be_visible()
    expect(carlo.get_by_text("Still choosing: Ada, Bianca")).to_be_visible()
    for page in (ada, bianca):
        expect(page.locator(MINE)).to_be_visible()
        told = page.get_by_text("has chosen").or_(page.get_by_label("has chosen"))
        expect(told.first).to_be_visible()

    # It is changed, kept over a reload, and changed again.
    carlo.get_by_role("button", name="Change it").click()
    expect(carlo.locator(MINE)).to_be_visible()
    carlo.reload()
    lay(carlo, 1)
    expect(carlo.locator(MINE)).to_have_count(0)
    lay(ada, 5)
    expect(ada.get_by_text("Still choosing: Bianca")).to_be_visible()
    expect(ada.locator('[data-asks="choose_at_once"]')).to_be_visible()

    # The last card of the last one opens all: Spring begins for everybody.
    lay(bianca, 5)
    expect(ada.locator(MINE)).to_be_visible()
    for page in pages:
        expect(page.locator('[data-asks="choose_at_once"]')).to_have_count(0)
    if shape["width"] > 1000:
        for page in (ada, carlo):
            expect(page.get_by_role("log")).to_contain_text("Bianca")


def test_in_order_only_one_is_asked(house: Serving, visitors: Visitors) -> None:
    ada, bianca, carlo = at_a_table(house, visitors, family_placement="in_order")
    expect(ada.locator(MINE)).to_be_visible()
    for page in (bianca, carlo):
        expect(page.locator(MINE)).to_have_count(0)
        expect(page.get_by_text("All your cards are laid.")).to_have_count(0)
        expect(page.get_by_text("You lay yours when it is your turn.")).to_be_visible()
