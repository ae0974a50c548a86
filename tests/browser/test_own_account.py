"""What is one's own: another device, whom one blocks, leaving for good; on a phone."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.browser.conftest import Visitors
from tests.browser.serving import Serving
from tests.browser.test_sessions import call

ACCOUNT = {"name": "Lucrezia", "password": "correct horse"}


def test_one_comes_in_on_a_phone_by_a_code_and_leaves_for_good(
    own_house: Serving, visitors: Visitors
) -> None:
    desk = visitors.visit(own_house)
    phone = visitors.visit(own_house, viewport={"width": 390, "height": 844})
    call(desk, "accounts", **ACCOUNT)
    desk.goto("/")
    desk.get_by_role("button", name="Settings").click()
    desk.get_by_role("button", name="Sign in on another device").click()
    code = desk.locator(".code").inner_text()
    phone.goto(f"/sign-in#{code}")
    # Nobody is let in, and nothing is left in the address, by opening the link.
    field = phone.get_by_label("Code")
    expect(field).to_have_value(code)
    assert "#" not in phone.url
    assert phone.request.get("/api/me").json()["person"] is None
    phone.get_by_role("dialog").get_by_role("button", name="Sign in", exact=True).click()
    expect(phone.get_by_role("dialog")).to_have_count(0)
    assert phone.request.get("/api/me").json()["person"]["name"] == "Lucrezia"
    phone.get_by_role("button", name="Settings").click()
    phone.get_by_role("button", name="Delete my account").click()
    phone.get_by_label("Password", exact=True).fill(ACCOUNT["password"])
    phone.get_by_role("button", name="Delete my account").click()
    expect(phone.get_by_text("Your account is deleted")).to_be_visible()
    assert desk.request.get("/api/me").json()["person"] is None
