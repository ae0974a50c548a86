"""The box with what the booklet prints: both sides, the Major Cities, influence, prestige."""

from __future__ import annotations

from functools import cache
from importlib.resources import files
from typing import Final

from quattrocento.components import Components
from quattrocento.games.italian_wars.names import COLOURS, FIRST_MAJOR, MAJORS, PIECES, PLAYERS
from quattrocento.games.virtu.box import Box, Wholes, virtu_components
from quattrocento.games.virtu.names import CITIES, TILES
from quattrocento.kernel.errors import BadComponents


class Booklet(Box):
    """Virtù's box, and every value of the booklet, read once."""

    def __init__(self, components: Components) -> None:
        super().__init__(components, PIECES)
        read = components
        self.rounds: Final[int] = read.whole("game.rounds", 1)
        self.wage_rounds: Final[Wholes] = read.wholes("game.wage_rounds")

        # Index: colour, players and Major Cities alike.
        self.cities: Final[tuple[Wholes, ...]] = tuple(
            read.names(f"setup.{colour}.cities", CITIES) for colour in COLOURS
        )
        # The same, a bit for each.
        self.city_bits: Final[Wholes] = tuple(
            sum(1 << city for city in cities) for cities in self.cities
        )
        self.posts: Final[tuple[Wholes, ...]] = tuple(
            read.names(f"setup.{colour}.troops", CITIES) for colour in COLOURS
        )
        self.reserve: Final[Wholes] = tuple(
            read.whole(f"setup.{colour}.reserve", 0, 9) for colour in COLOURS
        )
        self.troops_of: Final[Wholes] = tuple(
            len(self.posts[colour]) + self.reserve[colour] for colour in range(len(COLOURS))
        )
        if sum(self.troops_of) - min(self.troops_of[:PLAYERS]) >= len(self.wages):
            raise BadComponents("game.wages", "has a sum for each number of troops")
        # Index: player.
        self.tiles: Final[tuple[Wholes, ...]] = tuple(
            read.names(f"setup.{colour}.tiles", TILES) for colour in COLOURS[:PLAYERS]
        )
        # Index: Major City.
        self.major_agents: Final[Wholes] = tuple(
            read.whole(f"setup.{colour}.agents", 0, 1) for colour in COLOURS[FIRST_MAJOR:]
        )

        self.track: Final[int] = read.whole("influence.length", 2, 20)
        self.favourable: Final[int] = read.whole("influence.favourable", 1, self.track)
        self.alliance: Final[int] = read.whole("influence.alliance", self.favourable, self.track)
        self.crest: Final[Wholes] = tuple(_crest(read, major, self.track) for major in MAJORS)
        self.siege_influence: Final[int] = read.whole("influence.siege")
        self.elimination_influence: Final[int] = read.whole("influence.elimination")

        self.city_prestige: Final[int] = read.whole("prestige.city")
        self.capital_prestige: Final[int] = read.whole("prestige.capital")
        self.capitals: Final[Wholes] = read.names("prestige.capitals", CITIES)
        self.friend_prestige: Final[int] = read.whole("prestige.alliance")
        # Index: player. What he must control to win at once.
        self.goals: Final[tuple[Wholes, ...]] = tuple(
            read.names(f"victory.{colour}", CITIES) for colour in COLOURS[:PLAYERS]
        )
        self.goal_majors: Final[Wholes] = tuple(
            read.whole(f"victory.{colour}_majors", 0, len(MAJORS)) for colour in COLOURS[:PLAYERS]
        )
        # Who wins where both control what they must.
        self.first_victor: Final[int] = read.name("victory.both", COLOURS[:PLAYERS])


def _crest(read: Components, major: str, length: int) -> int:
    """The space of the crest: less than nothing on the side of France."""
    words = read.words(f"influence.{major}")
    if len(words) != 2 or words[0] not in COLOURS[:PLAYERS] or type(words[1]) is not int:
        raise BadComponents(f"influence.{major}", 'is a player and a number, like ["blue", 1]')
    if not 0 <= words[1] <= length:
        raise BadComponents(f"influence.{major}", "lies on the track")
    return -words[1] if words[0] == COLOURS[0] else words[1]


@cache
def _standard() -> Booklet:
    return Booklet(_components(None))


def _components(overlay: str | None) -> Components:
    text = files("quattrocento.games.italian_wars").joinpath("components.toml").read_text("utf-8")
    return Components(text, overlay, virtu_components())


def load_booklet(overlay: str | None = None) -> Booklet:
    """The box as printed, or with an owner's corrections (the text of an overlay file)."""
    return _standard() if overlay is None else Booklet(_components(overlay))
