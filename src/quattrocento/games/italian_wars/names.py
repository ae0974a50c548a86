"""The names that the booklet adds; everything else is called as in Virtù."""

from __future__ import annotations

from typing import Final

from quattrocento.games.virtu.names import CITIES, Names, Pieces

COLOURS: Final[Names] = ("blue", "yellow", "red", "green", "white")
"""The two players, France first, then the Major Cities: whose discs and troops lie on the map."""
FRANCE: Final = 0
NAPLES: Final = 1
PLAYERS: Final = 2
KINGS: Final[Names] = ("france", "naples")

MAJORS: Final[Names] = ("florence", "venice", "rome")
FIRST_MAJOR: Final = 2
"""The first Major City among the colours."""
ROME: Final = 2
CAPITALS: Final[tuple[int, ...]] = tuple(CITIES.index(major) for major in MAJORS)
"""The city whose conquest eliminates each Major City."""
TRACKS: Final[Names] = ("florence_track", "venice_track", "rome_track")
"""Where an agent may lie besides cities and rooms."""

FAMILY: Final[tuple[Names, ...]] = (
    ("charles", "orleans", "ludovico_sforza", "briconnet"),
    ("ferdinand_of_aragon", "cordoba", "frederick"),
    ("savonarola", "piero"),
    ("agostino_barbarigo", "gonzaga"),
    ("alexander_vi", "cesare_borgia"),
)
"""The family cards of each colour; of a Major City's two, the first opens a space."""
PIECES: Final[Pieces] = Pieces(COLOURS, FAMILY, TRACKS)

POSTURES: Final[Names] = (
    "neutral", "favourable", "hostile", "allied", "rival_ally", "eliminated",
)  # fmt: skip
"""How a Major City stands towards a player."""

POINTS: Final[Names] = ("cities", "capitals", "alliances", "trophies", "printed", "indulgences")
"""Where prestige points come from."""
