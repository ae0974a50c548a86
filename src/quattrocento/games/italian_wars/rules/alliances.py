"""A Major City becomes a player's ally for good: cards, tiles, troops and its agent."""

from __future__ import annotations

from typing import ClassVar, Final

from quattrocento.games.italian_wars.board import Italy, italy
from quattrocento.games.italian_wars.names import FIRST_MAJOR, MAJORS, PIECES
from quattrocento.games.virtu.board import Board
from quattrocento.games.virtu.names import CITIES
from quattrocento.games.virtu.rules.palace import reopen
from quattrocento.games.virtu.rules.patronage import PlaceCard
from quattrocento.kernel.step import Move, Task

DECLINE: Final[tuple[Move, ...]] = tuple(("decline", card) for card in PIECES.cards)


class Conclude(Task[Board]):
    """The alliance is concluded; it costs nothing and ends the action (W-503 to W-513)."""

    __slots__ = ("major", "seat")
    fields: ClassVar[tuple[str, ...]] = ("seat", "major")

    def __init__(self, seat: int, major: int) -> None:
        self.seat: Final = seat
        self.major: Final = major

    def run(self, position: Board) -> None:
        table = italy(position)
        position.done += 1
        table.sides[self.major] = self.seat
        table.leave_track(self.major)
        if position.events is not None:
            position.tell("concludes", seat=self.seat, major=MAJORS[self.major])
        self._hand_over(table)
        cards = PIECES.family[FIRST_MAJOR + self.major]
        opening = [card for card in cards if card in position.box.space_cards]
        others = [card for card in cards if card not in position.box.space_cards]
        position.then(*[Welcome(self.seat, card) for card in opening + others])

    def _hand_over(self, table: Italy) -> None:
        """The tiles of the cities it still has, available side up, and its agent."""
        player = table.players[self.seat]
        for city in range(len(CITIES)):
            if table.owner[city] == FIRST_MAJOR + self.major:
                player.tiles |= 1 << city
                player.ready |= 1 << city
        player.agents += table.booklet.major_agents[self.major]
        player.owned_agents += table.booklet.major_agents[self.major]


class Welcome(PlaceCard):
    """Where an ally's family card goes, who makes room, or that it is discarded (W-506 to W-508).

    The space that the card itself opens can be used at once.
    """

    __slots__ = ()

    def moves(self, position: Board) -> list[Move]:
        cards = position.players[self.seat].cards
        # Counted as if it lay in the palace already, on none of the spaces.
        cards.append(self.card)
        moves = super().moves(position)
        cards.pop()
        if not any(move[0] == "to" for move in moves):
            moves.append(DECLINE[self.card])
        return moves

    def play(self, position: Board, move: Move) -> None:
        if move[0] != "decline":
            super().play(position, move)
            reopen(position, self.seat)
        elif position.events is not None:
            position.tell("discards", seat=self.seat, card=PIECES.cards[self.card])
