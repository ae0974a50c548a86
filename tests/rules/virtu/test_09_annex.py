"""Section 9: Annex."""

from __future__ import annotations

from typing import Any

import pytest

from quattrocento.games.virtu.board import Board
from quattrocento.games.virtu.rules.geography import joined, sea_ways
from tests.rules.virtu.table import (
    TIRED,
    agent,
    domain,
    legal,
    owner,
    pay,
    play,
    refused,
    step,
    table,
    troops,
)


def annexing(crowns: int, *, ships: bool = False, **changes: Any) -> Board:
    """Red annexes with so many crowns and, maybe, an admiral's three ships."""
    court = dict(zip(("right1", "right2"), ["consigliere"] * crowns, strict=False))
    if crowns > 2:
        court |= {"left1": "pope"} if crowns == 4 else {"left1": "consigliere"}
    if ships:
        court["left1"] = "admiral"
    red = {"marker": 4, "court": court, "domain": TIRED}
    return table("annex red", red=red | changes.pop("red", {}), **changes)


@pytest.mark.rule("V-901")
def test_one_city_an_action() -> None:
    cities = {"spoleto": {"agent": "red"}, "ravenna": {"agent": "red"}}
    board = play(
        annexing(4, cities=cities), "annex spoleto", "pay right1 crown", "pay right2 crown"
    )
    assert owner(board, "spoleto") == "red"
    # The two crowns left would do for Ravenna.
    assert refused(board, "annex ravenna") == "V-901"


@pytest.mark.rule("V-902")
def test_only_cities_without_disc() -> None:
    board = annexing(4, cities={"siena": "green"})
    assert refused(board, "annex siena") == "V-902"
    assert refused(board, "annex florence") == "V-902"


@pytest.mark.rule("V-903")
def test_more_crowns_than_the_value() -> None:
    assert refused(annexing(2), "annex ravenna") == "V-903"
    board = play(annexing(3), "annex ravenna")
    assert board.dump()["turn"]["owed"] == {"crown": 3}


@pytest.mark.rule("V-904", "V-905")
def test_agents_change_the_value() -> None:
    own = play(annexing(3, cities={"ravenna": {"agent": "red"}}), "annex ravenna")
    assert own.dump()["turn"]["owed"] == {"crown": 2}
    enemy = play(annexing(4, cities={"ravenna": {"agent": "green"}}), "annex ravenna")
    assert enemy.dump()["turn"]["owed"] == {"crown": 4}


@pytest.mark.rule("V-906")
def test_at_least_one_crown() -> None:
    cities = {"terracina": {"agent": "red"}, "rome": "red"}
    tired = TIRED | {"rome": "exhausted"}
    board = play(annexing(1, cities=cities, red={"domain": tired}), "annex terracina")
    assert board.dump()["turn"]["owed"] == {"crown": 1}
    none = annexing(0, cities=cities, red={"domain": tired})
    assert refused(none, "annex terracina") == "V-903"


@pytest.mark.rule("V-907")
def test_by_road_the_city_is_a_neighbour() -> None:
    board = annexing(4)
    assert {"annex ravenna", "annex spoleto", "annex siena", "annex bologna"} <= legal(board)
    assert refused(board, "annex verona") == "V-907"


@pytest.mark.rule("V-908", "V-909")
def test_by_sea_a_ship_for_each_sea() -> None:
    cities = {"terracina": {"agent": "red"}}
    board = annexing(2, ships=True, cities=cities)
    play(board, "annex terracina")
    assert board.dump()["turn"]["owed"] == {"crown": 1, "ship": 2}
    assert refused(annexing(2, cities=cities), "annex terracina") == "V-903"
    same = annexing(2, ships=True, cities={"pescara": {"agent": "red"}, "ravenna": "red"})
    assert play(same, "annex pescara").dump()["turn"]["owed"] == {"crown": 1, "ship": 1}


@pytest.mark.rule("V-910")
def test_a_port_on_two_seas_uses_either() -> None:
    # From Corfu the Adriatic ports and the Ionian ones are one sea away.
    green = {"court": {"left1": "pope"}, "domain": {"venice": "exhausted"}}
    board = table("annex green", green=green, cities={"pescara": {"agent": "green"}})
    assert play(board, "annex pescara").dump()["turn"]["owed"] == {"crown": 1, "ship": 1}
    west = table("annex green", green=green, cities={"rossano": {"owner": None, "agent": "green"}})
    assert play(west, "annex rossano").dump()["turn"]["owed"] == {"crown": 2, "ship": 1}


@pytest.mark.rule("V-911")
def test_a_port_by_road_needs_no_ship() -> None:
    board = play(annexing(3), "annex ravenna")
    assert board.dump()["turn"]["owed"] == {"crown": 3}


@pytest.mark.rule("V-912")
def test_an_inland_city_is_not_annexed_by_sea() -> None:
    board = annexing(2, ships=True, cities={"benevento": {"agent": "red"}, "bari": "green"})
    assert refused(board, "annex benevento") == "V-907"


@pytest.mark.rule("V-913")
def test_pirate_ports_are_never_annexed() -> None:
    board = annexing(2, ships=True, cities={"ajaccio": {"agent": "red"}})
    assert refused(board, "annex ajaccio") == "V-913"
    assert refused(board, "annex tunis") == "V-913"
    four = table("annex red", red={"marker": 4}, seats=4)
    assert refused(four, "annex ragusa") == refused(four, "annex cagliari") == "V-913"


@pytest.mark.rule("V-914")
def test_the_annexer_gets_disc_and_available_tile() -> None:
    board = pay(play(annexing(3), "annex ravenna"))
    assert owner(board, "ravenna") == "red"
    assert domain(board, "red")["ravenna"] == "available"


@pytest.mark.rule("V-915")
def test_rival_troops_before_the_city_then_besiege_the_new_owner() -> None:
    cities = {"ravenna": {"troops": {"green": 4}}, "venice": {"troops": {}}}
    cities |= {"corfu": {"troops": {}}}
    assert "annex ravenna" in legal(annexing(3, cities=cities))
    board = table(
        "annexed red ravenna", "siege_turn 0", "end_sieges", cities=cities,
        red={"domain": TIRED},
    )  # fmt: skip
    # The besieger has no bonus; the defender may save the tile's florins, but Ravenna has none.
    assert owner(board, "ravenna") == "green"
    assert board.players[2].trophies == 1
    assert troops(board, "ravenna", "green") == 4
    assert agent(board, "ravenna") is None


@pytest.mark.rule("V-916")
def test_without_a_city_nothing_is_annexed() -> None:
    cities = {"florence": "green", "pisa": "green"}
    board = annexing(4, ships=True, cities=cities, red={"domain": {}})
    assert legal(board, "annex") == set()
    assert step(board) == ["annex", "red"]


@pytest.mark.rule("V-901")
def test_the_action_may_be_ended_without_or_after_a_city() -> None:
    red = {"marker": 4, "court": {"left1": "pope"}}
    cities = {"siena": {"agent": "red"}}
    board = play(table("annex red", red=red, cities=cities), "end")
    assert step(board) == []
    board = pay(play(table("annex red", red=red, cities=cities), "annex siena"))
    assert board.dump()["turn"]["done"] == 1
    assert step(play(board, "end")) == []


@pytest.mark.rule("V-909", "V-910")
def test_ships_from_sea_to_sea() -> None:
    """Seas 0, 1 and 2 lie in a row, sea 3 touches none; the fifth city is no port."""
    ports = ((0,), (0,), (2,), (1, 2), (), (3,))
    assert sea_ways(ports, [(0, 1), (1, 2)]) == (
        (0, 1, 3, 2, 0, 0),
        (1, 0, 3, 2, 0, 0),
        (3, 3, 0, 1, 0, 0),
        (2, 2, 1, 0, 0, 0),
        (0, 0, 0, 0, 0, 0),
        (0, 0, 0, 0, 0, 0),
    )
    assert sea_ways(((0,), (2,), (2,)), []) == ((0, 0, 0), (0, 0, 1), (0, 1, 0))


@pytest.mark.rule("V-909", "V-907")
def test_seas_between_and_roads_both_ways() -> None:
    assert sea_ways(((0,), (1,)), [(0, 2), (2, 1)]) == ((0, 3), (3, 0))
    assert sea_ways(((0,), (1,)), [(2, 0), (1, 2)]) == ((0, 3), (3, 0))
    assert sea_ways((), []) == ()
    roads = [(0, 1), (2, 1), (1, 3)]
    assert joined(4, roads, (True,) * 4) == ((1,), (0, 2, 3), (1,), (1,))
    assert joined(4, roads, (True, True, False, True)) == ((1,), (0, 3), (), (1,))
