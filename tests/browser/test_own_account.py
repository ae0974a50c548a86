"""The page of one's own account: devices, a password, my data, whom I block, leaving for good."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import Visitors
from tests.browser.serving import Serving, build_pages
from tests.browser.test_sessions import call, forgive
from tests.house.mailboxes import Mailbox, open_post_office
from tests.house.test_account import link_of

ACCOUNT = {"name": "Lucrezia", "password": "correct horse"}
NEW = "another horse"
PHONE = {"width": 390, "height": 844}


@pytest.fixture
def posting_house(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> Iterator[tuple[Serving, Mailbox]]:
    """A house of one's own that sends letters, and where they arrive."""
    build_pages()
    with open_post_office() as (smtp, box):
        monkeypatch.setenv("QUATTROCENTO_SMTP", smtp)
        serving = Serving(tmp_path)
        serving.open()
        yield serving, box
        serving.kill()


def who(page: Page) -> str | None:
    person = page.request.get("/api/me").json()["person"]
    return None if person is None else str(person["name"])


def test_one_comes_in_on_a_phone_by_a_code_and_leaves_for_good(
    own_house: Serving, visitors: Visitors
) -> None:
    desk = visitors.visit(own_house)
    phone = visitors.visit(own_house, viewport=PHONE)
    call(desk, "accounts", **ACCOUNT)
    desk.goto("/")
    desk.get_by_role("button", name="Settings").click()
    desk.get_by_role("link", name="My account").click()
    desk.get_by_role("button", name="Make a code").click()
    code = desk.locator(".code").inner_text()
    phone.goto(f"/sign-in#{code}")
    # Nobody is let in, and nothing is left in the address, by opening the link.
    field = phone.get_by_label("Code")
    expect(field).to_have_value(code)
    assert "#" not in phone.url
    assert who(phone) is None
    phone.get_by_role("dialog").get_by_role("button", name="Sign in", exact=True).click()
    expect(phone.get_by_role("dialog")).to_have_count(0)
    assert who(phone) == "Lucrezia"
    phone.goto("/account")
    leaving = phone.get_by_role("region", name="Delete my account")
    expect(leaving).to_contain_text("They stay for the others, with a seat without a name.")
    leaving.get_by_role("button", name="Delete my account").click()
    leaving.get_by_label("Password", exact=True).fill(ACCOUNT["password"])
    leaving.get_by_role("button", name="Delete my account").click()
    expect(phone.get_by_text("Your account is deleted")).to_be_visible()
    assert who(desk) is None


def test_a_forgotten_password_is_set_anew_through_a_confirmed_address(
    posting_house: tuple[Serving, Mailbox], visitors: Visitors
) -> None:
    house, box = posting_house
    desk, phone = visitors.visit(house), visitors.visit(house, viewport=PHONE)
    call(desk, "accounts", **ACCOUNT)
    desk.goto("/account")
    signing_in = desk.get_by_role("region", name="Signing in")
    expect(signing_in).to_contain_text("Without an address nobody can set")
    signing_in.get_by_label("E-mail").fill("lucrezia@example.org")
    signing_in.get_by_role("button", name="Save").click()
    expect(signing_in).to_contain_text("Not confirmed yet")
    box.wait(1)
    desk.goto(house.url + link_of(box, 0, "/api/email/").partition(str(house.port))[2])
    desk.get_by_role("button").click()
    desk.goto("/account")
    expect(signing_in).to_contain_text("Confirmed: a forgotten password")

    phone.goto("/")
    phone.get_by_role("button", name="Your name").click()
    phone.get_by_role("button", name="Sign in", exact=True).click()
    phone.get_by_role("button", name="Password forgotten?").click()
    phone.get_by_label("Confirmed e-mail address").fill("lucrezia@example.org")
    phone.get_by_role("button", name="Send an e-mail").click()
    expect(phone.get_by_text("an e-mail is on its way")).to_be_visible()
    box.wait(2)
    phone.goto(house.url + link_of(box, 1, "/reset#").partition(str(house.port))[2])
    phone.get_by_role("textbox", name="New password").fill(NEW)
    assert "#" not in phone.url
    phone.get_by_role("button", name="Save").click()
    expect(phone.get_by_role("button", name="Lucrezia")).to_be_visible()
    assert who(desk) is None
    forgive(visitors)


def test_one_changes_a_password_fetches_data_and_blocks_somebody(
    own_house: Serving, visitors: Visitors
) -> None:
    here, there = visitors.visit(own_house), visitors.visit(own_house)
    bea = visitors.visit(own_house)
    call(here, "accounts", **ACCOUNT)
    call(there, "login", **ACCOUNT)
    call(bea, "accounts", name="Bea", password="correct horse")
    here.goto("/account")
    blocked = here.get_by_role("region", name="Blocked people")
    blocked.get_by_label("Block somebody").fill("bea")
    blocked.get_by_role("button", name="Block", exact=True).click()
    expect(blocked.get_by_role("listitem")).to_contain_text("Bea")
    seats = [{"kind": "me"}, {"kind": "open"}]
    table = call(here, "tables", game="signorie", seats=seats)["table"]
    assert isinstance(table, dict)
    bea.goto("/")
    bea.get_by_role("region", name="Tables to join").get_by_role("button", name="Join").click()
    expect(bea.get_by_role("status").or_(bea.get_by_role("alert"))).not_to_have_count(0)
    assert call_seats(here, str(table["id"])) == ["person", "open"]
    blocked.get_by_role("button", name="Unblock: Bea").click()
    expect(blocked).to_contain_text("You have blocked nobody.")

    with here.expect_download() as fetching:
        here.get_by_role("link", name="Download my data").click()
    told = json.loads(Path(fetching.value.path()).read_text("utf-8"))
    assert told["person"]["name"] == "Lucrezia"
    assert [seat["id"] for seat in told["seats"]] == [table["id"]]

    signing_in = here.get_by_role("region", name="Signing in")
    signing_in.get_by_role("button", name="Change the password").click()
    signing_in.get_by_label("Present password").fill(ACCOUNT["password"])
    signing_in.get_by_label("New password").fill(NEW)
    signing_in.get_by_role("button", name="Change the password").click()
    expect(here.get_by_text("Everywhere else you are signed out.")).to_be_visible()
    assert (who(here), who(there)) == ("Lucrezia", None)
    visitors.complaints[:] = [one for one in visitors.complaints if "403" not in one]


def call_seats(page: Page, table: str) -> list[str]:
    seats = page.request.get(f"/api/tables/{table}").json()["table"]["seats"]
    return [seat["kind"] for seat in seats]


def test_a_guest_keeps_a_name_and_nobody_is_asked_to_sign_in(
    house: Serving, visitors: Visitors
) -> None:
    page = visitors.visit(house, viewport=PHONE)
    page.goto("/account")
    expect(page.get_by_text("Nobody is signed in here")).to_be_visible()
    call(page, "guests", name="Isotta")
    page.reload()
    stay = page.get_by_role("region", name="Keep this name")
    stay.get_by_role("button", name="Make an account").click()
    page.get_by_label("Password", exact=True).fill("correct horse")
    page.get_by_role("dialog").get_by_role("button", name="Make an account").first.click()
    expect(page.get_by_role("region", name="Signing in")).to_be_visible()
