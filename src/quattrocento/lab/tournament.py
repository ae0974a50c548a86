"""A tournament: cycle after cycle, until the order is settled or there are no games left."""

from __future__ import annotations

from quattrocento.lab.playing import Outcome, Pairing
from quattrocento.lab.settled import Duels


class Tournament:
    """Hears of games in any order and judges them in the order of the plan, cycle by cycle.

    So the games that count, and with them the table, are the same on one core, on hundreds,
    and after any number of breaks; what was played beyond the last cycle that counts is kept
    but not counted.

    >>> from quattrocento.lab.plan import Plan
    >>> from quattrocento.lab.playing import play_pairing
    >>> plan = Plan("round-robin", ["signorie"], ["greedy", "random"], seed=7, options={})
    >>> tournament = plan.tournament(games=4)
    >>> [pairing.players for pairing in tournament.pairings][:2]
    [('random', 'greedy'), ('greedy', 'random')]
    """

    def __init__(self, cycles: list[list[Pairing]], duels: Duels, to_the_end: bool) -> None:
        self._cycles = cycles
        self.duels = duels
        self._to_the_end = to_the_end
        self._heard: dict[int, Outcome] = {}
        self.counted: list[Outcome] = []
        self.over = False
        """All is played, or the order is settled."""
        self._judged = 0

    @property
    def pairings(self) -> list[Pairing]:
        return [pairing for cycle in self._cycles for pairing in cycle]

    def hear(self, outcome: Outcome) -> bool:
        """One more game is finished; says whether no more are needed.

        >>> from quattrocento.lab.plan import Plan
        >>> from quattrocento.lab.playing import play_pairing
        >>> plan = Plan("round-robin", ["signorie"], ["greedy", "random"], seed=7, options={})
        >>> tournament = plan.tournament(games=2)
        >>> [tournament.hear(play_pairing(pairing)) for pairing in tournament.pairings]
        [False, True]
        >>> len(tournament.counted)
        2
        """
        self._heard[outcome.pairing.number] = outcome
        while not self.over:
            cycle = self._cycles[self._judged]
            if not all(pairing.number in self._heard for pairing in cycle):
                break
            self._judge([self._heard[pairing.number] for pairing in cycle])
        return self.over

    def _judge(self, cycle: list[Outcome]) -> None:
        self._judged += 1
        self.counted += cycle
        self.duels.add(cycle)
        settled = self.duels.settled() and not self._to_the_end
        self.over = settled or self._judged == len(self._cycles)
