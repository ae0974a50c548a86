"""The worked examples and figures of the booklet for two players and of its list of reminders."""

from __future__ import annotations

from quattrocento.games.italian_wars.sight import posture
from quattrocento.games.virtu.names import CITIES
from tests.rules.italian_wars.table import (
    GAME,
    TIRED_FRANCE,
    TIRED_NAPLES,
    ally,
    domain,
    florins,
    marker,
    player,
    start,
    table,
    troops,
)
from tests.rules.virtu.table import legal, pay, play, refused, step

CROWNS = ("left1", "right1", "right2", "left2")


def test_the_figure_of_the_postures() -> None:
    """Rome neutral, Venice ready for an alliance with Naples, Florence favourable to France."""
    venice, rome = ("yellow", 5), ("yellow", 1)
    board = table("annex yellow 0 0", rome=rome, venice=venice, florence=("blue", 3))
    seen = GAME.sight.view(board, 0)["majors"]
    assert seen["rome"]["postures"] == ["neutral", "neutral"]
    assert seen["venice"]["postures"] == ["hostile", "favourable"]
    assert seen["florence"]["postures"] == ["favourable", "hostile"]
    assert "conclude venice" in legal(board)
    assert refused(board, "conclude florence") == "W-501"


def test_france_spends_three_crowns_on_rome() -> None:
    court = dict.fromkeys(CROWNS[:3], "consigliere")
    blue = {"marker": 3, "court": court, "domain": TIRED_FRANCE}
    board = table("annex blue 0 0", blue=blue, rome=("yellow", 1))
    for _ in range(3):
        pay(play(board, "influence rome"))
    assert marker(board, "rome") == ("blue", 2)


def test_or_a_mixture_of_crowns_and_crosses() -> None:
    court = {"left1": "cardinal", "right1": "cardinal", "right2": "consigliere"}
    blue = {"marker": 3, "court": court, "domain": TIRED_FRANCE}
    board = table("annex blue 0 0", blue=blue, rome=("yellow", 1))
    play(board, "influence rome", "pay left1 cross")
    play(board, "influence rome", "pay right1 crown")
    play(board, "influence rome", "pay right2 crown")
    assert marker(board, "rome") == ("blue", 2)


def test_naples_concludes_with_venice_free_of_charge() -> None:
    yellow = {"marker": 5, "domain": TIRED_NAPLES}
    board = table("annex yellow 0 0", "end_action yellow", yellow=yellow, venice=("yellow", 6))
    play(board, "conclude venice", "to left1", "to left2")
    assert ally(board, "venice") == "yellow"
    assert florins(board, "yellow") == 4
    assert step(board) == []


def test_florence_without_pisa() -> None:
    """Pisa was conquered: its tile is not handed over, the troop of Florence is."""
    cities = {"pisa": {"owner": "yellow", "troops": {"yellow": 1}}}
    board = table("annex blue 0 0", cities=cities, florence=("blue", 6))
    play(board, "conclude florence", "to left1", "to right1")
    assert "florence" in domain(board, "blue")
    assert "pisa" not in domain(board, "blue")
    assert board.army(0, CITIES.index("florence")) == 1
    assert player(board, "blue")["agents"] == 2


def test_the_french_agent_on_the_florentine_marker() -> None:
    """Two crowns of Naples move it one space; and Naples cannot conclude."""
    court = dict.fromkeys(CROWNS[:2], "consigliere")
    yellow = {"marker": 5, "court": court, "domain": TIRED_NAPLES}
    watched = {"influence": ["blue", 1], "agent": "blue"}
    board = table("annex yellow 0 0", yellow=yellow, florence=watched)
    pay(play(board, "influence florence"))
    assert marker(board, "florence") == ("blue", 0)
    assert refused(board, "influence florence") == "W-403"
    close = table("annex yellow 0 0", florence={"influence": ["yellow", 6], "agent": "blue"})
    assert refused(close, "conclude florence") == "W-502"


def test_crowns_are_shared_between_influence_and_an_annexation() -> None:
    court = dict.fromkeys(CROWNS, "consigliere")
    blue = {"marker": 3, "court": court, "domain": TIRED_FRANCE}
    board = table("annex blue 0 0", blue=blue)
    pay(play(board, "annex parma"))
    pay(play(board, "influence florence"))
    pay(play(board, "influence rome"))
    assert board.dump()["cities"]["parma"]["owner"] == "blue"
    assert marker(board, "florence") == ("blue", 2)
    assert marker(board, "rome") == ("blue", 0)


def test_a_neutral_city_from_an_allied_one_gets_the_player_s_own_disc() -> None:
    blue = {"marker": 3, "court": dict.fromkeys(CROWNS, "consigliere")}
    board = table("annex blue 0 0", blue=blue, rome="blue")
    pay(play(board, "annex terracina"))
    assert board.dump()["cities"]["terracina"]["owner"] == "blue"


def test_a_siege_by_allied_troops_alone() -> None:
    cities = {"terracina": {"troops": {"white": 2}}, "rome": {"troops": {}}}
    board = table("siege blue terracina", cities=cities, rome="blue")
    assert board.dump()["cities"]["terracina"]["owner"] == "blue"
    assert troops(board, "terracina", "white") == 2


def test_all_spaces_taken_when_an_alliance_is_concluded() -> None:
    """The new space takes one card; the second is discarded, or a space is freed for it."""
    blue = {"marker": 3, "court": dict.fromkeys(CROWNS, "banker")}
    board = table("annex blue 0 0", blue=blue, rome=("blue", 5))
    play(board, "conclude rome", "to right3")
    assert step(board) == ["welcome", "blue", "cesare_borgia"]
    assert legal(board, "to") == set()
    assert {"decline cesare_borgia", "discard left1"} <= legal(board)


def test_the_set_up_of_the_booklet() -> None:
    board = start()
    assert [posture(board, seat, major) for seat in (0, 1) for major in range(3)] == ["neutral"] * 6
    assert len([one for one in board.owner if one >= 0]) == 13
    assert sum(board.troops) == 10
