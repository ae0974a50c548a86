"""The words of Princes: what the parts of moves and questions are called, in any language."""

from __future__ import annotations

from typing import Final

from quattrocento.games.princes.board import NOBODY, NOTHING, Board
from quattrocento.games.princes.names import (
    CITIES,
    CURRENCIES,
    EVENTS,
    FAMILIES,
    FAMILY_LOT,
    LOTS,
)
from quattrocento.games.princes.rules.awards import Invade, PlaceArtist
from quattrocento.games.princes.rules.lots import for_condottiere, lot_name, lowest_bid
from quattrocento.games.princes.rules.money import currency
from quattrocento.games.princes.rules.treachery import Discard
from quattrocento.kernel.play import next_decision
from quattrocento.kernel.step import Move
from quattrocento.words.speech import Parts

MOVE_PARTS: Final[dict[str, tuple[str, ...]]] = {
    "family": ("family",),
    "put_up": ("family",),
    "buy_troop": ("troop",),
    "discard_troop": ("troop",),
    "buy_treachery": (),
    "auction": ("tile",),
    "war": (),
    "pass": (),
    "end_turn": (),
    "start_war": (),
    "steal_influence": ("rival",),
    "raid_gold": ("rival",),
    "lucrezia": ("rival",),
    "bank": ("currency", "amount"),
    "alfonso": (),
    "no_alfonso": (),
    "discard": ("treachery",),
    "bid": ("bid",),
    "pass_bid": (),
    "freeze_bid": ("rival",),
    "bribe_cardinal": (),
    "pay": (),
    "place_artist": ("city",),
    "invade": ("city",),
    "no_invasion": (),
    "attacker": ("city",),
    "defender": ("city",),
    "veto": (),
    "lorenzo": (),
    "no_veto": (),
    "league": ("side",),
    "no_league": (),
    "bribe": ("rival", "troop"),
    "no_bribe": (),
    "reroll": (),
    "keep": (),
}
"""Every verb a player may use, with the names of what follows it; a `rival` is the person who leads
the family."""

ASIDE_PARTS: Final[dict[str, tuple[str, ...]]] = {
    "give": ("rival", "gold", "influence"),
    "offer": ("rival", "gold", "influence", "for_gold", "for_influence"),
    "accept": ("rival",),
    "decline": ("rival",),
    "withdraw": ("rival",),
    "bank": ("currency", "amount"),
}
"""The same for what a seat does without being asked, after `("aside", seat, verb)`."""


def move_parts(move: Move) -> Parts:
    """The parts of a move by name: `("bribe", "Este", "pike")` has a rival and a troop."""
    if move[0] == "aside":
        parts: Parts = {"seat": move[1], "verb": move[2]}
        return parts | dict(zip(ASIDE_PARTS[str(move[2])], move[3:], strict=True))
    return dict(zip(MOVE_PARTS[str(move[0])], move[1:], strict=True))


def prompt_parts(board: Board) -> Parts:
    """What the question of the present decision may speak of; empty when nobody must decide.

    Everybody hears the question, so it tells nothing that is hidden from anyone.
    """
    decision = next_decision(board)
    if decision is None:
        return {}
    parts: Parts = {"seat": decision.seat}
    if board.players[decision.seat].family != NOBODY:
        parts["own"] = FAMILIES[board.players[decision.seat].family]
    if board.lot_kind != NOTHING:
        parts |= _auction_parts(board)
    if board.attacker != NOTHING:
        parts["attacker"] = CITIES[board.attacker]
        if board.defender != NOTHING:
            parts["defender"] = CITIES[board.defender]
        if board.black:
            parts |= {"black": board.black, "white": board.white}
    if isinstance(decision, PlaceArtist | Invade):
        parts |= {"tile": EVENTS[decision.event], "steps": board.box.event_amount[decision.event]}
    if isinstance(decision, Discard):
        parts["limit"] = board.hand_limit(decision.seat)
    return parts


def _auction_parts(board: Board) -> Parts:
    money = currency(board)
    parts: Parts = {
        "lot": LOTS[board.lot_kind],
        "currency": CURRENCIES[money],
        "least": lowest_bid(board),
    }
    if for_condottiere(board):
        parts["city"] = lot_name(board)
    elif board.lot_kind == FAMILY_LOT:
        parts["family"] = lot_name(board)
    else:
        parts["tile"] = lot_name(board)
    if board.leader != NOBODY:
        parts["bid"] = board.bid
        if board.players[board.leader].family != NOBODY:
            parts["leader"] = FAMILIES[board.players[board.leader].family]
    if board.due > 0:
        parts["price"] = board.due
    return parts
