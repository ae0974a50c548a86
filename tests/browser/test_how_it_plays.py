"""How it plays: a page a game, of its own pieces, reached from the lobby and from the table."""

from __future__ import annotations

import json
import re
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from quattrocento.games.registry import GAMES, load_game
from quattrocento.words.catalogues import LANGUAGES, Words
from tests.browser.conftest import Visitors
from tests.browser.playing import HEADERS, sit_at, table_by_call
from tests.browser.serving import Serving

READING = 640
"""Words: what is read in three minutes, with a look at the pictures."""
UNTRANSLATED = re.compile(r"\b(ui-|concept-|source-|thing-|action-|ware-|tile-|city-)[a-z_]")
SIZES = {
    "desktop": {"width": 1440, "height": 900},
    "tablet": {"width": 1024, "height": 768},
    "phone": {"width": 390, "height": 844},
}


def kept(language: str, theme: str = "light") -> str:
    return json.dumps(
        {"motion": "none", "sound": False, "language": language, "theme": theme},
        separators=(",", ":"),
    )


def opened(page: Page, game: str) -> None:
    page.goto(f"/how/{game}")
    expect(page.locator(".picture")).to_have_count(7)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", list(GAMES))
def test_the_page_is_read_in_three_minutes(
    house: Serving, visitors: Visitors, game: str, language: str
) -> None:
    page = visitors.visit(house, kept=kept(language))
    opened(page, game)
    text = page.locator("main").inner_text()
    assert len(text.split()) < READING, len(text.split())
    assert not UNTRANSLATED.search(text), UNTRANSLATED.search(text)
    assert not re.search(r"[*{]|NaN", text)
    words = Words(load_game(game), language)
    for paragraph in page.locator("ol > li > p").all_inner_texts():
        assert len(paragraph.split()) <= 50, paragraph
    expect(page.locator(".picture svg").first).to_be_visible()
    expect(page.get_by_role("heading", level=1)).to_contain_text(words.say(f"game-{game}"))


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("game", list(GAMES))
def test_everything_fits_its_picture(
    house: Serving, visitors: Visitors, game: str, size: str
) -> None:
    page = visitors.visit(house, kept=kept("de", "dark"), viewport=SIZES[size])
    opened(page, game)
    assert page.evaluate("document.documentElement.scrollWidth") <= SIZES[size]["width"]
    for picture in page.locator(".picture").all():
        assert picture.evaluate("one => one.scrollWidth <= one.clientWidth + 1"), picture


def corrected(page: Page, game: str, values: dict[str, Any]) -> None:
    """The box of a game as an owner of it has corrected it."""
    rows = {path: value for path, value, *_ in load_game(game).components.rows()}
    page.route(
        f"**/api/games/{game}/components/**",
        lambda route: route.fulfill(
            json={
                "rows": [
                    {"path": path, "value": value, "source": "rulebook", "note": ""}
                    for path, value in (rows | values).items()
                ]
            }
        ),
    )


def test_numbers_are_those_on_the_components(house: Serving, visitors: Visitors) -> None:
    """A corrected value corrects the page."""
    page = visitors.visit(house)
    corrected(page, "signorie", {"game.threshold": 17, "dowry.vp": 3})
    opened(page, "signorie")
    expect(page.get_by_text("add up to 17 or less")).to_be_visible()
    expect(page.get_by_text("3 for each florin of the dowry")).to_be_visible()
    expect(page.get_by_text("3–12")).to_be_visible()


def test_what_wins_the_wars_at_once_is_marked_as_reconstructed(
    house: Serving, visitors: Visitors
) -> None:
    page = visitors.visit(house)
    opened(page, "italian_wars")
    mark = page.get_by_text("Reconstructed: the printed conditions are not publicly known.")
    expect(mark).to_be_visible()
    corrected(page, "italian_wars", {})
    opened(page, "italian_wars")
    expect(mark).to_have_count(0)


def test_from_the_lobby_and_on_to_the_lesson(house: Serving, visitors: Visitors) -> None:
    page = visitors.visit(house)
    page.request.post("/api/guests", data={"name": "Isabella"}, headers=HEADERS)
    page.goto("/")
    virtu = page.locator("article", has=page.get_by_role("heading", name="Virtù", exact=True))
    virtu.get_by_role("link", name="How it plays").click()
    expect(page.get_by_role("heading", name="How Virtù plays")).to_be_visible()
    page.get_by_role("link", name="Begin a game").first.click()
    expect(virtu.get_by_role("button", name="Chosen")).to_be_visible()
    page.go_back()
    page.get_by_role("button", name="Learn by playing").first.click()
    expect(page.get_by_role("heading", name="The Medici")).to_be_visible()


@pytest.mark.parametrize("size", ["desktop", "phone"])
def test_from_the_table(house: Serving, visitors: Visitors, size: str) -> None:
    page = visitors.visit(house, viewport=SIZES[size])
    bot = {"kind": "bot", "level": "easy"}
    sit_at(page, table_by_call(page, "Isabella", [{"kind": "me"}, bot]))
    page.get_by_role("button", name="Table", exact=True).click()
    with page.context.expect_page() as other:
        page.get_by_role("menuitem", name="How it plays").click()
    expect(other.value.get_by_role("heading", name="How Signorie plays")).to_be_visible()
