"""What may lie on the agenda of a position file: steps in an order that a game can have."""

from __future__ import annotations

import re
from typing import Final

from quattrocento.games.princes.board import NOBODY, NOTHING, Board
from quattrocento.games.princes.box import DECADES
from quattrocento.games.princes.names import (
    ATTACKER_LOT,
    DEFENDER_LOT,
    EVENT_LOT,
    FAMILY_LOT,
    INVADE,
    POPE_LOT,
    STATUS,
    TILE_LOT,
)
from quattrocento.games.princes.rules.auctions import Bid
from quattrocento.games.princes.rules.awards import Award, Invade, PlaceArtist
from quattrocento.games.princes.rules.battle import AskReroll
from quattrocento.games.princes.rules.decades import Decade
from quattrocento.games.princes.rules.free import DrawNow, LastDraw
from quattrocento.games.princes.rules.paying import Pay, Sale
from quattrocento.games.princes.rules.setup import ChooseFamily, PutUpFamily
from quattrocento.games.princes.rules.treachery import Discard, Draw, DrawTreachery, KeepLimit
from quattrocento.games.princes.rules.turn import AfterAction, CloseTurn, FinishTurn, TakeAction
from quattrocento.games.princes.rules.war import (
    AskLeague,
    AskVeto,
    Bribe,
    NameAttacker,
    NameDefender,
    Vetoes,
    may_bribe,
    may_veto,
    seat_in,
)
from quattrocento.kernel.errors import BadPosition
from quattrocento.kernel.game import verb
from quattrocento.kernel.step import AnyStep, Decision

_TILES: Final = "(draw_treachery |draw keep_limit |keep_limit |discard keep_limit )"
_LOT: Final = "(bidding |bid |sale |pay award |award )"
_WAR: Final = (
    "(name_attacker |name_defender |(ask_veto )?vetoes |(hire )?hire wages |wages |"
    f"{_LOT}(hire )?wages |(ask_league |call_league )?bribery round |bribe bribery round |round |"
    "(throw |)offer_reroll fight |(ask_reroll |throw )?fight )"
)
_END: Final = "(last_draw )?close_turn end_decade "
_EFFECT: Final = "(draw_now |place_artist |invade )"
_TURN: Final = re.compile(
    "turn end_decade |end_decade |decade |final_scoring |"
    f"{_TILES}?(take_action |{_LOT}|{_WAR}|{_EFFECT})?after_action {_END}|"
    f"{_TILES}?({_WAR})?{_END}|finish_turn {_END}|draw_now close_turn end_decade "
)
_SET_UP: Final = re.compile(
    "sequence |(draw_chooser |deal_families )?draw_first |"
    f"(choose_family |put_up_family |{_LOT})?next_family draw_first "
)


def check_agenda(board: Board) -> None:
    """Refuse an agenda that cannot be, or whose next decision leaves nothing to choose."""
    steps = board.agenda[::-1]
    names = "".join([verb(type(step)) + " " for step in steps])
    if not steps:
        if board.decade < DECADES or board.events_left:
            raise BadPosition("agenda", "something is left to be done before the end")
        return
    order = _TURN if board.decade else _SET_UP
    if order.fullmatch(names) is None:
        raise BadPosition("agenda", "lists what is left of the turn in the order of play")
    for place, step in enumerate(steps):
        if not _fits(board, step, steps):
            raise BadPosition(f"agenda[{place}]", "does not fit the table")
    _check_lot(board, names)
    _check_war(board, names)
    _check_display(board, names)
    first = steps[0]
    if isinstance(first, Decision) and not first.moves(board):
        raise BadPosition("agenda[0]", "leaves nothing to choose")


def _fits(board: Board, step: AnyStep, steps: list[AnyStep]) -> bool:
    """The table allows this step to that seat."""
    if isinstance(step, TakeAction | FinishTurn | AfterAction | CloseTurn):
        return step.seat == board.active
    if isinstance(step, NameAttacker | NameDefender):
        return step.seat == board.active
    if isinstance(step, Bid):
        return board.bidding >> step.seat & 1 == 1 and step.seat != board.leader
    if isinstance(step, Pay):
        return step.seat == board.leader and board.due > 0
    if isinstance(step, Sale):
        return board.leader != NOBODY and board.due == NOTHING
    if isinstance(step, Award):
        paying = any(isinstance(other, Pay) for other in steps)
        return board.leader != NOBODY and (paying or board.due == 0)
    if isinstance(step, Draw | DrawTreachery | KeepLimit | Discard):
        return _one_hand(steps)
    if isinstance(step, DrawNow):
        return step.seat != board.active and board.unused(step.seat, board.box.draws) != 0
    if isinstance(step, LastDraw):
        tiles = board.players[step.seat].tiles
        return step.seat != board.active and tiles & board.box.draws != 0
    if isinstance(step, PlaceArtist | Invade):
        effect = STATUS if isinstance(step, PlaceArtist) else INVADE
        return board.box.event_effect[step.event] == effect and not _lies(board, step.event)
    if isinstance(step, AskLeague):
        return step.seat == board.pope and not board.league_used and board.league == NOBODY
    if isinstance(step, AskReroll):
        return board.unused(step.seat, board.box.rerolls) != 0
    if isinstance(step, AskVeto):
        return step.seat != board.active and may_veto(board, step.seat)
    if isinstance(step, Vetoes):
        return step.asked != 0
    if isinstance(step, Bribe):
        roles = [seat_in(board, role) for role in range(3)]
        return step.seat in roles and may_bribe(board, step.seat)
    if isinstance(step, ChooseFamily | PutUpFamily):
        return board.players[step.seat].family == NOBODY
    if isinstance(step, Decade):
        return step.decade == board.decade + 1 and board.events_left == 0
    return True


def _one_hand(steps: list[AnyStep]) -> bool:
    seats = {s.seat for s in steps if isinstance(s, Draw | DrawTreachery | KeepLimit | Discard)}
    return len(seats) == 1


def _lies(board: Board, event: int) -> bool:
    """An event is on display, kept, or on a city already."""
    seen = board.events_left
    for player in board.players:
        seen |= player.events
    for artists in board.artists:
        seen |= artists
    return seen >> event & 1 == 1


def _check_lot(board: Board, names: str) -> None:
    under_way = re.search(_LOT, names) is not None
    if under_way != (board.lot_kind != NOTHING):
        raise BadPosition("auction", "is there exactly while the agenda has a bid or a payment")
    if not under_way:
        return
    war = " wages " in names
    if war != (board.lot_kind in (ATTACKER_LOT, DEFENDER_LOT)):
        raise BadPosition("auction.kind", "does not fit the agenda")
    if war and (" hire " in names) != (board.lot_kind == ATTACKER_LOT):
        raise BadPosition("auction.kind", "the attacker's condottiere is hired first")
    if (board.decade == 0) != (board.lot_kind == FAMILY_LOT):
        raise BadPosition("auction.kind", "families are auctioned before the first decade")
    if board.due == NOTHING and re.search("pay |award ", names):
        raise BadPosition("auction.due", "says what is left to pay")
    if board.due != NOTHING and not re.search("pay |award ", names):
        raise BadPosition("auction.due", "is known once the auction is won")
    _check_lot_tile(board, war)


def _check_lot_tile(board: Board, war: bool) -> None:
    box = board.box
    if board.lot_kind == TILE_LOT and not board.tiles_left & box.kind_tiles[board.lot]:
        raise BadPosition("auction.lot", "is not on display")
    if board.lot_kind == EVENT_LOT and not board.events_left >> board.lot & 1:
        raise BadPosition("auction.lot", "is not on display")
    if board.lot_kind == POPE_LOT and board.pope != NOBODY:
        raise BadPosition("auction.lot", "the Pope has an owner")
    if war:
        attacker = board.lot_kind == ATTACKER_LOT
        if board.lot != (board.attacker if attacker else board.defender):
            raise BadPosition("auction.lot", "is the city that hires")
        bidders = 0
        for seat, player in enumerate(board.players):
            if player.troops and seat != board.fighters[0]:
                bidders |= 1 << seat
        if board.bidding & ~bidders:
            raise BadPosition("auction.bidding", "only owners of troops may lead an army")
    if board.lot_kind == FAMILY_LOT:
        for seat, player in enumerate(board.players):
            if player.family == board.lot or (board.bidding >> seat & 1 and player.family >= 0):
                raise BadPosition("auction.lot", "a free family, for those who have none")


def _check_war(board: Board, names: str) -> None:
    stage = re.search(_WAR, names)
    naming = "name_attacker " in names
    if (stage is not None and not naming) != (board.attacker != NOTHING):
        raise BadPosition("war", "is there exactly while the agenda has a step of it")
    if stage is None:
        return
    if ("name_defender " in names or naming) != (board.defender == NOTHING):
        raise BadPosition("war.defender", "is named after the attacker")
    manned = board.fighters != (NOBODY, NOBODY)
    later = re.search("bribery |round |throw |fight ", names) is not None
    if later and not manned:
        raise BadPosition("war.condottieri", "somebody fights at this stage")
    if "hire hire " in names and manned:
        raise BadPosition("war.condottieri", "nobody is hired yet")
    early = re.search("name_|veto", names) is not None
    if early and (manned or board.league != NOBODY or board.bribed or board.counter):
        raise BadPosition("war", "has not begun yet")
    if board.league != NOBODY and board.league in board.fighters:
        raise BadPosition("war.league", "is none of the condottieri")
    armed = board.league == NOBODY or board.players[board.league].troops != 0
    if board.league_needs_troops and not armed:
        raise BadPosition("war.league", "owns a troop")
    thrown = re.search("offer_reroll |ask_reroll ", names) is not None and "throw " not in names
    if (thrown or names.startswith("fight ")) and not (board.black and board.white):
        raise BadPosition("war.dice", "lie on the table after the throw")
    if board.fighters[0] != NOBODY and board.fighters[0] == board.fighters[1]:
        raise BadPosition("war.condottieri", "two different players")


def _check_display(board: Board, names: str) -> None:
    """While a turn can go on there is an event to be sold."""
    if board.decade == 0 or board.events_left:
        return
    done = re.search("place_artist |invade ", names) or names.startswith(
        ("after_action ", "close_turn ", "end_decade ", "decade ", "final_scoring ")
    )
    if not done:
        raise BadPosition("events", "the decade is over with its last event")
