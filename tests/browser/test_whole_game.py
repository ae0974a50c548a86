"""A whole game against a bot, by clicking, to the final score; then a look back."""

from __future__ import annotations

from random import Random

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import COARSE, Visitors
from tests.browser.playing import END, become, click_on
from tests.browser.serving import Serving


@pytest.mark.long
def test_whole_game_by_clicking(house: Serving, visitors: Visitors) -> None:
    page = visitors.visit(house, **COARSE)
    become(page, "Isabella")
    page.get_by_role("button", name="Remove this seat").first.click()
    page.get_by_label("Seat 2").select_option("bot-easy")
    page.get_by_role("button", name="Begin Signorie").click()
    expect(page.locator("[data-version]")).to_be_visible()
    table = page.url.rsplit("/", 1)[1]

    random = Random(7)
    for _ in range(1000):
        page.wait_for_selector(f'[data-turn="mine"], {END}')
        if page.locator(END).count():
            break
        click_on(page, random)
    expect(page.locator(".verdict")).to_be_visible()

    message = page.request.get(f"/api/tables/{table}/message").json()
    scores = message["standing"]["scores"]
    totals = page.locator(".panel tbody td.total")
    assert sorted(int(total) for total in totals.all_inner_texts()) == sorted(scores)
    verdict = page.locator(".verdict .question").inner_text()
    place = message["standing"]["places"][message["seat"]]
    assert ("You win" in verdict) == (place == 1)

    # A turning point shows that moment; a step on shows the next one, with its own link.
    page.locator(".turns a").first.click()
    expect(page.locator(".replay .at")).to_contain_text(" / ")
    at = int(page.url.split("at=")[1])
    step = int(page.locator(".replay .at").inner_text().split(" /")[0])
    page.get_by_role("button", name="One on").click()
    expect(page.locator(".replay .at")).to_contain_text(f"{step + 1} / ")
    assert int(page.url.split("at=")[1]) > at
    page.get_by_role("link", name="Result").click()
    expect(page.locator(".verdict")).to_be_visible()
