"""The shape of what a seat is shown of The Italian Wars, described once; `view` builds it."""

from __future__ import annotations

from typing import Annotated, TypedDict

from quattrocento.describing import each, one_of
from quattrocento.games.italian_wars.names import MAJORS, POSTURES
from quattrocento.games.virtu.shown import Colour, PalacePlayer, PalaceTable


class King(PalacePlayer):
    """France or Naples."""

    trophies: int
    troops: int


class MajorCity(TypedDict):
    """A Major City: its posture towards each player, the cities it holds and its crest."""

    influence: tuple[Colour, int] | None
    """Towards whom the marker lies, and how far; null once it has left its track."""
    ally: Colour | None
    reserve: int
    agent: Colour | None
    colour: Colour
    crest: int
    """Where the marker starts; below nothing on the side of France."""
    postures: list[Annotated[str, one_of(POSTURES)]]
    """How it stands towards each player."""
    cities: list[str]
    """Those that it holds itself."""
    cards: list[str]
    agents: int


class InfluenceTrack(TypedDict):
    """The spaces of an influence track, and from which on a city is favourable or allied."""

    length: int
    favourable: int
    alliance: int


class WarsView(PalaceTable):
    """A table of The Italian Wars."""

    players: list[King]
    commands: list[list[Colour]]
    """The colours of the troops that each player commands."""
    round: int
    rounds: int
    wage_rounds: list[int]
    victor: Colour | None
    """Who has won at once."""
    won_with: list[str]
    """The cities that decided it."""
    majors: Annotated[dict[Annotated[str, one_of(MAJORS)], MajorCity], each(MAJORS)]
    track: InfluenceTrack
    halted: list[list[str]]
