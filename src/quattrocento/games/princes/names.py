"""The names of things, in a fixed order; a number in a position is a place in these lists."""

from __future__ import annotations

from typing import Final

Names = tuple[str, ...]

CITIES: Final[Names] = ("Venice", "Milan", "Florence", "Rome", "Naples")
FAMILIES: Final[Names] = ("Baglioni", "Bentivogli", "Este", "Gonzaga", "Malatesta", "Montefeltro")
STRANGERS: Final[Names] = ("player_1", "player_2", "player_3", "player_4", "player_5", "player_6")
"""What a seat is called in a bargain while it has no family."""
HOMES: Final[Names] = ("Perugia", "Bologna", "Ferrara", "Mantua", "Rimini", "Urbino")
TROOPS: Final[Names] = (
    "light_infantry",
    "crossbow",
    "pike",
    "fortification",
    "cavalry",
    "artillery",
)
CURRENCIES: Final[Names] = ("gold", "influence")
GOLD: Final = 0
INFLUENCE: Final = 1

KINDS: Final[Names] = (
    "doge",
    "venetian_merchant",
    "ludovico",
    "caterina",
    "swiss",
    "armourer",
    "genoese",
    "milanese_merchant",
    "lorenzo",
    "giovanni",
    "banking",
    "florentine_merchant",
    "roderigo",
    "cesare",
    "lucrezia",
    "della_rovere",
    "orsini",
    "colonna",
    "ferrante",
    "alfonso",
    "spanish_infantry",
    "neapolitan_merchant",
    "neapolitan_court",
)
"""Kinds of city tile; copies of one kind are alike."""

EVENTS: Final[Names] = (
    "gozzoli",
    "piero",
    "mantegna",
    "merchant_i",
    "botticelli",
    "ghirlandaio",
    "bellini",
    "merchant_ii",
    "leonardo",
    "michelangelo",
    "bramante",
    "french_invade",
)
POPE: Final = "pope"

# What an event does.
EFFECTS: Final[Names] = ("points", "status", "merchant", "invade")
POINTS: Final = 0
STATUS: Final = 1
MERCHANT: Final = 2
INVADE: Final = 3

TREACHERY: Final[Names] = (
    "bribe_troops",
    "bribe_cardinal",
    "freeze_bid",
    "steal_influence",
    "raid_gold",
    "veto",
    "start_war",
)
BRIBE_TROOPS: Final = 0
BRIBE_CARDINAL: Final = 1
FREEZE_BID: Final = 2
STEAL_INFLUENCE: Final = 3
RAID_GOLD: Final = 4
VETO: Final = 5
START_WAR: Final = 6

# What an auction is about.
LOTS: Final[Names] = ("tile", "event", "pope", "attacker", "defender", "family")
TILE_LOT: Final = 0
EVENT_LOT: Final = 1
POPE_LOT: Final = 2
ATTACKER_LOT: Final = 3
DEFENDER_LOT: Final = 4
FAMILY_LOT: Final = 5

# The two sides of a war.
SIDES: Final[Names] = ("attacker", "defender")
ATTACKER: Final = 0
DEFENDER: Final = 1

SOURCES: Final[Names] = ("cities", "events", "pope", "gold", "influence", "victories")
"""Where points come from, all of them counted at the end."""
