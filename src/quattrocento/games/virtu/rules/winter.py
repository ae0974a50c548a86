"""Winter: wages, and recruiting; each player goes through all steps in sequence."""

from __future__ import annotations

from typing import ClassVar, Final

from quattrocento.games.virtu.board import ALL_CITIES, SEATS, Board
from quattrocento.games.virtu.box import lowest
from quattrocento.games.virtu.names import CITIES, FLORIN
from quattrocento.games.virtu.rules.actions import END, INDULGENCE, Offered, why_not_ask
from quattrocento.games.virtu.rules.alliances import MakeAlliance
from quattrocento.games.virtu.rules.annex import CITY_INDEX
from quattrocento.games.virtu.rules.buying import Buy
from quattrocento.games.virtu.rules.paying import affordable, can_pay, charge, cost_of
from quattrocento.games.virtu.rules.reliefs import WINTER, ask_for_florins, drawable, may_ask
from quattrocento.games.virtu.rules.reorganising import Reorganise
from quattrocento.kernel.step import Decision, Move, Refusal, Task, stacked

STEPS: Final[tuple[str, ...]] = ("reorganise", "buy", "recruit", "alliance")
REORGANISING: Final = 0
BUYING: Final = 1
RECRUITING: Final = 2
ALLYING: Final = 3
WAGES: Final[tuple[Move, ...]] = tuple(("wages", florins) for florins in range(100))
DISMISS: Final[tuple[Move, ...]] = tuple(("dismiss", city) for city in CITIES)
RECRUIT: Final[tuple[Move, ...]] = tuple(("recruit", city) for city in CITIES)


class WinterTurn(Task[Board]):
    """In the new order, each player's five steps (V-1701 to V-1703)."""

    __slots__ = ("turn",)
    fields: ClassVar[tuple[str, ...]] = ("turn",)

    def __init__(self, turn: int) -> None:
        self.turn: Final = turn

    def run(self, position: Board) -> None:
        if self.turn < len(position.order):
            agenda = position.agenda
            agenda.append(WinterTurn(self.turn + 1))
            for step in TURN[position.order[self.turn]]:
                agenda.append(step)


class Offer(Task[Board]):
    """A step of Winter that may be skipped; not asked where nothing can be done (V-1703)."""

    __slots__ = ("seat", "winter_step")
    fields: ClassVar[tuple[str, ...]] = ("seat", "winter_step")

    def __init__(self, seat: int, winter_step: int) -> None:
        self.seat: Final = seat
        self.winter_step: Final = winter_step

    def run(self, position: Board) -> None:
        decision = self.decision()
        # Where an indulgence may be asked for there is a choice, whatever else there is.
        if may_ask(position, self.seat) or decision.is_open(position):
            position.agenda.append(decision)

    def decision(self) -> Offered:
        return OFFERED[self.seat][self.winter_step]


class DueWages(Task[Board]):
    """Wages are due for troops on the map, as the table says (V-1704)."""

    __slots__ = ("seat",)
    fields: ClassVar[tuple[str, ...]] = ("seat",)

    def __init__(self, seat: int) -> None:
        self.seat: Final = seat

    def run(self, position: Board) -> None:
        if position.box.wages[position.troops_on_map(self.seat)]:
            position.agenda.append(Wages(self.seat))


class Wages(Decision[Board]):
    """How much to pay: in full, in part, or nothing (V-1705 to V-1707)."""

    __slots__ = ()
    fields: ClassVar[tuple[str, ...]] = ("seat",)

    def play(self, position: Board, move: Move) -> None:
        if move == INDULGENCE:
            ask_for_florins(position, self.seat)
            position.agenda.append(self)
            return
        florins = move[1]
        assert isinstance(florins, int)
        troops = position.troops_on_map(self.seat)
        unpaid = 0
        while position.box.wages[troops - unpaid] > florins:
            unpaid += 1
        if unpaid:
            position.agenda.append(self.dismissal(unpaid))
        charge(position, self.seat, WINTER, cost_of(FLORIN, florins))

    def dismissal(self, count: int) -> Decision[Board]:
        return Dismiss(self.seat, count)

    def candidates(self, position: Board) -> list[Move]:
        return [*(WAGES[florins] for florins in _steps(position, self.seat)), INDULGENCE]

    def why_not(self, position: Board, move: Move) -> Refusal | None:
        if move == INDULGENCE:
            return None if may_ask(position, self.seat) else why_not_ask(position, self.seat)
        florins = move[1]
        assert isinstance(florins, int)
        if not can_pay(position, self.seat, WINTER, FLORIN, florins):
            return Refusal("V-1704", "not-enough-florins", {"florins": florins})
        return None


class Dismiss(Decision[Board]):
    """Which unpaid troop goes back to the reserve (V-1705)."""

    __slots__ = ("count",)
    fields: ClassVar[tuple[str, ...]] = ("seat", "count")

    def __init__(self, seat: int, count: int) -> None:
        super().__init__(seat)
        self.count: Final = count

    def moves(self, position: Board) -> list[Move]:
        moves: list[Move] = []
        for city in range(len(CITIES)):
            if position.troops[city * SEATS + self.seat]:
                moves.append(DISMISS[city])
        return moves

    def play(self, position: Board, move: Move) -> None:
        position.lose_troops(CITY_INDEX[move[1]], self.seat, 1)
        if position.events is not None:
            position.tell("dismisses", seat=self.seat, city=move[1])
        if self.count > 1:
            position.agenda.append(Dismiss(self.seat, self.count - 1))


class Recruit(Offered):
    """Where the next troop is recruited, if any (V-2001 to V-2008)."""

    __slots__ = ()
    fields: ClassVar[tuple[str, ...]] = ("seat",)

    def moves(self, position: Board) -> list[Move]:
        # Fast: 8 % of decisions, and four times slower by candidates.
        moves = self.recruits(position)
        if may_ask(position, self.seat):
            moves.append(INDULGENCE)
        moves.append(END)
        return moves

    def recruits(self, position: Board) -> list[Move]:
        """Every troop that can be paid now."""
        moves: list[Move] = []
        if position.players[self.seat].reserve:
            box = position.box
            usable = drawable(position, self.seat, WINTER)
            home = affordable(position, self.seat, usable, FLORIN, box.recruit_home)
            away = affordable(position, self.seat, usable, FLORIN, box.recruit_away)
            domain = position.players[self.seat].tiles & ALL_CITIES if home or away else 0
            while domain:
                city = lowest(domain)
                domain &= domain - 1
                if position.owner[city] == self.seat:
                    if home if self.at_home(position, city) else away:
                        moves.append(RECRUIT[city])
        return moves

    def play(self, position: Board, move: Move) -> None:
        if move == END:
            return
        if move == INDULGENCE:
            ask_for_florins(position, self.seat)
            position.agenda.append(self)
            return
        city = CITY_INDEX[move[1]]
        position.then(Recruited(self.seat, city), self)
        charge(position, self.seat, WINTER, cost_of(FLORIN, self.price(position, city)))

    def candidates(self, position: Board) -> list[Move]:
        cities = [c for c in range(len(CITIES)) if position.owner[c] == self.seat]
        return [*(RECRUIT[city] for city in cities), INDULGENCE, END]

    def why_not(self, position: Board, move: Move) -> Refusal | None:
        if move == END:
            return None
        if move == INDULGENCE:
            return None if may_ask(position, self.seat) else why_not_ask(position, self.seat)
        if not position.players[self.seat].reserve:
            return Refusal("V-2006", "no-troop-left")
        price = self.price(position, CITY_INDEX[move[1]])
        if not can_pay(position, self.seat, WINTER, FLORIN, price):
            rule = "V-2002" if price == position.box.recruit_home else "V-2003"
            return Refusal(rule, "not-enough-florins", {"florins": price})
        return None

    def at_home(self, position: Board, city: int) -> bool:
        """The city bears the player's crest (V-2002, V-2004, V-2005)."""
        return position.box.home[city] == position.players[self.seat].colour

    def price(self, position: Board, city: int) -> int:
        box = position.box
        return box.recruit_home if self.at_home(position, city) else box.recruit_away


class Recruited(Task[Board]):
    """A paid troop comes from the reserve into a city (V-2001)."""

    __slots__ = ("city", "seat")
    fields: ClassVar[tuple[str, ...]] = ("seat", "city")

    def __init__(self, seat: int, city: int) -> None:
        self.seat: Final = seat
        self.city: Final = city

    def run(self, position: Board) -> None:
        position.players[self.seat].reserve -= 1
        position.add_troops(self.city, self.seat, 1)
        if position.events is not None:
            position.tell("recruits", seat=self.seat, city=CITIES[self.city])


TURN: Final = tuple(
    stacked(
        DueWages(seat),
        Offer(seat, REORGANISING),
        Offer(seat, BUYING),
        Offer(seat, RECRUITING),
        Offer(seat, ALLYING),
    )
    for seat in range(SEATS)
)
"""The Winter of each seat."""
OFFERED: Final[tuple[tuple[Offered, ...], ...]] = tuple(
    (Reorganise(seat), Buy(seat), Recruit(seat), MakeAlliance(seat)) for seat in range(SEATS)
)


def _steps(position: Board, seat: int) -> list[int]:
    """The sums that keep different numbers of troops."""
    return sorted(set(position.box.wages[: position.troops_on_map(seat) + 1]))
