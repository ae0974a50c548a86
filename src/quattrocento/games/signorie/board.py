"""The board and the player boards: everything that lies on the table."""

from __future__ import annotations

from typing import Any, Final

from quattrocento.games.signorie.box import Box, Wholes
from quattrocento.games.signorie.names import CITIES, COLUMNS, MAN, ROWS, SOURCES
from quattrocento.kernel.position import Position

NO_REWARD: Final = -1
"""Stands for a reward that was used and has left the table."""
NO_TILE: Final = -1
"""A tile is `house * 10 + value`; this stands for an empty tile space."""
NOBODY: Final = -1
"""A meeple in a city is `seat * 2 + sex`; this stands for an empty space."""
TILE_CODES: Final = 60
FACES: Final = 6
COATS: Final = 18
"""Coats on a plan: four in each career row, then six of marriage."""

NO_FRONTS: Final[Wholes] = (0,) * COATS
NO_BACKS: Final[Wholes] = (0,) * len(ROWS)
NO_POINTS: Final[Wholes] = (0,) * len(SOURCES)
NONE_FILLED: Final[Wholes] = (0,) * len(CITIES)
NO_TILES: Final[Wholes] = (NO_TILE,) * len(CITIES)


def changed(row: Wholes, place: int, value: int) -> Wholes:
    """A row of numbers with another one at one place."""
    copy = list(row)
    copy[place] = value
    return tuple(copy)


def added(row: Wholes, place: int, more: int) -> Wholes:
    """A row of numbers with so much more at one place."""
    copy = list(row)
    copy[place] += more
    return tuple(copy)


class Player:
    """One player's board, stocks and points. What seldom changes is a tuple, shared by clones."""

    __slots__ = (
        "brides",
        "careers",
        "colour",
        "dice",
        "face_down",
        "florins",
        "general_men",
        "general_women",
        "helpers",
        "men",
        "passed",
        "points",
        "threshold_men",
        "threshold_women",
        "tiles",
        "women",
    )

    def __init__(self, colour: int, blank: bool) -> None:
        self.colour: int = colour
        self.florins: int = 0
        # The available stock, the general stock, and the threshold area.
        self.men: int = 0
        self.women: int = 0
        self.general_men: int = 0
        self.general_women: int = 0
        self.threshold_men: int = 0
        self.threshold_women: int = 0
        # Brides placed; the printed one is not counted.
        self.brides: int = 0
        # A bit for each hired helper, by its space in the box.
        self.helpers: int = 0
        self.passed: bool = False
        # Men on the careers: career * spaces + space, the lowest space 0.
        self.careers: Wholes = ()
        # Fronts beside the plan, by coat; 0 is open.
        self.tiles: Wholes = NO_FRONTS
        # Face-down tiles beside each row.
        self.face_down: Wholes = NO_BACKS
        self.points: Wholes = NO_POINTS
        if blank:
            return
        # The number on the die of each column, 0 without one.
        self.dice: list[int] = [0] * len(COLUMNS)

    def clone(self) -> Player:
        other = Player(self.colour, True)
        other.florins = self.florins
        other.men = self.men
        other.women = self.women
        other.general_men = self.general_men
        other.general_women = self.general_women
        other.threshold_men = self.threshold_men
        other.threshold_women = self.threshold_women
        other.brides = self.brides
        other.helpers = self.helpers
        other.passed = self.passed
        other.careers = self.careers
        other.tiles = self.tiles
        other.face_down = self.face_down
        other.points = self.points
        other.dice = self.dice[:]
        return other

    def dice_taken(self) -> int:
        count = 0
        for value in self.dice:
            if value:
                count += 1
        return count

    def dice_sum(self) -> int:
        return sum(self.dice)

    def take_home(self, sex: int) -> bool:
        """Move a meeple from the general to the available stock, if there is one."""
        if sex == MAN:
            if self.general_men == 0:
                return False
            self.general_men -= 1
            self.men += 1
        else:
            if self.general_women == 0:
                return False
            self.general_women -= 1
            self.women += 1
        return True


class Board(Position):
    """The whole table. Tuples are shared between clones, lists are copied."""

    __slots__ = (
        "box",
        "choose_tiles",
        "cities",
        "dice",
        "discs",
        "filled",
        "heights",
        "initiative",
        "mandates",
        "marriage_tiles",
        "meeples",
        "mission_tiles",
        "order",
        "players",
        "rewards",
        "round",
        "stack",
        "unseen",
    )

    def __init__(self, box: Box, blank: bool) -> None:
        super().__init__()
        self.box: Box = box
        # Table option: may a needed tile be left in its city?
        self.choose_tiles: bool = False
        self.round: int = 0
        # Seats in turn order; cities in play; the reward of each round; each space's mandate.
        self.order: tuple[int, ...] = ()
        self.cities: tuple[int, ...] = ()
        self.rewards: tuple[int, ...] = ()
        self.mandates: tuple[int, ...] = ()
        # Tiles left in the stacks, and helper discs left in the supply.
        self.stack: int = 0
        self.discs: int = box.helper_discs
        # How many spaces of each city are filled, and by whom: city * widest_city + space.
        self.filled: Wholes = NONE_FILLED
        self.meeples: Wholes = box.nobody
        self.marriage_tiles: Wholes = NO_TILES
        self.mission_tiles: Wholes = NO_TILES
        # Each seat's step on the initiative track, and its height in the stack there.
        self.initiative: Wholes = ()
        self.heights: Wholes = ()
        if blank:
            return
        self.players: list[Player] = []
        # Dice lying on the board: column * 6 + value - 1 gives how many.
        self.dice: list[int] = [0] * (len(COLUMNS) * FACES)
        # Fronts that nobody has seen yet, removed ones included: by tile code.
        self.unseen: list[int] = [0] * TILE_CODES

    def clone(self) -> Board:
        other = Board(self.box, True)
        other.agenda = self.agenda[:]
        other.choose_tiles = self.choose_tiles
        other.round = self.round
        other.order = self.order
        other.cities = self.cities
        other.rewards = self.rewards
        other.mandates = self.mandates
        other.stack = self.stack
        other.discs = self.discs
        other.filled = self.filled
        other.meeples = self.meeples
        other.marriage_tiles = self.marriage_tiles
        other.mission_tiles = self.mission_tiles
        other.initiative = self.initiative
        other.heights = self.heights
        other.players = [player.clone() for player in self.players]
        other.dice = self.dice[:]
        other.unseen = self.unseen[:]
        return other

    def dump(self) -> dict[str, Any]:
        from quattrocento.games.signorie.files.files import dump_board

        return dump_board(self)

    def space_value(self, city: int) -> int:
        """The value of the lowest empty space of a city; 0 when it is full."""
        filled = self.filled[city]
        spaces = self.box.city_spaces[city]
        return spaces[filled] if filled < len(spaces) else 0

    def move_in(self, city: int, seat: int, sex: int) -> None:
        """Put a meeple on the lowest empty space of a city."""
        filled = self.filled[city]
        space = city * self.box.widest_city + filled
        self.meeples = changed(self.meeples, space, seat * 2 + sex)
        self.filled = added(self.filled, city, 1)

    def score(self, seat: int, source: int, vp: int) -> None:
        """Mark victory points at once, under the heading they come from."""
        player = self.players[seat]
        player.points = added(player.points, source, vp)


def tile_house(tile: int) -> int:
    return tile // 10


def tile_value(tile: int) -> int:
    return tile % 10
