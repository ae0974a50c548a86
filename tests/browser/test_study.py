"""After a game: the analysis, a moment played on at a table of one's own, and the statistics."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, Route, expect

from tests.browser.conftest import COARSE, Visitors
from tests.browser.playing import finish_by_call, my_turn, sit_at, table_by_call
from tests.browser.serving import Serving
from tests.browser.test_accessibility import findings


@pytest.mark.long
def test_a_finished_game_is_studied(house: Serving, visitors: Visitors) -> None:
    page = visitors.visit(house, bypass_csp=True, **COARSE)
    seats = [{"kind": "me"}, {"kind": "bot", "level": "easy"}]
    table = table_by_call(page, "Isabella", seats, private=True)
    sit_at(page, table)
    last = finish_by_call(page, table)
    expect(page.locator(".verdict")).to_be_visible()
    told = page.locator(".panel.turns li .words")
    expect(told.first).to_be_visible()
    shown = told.all_inner_texts()
    takes_the_record_home(visitors.visit(house), page, table)

    page.route("**/analysis", lambda route: route.fulfill(status=507, json={"error": "full"}))
    page.get_by_role("link", name="Analysis").click()
    expect(page.get_by_role("alert")).to_contain_text("could not be fetched")
    page.unroute("**/analysis")
    # While the house takes long the page says so, and for how long.
    held: list[Route] = []
    page.route("**/analysis", lambda route: held.append(route))
    page.get_by_role("button", name="Try again").click()
    visitors.complaints.clear()
    expect(page.get_by_text("The house is still at work: 2 s")).to_be_visible()
    held[0].continue_()
    page.unroute("**/analysis")
    expect(page.get_by_role("heading", name="As the bots see it")).to_be_visible()
    expect(page.get_by_text("The house is still at work")).to_have_count(0)
    expect(page.get_by_role("heading", name="Luck")).to_be_visible()
    expect(page.locator("ol .when").first).to_contain_text("Round ")
    # The same list as beside the result.
    assert page.locator("li .words").all_inner_texts() == shown
    totals = page.locator("figure em").all_inner_texts()
    assert [int(total) for total in totals] == last["standing"]["scores"]
    assert findings(page) == []

    # A turning point is looked at on the board, and played on from there.
    page.get_by_role("link", name="Look", exact=True).first.click()
    expect(page.locator(".replay .at")).to_contain_text(" / ")
    expect(page.locator(".replay").get_by_text("Play on from here")).to_be_visible()
    page.locator(".replay").get_by_role("link", name="Analysis").click()
    page.get_by_role("link", name="Look", exact=True).first.click()
    page.get_by_role("button", name="Play on from here").click()
    page.get_by_role("button", name="Every seat myself").click()
    expect(page.get_by_role("link", name="Analysis board")).to_be_visible()
    asked = my_turn(page)
    before = asked.get_attribute("data-version") or ""
    page.keyboard.press("1")
    page.wait_for_function(
        "before => document.querySelector('[data-version]')?.dataset.version !== before",
        arg=before,
    )

    page.goto("/statistics/signorie")
    expect(page.get_by_role("button", name="Against bots")).to_be_visible()
    expect(page.get_by_role("cell", name="%").first).to_be_visible()
    assert findings(page) == []
    page.get_by_role("link", name="My own results").click()
    expect(page.get_by_role("heading", name="Isabella")).to_be_visible()
    expect(page.get_by_text("Plays most")).to_be_visible()
    # One game says nothing about how strong somebody is.
    expect(page.get_by_text("not yet rated").first).to_be_visible()


def takes_the_record_home(onlooker: Page, host: Page, table: str) -> None:
    """Somebody who looks on at a private table gets its record by the link they came with."""
    invite = host.request.get(f"/api/tables/{table}").json()["table"]["invite"]
    onlooker.goto(f"/table/{table}?invite={invite}")
    with onlooker.expect_download() as taken:
        onlooker.get_by_role("link", name="Record").click()
    assert taken.value.failure() is None
    assert taken.value.path().read_text().startswith("{")
