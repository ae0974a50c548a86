"""Section 6: agents."""

from __future__ import annotations

from typing import Any

import pytest

from quattrocento.games.italian_wars.board import Italy
from quattrocento.games.virtu.names import CITIES
from quattrocento.games.virtu.rules.sieges import defence_parts
from tests.rules.italian_wars.table import TIRED_FRANCE, TIRED_NAPLES, marker, player, table
from tests.rules.virtu.table import legal, pay, play, refused, step


def intriguing(**changes: Any) -> Italy:
    blue = {"marker": 4, "agents": 2, "court": {"left1": "assassin", "right1": "assassin"}}
    return table("intrigue blue", blue=blue | changes.pop("blue", {}), **changes)


def annexing(crowns: int, **changes: Any) -> Italy:
    """Naples annexes with so many crowns."""
    spaces = ("left1", "right1", "right2", "left2")
    court = dict.fromkeys(spaces[:crowns], "consigliere")
    yellow = {"marker": 5, "court": court, "domain": TIRED_NAPLES}
    return table("annex yellow 0 0", "end_action yellow", yellow=yellow, **changes)


@pytest.mark.rule("W-601")
def test_an_agent_goes_to_a_track_for_a_mask() -> None:
    board = play(intriguing(), "place")
    assert {"agent_to florence_track", "agent_to rome_track"} <= legal(board)
    play(board, "agent_to florence_track")
    assert board.dump()["turn"]["owed"] == {"mask": 1}
    pay(board)
    assert board.dump()["majors"]["florence"]["agent"] == "blue"
    # Later it moves on, to another track.
    pay(play(board, "shift florence_track", "agent_to venice_track"))
    assert board.dump()["majors"]["florence"]["agent"] is None
    assert board.dump()["majors"]["venice"]["agent"] == "blue"
    taken = intriguing(rome={"agent": "yellow"}, florence="yellow")
    play(taken, "place")
    assert refused(taken, "agent_to rome_track") == "V-1201"
    assert "agent_to florence_track" not in legal(taken)
    assert "remove rome_track" in legal(intriguing(rome={"agent": "yellow"}))


@pytest.mark.rule("W-602")
def test_agents_on_several_tracks() -> None:
    board = play(intriguing(), "place", "agent_to florence_track")
    pay(board)
    pay(play(board, "place", "agent_to rome_track"))
    agents = {name: major["agent"] for name, major in board.dump()["majors"].items()}
    assert agents == {"florence": "blue", "venice": None, "rome": "blue"}


@pytest.mark.rule("W-603")
def test_it_cancels_the_rival_s_first_crown_in_an_action() -> None:
    watched = {"influence": ["blue", 0], "agent": "blue"}
    assert refused(annexing(1, venice=watched), "influence venice") == "W-603"
    board = annexing(3, venice=watched)
    play(board, "influence venice")
    assert board.dump()["turn"]["owed"] == {"crown": 2}
    pay(board)
    assert marker(board, "venice") == ("yellow", 1)
    # From the second on in the same action each crown counts.
    play(board, "influence venice")
    assert board.dump()["turn"]["owed"] == {"crown": 1}
    pay(board)
    assert marker(board, "venice") == ("yellow", 2)
    # Each Major City counts for itself.
    both = annexing(4, venice=watched, rome={"agent": "blue"})
    pay(play(both, "influence venice"))
    play(both, "influence rome")
    assert both.dump()["turn"]["owed"] == {"crown_or_cross": 2}
    assert refused(annexing(1, rome={"agent": "blue"}), "influence rome") == "W-603"
    # And a cross for Rome is cancelled as well.
    rome = annexing(2, rome={"agent": "blue"})
    assert play(rome, "influence rome").dump()["turn"]["owed"] == {"crown_or_cross": 2}


@pytest.mark.rule("W-604")
def test_it_hinders_neither_its_owner_nor_losses() -> None:
    own = annexing(1, venice={"influence": ["blue", 0], "agent": "yellow"})
    assert pay(play(own, "influence venice")).dump()["majors"]["venice"]["influence"] == [
        "yellow", 1
    ]  # fmt: skip
    cities = {"corfu": {"troops": {"yellow": 3}}, "naples": {"troops": {}}}
    watched = {"influence": ["yellow", 1], "agent": "blue"}
    board = table("siege yellow corfu", cities=cities, venice=watched)
    assert marker(board, "venice") == ("blue", 3)


@pytest.mark.rule("W-605")
def test_it_comes_back_when_the_marker_leaves() -> None:
    own = {"influence": ["blue", 5], "agent": "blue"}
    board = table("annex blue 0 0", florence=own)
    assert player(board, "blue")["agents"] == 1
    play(board, "conclude florence")
    # One's own, and the one that Florence brings.
    assert player(board, "blue")["agents"] == 3
    assert board.dump()["majors"]["florence"]["agent"] is None
    cities = {"rome": {"troops": {"white": 1, "blue": 7}}, "turin": {"troops": {}}}
    cities["milan"] = {"troops": {}}
    fallen = table("siege blue rome", cities=cities, rome={"agent": "yellow"})
    assert marker(fallen, "rome") is None
    assert player(fallen, "yellow")["agents"] == 3


@pytest.mark.rule("W-606")
@pytest.mark.parametrize(("agent", "value"), [("blue", 1), ("yellow", 2), (None, 2)])
def test_on_a_city_of_a_major_city(agent: str | None, value: int) -> None:
    cities = {"pisa": {"agent": agent, "troops": {"blue": 1}}, "turin": {"troops": {"blue": 1}}}
    board = table("annex blue 0 0", cities=cities)
    assert sum(defence_parts(board, 0, CITIES.index("pisa"))[:2]) == value
    # A neutral city is worth one more with another's agent.
    neutral = {"siena": {"agent": agent}}
    siena = CITIES.index("siena")
    there = sum(defence_parts(table("annex blue 0 0", cities=neutral), 0, siena)[:2])
    assert there == {"blue": 2, "yellow": 4, None: 3}[agent]


def test_an_agent_on_a_track_bars_nothing_else() -> None:
    blue = {"marker": 3, "domain": TIRED_FRANCE, "court": {"left1": "consigliere"}}
    board = table("take_action blue", blue=blue, rome={"agent": "yellow"})
    assert step(board) == ["annex", "blue", 0, 0]
