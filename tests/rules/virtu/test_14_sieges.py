"""Section 14: sieges."""

from __future__ import annotations

from typing import Any

import pytest

from quattrocento.games.virtu.board import Board
from quattrocento.games.virtu.names import CITIES, FIRST_CATHEDRAL, FROM_TILES
from quattrocento.games.virtu.rules.reliefs import PURCHASE, collectable, sources
from tests.rules.virtu.table import (
    GAME,
    domain,
    legal,
    owner,
    play,
    player,
    points,
    seat,
    step,
    table,
    told,
    troops,
)
from tests.rules.virtu.test_13_battles import before, sieges


def attack(city: str, strength: int, **changes: Any) -> Board:
    """Red besieges a city with some troops; `here` is the rest of the city.

    Its tile is exhausted, so that its owner is not asked to collect florins.
    """
    cities = before(city, {"red": strength} | changes.pop("garrison", {}))
    cities[city] |= changes.pop("here", {})
    if cities[city].get("owner"):
        owner = changes.setdefault(cities[city]["owner"], {})
        changes[cities[city]["owner"]] = owner | {
            "domain": {city: "exhausted"} | owner.get("domain", {})
        }
    return sieges(cities | changes.pop("more", {}), **changes)


@pytest.mark.rule("V-1417", "V-1418", "V-1423", "V-1435")
def test_strength_of_troops_and_bonuses_against_the_base_value() -> None:
    assert owner(attack("siena", 3), "siena") is None
    assert owner(attack("siena", 4), "siena") == "red"
    assert owner(play(attack("siena", 3, red={"tokens": 1}), "spend_token"), "siena") == "red"
    assert owner(attack("terracina", 2), "terracina") == "red"
    assert owner(attack("terracina", 1), "terracina") is None


@pytest.mark.rule("V-1419")
def test_the_besiegers_agent_lowers_the_defence() -> None:
    assert owner(attack("siena", 3, here={"agent": "red"}), "siena") == "red"
    held = {"agent": "red", "owner": "green"}
    assert owner(attack("siena", 3, here=held), "siena") == "red"


@pytest.mark.rule("V-1420")
def test_another_agent_raises_the_defence_of_a_neutral_city() -> None:
    assert owner(attack("siena", 4, here={"agent": "yellow"}), "siena") is None
    assert owner(attack("siena", 5, here={"agent": "yellow"}), "siena") == "red"


@pytest.mark.rule("V-1421")
def test_garrison_and_bonuses_of_the_controller_count() -> None:
    here = {"owner": "green"}
    assert owner(attack("siena", 4, here=here, garrison={"green": 1}), "siena") == "green"
    assert owner(attack("siena", 5, here=here, garrison={"green": 1}), "siena") == "red"
    board = attack("siena", 4, here=here, green={"tokens": 1})
    assert GAME.sight.view(board, 0)["siege"]["defence"] == {
        "value": 3, "agent": 0, "troops": 0, "bonuses": 0, "bastion": 0, "sum": 3,
    }  # fmt: skip
    watched = attack("siena", 4, here=here | {"agent": "red"}, green={"tokens": 1})
    assert GAME.sight.view(watched, 0)["siege"]["defence"]["agent"] == -1
    assert owner(play(board, "spend_token"), "siena") == "green"


@pytest.mark.rule("V-1421")
def test_troops_of_a_third_player_there_do_not_defend() -> None:
    # Yellow has lost a battle there and waits to retreat.
    here = {"owner": "green", "fled": ["yellow"]}
    board = attack("siena", 4, here=here, garrison={"yellow": 3})
    assert owner(board, "siena") == "red"
    assert troops(board, "siena", "yellow") == 3


@pytest.mark.rule("V-1422")
def test_other_agents_on_a_controlled_city_change_nothing() -> None:
    for agent in ("green", "yellow"):
        here = {"owner": "green", "agent": agent}
        assert owner(attack("siena", 4, here=here), "siena") == "red"
        assert owner(attack("siena", 3, here=here), "siena") == "green"


@pytest.mark.rule("V-1424")
def test_a_final_defence_of_three_costs_the_winner_a_troop() -> None:
    assert troops(attack("siena", 5), "siena", "red") == 4
    assert troops(attack("spoleto", 5), "spoleto", "red") == 5
    assert troops(attack("siena", 5, here={"agent": "red"}), "siena", "red") == 5
    assert troops(attack("spoleto", 5, here={"agent": "green"}), "spoleto", "red") == 4
    # The garrison and the bonuses of the defence count for it.
    held = {"owner": "green"}
    guarded = attack("spoleto", 5, here=held, garrison={"green": 1})
    assert troops(guarded, "spoleto", "red") == 5 - 1 - 1
    armed = play(attack("spoleto", 5, here=held, green={"tokens": 1}), "spend_token")
    assert troops(armed, "spoleto", "red") == 4


@pytest.mark.rule("V-1425", "V-1426")
def test_and_one_for_each_defending_troop_but_no_more_than_he_has() -> None:
    board = attack("siena", 6, here={"owner": "green"}, garrison={"green": 2})
    assert troops(board, "siena", "red") == 6 - 1 - 2
    few = attack("spoleto", 2, here={"owner": "green"}, garrison={"green": 3}, red={"tokens": 4})
    play(few, *["spend_token"] * 4)
    assert owner(few, "spoleto") == "red"
    assert troops(few, "spoleto", "red") == 0


@pytest.mark.rule("V-1427", "V-1428")
def test_the_defender_loses_all_troops_to_the_reserve() -> None:
    board = attack("siena", 6, here={"owner": "green"}, garrison={"green": 2})
    assert troops(board, "siena", "green") == 0
    assert player(board, "green")["reserve"] == 6
    assert player(board, "red")["reserve"] == 3
    recruiting = table("recruit green", season="winter", cities={"venice": {"troops": {}}})
    assert "recruit venice" in legal(recruiting)


@pytest.mark.rule("V-1429")
def test_survivors_stay_in_the_city() -> None:
    board = attack("spoleto", 3)
    assert owner(board, "spoleto") == "red"
    assert troops(board, "spoleto", "red") == 3


@pytest.mark.rule("V-1430")
def test_the_winner_takes_disc_and_exhausted_tile() -> None:
    assert domain(attack("siena", 4), "red")["siena"] == "exhausted"
    board = attack("siena", 4, here={"owner": "green"})
    assert domain(board, "red")["siena"] == "exhausted"
    assert "siena" not in domain(board, "green")
    # Available up to then, it pays for nothing any more in the hands of either.
    fresh = attack("siena", 4, here={"owner": "green"}, green={"domain": {"siena": "available"}})
    play(fresh, "pass")
    assert domain(fresh, "red")["siena"] == "exhausted"
    for colour in ("red", "green"):
        assert FROM_TILES + CITIES.index("siena") not in collectable(fresh, seat(colour))


@pytest.mark.rule("V-1431")
def test_a_trophy_for_a_players_city_only() -> None:
    assert player(attack("siena", 4, here={"owner": "green"}), "red")["trophies"] == ["green"]
    assert player(attack("siena", 4), "red")["trophies"] == []


@pytest.mark.rule("V-1432")
def test_one_trophy_of_each_opponent() -> None:
    board = attack("siena", 4, here={"owner": "green"}, red={"trophies": ["green"]})
    assert owner(board, "siena") == "red"
    assert player(board, "red")["trophies"] == ["green"]
    assert points(board, "red")["trophies"] == 2
    other = attack("siena", 4, here={"owner": "yellow"}, red={"trophies": ["green"]})
    assert player(other, "red")["trophies"] == ["yellow", "green"]


@pytest.mark.rule("V-1433")
def test_a_cathedral_tile_goes_to_the_winner_exhausted() -> None:
    tiles = {"cathedral-1": "available", "cathedral-2": "available"}
    more = {"venice": {"cathedral": True, "troops": {}}}
    here = {"owner": "green", "cathedral": True}
    board = attack("siena", 4, here=here, more=more, green={"domain": tiles})
    assert [t for t in domain(board, "red") if t.startswith("cathedral")] == ["cathedral-1"]
    assert domain(board, "red")["cathedral-1"] == "exhausted"
    assert {t for t in domain(board, "green") if t.startswith("cathedral")} == {"cathedral-2"}
    assert domain(board, "green")["cathedral-2"] == "available"
    assert FROM_TILES + FIRST_CATHEDRAL not in sources(board, seat("green"), PURCHASE)
    # A city without one brings none, wherever else the loser has built.
    plain = attack("siena", 4, here={"owner": "green"}, more=more, green={"domain": {
        "cathedral-1": "available"}})  # fmt: skip
    assert owner(plain, "siena") == "red"
    assert "cathedral-1" in domain(plain, "green")
    assert board.dump()["cities"]["siena"]["cathedral"]
    tired = {"cathedral-1": "available", "cathedral-2": "exhausted"}
    board = attack("siena", 4, here=here, more=more, green={"domain": tired})
    assert "cathedral-2" in domain(board, "red")
    # Everybody hears of it.
    armed = attack("siena", 4, here=here, more=more, green={"domain": tired}, red={"tokens": 1})
    won = [event for event in told(armed, "pass") if event.name == "wins_cathedral"]
    assert [event.args for event in won] == [{"seat": 0, "rival": 2, "city": "siena"}]


@pytest.mark.rule("V-1434")
def test_a_player_without_a_city_plays_on() -> None:
    more = {"corfu": {"owner": "yellow", "troops": {}}}
    board = attack("venice", 5, here={"owner": "green"}, more=more)
    assert owner(board, "venice") == "red"
    assert board.cities_of(2) == 0
    turn = table("spring_turn 2", cities={"venice": "red", "corfu": "red"})
    assert step(turn) == ["move_marker", "green"]


@pytest.mark.rule("V-1436", "V-1437", "V-1438")
def test_a_defeat_costs_one_troop_and_the_rest_must_retreat() -> None:
    board = attack("siena", 3, here={"owner": "green"}, garrison={"green": 2})
    assert troops(board, "siena", "red") == 2
    assert troops(board, "siena", "green") == 2
    assert board.dump()["cities"]["siena"]["fled"] == ["red"]


@pytest.mark.rule("V-1439")
def test_bonuses_of_a_lost_siege_are_spent() -> None:
    more = {"spoleto": {"troops": {"red": 1}}}
    board = attack("siena", 1, red={"tokens": 1}, more=more)
    play(board, "besiege siena", "spend_token")
    assert step(board) == []
    assert owner(board, "siena") is None
    board = attack("siena", 1, powers={"france": "red"})
    play(board, "france")
    assert not board.dump()["powers"]["france"]["ready"]


@pytest.mark.rule("V-1432")
@pytest.mark.parametrize(("held", "told_of"), [([], 1), (["green"], 0)])
def test_a_second_trophy_of_an_opponent_is_none(held: list[str], told_of: int) -> None:
    board = attack("siena", 4, here={"owner": "green"}, red={"trophies": held, "tokens": 1},
                   green={"domain": {"siena": "exhausted"}})  # fmt: skip
    events = [event.name for event in told(board, "pass")]
    assert events.count("trophy") == told_of
    assert player(board, "red")["trophies"] == ["green"]
