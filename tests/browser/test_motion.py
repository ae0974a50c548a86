"""What is seen of a move before the next question takes its place."""

from __future__ import annotations

from typing import Any

from playwright.sync_api import Page, expect

from quattrocento.games.virtu.board import Board
from quattrocento.games.virtu.game import Virtu
from quattrocento.games.virtu.names import CITIES, IN_WINTER
from quattrocento.games.virtu.rules.bonuses import Announce
from quattrocento.games.virtu.rules.retreats import Retreat
from quattrocento.kernel.play import legal, next_decision, play, run
from quattrocento.kernel.step import Decision, Move
from tests.browser.conftest import Visitors
from tests.browser.playing import play_by_call, sit_at
from tests.browser.serving import Serving
from tests.browser.virtu_moments import RED_BEGINS, message_of, moves_to, table_at

MOVING = '{"motion":"full","sound":false,"language":"en","handover":false}'
SCENE = '[data-scene="siege"]'
STILL = '{"motion":"none","plan":false,"sound":false,"language":"en","handover":false}'


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


def joining_retreat(board: Board, decision: Decision[Any]) -> Move | None:
    """A way home to where other troops of the same seat stand."""
    if not isinstance(decision, Retreat):
        return None
    homes = [move for move in legal(board) if move[0] == "retreat"]
    return next((m for m in homes if board.army(decision.seat, CITIES.index(m[2])) > 0), None)


def test_the_end_of_a_siege_is_read_before_the_market_comes(
    house: Serving, visitors: Visitors
) -> None:
    page = visitors.visit(house, kept=MOVING, fresh=True)
    table = table_at(page, moves_to(last_siege))
    cookies = {"cookies": page.context.cookies(), "origins": []}
    still = visitors.visit(house, kept=STILL, storage_state=cookies)
    for one in (page, still):
        sit_at(one, table)
        in_front(one, "Map")
    stand_still(page)
    page.keyboard.press("0")
    expect(page.locator(SCENE)).to_contain_text("Siege of")
    page.keyboard.press("p")
    expect(page.locator('[data-asks="announce"]')).to_have_count(0)
    in_front(page, "Map")
    # Without motion the chronicle tells it, and the question comes at once.
    expect(still.get_by_role("log")).to_contain_text("Siege of")
    in_front(still, "Market")
    expect(still.locator(SCENE)).to_have_count(0)

    page.get_by_role("button", name="Skip").click()
    # What came of it is read with the new state, before the next question.
    expect(page.get_by_role("log")).to_contain_text("Siege of")
    page.get_by_role("button", name="Continue").click()
    expect(page.locator(SCENE)).to_have_count(0)
    in_front(page, "Market")


def test_a_field_battle_compares_both_sums(house: Serving, visitors: Visitors) -> None:
    page = visitors.visit(house, kept=MOVING, fresh=True)
    table = table_at(page, moves_to(last_word_before_a_battle))
    sit_at(page, table)
    stand_still(page)
    page.keyboard.press("0")
    card = page.locator(SCENE)
    expect(card).to_contain_text("Battle at")
    page.keyboard.press("p")
    told = message_of(page, table)["events"]
    args = next(event for event in told if event["name"] == "battle_fought")["args"]
    sums = card.locator(".side b").all_text_contents()
    assert sums == [str(args["attack"]), str(args["defence"])]
    expect(page.locator('[data-state="lit"]')).to_have_count(0)


def test_a_troop_is_counted_when_it_has_come(house: Serving, visitors: Visitors) -> None:
    page = visitors.visit(house, kept=MOVING, fresh=True)
    moves = moves_to(lambda board, decision: joining_retreat(board, decision) is not None)
    board = Virtu().start(3, RED_BEGINS)
    run(board)
    for move in moves:
        play(board, move)
    decision = next_decision(board)
    assert decision is not None
    home = joining_retreat(board, decision)
    assert home is not None
    table = table_at(page, moves)
    sit_at(page, table)
    message = message_of(page, table)
    colour = message["view"]["colours"][decision.seat]
    before = message["view"]["cities"][home[2]]["troops"][colour]
    stand_still(page)
    play_by_call(page, message, list(home), "home")
    expect(page.locator(".flying").first).to_be_visible()
    count = page.locator(f'[data-spot="troop:{home[2]}:{colour}"] text')
    expect(count).to_have_text(str(before))
    page.locator(".prompt .question").click()
    expect(page.locator(".flying")).to_have_count(0)
    page.get_by_role("button", name="Map", exact=True).click()
    expect(count).to_have_text(str(before + 1))


def stand_still(page: Page) -> None:
    """What moves stays as it begins, and a scene where it is, until somebody goes on."""
    clock = page.context.new_cdp_session(page)
    clock.send("Animation.enable")
    clock.send("Animation.setPlaybackRate", {"playbackRate": 0})
    # A scene is read for seconds, which are over before a busy machine has looked.
    page.evaluate(
        """() => { const soon = setTimeout;
            window.setTimeout = (act, ms, ...more) => ms > 400 ? 0 : soon(act, ms, ...more) }"""
    )


def in_front(page: Page, sight: str) -> None:
    button = page.get_by_role("button", name=sight, exact=True)
    expect(button).to_have_attribute("aria-pressed", "true")
