"""Mandates: meeples spent on the tile in the zone of the die."""

from __future__ import annotations

from typing import ClassVar, Final

from quattrocento.games.signorie.board import Board, Player
from quattrocento.games.signorie.names import (
    BY_MANDATE,
    CAREER,
    FLORINS,
    HIRE,
    INITIATIVE,
    MAN,
    MANDATES,
    SEXES,
    THRESHOLD,
    TILE,
    USE_HELPER,
)
from quattrocento.games.signorie.rules.careers import career_room, offer_points
from quattrocento.games.signorie.rules.effects import IMPOSSIBLE, climb_all, perform, price, receive
from quattrocento.games.signorie.rules.helpers import (
    ANY_COLUMN,
    PlaceHelper,
    UseHelper,
    helpers_price,
    hire_price,
)
from quattrocento.kernel.step import Decision, Move, Refusal

SPEND: Final[tuple[Move, ...]] = tuple(("spend", meeples) for meeples in range(4))


class Spend(Decision[Board]):
    """How many meeples to spend on a mandate that leaves it open (S-805, S-806).

    The number is chosen before anything happens, and each repetition must do something.
    """

    __slots__ = ("column", "mandate", "sex")
    fields: ClassVar[tuple[str, ...]] = ("seat", "column", "mandate", "sex")

    def __init__(self, seat: int, column: int, mandate: int, sex: int) -> None:
        super().__init__(seat)
        self.column: Final = column
        self.mandate: Final = mandate
        self.sex: Final = sex

    def moves(self, position: Board) -> list[Move]:
        # Fast: 5 % of decisions, and two fifths slower by candidates.
        moves: list[Move] = []
        box = position.box
        for meeples in range(box.mandate_fewest[self.mandate], box.mandate_most[self.mandate] + 1):
            if self._refusal(position, meeples) is None:
                moves.append(SPEND[meeples])
        return moves

    def play(self, position: Board, move: Move) -> None:
        meeples = move[1]
        assert isinstance(meeples, int)
        carry_out(position, self.seat, self.column, self.mandate, self.sex, meeples)

    def candidates(self, position: Board) -> list[Move]:
        box = position.box
        numbers = range(box.mandate_fewest[self.mandate], box.mandate_most[self.mandate] + 1)
        return [SPEND[meeples] for meeples in numbers]

    def why_not(self, position: Board, move: Move) -> Refusal | None:
        meeples = move[1]
        assert isinstance(meeples, int)
        reason = self._refusal(position, meeples)
        if reason is None:
            return None
        rule = "S-803" if reason == "not-enough-meeples" else "S-806"
        return Refusal(rule, reason)

    def _refusal(self, position: Board, meeples: int) -> str | None:
        player = position.players[self.seat]
        if meeples > (player.men if self.sex == MAN else player.women):
            return "not-enough-meeples"
        cost = mandate_price(position, self.seat, self.mandate, self.sex, meeples)
        return "repetition-idle" if cost < 0 or cost > player.florins else None


def mandate_price(position: Board, seat: int, mandate: int, sex: int, meeples: int) -> int:
    """The florins needed to carry out a mandate with so many meeples, or IMPOSSIBLE.

    Judged as if the meeples were already spent (S-807, S-810; rulings 25, 41 and 45).
    """
    player = position.players[seat]
    if (player.men if sex == MAN else player.women) < meeples:
        return IMPOSSIBLE
    box = position.box
    effect = box.mandate[mandate]
    amount = box.mandate_amount[mandate]
    times = meeples // box.mandate_fewest[mandate]
    if effect == FLORINS or effect == THRESHOLD:
        return 0
    if effect == TILE:
        return 0 if position.stack >= times * amount else IMPOSSIBLE
    if effect == INITIATIVE:
        free = box.cap - position.initiative[seat]
        return 0 if free >= _least(amount, times) else IMPOSSIBLE
    _spend(player, sex, meeples)
    if effect == CAREER:
        room = career_room(position, player)
        cost = 0 if room >= _least(amount, times) else IMPOSSIBLE
    elif effect == HIRE:
        cost = hire_price(position, seat, ANY_COLUMN, amount)
    elif effect == USE_HELPER:
        cost = helpers_price(position, seat)
    else:
        cost = price(position, seat, effect)
    _spend(player, sex, -meeples)
    return cost


def carry_out(
    position: Board, seat: int, column: int, mandate: int, sex: int, meeples: int
) -> None:
    """Spend the meeples, then let the mandate work: once, or once for each where that is open."""
    box = position.box
    player = position.players[seat]
    effect = box.mandate[mandate]
    amount = box.mandate_amount[mandate]
    times = meeples // box.mandate_fewest[mandate]
    if position.events is not None:
        position.tell(
            "mandate", seat=seat, mandate=MANDATES[mandate], sex=SEXES[sex], meeples=meeples
        )
    if effect == THRESHOLD:
        if sex == MAN:
            player.men -= meeples
            player.threshold_men += meeples
        else:
            player.women -= meeples
            player.threshold_women += meeples
        if position.events is not None:
            position.tell("threshold", seat=seat, threshold=threshold(position, player))
        return
    _spend(player, sex, meeples)
    if effect == FLORINS:
        receive(position, seat, amount * times)
    elif effect == INITIATIVE:
        climb_all(position, seat, amount * times)
    elif effect == CAREER:
        offer_points(position, seat, amount * times, _least(amount, times), 0, BY_MANDATE)
    elif effect == HIRE:
        position.agenda.append(PlaceHelper(seat, ANY_COLUMN, amount))
    elif effect == USE_HELPER:
        position.agenda.append(UseHelper(seat, column))
    else:
        perform(position, seat, effect, amount * times, player.dice[column], BY_MANDATE)


def threshold(position: Board, player: Player) -> int:
    """The sum of dice up to which the player receives a reward (S-1608)."""
    box = position.box
    meeples = player.threshold_men + player.threshold_women
    if meeples == 0:
        return box.threshold
    mandate = box.mandate.index(THRESHOLD)
    times = meeples // box.mandate_fewest[mandate]
    return box.threshold + times * box.mandate_amount[mandate]


def _spend(player: Player, sex: int, meeples: int) -> None:
    if sex == MAN:
        player.men -= meeples
        player.general_men += meeples
    else:
        player.women -= meeples
        player.general_women += meeples


def _least(amount: int, times: int) -> int:
    """Points that must find a use so that each repetition does something."""
    return amount * (times - 1) + 1
