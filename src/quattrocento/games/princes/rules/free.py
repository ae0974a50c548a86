"""What a player may do at any decision of his own: Banking; in his own turn stealing, Alfonso."""

from __future__ import annotations

from typing import ClassVar, Final

from quattrocento.games.princes.board import NOTHING, Board
from quattrocento.games.princes.box import lowest
from quattrocento.games.princes.names import CURRENCIES
from quattrocento.games.princes.rules.money import banking_open, committed, funds, prove
from quattrocento.games.princes.rules.treachery import (
    DrawTreachery,
    steal,
    theft_candidates,
    theft_refusal,
    thefts,
)
from quattrocento.kernel.step import AnyStep, Decision, Move, Refusal, Task

BANK: Final[tuple[tuple[Move, ...], ...]] = tuple(
    tuple(("bank", currency, amount) for amount in range(10)) for currency in CURRENCIES
)
"""Pay so much of a currency to the bank for as much of the other."""
ALFONSO: Final[Move] = ("alfonso",)
NO_ALFONSO: Final[Move] = ("no_alfonso",)
THEFTS: Final = ("steal_influence", "raid_gold", "lucrezia")
FREE: Final = ("bank", "alfonso", *THEFTS)
"""The verbs of free plays."""
CURRENCY_INDEX: Final[dict[str | int, int]] = {name: i for i, name in enumerate(CURRENCIES)}


class DrawNow(Decision[Board]):
    """Alfonso won in another's turn: draw a treachery tile now, or later (P-1127)."""

    __slots__ = ()
    fields: ClassVar[tuple[str, ...]] = ("seat",)

    def play(self, position: Board, move: Move) -> None:
        if move[0] == "no_alfonso":
            # If the turn ends at once, the question was the last one.
            later = position.agenda[-2]
            if isinstance(later, LastDraw) and not goes_on(position, position.active):
                position.agenda.pop(-2)
        elif move[0] == "alfonso":
            use_alfonso(position, self.seat)
        else:
            play_free(position, self, self.seat, move)

    def candidates(self, position: Board) -> list[Move]:
        free = [move for move in free_candidates(position, self.seat) if move != ALFONSO]
        return [ALFONSO, NO_ALFONSO, *free]

    def why_not(self, position: Board, move: Move) -> Refusal | None:
        return free_refusal(position, self.seat, move) if move[0] == "bank" else None


class LastDraw(Task[Board]):
    """Who won Alfonso in another's turn and waited is asked again before it ends (P-1127)."""

    __slots__ = ("seat",)
    fields: ClassVar[tuple[str, ...]] = ("seat",)

    def __init__(self, seat: int) -> None:
        self.seat: Final = seat

    def run(self, position: Board) -> None:
        if position.unused(self.seat, position.box.draws):
            position.agenda.append(DrawNow(self.seat))


def may_draw(position: Board, seat: int) -> bool:
    """Alfonso could draw now: in his owner's turn, or to the end of that in which he was won
    (P-1126, P-1127)."""
    if not position.unused(seat, position.box.draws):
        return False
    if seat == position.active:
        return True
    return any(isinstance(step, LastDraw) and step.seat == seat for step in position.agenda)


def goes_on(position: Board, seat: int) -> bool:
    """The active player may have something to decide after his action: public facts (P-406)."""
    box = position.box
    once = box.thefts | box.draws | box.banks
    return position.players[seat].hand != 0 or position.unused(seat, once) != 0


def free_moves(position: Board, seat: int, moves: list[Move]) -> None:
    """Add what the seat may do besides: stealing (P-408), Banking (P-821 to P-825), Alfonso
    (P-1126). Nothing once the last event of the decade is sold (P-412)."""
    if position.events_left == 0:
        return
    if seat == position.active and position.lot_kind == NOTHING:
        thefts(position, seat, moves)
    if position.unused(seat, position.box.banks) and banking_open(position):
        for currency in range(2):
            for amount in range(1, _most(position, seat, currency) + 1):
                if keeps_bid(position, seat, currency, amount):
                    moves.append(BANK[currency][amount])
    if may_draw(position, seat):
        moves.append(ALFONSO)


def play_free(position: Board, step: AnyStep, seat: int, move: Move) -> bool:
    """Do a free move and ask the same question again; False if the move is none."""
    if move[0] not in FREE:
        return False
    position.agenda.append(step)
    if move[0] == "bank":
        bank(position, seat, move)
    elif move[0] == "alfonso":
        use_alfonso(position, seat)
    else:
        steal(position, seat, move)
    return True


def free_candidates(position: Board, seat: int) -> list[Move]:
    """What a seat with tiles for free plays may expect to be able to do."""
    player = position.players[seat]
    moves: list[Move] = []
    if seat == position.active and position.lot_kind == NOTHING:
        moves = theft_candidates(position, seat)
    if player.tiles & position.box.banks:
        for currency in range(2):
            moves.extend(BANK[currency][1 : position.box.bank + 1])
    if player.tiles & position.box.draws:
        moves.append(ALFONSO)
    return moves


def free_refusal(position: Board, seat: int, move: Move) -> Refusal | None:
    """The rule against a free move now."""
    if move[0] == "bank":
        return _banking_refusal(position, seat, move)
    if move[0] != "alfonso":
        return theft_refusal(position, seat, move)
    if not position.unused(seat, position.box.draws):
        return Refusal("P-1103", "used-this-decade")
    if position.events_left == 0:
        return Refusal("P-412", "last-event-is-sold")
    if not may_draw(position, seat):
        return Refusal("P-1126", "only-in-own-turn")
    return None


def _banking_refusal(position: Board, seat: int, move: Move) -> Refusal | None:
    currency = CURRENCY_INDEX[move[1]]
    amount = move[2]
    assert isinstance(amount, int)
    if not position.unused(seat, position.box.banks):
        return Refusal("P-822", "used-this-decade")
    if not banking_open(position):
        return Refusal("P-825", "last-event-is-up")
    if amount > position.players[seat].money(currency):
        return Refusal("P-821", "not-enough-money")
    if not keeps_bid(position, seat, currency, amount):
        return Refusal("P-814", "bid-needs-money")
    return None


def keeps_bid(position: Board, seat: int, currency: int, amount: int) -> bool:
    """After banking so much the seat can still pay what it has bid (P-814)."""
    owed = committed(position, seat)
    if owed == 0:
        return True
    player = position.players[seat]
    used = player.used
    _exchange(position, seat, currency, amount)
    enough = funds(position, seat) >= owed
    player.receive(currency, amount)
    player.receive(1 - currency, -amount)
    player.used = used
    return enough


def bank(position: Board, seat: int, move: Move) -> None:
    """Use a Banking tile (P-821, P-822)."""
    amount = move[2]
    assert isinstance(amount, int)
    _exchange(position, seat, CURRENCY_INDEX[move[1]], amount)
    prove(position, seat)
    if position.events is not None:
        position.tell("banks", seat=seat, currency=move[1], amount=amount)


def use_alfonso(position: Board, seat: int) -> None:
    """Turn Alfonso and draw a treachery tile (P-1125, P-1128)."""
    tile = lowest(position.unused(seat, position.box.draws))
    position.players[seat].used |= 1 << tile
    position.agenda.append(DrawTreachery(seat))
    if position.events is not None:
        position.tell("alfonso", seat=seat)


def _most(position: Board, seat: int, currency: int) -> int:
    return min(position.players[seat].money(currency), position.box.bank)


def _exchange(position: Board, seat: int, currency: int, amount: int) -> None:
    player = position.players[seat]
    player.used |= 1 << lowest(position.unused(seat, position.box.banks))
    player.receive(currency, -amount)
    player.receive(1 - currency, amount)
