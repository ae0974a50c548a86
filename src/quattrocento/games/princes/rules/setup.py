"""Set-up: who chooses first, the families, and the first player."""

from __future__ import annotations

from random import Random
from typing import ClassVar, Final

from quattrocento.games.princes.board import NOBODY, Board
from quattrocento.games.princes.names import FAMILIES, FAMILY_LOT
from quattrocento.games.princes.options import AUCTIONED, DEALT
from quattrocento.games.princes.rules.auctions import Bidding
from quattrocento.games.princes.rules.decades import Decade
from quattrocento.games.princes.rules.lots import open_lot
from quattrocento.kernel.step import Chance, Decision, Move, Refusal, Task, impossible

CHOOSE: Final[tuple[Move, ...]] = tuple(("family", family) for family in FAMILIES)
PUT_UP: Final[tuple[Move, ...]] = tuple(("put_up", family) for family in FAMILIES)
FAMILY_INDEX: Final[dict[str | int, int]] = {name: i for i, name in enumerate(FAMILIES)}


class Sequence(Task[Board]):
    """The sequence of play: families, a new first player, three decades (P-102, P-116, P-401)."""

    __slots__ = ()

    def run(self, position: Board) -> None:
        if position.families == DEALT:
            position.then(DealFamilies(), DrawFirst())
        else:
            position.then(DrawChooser(), DrawFirst())


class DrawChooser(Chance[Board]):
    """The player who chooses a family first, drawn at random (P-102)."""

    __slots__ = ()

    def sample(self, position: Board, rng: Random) -> Move:
        return ("chooses_first", int(rng.random() * len(position.players)))

    def check(self, position: Board, move: Move) -> None:
        _check_seat(position, move, "chooses_first")

    def play(self, position: Board, move: Move) -> None:
        seat = move[1]
        assert isinstance(seat, int)
        position.agenda.append(NextFamily(seat))
        if position.events is not None:
            position.tell("chooses_first", seat=seat)


class DealFamilies(Chance[Board]):
    """With families dealt at random, one to each seat (P-119)."""

    __slots__ = ()

    def sample(self, position: Board, rng: Random) -> Move:
        families = list(FAMILIES)
        dealt: list[str] = []
        for _ in range(len(position.players)):
            dealt.append(families.pop(int(rng.random() * len(families))))
        return ("families", *dealt)

    def check(self, position: Board, move: Move) -> None:
        count = len(position.players)
        names = set(move[1:])
        if move[0] != "families" or not len(names) == len(move) - 1 == count:
            raise impossible(move, "every seat is dealt a different family")
        if not names <= set(FAMILIES):
            raise impossible(move, "there is no such family")

    def play(self, position: Board, move: Move) -> None:
        for seat, player in enumerate(position.players):
            player.family = FAMILY_INDEX[move[seat + 1]]
            if position.events is not None:
                position.tell("takes_family", seat=seat, family=move[seat + 1])


class NextFamily(Task[Board]):
    """The next seat without a family, clockwise from the one who chooses first (P-103, P-118).

    The last family is taken by itself; so is, in an auction of families, the last choice made
    without bidding.
    """

    __slots__ = ("seat",)
    fields: ClassVar[tuple[str, ...]] = ("seat",)

    def __init__(self, seat: int) -> None:
        self.seat: Final = seat

    def run(self, position: Board) -> None:
        count = len(position.players)
        waiting = [
            (self.seat + offset) % count
            for offset in range(count)
            if position.players[(self.seat + offset) % count].family == NOBODY
        ]
        if not waiting:
            position.active = NOBODY
            return
        free = free_families(position)
        position.agenda.append(self)
        if len(free) == 1:
            take_family(position, waiting[0], free[0])
        elif position.families == AUCTIONED and len(waiting) > 1:
            position.agenda.append(PutUpFamily(waiting[0]))
        else:
            position.agenda.append(ChooseFamily(waiting[0]))


class ChooseFamily(Decision[Board]):
    """A family among those nobody has (P-103)."""

    __slots__ = ()
    fields: ClassVar[tuple[str, ...]] = ("seat",)

    def play(self, position: Board, move: Move) -> None:
        take_family(position, self.seat, FAMILY_INDEX[move[1]])

    def candidates(self, position: Board) -> list[Move]:
        return list(CHOOSE)

    def why_not(self, position: Board, move: Move) -> Refusal | None:
        if position.seat_of(move[1]) != NOBODY:
            return Refusal("P-103", "family-taken")
        return None


class PutUpFamily(Decision[Board]):
    """The family put up for influence among all who have none yet (P-118)."""

    __slots__ = ()
    fields: ClassVar[tuple[str, ...]] = ("seat",)

    def play(self, position: Board, move: Move) -> None:
        bidders = 0
        for seat, player in enumerate(position.players):
            if player.family == NOBODY:
                bidders |= 1 << seat
        position.active = self.seat
        open_lot(position, FAMILY_LOT, FAMILY_INDEX[move[1]], bidders)
        position.agenda.append(Bidding(self.seat))
        if position.events is not None:
            position.tell("puts_up_family", seat=self.seat, family=move[1])

    def candidates(self, position: Board) -> list[Move]:
        return list(PUT_UP)

    def why_not(self, position: Board, move: Move) -> Refusal | None:
        if position.seat_of(move[1]) != NOBODY:
            return Refusal("P-103", "family-taken")
        return None


class DrawFirst(Chance[Board]):
    """The first player of decade I, drawn anew (P-116)."""

    __slots__ = ()

    def sample(self, position: Board, rng: Random) -> Move:
        return ("first_player", int(rng.random() * len(position.players)))

    def check(self, position: Board, move: Move) -> None:
        _check_seat(position, move, "first_player")

    def play(self, position: Board, move: Move) -> None:
        seat = move[1]
        assert isinstance(seat, int)
        position.agenda.append(Decade(1, seat))


def free_families(position: Board) -> list[int]:
    """The families nobody has taken."""
    taken = [player.family for player in position.players]
    return [family for family in range(len(FAMILIES)) if family not in taken]


def take_family(position: Board, seat: int, family: int) -> None:
    position.players[seat].family = family
    if position.events is not None:
        position.tell("takes_family", seat=seat, family=FAMILIES[family])


def _check_seat(position: Board, move: Move, verb: str) -> None:
    if move[0] != verb or len(move) != 2 or move[1] not in range(len(position.players)):
        raise impossible(move, "one seat is drawn")
