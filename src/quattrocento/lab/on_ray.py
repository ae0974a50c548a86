"""Many games on a Ray cluster: one game a task, so that a lost worker costs no finished game."""

from __future__ import annotations

import logging
import pickle
import sys
import time
import zlib
from collections.abc import Callable, Iterator
from typing import Any

from quattrocento.kernel.errors import QuattrocentoError
from quattrocento.lab.playing import Outcome, Pairing, play_pairing
from quattrocento.lab.sources import fingerprint

AHEAD = 2
"""Games handed out for each core, so that none waits for the next one."""
RECOUNT = 5.0
"""Seconds after which the cores are counted anew: machines may join and leave."""
RETRIES = 20
"""How often a game is begun anew after its worker or machine was lost."""


def play_packed(pairing: Pairing, rules: str) -> bytes:
    """Play one game on a worker. Small enough to be with the asker at once, not on the worker."""
    if rules != fingerprint():
        raise QuattrocentoError(
            "a machine of the cluster has other rules or players installed: "
            "the same seeds would not give the same games there"
        )
    return zlib.compress(pickle.dumps(play_pairing(pairing)))


def play_on_ray(
    pairings: list[Pairing], play: Callable[[Pairing, str], bytes] = play_packed
) -> Iterator[Outcome]:
    """Each outcome as soon as its game is over.

    The cluster is the one that `RAY_ADDRESS` names or that runs on this machine, or else one
    that is started for these games alone. A game is fixed by its pairing: whoever plays it, and
    however often it is begun anew, it is the same game.
    """
    import ray

    own = not ray.is_initialized()
    if own:
        ray.init(log_to_driver=False, logging_level=logging.ERROR)
    try:
        print(f"on Ray: {_words(ray)}", file=sys.stderr)
        yield from _play(ray, pairings, play)
    except ray.exceptions.RayTaskError as error:
        cause = error.cause
        if isinstance(cause, QuattrocentoError):
            raise cause from None
        raise
    except ray.exceptions.WorkerCrashedError:
        raise QuattrocentoError(f"a game's worker was lost {RETRIES + 1} times; gave up") from None
    finally:
        if own:
            ray.shutdown()


def _play(
    ray: Any, pairings: list[Pairing], play: Callable[[Pairing, str], bytes]
) -> Iterator[Outcome]:
    task = ray.remote(num_cpus=1, max_retries=RETRIES)(play)
    waiting = iter(pairings)
    running: list[Any] = []
    cores, counted = _cores(ray), time.monotonic()
    try:
        while True:
            if time.monotonic() - counted > RECOUNT:
                cores, counted = _cores(ray), time.monotonic()
            for _ in range(AHEAD * cores - len(running)):
                pairing = next(waiting, None)
                if pairing is None:
                    break
                running.append(task.remote(pairing, fingerprint()))
            if not running:
                return
            ray.wait(running, num_returns=1)
            ready, running = ray.wait(running, num_returns=len(running), timeout=0)
            for packed in ready:
                outcome: Outcome = pickle.loads(zlib.decompress(ray.get(packed)))
                yield outcome
    finally:
        for left in running:
            ray.cancel(left, force=True)


def _cores(ray: Any) -> int:
    """The cores of the cluster as it is now."""
    return max(1, int(ray.cluster_resources().get("CPU", 1)))


def _words(ray: Any) -> str:
    machines = sum(node["Alive"] for node in ray.nodes())
    return f"{machines} machine{'s' if machines != 1 else ''}, {_cores(ray)} cores"
