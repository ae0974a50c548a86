"""A house that cannot be reached any more: the pages it served go on by themselves meanwhile."""

from __future__ import annotations

import re

from playwright.sync_api import expect

from tests.browser.conftest import Visitors
from tests.browser.playing import MINE, become, my_turn
from tests.browser.serving import Serving
from tests.patience import patience

AWAY = "The house cannot be reached. Play here meanwhile."


def test_play_here_while_the_house_is_away_and_move_there_when_it_is_back(
    own_house: Serving, visitors: Visitors
) -> None:
    page = visitors.visit(own_house, keeping=True)
    page.context.set_default_timeout(1000 * patience())
    expect.set_options(timeout=1000 * patience())
    become(page, "Isabella")
    page.get_by_role("button", name="Keep them here").click()
    expect(page.get_by_text("This device can play without a network.")).to_be_visible()

    own_house.kill()
    page.reload()
    expect(page.get_by_text(AWAY)).to_be_visible()
    page.get_by_role("button", name="Begin a first game").click()
    my_turn(page)
    assert re.search("/table/here-", page.url)
    page.locator('.die[data-state="lit"]').first.click()
    expect(page.locator('[data-asks="choose_action"]')).to_be_visible()
    question = page.locator(f"{MINE} .question").inner_text()
    page.goto("/")
    move = page.get_by_role("button", name="Move to the house")
    expect(move).to_be_disabled()

    own_house.open()
    page.get_by_role("button", name="Try now").click()
    expect(page.get_by_text(AWAY)).to_be_hidden()
    expect(page.get_by_role("button", name="Isabella")).to_be_visible()
    move.click()
    my_turn(page)
    assert not re.search("/table/here-", page.url)
    expect(page.locator(f"{MINE} .question")).to_have_text(question)
    page.goto("/")
    expect(page.get_by_role("heading", name="On this device")).to_be_hidden()
    visitors.complaints.clear()
