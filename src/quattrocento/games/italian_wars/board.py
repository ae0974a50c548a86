"""The map of Italy between two kings: influence on the Major Cities, and whose friends they are."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from quattrocento.games.italian_wars.box import Booklet
from quattrocento.games.italian_wars.names import (
    CAPITALS,
    COLOURS,
    FIRST_MAJOR,
    FRANCE,
    MAJORS,
    NAPLES,
    PLAYERS,
)
from quattrocento.games.virtu.board import (
    ALL_CITIES,
    FLED,
    LEONARDO_SPENT,
    SEATS,
    VICTOR,
    Board,
    changed,
    power_place,
)
from quattrocento.games.virtu.box import lowest
from quattrocento.games.virtu.names import CITIES, NOBODY
from quattrocento.games.virtu.options import Options

if TYPE_CHECKING:
    from mypy_extensions import i64

OFF_TRACK: Final = 99
"""Where the marker of an allied or eliminated Major City is."""
STAYED: Final = LEONARDO_SPENT + SEATS
"""Remembered until the end of Spring: the seat leaves its troops there without a siege."""


class Italy(Board):
    """Virtù's table with the influence board.

    Discs and troops of the Major Cities count like those of further players, after the two kings.
    """

    __slots__ = ("booklet", "halted", "influence", "reserves", "sides", "victor")

    def __init__(self, booklet: Booklet, options: Options, blank: bool) -> None:
        super().__init__(booklet, options, blank)
        self.booklet: Booklet = booklet
        # Troops that have stopped in this action, each as city * 5 + colour.
        self.halted: tuple[int, ...] = ()
        # Who has won at once, if anybody.
        self.victor: int = NOBODY
        if blank:
            return
        # Index: Major City. The marker (below nothing: France), the ally, troops in reserve.
        self.influence: list[int] = [0] * len(MAJORS)
        self.sides: list[int] = [NOBODY] * len(MAJORS)
        self.reserves: list[int] = [0] * len(MAJORS)

    def clone(self) -> Italy:
        other = Italy(self.booklet, self.options, True)
        self.copy_to(other)
        other.halted = self.halted
        other.victor = self.victor
        other.influence = self.influence[:]
        other.sides = self.sides[:]
        other.reserves = self.reserves[:]
        return other

    def dump(self) -> dict[str, Any]:
        from quattrocento.games.italian_wars.files.files import dump_italy

        return dump_italy(self)

    # Influence and postures.

    def on_track(self, major: int) -> bool:
        """The marker is in play: neither allied nor eliminated (W-409)."""
        return self.influence[major] != OFF_TRACK

    def leaning(self, seat: int, major: int) -> int:
        """How far the marker is on the player's side of the track (W-302)."""
        return -self.influence[major] if seat == FRANCE else self.influence[major]

    def favoured(self, major: int) -> int:
        """To whom a Major City without ally is favourable, NOBODY where neutral (W-304, W-305)."""
        place = self.influence[major]
        if place == OFF_TRACK:
            return NOBODY
        if place <= -self.booklet.favourable:
            return FRANCE
        return NAPLES if place >= self.booklet.favourable else NOBODY

    def in_alliance_zone(self, seat: int, major: int) -> bool:
        return self.on_track(major) and self.leaning(seat, major) >= self.booklet.alliance

    def sway(self, seat: int, major: int, spaces: int) -> None:
        """The marker moves towards a player, or away; not beyond its track (W-302, W-307)."""
        place = self.influence[major] + (-spaces if seat == FRANCE else spaces)
        end = self.booklet.track
        self.influence[major] = max(-end, min(end, place))
        if self.events is not None:
            self.tell("influence", seat=seat, major=MAJORS[major], spaces=spaces)

    def leave_track(self, major: int) -> None:
        """The marker leaves; an agent on it goes back to its owner (W-505, W-605)."""
        self.influence[major] = OFF_TRACK
        agent = self.agents[power_place(major)]
        if agent != NOBODY:
            self.agents = changed(self.agents, power_place(major), NOBODY)
            self.players[agent].agents += 1

    def watchable(self, power: int) -> bool:
        return self.on_track(power)

    # Whose city it is.

    def friend(self, city: int) -> int:
        """The player whose troops are at home in a city: his own, his ally's, one well disposed."""
        owner = self.owner[city]
        if owner < FIRST_MAJOR:
            return owner
        ally = self.sides[owner - FIRST_MAJOR]
        return self.favoured(owner - FIRST_MAJOR) if ally == NOBODY else ally

    def undecided(self, city: int) -> bool:
        """The city of a Major City with neutral posture (W-304)."""
        return self.owner[city] >= FIRST_MAJOR and self.friend(city) == NOBODY

    def controls(self, seat: int, city: int) -> bool:
        return self.tile_holder(city) == seat

    def shelters(self, seat: int, city: int) -> bool:
        return self.friend(city) == seat

    def tile_holder(self, city: int) -> int:
        owner = self.owner[city]
        return owner if owner < FIRST_MAJOR else self.sides[owner - FIRST_MAJOR]

    def defender(self, city: int) -> int:
        return self.friend(city)

    def cities_of(self, seat: int) -> int:
        # The tiles of allied cities lie in the Domain, too.
        domain: i64 = self.players[seat].tiles & ALL_CITIES
        count = 0
        while domain:
            if self.owner[lowest(domain)] == seat:
                count += 1
            domain &= domain - 1
        return count

    # Troops.

    def allied(self, seat: int) -> list[int]:
        """The colours of the Major Cities allied to a player."""
        return [FIRST_MAJOR + major for major in range(len(MAJORS)) if self.sides[major] == seat]

    def has_allies(self, seat: int) -> bool:
        """Any Major City is allied to the player."""
        for ally in self.sides:
            if ally == seat:
                return True
        return False

    def commands(self, seat: int) -> list[int]:
        """The colours of the troops a player commands, his own first (W-511)."""
        return [seat, *self.allied(seat)]

    def army(self, seat: int, city: int) -> int:
        count = self.troops[city * SEATS + seat]
        for major in range(len(MAJORS)):
            if self.sides[major] == seat:
                count += self.troops[city * SEATS + FIRST_MAJOR + major]
        return count

    def with_army(self, seat: int) -> list[int]:
        if not self.has_allies(seat):
            return super().with_army(seat)
        colours, troops = self.commands(seat), self.troops
        found: list[int] = []
        for city in range(len(CITIES)):
            for colour in colours:
                if troops[city * SEATS + colour]:
                    found.append(city)
                    break
        return found

    def camps(self, seat: int) -> list[int]:
        if not self.has_allies(seat):
            return super().camps(seat)
        return [city for city in self.with_army(seat) if self.owner[city] != seat]

    def garrison(self, city: int) -> int:
        owner = self.owner[city]
        if owner == NOBODY:
            return 0
        friend = self.friend(city)
        count = 0 if friend == NOBODY else self.army(friend, city)
        # Troops of a Major City without ally stand there in nobody's army (W-804).
        return count + self._own_guard(city)

    def _own_guard(self, city: int) -> int:
        owner = self.owner[city]
        if owner < FIRST_MAJOR or self.sides[owner - FIRST_MAJOR] != NOBODY:
            return 0
        return self.troops[city * SEATS + owner]

    def has_help(self, verb: str) -> bool:
        """There are the Cannons of France, but neither patronage nor great powers (W-212)."""
        return verb == "cannons"

    def most_agents(self, seat: int) -> int:
        """Five, and those of the allies beyond them (W-512)."""
        borrowed = [self.booklet.major_agents[colour - FIRST_MAJOR] for colour in self.allied(seat)]
        return self.box.agents + sum(borrowed)

    def troops_on_map(self, seat: int) -> int:
        count = self.booklet.troops_of[seat] - self.players[seat].reserve
        for colour in self.allied(seat):
            count += self.booklet.troops_of[colour] - self.reserves[colour - FIRST_MAJOR]
        return count

    def movable(self, troop: int, city: int) -> int:
        place = city * SEATS + troop
        troops = self.troops[place]
        return troops - self.halted.count(place) if troops and self.halted else troops

    def move_troop(self, troop: int, city: int, goal: int) -> None:
        super().move_troop(troop, city, goal)
        commander = troop if troop < PLAYERS else self.sides[troop - FIRST_MAJOR]
        if not self.shelters(commander, goal):
            self.halted = (*self.halted, goal * SEATS + troop)

    def clear_action(self) -> None:
        super().clear_action()
        self.halted = ()

    def remove_troops(self, city: int, colour: int, count: int) -> None:
        """Troops of a colour go back to its reserve (W-812)."""
        self.add_troops(city, colour, -count)
        if colour < PLAYERS:
            self.players[colour].reserve += count
        else:
            self.reserves[colour - FIRST_MAJOR] += count

    def lose_troops(self, city: int, seat: int, count: int) -> None:
        there = [c for c in self.commands(seat) if self.troops[city * SEATS + c]]
        if count >= self.army(seat, city):
            for colour in there:
                self.remove_troops(city, colour, self.troops[city * SEATS + colour])
        elif len(there) == 1:
            self.remove_troops(city, there[0], count)
        elif count:
            from quattrocento.games.italian_wars.rules.sieges import LoseTroops

            self.agenda.append(LoseTroops(seat, city, count))

    def lose_garrison(self, city: int) -> None:
        guard = self._own_guard(city)
        if guard:
            self.remove_troops(city, self.owner[city], guard)
        friend = self.friend(city)
        if friend != NOBODY:
            self.lose_troops(city, friend, self.army(friend, city))

    def has_disc(self, seat: int) -> bool:
        """Every king and Major City has discs enough for all that may be its own."""
        return True

    # Sieges.

    def besieges(self, seat: int, city: int) -> bool:
        """The player has troops there that are not at home, and they neither fled nor just stay."""
        if self.army(seat, city) == 0 or self.shelters(seat, city):
            return False
        if self.marked(city, FLED, seat):
            return False
        return not (self.undecided(city) and self.marked(city, STAYED, seat))

    def may_give_up(self, seat: int, city: int) -> bool:
        if self.owner[city] >= FIRST_MAJOR:
            return self.undecided(city)
        return self.marked(city, VICTOR, seat)

    def give_up(self, seat: int, city: int) -> None:
        if not self.undecided(city):
            super().give_up(seat, city)
            return
        self.mark(city, STAYED, seat)
        if self.events is not None:
            self.tell("stays", seat=seat, city=CITIES[city])

    def stranded(self, seat: int, city: int) -> bool:
        if self.army(seat, city) == 0 or self.owner[city] == seat:
            return False
        if self.marked(city, FLED, seat):
            return True
        return not (self.shelters(seat, city) or self.undecided(city))

    def claim(self, seat: int, city: int, loser: int) -> None:
        """A trophy each time; what it costs with the Major Cities (W-814, W-815, W-901, W-903)."""
        self.players[seat].trophies += 1
        if self.events is not None:
            self.tell("wins_trophy", seat=seat, city=CITIES[city])
        if loser < FIRST_MAJOR:
            return
        major = loser - FIRST_MAJOR
        if city == CAPITALS[major]:
            self.eliminate(seat, major)
        elif self.on_track(major):
            self.sway(seat, major, -self.booklet.siege_influence)

    def eliminate(self, seat: int, major: int) -> None:
        """A Major City has lost its capital to a player (W-903 to W-909)."""
        if self.events is not None:
            self.tell("eliminates", seat=seat, major=MAJORS[major])
        if self.on_track(major):
            colour = FIRST_MAJOR + major
            for city in range(len(CITIES)):
                self.add_troops(city, colour, -self.troops[city * SEATS + colour])
                if self.owner[city] == colour:
                    self.owner = changed(self.owner, city, NOBODY)
            self.reserves[major] = 0
            self.leave_track(major)
        for other in range(len(MAJORS)):
            if self.on_track(other):
                self.sway(seat, other, -self.booklet.elimination_influence)


def italy(position: Board) -> Italy:
    """The table of this game, where a step of Virtù is handed one."""
    assert isinstance(position, Italy)
    return position


def colour_number(colour: str | int) -> int:
    return COLOURS.index(str(colour))
