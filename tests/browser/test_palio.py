"""A game that another package adds: offered in the lobby, played on its board to the end."""

from __future__ import annotations

from pathlib import Path

from playwright.sync_api import expect

from tests.browser.conftest import Visitors
from tests.browser.playing import become
from tests.browser.serving import Serving, build_pages
from tests.palio.installing import install


def test_an_added_game_is_played_on_its_board(visitors: Visitors, tmp_path: Path) -> None:
    build_pages()
    house = Serving(tmp_path / "data", install(tmp_path))
    house.open()
    try:
        page = visitors.visit(house)
        become(page, "Ada")
        card = page.locator("article").filter(has_text="Palio")
        card.get_by_role("button", name="Choose").click()
        page.get_by_role("button", name="Begin Palio").click()
        over = page.get_by_text("Game over")
        walk = page.locator('[data-at="gait:walk"][data-state="lit"]')
        for _ in range(40):
            expect(walk.or_(over).first).to_be_visible()
            if over.is_visible():
                break
            walk.click()
            expect(walk).to_be_hidden()
        expect(over).to_be_visible()
        expect(page.get_by_text("Score by source")).to_be_visible()
    finally:
        house.kill()
