"""Section 22: end and scoring."""

from __future__ import annotations

from typing import Any

import pytest

from quattrocento.games.virtu.board import Board
from quattrocento.games.virtu.names import ACTIONS, COLOURS
from tests.rules.virtu.table import GAME, PRINTED, play, points, start, step, table, told

SIX = ["siena", "spoleto", "ravenna", "bologna", "rome", "terracina"]


def end(**changes: Any) -> Board:
    return table("final_scoring", season="winter", **changes)


def crosses(*counts: int) -> list[int]:
    """Points of religion for players with so many crosses, those of cardinals."""
    courts: dict[str, Any] = {}
    for colour, count in zip(COLOURS, counts, strict=False):
        courts[colour] = {"court": dict.fromkeys(("left1", "right1", "right2")[:count], "cardinal")}
    board = table("final_scoring", season="winter", seats=len(counts), **courts)
    return [points(board, colour)["religion"] for colour in COLOURS[: len(counts)]]


@pytest.mark.rule("V-2201")
def test_the_end_is_checked_after_sieges_and_retreats() -> None:
    cities: dict[str, Any] = dict.fromkeys(SIX[1:], "red")
    cities |= {"siena": {"troops": {"red": 4}}, "florence": {"troops": {}}, "pisa": {"troops": {}}}
    agenda = ("siege_turn 0", "end_sieges", "retreat_turn 0", "new_order", "winter", "recruit red")
    board = table(*agenda, cities=cities)
    assert board.cities_of(0) == 8
    assert board.last_year


@pytest.mark.rule("V-2202")
def test_no_neutral_city_left() -> None:
    neutral = [c for c, city in start(3).dump()["cities"].items() if city["owner"] is None]
    shared = {c: ("red", "yellow", "green")[n % 3] for n, c in enumerate(neutral)}
    board = table("new_order", cities=shared)
    assert max(board.cities_of(seat) for seat in range(3)) < 8
    assert board.last_year
    assert not table("new_order", cities=dict(list(shared.items())[1:])).last_year


@pytest.mark.rule("V-2202")
@pytest.mark.parametrize(
    ("seats", "port"),
    [(3, "ajaccio"), (3, "tunis")]
    + [(seats, port) for seats in (4, 5) for port in ("ajaccio", "tunis", "ragusa", "cagliari")],
)
def test_a_pirate_port_is_a_neutral_city_like_any_other(seats: int, port: str) -> None:
    neutral = [c for c, city in start(seats).dump()["cities"].items() if city["owner"] is None]
    shared = {c: COLOURS[n % seats] for n, c in enumerate(neutral)}
    taken = table("new_order", seats=seats, cities=shared)
    assert max(taken.cities_of(seat) for seat in range(seats)) < 8
    assert taken.last_year
    del shared[port]
    assert not table("new_order", seats=seats, cities=shared).last_year


@pytest.mark.rule("V-2203")
def test_eight_cities() -> None:
    assert table("new_order", cities=dict.fromkeys(SIX, "red")).last_year
    assert not table("new_order", cities=dict.fromkeys(SIX[1:], "red")).last_year


@pytest.mark.rule("V-2204")
def test_the_last_rank() -> None:
    assert table("new_order", green={"rank": 5}).last_year
    assert not table("new_order", green={"rank": 4}).last_year


@pytest.mark.rule("V-2205")
def test_eight_cities_lost_again_do_not_end_the_game() -> None:
    cities: dict[str, Any] = dict.fromkeys(SIX[1:], "red")
    cities |= {"siena": {"owner": "red", "troops": {"green": 4}}}
    cities |= {"venice": {"troops": {}}, "corfu": {"troops": {}}}
    red = {"domain": {"siena": "exhausted"}}
    board = table("siege_turn 0", "retreat_turn 0", "new_order", cities=cities, red=red)
    assert board.cities_of(0) == 7
    assert not board.last_year


@pytest.mark.rule("V-2206")
def test_the_last_year_has_a_full_winter() -> None:
    board = table("winter", "winter_turn 0", "end_year 2", last_year=True, red={"florins": 9})
    assert step(board)[1] == "red"
    while step(board):
        play(board, "end")
    assert board.agenda == []
    # The end is in sight after Spring, and Winter still follows.
    seen = table("new_order", "winter", "winter_turn 0", "end_year 2", green={"rank": 5},
                 red={"florins": 9})  # fmt: skip
    assert seen.last_year
    assert seen.dump()["season"] == "winter"
    assert step(seen)[1] == "red"
    goes_on = table("winter", "end_year 2")
    assert step(goes_on) == ["move_marker", "red"]


@pytest.mark.rule("V-2207")
@pytest.mark.parametrize("count", range(7))
def test_points_for_cities(count: int) -> None:
    board = end(cities=dict.fromkeys(SIX[:count], "red"))
    assert points(board, "red")["cities"] == [0, 1, 2, 3, 4, 5, 6][count]
    assert PRINTED.box.city_points[2 + count] == [0, 1, 2, 3, 4, 5, 6][count]


@pytest.mark.rule("V-2208")
def test_a_point_for_the_most_advanced_in_cities() -> None:
    board = end(cities={"siena": "red", "rome": "green"})
    assert [points(board, c)["cities_lead"] for c in ("red", "yellow", "green")] == [1, 0, 1]
    beyond = dict.fromkeys([*SIX, "ancona"], "red")
    more = dict.fromkeys(["verona", "pescara", "bari", "palermo", "ajaccio", "tunis"], "green")
    board = end(cities=beyond | more)
    assert [points(board, c)["cities_lead"] for c in ("red", "green")] == [1, 1]


@pytest.mark.rule("V-2209")
def test_points_for_patronage() -> None:
    board = end(red={"rank": 5}, yellow={"rank": 3})
    assert points(board, "red")["patronage"] == 3
    assert points(board, "yellow")["patronage"] == GAME.box.rank_points[3]
    assert points(board, "green")["patronage"] == 0


@pytest.mark.rule("V-2210")
def test_a_point_for_the_most_advanced_in_patronage_even_at_rank_nought() -> None:
    board = end(red={"rank": 2}, yellow={"rank": 2})
    assert [points(board, c)["patronage_lead"] for c in ("red", "yellow", "green")] == [1, 1, 0]
    assert points(end(), "green")["patronage_lead"] == 1


@pytest.mark.rule("V-2211")
def test_printed_points_count_exhausted_or_not() -> None:
    red = {
        "court": {"left1": "pope exhausted"},
        "domain": {"principality": "exhausted", "kingdom": "available"},
        "bonuses": ["copernicus", "bastion"],
    }
    assert points(end(red=red), "red")["printed"] == 2 + 1 + 2 + 1 + 1
    for space in ("action", "improvement"):
        cards = {"action": "cardinal"} | {space: "pope"}
        assert points(end(red={"rooms": {3: cards}}), "red")["printed"] == 2


@pytest.mark.rule("V-2212")
def test_a_point_for_each_cathedral() -> None:
    tiles = {"cathedral-1": "exhausted", "cathedral-2": "available"}
    cities = {"florence": {"cathedral": True}, "siena": {"owner": "red", "cathedral": True}}
    assert points(end(red={"domain": tiles}, cities=cities), "red")["cathedrals"] == 2


@pytest.mark.rule("V-2213", "V-2214", "V-2215")
def test_the_religious_count() -> None:
    red = {
        "court": {"left1": "pope exhausted"},
        "rooms": {3: {"action": "cardinal"}},
        "domain": {"spoleto": "exhausted"},
        "bonuses": ["sistine"],
    }
    board = end(red=red, green={"bonuses": ["duomo"]}, cities={"spoleto": "red"},
                powers={"empire": {"ally": "red", "ready": False}})  # fmt: skip
    seen = GAME.sight.view(board, None)["players"]
    assert [p["crosses"] for p in seen] == [2 + 1 + 1 + 2 + 1, 0, 1]
    watched = {"empire": {"ally": "yellow", "ready": True, "agent": "red"}}
    assert GAME.sight.view(end(powers=watched), None)["players"][1]["crosses"] == 0
    own = {"empire": {"ally": "yellow", "ready": True, "agent": "yellow"}}
    assert GAME.sight.view(end(powers=own), None)["players"][1]["crosses"] == 1


@pytest.mark.rule("V-2216")
def test_points_by_rank_in_the_religious_count() -> None:
    assert crosses(2, 1, 0) == [4, 2, 0]
    assert crosses(3, 2, 0, 0)[:2] == [4, 2]
    assert crosses(2, 1, 0, 0) == [4, 2, 0, 0]
    assert PRINTED.box.religion[3] == (4, 2, 0)
    assert PRINTED.box.religion[4] == (4, 2, 1, 0)
    assert PRINTED.box.religion[5] == (4, 2, 1, 0, 0)


@pytest.mark.rule("V-2217", "V-2218")
def test_ties_take_the_lowest_place_they_share() -> None:
    assert crosses(1, 1, 0) == [2, 2, 0]
    assert crosses(1, 1, 1) == [0, 0, 0]
    assert crosses(2, 0, 0) == [4, 0, 0]
    assert crosses(2, 2, 1, 0) == [2, 2, 1, 0]
    assert crosses(2, 1, 1, 0) == [4, 1, 1, 0]


@pytest.mark.rule("V-2219")
def test_trophies() -> None:
    assert points(end(red={"trophies": ["yellow", "green"]}), "red")["trophies"] == 4


@pytest.mark.rule("V-2220")
def test_alliances_used_up_or_not_but_not_under_an_enemy_agent() -> None:
    powers = {
        "france": {"ally": "red", "ready": False},
        "ottoman": {"ally": "red", "ready": True, "agent": "red"},
        "empire": {"ally": "red", "ready": True, "agent": "green"},
    }
    assert points(end(powers=powers), "red")["alliances"] == 2


@pytest.mark.rule("V-2221")
def test_each_indulgence_costs_a_point() -> None:
    rooms = {1: {"indulgence": True}, 4: {"indulgence": True}}
    assert points(end(red={"rooms": rooms}), "red")["indulgences"] == -2


@pytest.mark.rule("V-2222")
def test_the_most_points_win() -> None:
    standing = GAME.standing(end(green={"trophies": ["red"]}))
    assert standing.winners == [2]
    assert standing.scores[2] == sum(standing.sources[2].values())


@pytest.mark.rule("V-2223", "V-2225")
def test_ties_by_crowns_then_shared() -> None:
    equal = end()
    assert GAME.standing(equal).places == [1, 1, 1]
    more = end(yellow={"court": {"left1": "consigliere exhausted"}})
    assert GAME.standing(more).places == [2, 1, 2]
    # A tile's crown counts as well; two who share the victory leave the third place.
    crowned = {"court": {"left1": "consigliere"}}
    shared = end(yellow=crowned, green={"domain": {"duchy": "exhausted"}})
    assert GAME.standing(shared).places == [3, 1, 1]


@pytest.mark.rule("V-2224")
def test_crowns_of_rooms_and_bonuses_do_not_count() -> None:
    # Everyone's palace prints a crown in Govern; Michelangelo's lies beside the palace.
    board = end(red={"bonuses": ["michelangelo"]}, yellow={"bonuses": ["copernicus"]},
                green={"bonuses": ["leonardo"]})  # fmt: skip
    assert GAME.standing(board).places == [1, 1, 1]
    # Who has covered Govern with another card has no fewer.
    govern = 1 + GAME.box.palaces[0].index(ACTIONS.index("govern"))
    covered = end(red={"rooms": {govern: {"action": "merchant"}}})
    assert GAME.standing(covered).places == [1, 1, 1]


@pytest.mark.rule("V-2226")
def test_other_things_are_worth_nothing() -> None:
    rich = {"florins": 99, "agents": 5, "tokens": 4}
    board = end(red=rich, cities={"florence": {"troops": {"red": 5}}})
    assert points(board, "red") == points(board, "yellow")
    assert GAME.standing(board).places == [1, 1, 1]


@pytest.mark.rule("V-2222")
def test_the_end_tells_where_the_points_come_from() -> None:
    board = table("govern red", "final_scoring", red={"rooms": {2: {"indulgence": True}}})
    told_points = {
        (event.args["seat"], event.args["source"]): event.args["prestige"]
        for event in told(board, "end")
        if event.name == "final"
    }
    counted = {
        (number, source): amount
        for number, colour in enumerate(("red", "yellow", "green"))
        for source, amount in points(board, colour).items()
        if amount
    }
    assert told_points == counted
    assert told_points[0, "indulgences"] < 0
