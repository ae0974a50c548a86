"""Questions that are none, tips and frames that stay where they belong, in a real browser."""

from __future__ import annotations

import re
from typing import Any

import pytest
from playwright.sync_api import expect

from quattrocento.games.princes.board import Board
from quattrocento.kernel.match import Match
from quattrocento.kernel.play import attempt, legal, next_decision
from quattrocento.kernel.record import Record
from quattrocento.kernel.step import Move
from tests.browser.conftest import Visitors
from tests.browser.playing import (
    HEADERS,
    my_turn,
    play_by_call,
    sit_at,
    version,
    wait_for_news,
)
from tests.browser.serving import Serving
from tests.browser.staging import Until, asks, lay_out, princes_moves, random_moves
from tests.browser.test_lessons import PHONE, panel
from tests.browser.test_lessons import begin as begin_lesson
from tests.browser.test_princes_wars import begin
from tests.browser.test_turns import ALONE, RECORDS
from tests.records.reading import FOLDER, recorded
from tests.test_lessons import TAUGHT, the_lesson


def only(verb: str) -> Until:
    """Seat 0 is asked, because of its tiles or its purse, but one answer is all there is."""
    return lambda match: match.seat == 0 and [move[0] for move in match.legal()] == [verb]


@pytest.mark.parametrize(
    ("verb", "answer"),
    [
        ("no_veto", "Let the war begin"),
        ("pass_bid", "Pass"),
        ("bid", "Bid"),
        ("discard", "Discard"),
        ("end_turn", "End"),
    ],
)
@pytest.mark.parametrize("width", [1440, 390])
def test_what_is_no_question_is_done_by_itself(
    house: Serving, visitors: Visitors, verb: str, answer: str, width: int
) -> None:
    page = visitors.visit(house, viewport={"width": width, "height": 844})
    page.request.post("/api/guests", data={"name": "Isabella"}, headers=HEADERS)
    sit_at(page, lay_out(house, begin(page), random_moves(only(verb))))
    before = version(page)
    expect(my_turn(page)).to_contain_text(f"Nothing else is possible here: {answer}")
    wait_for_news(page, before)


SAID = """window.said = []; new MutationObserver(() =>
    said.push(document.querySelector('.question')?.textContent ?? ''))
    .observe(document, { childList: true, subtree: true, characterData: true })"""
"""A page that remembers what it has asked, however soon it was over."""


@pytest.mark.parametrize(
    ("name", "verb"),
    [
        ("signorie-3-random-0", "spend"),
        ("virtu-3-warlike-53473", "pay"),
        (RECORDS["italian_wars"], "pay"),
    ],
)
def test_what_follows_from_a_choice_is_no_question(
    house: Serving, visitors: Visitors, name: str, verb: str
) -> None:
    page = visitors.visit(house, kept=ALONE, fresh=True)
    page.add_init_script(SAID)
    record = recorded(FOLDER / f"{name}.jsonl")
    seats = len(record.seats)
    page.request.post("/api/guests", data={"name": "Isabella"}, headers=HEADERS)
    here = [{"kind": "me"}, *[{"kind": "here", "name": f"Rival {i}"} for i in range(1, seats)]]
    body = {"game": record.game.name, "seats": here, "options": record.options}
    table = page.request.post("/api/tables", data=body, headers=HEADERS).json()["table"]["id"]
    page.request.post(f"/api/tables/{table}/start", headers=HEADERS)
    laid = lay_out(house, str(table), before_the_only(record, verb), seats, record)
    before = page.request.get(f"/api/tables/{laid}/message").json()["version"]
    sit_at(page, laid)
    wait_for_news(page, str(before))
    assert any("Nothing else is possible here: " in text for text in page.evaluate("said"))
    # Taken back it is asked after all.
    page.keyboard.press("Escape")
    asked = my_turn(page)
    expect(asked).not_to_contain_text("Nothing else is possible here: ")


def before_the_only(record: Record[Any], verb: str) -> list[Move]:
    """The moves up to the first that nothing else was possible for, and that can be undone."""
    position = record.start()
    for number, move in enumerate(record.moves):
        decision = next_decision(position)
        if decision is not None and move[0] == verb and len(legal(position)) == 1:
            after = position.clone()
            attempt(after, move)
            then = next_decision(after)
            if then is not None and then.seat == decision.seat and len(legal(after)) > 1:
                return record.moves[:number]
        attempt(position, move)
    raise AssertionError("no such moment")


def test_who_cannot_bid_is_not_asked_for_a_bid(house: Serving, visitors: Visitors) -> None:
    page = visitors.visit(house)
    page.request.post("/api/guests", data={"name": "Isabella"}, headers=HEADERS)

    def frozen_out(match: Match[Board]) -> bool:
        bids = any(move[0] == "bid" for move in match.legal())
        return asks("Bid", having="freeze_bid")(match) and not bids

    sit_at(page, lay_out(house, begin(page), random_moves(frozen_out)))
    expect(my_turn(page)).to_contain_text("You cannot bid for")
    expect(page.locator(".yours")).to_have_count(0)
    expect(page.locator(".chip", has_text="Bid")).to_have_count(0)


def test_a_question_follows_its_branch_and_buttons_bear_no_counts(
    house: Serving, visitors: Visitors
) -> None:
    page = visitors.visit(house)
    page.request.post("/api/guests", data={"name": "Isabella"}, headers=HEADERS)
    moves = princes_moves(asks("TakeAction"), [])
    sit_at(page, lay_out(house, begin(page), moves))
    prompt = my_turn(page)
    expect(prompt).to_contain_text("Buy, auction, war or pass?")
    buy = page.locator(".chip").filter(has_text="Buy")
    assert not re.search(r"[2-9]\d*$", buy.inner_text().strip())
    buy.click()
    expect(prompt).to_contain_text("What do you buy?")
    for branch, question in (("City tile", "Which city tile"), ("Event", "Which event")):
        page.keyboard.press("Escape")
        expect(prompt).to_contain_text("Buy, auction, war or pass?")
        page.locator(".chip", has_text=branch).click()
        expect(prompt).to_contain_text(f"{question} do you put up?")


def test_a_tip_goes_with_its_thing(house: Serving, visitors: Visitors) -> None:
    page = visitors.visit(house)
    page.request.post("/api/guests", data={"name": "Isabella"}, headers=HEADERS)
    sit_at(page, lay_out(house, begin(page), princes_moves(asks("TakeAction"), [])))
    my_turn(page)
    tip = page.locator(".tip")
    for _ in range(60):
        page.keyboard.press("Tab")
        page.wait_for_timeout(50)
        if tip.is_visible():
            break
    expect(tip).to_be_visible()
    page.evaluate("document.activeElement.closest('[data-at]').remove()")
    expect(tip).to_have_count(0)


FRAMES = """async () => {
    // Frames follow their things from one drawing to the next.
    for (let i = 0; i < 3; i++) await new Promise(requestAnimationFrame);
    const { top } = document.querySelector(".middle").getBoundingClientRect();
    const below = document.querySelector(".middle > .below");
    const covered = below.getBoundingClientRect();
    const inside = [...below.querySelectorAll("[data-at], [data-taught]")].map((one) =>
        one.getBoundingClientRect(),
    );
    const frames = [...document.querySelectorAll(".taught")].map((one) =>
        one.getBoundingClientRect(),
    );
    // The sheet has things of its own that may be framed.
    const over = frames.filter((box) => box.top < top || box.bottom > covered.top + 1
        && !inside.some((one) => Math.abs(one.left - box.left - 4) < 2
            && Math.abs(one.top - box.top - 4) < 2));
    return [frames.length, over.length];
}"""


@pytest.mark.parametrize("game", TAUGHT)
def test_frames_of_a_lesson_leave_its_text_alone(
    house: Serving, visitors: Visitors, game: str
) -> None:
    page = visitors.visit(house, viewport=PHONE, has_touch=True)
    table = begin_lesson(page, game)
    seen = 0
    for step in the_lesson(game).steps:
        for one in step.pages:
            panel(page, one.name)
            frames, over = page.evaluate(FRAMES)
            seen += frames
            assert over == 0, one.name
            if one is not step.pages[-1]:
                page.locator(".lesson").get_by_role("button", name="Next").click()
        if step.move is not None:
            message = page.request.get(f"/api/tables/{table}/message").json()
            play_by_call(page, message, list(step.move), f"{game}-{step.at}")
    assert seen > 5


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_a_chosen_filter_is_read_under_the_pointer(
    house: Serving, visitors: Visitors, theme: str
) -> None:
    page = visitors.visit(
        house, kept=f'{{"motion":"none","plan":false,"language":"en","theme":"{theme}"}}'
    )
    page.goto("/statistics/princes")
    for chosen in ('.tabs [aria-pressed="true"]', 'nav .second[aria-current="page"]'):
        page.locator(chosen).hover()
        colours = page.locator(chosen).evaluate(
            """async (one) => {
                await Promise.all(one.getAnimations().map(({ finished }) => finished));
                const { color, backgroundColor } = getComputedStyle(one);
                return [color, backgroundColor];
            }"""
        )
        assert contrast(*colours) > 4.5, chosen


def contrast(one: str, other: str) -> float:
    lights = sorted(light(colour) for colour in (one, other))
    return (lights[1] + 0.05) / (lights[0] + 0.05)


def light(colour: str) -> float:
    parts = [int(part) / 255 for part in re.findall(r"\d+", colour)[:3]]
    linear = [
        part / 12.92 if part <= 0.03928 else ((part + 0.055) / 1.055) ** 2.4 for part in parts
    ]
    return 0.2126 * linear[0] + 0.7152 * linear[1] + 0.0722 * linear[2]
