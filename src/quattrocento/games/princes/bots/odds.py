"""The odds of a war: every throw of its dice counted, before they fall."""

from __future__ import annotations

from typing import Final

from quattrocento.games.princes.board import Board
from quattrocento.games.princes.names import ATTACKER, DEFENDER
from quattrocento.games.princes.rules.battle import DIE, strength

THROWS: Final = DIE * DIE
ALL: Final = THROWS * THROWS
"""Every pair of throws of two dice; odds are counts out of this."""

Odds = tuple[int, int, int, int, int]
"""Attacker wins, draw, defender wins; and of the victories, by at least double, of each."""


def _round_odds(attack: int, defence: int) -> tuple[int, int]:
    higher = 0
    double = 0
    for one in range(1, DIE + 1):
        for two in range(1, DIE + 1):
            if attack + one > defence + two:
                higher += 1
                if attack + one >= 2 * (defence + two):
                    double += 1
    return higher, double


_STRONGEST: Final = 40
_ROUNDS: Final[tuple[tuple[tuple[int, int], ...], ...]] = tuple(
    tuple(_round_odds(attack, defence) for defence in range(_STRONGEST))
    for attack in range(_STRONGEST)
)


def round_odds(attack: int, defence: int) -> tuple[int, int]:
    """In how many of 36 throws the attack is higher, and in how many at least double."""
    if attack < _STRONGEST and defence < _STRONGEST:
        return _ROUNDS[attack][defence]
    return _round_odds(attack, defence)


def war_odds(attack: int, defence: int, counter: int, shield: int) -> Odds:
    """A whole war: attack against defence, then counter-attack against the attacker's defence."""
    wins, doubles = round_odds(attack, defence)
    back, back_doubles = round_odds(counter, shield)
    rest = THROWS - wins
    return (
        wins * THROWS,
        rest * (THROWS - back),
        rest * back,
        doubles * THROWS,
        rest * back_doubles,
    )


def odds(position: Board) -> Odds:
    """The odds of the war under way, as the armies and the dice lie, without a re-roll."""
    attack = strength(position, ATTACKER, True)
    defence = strength(position, DEFENDER, False)
    counter = strength(position, DEFENDER, True)
    shield = strength(position, ATTACKER, False)
    if position.black == 0:
        if not position.counter:
            return war_odds(attack, defence, counter, shield)
        back, doubles = round_odds(counter, shield)
        return (0, (THROWS - back) * THROWS, back * THROWS, 0, doubles * THROWS)
    if not position.counter:
        one, two = attack + position.black, defence + position.white
        if one > two:
            return (ALL, 0, 0, ALL if one >= 2 * two else 0, 0)
        back, doubles = round_odds(counter, shield)
        return (0, (THROWS - back) * THROWS, back * THROWS, 0, doubles * THROWS)
    one, two = counter + position.white, shield + position.black
    if one > two:
        return (0, 0, ALL, 0, ALL if one >= 2 * two else 0)
    return (0, ALL, 0, 0, 0)
