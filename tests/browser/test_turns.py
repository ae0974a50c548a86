"""Turn by turn: the chronicle's lines, what opponents left on the board, a look back."""

from __future__ import annotations

import re
from random import Random
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from quattrocento.games.registry import GAMES, load_game
from quattrocento.kernel.play import attempt, legal, next_decision
from quattrocento.kernel.record import Record
from quattrocento.kernel.step import Move
from tests.browser.conftest import Visitors
from tests.browser.playing import HEADERS, my_turn, play_on, press_until, sit_at, table_by_call
from tests.browser.serving import Serving
from tests.browser.staging import lay_out
from tests.records.reading import FOLDER, recorded

BOT = {"kind": "bot", "level": "easy"}
MOVING = '{"motion":"full","sound":false,"language":"en","scenes":false}'
SIZES = {
    "signorie": {"width": 1440, "height": 900},
    "princes": {"width": 1024, "height": 768},
    "virtu": {"width": 390, "height": 844},
}
"""Each game on a screen of another size."""
MOVED = 40
"""So many changes make turns of many steps, and more than one round."""
TURNS = ".log [data-turn]"


ALONE = '{"motion":"none","sound":false,"language":"en","handover":false}'
RECORDS = {
    "signorie": "signorie-2-greedy-0",
    "princes": "princes-3-greedy-0",
    "virtu": "virtu-3-curious-0",
    "italian_wars": "italian_wars-2-greedy-0",
}
BEGINS = {"take_die", "auction", "move"}
"""With one of these a turn begins."""
TURNS_BEGIN = {"takes_die", "passes", "must_pass", "turn", "moves_marker"}
MARKED = {"climbs", "advances", "marriage", "wins", "buys_troop", "annexes", "moves_troop"}
"""What one sees on the board once somebody has done it."""


def begin(page: Page, game: str) -> str:
    bots = [BOT] * (load_game(game).seats[0] - 1)
    table = table_by_call(page, "Isabella", [{"kind": "me"}, *bots], game=game)
    sit_at(page, table)
    my_turn(page)
    return table


def after_others(record: Record[Any]) -> list[Move]:
    """The moves up to the beginning of a turn, after others have left something on the board."""
    position = record.start()
    begun: dict[int, list[int]] = {}
    left: dict[int, int] = {}
    for number, move in enumerate(record.moves):
        decision = next_decision(position)
        if decision is not None and {verb[0] for verb in legal(position)} & BEGINS:
            me = decision.seat
            others = [at for seat, at in left.items() if seat != me]
            # A turn may be announced with the move before it.
            mine = [at for at in begun.get(me, []) if at < number - 1]
            if number > 30 and max(others, default=0) > max(mine, default=0):
                return record.moves[:number]
        position.events = []
        attempt(position, move)
        for event in position.events:
            if event.name in TURNS_BEGIN:
                begun.setdefault(event.args["seat"], []).append(number)
            if event.name in MARKED:
                left[event.args["seat"]] = number
    raise AssertionError("no such moment")


@pytest.mark.parametrize("game", GAMES)
def test_an_opponents_turn_stays_marked_until_mine_is_over(
    house: Serving, visitors: Visitors, game: str
) -> None:
    page = visitors.visit(house, kept=ALONE)
    record = recorded(FOLDER / f"{RECORDS[game]}.jsonl")
    seats = len(record.seats)
    page.request.post("/api/guests", data={"name": "Isabella"}, headers=HEADERS)
    here = [{"kind": "me"}, *[{"kind": "here", "name": f"Rival {i}"} for i in range(1, seats)]]
    body = {"game": game, "seats": here, "options": record.options}
    table = page.request.post("/api/tables", data=body, headers=HEADERS).json()["table"]["id"]
    page.request.post(f"/api/tables/{table}/start", headers=HEADERS)
    sit_at(page, lay_out(house, str(table), after_others(record), seats, record))
    my_turn(page)
    marks = page.locator("[data-mark]")
    expect(marks.first).to_be_attached()
    # In the opponents' colours, never in mine.
    mine = page.locator(".rail .card.turn").get_attribute("style") or ""
    for colour in marks.evaluate_all("rings => rings.map(ring => ring.dataset.mark)"):
        assert f"--seat-{colour}" not in mine
    page.keyboard.press("m")
    expect(marks).to_have_count(0)
    page.keyboard.press("m")
    expect(marks.first).to_be_attached()


def test_a_line_a_turn_with_cost_and_gain(house: Serving, visitors: Visitors) -> None:
    page = visitors.visit(house)
    begin(page, "signorie")
    press_until(page, lambda: page.locator(TURNS, has_text="You ·").count() > 1)
    my_turn(page)
    line = page.locator(TURNS, has=page.locator(".result")).last
    expect(line.locator(".result").first).to_have_text(re.compile(r"[+−]\d"))
    expect(line).to_have_attribute("aria-expanded", "false")
    key = line.get_attribute("data-turn")
    steps = page.locator(f'[data-folds="{key}"] [data-line]')
    expect(steps.first).to_be_hidden()
    line.click()
    expect(steps.first).to_be_visible()
    # A step of it shows its moment; the turn is seen again as a whole.
    page.locator(f'[data-again="{key}"]').click()
    expect(page.locator(".replay .at")).to_be_visible()
    expect(page.locator(".prompt .question")).to_contain_text(":")


@pytest.mark.parametrize("game", ["signorie", "princes"])
def test_gains_rise_where_they_were_made(house: Serving, visitors: Visitors, game: str) -> None:
    page = visitors.visit(house, kept=MOVING)
    begin(page, game)
    page.evaluate(
        """() => { window.risen = []; new MutationObserver(news => news.forEach(one =>
            one.addedNodes.forEach(node => node.className === 'gain'
                && window.risen.push(node.textContent))))
            .observe(document.body, { childList: true }) }"""
    )
    press_until(page, lambda: bool(page.evaluate("risen.length")))
    assert all(re.fullmatch(r"[+−]\d+", text) for text in page.evaluate("risen"))


@pytest.mark.parametrize("game", SIZES)
def test_a_look_back_goes_by_turn_and_by_round(
    house: Serving, visitors: Visitors, game: str
) -> None:
    page = visitors.visit(house, viewport=SIZES[game])
    table = begin(page, game)
    chosen = Random(5).choice
    play_on(page, table, lambda now: now["version"] > MOVED and bool(now["moves"]), chosen)
    page.goto(f"/table/{table}?at=1")
    at = page.locator(".replay .at")
    expect(at).to_contain_text("1 / ")
    slider = page.get_by_role("slider", name="Moment of the game")
    box = slider.bounding_box()
    assert box is not None
    assert box["width"] > 0.9 * SIZES[game]["width"]
    slider.press("End")
    expect(page.get_by_role("button", name="One on")).to_be_disabled()
    slider.press("Home")
    expect(at).to_contain_text("1 / ")
    page.get_by_role("button", name="One on").click()
    expect(at).to_contain_text("2 / ")
    by_turn = int(slider.get_attribute("max") or 0)
    page.get_by_label("How far at a time").select_option("step")
    expect(slider).not_to_have_attribute("max", str(by_turn))
    by_step = int(slider.get_attribute("max") or 0)
    page.get_by_label("How far at a time").select_option("round")
    expect(slider).not_to_have_attribute("max", str(by_step))
    assert by_step > by_turn > int(slider.get_attribute("max") or 0)
