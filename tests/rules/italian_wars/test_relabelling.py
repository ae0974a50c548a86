"""The rules know the kings by what they have, not by who they are.

Each king is given the other's colour with all that belongs to it: cities, troops, tiles, palace,
side of the tracks, victory, and the first turn. Every move has its counterpart then, to the end.

Family cards are a king's by their names, so that each card of his takes over what is printed on
one of the other's. Naples has three: France's fourth stays in the box. Left as they are: the
three Major Cities, which are not alike. Rome takes crosses, and each has cities of its own.
"""

from __future__ import annotations

import json
from random import Random
from typing import Any

import pytest

from quattrocento.games.italian_wars.board import Italy
from quattrocento.games.italian_wars.game import ItalianWars
from quattrocento.games.italian_wars.names import COLOURS, FAMILY, FRANCE, NAPLES, PLAYERS
from quattrocento.kernel import play as kernel
from quattrocento.kernel.step import Move
from tests.rules.italian_wars.table import GAME

FAMILIES = list(zip(FAMILY[FRANCE], FAMILY[NAPLES], strict=False))
"""The three cards of each king that change their names."""
OTHER = {"blue": "yellow", "yellow": "blue"}
OTHER |= {mine: yours for pair in FAMILIES for mine, yours in (pair, pair[::-1])}

IDLE = ("end", "pass", "discard", "disband", "dismiss", "lift")


def swapped(word: Any) -> Any:
    """Whatever it is, with the kings exchanged: their colours, also in `blue-3`, their cards."""
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
        name = rest.split(".")[0]
        colour = name.split("_")[0]
        twin = path
        if section in ("palaces", "setup", "victory") and colour in OTHER:
            twin = f"{section}.{rest.replace(colour, OTHER[colour], 1)}"
        elif section == "cards" and name in OTHER:
            twin = f"{section}.{rest.replace(name, OTHER[name], 1)}"
        # Of Virtù's colours some have a palace or a set-up that this game has no use for.
        if twin in rows:
            lines.append(f"{path} = {toml(swapped(rows[twin]))}")
    return "\n".join(lines)


def toml(value: Any) -> str:
    return json.dumps(value)


def opened(game: ItalianWars, rng: Random) -> Italy:
    """A table before its first round: a room with two family cards, one more at court, and the
    Major Cities on the way to an alliance with somebody."""
    data = game.start(2, {"family_placement": "in_order"}).dump()
    for player, cards in zip(data["players"], zip(*FAMILIES, strict=True), strict=True):
        action, improvement, cortigiano = rng.sample(cards, 3)
        room = rng.choice(player["rooms"])
        room["action"], room["improvement"] = action, improvement
        player["court"][rng.choice(list(player["court"]))]["card"] = cortigiano
    for major in data["majors"].values():
        major["influence"] = [rng.choice(COLOURS[:PLAYERS]), rng.randint(1, game.box.alliance)]
    return game.load(data | {"agenda": [["round", 1]], "overlay": game.overlay})


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


@pytest.mark.parametrize("seed", range(6))
def test_kings_may_change_their_colours(seed: int) -> None:
    twin_game = ItalianWars(overlay())
    rng = Random(seed)
    one = opened(GAME, rng)
    other = twin_game.load(as_the_other(one.dump()) | {"overlay": twin_game.overlay})
    # Who is first is the one thing that goes by seat.
    other.order = (1, 0)
    kernel.run(one)
    kernel.run(other)
    decisions = 0
    while not kernel.is_over(one):
        moves = sorted(kernel.legal(one), key=str)
        mine = sorted(map(swapped, moves), key=str)
        assert mine == sorted(kernel.legal(other), key=str)
        # What leads on is played more often: moving cards about proves little.
        busy = [move for move in moves if move[0] not in IDLE]
        move: Move = rng.choice(busy if busy and rng.random() < 0.95 else moves)
        kernel.attempt(one, move)
        kernel.attempt(other, swapped(move))
        decisions += 1
        if decisions % 25 == 0:
            assert telling(other) == as_the_other(telling(one))
    assert kernel.is_over(other)
    assert decisions > 300
    assert twin_game.standing(other).places == GAME.standing(one).places[::-1]
    assert twin_game.standing(other).scores == GAME.standing(one).scores[::-1]
