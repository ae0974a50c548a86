"""A game with secrets, for the tests alone: two seats, a hidden card each, show it or keep it."""

from __future__ import annotations

from collections.abc import Mapping
from random import Random
from typing import Any, ClassVar

from quattrocento.kernel.game import Game, Standing
from quattrocento.kernel.play import next_decision
from quattrocento.kernel.position import Event, Position
from quattrocento.kernel.sight import Sight
from quattrocento.kernel.step import Chance, Decision, Move
from quattrocento.words.speech import Speech

CARDS = ("sun", "moon", "star", "wheel", "tower", "fool")


class Hands(Position):
    """The cards dealt, and which of them were shown."""

    __slots__ = ("cards", "shown")

    def __init__(self) -> None:
        super().__init__()
        self.cards: list[str] = ["", ""]
        self.shown: list[bool] = [False, False]

    def clone(self) -> Hands:
        other = Hands()
        other.agenda = self.agenda[:]
        other.cards = self.cards[:]
        other.shown = self.shown[:]
        return other

    def dump(self) -> dict[str, Any]:
        return {"cards": self.cards, "shown": self.shown, "left": len(self.agenda)}


class Deal(Chance[Hands]):
    """One card from those that nobody has."""

    __slots__ = ("seat",)
    fields: ClassVar[tuple[str, ...]] = ("seat",)

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def sample(self, position: Hands, rng: Random) -> Move:
        return ("deal", rng.choice([card for card in CARDS if card not in position.cards]))

    def check(self, position: Hands, move: Move) -> None:
        assert move[0] == "deal"

    def play(self, position: Hands, move: Move) -> None:
        position.cards[self.seat] = str(move[1])
        if position.events is not None:
            position.tell("dealt", seat=self.seat, card=move[1])


class Show(Decision[Hands]):
    """Show the card, or keep it."""

    __slots__ = ()
    fields: ClassVar[tuple[str, ...]] = ("seat",)

    def moves(self, position: Hands) -> list[Move]:
        return [("show",), ("keep",), ("whisper", position.cards[self.seat])]

    def play(self, position: Hands, move: Move) -> None:
        position.shown[self.seat] = move[0] == "show"


class CardSight(Sight[Hands]):
    """A hand is seen by whoever holds it, until it is shown."""

    def view(self, position: Hands, seat: int | None) -> dict[str, Any]:
        decision = next_decision(position)
        return {
            "cards": [
                card if position.shown[index] or index == seat else "hidden"
                for index, card in enumerate(position.cards)
            ],
            "deciding": None if decision is None else decision.seat,
        }

    def imagine(self, position: Hands, seat: int, rng: Random) -> Hands:
        other = position.clone()
        if not other.shown[1 - seat]:
            left = [card for card in CARDS if card != other.cards[seat]]
            other.cards[1 - seat] = rng.choice(left)
        return other

    def secrets(self, position: Hands) -> dict[str, int]:
        return {f"card {seat}": 1 << seat for seat in (0, 1) if not position.shown[seat]}

    def seen_event(self, event: Event, seat: int | None) -> Event | None:
        if event.name == "dealt" and event.args["seat"] != seat:
            return None
        return event

    def seen_move(self, move: Move, mover: int | None, seat: int | None) -> Move | None:
        return (
            move if move[0] in ("show", "keep") or (mover is not None and mover == seat) else None
        )


class Cards(Game[Hands]):
    """The whole game."""

    def __init__(self) -> None:
        # Set here, not in the class: a compiled kernel keeps them in each game.
        self.name = "cards"
        self.seats = (2,)
        self.sight = CardSight()
        self.speech = Speech(lambda _position, _move: [], lambda _move: {}, lambda _position: {})

    def start(self, seats: int, options: Mapping[str, str] | None = None) -> Hands:
        position = Hands()
        position.then(Deal(0), Deal(1), Show(0), Show(1), Show(0), Show(1))
        return position

    def standing(self, position: Hands) -> Standing:
        points = [CARDS.index(card) if card else 0 for card in position.cards]
        return Standing([{"card": point} for point in points], [1, 1])

    def rounds(self, position: Hands) -> int:
        return 1

    def plays(self, position: Hands, seat: int) -> str:
        return f"hand {seat}"
