"""Every chance step falls as its rule says: many seeded draws against the exact chances."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from fractions import Fraction
from itertools import combinations, permutations, product
from math import sqrt
from random import Random
from typing import Any

import pytest

from quattrocento.games.signorie.board import Board
from quattrocento.games.signorie.files.vocabulary import vocabulary
from quattrocento.games.signorie.names import (
    BONUSES,
    CITIES,
    COLOURS,
    HOUSES,
    MANDATES,
    VICTORY_POINTS,
)
from quattrocento.games.signorie.rules.progeny import Progeny
from quattrocento.games.signorie.rules.setup import (
    DealMandates,
    DrawOrder,
    DrawRewards,
    DrawTiles,
    LeaveOut,
    RollDice,
)
from quattrocento.kernel import play as kernel
from quattrocento.kernel.step import Chance, Move
from tests.rules.signorie.table import GAME, play, table

Chances = dict[Any, Fraction]
FACES = range(1, 7)


def draws(board: Board, count: int) -> list[Move]:
    """The next draw of a table, made many times."""
    chance = kernel.next_chance(board)
    assert chance is not None
    rng = Random(12)
    return [chance.sample(board, rng) for _ in range(count)]


def fits(found: Iterable[Any], chances: Chances) -> None:
    """Chi-square, no further than four deviations above its mean; all that can fall does."""
    counts = Counter(found)
    assert sum(chances.values()) == 1
    assert set(counts) == set(chances)
    total = sum(counts.values())
    square = 0.0
    for thing, chance in chances.items():
        expected = float(total * chance)
        assert expected >= 5, "too few draws to tell"
        square += (counts[thing] - expected) ** 2 / expected
    free = len(chances) - 1
    assert square < free + 4 * sqrt(2 * free) + 4


def even(things: Iterable[Any]) -> Chances:
    listed = list(things)
    return dict.fromkeys(listed, Fraction(1, len(listed)))


def at(moves: list[Move], *places: int) -> list[Move]:
    """What fell at these places of each draw, the verb not counted."""
    return [tuple(move[place + 1] for place in places) for move in moves]


def before(verb: str, seats: int) -> Board:
    """A fresh game up to this draw of the set-up."""
    board = GAME.start(seats)
    kernel.run(board)
    while (chance := kernel.next_chance(board)) is not None:
        move = chance.sample(board, Random(1))
        if move[0] == verb:
            return board
        kernel.play(board, move)
    raise AssertionError(f"no {verb}")


@pytest.mark.rule("S-202")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_every_first_turn_order_is_as_likely(seats: int) -> None:
    moves = draws(before("turn_order", seats), 4000)
    fits([move[1:] for move in moves], even(permutations(range(seats))))


@pytest.mark.rule("S-215")
@pytest.mark.parametrize("seats", [2, 3])
def test_every_city_is_as_likely_to_be_left_out(seats: int) -> None:
    moves = draws(before("leave_out", seats), 3000)
    out = [frozenset(move[1:]) for move in moves]
    fits(out, even(map(frozenset, combinations(CITIES, {2: 2, 3: 1}[seats]))))


@pytest.mark.rule("S-207", "S-208")
def test_every_reward_is_as_likely_in_every_round() -> None:
    moves = draws(before("rewards", 4), 6000)
    for turn in range(5):
        fits(at(moves, turn), even((bonus,) for bonus in BONUSES))
    for turn in (5, 6):
        fits(at(moves, turn), even((tile,) for tile in VICTORY_POINTS))
    for first, second in combinations(range(5), 2):
        fits(at(moves, first, second), even(permutations(BONUSES, 2)))
    fits(at(moves, 5, 6), even(permutations(VICTORY_POINTS, 2)))


@pytest.mark.rule("S-309")
def test_every_mandate_is_as_likely_on_every_space() -> None:
    moves = draws(before("mandates", 2), 6000)
    for space in range(10):
        fits(at(moves, space), even((mandate,) for mandate in MANDATES))
    for first, second in ((0, 1), (1, 2), (0, 9), (8, 9)):
        fits(at(moves, first, second), even(permutations(MANDATES, 2)))


@pytest.mark.rule("S-103", "S-307")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_action_dice_are_even_and_independent(seats: int) -> None:
    moves = draws(before("roll", seats), 2500)
    for die in range(5 * seats):
        fits(at(moves, die), even((face,) for face in FACES))
    for die in range(5 * seats - 1):
        fits(at(moves, die, die + 1), even(product(FACES, FACES)))


@pytest.mark.rule("S-1401", "S-1402")
@pytest.mark.parametrize("brides", range(5))
def test_progeny_dice_are_even_and_independent(brides: int) -> None:
    board = table(players={0: {"brides": brides}})
    moves = draws(play(board, "take_die purple 3", "signoria"), 2500)
    for die in range(1 + brides):
        fits(at(moves, die), even((face,) for face in FACES))
    for die in range(brides):
        fits(at(moves, die, die + 1), even(product(FACES, FACES)))


def uneven(seats: int) -> Board:
    """Of some houses many tiles were seen, of others none; two or more spaces are empty."""
    tiles = {
        0: {"political": ["Sforza 2", "Sforza 5"], "marriage": ["Sforza 3", "Medici 4", "Este 4"]},
        1: {"clerical": ["Borgia 2", "Borgia 2"], "marriage": ["Sforza 4", "Medici 4"]},
    }
    players: dict[int, dict[str, Any]] = {who: {"tiles": rows} for who, rows in tiles.items()}
    players[0]["face_down"] = {"military": 3}
    places = [CITIES[city] for city in table(seats).cities]
    cities: dict[str, dict[str, str | None]]
    cities = {city: {"marriage": "Gonzaga 2", "mission": "Sforza 2"} for city in places[:1]}
    cities |= {city: {"marriage": "Aragona 3", "mission": None} for city in places[1:2]}
    cities |= {city: {"marriage": "Aragona 3", "mission": None} for city in places[2:3]}
    for number, city in enumerate(places[3:]):
        cities[city] = {"marriage": f"Aragona {4 + number}", "mission": "Borgia 3"}
    return table(seats, players=players, cities=cities, agenda=[["round", 2]])


def tile_chances(unseen: dict[str, list[int]], removed: int) -> Chances:
    """The chance of each tile to be the next one, by what nobody knows.

    Of the unseen tiles of a house any `removed` may be out of the game, and every tile of the
    stacks is as likely to lie on top: a house by what is left of it in the stacks, and of it
    any unseen front.
    """
    left = {house: len(fronts) - removed for house, fronts in unseen.items()}
    return {
        (house, value): Fraction(left[house], sum(left.values()))
        * Fraction(unseen[house].count(value), len(unseen[house]))
        for house in HOUSES
        for value in set(unseen[house])
    }


@pytest.mark.rule("S-210", "S-211", "S-212", "S-302")
@pytest.mark.parametrize(("seats", "removed"), [(2, 2), (3, 1), (4, 0)])
def test_tiles_are_drawn_by_what_is_left_of_each_house(seats: int, removed: int) -> None:
    board = uneven(seats)
    unseen = board.dump()["unseen"]
    assert [len(unseen[house]) for house in HOUSES[:2]] == [4, 7]
    moves = draws(board, 12000)
    first = tile_chances(unseen, removed)
    fits(at(moves, 0, 1), first)
    second: Chances = {}
    for (house, value), chance in first.items():
        rest = {name: list(fronts) for name, fronts in unseen.items()}
        rest[house].remove(value)
        for (next_house, _), then in tile_chances(rest, removed).items():
            pair = (house, next_house)
            second[pair] = second.get(pair, Fraction(0)) + chance * then
    fits(at(moves, 0, 2), second)


def test_no_other_step_is_left_to_chance() -> None:
    steps = vocabulary(list(COLOURS)).steps.values()
    chances = {step for step in steps if issubclass(step, Chance)}
    assert chances == {
        DrawOrder, LeaveOut, DrawRewards, DrawTiles, RollDice, DealMandates, Progeny,
    }  # fmt: skip
