"""What a seat cannot see: the treachery tiles of the others and of the pile, hidden money."""

from __future__ import annotations

from random import Random
from typing import TYPE_CHECKING, Any, Final, cast

from quattrocento.games.princes.board import NOTHING, Board
from quattrocento.games.princes.box import DECADES, count_bits
from quattrocento.games.princes.files.vocabulary import vocabulary
from quattrocento.games.princes.names import (
    BRIBE_CARDINAL,
    CITIES,
    EVENTS,
    TREACHERY,
    TROOPS,
)
from quattrocento.games.princes.options import options_of
from quattrocento.games.princes.rules.lots import forced
from quattrocento.games.princes.rules.negotiation import MOST
from quattrocento.games.princes.rules.scoring import city_points
from quattrocento.games.princes.rules.treachery import SEAT_BITS
from quattrocento.games.princes.sight.table import (
    auction_view,
    counts,
    display,
    event_view,
    named,
    negotiation_view,
    nobody,
    player_view,
)
from quattrocento.games.princes.sight.war import war_view
from quattrocento.kernel.play import is_over, next_decision
from quattrocento.kernel.position import Event
from quattrocento.kernel.sight import Sight
from quattrocento.kernel.step import Move

if TYPE_CHECKING:
    from quattrocento.games.princes.shown import PrincesView

PLENTY: Final = MOST
"""As much money as any move may ask for."""


class PrincesSight(Sight[Board]):
    """Treachery tiles of the others and of the pile are hidden, and money where totals are."""

    def view(self, position: Board, seat: int | None) -> dict[str, Any]:
        """The table as a seat sees it, or a spectator: built field by field from what is open.

        A treachery hand is seen by its owner, its size by all (P-215); gold and influence by all,
        or by their owner while totals are hidden (P-217).
        """
        decision = next_decision(position)
        words = vocabulary(len(position.players))
        worth = city_points(position)
        box = position.box
        seen: PrincesView = {
            "options": options_of(position),
            "me": seat,
            "deciding": None if decision is None else decision.seat,
            "step": None if decision is None else words.write(decision),
            "over": is_over(position),
            "decade": position.decade,
            "decades": DECADES,
            "active": nobody(position.active),
            "idle": position.idle,
            "forced": position.decade > 0 and forced(position),
            "wars": {"fought": position.marker, "limit": box.wars[len(position.players)]},
            "cities": {
                city: {
                    "status": position.status[index],
                    "artists": named(position.artists[index], EVENTS),
                    "vp": worth[index],
                    "opening": box.opening * position.status[index],
                    "tiles": display(position, index, seat),
                }
                for index, city in enumerate(CITIES)
            },
            "events": [event_view(position, event) for event in range(len(EVENTS))],
            "pope": {
                "owner": nobody(position.pope),
                "league_used": position.league_used,
                "gold": box.pope_gold,
                "vp": box.pope_vp,
            },
            "troops": {
                troop: {
                    "stock": position.stock[index],
                    "gold": box.troop_gold[index],
                    "attack": box.attack[index],
                    "defence": box.defence[index],
                    "influence": box.troop_influence[index],
                }
                for index, troop in enumerate(TROOPS)
            },
            "treachery": {
                "pile": count_bits(position.pile),
                "played": counts(position, position.played),
                "buried": sum([count_bits(player.buried) for player in position.players]),
                "gold": box.treachery_gold,
                "influence": box.treachery_influence,
            },
            "players": [
                player_view(position, index, seat) for index in range(len(position.players))
            ],
            "auction": None if position.lot_kind == NOTHING else auction_view(position, seat),
            "war": None if position.attacker == NOTHING else war_view(position, seat),
            "offers": [
                {
                    "from": offer[0],
                    "to": offer[1],
                    "gold": offer[2],
                    "influence": offer[3],
                    "for_gold": offer[4],
                    "for_influence": offer[5],
                }
                for offer in position.offers
            ],
            "negotiation": negotiation_view(position, seat),
        }
        # The kernel knows no game: to it a view is a dictionary.
        return cast(dict[str, Any], seen)

    def imagine(self, position: Board, seat: int, rng: Random) -> Board:
        """A table that looks the same from a seat, the tiles it cannot see dealt anew.

        A place for a hidden tile (a hand, a discard of another, the pile) can hold only tiles that
        may have been in the pile when it was filled: a tile the seat saw go into the pile at its
        last renewal cannot lie in a hand drawn before. Places filled earliest are dealt first, each
        from all tiles that fit, which makes every possible deal equally likely. Bribe Cardinals
        that a bid has given away stay where they are.
        """
        world = position.clone()
        places: list[tuple[int, int, int]] = []
        hidden: list[int] = []
        cardinals = position.box.treachery_tiles[BRIBE_CARDINAL]
        for owner, player in enumerate(position.players):
            if owner == seat:
                continue
            sure = player.proved
            for tile in range(position.box.treachery_count):
                if player.hand >> tile & 1:
                    if sure and cardinals >> tile & 1:
                        sure -= 1
                        continue
                    places.append((position.drawn[tile], owner * 2, tile))
                elif player.buried >> tile & 1:
                    places.append((position.drawn[tile], owner * 2 + 1, tile))
                else:
                    continue
                hidden.append(tile)
        for tile in range(position.box.treachery_count):
            if position.pile >> tile & 1:
                places.append((position.epoch, -1, tile))
                hidden.append(tile)
        places.sort()
        drawn = list(position.drawn)
        for _, where, tile in places:
            _take_away(world, where, tile)
        for epoch, where, _ in places:
            fitting = [
                tile for tile in hidden if position.since[tile] >> (seat * SEAT_BITS) & 7 <= epoch
            ]
            tile = fitting[int(rng.random() * len(fitting))]
            hidden.remove(tile)
            _put(world, where, tile)
            drawn[tile] = epoch
        world.drawn = tuple(drawn)
        return world

    def tried(self, position: Board, seat: int, rng: Random) -> Board:
        """The same, for saying what a choice brings: with hidden totals the others have plenty.

        Otherwise the amount that a theft promises would tell how much its victim has (P-217).
        """
        world = self.imagine(position, seat, rng)
        if position.hidden_totals:
            for owner, player in enumerate(world.players):
                if owner != seat:
                    player.gold = PLENTY
                    player.influence = PLENTY
        return world

    def seen_event(self, event: Event, seat: int | None) -> Event:
        """What a seat learns: of a tile drawn or discarded by another only that it was (P-216)."""
        if event.name in ("draws", "discards") and event.args["seat"] != seat:
            return Event(f"{event.name}_unseen", {"seat": event.args["seat"]})
        return event

    def seen_move(self, move: Move, mover: int | None, seat: int | None) -> Move | None:
        """What a seat learns of a recorded move: no secret tile, and no refusal (P-216, P-221)."""
        if move[0] == "draw" and move[1] != seat:
            return move[:2]
        if move[0] == "discard" and mover != seat:
            return move[:1]
        if move[0] in ("no_veto", "no_bribe") and mover != seat:
            return None
        return move

    def secrets(self, position: Board) -> dict[str, int]:
        """Each treachery tile that somebody does not know the place of, with the seats that do.

        With hidden totals a purse is its owner's secret until its counters change, which tells
        something; and nobody knows what a Lucrezia that is not yet used will find. Whoever has
        changed a purse or used her cannot take it back.
        """
        known: dict[str, int] = {}
        if position.hidden_totals:
            for seat, player in enumerate(position.players):
                known[f"purse {seat} {player.gold} {player.influence}"] = 1 << seat
                for tile in range(position.box.tile_count):
                    if position.unused(seat, position.box.thefts) >> tile & 1:
                        known[f"theft {tile}"] = 0
        for tile in range(position.box.treachery_count):
            name = f"{TREACHERY[position.box.treachery_kind[tile]]} {tile}"
            if position.pile >> tile & 1:
                known[name] = 0
            for seat, player in enumerate(position.players):
                if (player.hand | player.buried) >> tile & 1:
                    known[name] = 1 << seat
        return known


def _take_away(world: Board, where: int, tile: int) -> None:
    if where < 0:
        world.pile &= ~(1 << tile)
    elif where % 2:
        world.players[where // 2].buried &= ~(1 << tile)
    else:
        world.players[where // 2].hand &= ~(1 << tile)


def _put(world: Board, where: int, tile: int) -> None:
    if where < 0:
        world.pile |= 1 << tile
    elif where % 2:
        world.players[where // 2].buried |= 1 << tile
    else:
        world.players[where // 2].hand |= 1 << tile
