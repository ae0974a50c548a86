"""A war, step by step: cities, veto, condottieri, wages, League, bribes."""

from __future__ import annotations

from typing import ClassVar, Final

from quattrocento.games.princes.board import NOBODY, NOTHING, Board
from quattrocento.games.princes.box import lowest
from quattrocento.games.princes.names import (
    ATTACKER,
    ATTACKER_LOT,
    BRIBE_TROOPS,
    CITIES,
    DEFENDER,
    DEFENDER_LOT,
    FAMILIES,
    SIDES,
    TROOPS,
    VETO,
)
from quattrocento.games.princes.rules.auctions import Bidding
from quattrocento.games.princes.rules.awards import CITY_INDEX
from quattrocento.games.princes.rules.battle import LEAGUE, TYPES, Round, end_war
from quattrocento.games.princes.rules.free import (
    free_candidates,
    free_moves,
    free_refusal,
    may_draw,
    play_free,
)
from quattrocento.games.princes.rules.lots import open_lot
from quattrocento.games.princes.rules.treachery import play_tile
from quattrocento.kernel.step import Decision, Move, Refusal, Task

ATTACKS: Final[tuple[Move, ...]] = tuple(("attacker", city) for city in CITIES)
DEFENDS: Final[tuple[Move, ...]] = tuple(("defender", city) for city in CITIES)
NO_VETO: Final[Move] = ("no_veto",)
PLAY_VETO: Final[Move] = ("veto",)
LORENZO: Final[Move] = ("lorenzo",)
JOIN: Final[tuple[Move, ...]] = tuple(("league", side) for side in SIDES)
NO_LEAGUE: Final[Move] = ("no_league",)
BRIBE: Final[tuple[tuple[Move, ...], ...]] = tuple(
    tuple(("bribe", family, troop) for troop in TROOPS) for family in FAMILIES
)
NO_BRIBE: Final[Move] = ("no_bribe",)
TROOP_INDEX: Final[dict[str | int, int]] = {name: i for i, name in enumerate(TROOPS)}


class NameAttacker(Decision[Board]):
    """The city that attacks: any of the five (P-904, P-905)."""

    __slots__ = ("extra",)
    fields: ClassVar[tuple[str, ...]] = ("seat", "extra")

    def __init__(self, seat: int, extra: int) -> None:
        super().__init__(seat)
        self.extra: Final = extra

    def moves(self, position: Board) -> list[Move]:
        # Fast: eight times slower by candidates, in every war.
        moves: list[Move] = list(ATTACKS)
        free_moves(position, self.seat, moves)
        return moves

    def play(self, position: Board, move: Move) -> None:
        if play_free(position, self, self.seat, move):
            return
        position.attacker = CITY_INDEX[move[1]]
        position.extra = self.extra != 0
        position.agenda.append(NameDefender(self.seat))

    def candidates(self, position: Board) -> list[Move]:
        return [*ATTACKS, *free_candidates(position, self.seat)]

    def why_not(self, position: Board, move: Move) -> Refusal | None:
        if move[0] == "attacker":
            return None
        return free_refusal(position, self.seat, move)


class NameDefender(Decision[Board]):
    """The city that is attacked: any other one (P-904, P-905)."""

    __slots__ = ()
    fields: ClassVar[tuple[str, ...]] = ("seat",)

    def moves(self, position: Board) -> list[Move]:
        # Fast: six times slower by candidates, in every war.
        moves: list[Move] = []
        for city in range(len(CITIES)):
            if city != position.attacker:
                moves.append(DEFENDS[city])
        free_moves(position, self.seat, moves)
        return moves

    def play(self, position: Board, move: Move) -> None:
        if play_free(position, self, self.seat, move):
            return
        position.defender = CITY_INDEX[move[1]]
        position.agenda.append(Vetoes(1))
        if position.events is not None:
            position.tell(
                "war", seat=self.seat, attacker=CITIES[position.attacker], defender=move[1]
            )

    def candidates(self, position: Board) -> list[Move]:
        return [*DEFENDS, *free_candidates(position, self.seat)]

    def why_not(self, position: Board, move: Move) -> Refusal | None:
        if move[0] != "defender":
            return free_refusal(position, self.seat, move)
        if CITY_INDEX[move[1]] == position.attacker:
            return Refusal("P-904", "attacks-already", {"city": str(move[1])})
        return None


class Vetoes(Task[Board]):
    """Each other seat once may veto, clockwise; then the auctions (P-906 to P-911).

    `asked` seats have been asked or left out: who holds no treachery tile, cannot draw one and
    has no unused Lorenzo has nothing to decide (P-220).
    """

    __slots__ = ("asked",)
    fields: ClassVar[tuple[str, ...]] = ("asked",)

    def __init__(self, asked: int) -> None:
        self.asked: Final = asked

    def run(self, position: Board) -> None:
        if position.attacker == NOTHING:
            return
        count = len(position.players)
        for asked in range(self.asked, count):
            seat = (position.active + asked) % count
            if may_veto(position, seat):
                position.then(AskVeto(seat), Vetoes(asked + 1))
                return
        position.then(Hire(ATTACKER), Hire(DEFENDER), Wages())


class AskVeto(Decision[Board]):
    """Forbid the war with the tile Veto or with Lorenzo, or let it happen (P-906, P-907)."""

    __slots__ = ()
    fields: ClassVar[tuple[str, ...]] = ("seat",)

    def moves(self, position: Board) -> list[Move]:
        # Fast: asked of everybody in every war, and slower by candidates.
        moves: list[Move] = []
        if position.holds(self.seat, VETO):
            moves.append(PLAY_VETO)
        if position.unused(self.seat, position.box.vetoes):
            moves.append(LORENZO)
        free_moves(position, self.seat, moves)
        moves.append(NO_VETO)
        return moves

    def play(self, position: Board, move: Move) -> None:
        if move[0] == "no_veto" or play_free(position, self, self.seat, move):
            return
        if move[0] == "veto":
            play_tile(position, self.seat, VETO)
        else:
            tile = lowest(position.unused(self.seat, position.box.vetoes))
            position.players[self.seat].used |= 1 << tile
        if position.events is not None:
            position.tell("vetoes", seat=self.seat, by=move[0])
        end_war(position)

    def candidates(self, position: Board) -> list[Move]:
        moves: list[Move] = [PLAY_VETO] if position.holds(self.seat, VETO) else []
        if position.players[self.seat].tiles & position.box.vetoes:
            moves.append(LORENZO)
        return [*moves, *free_candidates(position, self.seat), NO_VETO]

    def why_not(self, position: Board, move: Move) -> Refusal | None:
        if move == LORENZO and not position.unused(self.seat, position.box.vetoes):
            return Refusal("P-1121", "used-this-decade")
        if move in (PLAY_VETO, LORENZO, NO_VETO):
            return None
        return free_refusal(position, self.seat, move)


class Hire(Task[Board]):
    """The right to fight for a city is auctioned among owners of troops (P-661 to P-672)."""

    __slots__ = ("side",)
    fields: ClassVar[tuple[str, ...]] = ("side",)

    def __init__(self, side: int) -> None:
        self.side: Final = side

    def run(self, position: Board) -> None:
        bidders = 0
        for seat, player in enumerate(position.players):
            if player.troops and seat != position.fighters[ATTACKER]:
                bidders |= 1 << seat
        if self.side == ATTACKER:
            open_lot(position, ATTACKER_LOT, position.attacker, bidders)
        else:
            open_lot(position, DEFENDER_LOT, position.defender, bidders)
        position.agenda.append(Bidding(position.active))


class Wages(Task[Board]):
    """Wages go to the home cities; without a condottiere the war is over (P-921 to P-928)."""

    __slots__ = ()

    def run(self, position: Board) -> None:
        if position.fighters == (NOBODY, NOBODY):
            if position.events is not None:
                position.tell("war_unmanned")
            end_war(position)
            return
        cities = (position.attacker, position.defender)
        for side in (ATTACKER, DEFENDER):
            seat = position.fighters[side]
            if seat != NOBODY:
                gold = position.status[cities[side]]
                position.players[seat].wages += gold
                if position.events is not None:
                    position.tell("wages", seat=seat, city=CITIES[cities[side]], gold=gold)
        position.then(CallLeague(), Bribery(0), Round())


class CallLeague(Task[Board]):
    """Whether the Pope's owner is asked about a League in this war (P-1403 to P-1406)."""

    __slots__ = ()

    def run(self, position: Board) -> None:
        pope = position.pope
        if pope == NOBODY or position.league_used or pope in position.fighters:
            return
        if may_join(position, pope):
            position.agenda.append(AskLeague(pope))


class AskLeague(Decision[Board]):
    """Holy League: add all own troops to one side of the war, or to neither (P-1402 to P-1412)."""

    __slots__ = ()
    fields: ClassVar[tuple[str, ...]] = ("seat",)

    def play(self, position: Board, move: Move) -> None:
        if move[0] == "no_league" or play_free(position, self, self.seat, move):
            return
        position.league = self.seat
        position.league_side = SIDES.index(str(move[1]))
        position.league_used = True
        if position.events is not None:
            cities = (position.attacker, position.defender)
            position.tell("league", seat=self.seat, city=CITIES[cities[position.league_side]])

    def candidates(self, position: Board) -> list[Move]:
        return [*JOIN, NO_LEAGUE, *free_candidates(position, self.seat)]

    def why_not(self, position: Board, move: Move) -> Refusal | None:
        if move[0] in ("league", "no_league"):
            return None
        return free_refusal(position, self.seat, move)


class Bribery(Task[Board]):
    """One turn for bribes each: attacker's condottiere, defender's, League (P-929, P-930).

    Who holds no treachery tile and cannot draw one is not asked, and nobody is when no troop is
    left to bribe.
    """

    __slots__ = ("role",)
    fields: ClassVar[tuple[str, ...]] = ("role",)

    def __init__(self, role: int) -> None:
        self.role: Final = role

    def run(self, position: Board) -> None:
        for role in range(self.role, LEAGUE + 1):
            seat = seat_in(position, role)
            if seat != NOBODY and may_bribe(position, seat):
                position.then(Bribe(seat), Bribery(role + 1))
                return


class Bribe(Decision[Board]):
    """Bribe a troop in this war, as often as there are tiles for it, or stop (P-1002 to P-1007)."""

    __slots__ = ()
    fields: ClassVar[tuple[str, ...]] = ("seat",)

    def moves(self, position: Board) -> list[Move]:
        # Fast: fifty times slower by candidates: it is mostly one pass.
        moves: list[Move] = []
        if position.holds(self.seat, BRIBE_TROOPS):
            moves = targets(position, position.bribed)
        free_moves(position, self.seat, moves)
        moves.append(NO_BRIBE)
        return moves

    def play(self, position: Board, move: Move) -> None:
        if move[0] == "no_bribe" or play_free(position, self, self.seat, move):
            return
        play_tile(position, self.seat, BRIBE_TROOPS)
        other = position.seat_of(move[1])
        troop = TROOP_INDEX[move[2]]
        for role in range(LEAGUE + 1):
            if seat_in(position, role) == other:
                position.bribed |= 1 << (role * TYPES + troop)
        if position.events is not None:
            position.tell("bribes", seat=self.seat, family=move[1], rival=other, troop=move[2])
        if may_bribe(position, self.seat):
            position.agenda.append(self)

    def candidates(self, position: Board) -> list[Move]:
        moves = targets(position, 0) if position.holds(self.seat, BRIBE_TROOPS) else []
        return [*moves, *free_candidates(position, self.seat), NO_BRIBE]

    def why_not(self, position: Board, move: Move) -> Refusal | None:
        if move == NO_BRIBE:
            return None
        if move[0] != "bribe":
            return free_refusal(position, self.seat, move)
        if move not in targets(position, position.bribed):
            return Refusal("P-1003", "bribed-already")
        return None


def begin_war(position: Board, seat: int, extra: int) -> None:
    """The seat names the cities; `extra` is 1 for Start War (P-1016)."""
    position.agenda.append(NameAttacker(seat, extra))


def seat_in(position: Board, role: int) -> int:
    """Who fights in a role: for the attacker, for the defender, or in the League."""
    return position.league if role == LEAGUE else position.fighters[role]


def may_veto(position: Board, seat: int) -> bool:
    """A seat is asked for a veto if it has any treachery tile, may draw one, or has Lorenzo."""
    if position.unused(seat, position.box.vetoes):
        return True
    return has_tile(position, seat)


def may_join(position: Board, pope: int) -> bool:
    """With troops, or by the table's choice without, to bribe only (P-1405)."""
    if position.players[pope].troops:
        return True
    return not position.league_needs_troops and has_tile(position, pope)


def may_bribe(position: Board, seat: int) -> bool:
    """A seat is asked for bribes if it has any treachery tile, or may draw one, and a troop is
    left."""
    return has_tile(position, seat) and bool(targets(position, position.bribed))


def has_tile(position: Board, seat: int) -> bool:
    """A seat holds a treachery tile, or may draw one with Alfonso: both are public (P-220)."""
    return position.players[seat].hand != 0 or may_draw(position, seat)


def targets(position: Board, bribed: int) -> list[Move]:
    """Every troop tile in this war that is not among the bribed ones (P-1003)."""
    moves: list[Move] = []
    for role in range(LEAGUE + 1):
        seat = seat_in(position, role)
        if seat != NOBODY:
            player = position.players[seat]
            troops = player.troops & ~(bribed >> (role * TYPES))
            for troop in range(TYPES):
                if troops >> troop & 1:
                    moves.append(BRIBE[player.family][troop])
    return moves
