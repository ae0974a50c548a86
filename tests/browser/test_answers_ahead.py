"""Questions answered ahead: set by a switch, seen while they stand, told when they fall."""

from __future__ import annotations

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.browser.conftest import Visitors
from tests.browser.playing import my_turn, press_until, sit_at
from tests.browser.serving import Serving
from tests.browser.test_manners import call, message, two_at_a_table
from tests.browser.virtu_moments import message_of, moves_to, reorganising, table_at

ALONE = '{"motion":"none","plan":false,"sound":false,"language":"en","handover":false}'
PASS = "Pass for the rest of this round"


def head(page: Page) -> Locator:
    """What opens the answers: it says what stands, or that something fell."""
    return page.locator(".ahead .head")


def switch(page: Page, label: str) -> Locator:
    return page.get_by_role("region", name="Answers ahead").get_by_role("switch", name=label)


@pytest.mark.parametrize("width", [1440, 1024, 390])
def test_passing_for_good_is_set_seen_and_carried_out(
    house: Serving, visitors: Visitors, width: int
) -> None:
    first, second, _ = two_at_a_table(house, visitors)
    second.set_viewport_size({"width": width, "height": 844 if width == 390 else 900})
    my_turn(first)
    # Whoever is asked has a button for it.
    expect(head(first)).to_have_count(0)
    expect(head(second)).to_have_text("Answers ahead")
    head(second).click()
    switch(second, PASS).click()
    expect(switch(second, PASS)).to_have_attribute("aria-checked", "true")
    # It is kept by the house, and nobody else sees it.
    second.reload()
    expect(head(second)).to_have_text(PASS)
    expect(head(first)).to_have_count(0)
    passes = first.get_by_role("log").get_by_text("passes.")
    press_until(first, lambda: passes.count() > 0)
    expect(head(second)).to_have_count(0)


def test_an_answer_that_no_longer_stands_says_why(house: Serving, visitors: Visitors) -> None:
    first, second, table = two_at_a_table(house, visitors)
    my_turn(first)
    head(second).click()
    switch(second, PASS).click()
    expect(switch(second, PASS)).to_have_attribute("aria-checked", "true")
    first.keyboard.press("1")
    expect(first.locator('[data-asks="choose_action"]')).to_be_visible()
    # The second one takes it back by hand, and gives it again.
    switch(second, PASS).click()
    expect(switch(second, PASS)).to_have_attribute("aria-checked", "false")
    switch(second, PASS).click()
    expect(switch(second, PASS)).to_have_attribute("aria-checked", "true")
    told = message(first, table)
    wish = {"seat": told["seat"], "version": told["version"], "what": "undo", "count": 1}
    call(first, f"tables/{table}/ask", wish)
    request = second.get_by_role("region", name="Request")
    request.get_by_role("button", name="Allow").click()
    expect(head(second)).to_have_text("An answer no longer stands")
    if switch(second, PASS).count() == 0:
        head(second).click()
    expect(second.locator(".ahead")).to_contain_text("No longer stands: moves were taken back.")
    expect(switch(second, PASS)).to_have_attribute("aria-checked", "false")


def test_a_winter_has_two_answers_of_which_one_stands(house: Serving, visitors: Visitors) -> None:
    page = visitors.visit(house, kept=ALONE)
    table = table_at(page, moves_to(reorganising))
    sit_at(page, table)
    asked = message_of(page, table)["prompt"]["seat"]
    head(page).click()
    switch(page, "Buy nothing this Winter").click()
    expect(switch(page, "Buy nothing this Winter")).to_have_attribute("aria-checked", "true")
    expect(switch(page, "Nothing but wages")).to_have_attribute("aria-checked", "false")
    switch(page, "Nothing but wages").click()
    # All steps that were left are declined, and somebody else is asked.
    page.wait_for_function(
        """async ([table, seat]) => {
            const answer = await fetch(`/api/tables/${table}/message`);
            return (await answer.json()).prompt.seat !== seat;
        }""",
        arg=[table, asked],
    )
