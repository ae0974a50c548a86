"""Games that another package adds: offered in the lobby, played on a board of their own or none."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from playwright.sync_api import Page, expect

from tests.browser.conftest import Visitors
from tests.browser.playing import become, my_turn, version, wait_for_news
from tests.browser.serving import Serving, build_pages
from tests.palio.installing import install


@contextmanager
def at_a_table(visitors: Visitors, folder: Path, module: str | None = None) -> Iterator[Page]:
    """A house to which the Palio was added, with its board or another, and a table of it."""
    build_pages()
    site = install(folder)
    if module is not None:
        (site / "palio" / "board.js").write_text(module, "utf-8")
    house = Serving(folder / "data", site)
    house.open()
    try:
        page = visitors.visit(house)
        become(page, "Ada")
        card = page.locator("article").filter(has_text="Palio")
        card.get_by_role("button", name="Choose").click()
        page.get_by_role("button", name="Begin Palio").click()
        yield page
    finally:
        visitors.leave()
        house.kill()


def test_an_added_game_is_played_on_its_board(visitors: Visitors, tmp_path: Path) -> None:
    with at_a_table(visitors, tmp_path) as page:
        over = page.get_by_text("Game over")
        walk = page.locator('[data-at="gait:walk"][data-state="lit"]')
        for _ in range(40):
            expect(walk.or_(over).first).to_be_visible()
            if over.is_visible():
                break
            before = version(page)
            walk.click()
            wait_for_news(page, before)
        expect(over).to_be_visible()
        expect(page.get_by_text("Score by source")).to_be_visible()


def test_a_game_that_nobody_has_drawn_is_told_in_words(visitors: Visitors, tmp_path: Path) -> None:
    with at_a_table(visitors, tmp_path, "export default {}") as page:
        before = my_turn(page).get_attribute("data-version") or ""
        board = page.get_by_role("group", name="Board")
        expect(board).to_contain_text("finish")
        expect(board).to_contain_text("36")
        page.keyboard.press("1")
        wait_for_news(page, before)
        expect(page.get_by_role("log")).to_contain_text("walks 2 stretches")


def test_a_board_that_cannot_be_loaded_is_missed_by_nobody(
    visitors: Visitors, tmp_path: Path
) -> None:
    with at_a_table(visitors, tmp_path, "throw new Error('no such horse')") as page:
        my_turn(page)
        expect(page.get_by_role("group", name="Board")).to_contain_text("finish")
    assert ["no such horse" in said for said in visitors.complaints] == [True]
    visitors.complaints.clear()
