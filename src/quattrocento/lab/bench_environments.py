"""The benchmark of the environments: steps with observation and mask, beside bare rules and peers.

The processor's time of one core counts, not the clock on the wall: other work does not.
"""

from __future__ import annotations

import time
from collections.abc import Callable
from random import Random
from statistics import median
from typing import Any

from quattrocento.games.registry import RULE_SETS, load_game
from quattrocento.kernel.play import legal, play, play_out, settle
from quattrocento.lab.measure import is_compiled
from quattrocento.lab.peers import ENVIRONMENTS, install_peers, measure_peer
from quattrocento.lab.playing import usual_seats

ROUNDS = 3
AT_ONCE = 16
LONGEST = 1_000
"""Decisions of one game, for the bare rules and the environments alike."""


def bench_environments(
    asked: int | None,
    seconds: float,
    peers: bool,
    say: Callable[[str], None] = lambda _: None,
) -> dict[str, Any]:
    """Steps a second of each game: bare rules, many at once, PettingZoo; and of each peer."""
    if peers:
        say("installing the peers")
    python = install_peers(ENVIRONMENTS, "environments") if peers else None
    own: dict[str, dict[str, list[float]]] = {}
    others: dict[str, list[float]] = {}
    for turn in range(1, ROUNDS + 1):
        for game in RULE_SETS:
            say(f"measuring {game}, {turn} of {ROUNDS}")
            counts = load_game(game).seats
            seats = asked if asked in counts else usual_seats(game)
            for name, measure in _MEASURES.items():
                rate = measure(game, seats, seconds)
                own.setdefault(game, {}).setdefault(name, []).append(rate)
        for peer in ENVIRONMENTS if python is not None else ():
            assert python is not None
            say(f"measuring {peer}, {turn} of {ROUNDS}")
            found = measure_peer(python, ENVIRONMENTS, peer, seconds)
            others.setdefault(peer, []).append(found["steps_per_second"])
    return {
        "compiled": is_compiled(),
        "games": {
            game: {name: median(rates) for name, rates in measured.items()}
            for game, measured in own.items()
        },
        "peers": {peer: median(rates) for peer, rates in others.items()},
    }


def rules(game: str, seats: int, seconds: float) -> float:
    """The engine alone, in one compiled loop: list the moves, draw one, do it."""
    made, rng = load_game(game), Random(7)

    def some() -> int:
        return play_out(made.start(seats), rng, LONGEST)

    return _rate(some, seconds)


def stepped(game: str, seats: int, seconds: float) -> float:
    """The engine alone, every move chosen outside it: as whoever has no environment does it."""
    made, rng = load_game(game), Random(7)

    def some() -> int:
        position = made.start(seats)
        settle(position, rng)
        decisions = 0
        while position.agenda and decisions < LONGEST:
            moves = legal(position)
            play(position, moves[int(rng.random() * len(moves))])
            settle(position, rng)
            decisions += 1
        return decisions

    return _rate(some, seconds)


def vector(game: str, seats: int, seconds: float) -> float:
    """Many games at once, with observation and mask of whoever decides."""
    from quattrocento.environments.vector import VectorEnv

    env = VectorEnv(game, seats, AT_ONCE, longest=LONGEST)
    env.reset(seed=7)

    def some() -> int:
        env.step(env.random_actions())
        return AT_ONCE

    return _rate(some, seconds)


def pettingzoo(game: str, seats: int, seconds: float) -> float:
    """One game as an environment of PettingZoo."""
    from quattrocento.environments.pettingzoo import TableEnv

    env = TableEnv(game, seats, longest=LONGEST)
    rng = Random(7)

    def some() -> int:
        env.reset(seed=rng.getrandbits(32))
        steps = 0
        while env.agents:
            seen, _, terminated, truncated, _ = env.last()
            if terminated or truncated:
                env.step(None)
                continue
            # As truths they are sifted sooner, and the policy is not what is measured.
            env.step(int(rng.choice(seen["action_mask"].view(bool).nonzero()[0])))
            steps += 1
        return steps

    return _rate(some, seconds)


_MEASURES: dict[str, Callable[[str, int, float], float]] = {
    "rules": rules,
    "stepped": stepped,
    "vector": vector,
    "pettingzoo": pettingzoo,
}


def _rate(some: Callable[[], int], seconds: float) -> float:
    """How many a second, after a first go that does not count."""
    some()
    steps = 0
    started = time.process_time()
    while time.process_time() - started < seconds:
        steps += some()
    return steps / (time.process_time() - started)
