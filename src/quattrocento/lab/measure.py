"""How fast the rules go: random play of one game on one core, and what it leaves in memory."""

from __future__ import annotations

import json
import sys
import time
from collections.abc import Callable
from random import Random
from typing import Any

from quattrocento.games.registry import load_game
from quattrocento.kernel import play as kernel
from quattrocento.kernel.game import Game
from quattrocento.kernel.position import Position
from quattrocento.players.judge import Judge
from quattrocento.players.learned_player import judge_for

LONGEST = 50_000
"""Decisions of one random game that count: without any plan a game of Virtù may never end."""
STRETCH = 1_000
"""Decisions between two looks at the clock."""
MOMENTS = 2_000
"""Positions of one game that are cloned."""
JUDGED = 300
"""How many of them are judged, which takes longer."""


def is_compiled() -> bool:
    """The kernel runs as machine code, not as plain source."""
    return not str(kernel.__file__).endswith(".py")


def measure(name: str, seats: int, seconds: float) -> dict[str, Any]:
    """Decisions and games a second, the time of a clone, peak memory before and after."""
    game = load_game(name)
    rng = Random(7)
    _random_play(game, seats, rng, seconds / 10)
    before = _peak()
    started = time.perf_counter()
    games, decisions = _random_play(game, seats, rng, seconds)
    took = time.perf_counter() - started
    return {
        "game": name,
        "seats": seats,
        "compiled": is_compiled(),
        "games": games,
        "decisions": decisions,
        "decisions_per_second": decisions / took,
        "games_per_second": games / took,
        "clone_microseconds": _clone_time(game, seats, rng),
        "evaluate_microseconds": _judging_time(game, seats, learned=False),
        "learned_microseconds": _judging_time(game, seats, learned=True),
        "memory_before_mib": before,
        "memory_after_mib": _peak(),
    }


def _random_play(game: Game[Any], seats: int, rng: Random, seconds: float) -> tuple[int, int]:
    """How many games were begun and how many decisions made in the seconds."""
    games = decisions = 0
    stop = time.perf_counter() + seconds
    while True:
        position = game.start(seats)
        games += 1
        for _ in range(LONGEST // STRETCH):
            decisions += kernel.play_out(position, rng, STRETCH)
            if time.perf_counter() >= stop:
                return games, decisions
            if kernel.is_over(position):
                break


def _clone_time(game: Game[Any], seats: int, rng: Random) -> float:
    """The mean over moments all through a game, in microseconds."""
    return _mean_time(lambda moment: moment.clone(), _moments(game, seats, rng))


def _judging_time(game: Game[Any], seats: int, learned: bool) -> float:
    """The same of judging a table, by the game's own judgement or by its network; 0 without."""
    if game.bots is None:
        return 0.0
    judge: Judge | None = Judge(game.bots)
    if learned:
        judge = judge_for(game, seats, "")
    if judge is None:
        return 0.0
    return _mean_time(judge.values, _moments(game, seats, Random(7))[:JUDGED])


def _moments(game: Game[Any], seats: int, rng: Random) -> list[Position]:
    """Positions all through a random game."""
    moments: list[Position] = []
    position = game.start(seats)
    kernel.settle(position, rng)
    while position.agenda and len(moments) < MOMENTS:
        moments.append(position.clone())
        moves = kernel.legal(position)
        kernel.play(position, moves[int(rng.random() * len(moves))])
        kernel.settle(position, rng)
    return moments


def _mean_time(work: Callable[[Position], object], moments: list[Position]) -> float:
    best = float("inf")
    for _ in range(9):
        started = time.perf_counter()
        for moment in moments:
            work(moment)
        best = min(best, (time.perf_counter() - started) / len(moments))
    return best * 1e6


def _peak() -> float:
    """The most memory this process ever had; 0 where the system does not tell."""
    if sys.platform == "win32":
        return 0.0
    import resource

    unit = 1 if sys.platform == "darwin" else 1024
    return resource.getrusage(resource.RUSAGE_SELF).ru_maxrss * unit / 2**20


def main() -> None:
    """For a subprocess: game, seats and seconds as arguments, the figures as JSON."""
    name, seats, seconds = sys.argv[-3:]
    print(json.dumps(measure(name, int(seats), float(seconds))))
