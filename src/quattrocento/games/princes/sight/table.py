"""What a seat may see: the whole table but the treachery tiles of the others."""

from __future__ import annotations

from typing import TYPE_CHECKING

from quattrocento.games.princes.board import NOBODY, NOTHING, Board
from quattrocento.games.princes.box import count_bits
from quattrocento.games.princes.names import (
    CITIES,
    CURRENCIES,
    EFFECTS,
    EVENT_LOT,
    EVENTS,
    FAMILIES,
    GOLD,
    HOMES,
    INFLUENCE,
    KINDS,
    LOTS,
    TREACHERY,
    TROOPS,
)
from quattrocento.games.princes.rules.auctions import bid_refusal
from quattrocento.games.princes.rules.decades import income_parts
from quattrocento.games.princes.rules.lots import lot_name, lowest_bid, must_open
from quattrocento.games.princes.rules.money import (
    bankable,
    capacity,
    currency,
    discount,
    funds,
)
from quattrocento.games.princes.rules.negotiation import negotiating, spare
from quattrocento.games.princes.rules.scoring import points
from quattrocento.games.princes.rules.turn import AUCTION_TILE, auction_refusal
from quattrocento.games.princes.sight.war import army
from quattrocento.kernel.play import is_over

if TYPE_CHECKING:
    from quattrocento.games.princes.shown import (
        Auction,
        Bidder,
        EventTile,
        Funds,
        Negotiation,
        PrincesPlayer,
        TileOnDisplay,
    )


def player_view(board: Board, index: int, seat: int | None) -> PrincesPlayer:
    """One family as a seat sees it, with the income of the next decade's end foreseen."""
    box = board.box
    player = board.players[index]
    chosen = player.family != NOBODY
    shown = not board.hidden_totals or index == seat or is_over(board)
    seen: PrincesPlayer = {
        "seat": index,
        "family": FAMILIES[player.family] if chosen else None,
        "home": HOMES[box.home[player.family]] if chosen else None,
        "gold": player.gold if shown else None,
        "influence": player.influence if shown else None,
        "counters": {
            "gold": board.counters(index, GOLD),
            "influence": board.counters(index, INFLUENCE),
        },
        "wages": player.wages,
        "tokens": player.tokens,
        "tiles": [
            {
                "tile": KINDS[box.tile_kind[tile]],
                "city": CITIES[box.kind_city[box.tile_kind[tile]]],
                "used": bool(player.used >> tile & 1),
            }
            for tile in range(box.tile_count)
            if player.tiles >> tile & 1
        ],
        "troops": named(player.troops, TROOPS),
        "events": named(player.events, EVENTS),
        "hand_size": count_bits(player.hand),
        "hand_limit": board.hand_limit(index) if chosen else box.hand,
        "room": {
            "tiles": box.most_tiles - count_bits(player.tiles),
            "cities": box.most_cities - board.cities_of(player.tiles),
        },
    }
    if index == seat:
        seen["hand"] = counts(board, player.hand)
        seen["buried"] = counts(board, player.buried)
    if chosen:
        parts = income_parts(board, index)
        seen["income"] = {
            "gold": sum([part[1] for part in parts]) + player.wages,
            "influence": sum([part[2] for part in parts]),
            "parts": {
                part[0]: {"gold": part[1], "influence": part[2]}
                for part in [*parts, ("wages", player.wages, 0)]
            },
        }
        seen["army"] = army(board, index)
        money = is_over(board) or not board.hidden_totals
        seen["points"] = points(board, index, money)
    return seen


def auction_view(board: Board, seat: int | None) -> Auction:
    """The auction under way: who is in, who leads, and who cannot bid for which reason.

    Of the others only what the table can see is said: who holds a treachery tile may still
    surprise in the Pope's auction.
    """
    bidders: list[Bidder] = []
    for index in range(len(board.players)):
        refusal = None
        inside = board.bidding >> index & 1 == 1
        public = index == seat or not (board.hidden_totals or board.players[index].hand)
        frozen = board.frozen >> index & 1 == 1
        if inside and index != board.leader:
            refusal = bid_refusal(board, index)
            if refusal is not None and refusal.rule == "P-605" and not public:
                refusal = None
        bidders.append(
            {
                "seat": index,
                "in": inside,
                "leads": index == board.leader,
                "frozen": frozen,
                "reason": None if refusal is None else refusal.reason,
                "rule": None if refusal is None else refusal.rule,
                "discount": discount(board, index) if board.decade else 0,
            }
        )
    seen: Auction = {
        "kind": LOTS[board.lot_kind],
        "lot": lot_name(board),
        "currency": CURRENCIES[currency(board)],
        "bid": None if board.bid == NOTHING else board.bid,
        "leader": nobody(board.leader),
        "least": lowest_bid(board),
        "due": None if board.due == NOTHING else board.due,
        "bidders": bidders,
    }
    if seat is not None:
        seen["funds"] = funds_view(board, seat)
        seen["capacity"] = capacity(board, seat)
        seen["must_open"] = must_open(board, seat)
    return seen


def funds_view(board: Board, seat: int) -> Funds:
    """What the highest bid of a seat is made of."""
    money = currency(board)
    hand, banking = board.players[seat].money(money), bankable(board, seat, money)
    return {
        "hand": hand,
        "banking": banking,
        "cardinals": funds(board, seat) - hand - banking,
        "discount": discount(board, seat),
    }


def negotiation_view(board: Board, seat: int | None) -> Negotiation:
    is_open = negotiating(board)
    if seat is None or not is_open:
        return {"open": is_open}
    gold, influence = spare(board, seat)
    return {"open": True, "gold": gold, "influence": influence}


def event_view(board: Board, event: int) -> EventTile:
    box = board.box
    decade = box.event_decade[event]
    state = "sold"
    if board.lot_kind == EVENT_LOT and board.lot == event:
        state = "up"
    elif board.events_left >> event & 1:
        state = "display"
    elif decade > board.decade:
        state = "later"
    return {
        "event": EVENTS[event],
        "decade": decade,
        "currency": CURRENCIES[box.event_currency[event]],
        "effect": EFFECTS[box.event_effect[event]],
        "amount": box.event_amount[event],
        "artist": box.artist[event],
        "state": state,
    }


def display(board: Board, city: int, seat: int | None) -> list[TileOnDisplay]:
    """The tiles of a city for sale; to a seat also whether it could put them up."""
    box = board.box
    shown: list[TileOnDisplay] = []
    for kind, name in enumerate(KINDS):
        count = count_bits(board.tiles_left & box.kind_tiles[kind])
        if box.kind_city[kind] == city and count:
            tile = box.tile_kind.index(kind)
            shown.append(
                {
                    "tile": name,
                    "count": count,
                    "gold": box.tile_gold[tile],
                    "influence": box.tile_influence[tile],
                    "merchant": bool(box.merchants >> tile & 1),
                    "once": bool(box.once >> tile & 1),
                }
            )
            if seat is not None and board.decade > 0:
                shown[-1]["within"] = auction_refusal(board, seat, AUCTION_TILE[kind]) is None
    return shown


def counts(board: Board, tiles: int) -> dict[str, int]:
    counts = {
        name: count_bits(tiles & board.box.treachery_tiles[kind])
        for kind, name in enumerate(TREACHERY)
    }
    return {name: count for name, count in counts.items() if count}


def named(mask: int, names: tuple[str, ...]) -> list[str]:
    return [name for index, name in enumerate(names) if mask >> index & 1]


def nobody(seat: int) -> int | None:
    return None if seat == NOBODY else seat
