"""Negotiation: gifts, and offers of exchange that the other accepts or declines."""

from __future__ import annotations

from typing import Final

from quattrocento.games.princes.board import NOBODY, NOTHING, Board, Offer
from quattrocento.games.princes.names import POPE_LOT
from quattrocento.games.princes.rules.money import committed, funds, open_funds, prove
from quattrocento.kernel.step import Move, Refusal

MOST: Final = 999
"""More than anybody can ever have: what is beyond is no amount of money."""


def bargains(position: Board, seat: int) -> list[Move]:
    """The bargains open to a seat: answer and withdraw offers, give, offer.

    A gift is listed once a partner and currency with all the seat can spare, an offer once a
    partner with one gold for one influence; other amounts are legal too.
    """
    if not negotiating(position):
        return []
    moves: list[Move] = []
    for offer in position.offers:
        if offer[1] == seat:
            other = position.name_of(offer[0])
            moves += [("aside", seat, "accept", other), ("aside", seat, "decline", other)]
        elif offer[0] == seat:
            moves.append(("aside", seat, "withdraw", position.name_of(offer[1])))
    gold, influence = spare(position, seat)
    for index in range(len(position.players)):
        if index != seat:
            other = position.name_of(index)
            if gold:
                moves.append(("aside", seat, "give", other, gold, 0))
            if influence:
                moves.append(("aside", seat, "give", other, 0, influence))
            moves.append(("aside", seat, "offer", other, 1, 0, 0, 1))
    return [move for move in moves if why_no_bargain(position, move) is None]


def negotiating(position: Board) -> bool:
    """From the choice of families to the last decision of the game (P-304, P-315).

    The end of a decade is carried out without a pause in which anybody could act (P-314).
    """
    return bool(position.agenda)


def spare(position: Board, seat: int) -> tuple[int, int]:
    """The gold and the influence a seat could give away now, each by itself (P-310)."""
    player = position.players[seat]
    gold, influence = player.gold, player.influence
    while gold and not keeps_bid(position, seat, -gold, 0, True):
        gold -= 1
    while influence and not keeps_bid(position, seat, 0, -influence, True):
        influence -= 1
    return gold, influence


def keeps_bid(position: Board, seat: int, gold: int, influence: int, own: bool) -> bool:
    """After a change of money the seat can still pay what it has bid (P-310).

    The seat itself (`own`) counts the Bribe Cardinals in its hand; the others only those that
    the table knows of, so that their answer betrays nothing.
    """
    owed = committed(position, seat)
    if owed == 0:
        return True
    player = position.players[seat]
    player.gold += gold
    player.influence += influence
    if own or position.lot_kind != POPE_LOT:
        enough = funds(position, seat) >= owed
    else:
        known = player.proved * position.box.cardinal
        enough = open_funds(position, seat) + known >= owed
    player.gold -= gold
    player.influence -= influence
    return enough


def bargain(position: Board, move: Move) -> None:
    """Give, offer, accept, decline or withdraw."""
    seat = move[1]
    assert isinstance(seat, int)
    other = position.seat_of(move[3])
    verb = move[2]
    if verb == "give":
        gold, influence = _amounts(move)
        _pass_on(position, seat, other, gold, influence)
        if position.events is not None:
            position.tell(
                "gives", seat=seat, family=move[3], rival=other, gold=gold, influence=influence
            )
    elif verb == "offer":
        gold, influence, for_gold, for_influence = _amounts(move)
        kept = [offer for offer in position.offers if offer[:2] != (seat, other)]
        lot = 0 if position.lot_kind == NOTHING else 1
        made: Offer = (seat, other, gold, influence, for_gold, for_influence, lot)
        position.offers = (*kept, made)
        if position.events is not None:
            position.tell(
                "offers", seat=seat, family=move[3], rival=other, gold=gold, influence=influence,
                for_gold=for_gold, for_influence=for_influence,
            )  # fmt: skip
    else:
        giver, taker = (seat, other) if verb == "withdraw" else (other, seat)
        open_offer = find(position, giver, taker)
        assert open_offer is not None
        position.offers = tuple([offer for offer in position.offers if offer != open_offer])
        kept_word = verb == "accept" and _why_broken(position, open_offer) is None
        if kept_word:
            _pass_on(position, giver, taker, open_offer[2], open_offer[3])
            _pass_on(position, taker, giver, open_offer[4], open_offer[5])
        if position.events is not None:
            if verb == "accept" and not kept_word:
                family = position.name_of(taker)
                position.tell("withdraws", seat=giver, family=family, rival=taker)
            elif verb == "accept":
                position.tell(
                    "accepts", seat=seat, family=move[3], rival=other, gold=open_offer[4],
                    influence=open_offer[5], for_gold=open_offer[2], for_influence=open_offer[3],
                )  # fmt: skip
            else:
                position.tell(f"{verb}s", seat=seat, family=move[3], rival=other)
    prove(position, seat)


def why_no_bargain(position: Board, move: Move) -> Refusal | None:
    """The rule against a bargain now, or None where it may be made."""
    refusal = _malformed(position, move)
    if refusal is not None:
        return refusal
    seat = move[1]
    assert isinstance(seat, int)
    other = position.seat_of(move[3])
    if move[2] == "give":
        gold, influence = _amounts(move)
        player = position.players[seat]
        if gold > player.gold or influence > player.influence:
            return Refusal("P-302", "not-enough-in-hand")
        if not keeps_bid(position, seat, -gold, -influence, True):
            return Refusal("P-310", "bid-needs-money")
    elif move[2] == "accept":
        return _why_no_deal(position, find(position, other, seat))
    elif move[2] == "decline" and find(position, other, seat) is None:
        return Refusal("P-305", "no-such-offer")
    elif move[2] == "withdraw" and find(position, seat, other) is None:
        return Refusal("P-305", "no-such-offer")
    return None


def _why_no_deal(position: Board, offer: Offer | None) -> Refusal | None:
    if offer is None:
        return Refusal("P-305", "no-such-offer")
    if not position.hidden_totals:
        broken = _why_broken(position, offer)
        if broken is not None:
            return broken
    gold, influence = offer[2] - offer[4], offer[3] - offer[5]
    taker = offer[1]
    player = position.players[taker]
    if offer[4] > player.gold or offer[5] > player.influence:
        return Refusal("P-307", "cannot-deliver")
    if not keeps_bid(position, taker, gold, influence, True):
        return Refusal("P-310", "bid-needs-money")
    return None


def _why_broken(position: Board, offer: Offer) -> Refusal | None:
    """Why whoever made an offer cannot keep it now; with hidden totals the answer shows it."""
    giver = offer[0]
    gold, influence = offer[2] - offer[4], offer[3] - offer[5]
    player = position.players[giver]
    if offer[2] > player.gold or offer[3] > player.influence:
        return Refusal("P-307", "cannot-deliver")
    if not keeps_bid(position, giver, -gold, -influence, False):
        return Refusal("P-310", "bid-needs-money")
    return None


def _malformed(position: Board, move: Move) -> Refusal | None:
    seat, verb, other = move[1], move[2], move[3]
    numbers = {"give": 2, "offer": 4, "accept": 0, "decline": 0, "withdraw": 0}
    if verb not in numbers or len(move) != 4 + numbers[str(verb)]:
        return no_such_aside()
    if not negotiating(position):
        return Refusal("P-315", "no-negotiation-now")
    if position.seat_of(other) in (NOBODY, seat):
        return no_such_aside()
    amounts = move[4:]
    for amount in amounts:
        if not isinstance(amount, int) or isinstance(amount, bool) or not 0 <= amount <= MOST:
            return no_such_aside()
    if amounts and not any(amounts):
        return Refusal("P-304", "nothing-given")
    return None


def no_such_aside() -> Refusal:
    return Refusal("P-304", "no-such-aside")


def find(position: Board, giver: int, taker: int) -> Offer | None:
    """The open offer of one seat to another, if there is one."""
    for offer in position.offers:
        if offer[0] == giver and offer[1] == taker:
            return offer
    return None


def _amounts(move: Move) -> list[int]:
    return [int(amount) for amount in move[4:]]


def _pass_on(position: Board, giver: int, taker: int, gold: int, influence: int) -> None:
    position.players[giver].gold -= gold
    position.players[giver].influence -= influence
    position.players[taker].gold += gold
    position.players[taker].influence += influence
