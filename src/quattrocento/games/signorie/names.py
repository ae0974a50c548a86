"""The names of things, in a fixed order; a number in a position is a place in these lists."""

from __future__ import annotations

from typing import Final

Names = tuple[str, ...]

COLOURS: Final[Names] = ("yellow", "red", "purple", "blue")
"""Player colours, each with its own plan."""
COLUMNS: Final[Names] = ("yellow", "red", "purple", "grey", "turquoise")
"""Die colours: the five columns of a player board."""
PLACES: Final[Names] = ("top", "second", "middle", "third", "fourth", "fifth", "bottom")
"""Helper spaces from top to bottom, by every name that one can have."""
PLACES_OF: Final[tuple[Names, ...]] = (
    (),
    ("top",),
    ("top", "bottom"),
    ("top", "middle", "bottom"),
    ("top", "second", "third", "bottom"),
    ("top", "second", "third", "fourth", "bottom"),
    ("top", "second", "third", "fourth", "fifth", "bottom"),
)
"""What the helper spaces of a column are called, by how many there are."""
SEXES: Final[Names] = ("man", "woman")
CAREERS: Final[Names] = ("political", "clerical", "military")
ROWS: Final[Names] = ("political", "clerical", "military", "marriage")
"""Rows of a plan: one a career, and marriage."""
CITIES: Final[Names] = ("Milano", "Venezia", "Firenze", "Roma", "Napoli")
HOUSES: Final[Names] = ("Sforza", "Medici", "Este", "Gonzaga", "Borgia", "Aragona")
MANDATES: Final[Names] = ("M1", "M2", "M3", "M4", "M5", "M6", "M7", "M8", "M9", "M10")
BONUSES: Final[Names] = ("B1", "B2", "B3", "B4", "B5", "B6", "B7", "B8", "B9")
VICTORY_POINTS: Final[Names] = ("V1", "V2", "V3", "V4", "V5")

GIVERS: Final[Names] = ("action", "helper", "mandate", "reward")
"""What gives movement points."""

MAN: Final = 0
WOMAN: Final = 1
MARRIAGE_ROW: Final = 3

BY_ACTION: Final = 0
BY_HELPER: Final = 1
BY_MANDATE: Final = 2
BY_REWARD: Final = 3

# What an action, a mandate, a helper or a bonus does.
EFFECTS: Final[Names] = (
    "florins",
    "marriage",
    "progeny",
    "tracks",
    "mission",
    "tile",
    "vp",
    "half_die",
    "woman",
    "meeple",
    "initiative",
    "career",
    "threshold",
    "hire",
    "helper",
    "family",
    "column",
)
FLORINS: Final = 0
MARRIAGE: Final = 1
PROGENY: Final = 2
TRACKS: Final = 3
MISSION: Final = 4
TILE: Final = 5
VP: Final = 6
HALF_DIE: Final = 7
FETCH_WOMAN: Final = 8
FETCH_MEEPLE: Final = 9
INITIATIVE: Final = 10
CAREER: Final = 11
THRESHOLD: Final = 12
HIRE: Final = 13
USE_HELPER: Final = 14
FAMILY: Final = 15
COLUMN_AGAIN: Final = 16

# What a victory-point tile counts.
CRITERIA: Final[Names] = ("bride", "helper", "city", "tile", "man")
PER_BRIDE: Final = 0
PER_HELPER: Final = 1
PER_CITY: Final = 2
PER_TILE: Final = 3
PER_MAN: Final = 4

# Where victory points come from; the last two are scored at the end.
SOURCES: Final[Names] = (
    "missions",
    "marriages",
    "initiative",
    "helpers",
    "brides",
    "rewards",
    "purchases",
    "careers",
    "alliances",
)
FROM_MISSIONS: Final = 0
FROM_MARRIAGES: Final = 1
FROM_INITIATIVE: Final = 2
FROM_HELPERS: Final = 3
FROM_BRIDES: Final = 4
FROM_REWARDS: Final = 5
FROM_PURCHASES: Final = 6
FROM_CAREERS: Final = 7
FROM_ALLIANCES: Final = 8
