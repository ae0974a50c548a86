"""The map and all that lies on it, with every player's things: the whole table."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from quattrocento.games.virtu.box import COST_COUNT, SYMBOL_COUNT, Box, bits, lowest
from quattrocento.games.virtu.names import (
    CITIES,
    COLOURS,
    FIRST_CATHEDRAL,
    FIRST_POWER_PLACE,
    FIRST_ROOM_PLACE,
    LAST_CATHEDRAL,
    NOBODY,
    POWERS,
    ROOMS,
)
from quattrocento.games.virtu.options import Options
from quattrocento.games.virtu.player import Player
from quattrocento.kernel.position import Position

if TYPE_CHECKING:
    from mypy_extensions import i64

OFF_MAP: Final = -2
"""The owner of a city that does not exist with this number of players."""
SEATS: Final = len(COLOURS)

ALL_CITIES: Final = (1 << len(CITIES)) - 1
"""The bits of city tiles in a Domain."""
NO_MARKS: Final[tuple[int, ...]] = (0,) * len(CITIES)
NO_SYMBOLS: Final[tuple[int, ...]] = (0,) * SYMBOL_COUNT
NO_COST: Final[tuple[int, ...]] = (0,) * COST_COUNT

_BYTES: Final = tuple(bytes([number]) for number in range(256))
_DISCS_ON_TRACKS: Final = 3
"""The order, the cities and patronage."""

# What is remembered of a seat before a city until the end of Spring: a bit for each seat.
FLED: Final = 0
VICTOR: Final = SEATS
LEONARDO_SPENT: Final = 2 * SEATS


class Board(Position):
    """The whole table. Tuples are shared between clones, lists are copied."""

    __slots__ = (
        "agents",
        "allies",
        "arrivals",
        "attack",
        "basket",
        "begging",
        "bonuses",
        "box",
        "cathedrals",
        "crossed",
        "defence",
        "done",
        "fresh",
        "half",
        "indulgences",
        "last_year",
        "marks",
        "options",
        "order",
        "owed",
        "owner",
        "paid",
        "patrons",
        "players",
        "pool",
        "powers_ready",
        "season",
        "supply",
        "taken",
        "troops",
        "turned",
        "used",
        "year",
    )

    def __init__(self, box: Box, options: Options, blank: bool) -> None:
        super().__init__()
        self.box: Box = box
        self.options: Options = options
        self.year: int = 0
        self.season: int = 0
        self.last_year: bool = False
        # Seats in order; discs on the tracks of cities and of patronage, the last to come last.
        self.order: tuple[int, ...] = ()
        self.arrivals: tuple[int, ...] = ()
        self.patrons: tuple[int, ...] = ()
        # Bits: cities with a cathedral, patronage bonuses left, alliances whose bonus is ready.
        self.cathedrals: int = 0
        self.bonuses: int = 0
        self.powers_ready: int = 0
        self.indulgences: int = box.indulgences
        # The turn in progress. Rooms crossed; effects done; tiles and alliances that paid or were
        # turned (bits: tile, then 48 + power); tiles still to turn for a symbol already paid.
        self.crossed: int = 0
        self.done: int = 0
        self.paid: int = 0
        self.turned: int = 0
        self.half: int = 0
        # An indulgence waits to be laid on the marker's room; wares chosen; spaces filled by them.
        self.begging: bool = False
        self.basket: int = 0
        self.fresh: int = 0
        # War bonuses used by the two sides of the siege or battle in progress.
        self.attack: int = 0
        self.defence: int = 0
        if blank:
            return
        self.players: list[Player] = []
        # What seldom changes lies in rows that clones share; `changed` makes a new one.
        self.owner: tuple[int, ...] = (OFF_MAP,) * len(CITIES)
        # Troops, a byte each: city * 5 + seat.
        self.troops: bytes = bytes(len(CITIES) * SEATS)
        # The seat whose agent lies on each place.
        self.agents: tuple[int, ...] = (NOBODY,) * (FIRST_POWER_PLACE + len(POWERS))
        self.allies: list[int] = [NOBODY] * len(POWERS)
        self.supply: tuple[int, ...] = box.copies
        self.marks: tuple[int, ...] = NO_MARKS
        # Symbols of the reliefs in use that are not spent yet, and what the payment still owes.
        self.pool: tuple[int, ...] = NO_SYMBOLS
        self.owed: tuple[int, ...] = NO_COST
        # Type used of the room's two reliefs in this action, plus one; war symbols taken of them.
        self.used: list[int] = [0, 0]
        self.taken: list[int] = [0, 0]

    def clone(self) -> Board:
        other = Board(self.box, self.options, True)
        self.copy_to(other)
        return other

    def copy_to(self, other: Board) -> None:
        """Everything that can change, onto a blank table."""
        other.agenda = self.agenda[:]
        other.year = self.year
        other.season = self.season
        other.last_year = self.last_year
        other.order = self.order
        other.arrivals = self.arrivals
        other.patrons = self.patrons
        other.cathedrals = self.cathedrals
        other.bonuses = self.bonuses
        other.powers_ready = self.powers_ready
        other.indulgences = self.indulgences
        other.crossed = self.crossed
        other.done = self.done
        other.paid = self.paid
        other.turned = self.turned
        other.half = self.half
        other.begging = self.begging
        other.basket = self.basket
        other.fresh = self.fresh
        other.attack = self.attack
        other.defence = self.defence
        other.players = [player.clone() for player in self.players]
        other.owner = self.owner
        other.troops = self.troops
        other.agents = self.agents
        other.allies = self.allies[:]
        other.supply = self.supply
        other.marks = self.marks
        other.pool = self.pool
        other.owed = self.owed
        other.used = self.used[:]
        other.taken = self.taken[:]

    def dump(self) -> dict[str, Any]:
        from quattrocento.games.virtu.files.files import dump_board

        return dump_board(self)

    def cities_of(self, seat: int) -> int:
        """How many cities a player controls."""
        # Whoever controls a city has its tile.
        return bits(self.players[seat].tiles & ALL_CITIES)

    def neighbours(self, city: int) -> tuple[int, ...]:
        return self.box.roads[len(self.players)][city]

    # What the rules ask of the table: whose troops, whose city, and who defends it.

    def controls(self, seat: int, city: int) -> bool:
        """The city counts as the player's own, and is a base for annexing (V-907)."""
        return self.owner[city] == seat

    def shelters(self, seat: int, city: int) -> bool:
        """The player's troops may stay in the city, and retreat there (V-1503)."""
        return self.owner[city] == seat

    def tile_holder(self, city: int) -> int:
        """The player in whose Domain the city's tile lies, NOBODY while it is in the supply."""
        return self.owner[city]

    def defender(self, city: int) -> int:
        """The player who defends the city in a siege, NOBODY for a neutral one (V-1408)."""
        return self.owner[city]

    def garrison(self, city: int) -> int:
        """Troops that defend the city (V-1421)."""
        owner = self.owner[city]
        return 0 if owner == NOBODY else self.troops[city * SEATS + owner]

    def army(self, seat: int, city: int) -> int:
        """The player's troops in the city or before it (V-1417)."""
        return self.troops[city * SEATS + seat]

    def with_army(self, seat: int) -> list[int]:
        """The cities in which or before which the player has troops."""
        troops = self.troops
        return [city for city in range(len(CITIES)) if troops[city * SEATS + seat]]

    def camps(self, seat: int) -> list[int]:
        """The cities not his own before which the player has troops."""
        own: i64 = self.players[seat].tiles & ALL_CITIES
        abroad = self.troops_on_map(seat)
        while own:
            abroad -= self.troops[lowest(own) * SEATS + seat]
            own &= own - 1
        if not abroad:
            return []
        return [city for city in self.with_army(seat) if self.owner[city] != seat]

    def has_help(self, verb: str) -> bool:
        """A war bonus of its own kind, such as Leonardo's or that of France, is in this game."""
        return True

    def has_disc(self, seat: int) -> bool:
        """A control disc is left, beside those on order, tracks, cities, alliances, as trophies."""
        lying = _DISCS_ON_TRACKS + self.cities_of(seat) + self.allies.count(seat)
        for other in self.players:
            lying += other.trophies >> seat & 1
        return lying < self.box.discs

    def has_token(self) -> bool:
        """A war token is left in the supply (V-324)."""
        return sum(player.tokens for player in self.players) < self.box.tokens

    def end_combat(self) -> None:
        """War symbols that were not announced are lost (V-1404)."""
        for player in self.players:
            player.war_left = 0

    def most_agents(self, seat: int) -> int:
        """The agents a player may have, placed and unplaced together (V-1203)."""
        return self.box.agents

    def troops_on_map(self, seat: int) -> int:
        """Troops for which the player pays wages (V-1704)."""
        return self.box.troops - self.players[seat].reserve

    def commands(self, seat: int) -> list[int]:
        """The colours of the troops a player commands, his own first."""
        return [seat]

    def movable(self, troop: int, city: int) -> int:
        """How many troops of a colour may start from the city: they have not stopped (V-1006)."""
        return self.troops[city * SEATS + troop] if self.owner[city] == troop else 0

    def add_troops(self, city: int, colour: int, count: int) -> None:
        """So many troops more are in the city, or fewer."""
        place = city * SEATS + colour
        troops = self.troops
        self.troops = troops[:place] + _BYTES[troops[place] + count] + troops[place + 1 :]

    def move_troop(self, troop: int, city: int, goal: int) -> None:
        """One troop of a colour goes from a city to another."""
        self.add_troops(city, troop, -1)
        self.add_troops(goal, troop, 1)

    def lose_troops(self, city: int, seat: int, count: int) -> None:
        """Troops go back to their owner's reserve (V-1428)."""
        self.add_troops(city, seat, -count)
        self.players[seat].reserve += count

    def lose_garrison(self, city: int) -> None:
        """All defending troops are lost (V-1427)."""
        owner = self.owner[city]
        if owner != NOBODY:
            self.lose_troops(city, owner, self.troops[city * SEATS + owner])

    def besieges(self, seat: int, city: int) -> bool:
        """The player has troops there that need not retreat, and it is not his own (V-1302)."""
        if self.owner[city] == seat or self.troops[city * SEATS + seat] == 0:
            return False
        return not self.marked(city, FLED, seat)

    def may_give_up(self, seat: int, city: int) -> bool:
        """The siege may be given up: a field battle was won before the city (V-1304)."""
        return self.marked(city, VICTOR, seat)

    def give_up(self, seat: int, city: int) -> None:
        """The siege is given up; the troops retreat without further loss (V-1312)."""
        self.mark(city, FLED, seat)
        if self.events is not None:
            self.tell("gives_up", seat=seat, city=CITIES[city])

    def stranded(self, seat: int, city: int) -> bool:
        """Troops of the player are there and must retreat (V-1506)."""
        return self.owner[city] != seat and self.troops[city * SEATS + seat] > 0

    def claim(self, seat: int, city: int, loser: int) -> None:
        """A city was conquered from somebody: one trophy of each opponent (V-1431, V-1432)."""
        player = self.players[seat]
        if not player.trophies >> loser & 1:
            player.trophies |= 1 << loser
            if self.events is not None:
                self.tell("trophy", seat=seat, rival=loser)

    def watchable(self, power: int) -> bool:
        """An agent may lie on this alliance (V-1104)."""
        return True

    def marked(self, city: int, what: int, seat: int) -> bool:
        return self.marks[city] >> (what + seat) & 1 == 1

    def clear_marks(self) -> None:
        """Spring is over: nothing is remembered of armies before cities."""
        self.marks = NO_MARKS

    def mark(self, city: int, what: int, seat: int) -> None:
        self.marks = changed(self.marks, city, self.marks[city] | 1 << (what + seat))

    def clear_payment(self) -> None:
        """Nothing is owed, and symbols not used are lost (V-308)."""
        self.pool, self.owed = NO_SYMBOLS, NO_COST

    def clear_action(self) -> None:
        """Forget what the action in progress has used and done."""
        self.clear_payment()
        self.used[0] = self.used[1] = 0
        self.taken[0] = self.taken[1] = 0
        self.done = 0
        self.paid = 0
        self.turned = 0
        self.half = 0


def changed(row: tuple[int, ...], place: int, number: int) -> tuple[int, ...]:
    """A row with another number at one place."""
    numbers = list(row)
    numbers[place] = number
    return tuple(numbers)


def first_cathedral(mask: int) -> int:
    """The first cathedral tile among some tiles, NOBODY without one."""
    for tile in range(FIRST_CATHEDRAL, LAST_CATHEDRAL + 1):
        if mask >> tile & 1:
            return tile
    return NOBODY


def room_place(seat: int, room: int) -> int:
    """The place of an agent in a room of a palace."""
    return FIRST_ROOM_PLACE + seat * ROOMS + room


def power_place(power: int) -> int:
    """The place of an agent on an alliance."""
    return FIRST_POWER_PLACE + power


def power_bit(power: int) -> int:
    """The bit of an alliance among what paid or was turned."""
    return 1 << (48 + power)
