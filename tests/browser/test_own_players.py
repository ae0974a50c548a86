"""A player of another package at a table: chosen in the lobby like any level, and asked."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from random import Random

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Visitors
from tests.browser.playing import become, click_on, my_turn
from tests.browser.serving import Serving, build_pages

PLAYER = """
from pathlib import Path
import quattrocento

class Miser(quattrocento.Player):
    def choose(self, perspective, called_off=lambda: False):
        Path(__file__).with_name("asked").touch()
        return perspective.moves()[0]
"""
ALLOW = "import os; os.environ['QUATTROCENTO_PLAYERS'] = 'The miser=miser'"


@pytest.fixture
def site(tmp_path: Path) -> Path:
    """What pip leaves of a package with an entry point."""
    site = tmp_path / "site"
    described = site / "misers-1.0.dist-info"
    described.mkdir(parents=True)
    (described / "METADATA").write_text("Metadata-Version: 2.1\nName: misers\nVersion: 1.0\n")
    entry = "[quattrocento.players]\nmiser = misers:Miser\n"
    (described / "entry_points.txt").write_text(entry)
    (site / "misers.py").write_text(PLAYER)
    return site


@pytest.fixture
def its_house(tmp_path: Path, site: Path) -> Iterator[Serving]:
    build_pages()
    house = Serving(tmp_path / "data", site, first=ALLOW)
    house.open()
    yield house
    house.kill()


def test_a_player_of_another_package_is_a_level(
    its_house: Serving, visitors: Visitors, site: Path
) -> None:
    page = visitors.visit(its_house)
    become(page, "Ada")
    page.get_by_role("button", name="Remove this seat").first.click()
    page.get_by_label("Seat 2").select_option("bot-The miser")
    page.get_by_role("button", name="Begin Signorie").click()
    expect(page.get_by_text("The miser").first).to_be_visible()
    # Whoever begins, its turn comes before mine has come twice.
    random, asked = Random(7), site / "asked"
    for _ in range(20):
        my_turn(page)
        if asked.exists():
            return
        click_on(page, random)
    raise AssertionError("it was never asked")
