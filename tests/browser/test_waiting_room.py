"""The waiting room: who is awaited, why it cannot begin yet, and only what differs."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import Visitors
from tests.browser.playing import HEADERS
from tests.browser.serving import Serving


def opened(page: Page, **wish: Any) -> str:
    """A table with an open seat, waiting."""
    page.request.post("/api/guests", data={"name": "Isabella"}, headers=HEADERS)
    seats = [{"kind": "me"}, {"kind": "open"}]
    body = {"game": "signorie", "seats": seats, **wish}
    made = page.request.post("/api/tables", data=body, headers=HEADERS).json()["table"]
    page.goto(f"/table/{made['id']}")
    return str(made["id"])


def test_it_says_who_is_awaited_and_why_it_cannot_begin(house: Serving, visitors: Visitors) -> None:
    host, guest = visitors.visit(house), visitors.visit(house)
    table = opened(host)
    awaited = host.locator(".awaited")
    expect(awaited).to_have_text("Waiting for one more")
    # What is not there yet is not offered.
    expect(host.get_by_role("tab", name="Chat")).to_be_visible()
    expect(host.get_by_role("tab", name="Chronicle")).to_have_count(0)
    begin = host.get_by_role("button", name="Begin Signorie")
    expect(begin).to_be_disabled()
    expect(begin).to_have_accessible_description("Free seats: send the link, or give them to bots.")
    guest.request.post("/api/guests", data={"name": "Ada"}, headers=HEADERS)
    guest.goto(f"/table/{table}")
    guest.get_by_role("button", name="Sit down").click()
    expect(guest.locator(".awaited")).to_have_text("Everyone is here. The host begins.")
    expect(awaited).to_have_text("Everyone is here")
    begin.click()
    expect(host.locator("[data-version]")).to_be_visible()


@pytest.mark.parametrize("width", [1440, 1024, 390])
def test_only_what_differs_is_shown(house: Serving, visitors: Visitors, width: int) -> None:
    page = visitors.visit(house, viewport={"width": width, "height": 844})
    opened(page, options={"tiles": "optional"}, confirm_turn=True)
    agreed = page.locator(".agreed")
    expect(agreed.get_by_role("heading")).to_have_text("Different from the standard")
    expect(agreed.get_by_role("listitem")).to_have_count(2)
    expect(agreed).to_contain_text("Alliance tiles: optional (standard: compulsory)")
    assert page.evaluate("document.documentElement.scrollWidth") <= width


def test_the_rest_is_there_when_asked_for(house: Serving, visitors: Visitors) -> None:
    page = visitors.visit(house)
    opened(page)
    agreed = page.locator(".agreed")
    expect(agreed.get_by_role("heading")).to_have_text("The standard options")
    expect(agreed.get_by_role("listitem")).to_have_count(0)
    agreed.get_by_role("button").click()
    expect(agreed.get_by_role("listitem").first).to_contain_text("compulsory")
