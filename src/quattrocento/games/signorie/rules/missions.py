"""Diplomatic missions: a trained man leaves his career for a city."""

from __future__ import annotations

from typing import ClassVar, Final

from quattrocento.games.signorie.board import Board, Player, added
from quattrocento.games.signorie.names import CAREERS, CITIES, FROM_MISSIONS, MAN
from quattrocento.games.signorie.rules.alliances import offer_tile
from quattrocento.games.signorie.rules.careers import CAREER_INDEX
from quattrocento.kernel.step import Decision, Move, Refusal

SEND: Final[tuple[tuple[Move, ...], ...]] = tuple(
    tuple(("send", career, space + 1) for space in range(15)) for career in CAREERS
)
TO: Final[tuple[Move, ...]] = tuple(("to", city) for city in CITIES)

CITY_INDEX: Final[dict[str | int, int]] = {name: i for i, name in enumerate(CITIES)}


class SendMan(Decision[Board]):
    """Which man goes on a mission: any whose rank opens some city (S-1201, S-1204)."""

    __slots__ = ()
    fields: ClassVar[tuple[str, ...]] = ("seat",)

    def play(self, position: Board, move: Move) -> None:
        space = move[2]
        assert isinstance(space, int)
        position.agenda.append(ChooseCity(self.seat, CAREER_INDEX[move[1]], space))

    def candidates(self, position: Board) -> list[Move]:
        careers = position.players[self.seat].careers
        spaces = position.box.spaces
        return [
            SEND[career][space]
            for career in range(3)
            for space in range(spaces)
            if careers[career * spaces + space]
        ]

    def why_not(self, position: Board, move: Move) -> Refusal | None:
        space = move[2]
        assert isinstance(space, int)
        asked = lowest_rank(position)
        if position.box.rank[space - 1] < asked:
            return Refusal("S-1204", "rank-too-low", {"rank": asked})
        return None


class ChooseCity(Decision[Board]):
    """Where the chosen man goes: a city whose lowest empty space asks at most his rank."""

    __slots__ = ("career", "space")
    fields: ClassVar[tuple[str, ...]] = ("seat", "career", "space")

    def __init__(self, seat: int, career: int, space: int) -> None:
        super().__init__(seat)
        self.career: Final = career
        self.space: Final = space

    def play(self, position: Board, move: Move) -> None:
        city = CITY_INDEX[move[1]]
        box = position.box
        left = self.career * box.spaces + self.space - 1
        vp = box.career_vp[left]
        player = position.players[self.seat]
        player.careers = added(player.careers, left, -1)
        position.move_in(city, self.seat, MAN)
        position.score(self.seat, FROM_MISSIONS, vp)
        if position.events is not None:
            career = CAREERS[self.career]
            position.tell("mission", seat=self.seat, career=career, city=CITIES[city], vp=vp)
        offer_tile(position, self.seat, self.career, city)

    def candidates(self, position: Board) -> list[Move]:
        return [TO[city] for city in position.cities]

    def why_not(self, position: Board, move: Move) -> Refusal | None:
        asked = position.space_value(CITY_INDEX[move[1]])
        if asked == 0:
            return Refusal("S-1211", "city-full")
        if asked > position.box.rank[self.space - 1]:
            return Refusal("S-1204", "rank-too-low", {"rank": asked})
        return None


def lowest_rank(position: Board) -> int:
    """The lowest rank that opens any city; more than any man has when all are full."""
    asked = 99
    for city in position.cities:
        value = position.space_value(city)
        if 0 < value < asked:
            asked = value
    return asked


def can_send(position: Board, player: Player) -> bool:
    """Some man has the rank for some city (S-1212)."""
    asked = lowest_rank(position)
    rank = position.box.rank
    spaces = position.box.spaces
    careers = player.careers
    for space in range(spaces - 1, -1, -1):
        if rank[space] < asked:
            return False
        if careers[space] or careers[spaces + space] or careers[2 * spaces + space]:
            return True
    return False
