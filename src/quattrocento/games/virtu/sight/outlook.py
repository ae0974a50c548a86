"""What lies before a seat: what each room would let it do, what it could buy, every siege laid."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from quattrocento.games.virtu.board import SEATS, Board
from quattrocento.games.virtu.names import (
    ACTIONS,
    CITIES,
    MARKET,
    NO_ACTION,
    NOBODY,
    ROOMS,
    SYMBOLS,
)
from quattrocento.games.virtu.rules.buying import BUY, Buy, basket_cost, with_ware
from quattrocento.games.virtu.rules.freeing import FreeIndulgence
from quattrocento.games.virtu.rules.palace import room_action
from quattrocento.games.virtu.rules.paying import Pay, payable_from
from quattrocento.games.virtu.rules.reliefs import PURCHASE
from quattrocento.games.virtu.rules.sieges import defence_parts
from quattrocento.games.virtu.rules.spring import MoveMarker, NoAction, PlaceMarker
from quattrocento.games.virtu.sight.means import (
    at_hand,
    by_asking,
    only_by_asking,
    own_sources,
    purpose_of,
    purse,
)
from quattrocento.games.virtu.speech.proposals import propose
from quattrocento.kernel.play import legal, next_decision, play
from quattrocento.kernel.step import Move

if TYPE_CHECKING:
    from quattrocento.games.virtu.shown import AtMarket, RoomPlan, Siege

_PLAIN: Final[tuple[str, ...]] = ("end", "collect", "take_florins", "indulgence")
"""What may be done in every action: no part of a plan."""
BY_ASKING: Final = "by-asking"
"""Why a ware cannot be mine as it is: only an indulgence could pay for it."""


def reach(board: Board, seat: int) -> dict[str, RoomPlan]:
    """For each room the marker can go to at once: its action, symbols at hand, first deeds.

    Only while the seat chooses how far its marker moves; the shortest way counts.
    """
    decision = next_decision(board)
    if not isinstance(decision, (MoveMarker, PlaceMarker)) or decision.seat != seat:
        return {}
    rooms: dict[str, RoomPlan] = {}
    for move in decision.moves(board):
        if move[0] in ("move", "room", "hurry"):
            world = board.clone()
            world.events = None
            play(world, move)
            _arrive(world, seat)
            room = world.players[seat].marker
            if str(room + 1) not in rooms:
                rooms[str(room + 1)] = _plan(world, seat, room)
        if len(rooms) == ROOMS:
            break
    return rooms


def _arrive(world: Board, seat: int) -> None:
    """Pay for the way and free nothing, until the action asks its first question."""
    while True:
        decision = next_decision(world)
        if decision is None or decision.seat != seat:
            return
        if isinstance(decision, Pay):
            play(world, propose(world)[0])
        elif isinstance(decision, FreeIndulgence):
            play(world, ("end",))
        else:
            return


def _plan(world: Board, seat: int, room: int) -> RoomPlan:
    decision = next_decision(world)
    mine = decision is not None and decision.seat == seat
    barred = not mine or isinstance(decision, NoAction)
    deeds: list[Move] = []
    if not barred:
        deeds = [move for move in legal(world) if move[0] not in _PLAIN]
    code = room_action(world, world.players[seat], room)
    action = None if code == NO_ACTION else ACTIONS[code]
    purpose = purpose_of(world, seat)
    return {
        "action": action,
        "barred": barred,
        "deeds": [list(move) for move in deeds],
        "by_asking": [] if barred else [list(move) for move in only_by_asking(world, seat)],
        "at_hand": at_hand(world, seat, purpose) if mine else dict.fromkeys(SYMBOLS, 0),
        "indulgence": by_asking(world, seat, purpose) if mine else None,
    }


def at_market(idle: Board, basket: int, buying: Buy) -> AtMarket:
    """What a seat could buy with what is in its basket, and with what.

    `idle` is the table without the payment in progress: what is left over of one is lost.
    """
    board = idle
    if basket:
        board = idle.clone()
        board.events = None
        board.basket = basket
    return {
        "wares": wares(board, buying),
        "purse": purse(board, buying.seat, PURCHASE),
        "indulgence": by_asking(board, buying.seat, PURCHASE),
    }


def wares(board: Board, buying: Buy) -> dict[str, str | None]:
    """Why each ware of the market cannot be bought by a seat now; None where it can be."""
    own = own_sources(board, buying.seat, PURCHASE)
    cost = basket_cost(board, board.basket)
    found: dict[str, str | None] = {}
    for ware, move in enumerate(BUY):
        refusal = buying.why_not(board, move)
        reason = None if refusal is None else refusal.reason
        if reason is None and not payable_from(
            board, buying.seat, own, with_ware(board, cost, ware)
        ):
            reason = BY_ASKING
        found[MARKET[ware]] = reason
    return found


def sieges(board: Board) -> list[Siege]:
    """Every siege laid, as it stands before bonuses: both strengths with all their parts."""
    laid: list[Siege] = []
    for city in range(len(CITIES)):
        owner = board.owner[city]
        for seat in range(len(board.players)):
            if board.troops[city * SEATS + seat] and owner != seat:
                laid.append(siege_laid(board, seat, city))
    return laid


def siege_laid(board: Board, seat: int, city: int) -> Siege:
    """A siege before bonuses: who attacks, who defends, and both strengths."""
    troops = board.army(seat, city)
    defender = board.defender(city)
    value, agent, garrison, _, bastion = defence_parts(board, seat, city)
    return {
        "city": CITIES[city],
        "attacker": seat,
        "defender": None if defender == NOBODY else defender,
        "attack": {"troops": troops, "sum": troops},
        "defence": {
            "value": value,
            "agent": agent,
            "troops": garrison,
            "bastion": bastion,
            "sum": value + agent + garrison + bastion,
        },
    }
