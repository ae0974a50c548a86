"""Phase 2: taking a die, paying, and one of the three actions."""

from __future__ import annotations

from typing import ClassVar, Final

from quattrocento.games.signorie.board import FACES, Board
from quattrocento.games.signorie.names import (
    BY_ACTION,
    COLUMNS,
    EFFECTS,
    FLORINS,
    MANDATES,
    PROGENY,
)
from quattrocento.games.signorie.rules.effects import perform, price
from quattrocento.games.signorie.rules.helpers import (
    COLUMN_INDEX,
    PlaceHelper,
    ask_helpers,
    hire_price,
)
from quattrocento.games.signorie.rules.mandates import Spend, carry_out, mandate_price
from quattrocento.kernel.step import Decision, Move, Refusal, Task

TAKE_DIE: Final[tuple[tuple[Move, ...], ...]] = tuple(
    tuple(("take_die", column, value + 1) for value in range(FACES)) for column in COLUMNS
)
PASS: Final[Move] = ("pass",)
SIGNORIA: Final[Move] = ("signoria",)
MANDATE: Final[tuple[Move, ...]] = tuple(("mandate", mandate) for mandate in MANDATES)
HIRE_ONE: Final[Move] = ("hire",)
MANDATE_INDEX: Final[dict[str | int, int]] = {name: i for i, name in enumerate(MANDATES)}


class NextTurn(Task[Board]):
    """Whose turn it is: the next player in order who has not passed (S-401, S-504 to S-508).

    `turn` is a place in the turn order. Who can take no die passes without being asked.
    """

    __slots__ = ("turn",)
    fields: ClassVar[tuple[str, ...]] = ("turn",)

    def __init__(self, turn: int) -> None:
        self.turn: Final = turn

    def run(self, position: Board) -> None:
        count = len(position.players)
        for offset in range(count):
            turn = (self.turn + offset) % count
            seat = position.order[turn]
            player = position.players[seat]
            if player.passed:
                continue
            if can_take(position, seat):
                position.agenda.append(NextTurn((turn + 1) % count))
                position.agenda.append(TakeDie(seat))
                return
            player.passed = True
            if position.events is not None:
                position.tell("must_pass", seat=seat)


class TakeDie(Decision[Board]):
    """Take a die and place it in its column, or pass for the rest of the round (S-401 to S-421)."""

    __slots__ = ()
    fields: ClassVar[tuple[str, ...]] = ("seat",)

    def moves(self, position: Board) -> list[Move]:
        # Fast: 26 % of decisions, and twice slower by candidates.
        player = position.players[self.seat]
        moves: list[Move] = []
        for column in range(5):
            if player.dice[column] == 0:
                lowest = lowest_die(position, self.seat, column)
                first = column * FACES - 1
                take = TAKE_DIE[column]
                for value in range(lowest, FACES + 1):
                    if position.dice[first + value]:
                        moves.append(take[value - 1])
        moves.append(PASS)
        return moves

    def play(self, position: Board, move: Move) -> None:
        player = position.players[self.seat]
        if move[0] == "pass":
            player.passed = True
            if position.events is not None:
                position.tell("passes", seat=self.seat)
            return
        column = COLUMN_INDEX[move[1]]
        value = move[2]
        assert isinstance(value, int)
        cost = die_cost(position, column, value)
        position.dice[column * FACES + value - 1] -= 1
        player.dice[column] = value
        player.florins -= cost
        if position.events is not None:
            position.tell("takes_die", seat=self.seat, column=move[1], value=value, florins=cost)
        ask_helpers(position, self.seat, column)
        position.agenda.append(ChooseAction(self.seat, column))

    def candidates(self, position: Board) -> list[Move]:
        moves: list[Move] = []
        for column in range(5):
            for value in range(FACES):
                if position.dice[column * FACES + value]:
                    moves.append(TAKE_DIE[column][value])
        return [*moves, PASS]

    def why_not(self, position: Board, move: Move) -> Refusal | None:
        if move == PASS:
            return None
        player = position.players[self.seat]
        column = COLUMN_INDEX[move[1]]
        value = move[2]
        assert isinstance(value, int)
        if player.dice[column]:
            return Refusal("S-403", "column-has-die", {"column": COLUMNS[column]})
        cost = die_cost(position, column, value)
        if cost > player.florins:
            return Refusal("S-405", "not-enough-florins", {"florins": cost})
        if value < lowest_die(position, self.seat, column):
            return Refusal("S-413", "no-action-possible", {"florins": player.florins - cost})
        return None


class ChooseAction(Decision[Board]):
    """What the die is used for: the column's Signoria action, a mandate, or hiring (S-411)."""

    __slots__ = ("column",)
    fields: ClassVar[tuple[str, ...]] = ("seat", "column")

    def __init__(self, seat: int, column: int) -> None:
        super().__init__(seat)
        self.column: Final = column

    def moves(self, position: Board) -> list[Move]:
        # Fast: 22 % of decisions, and a third slower by candidates.
        florins = position.players[self.seat].florins
        box = position.box
        moves: list[Move] = []
        if 0 <= price(position, self.seat, box.action[self.column]) <= florins:
            moves.append(SIGNORIA)
        for space in range(2):
            mandate = position.mandates[self.column * 2 + space]
            sex = box.mandate_sex[self.column * 2 + space]
            fewest = box.mandate_fewest[mandate]
            if 0 <= mandate_price(position, self.seat, mandate, sex, fewest) <= florins:
                moves.append(MANDATE[mandate])
        if 0 <= hire_price(position, self.seat, box.ring[self.column], 0) <= florins:
            moves.append(HIRE_ONE)
        return moves

    def play(self, position: Board, move: Move) -> None:
        box = position.box
        verb = move[0]
        if verb == "signoria":
            effect = box.action[self.column]
            if position.events is not None:
                position.tell("signoria", seat=self.seat, action=EFFECTS[effect])
            die = position.players[self.seat].dice[self.column]
            perform(position, self.seat, effect, box.amount[self.column], die, BY_ACTION)
        elif verb == "hire":
            position.agenda.append(PlaceHelper(self.seat, box.ring[self.column], 0))
        else:
            mandate = MANDATE_INDEX[move[1]]
            sex = _asked_sex(position, self.column, mandate)
            fewest = box.mandate_fewest[mandate]
            if box.mandate_most[mandate] > fewest:
                position.agenda.append(Spend(self.seat, self.column, mandate, sex))
            else:
                carry_out(position, self.seat, self.column, mandate, sex, fewest)

    def candidates(self, position: Board) -> list[Move]:
        zone = position.mandates[self.column * 2 : self.column * 2 + 2]
        return [SIGNORIA, MANDATE[zone[0]], MANDATE[zone[1]], HIRE_ONE]

    def why_not(self, position: Board, move: Move) -> Refusal | None:
        player = position.players[self.seat]
        box = position.box
        if move == SIGNORIA:
            cost = price(position, self.seat, box.action[self.column])
            return _refusal(cost, player.florins, "S-412", "action-impossible")
        if move == HIRE_ONE:
            cost = hire_price(position, self.seat, box.ring[self.column], 0)
            return _refusal(cost, player.florins, "S-609", "nobody-to-hire")
        mandate = MANDATE_INDEX[move[1]]
        sex = _asked_sex(position, self.column, mandate)
        fewest = box.mandate_fewest[mandate]
        if (player.women if sex else player.men) < fewest:
            return Refusal("S-810", "no-meeple-for-mandate")
        cost = mandate_price(position, self.seat, mandate, sex, fewest)
        return _refusal(cost, player.florins, "S-810", "mandate-impossible")


def _asked_sex(position: Board, column: int, mandate: int) -> int:
    """Whom the space asks for on which a mandate lies in the zone of this column."""
    space = 0 if position.mandates[column * 2] == mandate else 1
    return position.box.mandate_sex[column * 2 + space]


def _refusal(cost: int, florins: int, rule: str, reason: str) -> Refusal | None:
    if cost < 0:
        return Refusal(rule, reason)
    if cost > florins:
        return Refusal(rule, "not-enough-florins", {"florins": cost})
    return None


def die_cost(position: Board, column: int, value: int) -> int:
    """What a die costs in its column: the difference, and never a change (S-405, S-406)."""
    cost = position.box.value[column] - value
    return cost if cost > 0 else 0


def lowest_die(position: Board, seat: int, column: int) -> int:
    """The lowest number a die of this colour may show to be taken; 7 when none may."""
    player = position.players[seat]
    needed = column_price(position, seat, column)
    if needed < 0 or needed > player.florins:
        return FACES + 1
    lowest = position.box.value[column] - (player.florins - needed)
    return lowest if lowest > 1 else 1


def column_price(position: Board, seat: int, column: int) -> int:
    """The florins the cheapest action of a column needs after the die, or IMPOSSIBLE."""
    box = position.box
    action = box.action[column]
    if action == FLORINS or action == PROGENY:
        return 0
    least = price(position, seat, action)
    if least == 0:
        return 0
    for space in range(2):
        mandate = position.mandates[column * 2 + space]
        sex = box.mandate_sex[column * 2 + space]
        cost = mandate_price(position, seat, mandate, sex, box.mandate_fewest[mandate])
        if cost == 0:
            return 0
        if cost > 0 and (least < 0 or cost < least):
            least = cost
    cost = hire_price(position, seat, box.ring[column], 0)
    if cost >= 0 and (least < 0 or cost < least):
        least = cost
    return least


def can_take(position: Board, seat: int) -> bool:
    """The player may take another die (S-404) and finds one with an action that works."""
    player = position.players[seat]
    if player.dice_taken() >= position.box.most_dice:
        return False
    for column in range(5):
        if player.dice[column] == 0:
            first = column * FACES - 1
            for value in range(lowest_die(position, seat, column), FACES + 1):
                if position.dice[first + value]:
                    return True
    return False
