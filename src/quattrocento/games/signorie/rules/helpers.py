"""Helpers: hiring them, and the help they give when a die is placed in their column."""

from __future__ import annotations

from typing import ClassVar, Final

from quattrocento.games.signorie.board import Board
from quattrocento.games.signorie.box import Box
from quattrocento.games.signorie.names import BY_HELPER, COLUMNS, PLACES
from quattrocento.games.signorie.rules.effects import IMPOSSIBLE, perform, price
from quattrocento.kernel.step import Decision, Move, Refusal, Task

ANY_COLUMN: Final = len(COLUMNS)
NOWHERE: Final = -1
MOST_PLACES: Final = len(PLACES)

PLACE_HELPER: Final[tuple[Move, ...]] = tuple(
    ("place_helper", column, place) for column in COLUMNS for place in PLACES
)
ACTIVATE: Final[tuple[Move, ...]] = tuple(
    ("activate", column, place) for column in COLUMNS for place in PLACES
)
SKIP: Final[tuple[Move, ...]] = tuple(
    ("skip", column, place) for column in COLUMNS for place in PLACES
)
AGAIN: Final[tuple[Move, ...]] = tuple(("again", column) for column in COLUMNS)
COLUMN_INDEX: Final[dict[str | int, int]] = {name: i for i, name in enumerate(COLUMNS)}
PLACE_INDEX: Final[dict[str | int, int]] = {name: i for i, name in enumerate(PLACES)}


class PlaceHelper(Decision[Board]):
    """Where the hired helper goes: an empty space one can pay (S-601 to S-610).

    The ring of the die's space names the column; M9 and B6 leave it free, for less.
    """

    __slots__ = ("discount", "ring")
    fields: ClassVar[tuple[str, ...]] = ("seat", "ring", "discount")

    def __init__(self, seat: int, ring: int, discount: int) -> None:
        super().__init__(seat)
        self.ring: Final = ring
        self.discount: Final = discount

    def moves(self, position: Board) -> list[Move]:
        # Fast: 6 % of decisions, and twice slower by candidates.
        player = position.players[self.seat]
        moves: list[Move] = []
        for helper in _spaces(position.box, self.ring):
            if not player.helpers >> helper & 1:
                if hire_cost(position, helper, self.discount) <= player.florins:
                    moves.append(PLACE_HELPER[_named(position.box, helper)])
        return moves

    def play(self, position: Board, move: Move) -> None:
        helper = _helper(position.box, move)
        player = position.players[self.seat]
        cost = hire_cost(position, helper, self.discount)
        player.florins -= cost
        player.helpers |= 1 << helper
        position.discs -= 1
        if position.events is not None:
            name = f"{move[1]}-{move[2]}"
            position.tell("hires", seat=self.seat, helper=name, florins=cost)

    def candidates(self, position: Board) -> list[Move]:
        box = position.box
        return [PLACE_HELPER[_named(box, helper)] for helper in _spaces(box, self.ring)]

    def why_not(self, position: Board, move: Move) -> Refusal | None:
        helper = _helper(position.box, move)
        player = position.players[self.seat]
        if player.helpers >> helper & 1:
            return Refusal("S-601", "space-taken")
        cost = hire_cost(position, helper, self.discount)
        if cost > player.florins:
            return Refusal("S-606", "not-enough-florins", {"florins": cost})
        return None


class Helpers(Task[Board]):
    """The helper step: the hired helpers of a column from top to bottom (ruling 48).

    `places` are those that may still be asked, so one hired in this very turn is not (ruling 40):
    a bit for each, by the number of its name.
    """

    __slots__ = ("column", "places", "seat")
    fields: ClassVar[tuple[str, ...]] = ("seat", "column", "places")

    def __init__(self, seat: int, column: int, places: int) -> None:
        self.seat: Final = seat
        self.column: Final = column
        self.places: Final = places

    def run(self, position: Board) -> None:
        for place in range(MOST_PLACES):
            if self.places >> place & 1:
                helper = helper_at(position, self.column, place)
                if usable(position, self.seat, helper):
                    rest = self.places >> (place + 1) << (place + 1)
                    if rest:
                        position.agenda.append(Helpers(self.seat, self.column, rest))
                    position.agenda.append(AskHelper(self.seat, self.column, place))
                    return


class AskHelper(Decision[Board]):
    """Activate a helper of the die's column, or skip it for this die (S-703 to S-708)."""

    __slots__ = ("column", "place")
    fields: ClassVar[tuple[str, ...]] = ("seat", "column", "place")

    def __init__(self, seat: int, column: int, place: int) -> None:
        super().__init__(seat)
        self.column: Final = column
        self.place: Final = place

    def moves(self, position: Board) -> list[Move]:
        named = self.column * MOST_PLACES + self.place
        return [ACTIVATE[named], SKIP[named]]

    def play(self, position: Board, move: Move) -> None:
        if move[0] == "activate":
            die = position.players[self.seat].dice[self.column]
            activate(position, self.seat, helper_at(position, self.column, self.place), die)
        elif position.events is not None:
            position.tell("skips_helper", seat=self.seat, helper=f"{move[1]}-{move[2]}")


class UseHelper(Decision[Board]):
    """M10: which hired helper of any column to activate, with the die just placed (ruling 46)."""

    __slots__ = ("column",)
    fields: ClassVar[tuple[str, ...]] = ("seat", "column")

    def __init__(self, seat: int, column: int) -> None:
        super().__init__(seat)
        self.column: Final = column

    def play(self, position: Board, move: Move) -> None:
        die = position.players[self.seat].dice[self.column]
        activate(position, self.seat, _helper(position.box, move), die)

    def candidates(self, position: Board) -> list[Move]:
        box = position.box
        hired = position.players[self.seat].helpers
        return [
            ACTIVATE[_named(box, helper)] for helper in range(box.helpers) if hired >> helper & 1
        ]

    def why_not(self, position: Board, move: Move) -> Refusal | None:
        if usable(position, self.seat, _helper(position.box, move)):
            return None
        return Refusal("S-829", "helper-idle")


class ColumnAgain(Decision[Board]):
    """B9: which placed die runs its helper step once more (S-1710, S-1711)."""

    __slots__ = ()
    fields: ClassVar[tuple[str, ...]] = ("seat",)

    def play(self, position: Board, move: Move) -> None:
        column = COLUMN_INDEX[move[1]]
        if position.events is not None:
            position.tell("column_again", seat=self.seat, column=move[1])
        ask_helpers(position, self.seat, column)

    def candidates(self, position: Board) -> list[Move]:
        return list(AGAIN)

    def why_not(self, position: Board, move: Move) -> Refusal | None:
        column = COLUMN_INDEX[move[1]]
        if position.players[self.seat].dice[column] == 0:
            return Refusal("S-1711", "no-die-in-column")
        if not column_usable(position, self.seat, column):
            return Refusal("S-1711", "helpers-idle")
        return None


def ask_helpers(position: Board, seat: int, column: int) -> None:
    """Put the helper step of a column on the agenda, with the helpers hired so far."""
    box = position.box
    hired = position.players[seat].helpers
    places = 0
    for helper in _spaces(box, column):
        if hired >> helper & 1:
            places |= 1 << box.helper_place[helper]
    if places:
        position.agenda.append(Helpers(seat, column, places))


def usable(position: Board, seat: int, helper: int) -> bool:
    """The helper can do something at this moment (S-705, S-706)."""
    cost = price(position, seat, position.box.helper[helper])
    return 0 <= cost <= position.players[seat].florins


def column_usable(position: Board, seat: int, column: int) -> bool:
    """A die lies in the column, and one of its hired helpers can do something."""
    player = position.players[seat]
    if player.dice[column] == 0:
        return False
    for helper in _spaces(position.box, column):
        if player.helpers >> helper & 1 and usable(position, seat, helper):
            return True
    return False


def activate(position: Board, seat: int, helper: int, die: int) -> None:
    """Let a helper do its work; more where a high die counts."""
    box = position.box
    if position.events is not None:
        name = f"{COLUMNS[box.helper_column[helper]]}-{PLACES[box.helper_place[helper]]}"
        position.tell("activates", seat=seat, helper=name)
    amount = box.helper_high[helper] if die >= box.high_die else box.helper_amount[helper]
    perform(position, seat, box.helper[helper], amount, die, BY_HELPER)


def helpers_price(position: Board, seat: int) -> int:
    """The florins that activating some hired helper needs, or IMPOSSIBLE."""
    hired = position.players[seat].helpers
    least = IMPOSSIBLE
    for helper in range(position.box.helpers):
        if hired >> helper & 1:
            cost = price(position, seat, position.box.helper[helper])
            if cost == 0:
                return 0
            if cost > 0 and (least < 0 or cost < least):
                least = cost
    return least


def hire_cost(position: Board, helper: int, discount: int) -> int:
    cost = position.box.cost[helper] - discount
    return cost if cost > 0 else 0


def hire_price(position: Board, seat: int, ring: int, discount: int) -> int:
    """The least that hiring costs, or IMPOSSIBLE with a full column or no disc left."""
    if position.discs == 0:
        return IMPOSSIBLE
    hired = position.players[seat].helpers
    least = IMPOSSIBLE
    for helper in _spaces(position.box, ring):
        if not hired >> helper & 1:
            cost = hire_cost(position, helper, discount)
            if least < 0 or cost < least:
                least = cost
    return least


def helper_count(helpers: int) -> int:
    return bin(helpers).count("1")


def helper_at(position: Board, column: int, place: int) -> int:
    """The helper space of this name in a column, or NOWHERE."""
    return position.box.helper_at[column * MOST_PLACES + place]


def _spaces(box: Box, ring: int) -> range:
    """The helper spaces of a column from top to bottom, or of all columns."""
    if ring == ANY_COLUMN:
        return range(box.helpers)
    return range(box.first_helper[ring], box.first_helper[ring + 1])


def _named(box: Box, helper: int) -> int:
    """The number of a helper space among all that have a name."""
    return box.helper_column[helper] * MOST_PLACES + box.helper_place[helper]


def _helper(box: Box, move: Move) -> int:
    return box.helper_at[COLUMN_INDEX[move[1]] * MOST_PLACES + PLACE_INDEX[move[2]]]
