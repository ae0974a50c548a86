"""Signed in here and there: the list, signing out from afar, and what an open page does then."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import Visitors
from tests.browser.playing import HEADERS, become, my_turn, sit_at
from tests.browser.serving import Serving

TOLD = "You were signed out."
LOST = "This table cannot be shown"
DESK = "Mozilla/5.0 (X11; Linux x86_64; rv:145.0) Gecko/20100101 Firefox/145.0"
PHONE = (
    "Mozilla/5.0 (iPhone; CPU iPhone OS 18_6 like Mac OS X) AppleWebKit/605.1.15 "
    "(KHTML, like Gecko) Version/18.6 Mobile/15E148 Safari/604.1"
)
SEATS = [{"kind": "me"}, {"kind": "bot", "level": "easy"}]


def call(page: Page, path: str, **body: object) -> dict[str, object]:
    answer = page.request.post(f"/api/{path}", data=body, headers=HEADERS)
    assert answer.ok, answer.text()
    told: dict[str, object] = answer.json()
    return told


def private_table(page: Page, seats: list[dict[str, str]]) -> str:
    wish = call(page, "tables", game="signorie", seats=seats, private=True)["table"]
    assert isinstance(wish, dict)
    return str(wish["id"])


def forgive(visitors: Visitors) -> None:
    """A browser writes down every 404 that it gets."""
    visitors.complaints[:] = [one for one in visitors.complaints if "404" not in one]


def test_one_signs_out_elsewhere(own_house: Serving, visitors: Visitors) -> None:
    account = {"name": "Caterina", "password": "correct horse"}
    here, phone = (visitors.visit(own_house, user_agent=one) for one in (DESK, PHONE))
    call(here, "accounts", **account)
    call(phone, "login", **account)
    table = private_table(phone, SEATS)
    call(phone, f"tables/{table}/start")
    sit_at(phone, table)
    here.goto("/account")
    listed = here.get_by_role("region", name="Signed in on").get_by_role("listitem")
    expect(listed).to_have_count(2)
    expect(listed.first).to_contain_text("Firefox · Linux")
    expect(listed.first).to_contain_text("this browser")
    expect(listed.last).to_contain_text("Safari · iPhone")
    expect(listed.last).to_contain_text("last seen this hour")
    here.get_by_role("button", name="Sign out: Safari · iPhone").click()
    expect(listed).to_have_count(1)
    expect(phone.get_by_text(TOLD)).to_be_visible()
    expect(phone.get_by_text(LOST)).to_be_visible()
    expect(here.get_by_role("button", name="Sign out everywhere")).to_have_count(0)
    call(phone, "login", **account)
    here.reload()
    here.get_by_role("button", name="Sign out everywhere", exact=True).click()
    expect(here.get_by_role("button", name="Your name")).to_be_visible()
    assert phone.request.get("/api/me").json() == {"person": None}
    forgive(visitors)


def test_who_signs_out_in_another_tab_is_told(house: Serving, visitors: Visitors) -> None:
    page = visitors.visit(house)
    become(page, "Lucrezia")
    table = private_table(page, SEATS)
    call(page, f"tables/{table}/start")
    sit_at(page, table)
    my_turn(page)
    other = page.context.new_page()
    other.goto("/")
    other.get_by_role("button", name="Lucrezia").click()
    other.get_by_role("button", name="Sign out").click()
    expect(page.get_by_text(TOLD)).to_be_visible()
    expect(page.get_by_text(LOST)).to_be_visible()
    forgive(visitors)


def test_who_registers_in_another_tab_stays_at_the_table(
    own_house: Serving, visitors: Visitors
) -> None:
    page = visitors.visit(own_house)
    become(page, "Bona")
    table = private_table(page, SEATS)
    call(page, f"tables/{table}/start")
    with page.expect_websocket():
        sit_at(page, table)
    my_turn(page)
    with page.expect_websocket():
        call(page, "accounts", name="Bona Sforza", password="correct horse")
    my_turn(page)
    expect(page.get_by_text(TOLD)).to_have_count(0)


@pytest.mark.parametrize("clicked", [True, False])
def test_who_resigns_at_a_private_table_looks_on(
    house: Serving, visitors: Visitors, clicked: bool
) -> None:
    host, guest = visitors.visit(house), visitors.visit(house)
    become(host, "Alfonso")
    become(guest, "Ippolita")
    table = private_table(host, [{"kind": "me"}, {"kind": "open"}, {"kind": "here"}])
    invite = host.request.get(f"/api/tables/{table}").json()["table"]["invite"]
    call(guest, f"tables/{table}/join", invite=invite)
    call(host, f"tables/{table}/start")
    sit_at(guest, table)
    with guest.expect_websocket(lambda line: f"invite={invite}" in line.url):
        if clicked:
            guest.get_by_role("button", name="Table", exact=True).click()
            guest.get_by_role("menuitem", name="Resign").click()
            guest.get_by_role("dialog").get_by_role("button", name="Resign").click()
        else:
            call(guest, f"tables/{table}/resign")
    expect(guest.get_by_role("log")).to_contain_text("Ippolita resigns")
    expect(guest.get_by_text(LOST)).to_have_count(0)
    forgive(visitors)
