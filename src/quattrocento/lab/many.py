"""Many games on all cores or on many machines, with progress, kept as far as they are finished."""

from __future__ import annotations

import os
import signal
import sys
from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass
from multiprocessing import get_context
from multiprocessing.pool import Pool

from quattrocento.lab.playing import MOST, Outcome, Pairing, play_pairing
from quattrocento.lab.progress import Progress


@dataclass(frozen=True)
class Hands:
    """Who plays: processes of this machine, one a core if no number is said, or a Ray cluster.

    >>> from quattrocento.lab.many import Hands
    >>> Hands(jobs=2)
    Hands(jobs=2, on=None)
    """

    jobs: int | None = None
    on: str | None = None

    def play(self, pairings: list[Pairing]) -> Iterator[Outcome]:
        """Each outcome as soon as its game is over, in any order.

        >>> from quattrocento.lab.arena import schedule
        >>> from quattrocento.lab.many import Hands
        >>> pairings = schedule("signorie", None, ["random", "random"], {}, games=2, seed=7)
        >>> [outcome.pairing.number for outcome in Hands(jobs=1).play(pairings)]
        [0, 1]
        """
        if self.on == "ray":
            from quattrocento.lab.on_ray import play_on_ray

            return play_on_ray(pairings)
        return _play(pairings, min(self.jobs or cores(), len(pairings)))


def play_many(
    pairings: list[Pairing],
    hands: Hands,
    finished: Callable[[Outcome], None],
    done: Iterable[Outcome] = (),
    enough: Callable[[Outcome], bool] = lambda _: False,
) -> list[Outcome]:
    """Play those that are not `done` yet; gives all finished ones, in the order asked for.

    `finished` hears of each game as soon as it is over, and `enough` of each one, those done
    before included, until it says that no more are needed. Ctrl-C ends it early.

    >>> from quattrocento.lab.arena import schedule
    >>> from quattrocento.lab.many import Hands, play_many
    >>> pairings = schedule("signorie", None, ["random", "random"], {}, games=2, seed=7)
    >>> outcomes = play_many(pairings, Hands(jobs=1), finished=lambda outcome: None)
    >>> [len(outcome.scores) for outcome in outcomes]
    [2, 2]
    """
    asked = {pairing.number for pairing in pairings}
    outcomes = {outcome.pairing.number: outcome for outcome in done}
    outcomes = {number: outcomes[number] for number in sorted(outcomes) if number in asked}
    left = [pairing for pairing in pairings if pairing.number not in outcomes]
    over = any(enough(outcome) for outcome in outcomes.values())
    if left and not over:
        with Progress(len(pairings), len(outcomes)) as progress:
            try:
                for outcome in hands.play(left):
                    outcomes[outcome.pairing.number] = outcome
                    finished(outcome)
                    progress.advance()
                    if enough(outcome):
                        break
            except KeyboardInterrupt:
                print(f"stopped after {len(outcomes)} of {len(pairings)} games", file=sys.stderr)
    endless = sum(not outcome.ended for outcome in outcomes.values())
    if endless:
        print(
            f"{endless} of {len(outcomes)} games had no end after {MOST:,} decisions; "
            "they count as they stood then",
            file=sys.stderr,
        )
    return [outcomes[number] for number in sorted(outcomes)]


def cores() -> int:
    """The cores this process may use.

    >>> from quattrocento.lab.many import cores
    >>> cores() >= 1
    True
    """
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


def _play(pairings: list[Pairing], count: int) -> Iterator[Outcome]:
    if count <= 1:
        yield from map(play_pairing, pairings)
        return
    with workers(count) as pool:
        yield from pool.imap_unordered(play_pairing, pairings)


def workers(count: int) -> Pool:
    """Processes that play; a Ctrl-C that comes while they begin waits until they are calm.

    >>> from quattrocento.lab.many import workers
    >>> with workers(1) as pool:
    ...     pool.map(abs, [-1, 2])
    [1, 2]
    """
    if sys.platform == "win32":
        return get_context().Pool(count, _stay_calm)
    before = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    try:
        return get_context().Pool(count, _stay_calm)
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)


def _stay_calm() -> None:
    # Ctrl-C reaches every process of a terminal; only the first one decides what it means.
    signal.signal(signal.SIGINT, signal.SIG_IGN)
