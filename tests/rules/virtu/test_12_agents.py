"""Section 12: agents."""

from __future__ import annotations

import pytest

from quattrocento.games.virtu.names import CITIES, POWERS
from quattrocento.games.virtu.rules.annex import annex_value
from quattrocento.games.virtu.rules.sieges import defence_parts
from quattrocento.kernel.errors import BadPosition
from tests.rules.italian_wars.table import table as italian_wars
from tests.rules.virtu.table import (
    BOX,
    PRINTED,
    agent,
    legal,
    play,
    player,
    points,
    refused,
    step,
    table,
)

SIENA = CITIES.index("siena")
PLAYED = [city for number, city in enumerate(CITIES) if BOX.on_map(number, 3)]


@pytest.mark.rule("V-1104")
def test_an_agent_goes_only_where_there_is_something_to_watch() -> None:
    """In The Italian Wars tracks lie in the place of alliances: an ally's is empty."""
    blue = {"marker": 4, "agents": 2, "court": {"left1": "assassin"}}
    board = play(italian_wars("intrigue blue", blue=blue, florence="blue"), "place")
    assert "agent_to florence_track" not in legal(board)
    assert {"agent_to rome_track", "agent_to venice_track"} <= legal(board)


@pytest.mark.rule("V-1201")
def test_one_agent_a_place() -> None:
    cities = {"siena": {"agent": "red"}}
    red = {"marker": 2, "rooms": {1: {"agent": "red"}}}
    board = play(table("intrigue red", red=red, cities=cities), "place")
    assert refused(board, "agent_to siena") == refused(board, "agent_to red-1") == "V-1201"


@pytest.mark.rule("V-1201", "V-713")
def test_no_agent_is_sent_where_no_place_is_open() -> None:
    """Green's Prince guards the whole map, and every room of the others has an agent."""
    cities = {city: {"owner": "green", "troops": {}} for city in PLAYED}
    powers = dict.fromkeys(POWERS, "green")
    rooms = {room: {"agent": "red"} for room in (1, 2, 3, 4)}
    yellow = {"agents": 0, "rooms": {room: {"agent": "yellow"} for room in (1, 2, 3, 4, 5)}}
    full = rooms | {5: {"agent": "green"}}
    green = {"bonuses": ["prince"]}
    for here, move in ((full, "no"), (rooms, "place")):
        red = {"marker": 2, "agents": 1, "rooms": here}
        board = table("intrigue red", red=red, yellow=yellow, green=green, cities=cities,
                      powers=powers)  # fmt: skip
        assert (move in legal(board)) == (move == "place")
        if move == "no":
            assert refused(board, "place") == "V-1201"
            assert refused(board, "shift red-1") == "V-1201"


@pytest.mark.rule("V-1202", "V-1206")
@pytest.mark.parametrize("card", ["consigliere", "podesta", "assassin"])
def test_three_characters_bring_an_agent_from_the_next_year_on(card: str) -> None:
    board = table("buy red", red={"florins": 9}, season="winter")
    play(board, f"buy {card}", "end", "to left1")
    assert player(board, "red")["agents"] == 3
    assert player(board, "red")["owned_agents"] == 3
    assert step(board) == []
    assert [c for c in range(12) if PRINTED.box.agent[c]] == [2, 3, 4]


@pytest.mark.rule("V-1203")
def test_five_agents_at_most() -> None:
    board = table("buy red", red={"florins": 9, "agents": 3}, season="winter",
                  cities={"siena": {"agent": "red"}, "rome": {"agent": "red"}})  # fmt: skip
    play(board, "buy consigliere", "end", "to left1")
    assert player(board, "red")["owned_agents"] == 5
    with pytest.raises(BadPosition):
        table("buy red", red={"agents": 6})


@pytest.mark.rule("V-1204")
def test_the_card_may_be_bought_with_five_agents() -> None:
    board = table("buy red", red={"florins": 9, "agents": 5}, season="winter")
    play(board, "buy consigliere", "end", "to left1")
    assert player(board, "red")["agents"] == 5


@pytest.mark.rule("V-1205")
def test_an_agent_stays_when_its_card_goes() -> None:
    court = {"left1": "consigliere", "right1": "banker", "right2": "banker"}
    board = table("buy red", red={"florins": 9, "court": court, "agents": 3}, season="winter")
    play(board, "buy consigliere", "end", "discard left1")
    assert player(board, "red")["agents"] == 4
    assert BOX.agents == 5


@pytest.mark.rule("V-1207")
def test_own_agents_guard_own_places() -> None:
    board = table("intrigue red", red={"marker": 2}, powers={"france": "red"})
    play(board, "place")
    assert {"agent_to florence", "agent_to red-2", "agent_to france"} <= legal(board)


@pytest.mark.rule("V-1208")
def test_an_enemy_agent_forbids_the_rooms_action() -> None:
    red = {"marker": 3, "rooms": {3: {"agent": "green"}}}
    assert step(table("take_action red", red=red)) == []


@pytest.mark.rule("V-1209")
def test_an_own_agent_forbids_nothing() -> None:
    red = {"marker": 3, "rooms": {3: {"agent": "red"}}}
    assert step(table("take_action red", red=red)) == ["govern", "red"]


@pytest.mark.rule("V-1210")
def test_agents_stay_when_a_city_or_alliance_changes_hands() -> None:
    board = table("annexed red siena", cities={"siena": {"agent": "green"}})
    assert agent(board, "siena") == "green"
    cities = {"siena": {"owner": "green", "agent": "green", "troops": {"red": 5}}}
    cities |= {"florence": {"troops": {}}, "pisa": {"troops": {}}}
    board = table("siege red siena", cities=cities, season="sieges")
    assert agent(board, "siena") == "green"
    board = table("allied red france", powers={"france": {"ally": "green", "agent": "red"}})
    assert agent(board, "france") == "red"


@pytest.mark.rule("V-1211")
def test_an_agents_effect_follows_the_present_owner() -> None:
    cities = {"siena": {"agent": "green"}}
    neutral = table("buy red", cities=cities, season="winter")
    assert annex_value(neutral, 0, SIENA) == BOX.value[SIENA] + 1
    held = table("buy red", cities={"siena": {"agent": "green", "owner": "red"}}, season="winter")
    assert sum(defence_parts(held, 2, SIENA)[:2]) == BOX.value[SIENA] - 1
    assert sum(defence_parts(held, 1, SIENA)[:2]) == BOX.value[SIENA]
    own = table("buy red", cities={"siena": {"agent": "green", "owner": "green"}}, season="winter")
    assert sum(defence_parts(own, 0, SIENA)[:2]) == BOX.value[SIENA]
    for ally, counted in (("green", 1), ("red", 0)):
        powers = {"empire": {"ally": ally, "ready": True, "agent": "green"}}
        board = table("final_scoring", season="winter", powers=powers)
        assert points(board, ally)["alliances"] == counted


@pytest.mark.rule("V-1212")
def test_where_an_agent_lies_on_an_alliance_is_display_only() -> None:
    powers = {"france": {"ally": "green", "ready": True, "agent": "red"}}
    board = table("buy red", powers=powers, season="winter")
    assert board.dump()["powers"]["france"] == {"ally": "green", "ready": True, "agent": "red"}
    powers = {"france": {"agent": "red"}, "empire": {"ally": "red", "ready": True, "agent": "red"}}
    board = table("buy red", powers=powers, season="winter")
    assert board.dump()["powers"]["france"]["agent"] == "red"
    assert board.dump()["powers"]["empire"]["ready"]
