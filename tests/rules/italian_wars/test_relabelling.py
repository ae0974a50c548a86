"""The rules know the kings by what they have, not by who they are.

Each king is given the other's colour with all that belongs to it: cities, troops, tiles, palace,
side of the tracks, victory, and the first turn. Every move has its counterpart then, to the end.

Left as they are: the family cards, which are France's and Naples' by their names, so that they
stay in the box here; and the three Major Cities, which are not alike: Rome takes crosses, and
each has cities of its own.
"""

from __future__ import annotations

import json
from random import Random
from typing import Any

import pytest

from quattrocento.games.italian_wars.board import Italy
from quattrocento.games.italian_wars.game import ItalianWars
from quattrocento.kernel import play as kernel
from quattrocento.kernel.step import Move
from tests.rules.italian_wars.table import GAME

OTHER = {"blue": "yellow", "yellow": "blue"}


def swapped(word: Any) -> Any:
    """Whatever it is, with the colours of the kings exchanged: `blue-3` as well as `blue`."""
    if isinstance(word, str):
        colour, dash, room = word.partition("-")
        return OTHER.get(colour, colour) + dash + room
    if isinstance(word, list | tuple):
        return type(word)(swapped(one) for one in word)
    if isinstance(word, dict):
        return {swapped(key): swapped(value) for key, value in word.items()}
    return word


def as_the_other(data: dict[str, Any]) -> dict[str, Any]:
    """A position with the kings' colours exchanged, each at the other's place."""
    turned: dict[str, Any] = swapped(data)
    turned["players"] = turned["players"][::-1]
    return turned


def overlay() -> str:
    """Every value of the box with the kings' colours exchanged."""
    rows = {row[0]: row[1] for row in GAME.components.rows()}
    lines = []
    for path in rows:
        section, _, rest = path.partition(".")
        colour = rest.split(".")[0].split("_")[0]
        twin = path
        if section in ("palaces", "setup", "victory") and colour in OTHER:
            twin = f"{section}.{rest.replace(colour, OTHER[colour], 1)}"
        # Of Virtù's colours some have a palace or a set-up that this game has no use for.
        if twin in rows:
            lines.append(f"{path} = {toml(swapped(rows[twin]))}")
    return "\n".join(lines)


def toml(value: Any) -> str:
    return json.dumps(value)


def opened(game: ItalianWars) -> Italy:
    """A fresh table before its first round, the family cards in the box."""
    board = game.start(2, {"family_placement": "in_order"})
    return game.load(board.dump() | {"agenda": [["round", 1]], "overlay": game.overlay})


def telling(board: Italy) -> dict[str, Any]:
    """Everything but the hash of the components, and lists in an order that says nothing."""
    data = board.dump()
    del data["overlay"]
    data["halted"] = sorted(data["halted"])
    for major in data["majors"].values():
        if major["influence"] and major["influence"][1] == 0:
            # In the middle it is nearer to nobody.
            major["influence"] = [0]
    for city in data["cities"].values():
        for word, value in city.items():
            if isinstance(value, list):
                city[word] = sorted(value)
    return data


@pytest.mark.parametrize("seed", range(3))
def test_kings_may_change_their_colours(seed: int) -> None:
    twin_game = ItalianWars(overlay())
    one = opened(GAME)
    other = twin_game.load(as_the_other(one.dump()) | {"overlay": twin_game.overlay})
    # Who is first is the one thing that goes by seat.
    other.order = (1, 0)
    rng = Random(seed)
    kernel.run(one)
    kernel.run(other)
    decisions = 0
    while not kernel.is_over(one):
        moves = sorted(kernel.legal(one), key=str)
        mine = sorted(map(swapped, moves), key=str)
        assert mine == sorted(kernel.legal(other), key=str)
        move: Move = moves[int(rng.random() * len(moves))]
        kernel.attempt(one, move)
        kernel.attempt(other, swapped(move))
        decisions += 1
        if decisions % 25 == 0:
            assert telling(other) == as_the_other(telling(one))
    assert kernel.is_over(other)
    assert decisions > 300
    assert twin_game.standing(other).places == GAME.standing(one).places[::-1]
    assert twin_game.standing(other).scores == GAME.standing(one).scores[::-1]
