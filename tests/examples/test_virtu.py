"""The worked examples and figures of Virtù's three rulebooks."""

from __future__ import annotations

from typing import Any

import pytest

from quattrocento.games.virtu.names import CITIES
from quattrocento.games.virtu.rules.annex import annex_value
from quattrocento.games.virtu.rules.sieges import defence_parts
from tests.rules.virtu.table import (
    GAME,
    PRINTED,
    domain,
    legal,
    owner,
    pay,
    play,
    player,
    points,
    refused,
    side,
    start,
    step,
    table,
    troops,
)
from tests.rules.virtu.test_13_battles import before, sieges


def test_the_venetian_has_three_family_cards_and_two_start_cities() -> None:
    board = start(4, first_player="green")
    assert legal(board) == {"family barbarigo", "family council_of_ten", "family pitigliano"}
    assert domain(board, "green") == {"venice": "available", "corfu": "available"}


def test_blue_governs_with_two_crowns_and_a_cross() -> None:
    """A crown of the Cardinal, a cross of his improvement, a crown of the Ambassador beside."""
    blue = {
        "marker": 2,
        "rooms": {2: {"action": "cardinal", "improvement": "cardinal"}},
        "court": {"right1": "ambassador"},
        "domain": dict.fromkeys(["milan", "turin", "genoa", "parma", "nice", "duchy"], "exhausted"),
    }
    cities = dict.fromkeys(["genoa", "parma", "nice"], "blue")
    board = table("govern blue", blue=blue, cities=cities, seats=4)
    play(board, "turn milan", "pay action crown", "turn turin")
    play(board, "turn genoa", "pay improvement cross", "turn parma")
    play(board, "turn nice", "pay right1 crown", "turn duchy")
    assert side(board, "blue", "right1") == "ambassador exhausted"
    assert set(domain(board, "blue").values()) == {"available"}
    assert player(board, "blue")["rooms"][1]["action"] == "cardinal"


def test_greens_marker_passes_the_left_arrow() -> None:
    court = {"left1": "banker exhausted", "left2": "merchant exhausted"}
    court |= {"right1": "cardinal exhausted"}
    green = {"marker": 4, "court": court, "domain": {"duchy": "available"}}
    board = play(table("move_marker green", green=green), "move 1")
    assert side(board, "green", "left1") == "banker"
    assert side(board, "green", "left2") == "merchant"
    assert side(board, "green", "right1") == "cardinal exhausted"


def test_reds_room_is_covered_by_an_indulgence() -> None:
    red = {"marker": 2, "rooms": {3: {"indulgence": True}}, "court": {"left1": "cardinal"}}
    board = play(table("spring_turn 0", red=red), "move 1", "end")
    assert step(board) == ["move_marker", "yellow"]
    board = play(table("spring_turn 0", red=red), "move 1", "free 3 cross", "pay left1 cross")
    assert step(board) == ["govern", "red"]


def test_red_annexes_ravenna_from_florence_for_three_crowns() -> None:
    assert PRINTED.box.value[CITIES.index("ravenna")] == 2
    court = {"left1": "pope", "right1": "consigliere"}
    red = {"marker": 4, "court": court, "domain": {"florence": "exhausted"}}
    board = table("annex red", red=red)
    play(board, "annex ravenna")
    assert board.dump()["turn"]["owed"] == {"crown": 3}
    play(board, "pay left1 crown", "pay right1 crown")
    assert owner(board, "ravenna") == "red"


@pytest.mark.parametrize("goal", ["ajaccio", "terracina"])
def test_a_troop_rides_to_a_port_and_sails_on(goal: str) -> None:
    """One cavalry, then one ship (French) or two ships for two seas (German, Portuguese)."""
    rooms = {5: {"action": "gonfaloniere", "improvement": "merchant"}}
    red = {"marker": 5, "rooms": rooms, "domain": {"pisa": "exhausted"}}
    board = table("war red", red=red, cities={"pisa": {"troops": {}}})
    play(board, "march florence pisa", "pay action cavalry", f"sail pisa {goal}")
    play(board, "pay improvement ship")
    assert troops(board, goal, "red") == 1


def test_the_red_agent_in_greens_palace() -> None:
    rooms = {1: {"action": "ambassador", "agent": "red"}, 3: {"agent": "green"}}
    green = {"rooms": rooms, "marker": 5, "court": {"left1": "banker"}}
    assert step(table("take_action green", green=green | {"marker": 1})) == []
    board = table("reorganise green", green=green, season="winter")
    assert refused(board, "lift action1") == "V-1804"
    # The green agent on War: two masks to put another one there.
    red = {"marker": 2, "rooms": {2: {"action": "assassin"}}}
    board = table("intrigue red", green=green, red=red)
    play(board, "remove green-3", "pay action mask", "place", "agent_to green-3")
    assert board.dump()["turn"]["pool"] == {}


def test_agents_on_ancona_siena_and_spoleto() -> None:
    cities = {
        "ancona": {"agent": "red"},
        "siena": {"owner": "red", "agent": "green"},
        "spoleto": {"owner": "blue", "agent": "blue"},
    }
    board = table("intrigue green", green={"marker": 5}, cities=cities, seats=4)
    ancona, siena, spoleto = (CITIES.index(c) for c in ("ancona", "siena", "spoleto"))
    value = GAME.box.value
    red, yellow, green, blue = range(4)
    assert annex_value(board, red, ancona) == value[ancona] - 1
    for other in (yellow, green, blue):
        assert annex_value(board, other, ancona) == value[ancona] + 1
        assert sum(defence_parts(board, other, ancona)[:2]) == value[ancona] + 1
    assert sum(defence_parts(board, green, siena)[:2]) == value[siena] - 1
    assert sum(defence_parts(board, yellow, siena)[:2]) == value[siena]
    assert sum(defence_parts(board, green, spoleto)[:2]) == value[spoleto]
    assert refused(play(board, "place"), "agent_to spoleto") == "V-1201"


def test_the_red_agent_on_the_ottomans_and_on_blues_france() -> None:
    powers: dict[str, Any] = {
        "ottoman": {"agent": "red"},
        "france": {"ally": "blue", "ready": True, "agent": "red"},
    }
    army = {"left1": "admiral", "right1": "condottiere", "right2": "consigliere"}
    changes: dict[str, Any] = {"season": "winter", "seats": 4, "powers": powers}
    board = table("make_alliance red", red={"court": army}, **changes)
    assert {"ally ottoman", "ally france"} <= legal(board)
    play(board, "ally ottoman")
    assert legal(board) == {"less crown", "less ship"}
    taken = pay(play(table("make_alliance red", red={"court": army}, **changes), "ally france"))
    assert taken.dump()["powers"]["france"]["ally"] == "red"
    green = table("make_alliance green", green={"court": army}, **changes)
    assert refused(green, "ally france") == "V-2108"
    cities = before("siena", {"blue": 2}) | {"milan": {"troops": {}}, "turin": {"troops": {}}}
    blue = sieges(cities, seats=4, powers=powers)
    assert blue.dump()["powers"]["france"]["ready"]
    assert owner(blue, "siena") is None


def test_the_siege_of_siena_three_against_two() -> None:
    assert PRINTED.box.value[CITIES.index("siena")] == 3
    cities = before("siena", {"red": 2})
    cities["siena"]["agent"] = "red"
    board = sieges(cities, red={"tokens": 1})
    assert GAME.sight.view(board, 0)["siege"]["defence"]["sum"] == 2
    play(board, "spend_token")
    assert owner(board, "siena") == "red"
    assert troops(board, "siena", "red") == 2


def test_the_siege_of_spoleto_is_lost_two_against_two() -> None:
    agenda = ("siege_turn 0", "end_sieges", "retreat_turn 0")
    board = table(*agenda, cities=before("spoleto", {"red": 2}))
    assert owner(board, "spoleto") is None
    assert troops(board, "spoleto", "red") == 1
    play(board, "retreat spoleto florence")
    assert troops(board, "florence", "red") == 1


def test_green_retreats_from_ancona_for_a_ship_a_troop() -> None:
    cities = before("ancona", {"green": 2})
    green = {"domain": {"venice": "available", "corfu": "exhausted"}}
    board = table("retreat_turn 0", cities=cities, green=green, season="sieges")
    assert legal(board) == {"retreat ancona venice", "retreat ancona corfu", "disband ancona"}
    play(board, "retreat ancona venice")
    assert board.dump()["turn"]["owed"] == {"ship": 1}
    play(board, "pay venice ship", "retreat ancona venice")
    assert troops(board, "venice", "green") == 2


def test_yellow_reorganises_the_palace() -> None:
    yellow = {
        "marker": 1,
        "rooms": {
            2: {"action": "gonfaloniere"},
            3: {"action": "alfonso", "improvement": "ambassador"},
            4: {"action": "maestro", "indulgence": True},
        },
        "court": {"left1": "ferdinand", "right1": "merchant", "right2": "montefeltro exhausted"},
    }
    board = table("reorganise yellow", yellow=yellow, season="winter")
    assert refused(board, "lift right2") == "V-1805"
    assert refused(board, "lift action4") == "V-1803"
    play(board, "lift left1", "to improvement2")
    play(board, "lift right1", "to left1")
    play(board, "lift improvement3", "to right1", "end")
    rooms = player(board, "yellow")["rooms"]
    assert (rooms[1]["action"], rooms[1]["improvement"]) == ("gonfaloniere", "ferdinand")
    assert (rooms[2]["action"], rooms[2]["improvement"]) == ("alfonso", None)
    assert side(board, "yellow", "left1") == "merchant"
    assert side(board, "yellow", "right1") == "ambassador exhausted"
    assert side(board, "yellow", "right2") == "montefeltro exhausted"


def test_yellow_builds_a_cathedral_in_palermo() -> None:
    assert PRINTED.box.value[CITIES.index("palermo")] == 3
    yellow = {"florins": 9, "court": {"left1": "cardinal"}}
    board = table("buy yellow", yellow=yellow, cities={"palermo": "yellow"}, season="winter")
    pay(play(board, "buy cathedral", "end"))
    play(board, "site palermo")
    assert board.dump()["cities"]["palermo"]["cathedral"]


def test_the_four_figures_of_the_ottoman_alliance() -> None:
    fleet: Any = {"court": {"left1": "admiral", "right1": "consigliere"}}
    anyone = {"ottoman": {"agent": "green"}}
    for colour in ("red", "yellow"):
        player_of: dict[str, Any] = {colour: fleet}
        board = table(f"make_alliance {colour}", season="winter", powers=anyone, **player_of)
        play(board, "ally ottoman")
        assert board.dump()["turn"]["owed"] == {"crown": 1, "ship": 3}
    green = table("make_alliance green", season="winter", powers=anyone, green=fleet)
    assert legal(play(green, "ally ottoman")) == {"less crown", "less ship"}

    watched = {"ottoman": {"ally": "green", "ready": True, "agent": "red"}}
    trade = {"rooms": {1: {"action": "merchant"}}}
    board = table("trade green", green=trade, powers=watched)
    assert "pay ottoman ship" not in legal(board)
    assert points(board, "green")["alliances"] == 0
    yellow = table("make_alliance yellow", season="winter", powers=watched, yellow=fleet)
    assert refused(yellow, "ally ottoman") == "V-2108"
    red = table("make_alliance red", season="winter", powers=watched, red=fleet)
    assert play(red, "ally ottoman").dump()["turn"]["owed"] == {"crown": 1, "ship": 3}

    ready = table("trade green", green=trade, powers={"ottoman": "green"})
    play(ready, "pay action ship", "pay ottoman ship")
    assert not ready.dump()["powers"]["ottoman"]["ready"]

    used = {"ottoman": {"ally": "green", "ready": False}}
    board = table("govern green", green={"marker": 2}, powers=used)
    play(board, "reactivate ottoman", "pay action crown")
    assert board.dump()["powers"]["ottoman"]["ready"]


@pytest.mark.parametrize("seats", [4, 5])
def test_two_players_tie_for_the_first_place_in_religion(seats: int) -> None:
    crosses = {"court": {"left1": "cardinal", "right1": "cardinal"}}
    third = {"court": {"left1": "cardinal"}}
    # With five players Rome's own tile shows a cross: the third place then is shared.
    board = table("final_scoring", season="winter", seats=seats, red=crosses, yellow=crosses,
                  green=third)  # fmt: skip
    assert [points(board, colour)["religion"] for colour in ("red", "yellow")] == [2, 2]
    assert points(board, "green")["religion"] == (1 if seats == 4 else 0)
