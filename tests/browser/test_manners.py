"""Manners of the table: asking to take back, resigning, pausing, doing again."""

from __future__ import annotations

from pathlib import Path
from random import Random
from typing import Any

import pytest
from playwright.sync_api import Page, Route, expect

from tests.browser.conftest import Visitors
from tests.browser.playing import (
    HEADERS,
    MINE,
    become,
    my_turn,
    play_by_call,
    sit_at,
    table_by_call,
    unfold,
)
from tests.browser.serving import Serving
from tests.patience import until

BOTS = [{"kind": "me"}, {"kind": "bot", "level": "easy"}, {"kind": "bot", "level": "easy"}]
ACTION, DIE = '[data-asks="choose_action"]', '[data-asks="take_die"]'


def menu(page: Page, item: str) -> None:
    page.get_by_role("button", name="Table", exact=True).click()
    page.get_by_role("menuitem", name=item).click()


def message(page: Page, table: str) -> Any:
    return page.request.get(f"/api/tables/{table}/message").json()


def call(page: Page, path: str, body: Any = None) -> Any:
    answer = page.request.post(f"/api/{path}", data=body or {}, headers=HEADERS)
    assert answer.ok, answer.text()
    return answer.json()


def two_at_a_table(house: Serving, visitors: Visitors, **wish: Any) -> tuple[Page, Page, str]:
    """Two people at a table of two: whoever is to decide first, the other, and the table."""
    ada, bea = visitors.visit(house), visitors.visit(house)
    become(ada, "Ada")
    become(bea, "Bea")
    body = {"game": "signorie", "seats": [{"kind": "me"}, {"kind": "open"}], **wish}
    table = call(ada, "tables", body)["table"]["id"]
    call(bea, f"tables/{table}/join")
    call(ada, f"tables/{table}/start")
    for page in (ada, bea):
        page.goto(f"/table/{table}")
        expect(page.locator("[data-version]")).to_be_visible()
    return (ada, bea, table) if ada.locator(MINE).count() else (bea, ada, table)


def test_one_sees_who_is_thinking_and_about_what(house: Serving, visitors: Visitors) -> None:
    _, other, table = two_at_a_table(house, visitors)
    name = ("Ada", "Bea")[message(other, table)["prompt"]["seat"]]
    expect(other.locator(".prompt .crumbs")).to_have_text(f"{name} is to play")
    expect(other.locator(".prompt .question")).to_have_text(f"{name} takes a die or passes")
    card = other.get_by_role("region", name=name, exact=True)
    expect(card).to_contain_text("thinking …")
    expect(other.get_by_text("thinking …")).to_have_count(1)


GAMES = {"signorie": 3, "princes": 3, "virtu": 3, "italian_wars": 2}


def played_on(page: Page, game: str) -> tuple[str, Any]:
    """A table with bots where I have decided and cannot undo it any more, and its message."""
    bots = [{"kind": "bot", "level": "easy"}] * (GAMES[game] - 1)
    table = table_by_call(page, "Isabella", [{"kind": "me"}, *bots], game=game)
    random = Random(7)
    for number in range(400):
        now = message(page, table)
        mine = now["prompt"]["seat"] == 0
        if mine and now["take_back"] and not now["undo"]["moves"] and number > 5:
            return table, now
        if now["moves"]:
            play_by_call(page, now, random.choice(now["moves"])["move"], f"played-{number}")
        else:
            page.wait_for_timeout(20)
    raise AssertionError("it never came to that")


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("width", [1440, 390])
def test_among_bots_my_last_decision_comes_back_at_once(
    house: Serving, visitors: Visitors, game: str, width: int
) -> None:
    page = visitors.visit(house, viewport={"width": width, "height": 844})
    table, before = played_on(page, game)
    step = before["take_back"][0]
    whole = page.request.get(f"/api/tables/{table}/record").text().splitlines()
    there = page.request.get(f"/api/tables/{table}/replay?at={step['moves']}").json()["message"]
    assert there["prompt"]["seat"] == 0
    sit_at(page, table)
    my_turn(page)
    if width == 390:
        page.locator(".sheet").get_by_role("button", name="Take back").click()
    else:
        page.keyboard.press("u")
    dialog = page.get_by_role("dialog")
    # It says what goes: mine, and what the bots have done since.
    expect(dialog.get_by_role("listitem").first).to_be_visible()
    expect(dialog).to_contain_text("You")
    dialog.get_by_role("button", name="Take it back").click()
    expect(dialog).to_have_count(0)
    expect(page.locator(f"[data-version='{before['version']}']")).to_have_count(0)
    my_turn(page)
    now = message(page, table)
    assert now["view"] == there["view"]
    assert now["moves"]
    cut = page.request.get(f"/api/tables/{table}/record").text().splitlines()
    assert cut[1:] == whole[1 : len(cut)]
    assert len(cut) < len(whole)


def test_what_bots_play_meanwhile_does_not_keep_me_from_it(
    house: Serving, visitors: Visitors
) -> None:
    """The table changes between my asking and the house's hearing of it."""
    page = visitors.visit(house)
    table, before = played_on(page, "princes")
    sit_at(page, table)
    my_turn(page)
    page.keyboard.press("u")
    asked: list[int] = []

    def later(route: Route) -> None:
        asked.append((route.request.post_data_json or {})["version"])
        if len(asked) == 1:
            now = message(page, table)
            gift = next(one["move"] for one in now["asides"] if one["move"][2] == "give")
            play_by_call(page, now, gift, "meanwhile")
        route.continue_()

    page.route("**/ask", later)
    page.get_by_role("dialog").get_by_role("button", name="Take it back").click()
    expect(page.get_by_role("dialog")).to_have_count(0)
    page.wait_for_function(
        "before => document.querySelector('[data-version]')?.dataset.version > before + 1",
        arg=before["version"],
    )
    # It was stale once, and was asked again by itself.
    assert len(asked) == 2
    visitors.complaints.clear()
    assert (
        len(page.request.get(f"/api/tables/{table}/record").text().splitlines()) - 1
        == (before["take_back"][0]["moves"])
    )


@pytest.mark.parametrize("width", [1440, 1024, 390])
def test_a_request_covers_no_choices(house: Serving, visitors: Visitors, width: int) -> None:
    first, second, _ = two_at_a_table(house, visitors)
    second.set_viewport_size({"width": width, "height": 844 if width == 390 else 900})
    my_turn(first).get_by_role("button", name="Pass").click()
    my_turn(second)
    first.keyboard.press("u")
    first.get_by_label("A word").fill("Sorry!")
    first.get_by_role("dialog").get_by_role("button", name="Ask ").click()
    request = second.get_by_role("region", name="Request")
    expect(request).to_contain_text("asks to take back")
    expect(request).to_contain_text("Sorry!")
    expect(request.get_by_role("listitem").first).to_be_visible()
    # The question and what may be chosen are as before, and under no cover.
    expect(second.locator(DIE)).to_be_visible()
    lit = second.locator('.die[data-state="lit"]').first
    lit.scroll_into_view_if_needed()
    lit.click(trial=True)
    expect(second.locator(MINE)).to_have_count(1)
    request.get_by_role("button", name="Allow").click()
    my_turn(first)
    expect(request).to_have_count(0)


def test_playing_on_is_no(house: Serving, visitors: Visitors) -> None:
    first, second, _ = two_at_a_table(house, visitors)
    my_turn(first).get_by_role("button", name="Pass").click()
    my_turn(second)
    first.keyboard.press("u")
    first.get_by_role("dialog").get_by_role("button", name="Ask ").click()
    expect(second.get_by_role("region", name="Request")).to_be_visible()
    second.locator('.die[data-state="lit"]').first.click()
    expect(first.get_by_role("region", name="Request")).to_have_count(0)
    expect(first.get_by_role("log")).to_contain_text("refuses")


def test_the_way_back_from_a_replay_has_words(house: Serving, visitors: Visitors) -> None:
    page = visitors.visit(house)
    table = table_by_call(page, "Isabella", BOTS)
    sit_at(page, table)
    my_turn(page).get_by_role("button", name="Pass").click()
    # Once the bots have played, the turn may be folded.
    until(lambda: message(page, table)["take_back"], "nothing can be taken back")
    my_turn(page)
    unfold(page)
    expect(page.get_by_role("log").get_by_text("You pass")).to_be_visible()
    at = message(page, table)["take_back"][0]["moves"]
    page.goto(f"/table/{table}?at={at}")
    page.get_by_role("button", name="Back to here").click()
    page.get_by_role("dialog").get_by_role("button", name="Take it back").click()
    expect(page.get_by_role("log").get_by_text("You pass")).to_have_count(0)
    my_turn(page)


def test_of_two_who_resigns_has_lost(house: Serving, visitors: Visitors) -> None:
    first, second, _ = two_at_a_table(house, visitors)
    winner = message(second, first.url.rsplit("/", 1)[1])["seat"]
    name = ["Ada", "Bea"][winner]
    menu(first, "Resign")
    dialog = first.get_by_role("dialog")
    expect(dialog).to_contain_text(f"{name} wins")
    expect(dialog.get_by_role("button", name="Keep playing")).to_be_focused()
    dialog.get_by_role("button", name=f"Resign, {name} wins").click()
    for page in (first, second):
        expect(page.get_by_text("has resigned").first).to_be_visible()


def test_more_are_asked_what_becomes_of_the_game(house: Serving, visitors: Visitors) -> None:
    ada, bea = visitors.visit(house), visitors.visit(house)
    become(ada, "Ada")
    become(bea, "Bea")
    seats = [{"kind": "me"}, {"kind": "open"}, {"kind": "bot", "level": "easy"}]
    table = call(ada, "tables", {"game": "signorie", "seats": seats})["table"]["id"]
    call(bea, f"tables/{table}/join")
    call(ada, f"tables/{table}/start")
    for page in (ada, bea):
        sit_at(page, table)
    menu(bea, "Resign")
    expect(bea.get_by_role("dialog")).to_contain_text("Ada decide")
    bea.get_by_role("dialog").get_by_role("button", name="Resign").click()
    request = ada.get_by_role("region", name="Request")
    expect(request).to_contain_text("Bea has resigned")
    request.get_by_role("button", name="End the game").click()
    expect(ada.get_by_text("Bea has resigned").first).to_be_visible()
    assert message(ada, table)["result"]["ended"] == "resigned"


def test_who_stays_away_is_claimed(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, visitors: Visitors
) -> None:
    monkeypatch.setenv("QUATTROCENTO_CLAIM_AFTER", "0")
    house = Serving(tmp_path)
    house.open()
    try:
        there, *away = (visitors.visit(house) for _ in range(3))
        for page, name in zip((there, *away), ("Ada", "Bea", "Cia"), strict=True):
            call(page, "guests", {"name": name})
        body = {"game": "virtu", "seats": [{"kind": "me"}, *[{"kind": "open"}] * 2]}
        table = call(there, "tables", body)["table"]["id"]
        for page in away:
            call(page, f"tables/{table}/join")
        call(there, f"tables/{table}/start")
        # I have laid my cards; the table waits for both of the others.
        while (now := message(there, table))["moves"]:
            play_by_call(there, now, now["moves"][0]["move"], f"lay-{now['choosing']['step']}")
        for page in (there, *away):
            sit_at(page, table)
        # As long as they look at the table, nothing is offered.
        is_away = there.get_by_role("button", name="is away")
        expect(is_away).to_have_count(0)
        for page in away:
            page.close()
        expect(is_away).to_have_count(2)
        there.set_viewport_size({"width": 390, "height": 844})
        expect(is_away).to_have_count(2)
        there.get_by_role("button", name="Cia is away").click()
        # Bea is away herself: nobody waits for her answer.
        expect(there.get_by_role("dialog")).not_to_contain_text("must agree")
        there.get_by_role("dialog").get_by_role("button", name="A bot takes the seat").click()
        expect(is_away).to_have_count(1)
        there.set_viewport_size({"width": 1440, "height": 900})
        is_away.click()
        there.get_by_role("dialog").get_by_role("button", name="End the game").click()
        expect(there.get_by_text("did not come back").first).to_be_visible()
        assert message(there, table)["result"]["ended"] == "claimed"
        # Nobody asks a house that is gone.
        there.close()
    finally:
        visitors.leave()
        house.kill()


def test_a_paused_table_looks_paused(house: Serving, visitors: Visitors) -> None:
    pace = {"clock": "live", "bank": 600, "increment": 0}
    first, second, _ = two_at_a_table(house, visitors, pace=pace)
    assert first.locator('[data-state="lit"]').count()
    menu(first, "Ask for a pause")
    second.get_by_role("region", name="Request").get_by_role("button", name="Allow").click()
    for page in (first, second):
        expect(page.locator(".prompt")).to_contain_text("The game is paused")
        expect(page.locator(".prompt")).to_contain_text("Paused by")
    second.set_viewport_size({"width": 390, "height": 844})
    expect(second.locator(".sheet .prompt")).to_contain_text("The game is paused")
    expect(second.locator(".sheet .prompt")).to_contain_text("Paused by")
    # It is still the first one's turn, and nothing invites them to play.
    expect(first.locator(MINE)).to_have_count(0)
    expect(first.locator('[data-state="lit"]')).to_have_count(0)
    expect(first.locator(".chips")).to_have_count(0)
    second.get_by_role("button", name="Go on", exact=True).click()
    expect(first.locator(".prompt")).to_contain_text("would go on")
    first.get_by_role("button", name="Go on", exact=True).click()
    my_turn(first)
    assert first.locator('[data-state="lit"]').count()


def test_what_was_taken_back_is_done_again(house: Serving, visitors: Visitors) -> None:
    page = visitors.visit(house)
    sit_at(page, table_by_call(page, "Isabella", BOTS[:2]))
    my_turn(page)
    page.locator('.die[data-state="lit"]').first.click()
    expect(page.locator(ACTION)).to_be_visible()
    page.keyboard.press("u")
    expect(page.locator(DIE)).to_be_visible()
    page.get_by_role("button", name="Redo").click()
    expect(page.locator(ACTION)).to_be_visible()
    expect(page.get_by_role("button", name="Redo")).to_have_count(0)
    page.keyboard.press("u")
    expect(page.locator(DIE)).to_be_visible()
    page.keyboard.press("d")
    expect(page.locator(ACTION)).to_be_visible()
