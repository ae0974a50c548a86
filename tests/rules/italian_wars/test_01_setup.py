"""Section 1: set-up."""

from __future__ import annotations

import pytest

from quattrocento.games.italian_wars.game import ItalianWars
from quattrocento.games.italian_wars.names import COLOURS, FAMILY, MAJORS
from quattrocento.games.virtu.names import CITIES, MARKET, NOBODY
from quattrocento.games.virtu.options import EDITIONS, OPTIONS
from quattrocento.kernel.errors import BadSetup
from tests.rules.italian_wars.table import (
    BOX,
    GAME,
    OVERLAY,
    domain,
    marker,
    player,
    points,
    reserve,
    start,
    table,
    troops,
)
from tests.rules.virtu.table import legal, play, step


@pytest.mark.rule("W-122")
def test_the_usual_table_is_the_french_edition() -> None:
    french = EDITIONS["french"]
    usual = {option.name: option.choices[0] for option in GAME.options}
    assert french["defender_tokens"] == usual["defender_tokens"] == "no"
    assert french["indulgence_limit"] == usual["indulgence_limit"] == "phase"
    for option in OPTIONS:
        if option.name in usual:
            assert usual[option.name] == french.get(option.name, option.choices[0])
    assert start().dump()["options"] == usual
    assert not start().options.defender_tokens
    # The other choices are there too, each once.
    for option in GAME.options:
        known = [other.choices for other in OPTIONS if other.name == option.name]
        assert all(sorted(option.choices) == sorted(choices) for choices in known)
    # A learning player sees them in the order of this game.
    assert set(start().options.codes) == {0}
    assert start(defender_tokens="yes").options.codes.count(1) == 1


def owned(colour: str) -> set[str]:
    board = start()
    return {CITIES[c] for c, owner in enumerate(board.owner) if owner == COLOURS.index(colour)}


@pytest.mark.rule("W-101")
def test_all_thirty_cities_of_the_larger_map() -> None:
    board = start()
    assert len(board.dump()["cities"]) == 30
    assert min(board.owner) >= NOBODY
    # Perugia and Civitavecchia are there, with the roads of the 2/5 side.
    assert CITIES.index("perugia") in board.neighbours(CITIES.index("florence"))
    assert CITIES.index("spoleto") not in board.neighbours(CITIES.index("florence"))


@pytest.mark.rule("W-102")
def test_france_is_blue_and_naples_yellow() -> None:
    assert [one["colour"] for one in start().dump()["players"]] == ["blue", "yellow"]
    assert [one["faction"] for one in GAME.sight.view(start(), None)["players"]] == [
        "france",
        "naples",
    ]
    with pytest.raises(BadSetup):
        GAME.start(3)


@pytest.mark.rule("W-103")
def test_the_tracks_of_virtu_are_not_used() -> None:
    dump = start().dump()
    assert dump.keys() & {"order", "cities_track", "patronage_track", "powers"} == set()
    assert set(dump["majors"]) == set(MAJORS)


@pytest.mark.rule("W-104")
def test_france_lays_four_family_cards() -> None:
    board = start()
    assert legal(board) == {f"family {card}" for card in FAMILY[0]}
    assert GAME.sight.view(board, 0)["players"][0]["printed"] == [
        "war", "govern", "annex", "intrigue", None
    ]  # fmt: skip
    for card, space in zip(FAMILY[0][:3], ("action1", "left1", "improvement1"), strict=True):
        play(board, f"family {card}", f"family_to {space}")
    # The fourth needs no choice which.
    assert step(board) == ["lay_family", "blue", "briconnet"]
    play(board, "family_to right2")
    assert step(board) == ["pick_card", "yellow"]


@pytest.mark.rule("W-105")
def test_naples_lays_three_family_cards() -> None:
    board = start()
    for card, space in zip(FAMILY[0][:3], ("left1", "right1", "right2"), strict=True):
        play(board, f"family {card}", f"family_to {space}")
    play(board, "family_to left2")
    assert legal(board) == {"family ferdinand_of_aragon", "family cordoba", "family frederick"}
    play(board, "family cordoba", "family_to action2", "family frederick", "family_to improvement2")
    play(board, "family_to right3")
    # With the third one everything is laid: France begins, with the first round.
    assert (board.dump()["round"], board.dump()["season"]) == (1, "spring")
    assert step(board) == ["place_marker", "blue"]
    assert GAME.sight.view(board, 1)["players"][1]["printed"] == [
        "govern", "war", "intrigue", None, "annex"
    ]  # fmt: skip


@pytest.mark.rule("W-106", "W-108")
def test_what_france_has_lies_available() -> None:
    assert owned("blue") == {"turin", "milan"}
    tiles = {"turin", "milan", "kingdom_of_france", "cannons", "duchy"}
    assert domain(start(), "blue") == dict.fromkeys(tiles, "available")


@pytest.mark.rule("W-107", "W-108")
def test_what_naples_has_lies_available() -> None:
    assert owned("yellow") == {"naples", "rossano", "reggio", "bari"}
    tiles = owned("yellow") | {"principality"}
    assert domain(start(), "yellow") == dict.fromkeys(tiles, "available")


@pytest.mark.rule("W-109", "W-110")
def test_troops_of_the_players() -> None:
    board = start()
    assert troops(board, "turin", "blue") == troops(board, "milan", "blue") == 2
    assert reserve(board, "blue") == 4
    assert BOX.troops_of[0] == 8
    assert troops(board, "naples", "yellow") == 2
    assert reserve(board, "yellow") == 4
    assert BOX.troops_of[1] == 6


@pytest.mark.rule("W-111")
def test_agents_at_the_start() -> None:
    assert player(start(), "blue")["agents"] == 1
    assert player(start(), "yellow")["agents"] == 2
    assert [player(start(), colour)["owned_agents"] for colour in ("blue", "yellow")] == [1, 2]
    assert BOX.agents == 5


@pytest.mark.rule("W-112")
def test_four_florins_each() -> None:
    assert [one["florins"] for one in start().dump()["players"]] == [4, 4]


@pytest.mark.rule("W-113", "W-114", "W-115")
@pytest.mark.parametrize(
    ("colour", "cities", "posts", "left", "agents"),
    [
        ("red", {"florence", "pisa"}, ["florence"], 1, 1),
        ("white", {"rome", "civitavecchia"}, ["rome"], 1, 1),
        ("green", {"venice", "corfu", "ravenna"}, ["venice", "ravenna"], 2, 0),
    ],
)
def test_the_major_cities(
    colour: str, cities: set[str], posts: list[str], left: int, agents: int
) -> None:
    board = start()
    assert owned(colour) == cities
    assert [name for name in CITIES if troops(board, name, colour)] == sorted(
        posts, key=CITIES.index
    )
    assert reserve(board, colour) == left
    major = COLOURS.index(colour) - 2
    assert BOX.major_agents[major] == agents
    assert len(FAMILY[COLOURS.index(colour)]) == 2
    # Their tiles lie with nobody.
    for name in cities:
        assert name not in domain(board, "blue")
        assert name not in domain(board, "yellow")


@pytest.mark.rule("W-116")
def test_markers_start_on_their_crests() -> None:
    board = start()
    assert marker(board, "florence") == ("blue", 1)
    assert marker(board, "venice") == ("blue", 0)
    assert marker(board, "rome") == ("yellow", 1)
    assert [board.influence[major] for major in range(3)] == list(BOX.crest)


@pytest.mark.rule("W-117")
def test_maestro_and_pope_are_not_on_sale() -> None:
    supply = start().dump()["supply"]
    assert supply["maestro"] == supply["pope"] == 0
    others = [ware for ware in MARKET[:12] if ware not in ("maestro", "pope")]
    assert {supply[ware] for ware in others} == {5}


@pytest.mark.rule("W-118")
def test_the_tiles_on_sale() -> None:
    supply = start().dump()["supply"]
    tiles = {ware: supply[ware] for ware in MARKET[12:]}
    assert tiles == {
        "duchy": 1, "principality": 1, "kingdom": 1, "republic": 0, "guild": 2, "cathedral": 0,
    }  # fmt: skip


@pytest.mark.rule("W-118")
def test_what_a_king_has_from_the_start_is_not_on_sale() -> None:
    """Whatever an owner's components give him, the last kind of tile included."""
    text = OVERLAY + '\n[setup]\nyellow.tiles = ["principality", "guild"]\n'
    supply = ItalianWars(text).start(2).dump()["supply"]
    assert (supply["guild"], supply["principality"], supply["duchy"]) == (1, 1, 1)


@pytest.mark.rule("W-119")
def test_no_patronage_bonus_is_ever_taken() -> None:
    board = start()
    assert board.bonuses == 0
    assert "bonuses" not in board.dump()
    assert set(points(board, "blue")) & {"patronage", "patronage_lead"} == set()


@pytest.mark.rule("W-120")
def test_seventeen_neutral_cities() -> None:
    board = start()
    neutral = [CITIES[city] for city, owner in enumerate(board.owner) if owner == NOBODY]
    assert len(neutral) == 17
    assert all(board.tile_holder(CITIES.index(name)) == NOBODY for name in neutral)


@pytest.mark.rule("W-121")
def test_ten_indulgences_and_war_tokens_as_in_virtu() -> None:
    assert start().indulgences == 10
    blue = {"marker": 1, "rooms": {1: {"action": "gonfaloniere"}}, "florins": 2}
    board = play(table("war blue", blue=blue), "token action")
    assert board.players[0].tokens == 1
