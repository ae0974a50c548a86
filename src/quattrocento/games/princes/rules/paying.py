"""Paying what was bid: discounts first, then as the winner chooses."""

from __future__ import annotations

from typing import ClassVar, Final

from quattrocento.games.princes.board import Board
from quattrocento.games.princes.names import (
    BRIBE_CARDINAL,
    CURRENCIES,
    FAMILY_LOT,
    POPE_LOT,
)
from quattrocento.games.princes.rules.awards import Award
from quattrocento.games.princes.rules.free import (
    CURRENCY_INDEX,
    bank,
    free_candidates,
    free_refusal,
    keeps_bid,
    may_draw,
    play_free,
)
from quattrocento.games.princes.rules.lots import for_condottiere, lot_name
from quattrocento.games.princes.rules.money import banking_open, currency, discount
from quattrocento.games.princes.rules.treachery import play_tile
from quattrocento.kernel.step import Decision, Move, Refusal, Task

PAY: Final[Move] = ("pay",)
CARDINAL: Final[Move] = ("bribe_cardinal",)


class Sale(Task[Board]):
    """The high bidder has won: he pays at once, then gets what he won (P-610, P-801, P-815)."""

    __slots__ = ()

    def run(self, position: Board) -> None:
        seat = position.leader
        price = position.bid - discount(position, seat)
        position.due = price if price > 0 else 0
        if position.events is not None:
            self._tell(position)
        position.agenda.append(Award())
        if asked_to_pay(position):
            position.agenda.append(Pay(seat))
        else:
            pay_rest(position)

    def _tell(self, position: Board) -> None:
        seat, bid, lot = position.leader, position.bid, lot_name(position)
        money = CURRENCIES[currency(position)]
        if for_condottiere(position):
            position.tell("wins_city", seat=seat, city=lot, bid=bid, currency=money)
        elif position.lot_kind == FAMILY_LOT:
            position.tell("wins_family", seat=seat, family=lot, bid=bid, currency=money)
        else:
            position.tell("wins", seat=seat, tile=lot, bid=bid, currency=money)


class Pay(Decision[Board]):
    """How to pay: Bribe Cardinals for the Pope, Banking, the rest from hand (P-812 to P-815).

    Whatever is offered leaves a way to pay everything. For the last event of a decade what is
    banked goes to the price at once (P-826).
    """

    __slots__ = ()
    fields: ClassVar[tuple[str, ...]] = ("seat",)

    def play(self, position: Board, move: Move) -> None:
        if move[0] == "bribe_cardinal":
            play_tile(position, self.seat, BRIBE_CARDINAL)
            worth = min(position.box.cardinal, position.due)
            position.due -= worth
            if position.events is not None:
                position.tell("bribes_cardinal", seat=self.seat, influence=worth)
            if position.due:
                position.agenda.append(self)
        elif move[0] == "bank" and not banking_open(position):
            amount = move[2]
            assert isinstance(amount, int)
            bank(position, self.seat, move)
            pay(position, amount)
            if position.due:
                position.agenda.append(self)
        elif not play_free(position, self, self.seat, move):
            pay_rest(position)

    def candidates(self, position: Board) -> list[Move]:
        moves = [CARDINAL] if position.lot_kind == POPE_LOT else []
        return [*moves, *free_candidates(position, self.seat), PAY]

    def why_not(self, position: Board, move: Move) -> Refusal | None:
        if move == CARDINAL:
            return self._cardinal(position)
        if move == PAY:
            money = currency(position)
            if position.players[self.seat].money(money) < position.due:
                return Refusal("P-813", "not-enough-in-hand", {"price": position.due})
            return None
        return self._free(position, move)

    def _cardinal(self, position: Board) -> Refusal | None:
        if position.lot_kind != POPE_LOT or not position.holds(self.seat, BRIBE_CARDINAL):
            return Refusal("P-1008", "no-cardinal")
        return None

    def _free(self, position: Board, move: Move) -> Refusal | None:
        if move[0] != "bank" or banking_open(position):
            return free_refusal(position, self.seat, move)
        seat = self.seat
        money = currency(position)
        source = CURRENCY_INDEX[move[1]]
        amount = move[2]
        assert isinstance(amount, int)
        player = position.players[seat]
        if not position.unused(seat, position.box.banks):
            return Refusal("P-822", "used-this-decade")
        lacking = position.due - player.money(money)
        if source == money or amount > (position.due if position.bank_price else lacking):
            reason = "only-the-price" if position.bank_price else "only-what-is-lacking"
            return Refusal("P-826", reason)
        if amount > player.money(source):
            return Refusal("P-821", "not-enough-money")
        if not keeps_bid(position, seat, source, amount):
            return Refusal("P-813", "bid-needs-money")
        return None


def asked_to_pay(position: Board) -> bool:
    """Whether the winner has to say how he pays: public facts alone decide (P-815)."""
    player = position.players[position.leader]
    if position.due == 0:
        return False
    if player.money(currency(position)) < position.due:
        return True
    if position.lot_kind == POPE_LOT and (player.hand or may_draw(position, position.leader)):
        return True
    if position.unused(position.leader, position.box.banks) == 0:
        return False
    if position.hidden_totals:
        return True
    other = player.money(1 - currency(position))
    return position.bank_price and not banking_open(position) and other > 0


def pay_rest(position: Board) -> None:
    """What is still due goes from the hand to the bank (P-801)."""
    pay(position, position.due)


def pay(position: Board, amount: int) -> None:
    """So much of what is due goes from the winner's hand to the bank."""
    money = currency(position)
    position.players[position.leader].receive(money, -amount)
    if position.events is not None and amount:
        position.tell("pays", seat=position.leader, amount=amount, currency=CURRENCIES[money])
    position.due -= amount
