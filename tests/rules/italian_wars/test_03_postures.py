"""Section 3: Major Cities and postures."""

from __future__ import annotations

import pytest

from quattrocento.games.italian_wars.sight import posture
from quattrocento.games.virtu.names import CITIES
from tests.rules.italian_wars.table import TIRED_NAPLES, ally, marker, table, troops
from tests.rules.virtu.table import legal, pay, play, refused


@pytest.mark.rule("W-301")
def test_their_cities_are_controlled_not_neutral() -> None:
    board = table("annex blue 0 0")
    for city in ("florence", "pisa", "rome", "civitavecchia", "venice", "corfu", "ravenna"):
        assert board.owner[CITIES.index(city)] >= 2
        assert refused(board, f"annex {city}") == "W-405"


@pytest.mark.rule("W-302", "W-403")
def test_influence_moves_the_marker_towards_the_player() -> None:
    board = pay(play(table("annex blue 0 0"), "influence venice"))
    assert marker(board, "venice") == ("blue", 1)
    other = pay(play(table("annex yellow 0 0"), "influence venice"))
    assert marker(other, "venice") == ("yellow", 1)
    # Losing moves it the other way: France takes Corfu from Venice.
    cities = {"corfu": {"troops": {"blue": 3}}, "turin": {"troops": {}}}
    lost = table("siege blue corfu", cities=cities, venice=("blue", 1))
    assert marker(lost, "venice") == ("yellow", 3)


@pytest.mark.rule("W-303", "W-304", "W-305")
@pytest.mark.parametrize(
    ("spaces", "france", "naples"),
    [
        (("blue", 6), "favourable", "hostile"),
        (("blue", 5), "favourable", "hostile"),
        (("blue", 2), "favourable", "hostile"),
        (("blue", 1), "neutral", "neutral"),
        (("blue", 0), "neutral", "neutral"),
        (("yellow", 1), "neutral", "neutral"),
        (("yellow", 2), "hostile", "favourable"),
        (("yellow", 6), "hostile", "favourable"),
    ],
)
def test_the_zones_and_what_they_mean(spaces: tuple[str, int], france: str, naples: str) -> None:
    board = table("annex blue 0 0", rome=spaces)
    assert posture(board, 0, 2) == france
    assert posture(board, 1, 2) == naples
    assert board.in_alliance_zone(0, 2) == (spaces in (("blue", 5), ("blue", 6)))
    assert board.in_alliance_zone(1, 2) == (spaces == ("yellow", 6))


@pytest.mark.rule("W-306")
def test_the_alliance_zone_makes_no_alliance_by_itself() -> None:
    board = table("annex blue 0 0", rome=("blue", 4))
    pay(play(board, "influence rome"))
    assert marker(board, "rome") == ("blue", 5)
    assert ally(board, "rome") is None
    assert board.tile_holder(CITIES.index("rome")) == -1


@pytest.mark.rule("W-307")
def test_the_marker_stays_on_its_track() -> None:
    assert refused(table("annex blue 0 0", rome=("blue", 6)), "influence rome") == "W-307"
    cities = {"pisa": {"troops": {"blue": 3}}, "turin": {"troops": {}}}
    board = table("siege blue pisa", cities=cities, florence=("yellow", 4))
    assert marker(board, "florence") == ("yellow", 6)


@pytest.mark.rule("W-308")
def test_troops_without_ally_neither_move_nor_multiply() -> None:
    yellow = {"marker": 2, "domain": TIRED_NAPLES, "court": {"left1": "condottiere"}}
    board = table("war yellow", yellow=yellow, rome=("yellow", 6))
    assert not [move for move in legal(board) if move.startswith("allied")]
    winter = table("recruit yellow", season="winter", rome=("yellow", 6), cities={
        "rome": {"troops": {}},
    })  # fmt: skip
    assert {move.split()[0] for move in legal(winter)} == {"recruit", "end"}
    assert troops(winter, "rome", "white") == 0
