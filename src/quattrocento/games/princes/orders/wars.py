"""Standing orders: how a seat declines in wars while its player is away."""

from __future__ import annotations

from typing import Final

from quattrocento.games.princes.board import NOBODY, NOTHING, Board
from quattrocento.games.princes.names import CITIES
from quattrocento.games.princes.rules.battle import LEAGUE
from quattrocento.games.princes.rules.lots import for_condottiere
from quattrocento.games.princes.rules.war import (
    NO_BRIBE,
    NO_VETO,
    AskVeto,
    Bribe,
    Bribery,
    Hire,
    Wages,
    has_tile,
    may_veto,
    seat_in,
)
from quattrocento.kernel.orders import Order, Orders
from quattrocento.kernel.play import next_decision
from quattrocento.kernel.step import Move

VETO: Final = "veto"
BRIBE: Final = "bribe"
NO_VETOES: Final = "no_veto"
NO_BRIBES: Final = "no_bribe"


def veto_matters(position: Board, seat: int) -> list[str]:
    """The wars of the others, up to the seat's own turn, where it could be asked (P-906)."""
    over = not position.agenda or position.active in (NOBODY, seat)
    return [] if over or not may_veto(position, seat) else [VETO]


def veto_kinds(_position: Board, _seat: int, _matter: str) -> list[str]:
    return [NO_VETOES]


def no_veto(position: Board, _matter: str, _order: Order) -> Move | None:
    return NO_VETO if isinstance(next_decision(position), AskVeto) else None


def veto_void(before: Board, after: Board, seat: int, _matter: str, _move: Move) -> str:
    """Other tiles, of either kind, or a new decade make it another question (P-907, P-1121)."""
    if after.decade != before.decade:
        return "decade"
    was, now = before.players[seat], after.players[seat]
    if now.tiles != was.tiles:
        return "tiles"
    return "hand" if now.hand & ~was.hand else ""


def bribe_matters(position: Board, seat: int) -> list[str]:
    """The war under way, for whoever fights in it or may yet, until asked for bribes (P-929)."""
    if position.attacker == NOTHING or position.defender == NOTHING:
        return []
    if not has_tile(position, seat) or not _will_be_asked(position, seat):
        return []
    return [f"{BRIBE} {CITIES[position.attacker]} {CITIES[position.defender]}"]


def _will_be_asked(position: Board, seat: int) -> bool:
    roles = [role for role in range(LEAGUE + 1) if seat_in(position, role) == seat]
    for step in position.agenda:
        if isinstance(step, Bribe) and step.seat == seat:
            return True
        if roles and isinstance(step, (Hire, Wages)):
            return True
        if roles and isinstance(step, Bribery) and step.role <= roles[0]:
            return True
        if isinstance(step, Hire) and position.players[seat].troops:
            return True
    return for_condottiere(position) and position.bidding >> seat & 1 == 1


def bribe_kinds(_position: Board, _seat: int, _matter: str) -> list[str]:
    return [NO_BRIBES]


def no_bribe(position: Board, _matter: str, _order: Order) -> Move | None:
    return NO_BRIBE if isinstance(next_decision(position), Bribe) else None


def bribe_void(_before: Board, _after: Board, _seat: int, _matter: str, move: Move) -> str:
    """A bribe of somebody else, or a League, makes it another war (P-1003, P-1402)."""
    return str(move[0]) if move[0] in ("bribe", "league") else ""


VETOES_AHEAD: Final[Orders[Board]] = Orders(VETO, veto_matters, veto_kinds, no_veto, veto_void)
BRIBES_AHEAD: Final[Orders[Board]] = Orders(BRIBE, bribe_matters, bribe_kinds, no_bribe, bribe_void)
