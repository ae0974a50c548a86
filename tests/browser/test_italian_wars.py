"""The Italian Wars in a browser: a war between two people, influence, alliances; phone and ears."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import COARSE, Visitors
from tests.browser.playing import (
    END,
    MINE,
    become,
    lay,
    my_turn,
    play_on,
    sit_at,
    table_by_call,
    version,
    wait_for_news,
)
from tests.browser.serving import Serving, build_pages
from tests.browser.test_accessibility import findings
from tests.browser.test_phone import PHONE, fits
from tests.browser.test_virtu import ALONE, settle_payment
from tests.browser.virtu_moments import message_of, table_at
from tests.browser.wars_moments import (
    COURTLY,
    SHORT_WAR,
    WARLIKE,
    alliance_at_hand,
    last_moves,
    sharing_crowns,
    siege_of_a_major_city,
    wars_to,
    welcoming,
)

QUICK = {"end": 9, "pass": 9, "to": 5, "conclude": 20, "influence": 15, "wages": 8}
"""What somebody likes who wants to see the end, and an alliance on the way."""


@pytest.mark.long
def test_a_war_between_two_browsers(house: Serving, visitors: Visitors) -> None:
    """From the lobby to the last round or a victory at once; the program pays what is owed.

    Six rounds by keys and clicks, what is alike by calls, and the last rounds by hand again.
    """
    ada, bianca = (visitors.visit(house, **COARSE) for _ in range(2))
    become(ada, "Ada")
    card = ada.locator("article").filter(has_text="The Italian Wars")
    card.get_by_role("button", name="Choose").click()
    ada.get_by_label("Seat 2").select_option("open")
    ada.get_by_role("button", name="Begin The Italian Wars").click()
    become(bianca, "Bianca")
    table = ada.url.rsplit("/", 1)[1]
    bianca.goto(f"/table/{table}")
    bianca.get_by_role("button", name="Sit down").click()
    ada.get_by_role("button", name="Begin The Italian Wars").click()
    for page in (ada, bianca):
        expect(page.locator("[data-version]")).to_be_visible()
        expect(page.locator('[data-at="track:florence"]')).to_be_visible()

    by_hand(ada, bianca, table, 6)
    play_on(ada, table, lambda message: message["view"]["round"] >= 19, quickest, bianca)
    by_hand(ada, bianca, table, 99)
    for page in (ada, bianca):
        expect(page.locator(".verdict")).to_be_visible()
    message = message_of(ada, table)
    assert message["over"]
    assert message["view"]["round"] == 21 or message["view"]["victor"] is not None
    totals = ada.locator(".panel tbody td.total").all_inner_texts()
    assert sorted(map(int, totals)) == sorted(message["standing"]["scores"])
    winners = [page for page in (ada, bianca) if "You win" in verdict(page)]
    assert len(winners) == 1
    assert message["standing"]["places"][0 if winners[0] is ada else 1] == 1


def by_hand(ada: Page, bianca: Page, table: str, round_: int) -> None:
    """Both play by keys and clicks until a round has passed, or to the end."""
    for _ in range(2000):
        if ada.locator(END).count() and bianca.locator(END).count():
            return
        asked = next((one for one in (ada, bianca) if one.locator(MINE).count()), None)
        if asked is None:
            ada.wait_for_timeout(20)
        elif message_of(asked, table)["view"]["round"] > round_:
            return
        else:
            hasten(asked, table)
    raise AssertionError("the game does not go on")


def quickest(moves: list[Any]) -> Any:
    return max(moves, key=lambda one: QUICK.get(one["move"][0], 0))


def verdict(page: Page) -> str:
    return page.locator(".verdict .question").inner_text()


def hasten(page: Page, table: str) -> None:
    """Answer by a key or a click: influence where it is offered, else be done."""
    if page.locator('[data-asks="pay"]').count():
        settle_payment(page)
        return
    message = page.request.get(f"/api/tables/{table}/message?seen=1000000").json()
    if message["choosing"] is not None:
        lay(page, 1)
        return
    moves = [one["move"] for one in message["moves"]]
    before = version(page)
    if str(message["version"]) != before or not moves:
        page.wait_for_timeout(20)
        return
    best = quickest(message["moves"])["move"]
    if best[0] in ("influence", "conclude"):
        press_track(page, best)
    elif best[0] in ("end", "pass"):
        page.keyboard.press("0")
    elif page.locator(".chips .more").count():
        page.locator(".chips .more").click()
        page.get_by_role("menuitem").first.click()
    else:
        page.keyboard.press("1")
    wait_for_news(page, before)


def press_track(page: Page, move: list[Any]) -> None:
    """Click a Major City's marker; where two things can be done there, the one that is meant."""
    verb, major = move
    page.locator(f'[data-spot="influence:{major}"]').click()
    if page.locator(f'[data-picked="track:{major}"]').count():
        name = "Alliance: " if verb == "conclude" else ""
        page.locator(".chips .chip").filter(has_text=name).first.click()


def test_crowns_are_shared(house: Serving, visitors: Visitors) -> None:
    page = visitors.visit(house, kept=ALONE)
    table = table_at(page, wars_to(sharing_crowns, COURTLY), "italian_wars", 2)
    sit_at(page, table)
    expect(page.locator(".courting .full")).to_have_count(1)
    before = message_of(page, table)
    major = next(one["move"][1] for one in before["moves"] if one["move"][0] == "influence")
    seen = version(page)
    page.locator(f'[data-spot="influence:{major}"]').click()
    wait_for_news(page, seen)
    settle_payment(page)
    expect(page.locator(".courting .full")).to_have_count(2)
    after = message_of(page, table)
    seat = before["prompt"]["seat"]

    def lean(message: dict[str, Any]) -> int:
        colour, far = message["view"]["majors"][major]["influence"]
        return int(far) if colour == message["view"]["colours"][seat] else -int(far)

    assert lean(after) == lean(before) + 1
    expect(page.get_by_role("log")).to_contain_text("comes nearer to")


def test_an_alliance_is_concluded(house: Serving, visitors: Visitors) -> None:
    page = visitors.visit(house, kept=ALONE)
    table = table_at(page, wars_to(alliance_at_hand, COURTLY), "italian_wars", 2)
    sit_at(page, table)
    moves = [one["move"] for one in message_of(page, table)["moves"]]
    conclude = next(move for move in moves if move[0] == "conclude")
    before = version(page)
    press_track(page, conclude)
    wait_for_news(page, before)
    track = page.locator(f'[data-at="track:{conclude[1]}"]')
    expect(track).to_contain_text("allied to")
    expect(page.get_by_role("log")).to_contain_text("for good")


def test_an_ally_s_card_is_welcomed(house: Serving, visitors: Visitors) -> None:
    page = visitors.visit(house, kept=ALONE)
    table = table_at(page, wars_to(welcoming, COURTLY), "italian_wars", 2)
    sit_at(page, table)
    message = message_of(page, table)
    card = message["view"]["step"][2]
    expect(page.locator(f'.welcome [data-at="card:{card}"]')).to_be_visible()
    space = next(one["move"][1] for one in message["moves"] if one["move"][0] == "to")
    before = version(page)
    page.locator(f'[data-at="space:{space}"]').first.click()
    wait_for_news(page, before)
    player = message_of(page, table)["view"]["players"][message["prompt"]["seat"]]
    assert card in {here["card"] for here in player["court"].values()}


def test_a_siege_of_a_major_city(house: Serving, visitors: Visitors) -> None:
    page = visitors.visit(house, kept=ALONE)
    table = table_at(page, wars_to(siege_of_a_major_city, WARLIKE), "italian_wars", 2)
    sit_at(page, table)
    view = message_of(page, table)["view"]
    siege = view["siege"]
    panel = page.locator("[data-siege]")
    sums = [int(text) for text in panel.locator("strong").all_inner_texts()]
    assert sums == [siege["attack"]["sum"], siege["defence"]["sum"]]
    # With neutral posture nobody answers for it: the Major City stands there by its own name.
    holder = {"red": "Florence", "green": "Venice", "white": "Rome"}
    alone = holder[view["cities"][siege["city"]]["owner"]]
    expect(panel).to_contain_text(alone if siege["defender"] is None else "Alfonso")


@pytest.fixture
def short_war(tmp_path: Path) -> Iterator[Serving]:
    """A house in which a war can be won at once within a few rounds."""
    build_pages()
    serving = Serving(tmp_path, first=SHORT_WAR)
    serving.open()
    yield serving
    serving.kill()


def test_an_automatic_victory_is_named(short_war: Serving, visitors: Visitors) -> None:
    """The last answer of a Spring wins the war: the end says so, and which cities decided it."""
    page = visitors.visit(short_war, kept=ALONE)
    *before, last = last_moves("france")
    table = table_at(page, before, "italian_wars", 2)
    sit_at(page, table)
    my_turn(page)
    assert last == ("end",)
    page.keyboard.press("0")
    expect(page.locator(".verdict")).to_be_visible()
    view = message_of(page, table)["view"]
    assert view["victor"] == "blue"
    assert view["round"] < view["rounds"]
    cities = ", ".join(str(city).capitalize() for city in view["won_with"])
    reason = f"Automatic victory: Lucrezia controls {cities}"
    assert verdict(page) == reason
    expect(page.locator(".winner .score")).to_contain_text(reason)
    expect(page.get_by_role("log")).to_contain_text(f"you control {cities}")
    page.set_viewport_size(PHONE["viewport"])
    expect(page.locator(".hero .winner")).to_contain_text(reason)
    fits(page)
    # The phone's result leads to the analysis, too.
    page.get_by_role("link", name="Analysis").click()
    page.wait_for_url("**/table/*?analysis*")


def test_rounds_tips_and_sights(house: Serving, visitors: Visitors) -> None:
    """The rail's rounds, a tip with its rule, the pool without what stays in the box."""
    page = visitors.visit(house)
    seats = [{"kind": "me"}, {"kind": "bot", "level": "easy"}]
    sit_at(page, table_by_call(page, "Isabella", seats, game="italian_wars"))
    my_turn(page)
    expect(page.locator(".rounds .track span")).to_have_count(21)
    expect(page.locator(".rounds .wages")).to_have_count(5)
    page.locator('[data-at="track:venice"]').hover()
    expect(page.get_by_role("tooltip")).to_contain_text("W-304")
    page.get_by_role("button", name="Market").click()
    expect(page.locator('[data-at="ware:kingdom"]')).to_be_visible()
    expect(page.locator('[data-at="ware:republic"]')).to_have_count(0)
    page.get_by_role("button", name="Palaces").click()
    expect(page.locator(".palaces > section")).to_have_count(1)
    expect(page.locator('[data-at="room:5"]').first).to_contain_text("No action")


@pytest.mark.parametrize("language", ["en", "de"])
def test_a_war_on_a_phone(house: Serving, visitors: Visitors, language: str) -> None:
    kept = ALONE.replace('"en"', f'"{language}"')
    page = visitors.visit(house, kept=kept, **PHONE)
    table = table_at(page, wars_to(sharing_crowns, COURTLY), "italian_wars", 2)
    sit_at(page, table)
    my_turn(page)
    fits(page)
    for tab in range(4):
        page.locator("nav").get_by_role("button").nth(tab).tap()
        fits(page)


def test_ears_find_nothing_wrong(house: Serving, visitors: Visitors) -> None:
    # The house forbids scripts that are not its own; the checker is one.
    page = visitors.visit(house, kept=ALONE, bypass_csp=True, **COARSE)
    table = table_at(page, wars_to(sharing_crowns, COURTLY), "italian_wars", 2)
    sit_at(page, table)
    assert findings(page) == []
    for sight in ("Market", "Palaces"):
        page.get_by_role("button", name=sight, exact=True).click()
        assert findings(page) == []
