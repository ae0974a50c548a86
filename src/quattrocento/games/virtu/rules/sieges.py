"""The end of Spring: field battles before cities, then the sieges."""

from __future__ import annotations

from typing import ClassVar, Final

from quattrocento.games.virtu.board import FLED, VICTOR, Board, first_cathedral
from quattrocento.games.virtu.names import BASTION, CITIES, IN_SIEGES, NOBODY
from quattrocento.games.virtu.rules.annex import CITY_INDEX
from quattrocento.games.virtu.rules.bonuses import ATTACK, NO_RIVAL, Speak
from quattrocento.games.virtu.rules.control import take_city
from quattrocento.kernel.step import Decision, Move, Task

BESIEGE: Final[tuple[Move, ...]] = tuple(("besiege", city) for city in CITIES)
GIVE_UP: Final[tuple[Move, ...]] = tuple(("give_up", city) for city in CITIES)


class SiegeTurn(Task[Board]):
    """In order, each player resolves all sieges of his own (V-1301, V-1303)."""

    __slots__ = ("turn",)
    fields: ClassVar[tuple[str, ...]] = ("turn",)

    def __init__(self, turn: int) -> None:
        self.turn: Final = turn

    def run(self, position: Board) -> None:
        position.season = IN_SIEGES
        for turn in range(self.turn, len(position.order)):
            seat = position.order[turn]
            if besieged(position, seat):
                position.then(ResolveSieges(seat), OwnSiegesOver(seat), SiegeTurn(turn + 1))
                return
            own_sieges_over(position, seat)


class ResolveSieges(Task[Board]):
    """The next siege of a player, chosen by him where there are several (V-1302, V-1303)."""

    __slots__ = ("seat",)
    fields: ClassVar[tuple[str, ...]] = ("seat",)

    def __init__(self, seat: int) -> None:
        self.seat: Final = seat

    def run(self, position: Board) -> None:
        cities = besieged(position, self.seat)
        if len(cities) == 1:
            position.then(Confront(self.seat, cities[0]), self)
        elif cities:
            position.agenda.append(ChooseSiege(self.seat))


class ChooseSiege(Decision[Board]):
    """Which of one's sieges is resolved next (V-1303)."""

    __slots__ = ()
    fields: ClassVar[tuple[str, ...]] = ("seat",)

    def moves(self, position: Board) -> list[Move]:
        return [BESIEGE[city] for city in besieged(position, self.seat)]

    def play(self, position: Board, move: Move) -> None:
        position.then(Confront(self.seat, CITY_INDEX[move[1]]), ResolveSieges(self.seat))


class Confront(Task[Board]):
    """Rival besiegers are fought one after the other, then the city (V-1305, V-1318, V-325)."""

    __slots__ = ("city", "seat")
    fields: ClassVar[tuple[str, ...]] = ("seat", "city")

    def __init__(self, seat: int, city: int) -> None:
        self.seat: Final = seat
        self.city: Final = city

    def run(self, position: Board) -> None:
        seat, city = self.seat, self.city
        if not position.besieges(seat, city):
            return
        position.attack = position.defence = 0
        for rival in position.order:
            if rival != seat and position.besieges(rival, city):
                if position.events is not None:
                    position.tell("battle", seat=seat, rival=rival, city=CITIES[city])
                position.then(Speak(seat, rival, city, ATTACK, 0), Battle(seat, rival, city), self)
                return
        if not position.has_disc(seat):
            position.give_up(seat, city)
        elif position.may_give_up(seat, city):
            position.agenda.append(StormOrLeave(seat, city))
        else:
            begin_siege(position, seat, city)


class Battle(Task[Board]):
    """The outcome of a field battle (V-1307 to V-1316)."""

    __slots__ = ("city", "rival", "seat")
    fields: ClassVar[tuple[str, ...]] = ("seat", "rival", "city")

    def __init__(self, seat: int, rival: int, city: int) -> None:
        self.seat: Final = seat
        self.rival: Final = rival
        self.city: Final = city

    def run(self, position: Board) -> None:
        city = self.city
        position.end_combat()
        ours, theirs = position.army(self.seat, city), position.army(self.rival, city)
        attack, defence = ours + position.attack, theirs + position.defence
        if position.events is not None:
            position.tell(
                "battle_fought",
                seat=self.seat,
                rival=self.rival,
                city=CITIES[city],
                attack=attack,
                defence=defence,
            )
        if attack == defence:
            for seat in (self.seat, self.rival):
                position.lose_troops(city, seat, 1)
                position.mark(city, FLED, seat)
            return
        winner, loser = (self.seat, self.rival) if attack > defence else (self.rival, self.seat)
        position.lose_troops(city, winner, min(ours, theirs))
        position.lose_troops(city, loser, position.army(loser, city))
        position.mark(city, VICTOR, winner)


class StormOrLeave(Decision[Board]):
    """The winner of a field battle besieges the city, or gives up the siege (V-1311, V-1312)."""

    __slots__ = ("city",)
    fields: ClassVar[tuple[str, ...]] = ("seat", "city")

    def __init__(self, seat: int, city: int) -> None:
        super().__init__(seat)
        self.city: Final = city

    def moves(self, position: Board) -> list[Move]:
        return [BESIEGE[self.city], GIVE_UP[self.city]]

    def play(self, position: Board, move: Move) -> None:
        if move[0] == "besiege":
            begin_siege(position, self.seat, self.city)
            return
        position.give_up(self.seat, self.city)


class Siege(Task[Board]):
    """The outcome of a siege: victory only with greater strength (V-1423, V-1435)."""

    __slots__ = ("city", "seat")
    fields: ClassVar[tuple[str, ...]] = ("seat", "city")

    def __init__(self, seat: int, city: int) -> None:
        self.seat: Final = seat
        self.city: Final = city

    def run(self, position: Board) -> None:
        position.end_combat()
        attack = position.army(self.seat, self.city) + position.attack
        defence = sum(defence_parts(position, self.seat, self.city))
        if position.events is not None:
            city = CITIES[self.city]
            position.tell("siege", seat=self.seat, city=city, attack=attack, defence=defence)
        if attack > defence:
            conquer(position, self.seat, self.city, defence)
        else:
            position.lose_troops(self.city, self.seat, 1)
            position.mark(self.city, FLED, self.seat)


class OwnSiegesOver(Task[Board]):
    """War tokens left go back after the owner's sieges where the table plays so (V-1416)."""

    __slots__ = ("seat",)
    fields: ClassVar[tuple[str, ...]] = ("seat",)

    def __init__(self, seat: int) -> None:
        self.seat: Final = seat

    def run(self, position: Board) -> None:
        own_sieges_over(position, self.seat)


class EndSieges(Task[Board]):
    """War tokens left go back to the supply (V-1416)."""

    __slots__ = ()

    def run(self, position: Board) -> None:
        position.attack = position.defence = 0
        for player in position.players:
            player.tokens = 0


def own_sieges_over(position: Board, seat: int) -> None:
    """War tokens left go back where the table plays so (V-1416)."""
    if not position.options.tokens_until_all:
        position.players[seat].tokens = 0


def besieged(position: Board, seat: int) -> list[int]:
    """The cities whose sieges by a player are still to be resolved."""
    return [city for city in position.camps(seat) if position.besieges(seat, city)]


def begin_siege(position: Board, seat: int, city: int) -> None:
    """Both sides announce bonuses, the besieger first; then the outcome (V-1406)."""
    defender = position.defender(city)
    if position.events is not None:
        position.tell("besieges", seat=seat, city=CITIES[city])
    rival = NO_RIVAL if defender == NOBODY else defender
    position.then(Speak(seat, rival, city, ATTACK, 0), Siege(seat, city))


def defence_parts(position: Board, seat: int, city: int) -> tuple[int, int, int, int, int]:
    """The city's value, an agent, garrison, bonuses used, the bastion (V-1418 to V-1422)."""
    agent = position.agents[city]
    watched = 0
    if agent == seat:
        watched = -1
    elif agent != NOBODY and position.owner[city] == NOBODY:
        watched = 1
    defender = position.defender(city)
    bastion = 0
    if defender != NOBODY and position.players[defender].has(BASTION):
        bastion = position.box.bastion
    value = position.box.value[city]
    return value, watched, position.garrison(city), position.defence, bastion


def conquer(position: Board, seat: int, city: int, defence: int) -> None:
    """Losses, trophy, cathedral and the city itself (V-1424 to V-1433)."""
    loser = position.owner[city]
    losses = victors_losses(position, city, defence)
    position.lose_garrison(city)
    if position.cathedrals >> city & 1:
        win_cathedral(position, seat, city, loser)
    position.lose_troops(city, seat, min(losses, position.army(seat, city)))
    take_city(position, seat, city, False)
    if loser != NOBODY:
        position.claim(seat, city, loser)


def victors_losses(position: Board, city: int, defence: int) -> int:
    """Troops that taking a city costs, if there are so many (V-1424, V-1425)."""
    losses = position.garrison(city)
    return losses + 1 if defence >= position.box.loss_from else losses


def win_cathedral(position: Board, seat: int, city: int, loser: int) -> None:
    """A cathedral tile of the loser comes exhausted, one that lay so if there is one (V-1433)."""
    other = position.players[loser]
    tile = first_cathedral(other.tiles & ~other.ready)
    if tile < 0:
        tile = first_cathedral(other.tiles)
    other.tiles &= ~(1 << tile)
    other.ready &= ~(1 << tile)
    position.players[seat].tiles |= 1 << tile
    if position.events is not None:
        position.tell("wins_cathedral", seat=seat, rival=loser, city=CITIES[city])
