"""Section 14: war bonuses in sieges."""

from __future__ import annotations

from typing import Any

import pytest

from quattrocento.games.virtu.game import Virtu
from tests.rules.virtu.table import (
    OVERLAY,
    TIRED,
    domain,
    florins,
    legal,
    owner,
    play,
    player,
    refused,
    side,
    step,
    table,
)
from tests.rules.virtu.test_13_battles import before, sieges
from tests.rules.virtu.test_14_sieges import attack


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


@pytest.mark.rule("V-1403")
def test_each_war_symbol_has_its_price() -> None:
    before_it, name, after_it = OVERLAY.partition("[cards.gonfaloniere]")
    dear = after_it.replace('"war", 1]', '"war", 2]', 1).replace(
        "war_price = 1", "war_price = 2", 1
    )
    red = {"court": {"left1": "gonfaloniere"}, "florins": 9, "domain": TIRED}
    board = attack("siena", 1, red=red, game=Virtu(before_it + name + dear))
    play(board, "war_card left1 2")
    assert florins(board, "red") == 5


@pytest.mark.rule("V-311", "V-1403")
def test_a_card_does_not_pay_for_its_own_war_symbol() -> None:
    before_it, name, after_it = OVERLAY.partition("[cards.gonfaloniere]")
    rich = after_it.replace('"war", 1]', '"war", 1, "florin", 1]', 1)
    red = {"court": {"left1": "gonfaloniere"}, "florins": 0, "domain": TIRED}
    board = attack("spoleto", 2, red=red, game=Virtu(before_it + name + rich))
    assert step(board) == []
    assert owner(board, "spoleto") is None


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
def test_two_symbols_of_a_card_may_be_one_announcement_each_paid() -> None:
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


@pytest.mark.rule("V-1409", "V-1404")
def test_two_symbols_of_a_card_may_be_announced_one_after_the_other() -> None:
    red = {"court": {"left1": "condottiere", "right1": "gonfaloniere"}, "florins": 9}
    yellow = {"tokens": 1}
    board = attack("naples", 2, red=red, yellow=yellow, here={"owner": "yellow"})
    play(board, "war_card left1 1")
    assert side(board, "red", "left1") == "condottiere exhausted"
    assert player(board, "red")["war_left"] == {"left1": 1}
    assert step(board)[:2] == ["announce", "yellow"], "the other side is asked in between"
    play(board, "pass")
    assert legal(board) == {"war_card left1 1", "war_card right1 1", "pass"}
    play(board, "war_card left1 1", "pass")
    assert legal(board) == {"war_card right1 1", "pass"}, "each symbol works once"
    assert florins(board, "red") == 7
    play(board, "war_card right1 1", "pass")
    assert owner(board, "naples") == "red", "two troops and three symbols against four"


@pytest.mark.rule("V-1409")
def test_what_is_left_of_three_symbols() -> None:
    three = OVERLAY.replace('["cavalry", 3, "war", 2]', '["cavalry", 3, "war", 3]')
    red = {"court": {"left1": "condottiere"}, "florins": 9}
    board = attack("siena", 1, red=red, game=Virtu(three))
    play(board, "war_card left1 1")
    assert player(board, "red")["war_left"] == {"left1": 2}
    assert legal(board) == {"war_card left1 1", "war_card left1 2", "pass"}
    again = Virtu(three).load(board.dump())
    assert again.dump() == board.dump()
    play(again, "war_card left1 2")
    assert owner(again, "siena") == "red"


@pytest.mark.rule("V-1409")
def test_a_symbol_not_announced_is_lost_with_the_siege() -> None:
    red = {"court": {"left1": "condottiere"}, "florins": 9}
    board = attack("siena", 1, red=red)
    play(board, "war_card left1 1", "pass")
    assert player(board, "red")["war_left"] == {}
    assert side(board, "red", "left1") == "condottiere exhausted"


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


@pytest.mark.rule("V-302", "V-1410")
def test_the_defender_saves_the_florins_of_the_tile() -> None:
    board = attack("siena", 4, here={"owner": "green"}, green={"domain": {"siena": "available"}})
    assert legal(board) == {"collect siena", "pass"}
    play(board, "collect siena", "pass")
    assert florins(board, "green") == 3
    assert owner(board, "siena") == "red"


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
    tired = attack("siena", 2, red=cannons | {"domain": {"cannons": "exhausted"}})
    assert step(tired) == []
    assert owner(tired, "siena") is None


@pytest.mark.rule("V-1415")
def test_france_helps_free_of_charge_and_is_used_up() -> None:
    board = play(attack("siena", 2, powers={"france": "red"}), "france")
    assert owner(board, "siena") == "red"
    assert florins(board, "red") == 1
    assert not board.dump()["powers"]["france"]["ready"]
    defended = attack("siena", 4, here={"owner": "green"}, powers={"france": "green"})
    assert owner(play(defended, "france"), "siena") == "green"
    for state in ({"ready": True, "agent": "green"}, {"ready": False}):
        without = attack("siena", 2, powers={"france": {"ally": "red"} | state})
        assert step(without) == []
        assert owner(without, "siena") is None


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


@pytest.mark.rule("V-1403", "V-1409")
def test_why_a_war_symbol_cannot_be_had() -> None:
    red = {"court": {"left1": "condottiere"}, "florins": 1, "domain": TIRED, "tokens": 1}
    board = attack("siena", 2, red=red)
    assert refused(board, "war_card left1 1") == ""
    assert refused(board, "war_card left1 2") == "V-1403"
    poor = attack("siena", 2, red=red | {"florins": 0})
    assert refused(poor, "war_card left1 1") == "V-1403"


@pytest.mark.rule("V-312")
def test_a_war_symbol_is_the_cards_type_for_the_phase() -> None:
    red = {"court": {"right1": "condottiere"}, "florins": 9}
    board = attack("siena", 2, red=red, options={"symbol_type_scope": "phase"})
    play(board, "war_card right1 1")
    assert player(board, "red")["gave"] == {"right1": "war"}


@pytest.mark.rule("V-1402")
def test_any_card_with_a_war_symbol_counts() -> None:
    _, name, rest = OVERLAY.partition("[cards.ambassador]")
    armed = Virtu(_ + name + rest.replace('"ship", 1]', '"war", 1]', 1))
    board = attack("siena", 2, red={"court": {"left1": "ambassador"}}, game=armed)
    assert legal(board) == {"war_card left1 1", "pass"}


@pytest.mark.rule("V-1401", "V-1423")
def test_a_bonus_strengthens_the_side_that_announces_it() -> None:
    cities = {"siena": {"troops": {"red": 3}}, "florence": {"troops": {}}, "pisa": {"troops": {}}}
    for side_of_red, won in (("attack", True), ("defence", False)):
        board = table(f"speak red nobody siena {side_of_red} 0", "siege red siena",
                      red={"tokens": 1}, cities=cities, season="sieges")  # fmt: skip
        play(board, "spend_token")
        assert (owner(board, "siena") == "red") == won


@pytest.mark.rule("V-1404")
def test_no_strength_is_kept_when_all_sieges_are_over() -> None:
    board = table("end_sieges", "govern red", turn={"attack": 2, "defence": 3}, season="sieges")
    assert board.attack == board.defence == 0


@pytest.mark.rule("V-1403")
def test_the_price_is_that_of_the_very_card() -> None:
    free = {3: {"action": "cardinal", "improvement": "cardinal"}}
    red = {"court": {"right1": "condottiere"}, "florins": 0, "domain": TIRED, "rooms": free}
    assert step(attack("spoleto", 2, red=red)) == []


@pytest.mark.rule("V-1409")
@pytest.mark.parametrize("space", ["left1", "right1", "right2"])
def test_the_second_symbol_of_a_card_wherever_it_lies(space: str) -> None:
    board = attack("siena", 2, red={"court": {space: "condottiere"}, "florins": 2})
    play(board, f"war_card {space} 1")
    assert legal(board) == {f"war_card {space} 1", "pass"}
    play(board, f"war_card {space} 1")
    assert owner(board, "siena") == "red"


@pytest.mark.rule("V-1405", "V-1412", "V-1414", "V-1415")
def test_why_a_bonus_does_not_help() -> None:
    red = {"tokens": 1, "florins": 0, "domain": TIRED}
    board = attack("siena", 1, red=red, options={"defender_tokens": "no"})
    assert refused(board, "spend_token") == ""
    assert refused(board, "leonardo") == "V-1412"
    assert refused(board, "cannons") == "V-1414"
    assert refused(board, "france") == "V-1415"
    board = attack("siena", 1, red=red | {"bonuses": ["leonardo"]}, powers={"france": "red"})
    assert refused(board, "leonardo") == "V-1403"
    assert refused(board, "france") == ""
