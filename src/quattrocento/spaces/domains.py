"""What the parts of moves can be, by name: the raw material of the action spaces.

Only names and bounds of the rules go in, nothing that an owner of the box may correct: so a
corrected road or price leaves every number of a move as it was.
"""

from __future__ import annotations

from collections.abc import Mapping
from itertools import product
from typing import Final

from quattrocento.games.italian_wars import names as wars
from quattrocento.games.italian_wars.words import MOVE_PARTS as WARS_PARTS
from quattrocento.games.princes import names as princes
from quattrocento.games.princes.auctions import BIDS
from quattrocento.games.princes.free import BANK
from quattrocento.games.princes.words import MOVE_PARTS as PRINCES_PARTS
from quattrocento.games.signorie import names as signorie
from quattrocento.games.signorie.board import FACES
from quattrocento.games.signorie.careers import ADVANCE
from quattrocento.games.signorie.mandates import SPEND
from quattrocento.games.signorie.marriages import DOWRY
from quattrocento.games.signorie.words import MOVE_PARTS as SIGNORIE_PARTS
from quattrocento.games.virtu import names as virtu
from quattrocento.games.virtu.bonuses import MOST_SYMBOLS
from quattrocento.games.virtu.pieces import PIECES, Pieces
from quattrocento.games.virtu.spring import FARTHEST
from quattrocento.games.virtu.winter import WAGES
from quattrocento.games.virtu.words import MOVE_PARTS as VIRTU_PARTS
from quattrocento.kernel.step import Move

Values = tuple[str | int, ...]
Parts = Mapping[str, tuple[str, ...]]
"""Every verb of a game with the names of its parts."""
Domains = Mapping[str, Values]
"""The values of a part; of one verb alone where it is written `verb.part`."""


def up_to(most: int, least: int = 0) -> Values:
    return tuple(range(least, most + 1))


SIGNORIE: Final[Domains] = {
    "column": signorie.COLUMNS,
    "value": up_to(FACES, 1),
    "mandate": signorie.MANDATES,
    "meeples": up_to(len(SPEND) - 1),
    "place": signorie.PLACES,
    "career": signorie.CAREERS,
    "space": up_to(len(ADVANCE[0]), 1),
    "city": signorie.CITIES,
    "florins": up_to(len(DOWRY) - 1),
    "row": signorie.ROWS,
    "sex": signorie.SEXES,
}
PRINCES: Final[Domains] = {
    "family": princes.FAMILIES,
    "troop": princes.TROOPS,
    "tile": (*princes.KINDS, *princes.EVENTS, princes.POPE),
    "currency": princes.CURRENCIES,
    "amount": up_to(len(BANK[0]) - 1),
    "treachery": princes.TREACHERY,
    "bid": up_to(len(BIDS) - 1),
    "city": princes.CITIES,
    "side": princes.SIDES,
}


def _palaces(pieces: Pieces) -> dict[str, Values]:
    """The domains of Virtù, with the colours, cards and places of one of its games."""
    return {
        "card": pieces.cards,
        "space": virtu.SPACES,
        "room": up_to(virtu.ROOMS, 1),
        "rooms": up_to(FARTHEST - 1),
        "source": virtu.SOURCES,
        "take_florins.source": virtu.SOURCES[:2],
        "token.source": virtu.SOURCES[:2],
        "symbol": virtu.SYMBOLS,
        "free.symbol": ("cross", "crown"),
        "tile": virtu.TILES,
        "power": virtu.POWERS,
        "bonus": virtu.BONUSES,
        "city": virtu.CITIES,
        "goal": virtu.CITIES,
        "place": pieces.places.names,
        "war_card.space": virtu.COURT,
        "symbols": up_to(MOST_SYMBOLS),
        "florins": up_to(len(WAGES) - 1),
        "ware": virtu.MARKET,
    }


VIRTU: Final[Domains] = _palaces(PIECES)
ITALIAN_WARS: Final[Domains] = {
    **_palaces(wars.PIECES),
    "major": wars.MAJORS,
    "troop": wars.COLOURS,
}

GAMES: Final[Mapping[str, tuple[Parts, Domains]]] = {
    "signorie": (SIGNORIE_PARTS, SIGNORIE),
    "princes": (PRINCES_PARTS, PRINCES),
    "virtu": (VIRTU_PARTS, VIRTU),
    "italian_wars": (WARS_PARTS, ITALIAN_WARS),
}


def every_move(parts: Parts, domains: Domains) -> list[Move]:
    """Verb after verb, the last part running fastest; nobody travels to where he is."""
    moves: dict[Move, None] = {}
    for verb, names in parts.items():
        values = [domains.get(f"{verb}.{name}", domains.get(name, ())) for name in names]
        for chosen in product(*values):
            if "goal" not in names or chosen[-1] != chosen[-2]:
                # Tiles that are alike share a name, and so a move.
                moves[(verb, *chosen)] = None
    return list(moves)
