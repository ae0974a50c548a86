"""Section 21: alliances."""

from __future__ import annotations

from typing import Any

import pytest

from quattrocento.games.virtu.board import Board
from quattrocento.games.virtu.box import OTTOMAN_RELIEF
from quattrocento.games.virtu.game import Virtu
from quattrocento.games.virtu.names import POWERS
from tests.rules.virtu.table import (
    ANY,
    BOX,
    OVERLAY,
    PRINTED,
    TIRED,
    agent,
    legal,
    pay,
    play,
    refused,
    step,
    table,
)

FLEET = {"left1": "admiral", "right1": "consigliere"}


def allying(court: dict[str, str] | None = None, powers: Any = None, **red: Any) -> Board:
    red = {"domain": TIRED, "court": FLEET if court is None else court} | red
    return table("make_alliance red", season="winter", red=red, powers=powers or {})


def power(board: Board, name: str) -> dict[str, Any]:
    found: dict[str, Any] = board.dump()["powers"][name]
    return found


@pytest.mark.rule("V-2101")
def test_three_powers_each_with_one_ally() -> None:
    assert POWERS == ("france", "ottoman", "empire")
    board = allying(powers={"ottoman": "red"})
    assert refused(board, "ally ottoman") == "V-2101"
    taken = allying(powers={"ottoman": {"ally": "green", "ready": True, "agent": "red"}})
    pay(play(taken, "ally ottoman"))
    assert power(taken, "ottoman")["ally"] == "red"


@pytest.mark.rule("V-2102")
def test_one_alliance_a_winter() -> None:
    board = pay(play(allying(), "ally ottoman"))
    assert step(board) == []


@pytest.mark.rule("V-2103")
def test_several_alliances_of_different_winters() -> None:
    board = pay(play(allying(powers={"france": "red", "empire": "red"}), "ally ottoman"))
    assert [power(board, name)["ally"] for name in POWERS] == ["red"] * 3


@pytest.mark.rule("V-2104", "V-2105")
def test_a_free_alliance_costs_what_is_printed() -> None:
    assert PRINTED.box.alliance_cost[1] == (0, 1, 0, 0, 3, 0, 0, 0, 0)
    board = play(allying(), "ally ottoman")
    assert board.dump()["turn"]["owed"] == {"crown": 1, "ship": 3}
    assert refused(allying({"left1": "admiral"}), "ally ottoman") == "V-2104"
    france = play(allying({"left1": "condottiere", "right1": "consigliere"}), "ally france")
    assert france.dump()["turn"]["owed"] == {"crown": 1, "cavalry": 3}
    bishops = {"left1": "pope", "right1": "consigliere"}
    empire = play(allying(bishops, domain={}), "ally empire")
    assert empire.dump()["turn"]["owed"] == {"crown": 2, "cross": 2}


@pytest.mark.rule("V-2106")
def test_an_own_agent_on_a_free_alliance_saves_a_symbol_of_choice() -> None:
    powers = {"ottoman": {"agent": "red"}}
    board = play(allying(powers=powers), "ally ottoman")
    assert legal(board) == {"less crown", "less ship"}
    fewer_ships = play(board.clone(), "less ship")
    assert fewer_ships.dump()["turn"]["owed"] == {"crown": 1, "ship": 2}
    play(board, "less crown")
    assert board.dump()["turn"]["owed"] == {"ship": 3}
    fewer = play(allying({"left1": "admiral"}, powers), "ally ottoman")
    assert legal(fewer) == {"less crown"}
    other = play(allying(powers={"ottoman": {"agent": "green"}}), "ally ottoman")
    assert step(other) == ["pay", "red", "alliance"]


@pytest.mark.rule("V-2106")
def test_the_saved_symbol_may_be_one_of_several() -> None:
    """Two ships and a crown are at hand, and three ships and a crown the price."""
    court = {"left1": "merchant", "right1": "consigliere"}
    assert "ally ottoman" in legal(allying(court, {"ottoman": {"agent": "red"}}))
    assert "ally ottoman" not in legal(allying(court, {"ottoman": {"agent": "green"}}))


@pytest.mark.rule("V-311", "V-2107")
def test_a_source_that_is_not_needed_pays_for_no_other() -> None:
    """Ship and cavalry are both asked for, and one card alone shows either."""
    dear = OVERLAY.replace(
        'empire = ["crown", 2, "cross", 2]',
        'empire = ["crown", 1, "cross", 1, "ship", 1, "cavalry", 1]',
    ).replace('symbols = ["ship", 2, "florin", 1]', 'symbols = ["ship", 1, "cavalry", 1]')
    court = {"left1": "cardinal", "right1": "consigliere", "right2": "merchant"}
    red = {"domain": TIRED | {"cathedral-1": "available", "duchy": "exhausted"}, "court": court}
    church = {"florence": {"owner": "red", "cathedral": True}}
    board = table("make_alliance red", season="winter", red=red, cities=church, game=Virtu(dear))
    assert refused(board, "ally empire") == "V-2104"
    more = red | {"court": court | {"left2": "merchant"}}
    board = table("make_alliance red", season="winter", red=more, cities=church, game=Virtu(dear))
    assert "ally empire" in legal(board)


@pytest.mark.rule("V-2107")
def test_the_cost_is_paid_by_court_domain_and_indulgence_not_by_bonuses() -> None:
    powers = {"empire": "red"}
    court = {"left1": "admiral"}
    rooms = {3: {"action": "pope"}}
    board = allying(court, powers, asked=False, rooms=rooms, domain={"pisa": "exhausted"})
    play(board, "ally ottoman")
    assert legal(board) == {"pay left1 ship", "pay florence crown", "pay indulgence crown"}
    crosses = {"left1": "pope", "right1": "cardinal"}
    short = table("make_alliance red", season="winter", red={"domain": TIRED, "court": crosses},
                  powers={"ottoman": "red"})  # fmt: skip
    assert refused(short, "ally empire") == "V-2104"
    # Not even where an alliance asks for what the bonus of another one gives.
    for cost in ('["cross", 1]', '["ship", 2]'):
        asks = Virtu(OVERLAY.replace('france = ["crown", 1, "cavalry", 3]', f"france = {cost}"))
        both = {"ottoman": "red", "empire": "red"}
        board = table("make_alliance red", season="winter", red={"domain": TIRED}, powers=both,
                      game=asks)  # fmt: skip
        assert refused(board, "ally france") == "V-2104"


@pytest.mark.rule("V-2108", "V-2109")
def test_taking_over_needs_an_own_agent_and_the_full_price() -> None:
    held = {"ally": "green", "ready": True}
    assert refused(allying(powers={"ottoman": held}), "ally ottoman") == "V-2108"
    watched = allying(powers={"ottoman": held | {"agent": "yellow"}})
    assert refused(watched, "ally ottoman") == "V-2108"
    board = play(allying(powers={"ottoman": held | {"agent": "red"}}), "ally ottoman")
    assert board.dump()["turn"]["owed"] == {"crown": 1, "ship": 3}


@pytest.mark.rule("V-2110", "V-2111")
def test_the_new_allys_disc_is_ready_and_the_old_one_gone() -> None:
    powers = {"ottoman": {"ally": "green", "ready": False, "agent": "red"}}
    board = pay(play(allying(powers=powers), "ally ottoman"))
    assert power(board, "ottoman") == {"ally": "red", "ready": True, "agent": "red"}


@pytest.mark.rule("V-2112")
def test_an_alliance_may_be_formed_under_an_enemy_agent() -> None:
    board = pay(play(allying(powers={"ottoman": {"agent": "green"}}), "ally ottoman"))
    assert power(board, "ottoman")["ally"] == "red"
    assert agent(board, "ottoman") == "green"


@pytest.mark.rule("V-2113")
@pytest.mark.parametrize(
    ("state", "usable"),
    [
        ({"ready": True}, True),
        ({"ready": False}, False),
        ({"ready": True, "agent": "green"}, False),
        ({"ready": True, "agent": "red"}, True),
    ],
)
def test_when_a_bonus_can_be_used(state: dict[str, Any], usable: bool) -> None:
    rooms = {1: {"action": "merchant"}}
    powers = {"ottoman": {"ally": "red"} | state}
    board = table("trade red", red={"rooms": rooms}, powers=powers, options=ANY)
    assert ("pay ottoman ship" in legal(board)) == usable


@pytest.mark.rule("V-2114")
def test_a_used_bonus_is_used_up() -> None:
    red = {"rooms": {1: {"action": "merchant"}}}
    board = table("trade red", red=red, powers={"ottoman": "red"}, options=ANY)
    play(board, "pay ottoman ship")
    assert not power(board, "ottoman")["ready"]
    assert "pay ottoman ship" not in legal(board)


@pytest.mark.rule("V-2115", "V-319")
def test_the_ottomans_two_ships_are_used_together() -> None:
    red = {"marker": 5, "domain": TIRED}
    board = table("war red", "end_action red", "war red", red=red, powers={"ottoman": "red"})
    play(board, "sail pisa ajaccio", "pay ottoman ship", "end")
    assert board.dump()["turn"]["pool"] == {}
    assert BOX.reliefs[OTTOMAN_RELIEF * 8 + 4] == 2
    assert not any(move.startswith("sail") for move in legal(board))
    annex = table("annex red", red={"marker": 4, "court": {"left1": "pope"}, "domain": TIRED},
                  cities={"terracina": {"agent": "red"}}, powers={"ottoman": "red"})  # fmt: skip
    play(annex, "annex terracina")
    assert "pay ottoman ship" in legal(annex)
    back = table("retreat red", cities={"ajaccio": {"troops": {"red": 1}}}, red={"domain": TIRED},
                 powers={"ottoman": "red"}, season="sieges")  # fmt: skip
    play(back, "retreat ajaccio pisa")
    assert legal(back) == {"pay ottoman ship"}


@pytest.mark.rule("V-2116")
def test_the_empires_cross_for_action_purchase_and_freeing() -> None:
    powers = {"empire": "red"}
    red = {"domain": TIRED, "florins": 9}
    board = play(table("patronise red", red=red, powers=powers), "patronise")
    assert legal(board) == {"pay empire cross"}
    governing = red | {"marker": 3}
    govern = table("govern red", red=governing, powers=powers, options=ANY)
    play(govern, "turn pisa")
    assert "pay empire cross" in legal(govern)
    bought = play(table("buy red", red=red, powers=powers, season="winter"), "buy cathedral", "end")
    assert legal(bought) == {"pay empire cross"}
    laid = red | {"rooms": {1: {"indulgence": True}}}
    freed = table("free_indulgence red", red=laid, powers=powers, turn={"crossed": [1]})
    assert legal(play(freed, "free 1 cross")) == {"pay empire cross"}


@pytest.mark.rule("V-325")
@pytest.mark.parametrize(("trophies", "rule"), [([], ""), (["yellow"], "V-325")])
def test_discs_that_others_hold_as_trophies_count(trophies: list[str], rule: str) -> None:
    cities = ["siena", "spoleto", "rome", "terracina", "ancona", "ravenna", "bologna", "verona",
              "pescara", "benevento"]  # fmt: skip
    court = {"left1": "condottiere", "right1": "consigliere"}
    board = table("make_alliance yellow", season="winter", yellow={"court": court},
                  red={"trophies": trophies}, cities=dict.fromkeys(cities, "yellow"),
                  powers=dict.fromkeys(("ottoman", "empire"), "yellow"))  # fmt: skip
    assert refused(board, "ally france") == rule
