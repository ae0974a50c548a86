"""What just happened is shown step by step, and nothing is asked until it has been."""

from __future__ import annotations

import re
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from quattrocento.games.italian_wars.game import ItalianWars
from quattrocento.games.princes.board import Board as PrincesBoard
from quattrocento.games.virtu.board import Board
from quattrocento.games.virtu.names import IN_WINTER
from quattrocento.games.virtu.rules.bonuses import Announce
from quattrocento.kernel.match import Match
from quattrocento.kernel.play import attempt, legal, play
from quattrocento.kernel.record import Record
from quattrocento.kernel.step import Decision, Move
from tests.browser.conftest import Visitors
from tests.browser.playing import (
    HEADERS,
    MINE,
    my_turn,
    play_by_call,
    sit_at,
    table_by_call,
)
from tests.browser.serving import Serving
from tests.browser.staging import asks, lay_out, princes_moves, random_moves
from tests.browser.test_manners import two_at_a_table
from tests.browser.virtu_moments import message_of, moves_to, table_at
from tests.browser.wars_moments import WARLIKE, wars_to

MOVING = '{"motion":"full","sound":false,"language":"en","handover":false}'
UNSET = '{"plan":false,"sound":false,"language":"en","handover":false}'
STILL = '{"motion":"none","plan":false,"sound":false,"language":"en","handover":false}'
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
    count_scenes(page)
    decline(page)
    expect(page.get_by_role("log")).to_contain_text("The dice")
    assert page.evaluate("window.scenes") == 0


def count_scenes(page: Page) -> None:
    page.evaluate(
        """() => { window.scenes = 0;
            new MutationObserver(() => {
                window.scenes += document.querySelectorAll('[data-scene]').length;
            }).observe(document.body, { childList: true, subtree: true }); }"""
    )


def test_the_end_of_a_round_lies_on_one_card(house: Serving, visitors: Visitors) -> None:
    page = visitors.visit(house, kept=MOVING)
    seats = [{"kind": "me"}, {"kind": "bot", "level": "easy"}]
    table = table_by_call(page, "Isabella", seats)
    sit_at(page, table)
    scene = page.locator('[data-scene="round"]')
    for number in range(400):
        if scene.count():
            break
        message = page.request.get(f"/api/tables/{table}/message?seen=1000000").json()
        if message["moves"]:
            wish = next((one for one in message["moves"] if one["move"] == ["pass"]), None)
            play_by_call(page, message, (wish or message["moves"][0])["move"], str(number))
        page.wait_for_timeout(50)
    expect(scene).to_contain_text("Round I ends")
    # The board is looked at meanwhile; the scene waits, and nothing is asked yet.
    page.keyboard.press("b")
    expect(scene).to_be_hidden()
    expect(page.get_by_role("button", name="Go on")).to_be_visible()
    page.get_by_role("button", name="See the card").click()
    expect(scene).to_be_visible()
    page.keyboard.press("p")
    expect(page.locator(MINE)).to_have_count(0)
    # Two rows in the new order, each with its sum and its points.
    rows = scene.locator("[data-seat]")
    expect(rows).to_have_count(2)
    message = page.request.get(f"/api/tables/{table}/message").json()
    order = [e["args"]["order"] for e in message["events"] if e["name"] == "new_order"][-1]
    assert [int(row.get_attribute("data-seat") or -1) for row in rows.all()] == order
    # I passed at once: no die, nothing over the threshold, no point for initiative.
    mine = scene.locator('[data-seat="0"]')
    expect(mine).to_contain_text("0 · 13 below")
    page.keyboard.press(" ")
    page.keyboard.press(" ")
    expect(scene).to_have_count(0)


def test_a_sale_is_shown_but_not_with_reduced_motion(house: Serving, visitors: Visitors) -> None:
    moving, still = (visitors.visit(house, kept=UNSET, fresh=True) for _ in range(2))
    still.emulate_media(reduced_motion="reduce")
    for page in (moving, still):
        page.request.post("/api/guests", data={"name": "Isabella"}, headers=HEADERS)
        here = [{"kind": "me"}, *[{"kind": "here", "name": f"Rival {i}"} for i in (1, 2)]]
        body = {"game": "princes", "seats": here}
        table = page.request.post("/api/tables", data=body, headers=HEADERS).json()["table"]["id"]
        page.request.post(f"/api/tables/{table}/start", headers=HEADERS)
        table = lay_out(house, str(table), princes_moves(asks("TakeAction"), ()))
        bid(page, table, ("auction", "doge"))
        for verb in ("bid", "pass_bid"):
            bid(page, table, (verb,))
        sit_at(page, table)
        my_turn(page)
        if page is moving:
            hold_scene(page)
        else:
            count_scenes(page)
        bid(page, table, ("pass_bid",))
    scene = moving.locator('[data-scene="sold"]')
    expect(scene).to_contain_text("Doge")
    expect(moving.get_by_role("button", name="Go on")).to_be_visible()
    expect(moving.locator(MINE)).to_have_count(0)
    moving.keyboard.press("Escape")
    expect(scene).to_have_count(0)
    my_turn(moving)
    # A setting of the device is enough, though nothing was set here.
    my_turn(still)
    expect(still.get_by_role("log")).to_contain_text("Doge")
    assert still.evaluate("window.scenes") == 0


def hold_scene(page: Page) -> None:
    """The next scene is paused as soon as that can be, however slow the machine is."""
    page.evaluate(
        """() => { const held = setInterval(() => {
            if (document.querySelector('.controls [aria-pressed="true"]')) clearInterval(held);
            else if (document.querySelector('[data-scene]'))
                window.dispatchEvent(new KeyboardEvent('keydown', { key: 'p' }));
        }, 50) }"""
    )


def bid(page: Page, table: str, wanted: tuple[str, ...]) -> None:
    """The first move that begins like that, by call."""
    message = message_of(page, table)
    moves = [one["move"] for one in message["moves"]]
    move = next(one for one in moves if one[: len(wanted)] == list(wanted))
    play_by_call(page, message, move, f"bid-{message['version']}")


def test_who_is_outbid_sees_it_on_the_board(house: Serving, visitors: Visitors) -> None:
    seats = [{"kind": "me"}, {"kind": "open"}, {"kind": "bot", "level": "easy"}]
    *people, table = two_at_a_table(house, visitors, game="princes", seats=seats)
    moves = random_moves(lambda match: match.position.leader == 0 and answers_a_bid(match))
    table = lay_out(house, table, moves)
    mine, other = sorted(people, key=lambda page: message_of(page, table)["seat"])
    sit_at(mine, table)
    expect(mine.locator(".announced")).to_have_count(0)
    bid(other, table, ("bid",))
    expect(mine.locator(".announced")).to_contain_text(re.compile(r"Bea bids \d+"))
    mine.locator(".announced").click()
    expect(mine.locator(".announced")).to_have_count(0)


def answers_a_bid(match: Match[PrincesBoard]) -> bool:
    return match.record.moves[-1][0] == "bid" and asks("Bid", seat=1, having="bid")(match)


def test_a_siege_of_the_italian_wars_is_shown_on_its_stage(
    house: Serving, visitors: Visitors
) -> None:
    page = visitors.visit(house, kept=MOVING)
    moves = wars_to(decides_a_siege, WARLIKE)
    here = [{"kind": "me"}, {"kind": "here", "name": "Alfonso"}]
    table = table_by_call(page, "Isabella", here, game="italian_wars")
    record: Record[Any] = Record(ItalianWars(), ["a", "b"], {}, moves)
    table = lay_out(house, table, moves, 2, record)
    sit_at(page, table)
    my_turn(page)
    hold_scene(page)
    bid(page, table, ("pass",))
    scene = page.locator('[data-scene="siege"]')
    expect(scene).to_be_visible()
    expect(page.get_by_role("button", name="Go on")).to_be_visible()
    expect(page.locator(MINE)).to_have_count(0)
    page.keyboard.press(" ")
    page.keyboard.press(" ")
    expect(scene).to_have_count(0)
    my_turn(page)


def decides_a_siege(board: Board, decision: Decision[Any]) -> bool:
    """Who has no bonus to add brings the siege to its end."""
    if not isinstance(decision, Announce):
        return False
    after = board.clone()
    after.events = []
    attempt(after, ("pass",))
    return any(event.name == "siege" for event in after.events)


def to_spring(board: Board) -> Move | None:
    """The move after which Spring begins, where there is one."""
    if board.season != IN_WINTER:
        return None
    for move in legal(board):
        after = board.clone()
        play(after, move)
        if after.season != IN_WINTER:
            return move
    return None


@pytest.mark.parametrize("game", ["virtu", "italian_wars"])
def test_a_year_ends_on_a_card_and_the_map_comes_back(
    house: Serving, visitors: Visitors, game: str
) -> None:
    page = visitors.visit(house, kept=STILL)
    last: list[Move] = []

    def ends_winter(board: Board, _: Decision[Any]) -> bool:
        move = to_spring(board)
        last.extend([] if move is None else [move])
        return move is not None

    if game == "virtu":
        table = table_at(page, moves_to(ends_winter))
    else:
        table = table_at(page, wars_to(ends_winter, {}), game, 2)
    message = message_of(page, table)
    # Somebody who looks on is asked nothing: no question brings a sight forward.
    watcher = visitors.visit(house, kept=STILL)
    phone = visitors.visit(house, kept=MOVING, viewport={"width": 390, "height": 844})
    for one in (watcher, phone):
        sit_at(one, table)
    watcher.get_by_role("button", name="Market").click()
    of_map = watcher.get_by_role("button", name="Map", exact=True)
    expect(of_map).to_have_attribute("aria-pressed", "false")
    hold_scene(phone)
    play_by_call(page, message, list(last[0]), "spring")
    card = phone.locator('[data-scene="year"]')
    expect(card).to_be_visible()
    expect(phone.get_by_role("button", name="Go on")).to_be_visible()
    box = card.bounding_box()
    assert box is not None
    assert box["width"] <= 390
    phone.get_by_role("button", name="Continue").click()
    expect(card).to_have_count(0)
    expect(of_map).to_have_attribute("aria-pressed", "true")
