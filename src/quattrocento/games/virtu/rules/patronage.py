"""Patronise: one rank a year, and the bonuses of artists and works."""

from __future__ import annotations

from typing import ClassVar, Final

from quattrocento.games.virtu.board import Board
from quattrocento.games.virtu.box import bits
from quattrocento.games.virtu.names import (
    ARTISTS,
    BONUSES,
    CANNONS,
    CANNONS_BONUS,
    CROWN,
    EITHER,
    FIRST_COURT,
    FROM_COURT,
    MACHIAVELLI,
    MACHIAVELLI_CARD,
    MICHELANGELO,
    NOBODY,
    PRINCE,
)
from quattrocento.games.virtu.player import Player
from quattrocento.games.virtu.rules.actions import ASIDES, asides, play_aside, why_not_aside
from quattrocento.games.virtu.rules.agents import gain_agent
from quattrocento.games.virtu.rules.control import discard, on_top
from quattrocento.games.virtu.rules.palace import (
    DISCARD,
    SPACE_INDEX,
    TO_SPACE,
    court_size,
    discardable,
    free_court,
    lay,
    reopen,
)
from quattrocento.games.virtu.rules.paying import charge, payable
from quattrocento.games.virtu.rules.reliefs import (
    ACTION,
    COLLECT,
    SOURCE_INDEX,
    collect,
    collectable,
)
from quattrocento.kernel.step import Decision, Move, Refusal, Task

RISE: Final[Move] = ("patronise",)
BONUS: Final[tuple[Move, ...]] = tuple(("bonus", bonus) for bonus in BONUSES)
BONUS_INDEX: Final[dict[str | int, int]] = {name: i for i, name in enumerate(BONUSES)}


class Patronise(Decision[Board]):
    """Rise by one rank for its price, or not (V-701 to V-704)."""

    __slots__ = ()
    fields: ClassVar[tuple[str, ...]] = ("seat",)

    def moves(self, position: Board) -> list[Move]:
        # Fast: eight times slower by candidates.
        moves: list[Move] = []
        player = position.players[self.seat]
        if not position.done and player.rank < position.box.ranks:
            if payable(position, self.seat, ACTION, next_rank_cost(position, player)):
                moves.append(RISE)
        return moves + asides(position, self.seat)

    def play(self, position: Board, move: Move) -> None:
        if play_aside(position, self.seat, move, self):
            return
        position.then(Rise(self.seat), self)
        cost = next_rank_cost(position, position.players[self.seat])
        charge(position, self.seat, ACTION, cost)

    def candidates(self, position: Board) -> list[Move]:
        return [RISE, *ASIDES]

    def why_not(self, position: Board, move: Move) -> Refusal | None:
        if move != RISE:
            return why_not_aside(position, self.seat, move)
        player = position.players[self.seat]
        if position.done:
            return Refusal("V-701", "one-rank-a-year")
        if player.rank == position.box.ranks:
            return Refusal("V-704", "last-rank")
        if not payable(position, self.seat, ACTION, next_rank_cost(position, player)):
            return Refusal(f"V-{702 + player.rank // 2}", "cannot-pay")
        return None


class Rise(Task[Board]):
    """The disc rises one rank; some ranks bring a bonus at once (V-701, V-705 to V-707)."""

    __slots__ = ("seat",)
    fields: ClassVar[tuple[str, ...]] = ("seat",)

    def __init__(self, seat: int) -> None:
        self.seat: Final = seat

    def run(self, position: Board) -> None:
        player = position.players[self.seat]
        player.rank += 1
        position.patrons = on_top(position.patrons, self.seat)
        position.done += 1
        if position.events is not None:
            position.tell("rises", seat=self.seat, rank=player.rank)
        if player.rank in position.box.bonus_ranks and open_bonuses(position, player):
            position.agenda.append(ChooseBonus(self.seat))


class ChooseBonus(Decision[Board]):
    """Which patronage bonus to take: one of those left, of the other type at rank 4 (V-706)."""

    __slots__ = ()
    fields: ClassVar[tuple[str, ...]] = ("seat",)

    def play(self, position: Board, move: Move) -> None:
        bonus = BONUS_INDEX[move[1]]
        player = position.players[self.seat]
        position.bonuses &= ~(1 << bonus)
        player.bonuses |= 1 << bonus
        if position.events is not None:
            position.tell("takes_bonus", seat=self.seat, bonus=BONUSES[bonus])
        if bonus == MACHIAVELLI:
            position.agenda.append(PlaceCard(self.seat, MACHIAVELLI_CARD))
        elif bonus == CANNONS_BONUS:
            player.tiles |= 1 << CANNONS
            player.ready |= 1 << CANNONS
        elif bonus == PRINCE:
            gain_agent(position, self.seat)
        reopen(position, self.seat)

    def candidates(self, position: Board) -> list[Move]:
        return list(BONUS)

    def why_not(self, position: Board, move: Move) -> Refusal | None:
        bonus = BONUS_INDEX[move[1]]
        if not position.bonuses >> bonus & 1:
            return Refusal("V-708", "bonus-taken")
        if bonus not in open_bonuses(position, position.players[self.seat]):
            return Refusal("V-706", "one-of-each-type")
        return None


class PlaceCard(Decision[Board]):
    """On which free cortigiano space a new card goes, or which one makes room (V-212, V-717).

    A card that came in the same step stays; florins may be collected before a discard.
    """

    __slots__ = ("card",)
    fields: ClassVar[tuple[str, ...]] = ("seat", "card")

    def __init__(self, seat: int, card: int) -> None:
        super().__init__(seat)
        self.card: Final = card

    def moves(self, position: Board) -> list[Move]:
        moves: list[Move] = [TO_SPACE[space] for space in free_court(position, self.seat)]
        old: list[int] = []
        for space in discardable(position, self.seat, NOBODY):
            if self._may_go(position, space):
                old.append(FROM_COURT + space - FIRST_COURT)
                moves.append(DISCARD[space])
        if old:
            for source in collectable(position, self.seat):
                if source in old:
                    moves.append(COLLECT[source])
        return moves

    def _may_go(self, position: Board, space: int) -> bool:
        """An older card may make room, if the space it opens is not needed for cards to come."""
        if position.fresh >> (space - FIRST_COURT) & 1:
            return False
        cards = position.players[self.seat].cards
        card = cards[space]
        if not position.box.space_mask >> card & 1:
            return True
        cards[space] = NOBODY
        size = court_size(position, self.seat)
        cards[space] = card
        return size >= bits(position.fresh) + waiting(position)

    def play(self, position: Board, move: Move) -> None:
        if move[0] == "to":
            space = SPACE_INDEX[move[1]]
            lay(position, self.seat, self.card, space)
            position.fresh |= 1 << (space - FIRST_COURT)
            return
        if move[0] == "discard":
            discard(position, self.seat, SPACE_INDEX[move[1]])
        else:
            collect(position, self.seat, SOURCE_INDEX[move[1]])
        position.agenda.append(self)


def waiting(position: Board) -> int:
    """Cards that are still to be laid down."""
    count = 0
    for step in position.agenda:
        if isinstance(step, PlaceCard):
            count += 1
    return count


def next_rank_cost(position: Board, player: Player) -> list[int]:
    """The price of the next rank, Michelangelo's crown taken off (V-710, V-711)."""
    cost = list(position.box.rank_cost[player.rank + 1])
    if player.has(MICHELANGELO):
        if cost[CROWN]:
            cost[CROWN] -= 1
        elif cost[EITHER]:
            cost[EITHER] -= 1
    return cost


def open_bonuses(position: Board, player: Player) -> list[int]:
    """Bonuses left, of a type that the player has not had yet (V-706, V-719)."""
    artists = (1 << ARTISTS) - 1
    left = position.bonuses
    if player.bonuses & artists:
        left &= ~artists
    if player.bonuses & ~artists:
        left &= artists
    return [bonus for bonus in range(len(BONUSES)) if left >> bonus & 1]
