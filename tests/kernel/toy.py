"""A tiny game for the kernel's own tests: two seats, a purse each, and a hidden card each.

The cards are dealt, then north and south have one turn each, of as many moves as they like.
"""

from __future__ import annotations

from collections.abc import Mapping
from random import Random
from typing import Any, ClassVar, Final

from quattrocento.kernel.game import Game, Option, Standing, Vocabulary
from quattrocento.kernel.position import Position
from quattrocento.kernel.reading import Reader
from quattrocento.kernel.sight import Sight
from quattrocento.kernel.step import Chance, Decision, Move, Refusal, Task, impossible

SEATS: Final = ("north", "south")
CARDS: Final = 9


class Purses(Position):
    """Coins and cards of both seats."""

    __slots__ = ("cards", "coins", "shown")

    def __init__(self) -> None:
        super().__init__()
        self.coins = [0, 0]
        self.cards = [0, 0]
        self.shown = [False, False]

    def clone(self) -> Purses:
        other = Purses()
        other.agenda = self.agenda[:]
        other.coins = self.coins[:]
        other.cards = self.cards[:]
        other.shown = self.shown[:]
        return other

    def dump(self) -> dict[str, Any]:
        return {
            "coins": self.coins[:],
            "cards": self.cards[:],
            "shown": self.shown[:],
            "agenda": [WORDS.write(step) for step in reversed(self.agenda)],
        }


class Pay(Task[Purses]):
    """Everybody gets coins."""

    __slots__ = ("coins",)
    fields: ClassVar[tuple[str, ...]] = ("coins",)

    def __init__(self, coins: int) -> None:
        self.coins: Final = coins

    def run(self, position: Purses) -> None:
        position.coins = [coins + self.coins for coins in position.coins]
        if position.events is not None:
            position.tell("paid", coins=self.coins)


class Deal(Chance[Purses]):
    """A card for each seat."""

    __slots__ = ()

    def sample(self, position: Purses, rng: Random) -> Move:
        return ("deal", rng.randint(1, CARDS), rng.randint(1, CARDS))

    def check(self, position: Purses, move: Move) -> None:
        cards = move[1:]
        if move[0] != "deal" or len(cards) != 2 or not set(cards) <= set(range(1, CARDS + 1)):
            raise impossible(move, "each seat gets one of nine cards")

    def play(self, position: Purses, move: Move) -> None:
        position.cards = [int(card) for card in move[1:]]


class Flip(Chance[Purses]):
    """A coin for a seat, or none."""

    __slots__ = ("seat",)
    fields: ClassVar[tuple[str, ...]] = ("seat",)

    def __init__(self, seat: int) -> None:
        self.seat: Final = seat

    def sample(self, position: Purses, rng: Random) -> Move:
        return ("flip", rng.randint(0, 1))

    def check(self, position: Purses, move: Move) -> None:
        if move not in (("flip", 0), ("flip", 1)):
            raise impossible(move, "a coin has two sides")

    def play(self, position: Purses, move: Move) -> None:
        position.coins[self.seat] += int(move[1])


class Turn(Decision[Purses]):
    """Take coins, flip one, show the card, or stop."""

    __slots__ = ()
    fields: ClassVar[tuple[str, ...]] = ("seat",)

    def moves(self, position: Purses) -> list[Move]:
        show: list[Move] = [] if position.shown[self.seat] else [("show",)]
        return [("take", 1), ("take", 2), ("flip",), *show, ("stop",)]

    def play(self, position: Purses, move: Move) -> None:
        if move[0] == "stop":
            return
        position.agenda.append(self)
        if move[0] == "take":
            position.coins[self.seat] += int(move[1])
            if position.events is not None:
                position.tell("takes", seat=self.seat, coins=move[1])
        elif move[0] == "flip":
            position.agenda.append(Flip(self.seat))
        else:
            position.shown[self.seat] = True

    def candidates(self, position: Purses) -> list[Move]:
        return [*self.moves(position), ("take", 3), ("show",)]

    def why_not(self, position: Purses, move: Move) -> Refusal | None:
        if move == ("take", 3):
            return Refusal("T-1", "too-greedy")
        return Refusal("T-2", "shown-before") if move == ("show",) else None


WORDS: Final = Vocabulary([Pay, Deal, Flip, Turn], {"seat": SEATS})


class ToySight(Sight[Purses]):
    """Each seat knows its own card, and one that was shown."""

    def secrets(self, position: Purses) -> dict[str, int]:
        if not any(position.cards):
            return {}
        return {
            f"card of {SEATS[seat]}": 3 if position.shown[seat] else 1 << seat for seat in (0, 1)
        }


class Toy(Game[Purses]):
    """The rule set; an overlay stands for other components."""

    def __init__(self, overlay: str | None = None) -> None:
        # Set here, not in the class: a compiled kernel keeps them in each game.
        self.name = "toy"
        self.version = 3
        self.seats = (2,)
        self.options = (Option("pay", ("one", "two"), "T-3"),)
        self.overlay = overlay
        self.sight = ToySight()

    def start(self, seats: int, options: Mapping[str, str] | None = None) -> Purses:
        chosen = self.read_options(seats, options)
        position = Purses()
        pay = 1 if chosen["pay"] == "one" else 2
        position.then(Pay(pay), Deal(), Turn(0), Pay(pay), Turn(1))
        return position

    def load(self, data: Mapping[str, Any]) -> Purses:
        read = Reader(data)
        read.only("coins", "cards", "shown", "agenda")
        position = Purses()
        position.coins = read.wholes("coins")
        position.cards = read.wholes("cards", 0, CARDS)
        position.shown = [bool(shown) for shown in read.items("shown")]
        steps = [WORDS.read(step, f"agenda[{i}]") for i, step in enumerate(read.items("agenda"))]
        position.then(*steps)
        return position

    def standing(self, position: Purses) -> Standing:
        sources = [{"coins": coins} for coins in position.coins]
        first = position.coins[0] >= position.coins[1]
        return Standing(sources, [1, 2] if first else [2, 1])
