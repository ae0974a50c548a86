"""What just happened is shown step by step, and nothing is asked until it has been."""

from __future__ import annotations

import re

from playwright.sync_api import Page, expect

from tests.browser.conftest import Visitors
from tests.browser.playing import HEADERS, MINE, my_turn, sit_at
from tests.browser.serving import Serving
from tests.browser.staging import asks, lay_out, princes_moves

MOVING = '{"motion":"full","sound":false,"language":"en","handover":false}'
STILL = '{"motion":"none","sound":false,"language":"en","handover":false}'
SEATS = [{"kind": "me"}, {"kind": "bot", "level": "easy"}, {"kind": "bot", "level": "easy"}]


def before_a_battle(house: Serving, page: Page) -> None:
    """My bribe is the last word before the dice."""
    page.request.post("/api/guests", data={"name": "Isabella"}, headers=HEADERS)
    body = {"game": "princes", "seats": SEATS}
    table = page.request.post("/api/tables", data=body, headers=HEADERS).json()["table"]["id"]
    page.request.post(f"/api/tables/{table}/start", headers=HEADERS)
    plan = ["artillery", "command", "treachery"]
    moves = princes_moves(asks("Bribe", having="bribe"), plan)
    sit_at(page, lay_out(house, str(table), moves))
    my_turn(page)


def decline(page: Page) -> None:
    page.keyboard.press("0")


def test_a_war_is_fought_step_by_step(house: Serving, visitors: Visitors) -> None:
    page = visitors.visit(house, kept=MOVING)
    before_a_battle(house, page)
    statuses = page.locator('[data-spot^="status:"]').all_text_contents()
    decline(page)
    scene = page.locator('[data-scene="war"]')
    expect(scene).to_be_visible()
    page.keyboard.press("p")
    expect(page.get_by_role("button", name="Go on")).to_be_visible()
    # Nothing is asked, nothing is lit and nothing has moved before the sums are compared.
    expect(page.locator(MINE)).to_have_count(0)
    expect(page.locator('[data-state="lit"]')).to_have_count(0)
    expect(scene.locator(".head b")).to_have_count(0)
    assert page.locator('[data-spot^="status:"]').all_text_contents() == statuses
    page.wait_for_timeout(1500)
    expect(scene.locator(".head b")).to_have_count(0)
    page.keyboard.press("p")
    expect(scene.locator(".head b").first).to_contain_text(re.compile("wins|Not decided"))
    # The first skip leads to the last frame, the second one back to the table.
    page.keyboard.press("Escape")
    expect(page.get_by_role("button", name="Continue")).to_be_visible()
    expect(scene.locator(".result")).to_be_visible()
    expect(page.get_by_role("log")).to_contain_text("The dice")
    page.get_by_role("button", name="Continue").click()
    expect(scene).to_have_count(0)


def test_without_motion_there_is_no_scene(house: Serving, visitors: Visitors) -> None:
    page = visitors.visit(house, kept=STILL)
    before_a_battle(house, page)
    page.evaluate(
        """() => { window.scenes = 0;
            new MutationObserver(() => {
                window.scenes += document.querySelectorAll('[data-scene]').length;
            }).observe(document.body, { childList: true, subtree: true }); }"""
    )
    decline(page)
    expect(page.get_by_role("log")).to_contain_text("The dice")
    assert page.evaluate("window.scenes") == 0
