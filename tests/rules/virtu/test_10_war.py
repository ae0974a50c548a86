"""Section 10: War."""

from __future__ import annotations

import re
from typing import Any

import pytest

from quattrocento.games.virtu.board import Board
from quattrocento.games.virtu.game import Virtu
from tests.rules.virtu.table import (
    OVERLAY,
    TIRED,
    expected,
    florins,
    legal,
    owner,
    pay,
    play,
    player,
    refused,
    side,
    step,
    table,
    troops,
)


def war(
    action: str | None = "condottiere", improvement: str | None = None, **changes: Any
) -> Board:
    """Red makes war in room 5 with these cards there."""
    rooms = {5: {"action": action, "improvement": improvement}}
    red = {"marker": 5, "rooms": rooms, "domain": TIRED} | changes.pop("red", {})
    return table("war red", red=red, **changes)


@pytest.mark.rule("V-1001")
def test_a_cavalry_moves_a_troop_one_road() -> None:
    board = war(None)
    assert "march florence siena" in legal(board)
    assert "march florence rome" not in legal(board)
    play(board, "march florence siena", "pay action cavalry")
    assert troops(board, "siena", "red") == 1
    assert troops(board, "florence", "red") == 0
    assert refused(board, "march pisa siena") == "V-1001"


@pytest.mark.rule("V-1002", "V-1003")
def test_a_ship_moves_a_troop_across_one_sea_from_port_to_port() -> None:
    board = war("admiral")
    assert "sail pisa ajaccio" in legal(board)
    assert "sail florence ajaccio" not in legal(board)
    assert "sail pisa rome" not in legal(board)
    play(board, "sail pisa terracina", "pay action ship")
    assert troops(board, "terracina", "red") == 1
    assert board.dump()["turn"]["pool"] == {"ship": 1}
    weak = war("gonfaloniere", red={"court": {"left1": "ambassador"}})
    assert refused(weak, "sail pisa terracina") == "V-1003"
    assert "sail pisa ajaccio" in legal(weak)


@pytest.mark.rule("V-1004")
def test_the_same_troop_moves_several_times_by_road_and_sea() -> None:
    board = war("condottiere", "admiral", cities={"pisa": {"troops": {}}})
    play(board, "march florence pisa", "pay action cavalry", "sail pisa ajaccio")
    play(board, "pay improvement ship")
    assert troops(board, "ajaccio", "red") == 1
    assert troops(board, "pisa", "red") == 0


@pytest.mark.rule("V-1005", "V-1008")
def test_any_number_of_troops_to_any_places() -> None:
    board = war("condottiere", cities={"florence": {"troops": {"red": 3}}})
    play(board, "march florence siena", "pay action cavalry", "march florence siena")
    play(board, "march florence spoleto")
    assert troops(board, "siena", "red") == 2
    assert troops(board, "spoleto", "red") == 1
    assert legal(board, "march") == set()


@pytest.mark.rule("V-1006")
def test_a_troop_stops_before_a_city_not_its_own() -> None:
    board = war("condottiere", cities={"bologna": "green"})
    play(board, "march florence siena", "pay action cavalry")
    assert not any(move.startswith("march siena") for move in legal(board))
    board = war("condottiere", cities={"bologna": "green"})
    play(board, "march florence bologna", "pay action cavalry")
    assert not any(move.startswith("march bologna") for move in legal(board))


@pytest.mark.rule("V-1007")
def test_own_cities_may_be_crossed_and_joined() -> None:
    board = war("condottiere", cities={"siena": {"owner": "red", "troops": {"green": 1}}})
    play(board, "march florence siena", "pay action cavalry")
    assert troops(board, "siena", "red") == troops(board, "siena", "green") == 1
    play(board, "march siena rome")
    assert troops(board, "rome", "red") == 1


@pytest.mark.rule("V-1009")
def test_nothing_is_resolved_during_the_action() -> None:
    board = war("condottiere", cities={"florence": {"troops": {"red": 3}}})
    play(board, "march florence spoleto", "pay action cavalry")
    play(board, "march florence spoleto", "march florence spoleto", "end")
    assert owner(board, "spoleto") is None
    assert step(board) == []


@pytest.mark.rule("V-1010")
def test_pirate_ports_may_be_besieged() -> None:
    board = play(war("admiral"), "sail pisa ajaccio", "pay action ship")
    assert troops(board, "ajaccio", "red") == 1


@pytest.mark.rule("V-1011")
def test_troops_march_where_rivals_already_stand() -> None:
    board = war("condottiere", cities={"siena": {"troops": {"green": 1}}})
    play(board, "march florence siena", "pay action cavalry")
    assert troops(board, "siena", "red") == troops(board, "siena", "green") == 1


@pytest.mark.rule("V-1012")
def test_troops_may_leave_a_city_besieged_or_empty() -> None:
    board = war("condottiere", cities={"florence": {"troops": {"red": 1, "green": 1}}})
    play(board, "march florence siena", "pay action cavalry")
    assert troops(board, "florence", "red") == 0


@pytest.mark.rule("V-1013", "V-1015")
def test_a_war_symbol_of_the_room_becomes_a_token_for_its_price() -> None:
    board = play(war("condottiere"), "token action")
    assert player(board, "red")["tokens"] == 1
    assert florins(board, "red") == 0
    poor = war("condottiere", red={"florins": 0})
    assert refused(poor, "token action") == "V-1015"
    assert refused(war("condottiere"), "token improvement") == "V-1013"


@pytest.mark.rule("V-1015")
@pytest.mark.parametrize(("source", "price"), [("action", 3), ("improvement", 2)])
def test_each_card_of_the_room_has_its_own_price(source: str, price: int) -> None:
    dear = priced(priced(OVERLAY, "gonfaloniere", 3), "assassin", 2)
    rooms = {5: {"action": "gonfaloniere", "improvement": "assassin"}}
    for florins_held, refusal in ((price, ""), (price - 1, "V-1015")):
        red = {"marker": 5, "rooms": rooms, "domain": TIRED, "florins": florins_held}
        board = table("war red", red=red, game=Virtu(dear))
        assert refused(board, f"token {source}") == refusal
        if not refusal:
            assert florins(play(board, f"token {source}"), "red") == 0


def priced(overlay: str, card: str, price: int) -> str:
    """The overlay with another price at a card's War symbols."""
    before, heading, after = overlay.partition(f"[cards.{card}]")
    return before + heading + re.sub(r"war_price = \d", f"war_price = {price}", after, count=1)


@pytest.mark.rule("V-1014")
def test_a_relief_used_for_war_symbols_moves_nobody() -> None:
    board = play(war("condottiere"), "token action")
    assert refused(board, "march florence siena") == "V-1001"
    board = play(war("condottiere"), "march florence siena", "pay action cavalry")
    assert refused(board, "token action") == "V-1014"


@pytest.mark.rule("V-1016", "V-1017")
def test_one_token_a_symbol_and_not_all_need_be_taken() -> None:
    board = play(war("condottiere", red={"florins": 9}), "token action")
    assert florins(board, "red") == 8
    assert "end" in legal(board)
    play(board, "token action")
    assert refused(board, "token action") == "V-1016"
    assert player(board, "red")["tokens"] == 2
    assert florins(board, "red") == 7


@pytest.mark.rule("V-1018")
def test_war_symbols_of_cortigiani_become_no_tokens() -> None:
    board = war(None, red={"court": {"left1": "condottiere"}, "florins": 9})
    assert legal(board, "token") == set()
    assert side(board, "red", "left1") == "condottiere"


@pytest.mark.rule("V-1019")
def test_one_relief_gives_tokens_the_other_moves() -> None:
    board = play(war("condottiere", "gonfaloniere"), "token action", "march florence siena")
    play(board, "pay improvement cavalry")
    assert player(board, "red")["tokens"] == 1
    assert troops(board, "siena", "red") == 1
    board = play(war("condottiere", "gonfaloniere"), "march florence siena")
    play(board, "pay improvement cavalry", "token action")
    assert player(board, "red")["tokens"] == 1


@pytest.mark.rule("V-1020")
def test_tokens_alone_are_a_war_action() -> None:
    board = play(war("condottiere"), "token action", "end")
    assert player(board, "red")["tokens"] == 1
    assert step(board) == []


@pytest.mark.rule("V-1003")
def test_only_ways_from_port_to_port_are_thought_of() -> None:
    board = table("war red", red={"marker": 5})
    sails = {move.split()[2] for move in expected(board) if move.startswith("sail")}
    assert {"ajaccio", "palermo"} <= sails
    assert not sails & {"florence", "siena", "nice", "genoa"}
    assert not any(move.startswith("sail florence") for move in expected(board))


@pytest.mark.rule("V-1001", "V-1006")
def test_only_troops_that_are_there_move_each_its_owners() -> None:
    board = table("war red", red={"marker": 5}, cities={"pisa": {"troops": {}}})
    assert not any("pisa" in move.split()[1] for move in expected(board) if " " in move)
    green = {"marker": 3, "court": {"left1": "condottiere"}}
    board = table("war green", green=green)
    there = sum(troops(board, city, "green") for city in ("venice", "ravenna"))
    play(board, "march venice ravenna")
    pay(board)
    assert troops(board, "venice", "green") == 0
    assert troops(board, "ravenna", "green") == there


@pytest.mark.rule("V-1015")
def test_florins_of_the_relief_itself_do_not_pay_for_its_token() -> None:
    before_it, name, after_it = OVERLAY.partition("[cards.gonfaloniere]")
    rich = after_it.replace('"war", 1]', '"war", 1, "florin", 1]', 1)
    red = {"marker": 5, "rooms": {5: {"action": "gonfaloniere"}}, "florins": 0, "domain": TIRED}
    board = table("war red", red=red, game=Virtu(before_it + name + rich))
    assert refused(board, "token action") == "V-1015"


@pytest.mark.rule("V-1001")
def test_each_troop_moved_is_counted() -> None:
    board = table("war red", red={"marker": 5})
    play(board, "march florence siena")
    pay(board)
    assert board.dump()["turn"]["done"] == 1


@pytest.mark.rule("V-1013")
def test_each_token_taken_is_counted() -> None:
    red = {"marker": 5, "rooms": {5: {"action": "gonfaloniere"}}, "florins": 3}
    board = play(table("war red", red=red), "token action")
    assert board.dump()["turn"]["done"] == 1
    assert board.dump()["turn"]["taken"] == [1, 0]
