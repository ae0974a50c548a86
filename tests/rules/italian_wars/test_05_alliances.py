"""Section 5: concluding an alliance."""

from __future__ import annotations

from typing import Any

import pytest

from quattrocento.games.italian_wars.board import Italy
from quattrocento.games.virtu.names import CITIES
from quattrocento.games.virtu.rules.palace import court_size
from tests.rules.italian_wars.table import (
    GAME,
    TIRED_FRANCE,
    TIRED_NAPLES,
    ally,
    domain,
    florins,
    marker,
    player,
    table,
    troops,
)
from tests.rules.virtu.table import legal, pay, play, refused, step

ZONE = ("blue", 5)
FULL = {"left1": "banker", "right1": "banker", "right2": "banker", "left2": "banker"}


def concluding(**changes: Any) -> Italy:
    blue = {"marker": 3} | changes.pop("blue", {})
    majors = {"florence": ZONE} | changes
    return table("annex blue 0 0", "end_action blue", blue=blue, **majors)


@pytest.mark.rule("W-501")
def test_the_marker_lies_in_the_zone_when_the_action_begins() -> None:
    assert "conclude florence" in legal(concluding())
    board = concluding(florence=("blue", 4))
    assert refused(board, "conclude florence") == "W-501"
    pay(play(board, "influence florence"))
    assert marker(board, "florence") == ZONE
    assert "conclude florence" not in legal(board)
    # A florin of an indulgence is no part of it.
    begged = play(concluding(blue={"asked": False}), "indulgence")
    assert "conclude florence" in legal(begged)


@pytest.mark.rule("W-502")
def test_not_while_a_rival_s_agent_lies_there() -> None:
    watched = {"influence": ["blue", 6], "agent": "yellow"}
    assert refused(concluding(florence=watched), "conclude florence") == "W-502"
    own = {"influence": ["blue", 6], "agent": "blue"}
    assert "conclude florence" in legal(concluding(florence=own))


@pytest.mark.rule("W-503")
def test_it_costs_nothing() -> None:
    board = concluding(blue={"domain": TIRED_FRANCE, "florins": 0})
    play(board, "conclude florence")
    assert ally(board, "florence") == "blue"
    assert florins(board, "blue") == 0


@pytest.mark.rule("W-504")
def test_it_is_the_whole_action() -> None:
    board = concluding(rome=ZONE)
    play(board, "conclude florence", "to left1", "to right1")
    assert step(board) == []
    begun = concluding()
    pay(play(begun, "influence venice"))
    assert refused(begun, "conclude florence") == "W-504"
    annexed = pay(play(concluding(), "annex parma"))
    assert refused(annexed, "conclude florence") == "W-504"


@pytest.mark.rule("W-505")
def test_the_marker_leaves_the_track_for_good() -> None:
    board = play(concluding(), "conclude florence")
    assert marker(board, "florence") is None
    assert board.dump()["majors"]["florence"]["ally"] == "blue"


@pytest.mark.rule("W-506")
def test_both_family_cards_come_available() -> None:
    board = play(concluding(), "conclude florence", "to left1", "to right1")
    court = player(board, "blue")["court"]
    assert court["left1"] == {"card": "savonarola", "exhausted": False}
    assert court["right1"] == {"card": "piero", "exhausted": False}


@pytest.mark.rule("W-506", "W-510", "W-511")
@pytest.mark.parametrize(
    ("major", "cards", "cities", "agents"),
    [
        ("florence", ["savonarola", "piero"], {"florence", "pisa"}, 1),
        ("venice", ["agostino_barbarigo", "gonzaga"], {"venice", "corfu", "ravenna"}, 0),
        ("rome", ["alexander_vi", "cesare_borgia"], {"rome", "civitavecchia"}, 1),
    ],
)
def test_each_of_the_three_brings_what_is_its_own(
    major: str, cards: list[str], cities: set[str], agents: int
) -> None:
    before = set(domain(concluding(), "yellow"))
    yellow = {"marker": 5, "domain": TIRED_NAPLES}
    near: dict[str, Any] = {major: ("yellow", 5)}
    board = table("annex yellow 0 0", "end_action yellow", yellow=yellow, **near)
    play(board, f"conclude {major}")
    # The space it brings is for the first card, whatever its place among them.
    assert step(board) == ["welcome", "yellow", cards[0]]
    play(board, "to left1", "to right1")
    court = player(board, "yellow")["court"]
    assert [court["left1"]["card"], court["right1"]["card"]] == cards
    assert set(domain(board, "yellow")) == before | cities
    assert (
        player(board, "yellow")["agents"] == player(board, "yellow")["owned_agents"] == 2 + agents
    )
    assert step(board) == []


@pytest.mark.rule("W-504")
def test_an_alliance_is_something_done() -> None:
    board = play(concluding(), "conclude florence")
    assert board.dump()["turn"]["done"] == 1


@pytest.mark.rule("W-504")
def test_a_city_and_a_crown_do_not_make_a_fresh_action() -> None:
    court = dict.fromkeys(("left1", "right1", "right2"), "consigliere")
    board = concluding(blue={"court": court})
    pay(play(board, "annex parma"))
    pay(play(board, "influence venice"))
    assert board.dump()["turn"]["done"] == 2
    assert refused(board, "conclude florence") == "W-504"


@pytest.mark.rule("W-507")
def test_one_card_opens_a_space_for_the_other() -> None:
    full = dict(list(FULL.items())[:3])
    board = play(concluding(blue={"court": full}), "conclude florence")
    assert court_size(board, 0) == 4
    assert legal(board, "decline") == set()
    play(board, "to left2")
    assert court_size(board, 0) == 5
    play(board, "to left3")
    assert step(board) == []


@pytest.mark.rule("W-508")
def test_without_space_the_second_card_goes_or_another_one() -> None:
    board = play(concluding(blue={"court": FULL}), "conclude florence")
    # The card that opens a space finds it open.
    assert legal(board, "to") == {"to left3", "to right3"}
    assert legal(board, "decline") == set()
    play(board, "to left3")
    assert step(board) == ["welcome", "blue", "piero"]
    assert "decline piero" in legal(board)
    declined = play(board.clone(), "decline piero")
    assert "piero" not in [one["card"] for one in player(declined, "blue")["court"].values()]
    play(board, "discard right1", "to right1")
    assert player(board, "blue")["court"]["right1"]["card"] == "piero"
    assert board.dump()["supply"]["banker"] == 2


@pytest.mark.rule("W-509")
def test_the_space_goes_with_its_card() -> None:
    court = FULL | {"left3": "savonarola"}
    board = table("place_card blue merchant", blue={"court": court}, florence="blue")
    assert court_size(board, 0) == 5
    play(board, "discard left3")
    assert court_size(board, 0) == 4
    # In a room it keeps the space open.
    rooms = {5: {"action": "piero", "improvement": "savonarola"}}
    assert court_size(table("annex blue 0 0", blue={"rooms": rooms}, florence="blue"), 0) == 5


@pytest.mark.rule("W-507", "W-509")
def test_the_space_of_an_ally_s_card_may_be_a_lost_one() -> None:
    """With three extra spaces every greyed one is open: a lost original space opens again."""
    court = {"right1": "banker", "right2": "banker", "left2": "merchant", "left3": "merchant"}
    domain = {"principality": "exhausted"}
    blue = {"court": court, "lost_spaces": ["left1"], "domain": domain}
    board = play(concluding(blue=blue), "conclude florence", "to right3")
    assert player(board, "blue")["lost_spaces"] == []
    assert legal(board, "to") == {"to left1"}
    assert legal(board, "decline") == set()


@pytest.mark.rule("W-510")
def test_tiles_of_the_cities_it_still_has() -> None:
    cities = {"pisa": {"owner": "yellow"}}
    board = play(concluding(cities=cities), "conclude florence")
    assert domain(board, "blue")["florence"] == "available"
    assert "pisa" not in domain(board, "blue")
    assert "pisa" in domain(board, "yellow")


@pytest.mark.rule("W-511")
def test_the_ally_commands_its_troops() -> None:
    board = play(concluding(), "conclude florence")
    florence = CITIES.index("florence")
    assert board.army(0, florence) == 1
    assert board.troops_on_map(0) == 5
    assert GAME.sight.view(board, None)["commands"] == [["blue", "red"], ["yellow"]]
    war = table("war blue", florence="blue")
    assert "allied_march florence florence siena" in legal(war)
    recruit = table("recruit blue", season="winter", florence="blue")
    assert "allied_recruit florence pisa" in legal(recruit)


@pytest.mark.rule("W-512")
def test_its_agent_comes_beyond_the_five() -> None:
    board = play(concluding(blue={"agents": 5}), "conclude florence")
    assert player(board, "blue")["agents"] == 6
    assert player(board, "blue")["owned_agents"] == 6
    venice = play(concluding(venice=ZONE), "conclude venice")
    assert player(venice, "blue")["agents"] == 1
    # His own fifth one is still to be had: the ally's is not among the five.
    rich = {"agents": 5, "florins": 9}
    fifth = table("buy blue", "annex blue 0 0", season="winter", florence="blue", blue=rich)
    play(fifth, "buy consigliere", "end", "to left1")
    assert player(fifth, "blue")["agents"] == 6
    # But no sixth one.
    sixth = table("buy blue", "annex blue 0 0", season="winter", florence="blue",
                  blue=rich | {"agents": 6})  # fmt: skip
    play(sixth, "buy consigliere", "end", "to left1")
    assert player(sixth, "blue")["agents"] == 6
    # Six are a position that can be.
    assert table("annex blue 0 0", florence="blue", blue={"agents": 6}).players[0].agents == 6


@pytest.mark.rule("W-513")
def test_its_cities_keep_their_discs() -> None:
    board = play(concluding(), "conclude florence")
    assert board.dump()["cities"]["florence"]["owner"] == "red"
    assert board.controls(0, CITIES.index("florence"))
    assert troops(board, "florence", "red") == 1
