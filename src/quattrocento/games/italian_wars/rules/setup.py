"""Set-up, and the sequence of play over twenty-one rounds."""

from __future__ import annotations

from typing import ClassVar, Final

from quattrocento.games.italian_wars.board import Italy, italy
from quattrocento.games.italian_wars.names import COLOURS, FIRST_MAJOR, MAJORS, PLAYERS
from quattrocento.games.italian_wars.rules.retreats import EndSpring, RetreatTurn
from quattrocento.games.italian_wars.rules.scoring import FinalScoring, prestige
from quattrocento.games.italian_wars.rules.spring import SpringTurn
from quattrocento.games.italian_wars.rules.winter import WinterTurn
from quattrocento.games.virtu.board import Board, changed
from quattrocento.games.virtu.names import CITIES, DUCHY, FIRST_TITLE, GUILD, IN_SPRING, NOBODY
from quattrocento.games.virtu.player import Player
from quattrocento.games.virtu.rules.setup import PickCard, Reveal, Winter, begin_phase
from quattrocento.games.virtu.rules.sieges import EndSieges, SiegeTurn
from quattrocento.kernel.step import Task, stacked


class Sequence(Task[Board]):
    """The sequence of play: the family cards, then round after round (W-104, W-105, W-201)."""

    __slots__ = ()

    def run(self, position: Board) -> None:
        position.then(*[PickCard(seat) for seat in position.order], Reveal(), Round(1))


class Round(Task[Board]):
    """A round: Spring with its sieges and retreats, then Winter (W-201, W-203)."""

    __slots__ = ("round",)
    fields: ClassVar[tuple[str, ...]] = ("round",)

    def __init__(self, number: int) -> None:
        self.round: Final = number

    def run(self, position: Board) -> None:
        position.year = self.round
        position.season = IN_SPRING
        for player in position.players:
            player.asked = False
        begin_phase(position)
        if position.events is not None:
            points = [sum(each) for each in prestige(italy(position))]
            position.tell("spring", year=self.round, prestige=points)
        agenda = position.agenda
        agenda.append(EndRound(self.round))
        for step in SEASONS:
            agenda.append(step)


class EndRound(Task[Board]):
    """The last round ends the game (W-1201, W-1202)."""

    __slots__ = ("round",)
    fields: ClassVar[tuple[str, ...]] = ("round",)

    def __init__(self, number: int) -> None:
        self.round: Final = number

    def run(self, position: Board) -> None:
        if self.round >= italy(position).booklet.rounds:
            position.agenda.append(FinalScoring())
        else:
            position.agenda.append(Round(self.round + 1))


SEASONS: Final = stacked(
    SpringTurn(0),
    SiegeTurn(0),
    EndSieges(),
    RetreatTurn(0),
    EndSpring(),
    Winter(),
    WinterTurn(0),
)
"""What happens in every round."""


def lay_out(table: Italy) -> None:
    """Both sides and the Major Cities at the start (W-101 to W-121)."""
    booklet = table.booklet
    table.order = tuple(range(PLAYERS))
    table.owner = (NOBODY,) * len(CITIES)
    for colour in range(len(COLOURS)):
        for city in booklet.cities[colour]:
            table.owner = changed(table.owner, city, colour)
        for city in booklet.posts[colour]:
            table.add_troops(city, colour, 1)
    for seat in range(PLAYERS):
        table.players.append(_king(table, seat))
    for major in range(len(MAJORS)):
        table.influence[major] = booklet.crest[major]
        table.reserves[major] = booklet.reserve[FIRST_MAJOR + major]


def _king(table: Italy, seat: int) -> Player:
    """A player's cities, tiles, troops, agents and florins (W-106 to W-112)."""
    booklet = table.booklet
    player = Player(seat, False)
    player.florins = booklet.florins
    player.reserve = booklet.reserve[seat]
    for tile in (*booklet.cities[seat], *booklet.tiles[seat]):
        player.tiles |= 1 << tile
        if DUCHY <= tile <= GUILD:
            ware = FIRST_TITLE + tile - DUCHY
            table.supply = changed(table.supply, ware, table.supply[ware] - 1)
    player.ready = player.tiles
    player.agents = booklet.start_agents
    for card in booklet.pieces.family[seat]:
        player.agents += booklet.agent[card]
    player.owned_agents = player.agents
    return player
