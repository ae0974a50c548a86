"""Set-up, and the sequence of play from the first round to the last."""

from __future__ import annotations

from collections.abc import Mapping
from random import Random
from typing import ClassVar, Final

from quattrocento.games.signorie.board import (
    FACES,
    NO_TILE,
    Board,
    Player,
    changed,
    tile_house,
    tile_value,
)
from quattrocento.games.signorie.box import Box
from quattrocento.games.signorie.names import (
    BONUSES,
    CITIES,
    COLOURS,
    COLUMNS,
    HOUSES,
    MANDATES,
    VICTORY_POINTS,
)
from quattrocento.games.signorie.rules.dice import NextTurn
from quattrocento.games.signorie.rules.missions import CITY_INDEX
from quattrocento.games.signorie.rules.rewards import (
    ClearUp,
    NewOrder,
    Rewards,
    ScoreInitiative,
    stack_discs,
)
from quattrocento.games.signorie.rules.scoring import FinalScoring
from quattrocento.kernel.step import Chance, Move, Task, impossible


class Sequence(Task[Board]):
    """The sequence of play: set-up, seven rounds, final scoring (S-218, S-1901)."""

    __slots__ = ()

    def run(self, position: Board) -> None:
        position.then(DrawOrder(), LeaveOut(), DrawRewards(), Round(1), FinalScoring())


class Round(Task[Board]):
    """One round: set it up, actions, rewards (S-218, S-301, S-1601); then the next one."""

    __slots__ = ("round",)
    fields: ClassVar[tuple[str, ...]] = ("round",)

    def __init__(self, round: int) -> None:
        self.round: Final = round

    def run(self, position: Board) -> None:
        if self.round > position.box.rounds:
            return
        position.round = self.round
        # All dice are picked up, those on the board and those on player boards.
        position.dice = [0] * (len(COLUMNS) * FACES)
        for player in position.players:
            player.passed = False
            for column in range(len(COLUMNS)):
                player.dice[column] = 0
        if position.events is not None:
            position.tell("round", round=self.round)
        position.then(
            DrawTiles(),
            RollDice(),
            DealMandates(),
            NextTurn(0),
            ScoreInitiative(),
            NewOrder(),
            Rewards(),
            ClearUp(),
            Round(self.round + 1),
        )


class DrawOrder(Chance[Board]):
    """The first turn order, and the florins that go with a place in it (S-202, S-203)."""

    __slots__ = ()

    def sample(self, position: Board, rng: Random) -> Move:
        return ("turn_order", *_shuffled(len(position.players), rng))

    def check(self, position: Board, move: Move) -> None:
        if move[0] != "turn_order" or set(move[1:]) != set(range(len(position.players))):
            raise impossible(move, "the first turn order names every seat once")
        if len(move) != len(position.players) + 1:
            raise impossible(move, "the first turn order names every seat once")

    def play(self, position: Board, move: Move) -> None:
        order = [int(seat) for seat in move[1:]]
        position.order = tuple(order)
        for place, seat in enumerate(order):
            position.players[seat].florins += position.box.extra[place]
        stack_discs(position)
        if position.events is not None:
            position.tell("turn_order", order=order)


class LeaveOut(Chance[Board]):
    """The cities left out with fewer than four players (S-215)."""

    __slots__ = ()

    def sample(self, position: Board, rng: Random) -> Move:
        count = len(CITIES) - position.box.cities[len(position.players)]
        out = sorted(_shuffled(len(CITIES), rng)[:count])
        return ("leave_out", *[CITIES[city] for city in out])

    def check(self, position: Board, move: Move) -> None:
        out = {CITY_INDEX.get(name, -1) for name in move[1:]}
        count = len(CITIES) - position.box.cities[len(position.players)]
        if move[0] != "leave_out" or -1 in out or not len(out) == len(move) - 1 == count:
            raise impossible(move, f"{count} different cities are left out")

    def play(self, position: Board, move: Move) -> None:
        out = {CITY_INDEX[name] for name in move[1:]}
        position.cities = tuple(city for city in range(len(CITIES)) if city not in out)
        if position.events is not None and out:
            position.tell("leave_out", cities=list(move[1:]))


class DrawRewards(Chance[Board]):
    """Five bonus tiles and two victory-point tiles, face up for the whole game (S-207 to S-209)."""

    __slots__ = ()

    def sample(self, position: Board, rng: Random) -> Move:
        box = position.box
        bonuses = _shuffled(len(BONUSES), rng)[: box.bonus_rounds]
        points = _shuffled(len(VICTORY_POINTS), rng)[: box.rounds - box.bonus_rounds]
        names = [BONUSES[tile] for tile in bonuses] + [VICTORY_POINTS[tile] for tile in points]
        return ("rewards", *names)

    def check(self, position: Board, move: Move) -> None:
        box = position.box
        bonuses, points = move[1 : box.bonus_rounds + 1], move[box.bonus_rounds + 1 :]
        fits = (
            move[0] == "rewards"
            and len(move) == box.rounds + 1
            and len(set(move)) == len(move)
            and set(bonuses) <= set(BONUSES)
            and set(points) <= set(VICTORY_POINTS)
        )
        if not fits:
            raise impossible(move, "five different bonus tiles, then two victory-point tiles")

    def play(self, position: Board, move: Move) -> None:
        position.rewards = tuple(reward_index(str(name)) for name in move[1:])
        if position.events is not None:
            position.tell("rewards", rewards=list(move[1:]))


class DrawTiles(Chance[Board]):
    """A tile for every empty tile space, as far as the stacks reach (S-302 to S-306)."""

    __slots__ = ()

    def sample(self, position: Board, rng: Random) -> Move:
        unseen = position.unseen[:]
        removed = position.box.removed[len(position.players)]
        names: list[str | int] = ["tiles"]
        for _ in range(len(_empty_spaces(position))):
            tile = _draw(unseen, removed, rng)
            unseen[tile] -= 1
            names.append(HOUSES[tile_house(tile)])
            names.append(tile_value(tile))
        return tuple(names)

    def check(self, position: Board, move: Move) -> None:
        count = len(_empty_spaces(position))
        if move[0] != "tiles" or len(move) != 2 * count + 1:
            raise impossible(move, f"{count} tiles are drawn, each a house and a value")
        unseen = position.unseen[:]
        removed = position.box.removed[len(position.players)]
        for index in range(1, len(move), 2):
            house, value = move[index], move[index + 1]
            if house not in HOUSES or not isinstance(value, int) or not 0 < value < 10:
                raise impossible(move, f"there is no tile {house} {value}")
            tile = HOUSES.index(str(house)) * 10 + value
            unseen[tile] -= 1
            if unseen[tile] < 0 or _left(unseen, HOUSES.index(str(house))) < removed:
                raise impossible(move, f"no tile {house} {value} is left to draw")

    def play(self, position: Board, move: Move) -> None:
        spaces = _empty_spaces(position)
        for index, space in enumerate(spaces):
            house = HOUSES.index(str(move[1 + 2 * index]))
            value = move[2 + 2 * index]
            assert isinstance(value, int)
            tile = house * 10 + value
            position.unseen[tile] -= 1
            position.stack -= 1
            if space % 2 == 0:
                position.marriage_tiles = changed(position.marriage_tiles, space // 2, tile)
            else:
                position.mission_tiles = changed(position.mission_tiles, space // 2, tile)
        if position.events is not None and spaces:
            position.tell("tiles", count=len(spaces))


class RollDice(Chance[Board]):
    """All action dice of the game are rolled anew (S-214, S-307)."""

    __slots__ = ()

    def sample(self, position: Board, rng: Random) -> Move:
        count = position.box.dice[len(position.players)] * len(COLUMNS)
        return ("roll", *[int(rng.random() * FACES) + 1 for _ in range(count)])

    def check(self, position: Board, move: Move) -> None:
        count = position.box.dice[len(position.players)] * len(COLUMNS)
        if move[0] != "roll" or len(move) != count + 1:
            raise impossible(move, f"{count} dice are rolled")
        if any(not isinstance(value, int) or not 1 <= value <= FACES for value in move[1:]):
            raise impossible(move, "a die shows 1 to 6")

    def play(self, position: Board, move: Move) -> None:
        dice = [0] * (len(COLUMNS) * FACES)
        each = position.box.dice[len(position.players)]
        for index in range(each * len(COLUMNS)):
            value = move[index + 1]
            assert isinstance(value, int)
            dice[index // each * FACES + value - 1] += 1
        position.dice = dice
        if position.events is not None:
            position.tell("roll", dice=list(move[1:]))


class DealMandates(Chance[Board]):
    """The ten mandates, two to each coloured zone (S-309)."""

    __slots__ = ()

    def sample(self, position: Board, rng: Random) -> Move:
        return ("mandates", *[MANDATES[tile] for tile in _shuffled(len(MANDATES), rng)])

    def check(self, position: Board, move: Move) -> None:
        if move[0] != "mandates" or sorted(map(str, move[1:])) != sorted(MANDATES):
            raise impossible(move, "each of the ten mandates lies on one space")

    def play(self, position: Board, move: Move) -> None:
        position.mandates = tuple([MANDATES.index(str(name)) for name in move[1:]])
        if position.events is not None:
            position.tell("mandates", mandates=list(move[1:]))


def reward_index(name: str) -> int:
    """The number of a reward tile among those of its kind."""
    return BONUSES.index(name) if name in BONUSES else VICTORY_POINTS.index(name)


def _shuffled(count: int, rng: Random) -> list[int]:
    things = list(range(count))
    for index in range(count - 1, 0, -1):
        other = int(rng.random() * (index + 1))
        things[index], things[other] = things[other], things[index]
    return things


def _empty_spaces(position: Board) -> list[int]:
    """Empty tile spaces in filling order, as many as the stacks hold: city * 2 + kind."""
    spaces: list[int] = []
    for city in position.cities:
        if position.marriage_tiles[city] == NO_TILE:
            spaces.append(city * 2)
        if position.mission_tiles[city] == NO_TILE:
            spaces.append(city * 2 + 1)
    return spaces[: position.stack]


def _left(unseen: list[int], house: int) -> int:
    return sum(unseen[house * 10 : house * 10 + 10])


def _draw(unseen: list[int], removed: int, rng: Random) -> int:
    """A tile from the stacks. Of each house `removed` unseen tiles are out of the game, and
    nobody knows which: the house is drawn by what can be in the stacks, the front by what is
    unseen."""
    weights = [_left(unseen, house) - removed for house in range(len(HOUSES))]
    pick = int(rng.random() * sum(weights))
    house = 0
    while pick >= weights[house]:
        pick -= weights[house]
        house += 1
    pick = int(rng.random() * _left(unseen, house))
    for tile in range(house * 10, house * 10 + 10):
        if pick < unseen[tile]:
            return tile
        pick -= unseen[tile]
    raise AssertionError("no tile is left in the stacks")


def lay_out(box: Box, chosen: Mapping[str, str]) -> Board:
    """A table before the first round, with the choices that were made for it."""
    colours = [COLOURS.index(colour) for colour in chosen["colours"].split(",")]
    seats = len(colours)
    board = Board(box, False)
    board.choose_tiles = chosen["tiles"] == "optional"
    board.players = [_new_player(box, colour) for colour in colours]
    board.initiative = (0,) * seats
    board.heights = tuple(range(seats))
    for house in range(len(HOUSES)):
        for value in box.fronts:
            board.unseen[house * 10 + value] += 1
    board.stack = sum(board.unseen) - box.removed[seats] * len(HOUSES)
    board.agenda.append(Sequence())
    return board


def _new_player(box: Box, colour: int) -> Player:
    """A player before the first round (S-203 to S-205)."""
    player = Player(colour, False)
    player.florins = box.florins
    player.men = box.men
    player.women = box.women
    player.general_men = box.general_men
    player.general_women = box.general_women
    player.careers = (0,) * (3 * box.spaces)
    return player
