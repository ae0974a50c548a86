"""Section 7: Patronise."""

from __future__ import annotations

from typing import Any

import pytest

from quattrocento.games.virtu.board import Board
from quattrocento.games.virtu.names import BONUSES
from quattrocento.games.virtu.rules.palace import extra_spaces
from quattrocento.games.virtu.rules.scoring import religious_count
from tests.rules.virtu.table import (
    GAME,
    TIRED,
    agent,
    domain,
    florins,
    legal,
    pay,
    play,
    player,
    points,
    refused,
    side,
    step,
    table,
)

ARTISTS, WORKS = BONUSES[:5], BONUSES[5:]


def rising(rank: int, court: dict[str, str] | None = None, **red: Any) -> Board:
    """Red stands at a rank and is about to patronise with these cortigiani alone."""
    court = {"left1": "pope", "right1": "cardinal"} if court is None else court
    return table("patronise red", red={"rank": rank, "florins": 9, "domain": TIRED, "court": court}
                 | red)  # fmt: skip


def bonus(name: str, rank: int = 1, **red: Any) -> Board:
    """Red has just risen and takes a bonus."""
    return play(table("choose_bonus red", red={"rank": rank} | red), f"bonus {name}")


@pytest.mark.rule("V-701")
def test_one_rank_a_year() -> None:
    board = pay(play(rising(0), "patronise"))
    assert player(board, "red")["rank"] == 1
    assert refused(board, "patronise") == "V-701"
    assert refused(rising(5), "patronise") == "V-704"


@pytest.mark.rule("V-701")
def test_who_rises_lies_on_top() -> None:
    red = {"florins": 9, "domain": TIRED, "court": {"left1": "cardinal"}}
    track = ["red", "yellow", "green"]
    board = table("patronise red", red=red, patronage_track=track)
    pay(play(board, "patronise"))
    assert board.dump()["patronage_track"] == ["yellow", "green", "red"]


@pytest.mark.rule("V-702")
@pytest.mark.parametrize("rank", [0, 1])
def test_the_first_two_ranks(rank: int) -> None:
    for court, symbol in (({"left1": "consigliere"}, "crown"), ({"left1": "cardinal"}, "cross")):
        board = play(rising(rank, court), "patronise", f"pay left1 {symbol}")
        assert florins(board, "red") == 7
        assert player(board, "red")["rank"] == rank + 1
    assert refused(rising(rank, florins=1), "patronise") == "V-702"
    assert refused(rising(rank, {}), "patronise") == "V-702"


@pytest.mark.rule("V-703")
@pytest.mark.parametrize("rank", [2, 3])
def test_the_next_two_ranks(rank: int) -> None:
    court = {"left1": "consigliere", "right1": "cardinal"}
    for symbol in ("crown", "cross"):
        board = play(rising(rank, court), "patronise", f"pay right1 {symbol}", "pay left1 crown")
        assert player(board, "red")["rank"] == rank + 1
        assert florins(board, "red") == 6
    assert refused(rising(rank, court, florins=2), "patronise") == "V-703"
    crosses = {"left1": "cardinal", "right1": "cardinal"}
    board = play(rising(rank, crosses), "patronise", "pay left1 cross")
    assert legal(board) == {"pay right1 crown"}


@pytest.mark.rule("V-704")
def test_the_last_rank() -> None:
    court = {"left1": "consigliere", "right1": "consigliere", "right2": "cardinal"}
    board = pay(play(rising(4, court), "patronise"))
    assert player(board, "red")["rank"] == 5
    assert florins(board, "red") == 5
    crowns = {"left1": "consigliere", "right1": "consigliere", "right2": "consigliere"}
    assert refused(rising(4, crowns), "patronise") == "V-704"
    assert refused(rising(4, court, florins=3), "patronise") == "V-704"


@pytest.mark.rule("V-705", "V-707")
@pytest.mark.parametrize("rank", [0, 1, 2, 3, 4])
def test_bonuses_come_at_ranks_two_and_four(rank: int) -> None:
    court = {"left1": "consigliere", "right1": "consigliere", "right2": "cardinal"}
    bonuses = {3: ["columbus"], 4: ["columbus", "bastion"], 2: ["columbus"]}.get(rank, [])
    board = pay(play(rising(rank, court, bonuses=bonuses), "patronise"))
    assert (step(board)[0] == "choose_bonus") == (rank in (1, 3))


@pytest.mark.rule("V-706")
def test_the_second_bonus_is_of_the_other_type() -> None:
    board = table("choose_bonus red", red={"rank": 4, "bonuses": ["columbus"]})
    assert legal(board) == {f"bonus {name}" for name in WORKS}
    assert refused(board, "bonus leonardo") == "V-706"
    board = table("choose_bonus red", red={"rank": 4, "bonuses": ["duomo"]})
    assert legal(board) == {f"bonus {name}" for name in ARTISTS}


@pytest.mark.rule("V-708")
def test_each_bonus_exists_once() -> None:
    board = table("choose_bonus red", red={"rank": 2}, green={"bonuses": ["leonardo"]})
    assert refused(board, "bonus leonardo") == "V-708"
    play(board, "bonus columbus")
    assert "columbus" not in board.dump()["bonuses"]


@pytest.mark.rule("V-709")
def test_bonuses_lie_beside_the_palace_and_are_not_lost() -> None:
    board = bonus("columbus")
    assert "columbus" not in domain(board, "red")
    assert all(space["card"] is None for space in player(board, "red")["court"].values())
    cities = {"florence": {"troops": {"green": 5}}, "venice": {"troops": {}}}
    taken = table("siege green florence", red={"bonuses": ["columbus"]}, cities=cities,
                  season="sieges")  # fmt: skip
    assert "florence" in domain(taken, "green")
    assert player(taken, "red")["bonuses"] == ["columbus"]
    assert player(taken, "green")["bonuses"] == []


@pytest.mark.rule("V-710")
def test_michelangelo_gives_a_crown_in_later_patronise_actions() -> None:
    board = play(rising(2, {"left1": "cardinal"}, bonuses=["michelangelo"]), "patronise")
    play(board, "pay left1 cross")
    assert player(board, "red")["rank"] == 3
    assert refused(rising(2, {"left1": "cardinal"}), "patronise") == "V-703"


@pytest.mark.rule("V-711")
def test_michelangelos_crown_is_any_crown_but_not_the_cross() -> None:
    free = play(rising(1, {}, bonuses=["michelangelo"]), "patronise")
    assert player(free, "red")["rank"] == 2
    crowns = {"left1": "consigliere", "right1": "consigliere"}
    assert refused(rising(4, crowns, bonuses=["michelangelo"]), "patronise") == "V-704"
    both = {"left1": "consigliere", "right1": "cardinal"}
    board = pay(play(rising(4, both, bonuses=["michelangelo"]), "patronise"))
    assert player(board, "red")["rank"] == 5


@pytest.mark.rule("V-712")
def test_the_prince_gives_an_agent_and_a_space() -> None:
    board = bonus("prince")
    assert player(board, "red")["agents"] == 3
    assert extra_spaces(board, 0) == 1
    full = bonus("prince", agents=5)
    assert player(full, "red")["owned_agents"] == 5


@pytest.mark.rule("V-713")
def test_the_prince_keeps_rivals_away_but_not_from_removing() -> None:
    red = {"bonuses": ["prince"], "rooms": {1: {"agent": "red"}}}
    green = {"marker": 5, "court": {"left1": "assassin"}}
    board = table("intrigue green", red=red, green=green, powers={"france": "red"})
    assert "remove red-1" in legal(board)
    play(board, "place")
    for place in ("florence", "red-2", "france"):
        assert refused(board, f"agent_to {place}") == "V-713"
    assert {"agent_to siena", "agent_to yellow-1", "agent_to empire"} <= legal(board)
    own = table("intrigue red", red=red | {"marker": 2}, powers={"france": "red"})
    play(own, "place")
    assert {"agent_to florence", "agent_to red-2", "agent_to france"} <= legal(own)


@pytest.mark.rule("V-714")
def test_agents_already_there_stay_and_work() -> None:
    red = {"rooms": {3: {"agent": "green"}}, "rank": 2, "marker": 3}
    board = play(table("choose_bonus red", "take_action red", red=red), "bonus prince")
    assert agent(board, "red-3") == "green"
    assert step(board) == []


@pytest.mark.rule("V-715")
def test_duomo_and_chapel_count_at_the_end_only() -> None:
    for name, crosses in (("duomo", 1), ("sistine", 2)):
        red = {"bonuses": [name], "rooms": {1: {"indulgence": True}}, "domain": TIRED}
        board = table("free_indulgence red", red=red, turn={"crossed": [1]})
        assert legal(board) == {"end"}
        assert religious_count(board, 0) == crosses


@pytest.mark.rule("V-716")
def test_columbus_is_worth_two_points() -> None:
    assert points(bonus("columbus"), "red")["printed"] == 2
    assert GAME.box.bonus_prestige[BONUSES.index("columbus")] == 2


@pytest.mark.rule("V-717")
def test_machiavelli_is_placed_at_once_available() -> None:
    board = bonus("machiavelli")
    assert legal(board) == {"to left1", "to right1", "to right2"}
    play(board, "to right1")
    assert side(board, "red", "right1") == "machiavelli"
    court = {"left1": "banker", "right1": "banker", "right2": "cardinal exhausted"}
    full = bonus("machiavelli", court=court)
    assert legal(full, "to") == set()
    assert legal(full, "discard") == {"discard left1", "discard right1", "discard right2"}
    play(full, "discard right2", "to right2")
    assert side(full, "red", "right2") == "machiavelli"


@pytest.mark.rule("V-718")
def test_machiavelli_is_handled_like_a_character() -> None:
    red = {"bonuses": ["machiavelli"], "court": {"left1": "machiavelli"}, "marker": 4}
    board = table("reorganise red", red=red | {"rooms": {3: {"action": "cardinal"}}})
    play(board, "lift left1")
    assert {"to action1", "to improvement3", "to right1"} <= legal(board)
    tired = red | {"court": {"left1": "machiavelli exhausted"}}
    board = play(table("move_marker red", red=tired), "move 1")
    assert side(board, "red", "left1") == "machiavelli"


@pytest.mark.rule("V-719")
def test_a_discarded_machiavelli_is_gone_and_his_type_used_up() -> None:
    court = {"left1": "machiavelli", "right1": "banker", "right2": "banker"}
    red = {"rank": 4, "court": court, "bonuses": ["machiavelli"]}
    board = table("place_card red ambassador", "choose_bonus red", red=red)
    play(board, "discard left1", "to left1")
    assert "bonus machiavelli" not in legal(board)
    assert legal(board) == {f"bonus {name}" for name in WORKS}


@pytest.mark.rule("V-720")
def test_cannons_are_an_available_tile() -> None:
    assert domain(bonus("cannons"), "red")["cannons"] == "available"


@pytest.mark.rule("V-701")
def test_the_action_may_be_ended_without_or_after_a_rank() -> None:
    red = {"florins": 9, "court": {"left1": "pope"}}
    board = play(table("patronise red", red=red), "end")
    assert (player(board, "red")["rank"], step(board)) == (0, [])
    board = pay(play(table("patronise red", red=red), "patronise"))
    assert board.dump()["turn"]["done"] == 1
    assert player(play(board, "end"), "red")["rank"] == 1
