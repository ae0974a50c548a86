"""Section 23: the editions, one option a difference, and what must not differ."""

from __future__ import annotations

from typing import Any

import pytest

from quattrocento.games.virtu.names import CITIES, SYMBOLS
from quattrocento.games.virtu.options import EDITIONS, OPTIONS, Options
from tests.rules.virtu.table import (
    GAME,
    TIRED,
    florins,
    legal,
    owner,
    play,
    player,
    refused,
    start,
    step,
    table,
    troops,
)
from tests.rules.virtu.test_02_palace import siege_lost_by_red
from tests.rules.virtu.test_13_battles import before, sieges

EVERY = [{}, *EDITIONS.values()]


def edition(name: str) -> Options:
    chosen = {option.name: option.choices[0] for option in OPTIONS}
    return Options(chosen | EDITIONS.get(name, {}))


@pytest.mark.rule("V-2301")
def test_masks_to_clear_the_own_room() -> None:
    names = ("default", "french", "german", "portuguese")
    assert [edition(n).cleanup_masks for n in names] == [1, 1, 1, 2]
    for masks, possible in (("1", True), ("2", False)):
        board = table("intrigue red", red={"marker": 2, "rooms": {2: {"agent": "green"}}},
                      options={"intrigue_cleanup_masks": masks})  # fmt: skip
        assert ("remove red-2" in legal(board)) == possible


@pytest.mark.rule("V-2302")
def test_surplus_of_room_florins() -> None:
    names = ("default", "french", "german", "portuguese")
    assert [edition(n).keep_surplus for n in names] == [True, True, True, False]
    for surplus, rule in (("keep", ""), ("lose", "V-306")):
        rooms = {3: {"action": "cardinal", "improvement": "podesta"}}
        board = table("govern red", red={"marker": 3, "rooms": rooms, "domain": TIRED},
                      options={"room_florin_surplus": surplus})  # fmt: skip
        play(board, "turn pisa", "pay action crown")
        assert refused(board, "take_florins improvement") == rule


@pytest.mark.rule("V-2303", "V-225")
def test_which_space_is_lost() -> None:
    names = ("default", "french", "german", "portuguese")
    assert [edition(n).lose_any_space for n in names] == [True, True, True, False]
    board = siege_lost_by_red(court={"left1": "banker", "left2": "cardinal"})
    data = board.dump()
    data["options"]["lost_space"] = "greyed"
    assert legal(GAME.load(data)) == {"lose left2"}
    assert "lose left1" in legal(board)


@pytest.mark.rule("V-2304")
def test_tokens_in_defence() -> None:
    names = ("default", "french", "german", "portuguese")
    assert [edition(n).defender_tokens for n in names] == [True, False, True, True]
    cities = before("siena", {"green": 4})
    cities["siena"]["owner"] = "red"
    for value, asked in (("yes", True), ("no", False)):
        board = sieges(cities, red={"tokens": 1, "domain": {"siena": "exhausted"}},
                       options={"defender_tokens": value})  # fmt: skip
        assert (step(board)[:2] == ["announce", "red"]) == asked


@pytest.mark.rule("V-2305")
def test_when_tokens_go_back() -> None:
    names = ("default", "french", "german", "portuguese")
    assert [edition(n).tokens_until_all for n in names] == [True, True, True, False]
    for value, left in (("after_all", 1), ("after_own", 0)):
        board = table("own_sieges_over red", "recruit red", red={"tokens": 1}, season="sieges",
                      options={"token_discard": value})  # fmt: skip
        assert player(board, "red")["tokens"] == left


@pytest.mark.rule("V-2306")
def test_the_scope_of_one_type_a_relief() -> None:
    names = ("default", "french", "german", "portuguese")
    assert [edition(n).types_per_phase for n in names] == [False, False, True, True]
    for scope, crown in (("payment", True), ("phase", False)):
        board = table(
            "govern red", "end_action red", "buy red",
            red={"marker": 3, "domain": {"pisa": "exhausted"}, "florins": 9},
            options={"symbol_type_scope": scope},
        )  # fmt: skip
        play(board, "collect florence", "turn florence", "pay action crown", "end")
        assert ("buy duchy" in legal(board)) == crown


@pytest.mark.rule("V-2307")
def test_placement_of_family_cards() -> None:
    assert edition("portuguese").hidden_placement
    for value, hidden in (("simultaneous", True), ("in_order", False)):
        board = play(start(3, family_placement=value), "family lorenzo", "family_to left1")
        assert (GAME.sight.view(board, 2)["players"][0]["rooms"] is None) == hidden
        assert bool(GAME.sight.secrets(board)) == hidden


@pytest.mark.rule("V-2308")
def test_the_first_player_is_the_tables_choice() -> None:
    for colour in ("red", "yellow", "green"):
        assert step(start(3, first_player=colour)) == ["pick_card", colour]


@pytest.mark.rule("V-2309")
@pytest.mark.parametrize("limit", ["year", "phase"])
def test_the_limit_of_indulgences_does_not_change_play(limit: str) -> None:
    board = table(
        "govern red", "end_action red", "winter", "recruit red",
        red={"asked": False, "marker": 3}, options={"indulgence_limit": limit},
    )  # fmt: skip
    play(board, "indulgence", "end")
    assert refused(board, "indulgence") == "V-508"


@pytest.mark.rule("V-2310")
def test_the_rule_for_first_games_is_off_by_default() -> None:
    assert not edition("default").one_enemy_agent
    for name in EDITIONS:
        assert not edition(name).one_enemy_agent
    on = Options({o.name: o.choices[0] for o in OPTIONS} | {"one_enemy_agent_per_palace": "on"})
    assert on.one_enemy_agent


@pytest.mark.rule("V-2318", "V-2319")
def test_the_room_first_and_indulgences_at_any_time_in_every_edition() -> None:
    for name in ("default", *EDITIONS):
        assert edition(name).room_first
        assert edition(name).ask_any_time
    chosen = {o.name: o.default(3) for o in OPTIONS}
    assert not Options(chosen | {"room_symbols": "any"}).room_first
    assert not Options(chosen | {"indulgence_moment": "after_move"}).ask_any_time


@pytest.mark.rule("V-2320")
def test_the_seating_is_the_printed_order_if_nothing_is_said() -> None:
    assert GAME.start(5).dump()["options"]["seating"] == "red,yellow,green,blue,white"
    assert GAME.start(3).dump()["order"] == ["red", "yellow", "green"]


@pytest.mark.rule("V-2311")
@pytest.mark.parametrize("options", EVERY)
def test_purchases_come_before_recruiting(options: dict[str, str]) -> None:
    board = table("winter_turn 0", season="winter", red={"florins": 9}, options=options)
    assert step(board) == ["buy", "red"]
    assert step(play(board, "end")) == ["recruit", "red"]


@pytest.mark.rule("V-2312")
def test_winter_changes_nothing_that_ends_the_game() -> None:
    board = table("new_order", "winter", "winter_turn 0", "new_order", red={"florins": 30},
                  cities={"siena": "red"})  # fmt: skip
    before_winter = board.last_year
    while step(board):
        play(board, "end")
    assert board.last_year == before_winter


@pytest.mark.rule("V-2313")
@pytest.mark.parametrize("options", EVERY)
def test_a_second_disc_goes_back_in_every_edition(options: dict[str, str]) -> None:
    cities: dict[str, Any] = before("siena", {"red": 4})
    cities["siena"]["owner"] = "green"
    board = sieges(cities, red={"trophies": ["green"]}, green={"domain": {"siena": "exhausted"}},
                   options=options)  # fmt: skip
    assert player(board, "red")["trophies"] == ["green"]


@pytest.mark.rule("V-2314")
@pytest.mark.parametrize("options", EVERY)
def test_a_used_bonus_comes_back_in_every_edition(options: dict[str, str]) -> None:
    powers = {"ottoman": {"ally": "red", "ready": False}}
    board = table("govern red", red={"marker": 3}, powers=powers, options=options)
    play(board, "reactivate ottoman", "pay action crown")
    assert board.dump()["powers"]["ottoman"] == {"ally": "red", "ready": True, "agent": None}


@pytest.mark.rule("V-2315")
def test_latina_and_terracina_are_one_city() -> None:
    assert CITIES.count("terracina") == 1
    assert "latina" not in CITIES
    assert owner(start(3), "terracina") is None


@pytest.mark.rule("V-2316")
@pytest.mark.parametrize("options", EVERY)
def test_field_battles_are_the_same_in_every_edition(options: dict[str, str]) -> None:
    board = sieges(before("siena", {"red": 3, "green": 2}), options=options)
    assert step(board) == ["storm_or_leave", "red", "siena"]
    assert troops(board, "siena", "red") == 1
    assert florins(board, "red") == 1


@pytest.mark.rule("V-2317")
def test_eight_types_of_symbols() -> None:
    assert len(SYMBOLS) == len(set(SYMBOLS)) == 8
