"""Position files: the whole table as readable JSON, and back, checked."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from quattrocento.games.virtu.board import (
    FLED,
    LEONARDO_SPENT,
    NOBODY,
    SEATS,
    VICTOR,
    Board,
    Player,
    power_place,
    room_place,
)
from quattrocento.games.virtu.box import Box
from quattrocento.games.virtu.files.vocabulary import vocabulary
from quattrocento.games.virtu.names import (
    BONUSES,
    CITIES,
    COSTS,
    COURT,
    FIRST_CATHEDRAL,
    FIRST_COURT,
    FIRST_IMPROVEMENT,
    MARKET,
    POWERS,
    ROOMS,
    SEASONS,
    SYMBOLS,
    TILES,
)
from quattrocento.games.virtu.options import OPTIONS, Options
from quattrocento.kernel.errors import BadPosition
from quattrocento.kernel.reading import Reader

TILE_NAMES: Final[tuple[str, ...]] = (
    *TILES[:FIRST_CATHEDRAL],
    *(f"cathedral-{tile}" for tile in range(1, len(TILES) - FIRST_CATHEDRAL + 1)),
)
"""Tiles in files: the cathedrals, alike on the table, are numbered."""
_TURNED_NAMES: Final[tuple[str, ...]] = (
    *TILE_NAMES, *("-" for _ in range(len(TILE_NAMES), 48)), *POWERS,
)  # fmt: skip
_SIDES: Final = ("available", "exhausted")
MARKS: Final[tuple[tuple[str, int], ...]] = (
    ("fled", FLED),
    ("victors", VICTOR),
    ("leonardo", LEONARDO_SPENT),
)
_GAVE: Final[tuple[str, ...]] = (*TILE_NAMES, *COURT)


HOLDINGS: Final[tuple[str, ...]] = (
    "colour", "florins", "marker", "rooms", "court", "lost_spaces", "domain", "asked", "agents",
    "owned_agents", "reserve", "tokens", "gave",
)  # fmt: skip
"""What a file says of each player's palace, Domain and stocks."""


def dump_board(board: Board) -> dict[str, Any]:
    """Everything on the table in component names; `agenda` lists what comes next first."""
    words = vocabulary()
    colours = board.box.pieces.colours
    return {
        "game": "virtu",
        "overlay": board.box.overlay,
        "options": dict(board.options.chosen),
        "year": board.year,
        "season": SEASONS[board.season],
        "last_year": board.last_year,
        "order": [colours[seat] for seat in board.order],
        "cities_track": [colours[seat] for seat in board.arrivals],
        "patronage_track": [colours[seat] for seat in board.patrons],
        "players": [dump_player(board, seat) for seat in range(len(board.players))],
        "cities": {
            CITIES[city]: dump_city(board, city)
            for city in range(len(CITIES))
            if board.owner[city] >= NOBODY
        },
        "powers": {
            power: {
                "ally": colour_of(board, board.allies[index]),
                "ready": bool(board.powers_ready >> index & 1),
                "agent": colour_of(board, board.agents[power_place(index)]),
            }
            for index, power in enumerate(POWERS)
        },
        "supply": dict(zip(MARKET, board.supply, strict=True)),
        "bonuses": bit_names(board.bonuses, BONUSES),
        "indulgences": board.indulgences,
        "turn": dump_turn(board),
        "agenda": [words.write(step) for step in reversed(board.agenda)],
    }


def dump_player(board: Board, seat: int) -> dict[str, Any]:
    player = board.players[seat]
    return dump_holdings(board, seat) | {
        "rank": player.rank,
        "bonuses": bit_names(player.bonuses, BONUSES),
        "trophies": bit_names(player.trophies, board.box.pieces.colours),
    }


def dump_holdings(board: Board, seat: int) -> dict[str, Any]:
    """A player's palace, Domain and stocks."""
    player = board.players[seat]
    return {
        "colour": board.box.pieces.colours[player.colour],
        "florins": player.florins,
        "marker": None if player.marker == NOBODY else player.marker + 1,
        "rooms": [
            {
                "action": _card(board, player.cards[room]),
                "improvement": _card(board, player.cards[FIRST_IMPROVEMENT + room]),
                "indulgence": bool(player.indulgences >> room & 1),
                "agent": colour_of(board, board.agents[room_place(seat, room)]),
            }
            for room in range(ROOMS)
        ],
        "court": {
            space: {
                "card": _card(board, player.cards[FIRST_COURT + index]),
                "exhausted": bool(player.exhausted >> index & 1),
            }
            for index, space in enumerate(COURT)
        },
        "lost_spaces": bit_names(player.closed, COURT),
        "domain": {
            TILE_NAMES[tile]: _SIDES[0 if player.ready >> tile & 1 else 1]
            for tile in range(len(TILES))
            if player.tiles >> tile & 1
        },
        "asked": player.asked,
        "agents": player.agents,
        "owned_agents": player.owned_agents,
        "reserve": player.reserve,
        "tokens": player.tokens,
        "gave": {
            _GAVE[slot]: SYMBOLS[symbol - 1] for slot, symbol in enumerate(player.gave) if symbol
        },
    }


def dump_city(
    board: Board, city: int, marks: tuple[tuple[str, int], ...] = MARKS
) -> dict[str, Any]:
    colours = board.box.pieces.colours
    return {
        "owner": colour_of(board, board.owner[city]),
        "troops": {
            colours[seat]: board.troops[city * SEATS + seat]
            for seat in range(SEATS)
            if board.troops[city * SEATS + seat]
        },
        "agent": colour_of(board, board.agents[city]),
        "cathedral": bool(board.cathedrals >> city & 1),
        **{
            name: bit_names(board.marks[city] >> shift & 31, colours)
            for name, shift in marks
            if board.marks[city] >> shift & 31
        },
    }


def dump_turn(board: Board) -> dict[str, Any]:
    return {
        "crossed": [room + 1 for room in range(ROOMS) if board.crossed >> room & 1],
        "done": board.done,
        "paid": bit_names(board.paid, _TURNED_NAMES),
        "turned": bit_names(board.turned, _TURNED_NAMES),
        "half": board.half,
        "begging": board.begging,
        "basket": bit_names(board.basket, MARKET),
        "fresh": bit_names(board.fresh, COURT),
        "attack": board.attack,
        "defence": board.defence,
        "pool": {symbol: n for symbol, n in zip(SYMBOLS, board.pool, strict=True) if n},
        "owed": {cost: n for cost, n in zip(COSTS, board.owed, strict=True) if n},
        "used": [None if used == 0 else SYMBOLS[used - 1] for used in board.used],
        "taken": list(board.taken),
    }


def bit_names(mask: int, known: tuple[str, ...]) -> list[str]:
    return [name for bit, name in enumerate(known) if mask >> bit & 1]


def colour_of(board: Board, seat: int) -> str | None:
    return None if seat == NOBODY else board.box.pieces.colours[seat]


def _card(board: Board, card: int) -> str | None:
    return None if card == NOBODY else board.box.pieces.cards[card]


def load_board(data: Mapping[str, Any], box: Box) -> Board:
    """The table a file describes; refused, with the field named, where it cannot be."""
    read = Reader(data)
    if read.text("game") != "virtu":
        raise BadPosition("game", "this file is not a position of virtu")
    if data.get("overlay") != box.overlay:
        raise BadPosition("overlay", "give the same component overlay with --components")
    chosen = read.at("options")
    options = {
        option.name: option.choices[chosen.name(option.name, option.choices)] for option in OPTIONS
    }
    board = Board(box, Options(options), False)
    count = len(read.items("players"))
    if not 3 <= count <= 5:
        raise BadPosition("players", "a game has 3 to 5 players")
    board.year = read.whole("year", 0, 99999)
    board.season = read.name("season", SEASONS)
    board.last_year = read.truth("last_year")
    colours = box.pieces.colours[:count]
    board.order = tuple(read.names("order", colours))
    board.arrivals = tuple(read.names("cities_track", colours))
    board.patrons = tuple(read.names("patronage_track", colours))
    load_cities(read.at("cities"), board, count)
    for seat in range(count):
        board.players.append(load_player(read.at("players").at(seat), board, seat, count))
    _load_powers(read.at("powers"), board, colours)
    board.supply = [read.at("supply").whole(ware) for ware in MARKET]
    board.bonuses = read_mask(read, "bonuses", BONUSES)
    board.indulgences = read.whole("indulgences")
    load_turn(read.at("turn"), board)
    words = vocabulary()
    agenda = [words.read(step, f"agenda[{i}]") for i, step in enumerate(read.items("agenda"))]
    board.agenda = list(reversed(agenda))
    read.only(
        "game", "overlay", "options", "year", "season", "last_year", "order", "cities_track",
        "patronage_track", "players", "cities", "powers", "supply", "bonuses", "indulgences",
        "turn", "agenda",
    )  # fmt: skip
    from quattrocento.games.virtu.files.checks import check_agenda, check_board

    check_agenda(board)

    check_board(board)
    return board


def load_player(read: Reader, board: Board, seat: int, count: int) -> Player:
    player = load_holdings(read, board, seat, count)
    player.rank = read.whole("rank", 0, board.box.ranks)
    player.bonuses = read_mask(read, "bonuses", BONUSES)
    player.trophies = read_mask(read, "trophies", board.box.pieces.colours[:count])
    read.only(*HOLDINGS, "rank", "bonuses", "trophies")
    return player


def load_holdings(read: Reader, board: Board, seat: int, count: int) -> Player:
    cards, colours = board.box.pieces.cards, board.box.pieces.colours
    if read.name("colour", colours) != seat:
        raise BadPosition(read.path("colour"), f"player {seat + 1} is {colours[seat]}")
    player = Player(seat, False)
    player.florins = read.whole("florins", 0, 9999)
    player.marker = NOBODY if read.get("marker") is None else read.whole("marker", 1, ROOMS) - 1
    rooms = read.at("rooms")
    if len(read.items("rooms")) != ROOMS:
        raise BadPosition(read.path("rooms"), "a palace has five rooms")
    for room in range(ROOMS):
        here = rooms.at(room)
        player.cards[room] = read_optional(here, "action", cards)
        player.cards[FIRST_IMPROVEMENT + room] = read_optional(here, "improvement", cards)
        player.indulgences |= int(here.truth("indulgence")) << room
        board.agents[room_place(seat, room)] = read_optional(here, "agent", colours[:count])
        here.only("action", "improvement", "indulgence", "agent")
    for index, space in enumerate(COURT):
        here = read.at("court").at(space)
        player.cards[FIRST_COURT + index] = read_optional(here, "card", cards)
        player.exhausted |= int(here.truth("exhausted")) << index
        here.only("card", "exhausted")
    player.closed = read_mask(read, "lost_spaces", COURT)
    for name in read.at("domain").keys(TILE_NAMES):
        tile = TILE_NAMES.index(name)
        player.tiles |= 1 << tile
        if read.at("domain").name(name, _SIDES) == 0:
            player.ready |= 1 << tile
    player.asked = read.truth("asked")
    player.agents = read.whole("agents")
    player.owned_agents = read.whole("owned_agents")
    player.reserve = read.whole("reserve")
    player.tokens = read.whole("tokens")
    if board.options.types_per_phase and board.season:
        player.gave = [0] * len(_GAVE)
    for name in read.at("gave").keys(_GAVE):
        if not player.gave:
            raise BadPosition(read.path("gave"), "is kept only where types count per phase")
        player.gave[_GAVE.index(name)] = read.at("gave").name(name, SYMBOLS) + 1
    return player


def load_cities(
    read: Reader, board: Board, count: int, marks: tuple[tuple[str, int], ...] = MARKS
) -> None:
    colours = board.box.pieces.colours[:count]
    there = tuple(c for i, c in enumerate(CITIES) if board.box.on_map(i, count))
    if sorted(read.keys(there)) != sorted(there):
        raise BadPosition("cities", f"lists the {len(there)} cities of the map")
    for name in there:
        city = CITIES.index(name)
        here = read.at(name)
        board.owner[city] = read_optional(here, "owner", colours)
        troops = here.at("troops")
        for colour in troops.keys(colours):
            board.troops[city * SEATS + colours.index(colour)] = troops.whole(colour)
        board.agents[city] = read_optional(here, "agent", colours)
        board.cathedrals |= int(here.truth("cathedral")) << city
        for mark, shift in marks:
            if mark in here.keys(("owner", "troops", "agent", "cathedral", *dict(marks))):
                board.marks[city] |= read_mask(here, mark, colours) << shift


def _load_powers(read: Reader, board: Board, colours: tuple[str, ...]) -> None:
    read.keys(POWERS)
    for index, power in enumerate(POWERS):
        here = read.at(power)
        board.allies[index] = read_optional(here, "ally", colours)
        board.powers_ready |= int(here.truth("ready")) << index
        board.agents[power_place(index)] = read_optional(here, "agent", colours)
        here.only("ally", "ready", "agent")


def load_turn(read: Reader, board: Board) -> None:
    for room in read.wholes("crossed", 1, ROOMS):
        board.crossed |= 1 << (room - 1)
    board.done = read.whole("done")
    board.paid = read_mask(read, "paid", _TURNED_NAMES)
    board.turned = read_mask(read, "turned", _TURNED_NAMES)
    board.half = read.whole("half")
    board.begging = read.truth("begging")
    board.basket = read_mask(read, "basket", MARKET)
    board.fresh = read_mask(read, "fresh", COURT)
    board.attack = read.whole("attack")
    board.defence = read.whole("defence")
    for symbol in read.at("pool").keys(SYMBOLS):
        board.pool[SYMBOLS.index(symbol)] = read.at("pool").whole(symbol)
    for cost in read.at("owed").keys(COSTS):
        board.owed[COSTS.index(cost)] = read.at("owed").whole(cost)
    used = read.at("used")
    if len(read.items("used")) != 2 or len(read.items("taken")) != 2:
        raise BadPosition(read.path("used"), "names the two reliefs of the room")
    board.used = [0 if used.get(i) is None else used.name(i, SYMBOLS) + 1 for i in range(2)]
    board.taken = read.wholes("taken")
    read.only(
        "crossed", "done", "paid", "turned", "half", "begging", "basket", "fresh", "attack",
        "defence", "pool", "owed", "used", "taken",
    )  # fmt: skip


def read_optional(read: Reader, key: str, known: tuple[str, ...]) -> int:
    return NOBODY if read.get(key) is None else read.name(key, known)


def read_mask(read: Reader, key: str, known: tuple[str, ...]) -> int:
    mask = 0
    for bit in read.names(key, known):
        mask |= 1 << bit
    return mask
