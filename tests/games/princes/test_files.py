"""Position files of Princes: complete, checked, and playable to the end if they load."""

from __future__ import annotations

import copy
import json
from random import Random
from typing import Any

import pytest

from quattrocento.games.princes.board import Board
from quattrocento.games.princes.game import Princes
from quattrocento.kernel.errors import BadPosition
from quattrocento.kernel.play import legal, next_decision, play, play_out, run
from tests.rules.princes.table import random_game, table, thrifty, war

GAME = Princes()


@pytest.mark.parametrize("seats", [3, 4, 5, 6])
def test_every_moment_of_a_game_can_be_written_and_read(seats: int) -> None:
    """Also the moments before a draw or a throw, which no decision shows."""
    rng = Random(seats)
    families = ("chosen", "auctioned", "dealt")[seats % 3]
    board = GAME.start(seats, {"families": families})
    run(board)
    while board.agenda:
        data = json.loads(json.dumps(board.dump()))
        assert GAME.load(data).dump() == data
        if next_decision(board) is not None:
            play(board, thrifty(legal(board), rng))
        else:
            step: Any = board.agenda[-1]
            play(board, step.sample(board, rng))
    data = board.dump()
    assert GAME.load(data).dump() == data


BROKEN: list[tuple[dict[str, Any], str]] = [
    ({"game": "signorie"}, "game"),
    ({"overlay": "abc"}, "overlay"),
    ({"decade": 4}, "decade"),
    ({"decade": 3}, "events"),
    ({"active": None}, "active"),
    ({"active": "player 9"}, "active"),
    ({"marker": 5}, "marker"),
    ({"status": {"Rome": 2}}, "status"),
    ({"status": {"Rome": 11}}, "status"),
    ({"stock": {"pike": 3}}, "stock"),
    ({"tiles": ["doge"]}, "tiles"),
    ({"events": []}, "events"),
    ({"events": ["botticelli"]}, "events"),
    ({"artists": {"Rome": ["gozzoli"]}}, "artists"),
    ({"agenda": []}, "agenda"),
    ({"agenda": [["take_action", "player 1"]]}, "agenda"),
    ({"agenda": [["end_decade"], ["take_action", "player 1"]]}, "agenda"),
    ({"treachery": {"pile": ["veto"]}}, "treachery"),
    ({"offers": [{"from": "player 1", "to": "player 1", "gold": 1, "influence": 0, "for_gold": 0,
                  "for_influence": 0, "in_auction": False}]}, "offers"),
    ({"weather": "fine"}, "weather"),
]  # fmt: skip


@pytest.mark.parametrize(("changes", "field"), BROKEN)
def test_a_broken_file_is_refused_by_the_name_of_its_field(
    changes: dict[str, Any], field: str
) -> None:
    data = table().dump()
    for key, value in changes.items():
        data[key] = data[key] | value if isinstance(value, dict) else value
    with pytest.raises(BadPosition) as error:
        GAME.load(data)
    assert error.value.field.startswith(field)


PLAYERS: list[tuple[dict[str, Any], str]] = [
    ({"family": "Este"}, "players"),
    ({"family": None}, "players"),
    ({"gold": -1}, "players[0].gold"),
    ({"troops": ["elephants"]}, "players[0].troops"),
    ({"troops": ["pike", "pike"]}, "players[0].troops"),
    ({"hand": ["veto"]}, "players[0].hand"),
    ({"used": ["lorenzo"]}, "players[0].used"),
    ({"proved": 1}, "players[0].proved"),
    ({"events": ["gozzoli"]}, "players[0].events"),
    ({"crown": 1}, "players[0].crown"),
]


@pytest.mark.parametrize(("changes", "field"), PLAYERS)
def test_a_broken_player_is_refused(changes: dict[str, Any], field: str) -> None:
    data = table().dump()
    data["players"][0] |= changes
    with pytest.raises(BadPosition) as error:
        GAME.load(data)
    assert error.value.field.startswith(field)


def test_a_war_without_its_steps_is_refused() -> None:
    fight = war(players={0: {"troops": ["pike"], "hand": ["veto"]}, 1: {"troops": ["pike"]}})
    data = fight.dump()
    for key, value in (("war", None), ("agenda", table().dump()["agenda"])):
        with pytest.raises(BadPosition):
            GAME.load(data | {key: value})


def moments() -> list[dict[str, Any]]:
    """Moments of random games, one in ten, of every kind."""
    rng = Random(5)
    return [
        board.dump()
        for seats in (3, 6)
        for board, _ in random_game(seats, seats, {"totals": "hidden"})
        if rng.random() < 0.1
    ]


def test_whatever_loads_can_be_played_to_the_end() -> None:
    """Files changed at random are refused with a field, or make a game that goes on."""
    rng = Random(7)
    known = moments()
    loaded = 0
    for count in range(1500):
        data = copy.deepcopy(rng.choice(known))
        other = rng.choice(known)
        for _ in range(rng.choice((1, 1, 2))):
            disturb(data, other, rng)
        try:
            board: Board = GAME.load(data)
        except BadPosition:
            continue
        loaded += 1
        play_out(board, Random(count))
        assert not board.agenda
    assert 100 < loaded < 1400


def disturb(data: dict[str, Any], other: dict[str, Any], rng: Random) -> None:
    """Change a value somewhere, or take over a part of another file."""
    if rng.random() < 0.3:
        key = rng.choice(list(data))
        data[key] = copy.deepcopy(other[key])
        return
    here: Any = data
    while True:
        keys: list[Any] = list(here) if isinstance(here, dict) else list(range(len(here)))
        if not keys:
            return
        key = rng.choice(keys)
        value = here[key]
        if isinstance(value, dict | list) and value and rng.random() < 0.8:
            here = value
            continue
        if isinstance(value, bool):
            here[key] = not value
        elif isinstance(value, int):
            here[key] = max(0, value + rng.choice((-3, -1, 1, 5)))
        elif isinstance(value, list):
            here[key] = value[:-1]
        elif isinstance(value, str) and value.startswith("player"):
            here[key] = f"player {rng.randint(1, 6)}"
        else:
            here[key] = None
        return
