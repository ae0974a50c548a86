"""Many games on all cores, with progress, kept as far as they are finished."""

from __future__ import annotations

import os
import signal
import sys
from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager
from multiprocessing import get_context

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from quattrocento.lab.playing import MOST, Outcome, Pairing, play_pairing


def play_many(
    pairings: list[Pairing], jobs: int | None, finished: Callable[[Outcome], None]
) -> list[Outcome]:
    """Play all of them; Ctrl-C ends it early. Gives what is finished, in the order asked for.

    `finished` hears of each game as soon as it is over.
    """
    outcomes: list[Outcome] = []
    count = min(jobs or cores(), len(pairings))
    with _progress(len(pairings)) as advance:
        try:
            for outcome in _play(pairings, count):
                outcomes.append(outcome)
                finished(outcome)
                advance()
        except KeyboardInterrupt:
            print(f"stopped after {len(outcomes)} of {len(pairings)} games", file=sys.stderr)
    endless = sum(not outcome.ended for outcome in outcomes)
    if endless:
        print(
            f"{endless} of {len(outcomes)} games had no end after {MOST:,} decisions; "
            "they count as they stood then",
            file=sys.stderr,
        )
    return sorted(outcomes, key=lambda outcome: outcome.pairing.number)


def cores() -> int:
    """The cores this process may use."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


def _play(pairings: Iterable[Pairing], count: int) -> Iterator[Outcome]:
    if count <= 1:
        yield from map(play_pairing, pairings)
        return
    with get_context().Pool(count, _stay_calm) as pool:
        yield from pool.imap_unordered(play_pairing, pairings)


def _stay_calm() -> None:
    # Ctrl-C reaches every process of a terminal; only the first one decides what it means.
    signal.signal(signal.SIGINT, signal.SIG_IGN)


@contextmanager
def _progress(total: int) -> Iterator[Callable[[], None]]:
    console = Console(stderr=True)
    if not console.is_terminal:
        yield lambda: None
        return
    columns = (
        TextColumn("games"),
        BarColumn(),
        MofNCompleteColumn(),
        TimeRemainingColumn(),
    )
    with Progress(*columns, console=console, transient=True) as progress:
        task = progress.add_task("games", total=total)
        yield lambda: progress.advance(task)
