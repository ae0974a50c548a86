"""What is seen of a move before the next question takes its place."""

from __future__ import annotations

from typing import Any

from playwright.sync_api import Page, expect

from quattrocento.games.virtu.board import Board
from quattrocento.games.virtu.bonuses import Announce
from quattrocento.games.virtu.names import IN_WINTER
from quattrocento.kernel.play import legal, play
from quattrocento.kernel.step import Decision
from tests.browser.conftest import Visitors
from tests.browser.playing import sit_at
from tests.browser.serving import Serving
from tests.browser.virtu_moments import message_of, moves_to, table_at

MOVING = '{"motion":"full","sound":false,"language":"en","handover":false}'
STILL = '{"motion":"none","sound":false,"language":"en","handover":false}'


def last_siege(board: Board, decision: Decision[Any]) -> bool:
    """A siege is about to end, and Spring with it."""
    if not isinstance(decision, Announce) or ("pass",) not in legal(board):
        return False
    after = board.clone()
    play(after, ("pass",))
    return after.season == IN_WINTER


def last_word_before_a_battle(board: Board, decision: Decision[Any]) -> bool:
    """Both armies have said all they will, and meet before a city."""
    if not isinstance(decision, Announce) or ("pass",) not in legal(board):
        return False
    after = board.clone()
    after.events = []
    play(after, ("pass",))
    return any(event.name == "battle_fought" for event in after.events)


def test_the_end_of_a_siege_is_read_before_the_market_comes(
    house: Serving, visitors: Visitors
) -> None:
    page = visitors.visit(house, kept=MOVING)
    table = table_at(page, moves_to(last_siege))
    cookies = {"cookies": page.context.cookies(), "origins": []}
    still = visitors.visit(house, kept=STILL, storage_state=cookies)
    for one in (page, still):
        sit_at(one, table)
        in_front(one, "Map")
    stand_still(page)
    page.keyboard.press("0")
    expect(page.locator(".placard")).to_contain_text("Siege of")
    expect(page.get_by_role("log")).to_contain_text("Siege of")
    expect(page.locator('[data-asks="announce"]')).to_have_count(0)
    in_front(page, "Map")
    # Without motion the chronicle tells it, and the question comes at once.
    expect(still.get_by_role("log")).to_contain_text("Siege of")
    in_front(still, "Market")
    expect(still.locator(".placard")).to_have_count(0)

    page.locator(".prompt .question").click()
    expect(page.locator(".placard")).to_have_count(0)
    in_front(page, "Market")


def test_a_field_battle_is_read_over_its_city(house: Serving, visitors: Visitors) -> None:
    page = visitors.visit(house, kept=MOVING)
    table = table_at(page, moves_to(last_word_before_a_battle))
    sit_at(page, table)
    stand_still(page)
    page.keyboard.press("0")
    placard = page.locator(".placard")
    expect(placard).to_contain_text("Battle in the field")
    told = message_of(page, table)["events"]
    city = next(event for event in told if event["name"] == "battle_fought")["args"]["city"]
    over, under = placard.bounding_box(), page.locator(f'[data-spot="city:{city}"]').bounding_box()
    assert over and under
    assert over["y"] + over["height"] <= under["y"]
    assert over["x"] <= under["x"] + under["width"] / 2 <= over["x"] + over["width"]


def stand_still(page: Page) -> None:
    """What moves stays as it begins until somebody clicks."""
    clock = page.context.new_cdp_session(page)
    clock.send("Animation.enable")
    clock.send("Animation.setPlaybackRate", {"playbackRate": 0})


def in_front(page: Page, sight: str) -> None:
    button = page.get_by_role("button", name=sight)
    expect(button).to_have_attribute("aria-pressed", "true")
