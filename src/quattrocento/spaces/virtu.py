"""What a seat sees of Virtù: everything but the family cards that the others lay in secret."""

from __future__ import annotations

from typing import Any, Final

from quattrocento.games.virtu.board import NOBODY, OFF_MAP, SEATS
from quattrocento.games.virtu.board import Board as Table
from quattrocento.games.virtu.box import COST_COUNT, SYMBOL_COUNT
from quattrocento.games.virtu.names import (
    ALL_SPACES,
    BONUSES,
    CITIES,
    COURT,
    FIRST_POWER_PLACE,
    FIRST_ROOM_PLACE,
    IN_SETUP,
    MARKET,
    POWERS,
    ROOMS,
    TILES,
)
from quattrocento.games.virtu.secrets import hidden
from quattrocento.games.virtu.setup import PickCard, unplaced
from quattrocento.games.virtu.vocabulary import vocabulary
from quattrocento.kernel.game import Game
from quattrocento.kernel.play import next_decision
from quattrocento.kernel.position import Position
from quattrocento.kernel.step import AnyStep
from quattrocento.spaces.observer import START, Layout, Observer, Steps
from quattrocento.spaces.sheet import Sheet

STEPS: Final[Steps] = Steps(list(vocabulary().steps.values()))
TURNED: Final = 48 + len(POWERS)
"""Bits of what paid or was turned: tiles, then the alliances from the 48th on."""
GAVE: Final = len(TILES) + len(COURT)


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
        self.anyone: Final[list[list[int]]] = [everyone(seats, seat) for seat in range(seats)]
        self.troops: Final[list[list[int]]] = [troop_places(seen, seats) for seen in self.anyone]

    def write(self, position: Position, seat: int, sheet: Sheet) -> None:
        assert isinstance(position, Table)
        seats = self.anyone[seat]
        count = self.seats
        secret = hidden(position)
        self.start(position, seat, sheet)
        STEPS.write(seen_step(position, seat, secret), seats, sheet)
        write_shared(position, seats, self.troops[seat], sheet)
        sheet.put(position.year)
        sheet.put(1 if position.last_year else 0)
        write_seats(position.order, seats, count, sheet)
        write_seats(position.arrivals, seats, count, sheet)
        write_seats(position.patrons, seats, count, sheet)
        sheet.bits(position.bonuses, len(BONUSES))
        sheet.bits(position.powers_ready, len(POWERS))
        sheet.mapped(position.allies, seats)
        for turn in range(count):
            other = (seat + turn) % count
            write_player(position, other, seats, secret and turn > 0, sheet)
            player = position.players[other]
            sheet.put(player.rank)
            sheet.bits(player.bonuses, len(BONUSES))
            for rival in range(count):
                sheet.put(player.trophies >> (seat + rival) % count & 1)


def everyone(seats: int, seat: int) -> list[int]:
    """Every colour as a seat counts it, then whoever is off the map, then nobody."""
    counted = [(other - seat) % seats if other < seats else other for other in range(SEATS)]
    return [*counted, OFF_MAP, NOBODY]


def troop_places(seats: list[int], colours: int) -> list[int]:
    """Where the troops of each city stand in the table's list, by colour as the seat counts."""
    order = [0] * colours
    for colour in range(colours):
        order[seats[colour]] = colour
    return [city * SEATS + colour for city in range(len(CITIES)) for colour in order]


def seen_step(table: Table, seat: int, secret: bool) -> AnyStep | None:
    """The decision to be taken; which card another one lays in secret is not seen."""
    decision = next_decision(table)
    if decision is not None and secret and decision.seat != seat:
        return PickCard(decision.seat)
    return decision


def shared_segments(game: Game[Any], colours: int) -> Layout:
    """The map and the turn in progress; there are troops of so many colours."""
    return [
        *((f"option.{option.name}", 1) for option in game.options),
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


def write_seats(order: tuple[int, ...], seats: list[int], count: int, sheet: Sheet) -> None:
    """Seats one after the other, and -1 for those that are not there yet."""
    for other in order:
        sheet.put(seats[other])
    sheet.blank(count - len(order), -1)


def write_shared(table: Table, seats: list[int], troops: list[int], sheet: Sheet) -> None:
    """What `shared_segments` lists; `troops` are the places of `troop_places`."""
    codes = table.options.codes
    sheet.padded(codes, len(codes))
    sheet.put(table.season)
    sheet.mapped(table.owner, seats)
    sheet.places(table.troops, troops)
    _write_marks(table, troops, sheet)
    sheet.bits(table.cathedrals, len(CITIES))
    sheet.mapped(table.agents[:FIRST_ROOM_PLACE], seats)
    sheet.mapped(table.agents[FIRST_POWER_PLACE:], seats)
    sheet.many(table.supply)
    sheet.put(table.indulgences)
    sheet.bits(table.crossed, ROOMS)
    sheet.put(table.done)
    sheet.bits(table.paid, TURNED)
    sheet.bits(table.turned, TURNED)
    sheet.put(table.half)
    sheet.put(1 if table.begging else 0)
    sheet.bits(table.basket, len(MARKET))
    sheet.bits(table.fresh, len(COURT))
    sheet.put(table.attack)
    sheet.put(table.defence)
    sheet.many(table.pool)
    sheet.many(table.owed)
    sheet.many(table.used)
    sheet.many(table.taken)


def _write_marks(table: Table, places: list[int], sheet: Sheet) -> None:
    """What is remembered of each army before a city, by colour as the seat counts."""
    if not any(table.marks):
        sheet.blank(len(places))
        return
    for place in places:
        # A bit each for fled, victor, Leonardo spent and, in The Italian Wars, stayed.
        mark = table.marks[place // SEATS] >> place % SEATS
        sheet.put(mark & 1 | mark >> 4 & 2 | mark >> 8 & 4 | mark >> 12 & 8)


def player_segments() -> Layout:
    """A player's palace, Domain and stocks."""
    stocks = ("florins", "marker", "asked", "agents", "owned_agents", "reserve", "tokens", "to_lay")
    return [
        ("colour", 1),
        *((name, 1) for name in stocks),
        ("cards", ALL_SPACES),
        ("exhausted", len(COURT)),
        ("closed", len(COURT)),
        ("indulgences", ROOMS),
        ("room_agents", ROOMS),
        ("tiles", len(TILES)),
        ("gave", GAVE),
    ]


def write_player(table: Table, seat: int, seats: list[int], secret: bool, sheet: Sheet) -> None:
    """Tiles are 1 in the Domain and 2 with the available side up."""
    player = table.players[seat]
    sheet.put(player.colour)
    sheet.put(player.florins)
    sheet.put(player.marker)
    sheet.put(1 if player.asked else 0)
    sheet.put(player.agents)
    sheet.put(player.owned_agents)
    sheet.put(player.reserve)
    sheet.put(player.tokens)
    sheet.put(len(unplaced(table, seat)) if table.season == IN_SETUP else 0)
    if secret:
        sheet.blank(ALL_SPACES, NOBODY)
    else:
        sheet.many(player.cards)
    sheet.bits(player.exhausted, len(COURT))
    sheet.bits(player.closed, len(COURT))
    sheet.bits(player.indulgences, ROOMS)
    first = FIRST_ROOM_PLACE + seat * ROOMS
    sheet.mapped(table.agents[first : first + ROOMS], seats)
    sheet.sum_bits(player.tiles, player.ready, len(TILES))
    if player.gave:
        sheet.many(player.gave)
    else:
        sheet.blank(GAVE)
