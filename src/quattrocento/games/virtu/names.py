"""The names of things, in a fixed order; a number in a position is a place in these lists.

At the end, which of them a game plays with: The Italian Wars has pieces of its own.
"""

from __future__ import annotations

from typing import Final

from quattrocento.kernel.step import Move

Names = tuple[str, ...]

COLOURS: Final[Names] = ("red", "yellow", "green", "blue", "white")
"""Player colours, in the order in which further players join."""
FACTIONS: Final[Names] = ("florence", "naples", "venice", "milan", "rome")
"""The dynasty's home of each colour."""

CITIES: Final[Names] = (
    "nice", "turin", "milan", "genoa", "parma", "verona", "venice", "bologna", "ravenna",
    "florence", "pisa", "siena", "perugia", "spoleto", "ancona", "rome", "civitavecchia",
    "terracina", "pescara", "naples", "benevento", "bari", "rossano", "reggio", "palermo",
    "ajaccio", "cagliari", "tunis", "ragusa", "corfu",
)  # fmt: skip
SEAS: Final[Names] = ("ligurian", "tyrrhenian", "mediterranean", "ionian", "adriatic")

SYMBOLS: Final[Names] = (
    "florin", "crown", "cross", "cavalry", "ship", "mask", "war", "arrow",
)  # fmt: skip
"""What a relief shows (V-2317)."""
FLORIN: Final = 0
CROWN: Final = 1
CROSS: Final = 2
CAVALRY: Final = 3
SHIP: Final = 4
MASK: Final = 5
WAR: Final = 6
ARROW: Final = 7
EITHER: Final = 8
"""In a cost: a crown or a cross."""
COSTS: Final[Names] = (*SYMBOLS, "crown_or_cross")

ACTIONS: Final[Names] = ("govern", "patronise", "annex", "war", "intrigue", "trade")
GOVERN: Final = 0
PATRONISE: Final = 1
ANNEX: Final = 2
MAKE_WAR: Final = 3
INTRIGUE: Final = 4
TRADE: Final = 5
NO_ACTION: Final = -1
NOBODY: Final = -1
"""No owner, no agent, no card, no marker."""

CHARACTERS: Final[Names] = (
    "ambassador", "cardinal", "consigliere", "podesta", "assassin", "gonfaloniere", "merchant",
    "maestro", "condottiere", "banker", "admiral", "pope",
)  # fmt: skip
CARDINAL: Final = 1
MACHIAVELLI_CARD: Final = 12
FAMILY: Final[Names] = (
    "lorenzo", "giuliano", "lucrezia_tornabuoni",
    "ferdinand", "alfonso", "montefeltro",
    "barbarigo", "council_of_ten", "pitigliano",
    "gian_galeazzo", "ludovico", "sanseverino",
    "alexander", "cesare", "lucrezia_borgia",
)  # fmt: skip
"""Three cards a colour, in the order of the colours."""
FIRST_FAMILY: Final = 13
FAMILY_CARDS: Final = 3

TITLES: Final[Names] = ("duchy", "principality", "kingdom", "republic")
TILES: Final[Names] = (
    *CITIES, *TITLES, "guild", "cannons", "kingdom_of_france",
    "cathedral", "cathedral", "cathedral", "cathedral", "cathedral",
)  # fmt: skip
"""Every tile that may lie in a Domain; the five cathedrals are alike."""
DUCHY: Final = 30
PRINCIPALITY: Final = 31
KINGDOM: Final = 32
REPUBLIC: Final = 33
GUILD: Final = 34
CANNONS: Final = 35
KINGDOM_OF_FRANCE: Final = 36
FIRST_CATHEDRAL: Final = 37
LAST_CATHEDRAL: Final = 41

MARKET: Final[Names] = (*CHARACTERS, *TITLES, "guild", "cathedral")
"""What can be bought in Winter."""
FIRST_TITLE: Final = 12
MARKET_CATHEDRAL: Final = 17

ROOMS: Final = 5
COURT: Final[Names] = ("left1", "left2", "left3", "right1", "right2", "right3")
"""The cortigiano spaces; the first ones of a side are open from the start."""
SPACES: Final[Names] = (
    "action1", "action2", "action3", "action4", "action5",
    "improvement1", "improvement2", "improvement3", "improvement4", "improvement5",
    *COURT,
)  # fmt: skip
FIRST_IMPROVEMENT: Final = 5
FIRST_COURT: Final = 10
ALL_SPACES: Final = 16

POWERS: Final[Names] = ("france", "ottoman", "empire")
FRANCE: Final = 0
OTTOMAN: Final = 1
EMPIRE: Final = 2

BONUSES: Final[Names] = (
    "leonardo", "copernicus", "michelangelo", "columbus", "machiavelli",
    "bastion", "prince", "duomo", "sistine", "cannons",
)  # fmt: skip
"""Patronage bonuses: five artists, then five works."""
ARTISTS: Final = 5
LEONARDO: Final = 0
COPERNICUS: Final = 1
MICHELANGELO: Final = 2
MACHIAVELLI: Final = 4
BASTION: Final = 5
PRINCE: Final = 6
DUOMO: Final = 7
SISTINE: Final = 8
CANNONS_BONUS: Final = 9

# Where an agent may lie: on a city, in a room of a palace, on an alliance.
FIRST_ROOM_PLACE: Final = 30
FIRST_POWER_PLACE: Final = 55
RESERVE: Final = 58
"""An agent that lies nowhere yet."""

SOURCES: Final[Names] = ("action", "improvement", *COURT, *TILES, "ottoman", "empire", "indulgence")
"""What a payment may draw on."""
FROM_ACTION: Final = 0
FROM_IMPROVEMENT: Final = 1
FROM_COURT: Final = 2
FROM_TILES: Final = 8
FROM_OTTOMAN: Final = 50
FROM_EMPIRE: Final = 51
FROM_INDULGENCE: Final = 52

POINTS: Final[Names] = (
    "cities", "cities_lead", "patronage", "patronage_lead", "printed", "cathedrals", "religion",
    "trophies", "alliances", "indulgences",
)  # fmt: skip
"""Where prestige points come from."""
SEASONS: Final[Names] = ("setup", "spring", "sieges", "winter")
IN_SETUP: Final = 0
IN_SPRING: Final = 1
IN_SIEGES: Final = 2
IN_WINTER: Final = 3


class Pieces:
    """The colours in the order of their seats, their family cards, and where agents may lie.

    An agent lies on a city, in a room of a palace, or `beside` the map: on an alliance.
    """

    __slots__ = ("beside", "card_index", "cards", "colours", "family", "pick", "places")

    def __init__(self, colours: Names, family: tuple[Names, ...], beside: Names) -> None:
        cards: list[str] = [*CHARACTERS, "machiavelli"]
        numbers: list[tuple[int, ...]] = []
        for names in family:
            numbers.append(tuple(range(len(cards), len(cards) + len(names))))
            cards += names
        self.colours: Final[Names] = colours
        self.beside: Final[Names] = beside
        self.cards: Final[Names] = tuple(cards)
        # Index: colour. The numbers of its family cards.
        self.family: Final[tuple[tuple[int, ...], ...]] = tuple(numbers)
        self.card_index: Final[dict[str | int, int]] = {name: i for i, name in enumerate(cards)}
        self.pick: Final[tuple[Move, ...]] = tuple(("family", card) for card in cards)
        self.places: Final[Places] = Places(colours, beside)


class Places:
    """Where an agent may lie, and the moves that send it there or away."""

    __slots__ = ("index", "names", "remove", "send", "shift")

    def __init__(self, colours: Names, beside: Names) -> None:
        rooms = [f"{colour}-{room}" for colour in colours for room in range(1, ROOMS + 1)]
        names = (*CITIES, *rooms, *beside)
        self.names: Final[Names] = names
        self.index: Final[dict[str | int, int]] = {name: i for i, name in enumerate(names)}
        self.shift: Final[tuple[Move, ...]] = tuple(("shift", place) for place in names)
        self.remove: Final[tuple[Move, ...]] = tuple(("remove", place) for place in names)
        self.send: Final[tuple[Move, ...]] = tuple(("agent_to", place) for place in names)


def _families() -> tuple[Names, ...]:
    count = FAMILY_CARDS
    return tuple(FAMILY[count * colour : count * (colour + 1)] for colour in range(len(COLOURS)))


PIECES: Final[Pieces] = Pieces(COLOURS, _families(), POWERS)
"""Those of the game for three to five players."""
