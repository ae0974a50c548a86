"""What a seat can pay with, counted once for all who ask: panels, market, plans and payments.

What an indulgence would add is never among it: it is told apart.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from quattrocento.games.virtu.board import Board
from quattrocento.games.virtu.box import COST_COUNT
from quattrocento.games.virtu.names import (
    COSTS,
    CROWN,
    EITHER,
    FLORIN,
    FROM_INDULGENCE,
    IN_WINTER,
    SOURCES,
    SYMBOLS,
)
from quattrocento.games.virtu.rules.paying import INDULGENCE, Pay, payable_from
from quattrocento.games.virtu.rules.reliefs import (
    ACTION,
    ALLIANCE,
    BONUS,
    FREEING,
    GOVERNING,
    MARKER,
    PURCHASE,
    RETREAT,
    SAILING,
    WINTER,
    drawable,
    gives,
    listed,
    sources,
    totals,
)
from quattrocento.games.virtu.speech.proposals import propose
from quattrocento.kernel.play import legal, next_decision
from quattrocento.kernel.step import Move

if TYPE_CHECKING:
    from quattrocento.games.virtu.shown import AtHand, Source

TREASURY: Final = "treasury"
_PURPOSES: Final[dict[str, int]] = {
    "Annex": SAILING, "War": SAILING, "Trade": SAILING,
    "Govern": GOVERNING, "Patronise": ACTION, "Intrigue": ACTION,
    "FreeIndulgence": FREEING, "Announce": BONUS, "Retreat": RETREAT,
    "Wages": WINTER, "Dismiss": WINTER, "Recruit": WINTER,
    "MakeAlliance": ALLIANCE, "Discount": ALLIANCE,
}  # fmt: skip
"""What is paid for where a decision asks for it; the rest of a Winter is there to buy in."""


def purpose_of(board: Board, seat: int) -> int:
    """What a seat would pay for now."""
    decision = next_decision(board)
    if decision is not None and decision.seat == seat:
        if isinstance(decision, Pay):
            return decision.purpose
        found = _PURPOSES.get(type(decision).__name__)
        if found is not None:
            return found
    return PURCHASE if board.season == IN_WINTER else MARKER


def apart(board: Board) -> Board:
    """The table without what the deciding seat is just paying for and buying."""
    other = board.clone()
    other.events = None
    other.clear_action()
    other.basket = 0
    return other


def own_sources(board: Board, seat: int, purpose: int) -> int:
    """What a payment may draw on without an indulgence."""
    return without_indulgence(drawable(board, seat, purpose))


def without_indulgence(usable: int) -> int:
    """Sources but the one that costs prestige."""
    return usable & ~(1 << FROM_INDULGENCE)


def at_hand(board: Board, seat: int, purpose: int) -> AtHand:
    """The most of each symbol that a seat could give, with what is left over of a payment."""
    most = totals(board, seat, own_sources(board, seat, purpose))
    return {name: most[i] + board.pool[i] for i, name in enumerate(SYMBOLS)}


def purse(board: Board, seat: int, purpose: int) -> list[Source]:
    """The same by source, the treasury first."""
    player = board.players[seat]
    florins = {"florin": player.florins}
    found: list[Source] = [{"source": TREASURY, "gives": florins}] if player.florins else []
    for source in listed(own_sources(board, seat, purpose)):
        given = {name: gives(board, player, source, i) for i, name in enumerate(SYMBOLS)}
        some = {name: n for name, n in given.items() if n}
        if some:
            found.append({"source": SOURCES[source], "gives": some})
    return found


def by_asking(board: Board, seat: int, purpose: int) -> dict[str, int] | None:
    """What an indulgence would add now, one or the other; None where none can be asked for."""
    player = board.players[seat]
    for source in sources(board, seat, purpose):
        if source == FROM_INDULGENCE:
            return {
                name: n for i, name in enumerate(SYMBOLS) if (n := gives(board, player, source, i))
            }
    decision = next_decision(board)
    if decision is not None and decision.seat == seat and INDULGENCE in decision.moves(board):
        return {"florin": board.box.indulgence_florins}
    return None


def only_by_asking(board: Board, seat: int) -> list[Move]:
    """The moves open to the deciding seat that nothing but an indulgence could pay for."""
    decision = next_decision(board)
    if decision is None or decision.seat != seat or isinstance(decision, Pay):
        return []
    if by_asking(board, seat, purpose_of(board, seat)) is None:
        return []
    without = board.clone()
    without.events = None
    without.players[seat].asked = True
    rest = legal(without)
    return [move for move in legal(board) if move not in rest and move != INDULGENCE]


def lacking(board: Board, payment: Pay) -> dict[str, int]:
    """What of the payment in progress only the indulgence can give."""
    seat = payment.seat
    own = own_sources(board, seat, payment.purpose)
    if payable_from(board, seat, own, list(board.owed)):
        return {}
    for kind in (CROWN, EITHER):
        if board.owed[kind] and payable_from(board, seat, own, _less(board, kind, 1)):
            return {COSTS[kind]: 1}
    for florins in range(1, board.box.indulgence_florins):
        if payable_from(board, seat, own, _less(board, FLORIN, florins)):
            return {COSTS[FLORIN]: florins}
    return {COSTS[FLORIN]: board.box.indulgence_florins}


def left_when_paid(board: Board, payment: Pay) -> AtHand:
    """What is still at hand once the payment in progress is made as proposed."""
    after = board.clone()
    after.events = None
    for move in propose(board):
        payment.play(after, move)
    return at_hand(after, payment.seat, payment.purpose)


def _less(board: Board, kind: int, amount: int) -> list[int]:
    owed = [board.owed[cost] for cost in range(COST_COUNT)]
    owed[kind] = max(owed[kind] - amount, 0)
    return owed
