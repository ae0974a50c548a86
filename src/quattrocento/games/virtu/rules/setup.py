"""Set-up, and the sequence of play from the family cards to the last Winter."""

from __future__ import annotations

from collections.abc import Mapping
from random import Random
from typing import ClassVar, Final

from quattrocento.games.virtu.board import Board, changed
from quattrocento.games.virtu.box import Box
from quattrocento.games.virtu.names import (
    BONUSES,
    CITIES,
    COLOURS,
    FIRST_COURT,
    FIRST_IMPROVEMENT,
    IN_SETUP,
    IN_SPRING,
    IN_WINTER,
    NOBODY,
    SPACES,
    TILES,
)
from quattrocento.games.virtu.options import Options
from quattrocento.games.virtu.player import Player
from quattrocento.games.virtu.rules.palace import (
    COURT_SPACES,
    SPACE_INDEX,
    fits_room,
    free_court,
)
from quattrocento.games.virtu.rules.retreats import NewOrder, RetreatTurn
from quattrocento.games.virtu.rules.scoring import FinalScoring, prestige
from quattrocento.games.virtu.rules.sieges import EndSieges, SiegeTurn
from quattrocento.games.virtu.rules.spring import SpringTurn
from quattrocento.games.virtu.rules.winter import WinterTurn
from quattrocento.kernel.game import LOT
from quattrocento.kernel.step import Chance, Decision, Move, Refusal, Task, impossible, stacked

LAY: Final[tuple[Move, ...]] = tuple(("family_to", space) for space in SPACES)


class Sequence(Task[Board]):
    """The sequence of play: the family cards, then year after year (V-116, V-401)."""

    __slots__ = ()

    def run(self, position: Board) -> None:
        position.then(*[PickCard(seat) for seat in position.order], Reveal(), Year(1))


class DrawFirst(Chance[Board]):
    """The first player is drawn by lot; the others follow clockwise (V-120)."""

    __slots__ = ()

    def sample(self, position: Board, rng: Random) -> Move:
        seat = int(rng.random() * len(position.order))
        return ("first_player", position.box.pieces.colours[seat])

    def check(self, position: Board, move: Move) -> None:
        there = position.box.pieces.colours[: len(position.order)]
        if len(move) != 2 or move[0] != "first_player" or move[1] not in there:
            raise impossible(move, f"it is first_player and one of {', '.join(there)}")

    def play(self, position: Board, move: Move) -> None:
        begin_with(position, position.box.pieces.colours.index(str(move[1])))
        if position.events is not None:
            position.tell("begins", seat=position.order[0])
        position.agenda.append(Sequence())


class PickCard(Decision[Board]):
    """Which family card is laid next (V-116)."""

    __slots__ = ()
    fields: ClassVar[tuple[str, ...]] = ("seat",)

    def moves(self, position: Board) -> list[Move]:
        return [position.box.pieces.pick[card] for card in unplaced(position, self.seat)]

    def sealed(self, position: Board) -> bool:
        return position.options.hidden_placement

    def play(self, position: Board, move: Move) -> None:
        position.agenda.append(LayFamily(self.seat, position.box.pieces.card_index[move[1]]))


class LayFamily(Decision[Board]):
    """Where a family card goes: any space of the palace that may hold it (V-116, V-117).

    With placement by all at once nobody else sees it before all are done (V-118).
    """

    __slots__ = ("card",)
    fields: ClassVar[tuple[str, ...]] = ("seat", "card")

    def __init__(self, seat: int, card: int) -> None:
        super().__init__(seat)
        self.card: Final = card

    def moves(self, position: Board) -> list[Move]:
        # Fast: four times slower by candidates, which are all spaces.
        player = position.players[self.seat]
        moves: list[Move] = []
        for space in range(FIRST_COURT):
            if fits_room(position, player, self.card, space):
                moves.append(LAY[space])
        for space in free_court(position, self.seat):
            moves.append(LAY[space])
        return moves

    def play(self, position: Board, move: Move) -> None:
        space = SPACE_INDEX[move[1]]
        position.players[self.seat].cards[space] = self.card
        if position.events is not None:
            self._tell(position, space)
        left = unplaced(position, self.seat)
        if len(left) == 1:
            position.agenda.append(LayFamily(self.seat, left[0]))
        elif left:
            position.agenda.append(PickCard(self.seat))

    def sealed(self, position: Board) -> bool:
        return position.options.hidden_placement

    def candidates(self, position: Board) -> list[Move]:
        return list(LAY)

    def why_not(self, position: Board, move: Move) -> Refusal | None:
        space = SPACE_INDEX[move[1]]
        player = position.players[self.seat]
        if player.cards[space] >= 0:
            return Refusal("V-202", "space-taken")
        if space >= FIRST_COURT:
            if space in free_court(position, self.seat):
                return None
            return Refusal("V-216", "space-closed")
        if fits_room(position, player, self.card, space):
            return None
        if space < FIRST_IMPROVEMENT:
            return Refusal("V-206", "card-without-action")
        return Refusal("V-208", "no-action-card-above")

    def _tell(self, position: Board, space: int) -> None:
        event = "lays_in_secret" if position.options.hidden_placement else "lays_family"
        name = position.box.pieces.cards[self.card]
        position.tell(event, seat=self.seat, card=name, space=SPACES[space])


class Reveal(Task[Board]):
    """All family cards lie: what was laid by all at once is seen by all (V-118, V-213)."""

    __slots__ = ()

    def run(self, position: Board) -> None:
        if position.events is None or not position.options.hidden_placement:
            return
        for seat in position.order:
            for space, card in enumerate(position.players[seat].cards):
                if card >= 0:
                    name = position.box.pieces.cards[card]
                    position.tell("shows_family", seat=seat, card=name, space=SPACES[space])


class Year(Task[Board]):
    """A year: Spring with its sieges and retreats, the new order, Winter (V-401)."""

    __slots__ = ("year",)
    fields: ClassVar[tuple[str, ...]] = ("year",)

    def __init__(self, year: int) -> None:
        self.year: Final = year

    def run(self, position: Board) -> None:
        position.year = self.year
        position.season = IN_SPRING
        for player in position.players:
            player.asked = False
        begin_phase(position)
        if position.events is not None:
            points = [sum(each) for each in prestige(position)]
            position.tell("spring", year=self.year, prestige=points)
        agenda = position.agenda
        agenda.append(EndYear(self.year))
        for step in SEASONS:
            agenda.append(step)


class Winter(Task[Board]):
    """Winter begins (V-1701)."""

    __slots__ = ()

    def run(self, position: Board) -> None:
        position.season = IN_WINTER
        if not position.options.yearly_indulgence:
            for player in position.players:
                player.asked = False
        begin_phase(position)
        if position.events is not None:
            position.tell("winter", year=position.year)


class EndYear(Task[Board]):
    """The last year ends the game, any other is followed by the next (V-2206)."""

    __slots__ = ("year",)
    fields: ClassVar[tuple[str, ...]] = ("year",)

    def __init__(self, year: int) -> None:
        self.year: Final = year

    def run(self, position: Board) -> None:
        position.agenda.append(FinalScoring() if position.last_year else Year(self.year + 1))


SEASONS: Final = stacked(
    SpringTurn(0),
    SiegeTurn(0),
    EndSieges(),
    RetreatTurn(0),
    NewOrder(),
    Winter(),
    WinterTurn(0),
)
"""What happens in every year."""


def unplaced(position: Board, seat: int) -> list[int]:
    """Family cards of a seat that do not lie in the palace yet."""
    player = position.players[seat]
    family = position.box.pieces.family[player.colour]
    return [card for card in family if card not in player.cards]


def begin_phase(position: Board) -> None:
    """A new phase: reliefs may give any type again, where types count per phase (V-312)."""
    if position.options.types_per_phase:
        for player in position.players:
            player.gave = (0,) * (len(TILES) + COURT_SPACES)


def hidden(position: Board) -> bool:
    """The family cards are being laid by all at once (V-118)."""
    return position.season == IN_SETUP and position.options.hidden_placement


def lay_out(box: Box, seats: int, chosen: Mapping[str, str]) -> Board:
    """A table before the family cards are laid, with the choices that were made for it."""
    board = Board(box, Options(chosen), False)
    board.order = tuple([COLOURS.index(colour) for colour in chosen["seating"].split(",")])
    first = chosen["first_player"]
    begin_with(board, board.order[0] if first == LOT else COLOURS.index(first))
    board.bonuses = (1 << len(BONUSES)) - 1
    for city in range(len(CITIES)):
        if box.on_map(city, seats):
            board.owner = changed(board.owner, city, NOBODY)
    for seat in range(seats):
        _settle(board, seat)
    board.agenda.append(DrawFirst() if first == LOT else Sequence())
    return board


def begin_with(board: Board, first: int) -> None:
    """The first player, the others clockwise after him; the discs so stacked (V-120, V-121)."""
    place = board.order.index(first)
    board.order = board.order[place:] + board.order[:place]
    board.arrivals = board.patrons = tuple(reversed(board.order))


def _settle(board: Board, seat: int) -> None:
    """A player at the start: cities, tiles, troops, agents, a florin (V-110 to V-114)."""
    box = board.box
    player = Player(seat, False)
    player.florins = box.florins
    player.reserve = box.troops
    for city in box.start[seat]:
        board.owner = changed(board.owner, city, seat)
        board.add_troops(city, seat, 1)
        player.reserve -= 1
        player.tiles |= 1 << city
        player.ready |= 1 << city
    player.agents = box.start_agents
    for card in box.pieces.family[seat]:
        player.agents += box.agent[card]
    player.owned_agents = player.agents
    board.players.append(player)
