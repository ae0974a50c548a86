"""The page of hosts, at a desk and on a phone: a report, an act, and what is kept of it."""

from __future__ import annotations

import subprocess
import sys

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import Visitors
from tests.browser.serving import Serving
from tests.browser.test_languages import BEGIN, nothing_raw
from tests.browser.test_sessions import call

SIZES = {"desk": {"width": 1440, "height": 900}, "phone": {"width": 390, "height": 844}}
TABLE = {"game": "signorie", "name": "Thursday", "seats": [{"kind": "me"}, {"kind": "open"}]}


@pytest.mark.parametrize("size", SIZES)
def test_a_host_reads_a_report_and_acts(own_house: Serving, visitors: Visitors, size: str) -> None:
    host = visitors.visit(own_house, viewport=SIZES[size])
    eve, bea = visitors.visit(own_house), visitors.visit(own_house)
    call(host, "accounts", name="Ada", password="correct horse")
    call(eve, "guests", name="Eve")
    call(bea, "guests", name="Bea")
    host.goto("/")
    expect(host.get_by_role("link", name="House", exact=True)).to_have_count(0)
    name_host(own_house)
    table = bea.request.post("/api/tables", data=TABLE, headers={"X-Quattrocento": "1"}).json()[
        "table"
    ]["id"]
    call(eve, f"tables/{table}/join")
    call(eve, f"tables/{table}/chat", text="something rude")
    bea.goto(f"/table/{table}")
    bea.get_by_role("button", name="Report or block Eve").click()
    bea.get_by_label("What is wrong?").fill("insults")
    bea.get_by_role("button", name="Report", exact=True).click()
    expect(bea.get_by_text("The host of the house will look at it.")).to_be_visible()

    host.goto("/host")
    reports = host.get_by_role("region", name="Reports")
    expect(reports).to_contain_text("Bea reports Eve")
    reports.get_by_role("button", name="Take back: something rude").click()
    expect(reports).not_to_contain_text("something rude")
    expect(bea.get_by_text("something rude")).to_have_count(0)
    reports.get_by_role("button", name="Mute for 7 days").click()
    expect(reports).to_contain_text("Nothing to decide.")
    host.get_by_role("searchbox").fill("Ev")
    people = host.get_by_role("region", name="People")
    expect(people).to_contain_text("muted")
    people.get_by_role("button", name="Actions: Eve").click()
    people.get_by_role("button", name="Keep out").click()
    people.get_by_label("Reason, for the log").fill("again and again")
    people.locator("form").get_by_role("button", name="Keep out").click()
    expect(people).to_contain_text("kept out")
    assert eve.request.get("/api/me").json()["person"] is None
    host.get_by_label("Message to everybody").locator("textarea").fill("We rest on Sunday.")
    host.get_by_role("button", name="Publish").click()
    log = host.get_by_role("region", name="What the hosts did")
    for said in ("took back a line of chat", "muted", "kept out: Eve: again", "We rest on Sunday."):
        expect(log).to_contain_text(said)
    assert width_beyond(host) <= 0


def name_host(house: Serving) -> None:
    command = [sys.executable, "-m", "quattrocento.cli", "people", "host", "ada"]
    subprocess.run([*command, "--data", str(house.data)], check=True)


def test_pages_of_the_host_and_of_an_account_speak_every_language_on_a_phone(
    own_house: Serving, visitors: Visitors
) -> None:
    page = visitors.visit(own_house, viewport=SIZES["phone"])
    call(page, "accounts", name="Ada", password="correct horse")
    name_host(own_house)
    for language in BEGIN:
        page.goto("/api/health")
        page.evaluate(f"""localStorage.quattrocento = '{{"language":"{language}"}}'""")
        for path in ("/host", "/account"):
            page.goto(path)
            expect(page.get_by_role("region")).not_to_have_count(0)
            assert page.evaluate("document.documentElement.lang") == language
            nothing_raw(page)
            assert width_beyond(page) <= 0, (language, path)


def width_beyond(page: Page) -> int:
    width: int = page.evaluate("document.documentElement.scrollWidth - innerWidth")
    return width


def test_nobody_else_finds_the_page(own_house: Serving, visitors: Visitors) -> None:
    page = visitors.visit(own_house)
    call(page, "guests", name="Eve")
    page.goto("/host")
    expect(page.get_by_role("heading", name="There is nothing here")).to_be_visible()
