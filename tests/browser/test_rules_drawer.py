"""The rules beside the table: opened by any code, searched, explained, and the table plays on."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.browser.conftest import QUIET, Visitors
from tests.browser.playing import my_turn, sit_at, table_by_call, unfold, version, wait_for_news
from tests.browser.serving import Serving

BOT = {"kind": "bot", "level": "easy"}
SIZES = {
    "desktop": {"width": 1440, "height": 900},
    "tablet": {"width": 1024, "height": 768},
    "phone": {"width": 390, "height": 844},
}


def seated(house: Serving, visitors: Visitors, size: str = "desktop", kept: str = QUIET) -> Page:
    page = visitors.visit(house, kept=kept, viewport=SIZES[size])
    sit_at(page, table_by_call(page, "Isabella", [{"kind": "me"}, BOT]))
    my_turn(page)
    return page


def drawer(page: Page) -> Locator:
    return page.get_by_role("region", name="Rules")


@pytest.mark.parametrize("size", SIZES)
def test_it_opens_beside_the_table(house: Serving, visitors: Visitors, size: str) -> None:
    page = seated(house, visitors, size)
    page.get_by_role("link", name="Rules").click()
    book = drawer(page)
    expect(book.get_by_role("tab", name="This question")).to_have_attribute("aria-selected", "true")
    expect(book.locator("article.opened")).to_contain_text("applies now")
    box = book.bounding_box()
    assert box is not None
    assert box["x"] >= 0
    assert box["x"] + box["width"] <= SIZES[size]["width"] + 1
    assert box["y"] + box["height"] <= SIZES[size]["height"] + 1
    page.get_by_role("link", name="Rules", exact=True).click()
    expect(book).to_be_hidden()
    assert len(page.context.pages) == 1


def test_the_table_is_played_while_it_lies_open(house: Serving, visitors: Visitors) -> None:
    page = seated(house, visitors)
    lit = page.locator('[data-at^="die:"][data-state="lit"]')
    there = lit.count()
    page.get_by_role("link", name="Rules").click()
    expect(drawer(page)).to_be_visible()
    expect(lit).to_have_count(there)
    before = version(page)
    lit.first.click()
    wait_for_news(page, before)
    # The first page follows the question.
    expect(page.locator('[data-asks="choose_action"]')).to_be_visible()
    expect(drawer(page)).to_be_visible()
    drawer(page).get_by_role("searchbox").focus()
    page.keyboard.press("Escape")
    expect(drawer(page)).to_be_hidden()
    expect(page.locator('[data-asks="choose_action"]')).to_be_visible()


def test_a_code_of_a_tip_opens_it_there(house: Serving, visitors: Visitors) -> None:
    page = seated(house, visitors)
    page.locator('[data-at="threshold"]').first.hover()
    code = page.get_by_role("tooltip").locator('a[href^="/rules/signorie/"]').first
    rule = code.inner_text()
    code.hover()
    code.click()
    expect(drawer(page).locator("article.opened")).to_have_attribute("data-rule", rule)
    assert len(page.context.pages) == 1


def test_a_code_of_the_chronicle_opens_it_with_its_ruling(
    house: Serving, visitors: Visitors
) -> None:
    page = seated(house, visitors)
    page.locator('[data-at^="die:"][data-state="lit"]').first.click()
    unfold(page)
    line = page.locator(".log [data-line]").last
    expect(line).to_contain_text("You take")
    line.hover()
    told = page.get_by_role("tooltip").filter(has=page.locator("small"))
    code = told.locator('a[href^="/rules/signorie/"]').first
    rule = code.inner_text()
    code.hover()
    code.click()
    expect(drawer(page).locator("article.opened")).to_have_attribute("data-rule", rule)


def test_search_counts_marks_and_jumps(house: Serving, visitors: Visitors) -> None:
    page = seated(house, visitors)
    page.get_by_role("link", name="Rules").click()
    book = drawer(page)
    search = book.get_by_role("searchbox")
    search.fill("career")
    every = book.get_by_role("tab", name="All · ")
    every.click()
    found = book.locator("article")
    assert int(every.inner_text().split("·")[1]) == found.count() > 5
    expect(book.locator("mark").first).to_have_text("career", ignore_case=True)
    search.fill("s-919")
    expect(book.locator("article.opened")).to_have_attribute("data-rule", "S-919")
    expect(book.locator("article.opened blockquote")).to_contain_text("at least one must be used")
    codes = book.locator("footer")
    expect(codes).to_contain_text("Signorie, section 9, rule 19")
    expect(codes).to_contain_text("the printed rules leave it open")
    expect(codes).not_to_contain_text("these editions")
    search.fill("threshold")
    book.get_by_role("tab", name="Glossary").click()
    expect(book.locator("dl u").first).to_have_text("Threshold", ignore_case=True)
    with page.expect_popup() as opened:
        book.get_by_role("link", name="Full page").click()
    expect(opened.value.get_by_role("searchbox")).to_have_value("threshold")


def test_codes_of_a_game_are_explained(house: Serving, visitors: Visitors) -> None:
    """Bonus tiles by number in Signorie; in The Italian Wars also the rules of Virtù."""
    page = seated(house, visitors)
    page.get_by_role("link", name="Rules").click()
    drawer(page).get_by_role("searchbox").fill("s-1705")
    codes = drawer(page).locator("footer")
    expect(codes.locator("dt", has_text=re.compile("^B5$"))).to_be_visible()
    expect(codes).to_contain_text("a bonus among the rewards, by its number")
    expect(codes).to_contain_text("a value we chose")

    wars = visitors.visit(house)
    sit_at(wars, table_by_call(wars, "Isabella", [{"kind": "me"}, BOT], game="italian_wars"))
    my_turn(wars)
    wars.get_by_role("link", name="Rules", exact=True).click()
    book = drawer(wars)
    expect(book.locator("article.opened")).to_contain_text("applies now")
    book.get_by_role("searchbox").fill("w-212")
    expect(book.locator("article.opened")).to_have_attribute("data-rule", "W-212")
    expect(book.locator("footer")).to_contain_text("The Italian Wars, section 2, rule 12")
    expect(book.locator("footer dt", has_text="V-1414")).to_be_visible()
    expect(book.locator("footer")).to_contain_text("Virtù, section 14, rule 14")
    expect(book.locator("footer")).to_contain_text("the booklet for two players says so")


def test_in_another_language(house: Serving, visitors: Visitors) -> None:
    page = seated(
        house, visitors, kept='{"motion":"none","plan":false,"sound":false,"language":"de"}'
    )
    page.get_by_role("link", name="Regeln").click()
    book = page.get_by_role("region", name="Regeln")
    expect(book.get_by_role("tab", name="Diese Frage")).to_be_visible()
    expect(book.locator("footer")).to_contain_text("so steht es in der Spielregel")
    expect(book).to_contain_text("gilt jetzt")
