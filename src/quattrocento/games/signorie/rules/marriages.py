"""Marriages: a woman moves to a city, with a dowry."""

from __future__ import annotations

from typing import ClassVar, Final

from quattrocento.games.signorie.board import Board, Player
from quattrocento.games.signorie.names import CITIES, FROM_MARRIAGES, MARRIAGE_ROW, WOMAN
from quattrocento.games.signorie.rules.alliances import offer_tile
from quattrocento.games.signorie.rules.missions import CITY_INDEX
from quattrocento.kernel.step import Decision, Move, Refusal

MARRY: Final[tuple[Move, ...]] = tuple(("marry", city) for city in CITIES)
DOWRY: Final[tuple[Move, ...]] = tuple(("dowry", florins) for florins in range(100))


class Marry(Decision[Board]):
    """In which city a woman marries: one whose lowest empty space the purse covers (S-1301)."""

    __slots__ = ()
    fields: ClassVar[tuple[str, ...]] = ("seat",)

    def play(self, position: Board, move: Move) -> None:
        position.agenda.append(Dowry(self.seat, CITY_INDEX[move[1]]))

    def candidates(self, position: Board) -> list[Move]:
        return [MARRY[city] for city in position.cities]

    def why_not(self, position: Board, move: Move) -> Refusal | None:
        asked = position.space_value(CITY_INDEX[move[1]])
        if asked == 0:
            return Refusal("S-1308", "city-full")
        if asked > position.players[self.seat].florins:
            return Refusal("S-1308", "dowry-too-dear", {"florins": asked})
        return None


class Dowry(Decision[Board]):
    """How much dowry: the value of the space at least, 4 at most (S-1303, S-1304, S-1309)."""

    __slots__ = ("city",)
    fields: ClassVar[tuple[str, ...]] = ("seat", "city")

    def __init__(self, seat: int, city: int) -> None:
        super().__init__(seat)
        self.city: Final = city

    def play(self, position: Board, move: Move) -> None:
        dowry = move[1]
        assert isinstance(dowry, int)
        player = position.players[self.seat]
        vp = dowry * position.box.dowry_vp
        player.florins -= dowry
        player.women -= 1
        position.move_in(self.city, self.seat, WOMAN)
        position.score(self.seat, FROM_MARRIAGES, vp)
        if position.events is not None:
            position.tell("marriage", seat=self.seat, city=CITIES[self.city], florins=dowry, vp=vp)
        offer_tile(position, self.seat, MARRIAGE_ROW, self.city)

    def candidates(self, position: Board) -> list[Move]:
        return [DOWRY[dowry] for dowry in range(1, position.box.dowry_most + 1)]

    def why_not(self, position: Board, move: Move) -> Refusal | None:
        dowry = move[1]
        assert isinstance(dowry, int)
        asked = position.space_value(self.city)
        if dowry < asked:
            return Refusal("S-1303", "dowry-too-small", {"florins": asked})
        if dowry > position.players[self.seat].florins:
            return Refusal("S-1309", "not-enough-florins", {"florins": dowry})
        return None


def marriage_price(position: Board, player: Player) -> int:
    """The least a marriage costs now, or -1 when none can be arranged at any price."""
    if player.women == 0:
        return -1
    least = -1
    for city in position.cities:
        value = position.space_value(city)
        if value and (least < 0 or value < least):
            least = value
    return least
