"""What a seat sees of Virtù: everything but the family cards that the others lay in secret."""

from __future__ import annotations

from typing import Any, Final, final

from librt.vecs import vec
from mypy_extensions import i16, i64

from quattrocento.environments.encoding.actions import Actions
from quattrocento.environments.encoding.arrays import Arrays
from quattrocento.environments.encoding.domains import Domains, Values, every_move, up_to
from quattrocento.environments.encoding.observer import START, Layout, Observer, Steps
from quattrocento.environments.encoding.sheet import Sheet
from quattrocento.games.virtu.board import NO_MARKS, OFF_MAP, SEATS
from quattrocento.games.virtu.board import Board as Table
from quattrocento.games.virtu.box import COST_COUNT, SYMBOL_COUNT
from quattrocento.games.virtu.files.vocabulary import vocabulary
from quattrocento.games.virtu.names import (
    ALL_SPACES,
    BONUSES,
    CITIES,
    COURT,
    IN_SETUP,
    MARKET,
    NOBODY,
    PIECES,
    POWERS,
    ROOMS,
    SOURCES,
    SPACES,
    SYMBOLS,
    TILES,
    Pieces,
)
from quattrocento.games.virtu.rules.bonuses import MOST_SYMBOLS, war_left
from quattrocento.games.virtu.rules.setup import PickCard, hidden, unplaced
from quattrocento.games.virtu.rules.spring import FARTHEST
from quattrocento.games.virtu.rules.winter import WAGES
from quattrocento.games.virtu.speech.parts import MOVE_PARTS
from quattrocento.kernel.game import Game
from quattrocento.kernel.position import Position
from quattrocento.kernel.step import AnyStep, Decision

STEPS: Final[Steps] = Steps(list(vocabulary().steps.values()))
TURNED: Final = 48 + len(POWERS)
"""Bits of what paid or was turned: tiles, then the alliances from the 48th on."""
GAVE: Final = len(TILES) + len(COURT)
# How many tuples and masks a sheet is to remember of an observation.
TABLE_TUPLES: Final = 5
TABLE_MASKS: Final = 5
PLAYER_MASKS: Final = 7


class VirtuObserver(Observer):
    """The table of Virtù from one seat."""

    def __init__(self, game: Game[Any], seats: int) -> None:
        own = [("year", 1), ("last_year", 1), ("order", seats), ("cities_track", seats),
               ("patronage_track", seats), ("bonuses", len(BONUSES)), ("powers_ready", len(POWERS)),
               ("allies", len(POWERS))]  # fmt: skip
        each = [("rank", 1), ("bonuses", len(BONUSES)), ("trophies", seats)]
        super().__init__(
            game,
            seats,
            [*START, ("step", STEPS.width), *shared_segments(game, seats), *own],
            [*player_segments(), *each],
        )
        self.tuples = TABLE_TUPLES + 3
        self.masks = TABLE_MASKS + 2 + seats * (PLAYER_MASKS + 1)
        self.anyone: Final[list[list[int]]] = [everyone(seats, seat) for seat in range(seats)]
        self.eyes: Final[list[Eyes]] = [Eyes(self, seat, seats) for seat in range(seats)]

    def write(self, position: Position, seat: int, sheet: Sheet) -> None:
        assert isinstance(position, Table)
        eyes = self.eyes[seat]
        count = self.seats
        secret = hidden(position)
        first = sheet.at
        # Seats are counted as the last time.
        alike = sheet.values[first] == seat
        decision = seen_step(self.start(position, seat, sheet), seat, secret)
        STEPS.write(decision, self.anyone[seat], sheet)
        write_shared(position, eyes, first, alike, sheet)
        sheet.put(position.year)
        sheet.put(1 if position.last_year else 0)
        for track in (position.order, position.arrivals, position.patrons):
            if not sheet.lies(track, count, alike):
                sheet.seated(track, eyes.table, count)
        sheet.kept_bits(position.bonuses, len(BONUSES))
        sheet.kept_bits(position.powers_ready, len(POWERS))
        sheet.mapped(position.allies, eyes.table)
        for turn in range(count):
            other = (seat + turn) % count
            write_player(position, other, secret and turn > 0, sheet)
            player = position.players[other]
            sheet.put(player.rank)
            sheet.kept_bits(player.bonuses, len(BONUSES))
            trophies = player.trophies
            sheet.bits(trophies >> seat | trophies << count - seat, count)


def everyone(seats: int, seat: int) -> list[int]:
    """Every colour as a seat counts it, then whoever is off the map, then nobody."""
    counted = [(other - seat) % seats if other < seats else other for other in range(SEATS)]
    return [*counted, OFF_MAP, NOBODY]


@final
class Eyes:
    """How one seat sees the map: where in its observation the pieces go, and as whose."""

    __slots__ = ("agents", "colours", "order", "table", "troops")

    def __init__(self, observer: Observer, seat: int, colours: int) -> None:
        seats = everyone(observer.seats, seat)
        self.table: Final[vec[i16]] = vec[i16](seats)
        self.colours: Final[int] = colours
        # The colours of troops as the seat counts them.
        order = [seats.index(turn) for turn in range(colours)]
        self.order: Final[vec[i64]] = vec[i64](order)
        first = observer.segment("troops").start
        self.troops: Final[vec[i64]] = vec[i64](
            [
                first + city * colours + order.index(colour) if colour < colours else -1
                for city in range(len(CITIES))
                for colour in range(SEATS)
            ]
        )
        # On cities, in the rooms of every palace, at the foreign powers.
        first = observer.segment("agents").start
        agents = [*range(first, first + len(CITIES))]
        for other in range(SEATS):
            rooms = [-1] * ROOMS
            if other < observer.seats:
                start = observer.segment(f"player{seats[other]}.room_agents").start
                rooms = [*range(start, start + ROOMS)]
            agents += rooms
        agents += range(first + len(CITIES), first + len(CITIES) + len(POWERS))
        self.agents: Final[vec[i64]] = vec[i64](agents)


def seen_step(decision: Decision[Any] | None, seat: int, secret: bool) -> AnyStep | None:
    """The decision to be taken; which card another one lays in secret is not seen."""
    if decision is not None and secret and decision.seat != seat:
        return PickCard(decision.seat)
    return decision


def shared_segments(game: Game[Any], colours: int) -> Layout:
    """The map and the turn in progress; there are troops of so many colours."""
    return [
        *((f"option.{option.name}", 1) for option in game.options if not option.per_seat),
        ("season", 1),
        ("owners", len(CITIES)),
        ("troops", len(CITIES) * colours),
        ("marks", len(CITIES) * colours),
        ("cathedrals", len(CITIES)),
        ("agents", len(CITIES) + len(POWERS)),
        ("supply", len(MARKET)),
        ("indulgences", 1),
        ("crossed", ROOMS),
        ("done", 1),
        ("paid", TURNED),
        ("turned", TURNED),
        ("half", 1),
        ("begging", 1),
        ("basket", len(MARKET)),
        ("fresh", len(COURT)),
        ("attack", 1),
        ("defence", 1),
        ("pool", SYMBOL_COUNT),
        ("owed", COST_COUNT),
        ("used", 2),
        ("taken", 2),
    ]


def write_shared(table: Table, eyes: Eyes, first: i64, alike: bool, sheet: Sheet) -> None:
    """What `shared_segments` lists, and the agents in the rooms of all palaces.

    The observation begins at `first` of the sheet; `alike`, seats are counted as the last time.
    """
    codes = table.options.codes
    if not sheet.lies(codes, len(codes)):
        sheet.padded(codes, len(codes))
    sheet.put(table.season)
    if not sheet.lies(table.owner, len(CITIES), alike):
        sheet.seated(table.owner, eyes.table, len(CITIES))
    if not sheet.lies(table.troops, len(CITIES) * eyes.colours, alike):
        sheet.laid_bytes(table.troops, eyes.troops, first)
        sheet.at += len(CITIES) * eyes.colours
    _write_marks(table, eyes, sheet)
    sheet.kept_bits(table.cathedrals, len(CITIES))
    if not sheet.lies(table.agents, len(CITIES) + len(POWERS), alike):
        sheet.laid_mapped(table.agents, eyes.agents, first, eyes.table)
        sheet.at += len(CITIES) + len(POWERS)
    if not sheet.lies(table.supply, len(MARKET)):
        sheet.padded(table.supply, len(MARKET))
    sheet.put(table.indulgences)
    sheet.bits(table.crossed, ROOMS)
    sheet.put(table.done)
    sheet.kept_bits(table.paid, TURNED)
    sheet.kept_bits(table.turned, TURNED)
    sheet.put(table.half)
    sheet.put(1 if table.begging else 0)
    sheet.kept_bits(table.basket, len(MARKET))
    sheet.bits(table.fresh, len(COURT))
    sheet.put(table.attack)
    sheet.put(table.defence)
    sheet.padded(table.pool, SYMBOL_COUNT)
    sheet.padded(table.owed, COST_COUNT)
    sheet.many(table.used)
    sheet.many(table.taken)


def _write_marks(table: Table, eyes: Eyes, sheet: Sheet) -> None:
    """What is remembered of each army before a city, by colour as the seat counts."""
    if table.marks == NO_MARKS:
        sheet.kept_bits(0, len(CITIES) * eyes.colours)
        return
    sheet.unkept()
    for marks in table.marks:
        for colour in eyes.order:
            # A bit each for fled, victor, Leonardo spent and, in The Italian Wars, stayed.
            mark = i64(marks) >> colour
            sheet.put(mark & 1 | mark >> 4 & 2 | mark >> 8 & 4 | mark >> 12 & 8)


def player_segments() -> Layout:
    """A player's palace, Domain and stocks."""
    stocks = ("florins", "marker", "asked", "agents", "owned_agents", "reserve", "tokens", "to_lay")
    return [
        ("colour", 1),
        *((name, 1) for name in stocks),
        ("war_left", len(COURT)),
        ("cards", ALL_SPACES),
        ("exhausted", len(COURT)),
        ("closed", len(COURT)),
        ("indulgences", ROOMS),
        ("room_agents", ROOMS),
        ("tiles", len(TILES)),
        ("gave", GAVE),
    ]


def write_player(table: Table, seat: int, secret: bool, sheet: Sheet) -> None:
    """Tiles are 1 in the Domain and 2 with the available side up.

    `write_shared` has laid the agents in the rooms already.
    """
    player = table.players[seat]
    sheet.five(
        player.colour,
        player.florins,
        player.marker,
        1 if player.asked else 0,
        player.agents,
    )
    sheet.put(player.owned_agents)
    sheet.put(player.reserve)
    sheet.put(player.tokens)
    sheet.put(len(unplaced(table, seat)) if table.season == IN_SETUP else 0)
    if player.war_left:
        sheet.unkept()
        for space in range(len(COURT)):
            sheet.put(war_left(player, space))
    else:
        sheet.kept_bits(0, len(COURT))
    if secret:
        sheet.blank(ALL_SPACES, NOBODY)
    else:
        sheet.many(player.cards)
    sheet.kept_bits(player.exhausted, len(COURT))
    sheet.kept_bits(player.closed, len(COURT))
    sheet.kept_bits(player.indulgences, ROOMS)
    sheet.at += ROOMS
    sheet.kept_sum_bits(player.tiles, player.ready, len(TILES))
    if player.gave:
        sheet.unkept()
        sheet.padded(player.gave, GAVE)
    else:
        sheet.kept_bits(0, GAVE)


def palaces(pieces: Pieces) -> dict[str, Values]:
    """The domains of Virtù, with the colours, cards and places of one of its games."""
    return {
        "card": pieces.cards,
        "space": SPACES,
        "room": up_to(ROOMS, 1),
        "rooms": up_to(FARTHEST - 1),
        "source": SOURCES,
        "take_florins.source": SOURCES[:2],
        "token.source": SOURCES[:2],
        "symbol": SYMBOLS,
        "free.symbol": ("cross", "crown"),
        "tile": TILES,
        "power": POWERS,
        "bonus": BONUSES,
        "city": CITIES,
        "goal": CITIES,
        "place": pieces.places.names,
        "war_card.space": COURT,
        "symbols": up_to(MOST_SYMBOLS),
        "florins": up_to(len(WAGES) - 1),
        "ware": MARKET,
    }


DOMAINS: Final[Domains] = palaces(PIECES)
ARRAYS: Final[Arrays] = Arrays(Actions("virtu", every_move(MOVE_PARTS, DOMAINS)), VirtuObserver)
