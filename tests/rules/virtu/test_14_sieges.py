"""Section 14: sieges."""

from __future__ import annotations

from typing import Any

import pytest

from quattrocento.games.virtu.board import Board
from tests.rules.virtu.table import (
    GAME,
    domain,
    florins,
    legal,
    owner,
    play,
    player,
    points,
    refused,
    side,
    step,
    table,
    told,
    troops,
)
from tests.rules.virtu.test_13_battles import before, sieges

TIRED = {"florence": "exhausted", "pisa": "exhausted"}


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


@pytest.mark.rule("V-1401")
def test_any_number_of_tokens_in_a_siege() -> None:
    board = attack("siena", 1, red={"tokens": 3})
    play(board, "spend_token", "spend_token", "spend_token")
    assert owner(board, "siena") == "red"
    assert player(board, "red")["tokens"] == 0


@pytest.mark.rule("V-1402", "V-1403")
def test_war_symbols_of_available_cortigiani_for_their_price() -> None:
    court = {"left1": "gonfaloniere", "right1": "gonfaloniere exhausted"}
    board = attack("spoleto", 2, red={"court": court, "florins": 1})
    assert legal(board) == {"war_card left1 1", "pass"}
    play(board, "war_card left1 1")
    assert side(board, "red", "left1") == "gonfaloniere exhausted"
    assert florins(board, "red") == 0
    assert owner(board, "spoleto") == "red"
    defended = attack("siena", 4, here={"owner": "green"}, green={"court": court})
    assert step(defended)[:2] == ["announce", "green"]
    play(defended, "war_card left1 1")
    assert owner(defended, "siena") == "green"
    poor = attack("spoleto", 2, red={"court": court, "florins": 0, "domain": TIRED})
    assert owner(poor, "spoleto") is None


@pytest.mark.rule("V-1404")
def test_the_same_bonus_works_once() -> None:
    red = {"court": {"left1": "gonfaloniere"}, "florins": 9, "bonuses": ["leonardo"]}
    board = attack("siena", 1, red=red)
    play(board, "war_card left1 1")
    assert legal(board) == {"leonardo", "pass"}
    play(board, "leonardo")
    assert step(board) == []
    assert owner(board, "siena") is None
    assert florins(board, "red") == 9 - 2


@pytest.mark.rule("V-1405")
@pytest.mark.parametrize(("option", "saved"), [("yes", True), ("no", False)])
def test_a_defender_may_spend_tokens(option: str, saved: bool) -> None:
    board = attack(
        "siena", 4, here={"owner": "green"}, green={"tokens": 1},
        options={"defender_tokens": option}, red={"tokens": 0},
    )  # fmt: skip
    if saved:
        play(board, "spend_token")
    elif step(board):
        assert refused(board, "spend_token") == "V-1405"
        play(board, "pass")
    assert (owner(board, "siena") == "green") == saved
    board = attack("siena", 3, red={"tokens": 1}, options={"defender_tokens": option})
    assert owner(play(board, "spend_token"), "siena") == "red"


@pytest.mark.rule("V-1406", "V-1407")
def test_bonuses_are_announced_alternately_until_both_pass() -> None:
    tokens = {"tokens": 3}
    board = attack("siena", 3, here={"owner": "green"}, red=tokens, green=tokens)
    assert step(board)[:2] == ["announce", "red"]
    play(board, "pass")
    assert step(board)[:2] == ["announce", "green"]
    play(board, "spend_token")
    assert step(board)[:2] == ["announce", "red"]
    play(board, "spend_token", "pass", "spend_token")
    assert step(board)[:2] == ["announce", "green"]
    play(board, "pass", "pass")
    assert owner(board, "siena") == "red"
    assert player(board, "red")["tokens"] == 0


@pytest.mark.rule("V-1408")
def test_a_neutral_city_does_not_answer() -> None:
    others: dict[str, Any] = {"yellow": {"tokens": 2}, "green": {"tokens": 2}}
    board = attack("siena", 2, red={"tokens": 2}, **others)
    play(board, "spend_token")
    assert step(board)[:2] == ["announce", "red"]
    play(board, "spend_token")
    assert owner(board, "siena") == "red"


@pytest.mark.rule("V-1409")
def test_two_symbols_of_a_card_are_one_announcement_each_paid() -> None:
    court = {"left1": "condottiere"}
    board = attack("siena", 2, red={"court": court, "florins": 2})
    assert legal(board) == {"war_card left1 1", "war_card left1 2", "pass"}
    play(board, "war_card left1 2")
    assert owner(board, "siena") == "red"
    assert florins(board, "red") == 0
    one = attack("siena", 2, red={"court": court, "florins": 1, "domain": TIRED})
    assert "war_card left1 2" not in legal(one)
    play(one, "war_card left1 1")
    assert owner(one, "siena") is None


@pytest.mark.rule("V-1410")
def test_florins_are_collected_during_the_siege_by_both_sides() -> None:
    court = {"left1": "gonfaloniere", "right1": "banker"}
    board = attack("spoleto", 2, red={"court": court, "florins": 0, "domain": TIRED})
    play(board, "war_card left1 1")
    assert legal(board) == {"pay right1 florin"}
    play(board, "pay right1 florin")
    assert florins(board, "red") == 2
    green = {"court": court, "florins": 0}
    board = attack("siena", 4, here={"owner": "green"}, green=green)
    play(board, "war_card left1 1", "pay venice florin")
    assert owner(board, "siena") == "green"


@pytest.mark.rule("V-1411")
def test_others_cannot_contribute() -> None:
    board = attack("siena", 3, here={"owner": "green"}, yellow={"tokens": 5})
    assert owner(board, "siena") == "green"
    assert step(board) == []


@pytest.mark.rule("V-1412")
def test_leonardo_helps_for_a_florin_once_a_siege_in_attack_and_defence() -> None:
    leonardo = {"bonuses": ["leonardo"], "florins": 2}
    more = {"terracina": {"troops": {"red": 1}}}
    board = attack("spoleto", 2, red=leonardo, more=more)
    play(board, "besiege spoleto", "leonardo")
    assert owner(board, "spoleto") == "red"
    play(board, "leonardo")
    assert owner(board, "terracina") == "red"
    assert florins(board, "red") == 0
    board = attack("siena", 4, here={"owner": "green"}, green=leonardo)
    play(board, "leonardo")
    assert owner(board, "siena") == "green"


@pytest.mark.rule("V-1412")
def test_a_defenders_leonardo_helps_in_every_siege_of_a_city() -> None:
    cities = before("siena", {"yellow": 1}, spoleto={"owner": "green", "troops": {"red": 1}})
    cities["siena"]["owner"] = "green"
    tired = {"siena": "exhausted", "spoleto": "exhausted"}
    board = sieges(cities, green={"bonuses": ["leonardo"], "florins": 9, "domain": tired})
    play(board, "leonardo")
    assert step(board)[1:4] == ["green", "yellow", "siena"]
    assert "leonardo" in legal(board)


@pytest.mark.rule("V-1413")
def test_the_bastion_helps_in_every_defence_and_never_in_attack() -> None:
    bastion = {"bonuses": ["bastion"]}
    assert owner(attack("siena", 5, here={"owner": "green"}, green=bastion), "siena") == "green"
    assert owner(attack("siena", 6, here={"owner": "green"}, green=bastion), "siena") == "red"
    assert owner(attack("siena", 3, red=bastion), "siena") is None


@pytest.mark.rule("V-1414")
def test_cannons_help_once_for_a_florin_and_are_exhausted() -> None:
    cannons = {"bonuses": ["cannons"], "domain": {"cannons": "available"}, "florins": 9}
    board = play(attack("siena", 2, red=cannons), "cannons")
    assert owner(board, "siena") == "red"
    assert florins(board, "red") == 8
    assert domain(board, "red")["cannons"] == "exhausted"
    defended = attack("siena", 4, here={"owner": "green"}, green=cannons)
    play(defended, "cannons")
    assert owner(defended, "siena") == "green"
    tired = cannons | {"domain": {"cannons": "exhausted"}}
    assert owner(attack("siena", 2, red=tired), "siena") is None


@pytest.mark.rule("V-1415")
def test_france_helps_free_of_charge_and_is_used_up() -> None:
    board = play(attack("siena", 2, powers={"france": "red"}), "france")
    assert owner(board, "siena") == "red"
    assert florins(board, "red") == 1
    assert not board.dump()["powers"]["france"]["ready"]
    defended = attack("siena", 4, here={"owner": "green"}, powers={"france": "green"})
    assert owner(play(defended, "france"), "siena") == "green"
    watched = {"france": {"ally": "red", "ready": True, "agent": "green"}}
    assert owner(attack("siena", 2, powers=watched), "siena") is None


@pytest.mark.rule("V-1416")
@pytest.mark.parametrize(("option", "asked"), [("after_all", True), ("after_own", False)])
def test_tokens_left_go_back_after_all_sieges_or_ones_own(option: str, asked: bool) -> None:
    cities = before("siena", {"green": 4})
    cities["siena"]["owner"] = "red"
    board = sieges(cities, red={"tokens": 1, "domain": {"siena": "exhausted"}},
                   options={"token_discard": option})  # fmt: skip
    assert (step(board)[:2] == ["announce", "red"]) == asked
    if asked:
        play(board, "pass")
    assert player(board, "red")["tokens"] == 0


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
    assert GAME.view(board, 0)["siege"]["defence"] == {
        "value": 3, "agent": 0, "troops": 0, "bonuses": 0, "bastion": 0, "sum": 3,
    }  # fmt: skip
    watched = attack("siena", 4, here=here | {"agent": "red"}, green={"tokens": 1})
    assert GAME.view(watched, 0)["siege"]["defence"]["agent"] == -1
    assert owner(play(board, "spend_token"), "siena") == "green"


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
    assert domain(board, "green")["cathedral-2"] == "available"
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
