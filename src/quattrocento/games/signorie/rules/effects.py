"""The effects that actions, mandates, helpers and rewards share: can it be done, and doing it."""

from __future__ import annotations

from typing import ClassVar, Final

from quattrocento.games.signorie.board import Board, Player
from quattrocento.games.signorie.names import (
    CAREER,
    FETCH_MEEPLE,
    FETCH_WOMAN,
    FLORINS,
    FROM_HELPERS,
    HALF_DIE,
    INITIATIVE,
    MAN,
    MARRIAGE,
    MISSION,
    PROGENY,
    SEXES,
    TILE,
    TRACKS,
    VP,
    WOMAN,
)
from quattrocento.games.signorie.rules.alliances import LayFaceDown
from quattrocento.games.signorie.rules.careers import can_train, climb, offer_points
from quattrocento.games.signorie.rules.marriages import Marry, marriage_price
from quattrocento.games.signorie.rules.missions import SendMan, can_send
from quattrocento.games.signorie.rules.progeny import roll_progeny
from quattrocento.kernel.step import Decision, Move, Refusal

IMPOSSIBLE: Final = -1
FETCH: Final[tuple[Move, ...]] = tuple(("fetch", sex) for sex in SEXES)


class Fetch(Decision[Board]):
    """Bring home a man or a woman, whichever the general stock has (S-718)."""

    __slots__ = ()
    fields: ClassVar[tuple[str, ...]] = ("seat",)

    def play(self, position: Board, move: Move) -> None:
        fetch(position, self.seat, MAN if move[1] == "man" else WOMAN)

    def candidates(self, position: Board) -> list[Move]:
        return list(FETCH)

    def why_not(self, position: Board, move: Move) -> Refusal | None:
        player = position.players[self.seat]
        left = player.general_men if move[1] == "man" else player.general_women
        return None if left else Refusal("S-718", "nobody-in-general-stock")


def fetch(position: Board, seat: int, sex: int) -> None:
    """Move a meeple from the general to the available stock."""
    position.players[seat].take_home(sex)
    if position.events is not None:
        position.tell("fetches", seat=seat, sex=SEXES[sex])


def price(position: Board, seat: int, effect: int) -> int:
    """The florins an effect needs to be carried out at all now, or IMPOSSIBLE (ruling 41)."""
    player = position.players[seat]
    if effect == MARRIAGE:
        return marriage_price(position, player)
    if effect == MISSION:
        possible = can_send(position, player)
    elif effect == TILE:
        possible = position.stack > 0
    elif effect == TRACKS:
        possible = position.initiative[seat] < position.box.cap or can_train(position, player)
    elif effect == CAREER:
        possible = can_train(position, player)
    elif effect == INITIATIVE:
        possible = position.initiative[seat] < position.box.cap
    elif effect == FETCH_WOMAN:
        possible = player.general_women > 0
    elif effect == FETCH_MEEPLE:
        possible = player.general_women > 0 or player.general_men > 0
    else:
        return 0
    return 0 if possible else IMPOSSIBLE


def perform(position: Board, seat: int, effect: int, amount: int, die: int, giver: int) -> None:
    """Carry out the effect of a giver; `die` is the number on the die that helpers look at."""
    if effect == FLORINS:
        receive(position, seat, amount)
    elif effect == MARRIAGE:
        position.agenda.append(Marry(seat))
    elif effect == PROGENY:
        roll_progeny(position, seat, amount)
    elif effect == TRACKS:
        offer_points(position, seat, amount, 1, 1, giver)
    elif effect == MISSION:
        position.agenda.append(SendMan(seat))
    elif effect == TILE:
        position.agenda.append(LayFaceDown(seat, amount))
    elif effect == VP:
        helper_points(position, seat, amount)
    elif effect == HALF_DIE:
        helper_points(position, seat, (die + 1) // 2)
    elif effect == FETCH_WOMAN:
        fetch(position, seat, WOMAN)
    elif effect == FETCH_MEEPLE:
        position.agenda.append(Fetch(seat))
    elif effect == INITIATIVE:
        climb_all(position, seat, amount)
    elif effect == CAREER:
        offer_points(position, seat, amount, 1, 0, giver)


def receive(position: Board, seat: int, florins: int) -> None:
    """Take florins from the common stock, which never runs out."""
    position.players[seat].florins += florins
    if position.events is not None:
        position.tell("receives", seat=seat, florins=florins)


def helper_points(position: Board, seat: int, vp: int) -> None:
    position.score(seat, FROM_HELPERS, vp)
    if position.events is not None:
        position.tell("helper_vp", seat=seat, vp=vp)


def climb_all(position: Board, seat: int, points: int) -> None:
    """Initiative points without a choice: all are moved, as far as the cap allows (S-812)."""
    steps = 0
    for _ in range(points):
        if climb(position, seat):
            steps += 1
    if position.events is not None:
        position.tell("climbs", seat=seat, steps=steps)


def fetch_family(position: Board, player: Player, seat: int) -> None:
    """A man and a woman come home, as far as they are there (S-1708, S-1709)."""
    if player.general_men:
        fetch(position, seat, MAN)
    if player.general_women:
        fetch(position, seat, WOMAN)
