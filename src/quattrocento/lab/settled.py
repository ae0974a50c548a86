"""When the order of players is settled: a test that may be asked after every cycle.

For two players each cycle is one trial: who was placed before the other more often in it. (A
cycle that ends level says nothing and is left out.) If the one were not the better of the two,
it would win a trial with a chance of at most one half. Against that stands the bet that its
chance is anything above one half, each value as likely. If the one were not better, the ratio
of the two likelihoods would ever reach a bound b with a probability of at most 1/b, however
often one looks (Ville's inequality). There are two such claims for each of `pairs` pairs, so
the bound is 2 · pairs / (1 - confidence): the chance that any claim made in the whole
tournament is wrong is then at most 1 - confidence.
"""

from __future__ import annotations

from dataclasses import dataclass
from fractions import Fraction
from itertools import combinations
from math import comb

from quattrocento.lab.playing import Outcome


@dataclass(frozen=True)
class Duel:
    """Two players over the cycles, and who is the better one.

    >>> from quattrocento.lab.settled import Duel
    >>> Duel("greedy", "random", won=12, lost=0, level=3, verdict="greedy").verdict
    'greedy'
    """

    one: str
    other: str
    won: int
    lost: int
    level: int
    verdict: str | None
    """Who is the better of the two with confidence, or None while that is open."""


def evidence(won: int, lost: int) -> Fraction:
    """The likelihood of so many trials if the chance is above one half, over that of one half.

    >>> from quattrocento.lab.settled import evidence
    >>> [round(float(evidence(won, 0))) for won in (0, 4, 8, 12)]
    [1, 6, 57, 630]
    """
    count = won + lost
    above = sum(comb(count + 1, index) for index in range(won + 1))
    return Fraction(above, (count + 1) * comb(count, won))


def lead(cycle: list[Outcome], one: str, other: str) -> int:
    """How often the one was placed before the other in a cycle, less the reverse.

    >>> from quattrocento.lab.arena import schedule
    >>> from quattrocento.lab.playing import play_pairing
    >>> from quattrocento.lab.settled import lead
    >>> pairings = schedule("signorie", None, ["greedy", "random"], {}, games=2, seed=7)
    >>> cycle = [play_pairing(pairing) for pairing in pairings]
    >>> lead(cycle, "greedy", "random"), lead(cycle, "random", "greedy")
    (2, -2)
    """
    found = 0
    for outcome in cycle:
        seated = list(zip(outcome.pairing.players, outcome.places, strict=True))
        for mine in (place for player, place in seated if player == one):
            for theirs in (place for player, place in seated if player == other):
                found += (mine < theirs) - (mine > theirs)
    return found


class Duels:
    """Every pair whose order is asked for, and how its trials went so far.

    >>> from quattrocento.lab.settled import Duels
    >>> duels = Duels(["easy", "medium", "hard"], gauntlets=False, confidence=0.95)
    >>> [(duel.one, duel.other) for duel in duels.duels()]
    [('easy', 'medium'), ('easy', 'hard'), ('medium', 'hard')]
    """

    def __init__(self, players: list[str], gauntlets: bool, confidence: float) -> None:
        if gauntlets:
            self._pairs = [(players[0], other) for other in players[1:]]
        else:
            self._pairs = list(combinations(players, 2))
        self._bound = 2 * len(self._pairs) / (1 - confidence)
        self._counts = {pair: [0, 0, 0] for pair in self._pairs}

    def add(self, cycle: list[Outcome]) -> None:
        """One more cycle: a trial for every pair.

        >>> from quattrocento.lab.arena import schedule
        >>> from quattrocento.lab.playing import play_pairing
        >>> from quattrocento.lab.settled import Duels
        >>> pairings = schedule("signorie", None, ["greedy", "random"], {}, games=2, seed=7)
        >>> cycle = [play_pairing(pairing) for pairing in pairings]
        >>> duels = Duels(["greedy", "random"], gauntlets=False, confidence=0.95)
        >>> duels.add(cycle)
        >>> duels.duels()[0].won
        1
        """
        for one, other in self._pairs:
            ahead = lead(cycle, one, other)
            self._counts[one, other][0 if ahead > 0 else 1 if ahead < 0 else 2] += 1

    def settled(self) -> bool:
        """Of every pair it is known who is the better one.

        >>> from quattrocento.lab.playing import Outcome, Pairing
        >>> from quattrocento.lab.settled import Duels
        >>> pairing = Pairing("signorie", None, ("greedy", "random"), (), 0, "7/0")
        >>> won = Outcome(pairing, [{}, {}], places=[1, 2], decisions=1, rounds=7, record="")
        >>> duels = Duels(["greedy", "random"], gauntlets=False, confidence=0.95)
        >>> trials = 0
        >>> while not duels.settled():
        ...     duels.add([won])
        ...     trials += 1
        >>> trials
        8
        """
        return all(duel.verdict is not None for duel in self.duels())

    def duels(self) -> list[Duel]:
        """How it stands between each two of them.

        >>> from quattrocento.lab.settled import Duels
        >>> Duels(["greedy", "random"], gauntlets=False, confidence=0.95).duels()
        [Duel(one='greedy', other='random', won=0, lost=0, level=0, verdict=None)]
        """
        found = []
        for one, other in self._pairs:
            won, lost, level = self._counts[one, other]
            verdict = None
            if evidence(won, lost) >= self._bound:
                verdict = one
            elif evidence(lost, won) >= self._bound:
                verdict = other
            found.append(Duel(one, other, won, lost, level, verdict))
        return found
