"""A war as it is shown: both armies item by item, and the odds before the dice."""

from __future__ import annotations

from typing import TYPE_CHECKING

from quattrocento.games.princes.board import NOBODY, NOTHING, Board
from quattrocento.games.princes.bots.odds import ALL, Odds, odds
from quattrocento.games.princes.box import count_bits
from quattrocento.games.princes.names import (
    ATTACKER,
    BRIBE_TROOPS,
    CITIES,
    DEFENDER,
    FAMILIES,
    KINDS,
    SIDES,
    TROOPS,
)
from quattrocento.games.princes.rules.battle import LEAGUE, TYPES, strength
from quattrocento.games.princes.rules.war import Bribe, targets
from quattrocento.kernel.play import next_decision

if TYPE_CHECKING:
    from quattrocento.games.princes.shown import Army, ArmyItem, BribeOdds, OddsShown, War, WarSide


def army(board: Board, seat: int) -> Army:
    """What a seat would bring to a war now: every troop and modifier, and the totals."""
    items = own_items(board, seat, 0)
    return {
        "items": items,
        "attack": sum([item["attack"] for item in items]),
        "defence": sum([item["defence"] for item in items]),
    }


def own_items(board: Board, seat: int, bribed: int) -> list[ArmyItem]:
    """A condottiere's troops, each followed by what family and tiles add to it."""
    box = board.box
    player = board.players[seat]
    items: list[ArmyItem] = []
    for troop in range(TYPES):
        if not player.troops >> troop & 1:
            continue
        off = bribed >> troop & 1 == 1
        items.append(_item("troop", TROOPS[troop], box.attack[troop], box.defence[troop], off))
        place = player.family * TYPES + troop
        if box.family_attack[place] or box.family_defence[place]:
            family = FAMILIES[player.family]
            items.append(
                _item("family", family, box.family_attack[place], box.family_defence[place], off)
            )
        for tiles, helped, attack, defence in box.tile_bonuses:
            count = count_bits(player.tiles & tiles)
            if helped == troop and count:
                items.append(
                    _item("tile", _kind(board, tiles), attack * count, defence * count, off)
                )
    if player.troops:
        for tiles, amount in box.tile_defence:
            count = count_bits(player.tiles & tiles)
            if count:
                items.append(_item("tile", _kind(board, tiles), 0, amount * count, False))
    return items


def war_view(board: Board, seat: int | None) -> War:
    """The war under way; to the seat that may bribe, also the odds after each bribe."""
    named = board.defender != NOTHING
    seen: War = {
        "attacker": CITIES[board.attacker],
        "defender": CITIES[board.defender] if named else None,
        "extra": board.extra,
        "league": None if board.league == NOBODY else board.league,
        "league_side": None if board.league == NOBODY else SIDES[board.league_side],
        "counter": board.counter,
        "dice": [board.black, board.white] if board.black else None,
    }
    if named:
        seen["sides"] = [_side(board, ATTACKER), _side(board, DEFENDER)]
        seen["odds"] = odds_view(odds(board))
        decision = next_decision(board)
        if isinstance(decision, Bribe) and decision.seat == seat:
            seen["bribes"] = _bribes(board, seat)
    return seen


def odds_view(counts: Odds) -> OddsShown:
    """Odds by name, as counts out of `of`."""
    attacker, draw, defender, attacker_double, defender_double = counts
    return {
        "attacker": attacker,
        "draw": draw,
        "defender": defender,
        "attacker_double": attacker_double,
        "defender_double": defender_double,
        "of": ALL,
    }


def _side(board: Board, side: int) -> WarSide:
    city = board.attacker if side == ATTACKER else board.defender
    seat = board.fighters[side]
    if seat == NOBODY:
        items = [_item("neutral", "", board.box.neutral[0], board.box.neutral[1], False)]
    else:
        items = own_items(board, seat, board.bribed >> (side * TYPES))
    if board.league != NOBODY and board.league_side == side:
        for troop in range(TYPES):
            if board.players[board.league].troops >> troop & 1:
                off = board.bribed >> (LEAGUE * TYPES + troop) & 1 == 1
                attack, defence = board.box.attack[troop], board.box.defence[troop]
                items.append(_item("league", TROOPS[troop], attack, defence, off))
    return {
        "city": CITIES[city],
        "status": board.status[city],
        "seat": None if seat == NOBODY else seat,
        "items": items,
        "attack": strength(board, side, True),
        "defence": strength(board, side, False),
    }


def _bribes(board: Board, seat: int) -> list[BribeOdds]:
    previews: list[BribeOdds] = []
    if not board.holds(seat, BRIBE_TROOPS):
        return previews
    for move in targets(board, board.bribed):
        world = board.clone()
        Bribe(seat).play(world, move)
        family, troop = str(move[1]), str(move[2])
        owner = board.seat_of(family)
        side = board.fighters.index(owner) if owner in board.fighters else board.league_side
        previews.append({
            "family": family, "troop": troop, "side": SIDES[side],
            "attack": strength(world, side, True), "defence": strength(world, side, False),
            "odds": odds_view(odds(world)),
        })  # fmt: skip
    return previews


def _item(kind: str, name: str, attack: int, defence: int, bribed: bool) -> ArmyItem:
    if bribed:
        return {"kind": kind, "name": name, "attack": 0, "defence": 0, "bribed": True,
                "printed": [attack, defence]}  # fmt: skip
    return {"kind": kind, "name": name, "attack": attack, "defence": defence, "bribed": False}


def _kind(board: Board, tiles: int) -> str:
    for tile, kind in enumerate(board.box.tile_kind):
        if tiles >> tile & 1:
            return KINDS[kind]
    return ""
