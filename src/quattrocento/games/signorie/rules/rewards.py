"""Phase 3: initiative, the new turn order, rewards and brides, clearing up."""

from __future__ import annotations

from typing import ClassVar, Final

from quattrocento.games.signorie.board import NO_REWARD, Board, changed
from quattrocento.games.signorie.names import (
    BONUSES,
    BY_REWARD,
    COLUMN_AGAIN,
    FAMILY,
    FROM_BRIDES,
    FROM_INITIATIVE,
    FROM_PURCHASES,
    FROM_REWARDS,
    HIRE,
    PER_BRIDE,
    PER_CITY,
    PER_HELPER,
    PER_TILE,
    VICTORY_POINTS,
)
from quattrocento.games.signorie.rules.alliances import row_tiles
from quattrocento.games.signorie.rules.effects import fetch_family, perform, price, receive
from quattrocento.games.signorie.rules.helpers import (
    ANY_COLUMN,
    ColumnAgain,
    PlaceHelper,
    column_usable,
    helper_count,
    hire_price,
)
from quattrocento.games.signorie.rules.mandates import threshold
from quattrocento.kernel.step import Decision, Move, Refusal, Task

BONUS: Final[Move] = ("bonus",)
TAKE_FLORINS: Final[Move] = ("florins",)
BRIDE: Final[Move] = ("bride",)
NO_BRIDE: Final[Move] = ("no_bride",)
BUY: Final[Move] = ("buy",)
DECLINE: Final[Move] = ("decline",)


class ScoreInitiative(Task[Board]):
    """Each player scores the initiative space of the own disc (S-1602)."""

    __slots__ = ()

    def run(self, position: Board) -> None:
        for seat in position.order:
            vp = position.box.initiative_vp[position.initiative[seat]]
            position.score(seat, FROM_INITIATIVE, vp)
            if position.events is not None and vp:
                position.tell("initiative_vp", seat=seat, vp=vp)


class NewOrder(Task[Board]):
    """The new turn order, higher discs first, then all discs back to the start (S-1603 on)."""

    __slots__ = ()

    def run(self, position: Board) -> None:
        seats = sorted(
            range(len(position.players)),
            key=lambda seat: (-position.initiative[seat], -position.heights[seat]),
        )
        position.order = tuple(seats)
        stack_discs(position)
        if position.events is not None:
            position.tell("new_order", order=seats)


class Rewards(Task[Board]):
    """Players within their threshold receive the reward, in the new order (S-1607 to S-1612)."""

    __slots__ = ()

    def run(self, position: Board) -> None:
        rewarded: list[Reward] = []
        for seat in position.order:
            player = position.players[seat]
            if player.dice_sum() <= threshold(position, player):
                rewarded.append(Reward(seat))
            elif position.events is not None:
                position.tell("over_threshold", seat=seat, sum=player.dice_sum())
        position.then(*rewarded)


class Reward(Task[Board]):
    """One player's reward: bonus or florins and a bride, or victory points and a purchase."""

    __slots__ = ("seat",)
    fields: ClassVar[tuple[str, ...]] = ("seat",)

    def __init__(self, seat: int) -> None:
        self.seat: Final = seat

    def run(self, position: Board) -> None:
        seat = self.seat
        if position.round <= position.box.bonus_rounds:
            position.then(TakeReward(seat), OfferBride(seat))
            return
        score_reward(position, seat)
        if position.players[seat].florins >= position.box.purchase_florins:
            position.agenda.append(Purchase(seat))


class TakeReward(Decision[Board]):
    """The bonus of the round's tile, if it can be carried out, or 3 florins (S-1613 to S-1615)."""

    __slots__ = ()
    fields: ClassVar[tuple[str, ...]] = ("seat",)

    def moves(self, position: Board) -> list[Move]:
        # Fast: 4 % of decisions, and two fifths slower by candidates.
        return [BONUS, TAKE_FLORINS] if bonus_possible(position, self.seat) else [TAKE_FLORINS]

    def play(self, position: Board, move: Move) -> None:
        if move[0] == "bonus":
            take_bonus(position, self.seat)
        else:
            receive(position, self.seat, position.box.reward_florins)

    def candidates(self, position: Board) -> list[Move]:
        return [BONUS, TAKE_FLORINS]

    def why_not(self, position: Board, move: Move) -> Refusal | None:
        if move == BONUS and not bonus_possible(position, self.seat):
            return Refusal("S-1615", "bonus-impossible")
        return None


class OfferBride(Task[Board]):
    """After the reward, a bride, where a space is left for her (S-1802, S-1807)."""

    __slots__ = ("seat",)
    fields: ClassVar[tuple[str, ...]] = ("seat",)

    def __init__(self, seat: int) -> None:
        self.seat: Final = seat

    def run(self, position: Board) -> None:
        if position.players[self.seat].brides < len(position.box.bride_vp):
            position.agenda.append(PlaceBride(self.seat))


class PlaceBride(Decision[Board]):
    """Place a bride on the topmost empty space for its points, or decline (S-1802 to S-1808)."""

    __slots__ = ()
    fields: ClassVar[tuple[str, ...]] = ("seat",)

    def moves(self, position: Board) -> list[Move]:
        return [BRIDE, NO_BRIDE]

    def play(self, position: Board, move: Move) -> None:
        if move[0] == "no_bride":
            if position.events is not None:
                position.tell("no_bride", seat=self.seat)
            return
        box = position.box
        player = position.players[self.seat]
        vp = box.bride_vp[player.brides]
        florins = box.bride_florins if position.round >= box.bride_florins_from else 0
        player.brides += 1
        player.florins += florins
        position.score(self.seat, FROM_BRIDES, vp)
        if position.events is not None:
            position.tell("bride", seat=self.seat, vp=vp, florins=florins)


class Purchase(Decision[Board]):
    """In the last rounds: pay 5 florins for 5 VP, once, or decline (S-1617, S-1618)."""

    __slots__ = ()
    fields: ClassVar[tuple[str, ...]] = ("seat",)

    def moves(self, position: Board) -> list[Move]:
        return [BUY, DECLINE]

    def play(self, position: Board, move: Move) -> None:
        if move[0] == "buy":
            box = position.box
            position.players[self.seat].florins -= box.purchase_florins
            position.score(self.seat, FROM_PURCHASES, box.purchase_vp)
            if position.events is not None:
                position.tell(
                    "buys", seat=self.seat, florins=box.purchase_florins, vp=box.purchase_vp
                )
        elif position.events is not None:
            position.tell("declines", seat=self.seat)


class ClearUp(Task[Board]):
    """The reward of the round leaves the table, and meeples the threshold area for the general
    stock (S-1619 to S-1621)."""

    __slots__ = ()

    def run(self, position: Board) -> None:
        position.rewards = changed(position.rewards, position.round - 1, NO_REWARD)
        for player in position.players:
            player.general_men += player.threshold_men
            player.general_women += player.threshold_women
            player.threshold_men = 0
            player.threshold_women = 0


def stack_discs(position: Board) -> None:
    """All initiative discs on the lowest space, the first player's on top (S-206, S-1605)."""
    count = len(position.order)
    for place, seat in enumerate(position.order):
        position.initiative = changed(position.initiative, seat, 0)
        position.heights = changed(position.heights, seat, count - 1 - place)


def bonus_possible(position: Board, seat: int) -> bool:
    """The bonus of the round's tile can be carried out (ruling 49)."""
    box = position.box
    player = position.players[seat]
    bonus = position.rewards[position.round - 1]
    effect = box.bonus[bonus]
    if effect == HIRE:
        cost = hire_price(position, seat, ANY_COLUMN, box.bonus_amount[bonus])
        return 0 <= cost <= player.florins
    if effect == FAMILY:
        return player.general_men > 0 or player.general_women > 0
    if effect == COLUMN_AGAIN:
        for column in range(5):
            if column_usable(position, seat, column):
                return True
        return False
    return 0 <= price(position, seat, effect) <= player.florins


def take_bonus(position: Board, seat: int) -> None:
    box = position.box
    bonus = position.rewards[position.round - 1]
    effect = box.bonus[bonus]
    amount = box.bonus_amount[bonus]
    if position.events is not None:
        position.tell("bonus", seat=seat, bonus=BONUSES[bonus])
    if effect == HIRE:
        position.agenda.append(PlaceHelper(seat, ANY_COLUMN, amount))
    elif effect == FAMILY:
        fetch_family(position, position.players[seat], seat)
    elif effect == COLUMN_AGAIN:
        position.agenda.append(ColumnAgain(seat))
    else:
        perform(position, seat, effect, amount, 0, BY_REWARD)


def score_reward(position: Board, seat: int) -> None:
    """The victory points of the round's tile, by the state at this moment (S-1713 to S-1718)."""
    tile = position.rewards[position.round - 1]
    vp = criterion_count(position, seat, tile) * position.box.criterion_vp[tile]
    position.score(seat, FROM_REWARDS, vp)
    if position.events is not None:
        position.tell("reward_vp", seat=seat, reward=VICTORY_POINTS[tile], vp=vp)


def criterion_count(position: Board, seat: int, tile: int) -> int:
    """How often the player meets the criterion of a victory-point tile."""
    player = position.players[seat]
    criterion = position.box.criterion[tile]
    if criterion == PER_BRIDE:
        return player.brides + 1
    if criterion == PER_HELPER:
        return helper_count(player.helpers)
    if criterion == PER_CITY:
        return cities_reached(position, seat)
    if criterion == PER_TILE:
        return sum(row_tiles(player, row) for row in range(4))
    return sum(player.careers)


def cities_reached(position: Board, seat: int) -> int:
    """Cities with at least one of the player's meeples."""
    count = 0
    for city in position.cities:
        first = city * position.box.widest_city
        for space in range(first, first + position.filled[city]):
            if position.meeples[space] // 2 == seat:
                count += 1
                break
    return count
