"""The fight: armies with every modifier, dice, re-roll, counter-attack, and what it moves."""

from __future__ import annotations

from random import Random
from typing import ClassVar, Final

from quattrocento.games.princes.board import NOBODY, NOTHING, Board
from quattrocento.games.princes.box import count_bits, lowest
from quattrocento.games.princes.names import ATTACKER, CITIES, DEFENDER, TROOPS
from quattrocento.games.princes.rules.free import (
    free_candidates,
    free_refusal,
    play_free,
)
from quattrocento.kernel.step import Chance, Decision, Move, Refusal, Task, impossible

REROLL: Final[Move] = ("reroll",)
KEEP: Final[Move] = ("keep",)
DIE: Final = 6
TYPES: Final = len(TROOPS)
LEAGUE: Final = 2
"""The third role in a war, beside the two condottieri."""


class Round(Task[Board]):
    """One round: the dice, a re-roll, and what the totals say (P-928, P-944 to P-949)."""

    __slots__ = ()

    def run(self, position: Board) -> None:
        position.then(Throw(), OfferReroll(), Fight())


class Throw(Chance[Board]):
    """The black die of the attacking city and the white die of the defending one."""

    __slots__ = ()

    def sample(self, position: Board, rng: Random) -> Move:
        return ("dice", int(rng.random() * DIE) + 1, int(rng.random() * DIE) + 1)

    def check(self, position: Board, move: Move) -> None:
        if move[0] != "dice" or len(move) != 3:
            raise impossible(move, "a black and a white die are thrown")
        if any(not isinstance(value, int) or not 1 <= value <= DIE for value in move[1:]):
            raise impossible(move, "a die shows 1 to 6")

    def play(self, position: Board, move: Move) -> None:
        black, white = move[1], move[2]
        assert isinstance(black, int)
        assert isinstance(white, int)
        position.black = black
        position.white = white
        if position.events is not None:
            position.tell("dice", black=black, white=white)


class OfferReroll(Task[Board]):
    """The owner of an unused Ludovico is asked after each throw (P-944, P-1107 to P-1110)."""

    __slots__ = ()

    def run(self, position: Board) -> None:
        seats = range(len(position.players))
        owners = [seat for seat in seats if position.unused(seat, position.box.rerolls)]
        if owners:
            position.agenda.append(AskReroll(owners[0]))


class AskReroll(Decision[Board]):
    """Ludovico: both dice again, the second throw standing, or keep this one (P-1107, P-1108)."""

    __slots__ = ()
    fields: ClassVar[tuple[str, ...]] = ("seat",)

    def play(self, position: Board, move: Move) -> None:
        if move[0] == "reroll":
            tile = lowest(position.unused(self.seat, position.box.rerolls))
            position.players[self.seat].used |= 1 << tile
            position.black = 0
            position.white = 0
            if position.events is not None:
                position.tell("rerolls", seat=self.seat)
            position.agenda.append(Throw())
        elif move[0] != "keep":
            play_free(position, self, self.seat, move)

    def candidates(self, position: Board) -> list[Move]:
        return [REROLL, KEEP, *free_candidates(position, self.seat)]

    def why_not(self, position: Board, move: Move) -> Refusal | None:
        if move in (REROLL, KEEP):
            return None
        return free_refusal(position, self.seat, move)


class Fight(Task[Board]):
    """Compare the totals: the side that attacks in this round must be strictly higher.

    If it is not, the first round is followed by a counter-attack and the second by nothing
    (P-945 to P-949, P-961 to P-967).
    """

    __slots__ = ()

    def run(self, position: Board) -> None:
        side = DEFENDER if position.counter else ATTACKER
        black = strength(position, ATTACKER, not position.counter) + position.black
        white = strength(position, DEFENDER, position.counter) + position.white
        attack, defence = (white, black) if position.counter else (black, white)
        if position.events is not None:
            cities = (CITIES[position.attacker], CITIES[position.defender])
            position.tell(
                "totals", attacker=cities[side], defender=cities[1 - side],
                attack=attack, defence=defence,
            )  # fmt: skip
        if attack > defence:
            victory(position, side, attack >= 2 * defence)
        elif not position.counter:
            position.counter = True
            position.black = 0
            position.white = 0
            position.agenda.append(Round())
        else:
            if position.events is not None:
                position.tell("war_drawn")
            end_war(position)


def strength(position: Board, side: int, attacking: bool) -> int:
    """What a side brings besides its die, attacking or defending (P-941 to P-943, P-1409)."""
    box = position.box
    seat = position.fighters[side]
    if seat == NOBODY:
        total = box.neutral[0] if attacking else box.neutral[1]
    else:
        total = army_strength(position, seat, position.bribed >> (side * TYPES), attacking)
    if position.league != NOBODY and position.league_side == side:
        values = box.attack if attacking else box.defence
        troops = position.players[position.league].troops & ~(position.bribed >> (LEAGUE * TYPES))
        for troop in range(TYPES):
            if troops >> troop & 1:
                total += values[troop]
    return total


def army_strength(position: Board, seat: int, bribed: int, attacking: bool) -> int:
    """A condottiere's troops but the bribed ones, with all that his tiles add."""
    player = position.players[seat]
    total = 0
    for troop in range(TYPES):
        if player.troops >> troop & 1 and not bribed >> troop & 1:
            total += troop_value(position, seat, troop, attacking)
    if not attacking and player.troops:
        for tiles, amount in position.box.tile_defence:
            total += count_bits(player.tiles & tiles) * amount
    return total


def troop_value(position: Board, seat: int, troop: int, attacking: bool) -> int:
    """A condottiere's troop with what his family and his city tiles add to it (P-1120, P-1207)."""
    box = position.box
    player = position.players[seat]
    place = player.family * TYPES + troop
    value = box.attack[troop] if attacking else box.defence[troop]
    value += box.family_attack[place] if attacking else box.family_defence[place]
    for tiles, helped, attack, defence in box.tile_bonuses:
        if helped == troop:
            value += count_bits(player.tiles & tiles) * (attack if attacking else defence)
    return value


def victory(position: Board, side: int, double: bool) -> None:
    """The cities move, each within its limits, and the winner takes a token (P-961 to P-967)."""
    box = position.box
    cities = (position.attacker, position.defender)
    steps = box.double_steps if double else box.steps
    position.move_status(cities[side], steps)
    position.move_status(cities[1 - side], -steps)
    seat = position.fighters[side]
    if seat != NOBODY:
        position.players[seat].tokens += 1
    if position.events is not None:
        for city in (side, 1 - side):
            name = CITIES[cities[city]]
            position.tell("status", city=name, status=position.status[cities[city]])
        if seat == NOBODY:
            position.tell("war_won_neutral", city=CITIES[cities[side]])
        else:
            position.tell("war_won", seat=seat, city=CITIES[cities[side]])
    end_war(position)


def end_war(position: Board) -> None:
    """Clear the war away; troops stay as they are (P-968)."""
    position.attacker = NOTHING
    position.defender = NOTHING
    position.fighters = (NOBODY, NOBODY)
    position.league = NOBODY
    position.league_side = 0
    position.bribed = 0
    position.counter = False
    position.black = 0
    position.white = 0
