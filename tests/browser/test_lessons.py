"""A newcomer learns by playing: page by page, by what is lit, on any screen."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import Page, expect

from quattrocento.kernel.step import Move
from tests.browser.conftest import COARSE, Visitors
from tests.browser.playing import HEADERS, my_turn, play_on, version, wait_for_news
from tests.browser.serving import Serving
from tests.browser.test_accessibility import findings
from tests.test_lessons import LESSONS, the_lesson

MOVING = '{"motion":"full","plan":false,"sound":false,"language":"en"}'
PHONE = {"width": 390, "height": 844}


def begin(page: Page, game: str, number: int = 1) -> str:
    """A lesson without the lobby."""
    page.request.post("/api/guests", data={"name": "Isabella"}, headers=HEADERS)
    body = {"game": game, "number": number, "name": "Lesson"}
    table = page.request.post("/api/lessons", data=body, headers=HEADERS).json()["table"]["id"]
    page.goto(f"/table/{table}")
    return str(table)


def panel(page: Page, name: str) -> None:
    """The page of the lesson that is read."""
    expect(page.locator(f'.lesson[data-page="{name}"]')).to_be_visible()


def do_it(page: Page) -> None:
    """Do the one thing that is offered: the lit thing where it is on the screen, else its line."""
    prompt = my_turn(page)
    before = prompt.get_attribute("data-version") or ""
    lit = page.locator('[data-state="lit"]:visible')
    if lit.count():
        lit.first.click(force=True)
    elif page.locator(".chips .chip").count():
        page.locator(".chips .chip").first.click()
    else:
        page.keyboard.press("0")
    wait_for_news(page, before)


def follow_to(page: Page, game: str, move: Move | None, number: int = 1) -> None:
    """A lesson that has come to the decision of a move, or to its end, without clicking."""
    table = begin(page, game, number)

    def due(message: dict[str, Any]) -> bool:
        lesson = message["lesson"]
        return bool(lesson["now"]) and lesson["move"] == (move and list(move))

    play_on(page, table, due, lambda moves: moves[0])
    my_turn(page)


def read_through(page: Page, game: str, number: int) -> None:
    """Follow a lesson from its first page to the last one."""
    for step in the_lesson(game, number).steps:
        for page_of_it in step.pages[:-1]:
            panel(page, page_of_it.name)
            page.locator(".lesson").get_by_role("button", name="Next").click()
        panel(page, step.pages[-1].name)
        if step.move is not None:
            do_it(page)


@pytest.mark.parametrize(("game", "number"), LESSONS)
def test_a_lesson_is_clicked_through_to_a_free_game(
    house: Serving, visitors: Visitors, game: str, number: int
) -> None:
    page = visitors.visit(house, **COARSE)
    begin(page, game, number)
    read_through(page, game, number)
    page.get_by_role("button", name="Play on").click()
    expect(page.locator(".lesson")).to_have_count(0)
    my_turn(page)


def test_the_lobby_offers_lessons_and_says_how_far_one_is(
    house: Serving, visitors: Visitors
) -> None:
    page = visitors.visit(house)
    page.goto("/")
    page.get_by_role("button", name="Begin: Signorie").click()
    # Nobody has a name yet: it is asked for, then the lesson begins.
    page.get_by_label("Name", exact=True).fill("Isabella")
    page.get_by_role("button", name="Sit down").click()
    panel(page, "welcome")
    page.locator(".lesson").get_by_role("button", name="Next").click()
    do_it(page)
    panel(page, "action")
    # Another choice is refused with the lesson's reason; the page stays.
    page.locator('[data-at="action:red:hire"]').first.click()
    expect(page.get_by_role("tooltip")).to_contain_text("The lesson is about another choice")
    panel(page, "action")
    page.locator(".lesson").get_by_role("button", name="Back").click()
    panel(page, "die")
    page.goto("/")
    expect(page.get_by_text("page 1 of 21")).to_be_visible()
    page.get_by_role("button", name="Go on: Signorie").click()
    # The page that was turned to is still open, after a reload too.
    panel(page, "die")
    page.reload()
    panel(page, "die")
    page.locator(".lesson").get_by_role("button", name="Skip").click()
    expect(page.locator(".lesson")).to_have_count(0)
    assert page.locator('.die[data-state="lit"]').count() > 1


def test_the_first_lesson_of_virtu_leads_to_the_second(house: Serving, visitors: Visitors) -> None:
    page = visitors.visit(house)
    follow_to(page, "virtu", None)
    lesson = page.locator(".lesson")
    while lesson.get_by_role("button", name="Next").count():
        lesson.get_by_role("button", name="Next").click()
    expect(lesson.get_by_role("button", name="Play on")).to_be_visible()
    lesson.get_by_role("button", name="Second lesson").click()
    panel(page, "years-on")
    # The lobby and the game's own page lead there too.
    page.goto("/")
    page.get_by_role("button", name="Go on: Second lesson: Virtù").click()
    panel(page, "years-on")
    page.goto("/how/virtu")
    page.get_by_role("button", name="Second lesson").first.click()
    panel(page, "years-on")


def test_the_second_lesson_lets_the_table_pay(house: Serving, visitors: Visitors) -> None:
    page = visitors.visit(house)
    follow_to(page, "virtu", ("pay", "left1", "crown"), 2)
    panel(page, "pay-for-me")
    expect(page.locator(".lesson .doing")).to_have_text("Pay for me")
    expect(page.locator(".taught")).to_have_count(2)
    page.get_by_role("button", name="Pay for me").click()
    expect(page.locator(".lesson .said")).to_contain_text("One action annexes one city only")
    expect(page.get_by_role("button", name="Pay for me")).to_have_count(0)


@pytest.mark.parametrize(
    ("game", "move", "scene", "pages"),
    [
        ("signorie", ("bride",), "round", ("round-end", "helper")),
        ("princes", ("bid", 1), "war", ("battle", "victory")),
    ],
)
def test_a_scene_is_read_about_while_it_is_shown(
    house: Serving, visitors: Visitors, game: str, move: Move, scene: str, pages: tuple[str, ...]
) -> None:
    page = visitors.visit(house, kept=MOVING)
    follow_to(page, game, move)
    before = version(page)
    page.keyboard.press("1" if page.locator(".chips .chip").count() else "0")
    card = page.locator(f'[data-scene="{scene}"]')
    expect(card).to_be_visible()
    panel(page, pages[0])
    # Nothing is asked meanwhile; the card stays until the learner goes on.
    expect(page.locator(".lesson .doing")).to_have_count(0)
    page.get_by_role("button", name="Continue").wait_for()
    page.locator(".lesson").get_by_role("button", name="Next").click()
    panel(page, pages[1])
    expect(card).to_be_visible()
    page.get_by_role("button", name="Continue").click()
    expect(card).to_have_count(0)
    my_turn(page)
    panel(page, pages[1])
    assert version(page) != before


def test_without_motion_the_chronicle_tells_the_end_of_a_round(
    house: Serving, visitors: Visitors
) -> None:
    page = visitors.visit(house)
    follow_to(page, "signorie", ("bride",))
    do_it(page)
    panel(page, "round-end")
    expect(page.locator("[data-scene]")).to_have_count(0)
    expect(page.get_by_role("log")).to_contain_text("End of the round")


def test_a_lesson_fits_a_phone(house: Serving, visitors: Visitors) -> None:
    page = visitors.visit(house, viewport=PHONE, has_touch=True, is_mobile=True)
    begin(page, "signorie")
    panel(page, "welcome")
    page.locator(".lesson").get_by_role("button", name="Next").tap()
    panel(page, "die")
    width = page.evaluate("document.documentElement.scrollWidth")
    assert width <= PHONE["width"]
    before = version(page)
    page.locator(".sheet .choice").first.tap()
    page.locator(".sheet .primary").tap()
    wait_for_news(page, before)
    panel(page, "action")


def test_every_tip_leads_to_its_term_and_its_rule(house: Serving, visitors: Visitors) -> None:
    page = visitors.visit(house)
    begin(page, "signorie")
    panel(page, "welcome")
    page.locator('[data-at="threshold"]').first.hover()
    tip = page.get_by_role("tooltip")
    expect(tip.get_by_role("link", name="Threshold")).to_have_attribute(
        "href", "/glossary/signorie/threshold"
    )
    tip.get_by_role("link", name="Threshold").hover()
    tip.get_by_role("link", name="Threshold").click()
    beside = page.get_by_role("region", name="Rules")
    expect(beside.locator(".named")).to_contain_text("13")
    beside.locator(".named").get_by_role("link", name="S-1607").click()
    expect(beside.locator('[data-rule="S-1607"]')).to_be_in_viewport()
    panel(page, "welcome")


def test_rules_and_rulings_are_searched_as_one_types(house: Serving, visitors: Visitors) -> None:
    page = visitors.visit(house)
    page.goto("/rules/princes")
    search = page.get_by_role("searchbox")
    search.fill("P-412")
    expect(page.locator('[lang="en"] dl dt')).to_have_text(["P-412"])
    search.fill("ruling 12")
    expect(page.locator("#ruling-12")).to_be_visible()
    expect(page.get_by_role("status")).to_contain_text("rules")
    page.locator("dl a", has_text="12").first.click()
    expect(page.locator("#ruling-12")).to_be_in_viewport()
    search.fill("holy league")
    assert page.locator("dl dt").count() > 3
    search.fill("there is no such rule")
    expect(page.locator("dl dt")).to_have_count(0)
    expect(page.get_by_role("status")).to_contain_text("Try a shorter word")


def test_rules_are_found_by_a_word_of_another_language(house: Serving, visitors: Visitors) -> None:
    page = visitors.visit(
        house, kept='{"motion":"none","plan":false,"sound":false,"language":"de"}'
    )
    page.goto("/rules/virtu")
    page.get_by_role("searchbox").fill("Belagerung")
    siege = page.locator(".term", has=page.get_by_role("link", name="Belagerung", exact=True))
    expect(siege).to_contain_text("Truppen und Kriegsboni")
    expect(page.locator("#V-1423")).to_be_visible()
    # A link to a rule that the search hides shows it.
    page.get_by_role("searchbox").fill("Papst")
    expect(page.locator("#V-1423")).to_have_count(0)
    page.get_by_role("searchbox").fill("Kriegsboni")
    expect(page.locator("#V-1423")).to_have_count(0)
    siege.get_by_role("link", name="V-1423").click()
    expect(page.locator("#V-1423")).to_be_in_viewport()
    page.get_by_role("searchbox").fill("Schachmatt")
    expect(page.get_by_role("status")).to_contain_text("Nichts gefunden. Versuch es")


def test_the_question_leads_to_what_it_is_about(house: Serving, visitors: Visitors) -> None:
    page = visitors.visit(house)
    begin(page, "signorie")
    my_turn(page)
    link = page.locator(".question a")
    expect(link).to_have_attribute("href", "/glossary/signorie/die")
    expect(link).to_have_attribute(
        "title",
        "Take a die, place it in the column of its colour"
        " and pay the difference if it is lower than the column’s value. One die a colour, four"
        " a round.",
    )


def test_a_page_that_asks_for_several_things_says_them_one_by_one(
    house: Serving, visitors: Visitors
) -> None:
    page = visitors.visit(house)
    begin(page, "italian_wars")
    panel(page, "welcome")
    expect(page.locator(".lesson .doing")).to_have_count(0)
    page.locator(".lesson").get_by_role("button", name="Next").click()
    panel(page, "palace")
    expect(page.locator(".lesson .said")).to_contain_text("Take Charles VIII")
    expect(page.locator(".lesson .doing")).to_have_text("Charles VIII")
    do_it(page)
    panel(page, "palace")
    expect(page.locator(".lesson .said")).to_contain_text("Lay him in room I, at the top")
    expect(page.locator(".lesson .said")).not_to_contain_text("Take Charles VIII")
    expect(page.locator(".lesson .doing")).to_have_text("War I")
    # The second part is what is read after a reload, too.
    page.reload()
    expect(page.locator(".lesson .said")).to_contain_text("Lay him in room I")


def test_a_lesson_and_the_glossary_have_no_serious_findings(
    house: Serving, visitors: Visitors
) -> None:
    page = visitors.visit(house, bypass_csp=True, **COARSE)
    begin(page, "signorie")
    panel(page, "welcome")
    assert findings(page) == []
    page.goto("/glossary/virtu/siege")
    expect(page.locator("#term-siege")).to_be_in_viewport()
    assert findings(page) == []
