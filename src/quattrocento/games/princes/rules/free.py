"""What a player may do at any decision of his own: Banking, and in his own turn Alfonso."""

from __future__ import annotations

from typing import Final

from quattrocento.games.princes.board import Board
from quattrocento.games.princes.box import lowest
from quattrocento.games.princes.names import CURRENCIES
from quattrocento.games.princes.rules.money import banking_open, committed, funds, prove
from quattrocento.games.princes.rules.treachery import DrawTreachery
from quattrocento.kernel.step import AnyStep, Move, Refusal

BANK: Final[tuple[tuple[Move, ...], ...]] = tuple(
    tuple(("bank", currency, amount) for amount in range(10)) for currency in CURRENCIES
)
"""Pay so much of a currency to the bank for as much of the other."""
ALFONSO: Final[Move] = ("alfonso",)
CURRENCY_INDEX: Final[dict[str | int, int]] = {name: i for i, name in enumerate(CURRENCIES)}


def free_moves(position: Board, seat: int, moves: list[Move]) -> None:
    """Add what the seat may do besides: Banking (P-821 to P-825), Alfonso (P-1126).

    Nothing once the last event of the decade is sold (P-412).
    """
    player = position.players[seat]
    if not player.tiles & ~player.used & (position.box.banks | position.box.draws):
        return
    if position.events_left == 0:
        return
    if position.unused(seat, position.box.banks) and banking_open(position):
        for currency in range(2):
            for amount in range(1, _most(position, seat, currency) + 1):
                if keeps_bid(position, seat, currency, amount):
                    moves.append(BANK[currency][amount])
    if seat == position.active and position.unused(seat, position.box.draws):
        moves.append(ALFONSO)


def play_free(position: Board, step: AnyStep, seat: int, move: Move) -> bool:
    """Do a free move and ask the same question again; False if the move is none."""
    if move[0] == "bank":
        position.agenda.append(step)
        bank(position, seat, move)
        return True
    if move[0] == "alfonso":
        position.agenda.append(step)
        use_alfonso(position, seat)
        return True
    return False


def free_candidates(position: Board, seat: int) -> list[Move]:
    """What an owner of Banking or Alfonso may expect to be able to do."""
    player = position.players[seat]
    moves: list[Move] = []
    if player.tiles & position.box.banks:
        for currency in range(2):
            moves.extend(BANK[currency][1 : position.box.bank + 1])
    if player.tiles & position.box.draws:
        moves.append(ALFONSO)
    return moves


def free_refusal(position: Board, seat: int, move: Move) -> Refusal | None:
    """The rule against a free move now."""
    if move[0] == "bank":
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
    if not position.unused(seat, position.box.draws):
        return Refusal("P-1103", "used-this-decade")
    if seat != position.active:
        return Refusal("P-1126", "only-in-own-turn")
    if position.events_left == 0:
        return Refusal("P-412", "last-event-is-sold")
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
    money = position.players[seat].money(currency)
    return money if money < position.box.bank else position.box.bank


def _exchange(position: Board, seat: int, currency: int, amount: int) -> None:
    player = position.players[seat]
    player.used |= 1 << lowest(position.unused(seat, position.box.banks))
    player.receive(currency, -amount)
    player.receive(1 - currency, amount)
