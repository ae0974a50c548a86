"""What lies in the box: the component values in the shape the rules read them."""

from __future__ import annotations

from functools import cache
from importlib.resources import files
from typing import TYPE_CHECKING, Final

from quattrocento.components import Components
from quattrocento.games.virtu.names import (
    ACTIONS,
    BONUSES,
    CHARACTERS,
    CITIES,
    COSTS,
    FIRST_CATHEDRAL,
    NO_ACTION,
    PIECES,
    POWERS,
    ROOMS,
    SEAS,
    SYMBOLS,
    TILES,
    TITLES,
    Pieces,
    Places,
)
from quattrocento.games.virtu.rules.geography import joined, sea_ways
from quattrocento.kernel.errors import BadComponents

if TYPE_CHECKING:
    from mypy_extensions import i64

Wholes = tuple[int, ...]

SYMBOL_COUNT: Final = 8
COST_COUNT: Final = 9
LARGE_MAP: Final = (2, 5)
"""Numbers of players who use the 2/5 side of the map."""

# Reliefs, each eight numbers in one long table: cards, tiles, printed rooms, alliances, indulgence.
CARD_RELIEFS: Final = 0
TILE_RELIEFS: Final = 28
PRINTED_RELIEFS: Final = 70
OTTOMAN_RELIEF: Final = 76
EMPIRE_RELIEF: Final = 77
INDULGENCE_RELIEF: Final = 78


PLACE: Final = 9
"""Bits for each symbol in packed amounts: eight and a spare one."""
MOST: Final = 255
_FIRST_PACKED: Final = 1
_OTHER_SOURCES: Final = 11
"""Beside tiles: the room's two, six cortigiani, two alliances, an indulgence."""
_SPARE: Final = sum(1 << PLACE * (symbol - _FIRST_PACKED) + 8 for symbol in range(1, 7))


class Box:
    """Every printed value, read once. Positions share it and never change it."""

    def __init__(self, components: Components, pieces: Pieces) -> None:
        read = components
        cards = pieces.cards
        self.pieces: Final[Pieces] = pieces
        self.places: Final[Places] = pieces.places
        self.components: Final[Components] = components
        self.overlay: Final[str | None] = components.overlay

        self.florins: Final[int] = read.whole("game.florins")
        self.troops: Final[int] = read.whole("game.troops", 2, 9)
        self.agents: Final[int] = read.whole("game.agents", 0, 9)
        self.start_agents: Final[int] = read.whole("game.start_agents", 0, self.agents)
        self.indulgences: Final[int] = read.whole("game.indulgences")
        self.tokens: Final[int] = read.whole("game.tokens")
        self.discs: Final[int] = read.whole("game.discs")
        self.wages: Final[Wholes] = read.wholes("game.wages")
        if list(self.wages) != sorted(self.wages) or len(self.wages) <= self.troops:
            raise BadComponents("game.wages", "has a sum for each number; more never cost less")
        self.recruit_home: Final[int] = read.whole("game.recruit_home")
        self.recruit_away: Final[int] = read.whole("game.recruit_away")
        self.free_rooms: Final[int] = read.whole("game.free_rooms", 1, ROOMS)
        self.step_florins: Final[int] = read.whole("game.step_florins")
        self.trade: Final[int] = read.whole("game.trade")
        self.tiles_turned: Final[int] = read.whole("game.tiles_turned", 1, 9)
        self.loss_from: Final[int] = read.whole("game.loss_from")

        gives = _relief(read, "indulgence.gives")
        self.indulgence_florins: Final[int] = gives[SYMBOLS.index("florin")]
        self.freed_crosses: Final[int] = read.whole("indulgence.freed_crosses")
        self.freed_crowns: Final[int] = read.whole("indulgence.freed_crowns")
        self.indulgence_prestige: Final[int] = read.whole("indulgence.prestige")

        # Index: colour, then room.
        self.palaces: Final[tuple[Wholes, ...]] = tuple(
            _palace(read, colour) for colour in pieces.colours
        )
        self.right_arrow: Final[int] = read.whole("palaces.right_arrow", 1, ROOMS) - 1
        self.left_arrow: Final[int] = read.whole("palaces.left_arrow", 1, ROOMS) - 1
        left = read.whole("palaces.left_open", 0, 3)
        right = read.whole("palaces.right_open", 0, 3)
        # A bit for each cortigiano space open from the start.
        self.open_court: Final[int] = (1 << left) - 1 | ((1 << right) - 1) << 3
        self.open_spaces: Final[int] = left + right
        self.extra: Final[int] = read.whole("palaces.extra", 0, 6 - left - right)
        self.space_cards: Final[Wholes] = read.names("palaces.space_cards", cards)
        # Index: card.
        self.opens_space: Final[tuple[bool, ...]] = tuple(
            card in self.space_cards for card in range(len(cards))
        )
        self.space_mask: Final[int] = sum(1 << card for card in self.space_cards)
        self.cities_for_space: Final[int] = read.whole("palaces.cities_for_space", 3)

        # Index: city.
        self.value: Final[Wholes] = tuple(
            read.whole(f"cities.{city}.value", 1, 9) for city in CITIES
        )
        self.pirate: Final[tuple[bool, ...]] = _marked(read, "map.pirates")
        self.closed: Final[tuple[bool, ...]] = _marked(read, "map.closed")
        self.five_only: Final[tuple[bool, ...]] = _marked(read, "map.five_only")
        self.start: Final[tuple[Wholes, ...]] = tuple(
            read.names(f"start.{colour}", CITIES, 2) for colour in pieces.colours
        )
        self.home: Final[Wholes] = _homes(self.start)
        seas = tuple(_seas(read, city) for city in CITIES)
        # Index: city, then city: ships from port to port, 0 where there is no way.
        self.ships: Final[tuple[Wholes, ...]] = sea_ways(seas, _pairs(read, "map.seas", SEAS))
        # Index: number of players, then city: neighbouring cities on that map.
        self.roads: Final[tuple[tuple[Wholes, ...], ...]] = tuple(
            () if players < 2 else self._roads(read, players) for players in range(6)
        )
        # The same, a bit for each neighbour.
        self.road_bits: Final[tuple[Wholes, ...]] = tuple(
            tuple(sum(1 << goal for goal in goals) for goals in roads) for roads in self.roads
        )

        # Index: card.
        self.action: Final[Wholes] = tuple(_action(read, f"cards.{card}.action") for card in cards)
        self.war_price: Final[Wholes] = tuple(
            read.whole(f"cards.{card}.war_price") for card in cards
        )
        self.agent: Final[Wholes] = tuple(read.whole(f"cards.{c}.agent", 0, 1) for c in cards)
        self.card_prestige: Final[Wholes] = tuple(
            read.whole(f"cards.{card}.prestige") for card in cards
        )
        # Index: what the market offers, in its order.
        wares = [f"cards.{card}" for card in CHARACTERS]
        wares += [f"tiles.{tile}" for tile in (*TITLES, "guild", "cathedral")]
        self.price: Final[tuple[Wholes, ...]] = tuple(_cost(read, f"{w}.cost") for w in wares)
        # Index: ware. A bit for each symbol of the price; the florins; all else packed.
        self.price_kinds: Final[Wholes] = tuple(_kinds(price) for price in self.price)
        self.price_florins: Final[Wholes] = tuple(price[0] for price in self.price)
        self.price_packed: Final[Wholes] = tuple(_asked(price) for price in self.price)
        self.copies: Final[Wholes] = tuple(read.whole(f"{w}.copies", 0, 9) for w in wares)
        # Index: tile; a city tile is worth nothing and opens nothing.
        kinds = TILES[len(CITIES) :]
        self.tile_prestige: Final[Wholes] = (
            *(0 for _ in CITIES),
            *(read.whole(f"tiles.{tile}.prestige") for tile in kinds),
        )
        self.tile_spaces: Final[Wholes] = (
            *(0 for _ in CITIES),
            *(0 if t == "cannons" else read.whole(f"tiles.{t}.spaces", 0, 3) for t in kinds),
        )
        # A bit for each tile that opens any.
        self.space_tiles: Final[int] = _kinds(self.tile_spaces)
        self.cathedral_values: Final[Wholes] = read.wholes("cathedrals.values")
        if self.copies[-1] > len(TILES) - FIRST_CATHEDRAL:
            raise BadComponents("tiles.cathedral.copies", "there are five cathedrals at most")

        reliefs = [_relief(read, f"cards.{card}.symbols") for card in cards]
        reliefs += [(0,) * SYMBOL_COUNT] * (TILE_RELIEFS - len(cards))
        reliefs += [_relief(read, f"cities.{city}.symbols") for city in CITIES]
        reliefs += [_relief(read, f"tiles.{tile}.symbols") for tile in kinds]
        reliefs += [_relief(read, f"printed.{action}") for action in ACTIONS[:-1]]
        reliefs.append((0,) * SYMBOL_COUNT)
        reliefs += [_relief(read, f"alliances.{power}_gives") for power in POWERS[1:]]
        reliefs.append(gives)
        # Index: relief * 8 + symbol.
        self.reliefs: Final[Wholes] = tuple(amount for relief in reliefs for amount in relief)
        # Index: relief. A bit for each symbol that it shows; the florins; all else packed.
        self.shown: Final[Wholes] = tuple(_kinds(relief) for relief in reliefs)
        self.relief_florins: Final[Wholes] = tuple(relief[0] for relief in reliefs)
        self.relief_packed: Final[Wholes] = tuple(_packed(relief) for relief in reliefs)
        _check_most(reliefs)

        self.war_token: Final[int] = read.whole("war.token")
        self.leonardo: Final[int] = read.whole("war.leonardo")
        self.leonardo_price: Final[int] = read.whole("war.leonardo_price")
        self.bastion: Final[int] = read.whole("war.bastion")
        self.cannons: Final[int] = read.whole("war.cannons")
        self.cannons_price: Final[int] = read.whole("war.cannons_price")
        self.france: Final[int] = read.whole("war.france")

        self.rank_points: Final[Wholes] = read.wholes("patronage.points")
        self.ranks: Final[int] = len(self.rank_points) - 1
        # Index: rank reached.
        self.rank_cost: Final[tuple[Wholes, ...]] = (
            (0,) * COST_COUNT,
            *(_cost(read, f"patronage.rank{rank}") for rank in range(1, self.ranks + 1)),
        )
        self.bonus_ranks: Final[Wholes] = read.wholes("patronage.bonus_ranks", 2)
        self.bonus_prestige: Final[Wholes] = tuple(read.whole(f"bonuses.{b}") for b in BONUSES)
        self.duomo_crosses: Final[int] = read.whole("bonuses.duomo_crosses")
        self.sistine_crosses: Final[int] = read.whole("bonuses.sistine_crosses")

        self.alliance_cost: Final[tuple[Wholes, ...]] = tuple(
            _cost(read, f"alliances.{power}") for power in POWERS
        )
        self.alliance_packed: Final[Wholes] = tuple(_asked(cost) for cost in self.alliance_cost)
        self.alliance_prestige: Final[int] = read.whole("alliances.prestige")
        self.city_points: Final[Wholes] = read.wholes("prestige.cities")
        self.last_city_space: Final[int] = len(self.city_points) - 1
        self.lead: Final[int] = read.whole("prestige.lead")
        self.trophy: Final[int] = read.whole("prestige.trophy")
        self.religion: Final[tuple[Wholes, ...]] = (
            (), (), (), *(read.wholes(f"prestige.religion_{n}", n) for n in (3, 4, 5)),
        )  # fmt: skip

    def on_map(self, city: int, players: int) -> bool:
        """The city exists with this number of players (V-103, V-105)."""
        if players == 3 and self.closed[city]:
            return False
        return players in LARGE_MAP or not self.five_only[city]

    def _roads(self, read: Components, players: int) -> tuple[Wholes, ...]:
        side = "roads.two_five" if players in LARGE_MAP else "roads.three_four"
        there = tuple(self.on_map(city, players) for city in range(len(CITIES)))
        return joined(len(CITIES), _pairs(read, side, CITIES), there)


def _palace(read: Components, colour: str) -> Wholes:
    rooms = read.names(f"palaces.{colour}", (*ACTIONS[:-1], "none"), ROOMS)
    if len(set(rooms)) != ROOMS:
        raise BadComponents(f"palaces.{colour}", "each action is printed once")
    return tuple(NO_ACTION if room == len(ACTIONS) - 1 else room for room in rooms)


def _marked(read: Components, path: str) -> tuple[bool, ...]:
    cities = read.names(path, CITIES)
    return tuple(city in cities for city in range(len(CITIES)))


def _homes(start: tuple[Wholes, ...]) -> Wholes:
    """The colour whose crest a city bears, or -1."""
    homes = [-1] * len(CITIES)
    for colour, cities in enumerate(start):
        for city in cities:
            homes[city] = colour
    return tuple(homes)


def _seas(read: Components, city: str) -> Wholes:
    path = f"cities.{city}.seas"
    return () if read.words(path) == ["none"] else read.names(path, SEAS)


def _pairs(read: Components, path: str, known: tuple[str, ...]) -> list[tuple[int, int]]:
    ends = read.names(path, known)
    if len(ends) % 2:
        raise BadComponents(path, "must be written in pairs")
    return [(ends[i], ends[i + 1]) for i in range(0, len(ends), 2)]


def _action(read: Components, path: str) -> int:
    action = read.name(path, (*ACTIONS, "none"))
    return NO_ACTION if action == len(ACTIONS) else action


def _amounts(read: Components, path: str, known: tuple[str, ...]) -> Wholes:
    """`["crown", 1, "florin", 3]` as a number for each symbol."""
    words = read.words(path)
    amounts = [0] * len(known)
    if words == ["none", 0]:
        return tuple(amounts)
    for index in range(0, len(words), 2):
        symbol = words[index]
        amount = words[index + 1] if index + 1 < len(words) else None
        if symbol not in known or type(amount) is not int or not 0 < amount < 20:
            raise BadComponents(path, f"names symbols with numbers, out of {', '.join(known)}")
        amounts[known.index(symbol)] += amount
    return tuple(amounts)


def _packed(amounts: Wholes) -> int:
    """Symbols but florins as one number, to be added up and compared all at once."""
    return sum(
        amounts[symbol] << PLACE * (symbol - _FIRST_PACKED)
        for symbol in range(_FIRST_PACKED, SYMBOL_COUNT)
    )


def _asked(cost: Wholes) -> int:
    """A cost to be compared: the last symbol, arrows, has no spare bit."""
    return _packed((*cost[: SYMBOL_COUNT - 1], 0))


def covers(packed: i64, cost: i64) -> bool:
    """There are as many of each symbol as a packed cost asks for, whatever else is to be paid."""
    spare: i64 = _SPARE
    return (packed | spare) - cost & spare == spare


def of_packed(packed: int, symbol: int) -> int:
    """How many of a symbol there are; packed amounts have no florins."""
    return packed >> PLACE * (symbol - _FIRST_PACKED) & MOST


def _check_most(reliefs: list[Wholes]) -> None:
    """Whatever one player has together stays below what is packed."""
    tiles = reliefs[TILE_RELIEFS:PRINTED_RELIEFS]
    others = reliefs[:TILE_RELIEFS] + reliefs[PRINTED_RELIEFS:]
    for symbol, name in enumerate(SYMBOLS):
        most = max(relief[symbol] for relief in others) * _OTHER_SOURCES
        if symbol >= _FIRST_PACKED and most + sum(tile[symbol] for tile in tiles) > MOST:
            raise BadComponents("cards", f"a player could have more than {MOST} of {name}")


def _kinds(amounts: Wholes) -> int:
    """A bit for each symbol of which there is any."""
    return sum(1 << symbol for symbol, amount in enumerate(amounts) if amount)


def _relief(read: Components, path: str) -> Wholes:
    return _amounts(read, path, SYMBOLS)


def _cost(read: Components, path: str) -> Wholes:
    return _amounts(read, path, COSTS)


@cache
def _standard() -> Box:
    return Box(Components(virtu_components()), PIECES)


def virtu_components() -> str:
    """The text of the component table, for a game that is played with the same box."""
    return files("quattrocento.games.virtu").joinpath("components.toml").read_text("utf-8")


def load_box(overlay: str | None = None) -> Box:
    """The box as printed, or with an owner's corrections (the text of an overlay file)."""
    return _standard() if overlay is None else Box(Components(virtu_components(), overlay), PIECES)


def lowest(mask: i64) -> i64:
    """The place of the lowest bit that is set."""
    low: int = mask & -mask
    return low.bit_length() - 1


def bits(mask: i64) -> int:
    """How many bits are set."""
    count: i64 = 0
    while mask:
        mask &= mask - 1
        count += 1
    return count
