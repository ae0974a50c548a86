"""A player of somebody else at a table, where the host of the house allows it."""

from __future__ import annotations

from pathlib import Path

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Visitors
from tests.browser.playing import become, my_turn
from tests.browser.serving import Serving

MINE = """
import quattrocento

class First(quattrocento.Player):
    def choose(self, perspective, called_off=lambda: False):
        return perspective.moves()[0]
"""


def test_it_is_chosen_like_a_level(
    tmp_path: Path, visitors: Visitors, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "mine.py"
    path.write_text(MINE, "utf-8")
    monkeypatch.setenv("QUATTROCENTO_PLAYERS", f"The first={path}:First")
    house = Serving(tmp_path / "house")
    house.open()
    page = visitors.visit(house)
    become(page, "Isabella")
    page.get_by_role("button", name="Remove this seat").first.click()
    page.get_by_label("Seat 2").select_option(label="Bot, The first")
    page.get_by_role("button", name="Begin Signorie").click()
    my_turn(page)
    expect(page.get_by_text("· The first")).to_be_visible()
    visitors.leave()
    house.kill()
