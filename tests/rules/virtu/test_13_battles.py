"""Section 13: the siege step and field battles."""

from __future__ import annotations

from typing import Any

import pytest

from quattrocento.games.virtu.board import Board
from quattrocento.kernel.position import Event
from tests.rules.virtu.table import (
    GAME,
    florins,
    legal,
    owner,
    play,
    player,
    points,
    step,
    table,
    told,
    troops,
)

AT_HOME = ("florence", "pisa", "naples", "rossano", "venice", "corfu")


def before(city: str, armies: dict[str, int], **more: Any) -> dict[str, Any]:
    """Armies before a city, and nobody anywhere else."""
    cities: dict[str, Any] = {home: {"troops": {}} for home in AT_HOME}
    return cities | {city: {"troops": armies}} | more


def sieges(cities: dict[str, Any], **changes: Any) -> Board:
    """The siege step, up to the retreats."""
    return table("siege_turn 0", "end_sieges", cities=cities, season="spring", **changes)


@pytest.mark.rule("V-1301")
def test_the_siege_step_begins_after_all_turns() -> None:
    board = table("spring_turn 2", "siege_turn 0", cities=before("siena", {"red": 4}))
    assert owner(board, "siena") is None
    play(board, "move 1", "end")
    assert owner(board, "siena") == "red"


@pytest.mark.rule("V-1301", "V-1501", "V-1502")
def test_a_year_in_play_has_sieges_retreats_and_the_new_order_in_this_sequence() -> None:
    board = table("year 2", cities=before("siena", {"red": 4}, spoleto={"troops": {"red": 2}}))
    events: list[Event] = []
    board.events = events
    while board.dump()["season"] != "winter":
        ways = ("move 1", "end", "besiege siena", "retreat spoleto florence")
        play(board, next(move for move in ways if move in legal(board)))
    told = ("moves_marker", "takes_city", "siege", "retreats", "order", "winter")
    assert [event.name for event in events if event.name in told] == [
        *["moves_marker"] * 3, "siege", "takes_city", "siege", "retreats", "order", "winter",
    ]  # fmt: skip


@pytest.mark.rule("V-1302", "V-1303")
def test_in_order_everyone_resolves_all_sieges_in_the_sequence_he_likes() -> None:
    cities = before(
        "siena", {"red": 2}, spoleto={"troops": {"red": 3}}, bari={"troops": {"green": 3}}
    )
    board = sieges(cities)
    assert step(board) == ["choose_siege", "red"]
    assert legal(board) == {"besiege siena", "besiege spoleto"}
    play(board, "besiege spoleto")
    assert owner(board, "spoleto") == "red"
    assert owner(board, "siena") is None
    assert owner(board, "bari") == "green"
    other = sieges(cities, order=["green", "red", "yellow"])
    assert owner(other, "bari") == "green"
    assert step(other) == ["choose_siege", "red"]
    held = before("siena", {"red": 4})
    held["siena"]["owner"] = "green"
    board = sieges(held, green={"domain": {"siena": "exhausted"}})
    assert owner(board, "siena") == "red"


@pytest.mark.rule("V-1304")
def test_a_siege_begun_must_be_resolved() -> None:
    board = sieges(before("siena", {"red": 1}))
    assert step(board) == []
    assert troops(board, "siena", "red") == 0
    board = sieges(before("siena", {"red": 3, "green": 1}))
    assert legal(board) == {"besiege siena", "give_up siena"}


@pytest.mark.rule("V-1305", "V-1306")
def test_two_besiegers_fight_before_the_siege_when_the_earlier_resolves() -> None:
    cities = before("siena", {"red": 3, "green": 2})
    board = sieges(cities)
    assert step(board) == ["storm_or_leave", "red", "siena"]
    assert troops(board, "siena", "green") == 0
    cities = before("siena", {"green": 3, "red": 1})
    cities["siena"]["owner"] = "red"
    # The owner's troops defend: no battle, a siege.
    board = sieges(cities, red={"domain": {"siena": "exhausted"}})
    assert owner(board, "siena") == "red"
    assert troops(board, "siena", "red") == 1


@pytest.mark.rule("V-1307")
def test_only_troops_and_bonuses_count_in_a_battle() -> None:
    cities = before("siena", {"red": 2, "green": 1})
    cities["siena"] |= {"agent": "green", "owner": "yellow"}
    cities["siena"]["troops"]["yellow"] = 3
    board = sieges(cities, yellow={"bonuses": ["bastion"]})
    assert step(board) == ["storm_or_leave", "red", "siena"]
    assert troops(board, "siena", "red") == 1
    assert troops(board, "siena", "yellow") == 3


@pytest.mark.rule("V-1308")
def test_the_resolving_player_announces_first() -> None:
    cities = before("siena", {"red": 2, "green": 2})
    tokens = {"tokens": 1}
    board = sieges(cities, red=tokens, green=tokens)
    assert step(board)[:2] == ["announce", "red"]
    play(board, "spend_token")
    assert step(board)[:2] == ["announce", "green"]
    play(board, "pass")
    assert troops(board, "siena", "green") == 0
    view = sieges(cities, red=tokens)
    assert GAME.sight.view(view, 0)["siege"]["kind"] == "battle"


@pytest.mark.rule("V-1309", "V-1310")
def test_the_loser_loses_all_and_the_winner_as_many() -> None:
    board = sieges(before("siena", {"red": 5, "green": 2}))
    assert troops(board, "siena", "red") == 3
    assert troops(board, "siena", "green") == 0
    assert player(board, "green")["reserve"] == 6
    board = sieges(before("siena", {"red": 1, "green": 2}), red={"tokens": 2})
    play(board, "spend_token", "spend_token")
    assert troops(board, "siena", "red") == troops(board, "siena", "green") == 0


@pytest.mark.rule("V-1311", "V-1312")
def test_the_winner_besieges_or_gives_up_without_further_loss() -> None:
    cities = before("spoleto", {"red": 5, "green": 1})
    board = play(sieges(cities), "besiege spoleto")
    assert owner(board, "spoleto") == "red"
    board = play(sieges(cities), "give_up spoleto")
    assert owner(board, "spoleto") is None
    assert troops(board, "spoleto", "red") == 4
    # Given up for good: they only wait to retreat.
    assert step(board) == []
    assert board.dump()["cities"]["spoleto"]["fled"] == ["red"]


@pytest.mark.rule("V-1313")
def test_a_winner_without_troops_cannot_besiege() -> None:
    board = sieges(before("siena", {"red": 1, "green": 1}), red={"tokens": 1})
    play(board, "spend_token")
    assert step(board) == []
    assert owner(board, "siena") is None


@pytest.mark.rule("V-1314")
def test_a_tie_costs_both_a_troop_and_nobody_besieges() -> None:
    board = sieges(before("terracina", {"red": 3, "green": 3}))
    assert troops(board, "terracina", "red") == troops(board, "terracina", "green") == 2
    assert owner(board, "terracina") is None
    assert board.dump()["cities"]["terracina"]["fled"] == ["red", "green"]


@pytest.mark.rule("V-1315")
def test_a_battle_gives_no_trophy() -> None:
    board = sieges(before("siena", {"red": 3, "green": 2}))
    assert points(board, "red")["trophies"] == 0


@pytest.mark.rule("V-1316")
def test_bonuses_used_in_the_battle_are_missing_in_the_siege() -> None:
    cities = before("siena", {"red": 3, "green": 1}, spoleto={"troops": {"red": 1}})
    board = sieges(cities, red={"bonuses": ["leonardo"], "florins": 9, "tokens": 1})
    play(board, "besiege siena", "leonardo", "spend_token", "besiege siena")
    # Leonardo and the token are spent for Siena: no bonus is left to announce there, and what
    # they added to the battle adds nothing to the siege.
    assert owner(board, "siena") is None
    assert step(board)[0] == "announce"
    assert step(board)[3] == "spoleto"
    assert "leonardo" in legal(board)


@pytest.mark.rule("V-1316", "V-1409")
def test_a_symbol_kept_back_in_the_battle_is_lost_for_the_siege() -> None:
    cities = before("siena", {"red": 3, "green": 1})
    board = sieges(cities, red={"court": {"left1": "condottiere"}, "florins": 9})
    play(board, "war_card left1 1", "pass")
    assert legal(board) == {"besiege siena", "give_up siena"}
    play(board, "besiege siena")
    assert owner(board, "siena") is None, "two troops against three, and no bonus is left"
    assert step(board) == []


@pytest.mark.rule("V-1317")
def test_leonardo_cannons_and_france_work_in_a_battle_the_bastion_does_not() -> None:
    cities = before("siena", {"red": 1, "green": 1})
    red = {"bonuses": ["leonardo", "cannons"], "domain": {"cannons": "available"}, "florins": 9}
    board = sieges(cities, red=red, powers={"france": "red"})
    assert {"leonardo", "cannons", "france"} <= legal(board)
    cities = before("siena", {"red": 3, "green": 2})
    board = sieges(cities, green={"bonuses": ["bastion"]})
    assert (troops(board, "siena", "red"), troops(board, "siena", "green")) == (1, 0)
    assert florins(board, "green") == 1


@pytest.mark.rule("V-1318")
def test_with_several_besiegers_each_rival_is_fought_in_order() -> None:
    board = sieges(before("siena", {"red": 6, "yellow": 1, "green": 2}))
    assert step(board) == ["storm_or_leave", "red", "siena"]
    assert troops(board, "siena", "red") == 3
    assert troops(board, "siena", "yellow") == troops(board, "siena", "green") == 0


@pytest.mark.rule("V-1318")
def test_the_rivals_are_fought_in_order() -> None:
    cities = before("siena", {"red": 6, "yellow": 1, "green": 2})
    for order in (["red", "yellow", "green"], ["red", "green", "yellow"]):
        board = sieges(cities, red={"tokens": 1}, order=order)
        assert step(board)[:3] == ["announce", "red", order[1]]
        play(board, "pass")
        assert step(board)[:3] == ["announce", "red", order[2]]


@pytest.mark.rule("V-1316", "V-1318")
def test_a_bonus_of_one_battle_is_missing_in_the_next() -> None:
    board = sieges(before("siena", {"red": 4, "yellow": 1, "green": 3}), red={"tokens": 1})
    play(board, "spend_token")
    # Three are left against three of green: without the token that is a tie.
    assert troops(board, "siena", "red") == troops(board, "siena", "green") == 2


@pytest.mark.rule("V-1308", "V-1405")
@pytest.mark.parametrize("option", ["yes", "no"])
def test_nobody_defends_in_a_battle_so_both_may_spend_tokens(option: str) -> None:
    tokens = {"tokens": 1}
    board = sieges(before("siena", {"red": 2, "green": 2}), red=tokens, green=tokens,
                   options={"defender_tokens": option})  # fmt: skip
    play(board, "spend_token", "spend_token")
    assert troops(board, "siena", "red") == troops(board, "siena", "green") == 1


@pytest.mark.rule("V-1319")
def test_a_later_winner_besieges_in_his_own_turn() -> None:
    cities = before("spoleto", {"red": 1, "green": 5}, bologna={"troops": {"yellow": 1}})
    board = sieges(cities)
    assert step(board) == ["storm_or_leave", "green", "spoleto"]
    assert troops(board, "bologna", "yellow") == 0
    play(board, "besiege spoleto")
    assert owner(board, "spoleto") == "green"


@pytest.mark.rule("V-1320")
def test_troops_that_must_retreat_fight_no_more() -> None:
    board = sieges(before("siena", {"red": 2, "yellow": 2, "green": 1}))
    assert troops(board, "siena", "red") == troops(board, "siena", "yellow") == 1
    assert troops(board, "siena", "green") == 0
    assert board.dump()["cities"]["siena"]["fled"] == ["red", "yellow", "green"]


@pytest.mark.rule("V-1304", "V-1311")
def test_a_flight_is_nobody_elses_victory() -> None:
    cities = before("siena", {"white": 2, "blue": 2, "red": 3})
    board = table("confront white siena", "confront red siena", seats=5, cities=cities,
                  order=["white", "blue", "red", "yellow", "green"], season="sieges")  # fmt: skip
    assert step(board) == []
    assert [troops(board, "siena", colour) for colour in ("white", "blue", "red")] == [1, 1, 2]


@pytest.mark.rule("V-1311", "V-1312")
@pytest.mark.parametrize(
    ("choice", "given_up"), [("besiege siena", False), ("give_up siena", True)]
)
def test_a_siege_is_stormed_or_given_up(choice: str, given_up: bool) -> None:
    board = table("storm_or_leave red siena", cities=before("siena", {"red": 2}), season="sieges")
    events = [event.name for event in told(board, choice)]
    assert ("gives_up" in events) == given_up
    assert ("siege" in events) != given_up
