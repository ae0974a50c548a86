"""Progeny: a die for each bride brings sons and daughters home."""

from __future__ import annotations

from random import Random
from typing import ClassVar, Final

from quattrocento.games.signorie.board import FACES, Board
from quattrocento.games.signorie.names import MAN, WOMAN
from quattrocento.kernel.step import Chance, Move, impossible


class Progeny(Chance[Board]):
    """Roll the progeny dice: low ones bring women, high ones men (S-1401 to S-1405)."""

    __slots__ = ("dice", "seat")
    fields: ClassVar[tuple[str, ...]] = ("seat", "dice")

    def __init__(self, seat: int, dice: int) -> None:
        self.seat: Final = seat
        self.dice: Final = dice

    def sample(self, position: Board, rng: Random) -> Move:
        return ("progeny", *[int(rng.random() * FACES) + 1 for _ in range(self.dice)])

    def check(self, position: Board, move: Move) -> None:
        if move[0] != "progeny" or len(move) != self.dice + 1:
            raise impossible(move, f"{self.dice} progeny dice must be rolled")
        if any(not isinstance(die, int) or not 1 <= die <= FACES for die in move[1:]):
            raise impossible(move, "a die shows 1 to 6")

    def play(self, position: Board, move: Move) -> None:
        player = position.players[self.seat]
        women = men = 0
        for die in move[1:]:
            assert isinstance(die, int)
            if die <= position.box.highest_woman:
                if player.take_home(WOMAN):
                    women += 1
            elif player.take_home(MAN):
                men += 1
        if position.events is not None:
            position.tell("progeny", seat=self.seat, dice=list(move[1:]), men=men, women=women)


def roll_progeny(position: Board, seat: int, extra: int) -> None:
    """One die for each bride, the printed one included, and extra ones; five at most."""
    dice = 1 + position.players[seat].brides + extra
    most = position.box.progeny_dice
    position.agenda.append(Progeny(seat, dice if dice < most else most))
