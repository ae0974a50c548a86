"""Virtù in a browser: sieges, retreats, the palace, payments, planning; phone, ears and lobby."""

from __future__ import annotations

from collections import Counter, deque
from collections.abc import Sequence
from itertools import groupby
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from quattrocento.kernel.play import attempt, next_decision
from quattrocento.kernel.record import Record
from quattrocento.kernel.step import Move
from tests.browser.conftest import COARSE, Visitors
from tests.browser.playing import (
    become,
    my_turn,
    play_on,
    sit_at,
    table_by_call,
    version,
    wait_for_news,
)
from tests.browser.serving import Serving
from tests.browser.test_accessibility import findings
from tests.browser.test_phone import PHONE, fits
from tests.browser.virtu_moments import (
    BONUSES,
    cortigiani_to_lift,
    first_annexation,
    message_of,
    moves_to,
    reorganising,
    retreat_by_sea,
    siege_with_bonuses,
    table_at,
    warlike_game,
)
from tests.records.warlike import complete, scene

ALONE = (
    '{"motion":"none","plan":false,"alone":false,"sound":false,"language":"en","handover":false}'
)
"""Three seats at one screen, without asking who sits down."""
BOTS = [{"kind": "me"}, {"kind": "bot", "level": "easy"}, {"kind": "bot", "level": "easy"}]


def choose(page: Page, message: dict[str, Any], *wanted: Any) -> None:
    """Click the choice of the prompt that does this move."""
    before = version(page)
    loud = [one["move"] for one in message["moves"] if one["move"][0] not in ("end", "pass")]
    index = next(i for i, move in enumerate(loud) if move[: len(wanted)] == list(wanted))
    more = page.locator(".chips .more")
    if more.count():
        more.click()
        page.get_by_role("menuitem").nth(index).click()
    else:
        page.locator(".chips .chip").nth(index).click()
    wait_for_news(page, before)


def settle_payment(page: Page) -> None:
    """Let the program pay what is owed."""
    if page.locator('[data-asks="pay"]').count():
        page.keyboard.press("p")
        expect(page.locator('[data-asks="pay"]')).to_have_count(0)


def test_a_siege_with_bonuses_from_both_sides(house: Serving, visitors: Visitors) -> None:
    page = visitors.visit(house, kept=ALONE)
    table = table_at(page, moves_to(siege_with_bonuses))
    sit_at(page, table)
    first = message_of(page, table)
    siege = first["view"]["siege"]
    panel = page.locator("[data-siege]")
    expect(panel).to_have_attribute("data-siege", siege["city"])
    sums = panel.locator("strong")
    before = [int(text) for text in sums.all_inner_texts()]
    assert before == [siege["attack"]["sum"], siege["defence"]["sum"]]

    # The besieger's bonus is answered by the defender; with his the siege may be over.
    for side in range(2):
        message = message_of(page, table)
        verb = next(one["move"][0] for one in message["moves"] if one["move"][0] in BONUSES)
        choose(page, message, verb)
        settle_payment(page)
        if side == 0:
            expect(sums.nth(0)).to_have_text(str(before[0] + bonuses(page, table)[-1]))
            expect(sums.nth(1)).to_have_text(str(before[1]))
    assert len(bonuses(page, table)) == 2
    while page.locator('[data-asks="announce"]').count():
        version_now = version(page)
        page.get_by_role("button", name="Pass").click()
        wait_for_news(page, version_now)
    expect(page.get_by_role("log")).to_contain_text("Siege of")


def bonuses(page: Page, table: str) -> list[int]:
    """What the bonuses announced so far have added."""
    events = message_of(page, table)["events"]
    return [event["args"]["strength"] for event in events if event["name"] == "war_bonus"]


def test_a_retreat_by_sea(house: Serving, visitors: Visitors) -> None:
    page = visitors.visit(house, kept=ALONE)
    moves = moves_to(retreat_by_sea)
    table = table_at(page, moves)
    sit_at(page, table)
    message = message_of(page, table)
    roads = {frozenset(pair) for pair in road_pairs(page)}
    away = next(
        one["move"]
        for one in message["moves"]
        if one["move"][0] == "retreat" and frozenset(one["move"][1:]) not in roads
    )
    goal = away[2]
    before = version(page)
    retreat(page, away)
    wait_for_news(page, before)
    settle_payment(page)
    expect(page.get_by_role("log")).to_contain_text("retreats from")
    view = message_of(page, table)["view"]
    seat = message["prompt"]["seat"]
    assert view["cities"][goal]["troops"].get(view["colours"][seat], 0) > 0


def retreat(page: Page, move: Sequence[Any]) -> None:
    """From where, then where to: two clicks on the map."""
    _, city, goal = move
    page.locator(f'[data-at="city:{city}"] [data-spot="disc:{city}"]').click()
    expect(page.locator(f'[data-picked="city:{city}"]')).to_be_visible()
    page.locator(f'[data-at="city:{goal}"] [data-spot="disc:{goal}"]').click()


def road_pairs(page: Page) -> list[tuple[str, str]]:
    rows = page.request.get("/api/games/virtu/components").json()["rows"]
    ends = next(row["value"] for row in rows if row["path"] == "roads.three_four")
    return [(ends[i], ends[i + 1]) for i in range(0, len(ends), 2)]


def test_a_palace_is_reorganised(house: Serving, visitors: Visitors) -> None:
    page = visitors.visit(house, kept=ALONE)
    table = table_at(page, moves_to(reorganising))
    sit_at(page, table)
    message = message_of(page, table)
    space = cortigiani_to_lift([one["move"] for one in message["moves"]])[0]
    seat = message["prompt"]["seat"]
    card = message["view"]["players"][seat]["court"][space]["card"]
    expect(page.get_by_role("button", name="Market")).to_have_attribute("aria-pressed", "true")
    page.locator(f'.cell[data-at="space:{space}"]').first.click()
    expect(page.locator('[data-asks="move_card"]')).to_be_visible()
    goals = [one["move"] for one in message_of(page, table)["moves"]]
    goal = next(move[1] for move in goals if move[0] == "to")
    page.locator(f'[data-at="space:{goal}"][data-state="lit"]').first.click()
    expect(page.locator('[data-asks="move_card"]')).to_have_count(0)
    player = message_of(page, table)["view"]["players"][seat]
    rooms = {f"action{i + 1}": room["action"] for i, room in enumerate(player["rooms"])}
    court = {name: here["card"] for name, here in player["court"].items()}
    assert (rooms | court)[goal] == card

    page.keyboard.press("u")
    expect(page.locator('[data-asks="move_card"]')).to_be_visible()


def test_plans_payments_and_sights(house: Serving, visitors: Visitors) -> None:
    """What a room would allow, a payment in slots, another's palace, the three sights."""
    page = visitors.visit(house, kept=ALONE)
    table = table_at(page, moves_to(first_annexation))
    sit_at(page, table)
    expect(page.locator('[data-asks="place_marker"]')).to_be_visible()
    annex = next(
        int(room)
        for room, plan in message_of(page, table)["view"]["reach"].items()
        if plan["action"] == "annex" and plan["deeds"]
    )
    page.locator(f'[data-at="room:{annex}"]').first.hover()
    expect(page.locator(f'[data-plan="{annex}"]')).to_contain_text("within reach")
    page.locator(f'[data-at="room:{annex}"]').first.click()
    expect(page.locator('[data-asks="annex"]')).to_be_visible()

    message = message_of(page, table)
    choose(page, message, "annex")
    if page.locator('[data-asks="pay"]').count():
        expect(page.locator(".slot").first).to_be_visible()
        page.get_by_role("button", name="Pay for me").click()
        expect(page.locator('[data-asks="pay"]')).to_have_count(0)
    expect(page.get_by_role("log")).to_contain_text("You annex")

    page.get_by_role("button", name="Palaces").click()
    expect(page.locator(".palaces > section")).to_have_count(2)
    page.get_by_role("button", name="Market").click()
    expect(page.locator('[data-at="ware:pope"]')).to_be_visible()
    page.get_by_role("button", name="Map", exact=True).click()
    expect(page.locator('[data-at="city:florence"]')).to_be_visible()


def test_an_edition_and_who_begins_are_chosen_in_the_lobby(
    house: Serving, visitors: Visitors
) -> None:
    page = visitors.visit(house)
    become(page, "Isabella")
    page.locator("article").filter(has_text="Virtù").get_by_role("button", name="Choose").click()
    page.get_by_role("button", name="More", exact=True).click()
    page.get_by_label("Edition Which rulebook").select_option("portuguese")
    first = page.get_by_label("First player")
    # Nobody is blue or white among three.
    assert first.locator("option").evaluate_all("all => all.map(one => one.value)") == [
        "lot", "red", "yellow", "green",
    ]  # fmt: skip
    first.select_option("green")
    page.get_by_role("button", name="Save").click()
    page.get_by_role("button", name="Begin Virtù").click()
    expect(page.locator("[data-version]")).to_be_visible()
    options = message_of(page, page.url.rsplit("/", 1)[1])["view"]["options"]
    assert (options["first_player"], options["room_florin_surplus"]) == ("green", "lose")


@pytest.mark.long
def test_whole_game_by_clicking(house: Serving, visitors: Visitors) -> None:
    """Three at one screen, from the lobby to the final score, every kind of move by clicks.

    It is the recorded game with a siege that both sides strengthen, a retreat by sea, and palaces
    reorganised; those are clicked on the board, the rest in the prompt. What has been clicked
    once is played by call where much of it comes in a row.
    """
    record = warlike_game()
    page = visitors.visit(house, kept=ALONE, **COARSE)
    become(page, "Isabella")
    page.locator("article").filter(has_text="Virtù").get_by_role("button", name="Choose").click()
    page.get_by_role("button", name="More", exact=True).click()
    page.get_by_label("First player").select_option("red")
    page.get_by_role("button", name="Save").click()
    for seat in ("Seat 2", "Seat 3"):
        page.get_by_label(seat).select_option("here")
    page.get_by_role("button", name="Begin Virtù").click()
    expect(page.locator("[data-version]")).to_be_visible()
    table = page.url.rsplit("/", 1)[1]

    scenes: set[str] = set()
    for by_hand, stretch in groupby(zip(clicks(record), record.moves, strict=True), is_clicked):
        if not by_hand:
            follow(page, table, deque({"move": list(move)} for _, move in stretch))
            continue
        for seen, move in stretch:
            scenes.add(seen or "")
            if seen and seen.startswith("side"):
                expect(page.locator("[data-siege] .side")).to_have_count(2)
            click_move(page, table, move, on_board=bool(seen))
    assert complete(scenes)
    assert "palace" in scenes

    expect(page.locator(".verdict")).to_be_visible()
    assert "years" in page.locator(".verdict .crumb").inner_text()
    message = message_of(page, table)
    totals = page.locator(".panel tbody td.total").all_inner_texts()
    assert sorted(map(int, totals)) == sorted(message["standing"]["scores"])
    assert message["standing"]["scores"] == record.game.standing(record.replay()).scores


IN_A_ROW = 8


def clicks(record: Record[Any]) -> list[str | None]:
    """For each move the scene it belongs to, or "", or None where it need not be clicked again."""
    position = record.start()
    times: Counter[tuple[str, str]] = Counter()
    found: list[str | None] = []
    for move in record.moves:
        decision = next_decision(position)
        assert decision is not None
        kind = type(decision).__name__, str(move[0])
        times[kind] += 1
        seen = scene(position, decision, move)
        found.append(seen if seen or times[kind] > 1 else "")
        attempt(position, move)
    found[-1] = found[-1] or ""
    for old, row in groupby(range(len(found)), lambda at: found[at] is None):
        stretch = list(row)
        if old and len(stretch) < IN_A_ROW:
            found[stretch[0] : stretch[-1] + 1] = [""] * len(stretch)
    return found


def follow(page: Page, table: str, script: deque[dict[str, Any]]) -> None:
    play_on(page, table, lambda _: not script, lambda _: script.popleft())


def is_clicked(step: tuple[str | None, Move]) -> bool:
    return step[0] is not None


def click_move(page: Page, table: str, move: Move, on_board: bool) -> None:
    """Do a move by the mouse: on the board where it can be told apart there, else in the prompt."""
    before = version(page)
    if move[0] in ("end", "pass"):
        # In Winter the sheet is offered beside it.
        page.locator(".acts .ghost", has=page.locator("kbd", has_text="0")).click()
        wait_for_news(page, before)
        return
    message = page.request.get(f"/api/tables/{table}/message?seen=1000000").json()
    if on_board and move[0] == "retreat":
        retreat(page, move)
        wait_for_news(page, before)
        return
    moves = [one for one in message["moves"] if f"space:{move[1:2] and move[1]}" in one["targets"]]
    if on_board and move[0] == "lift" and len(moves) == 1:
        page.locator(f'[data-at="space:{move[1]}"][data-state="lit"]').first.click()
        wait_for_news(page, before)
        return
    choose(page, message, *move)


def test_virtu_on_a_phone(house: Serving, visitors: Visitors) -> None:
    page = visitors.visit(house, **PHONE)
    sit_at(page, table_by_call(page, "Isabella", BOTS, game="virtu"))
    my_turn(page)
    fits(page)
    page.locator('.card[data-state="lit"]').first.tap()
    page.locator(".acts .primary").tap()
    expect(page.locator('[data-asks="lay_family"]')).to_be_visible()
    for tab in ("Map", "Players", "Chronicle"):
        page.locator("nav").get_by_role("button", name=tab, exact=True).tap()
        fits(page)
    page.locator("nav").get_by_role("button", name="Map", exact=True).tap()
    for sight in ("Market", "Palaces"):
        page.locator(".sights").get_by_role("button", name=sight).first.tap()
        fits(page)


def test_ears_find_nothing_wrong(house: Serving, visitors: Visitors) -> None:
    # The house forbids scripts that are not its own; the checker is one.
    page = visitors.visit(house, kept=ALONE, bypass_csp=True, **COARSE)
    table = table_at(page, moves_to(siege_with_bonuses))
    sit_at(page, table)
    assert findings(page) == []
    for sight in ("Market", "Palaces"):
        page.get_by_role("button", name=sight, exact=True).click()
        assert findings(page) == []
