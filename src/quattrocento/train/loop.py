"""Round after round: games, a network, a contest with the last one. It goes on where it stopped."""

from __future__ import annotations

import json
import subprocess
import time
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from quattrocento.cli import version
from quattrocento.games.registry import load_game
from quattrocento.lab.many import cores, workers
from quattrocento.lab.sources import fingerprint
from quattrocento.train.contest import Contest, play_contest
from quattrocento.train.curves import curves
from quattrocento.train.examples import games_in
from quattrocento.train.learning import Learned, Lessons
from quattrocento.train.selfplay import Stint, play_stint

STINT = 20.0
"""Seconds after which a process writes down what it played."""
LOG = "log.jsonl"


@dataclass(frozen=True)
class Course:
    """What is to be done; the same course in the same folder goes on."""

    game: str
    seats: tuple[int, ...]
    rounds: int
    looks_seconds: float
    play_seconds: float
    iterations: int
    contest_games: int
    contest_seconds: float
    hidden: int
    inner: int
    jobs: int | None
    seed: int


class Training:
    """A folder in which a game's network is learned."""

    def __init__(self, course: Course, folder: Path, say: Callable[[str], None]) -> None:
        self._course = course
        self._folder = folder
        self._say = say
        self._game = load_game(course.game)
        folder.mkdir(parents=True, exist_ok=True)

    def run(self) -> Path:
        """All rounds that are missing; gives the file of the best network."""
        course = self._course
        self._games(0, course.looks_seconds, 0, "")
        best = self._best()
        for turn in range(1, course.rounds + 1):
            if any(entry["round"] == turn for entry in self.log()):
                continue
            if turn > 1:
                network = str(best) if best.exists() else ""
                self._games(turn, course.play_seconds, course.iterations, network)
            best = self._learn(turn, best)
        return best

    def log(self) -> list[dict[str, Any]]:
        """What each finished round came to."""
        path = self._folder / LOG
        if not path.exists():
            return []
        return [json.loads(line) for line in path.read_text("utf-8").splitlines()]

    def files(self, first: int, last: int) -> list[Path]:
        """The games of some rounds."""
        found: list[Path] = []
        for turn in range(first, last + 1):
            found += sorted((self._folder / "games").glob(f"{turn}-*.npz"))
        return found

    def _best(self) -> Path:
        kept = [entry["file"] for entry in self.log() if entry["kept"]]
        return self._folder / (kept[-1] if kept else "none.net")

    def _games(self, turn: int, seconds: float, iterations: int, network: str) -> None:
        """Play a round's games, those that are there already not again."""
        course = self._course
        jobs = course.jobs or cores()
        stints = []
        each = seconds / len(course.seats)
        parts = max(1, round(each / STINT))
        for seats in course.seats:
            for number in range(parts * jobs):
                path = self._folder / "games" / f"{turn}-{seats}-{number}.npz"
                seed = f"{course.seed}/{turn}/{seats}/{number}"
                if not path.exists():
                    stints.append(
                        Stint(
                            course.game, seats, each / parts, seed, str(path), iterations, network
                        )
                    )
        games = examples = 0
        for _, some, rows in _played(stints, jobs):
            games += some
            examples += rows
            self._say(f"round {turn}: {games:,} games, {examples:,} decisions")

    def _learn(self, turn: int, best: Path) -> Path:
        """A network from all games so far; kept if there is none, or if it beats the last one."""
        course = self._course
        began = time.monotonic()
        lessons = Lessons(self._game, self.files(0, 0), self.files(1, turn), self._say)
        found = lessons.finish(lessons.begin(course.hidden, course.inner), self._provenance(turn))
        took = time.monotonic() - began
        path = self._folder / f"round-{turn}.net"
        path.write_bytes(found.weights.dumps())
        contests = self._contests(turn, path, best)
        kept = sum(contest.before for contest in contests) > 0.5 * len(contests)
        found.weights.told["provenance"]["strength"] = [contest.told() for contest in contests]
        path.write_bytes(found.weights.dumps())
        self._note(turn, path, found, contests, kept, took)
        return path if kept else best

    def _provenance(self, turn: int) -> dict[str, Any]:
        """Where the network of a round comes from."""
        course = self._course
        return {
            "games": {
                "by looks": self._count(0),
                **{f"round {number}": self._count(number) for number in range(2, turn + 1)},
            },
            "commit": commit(),
            "rules": fingerprint(),
            "iterations": course.iterations if turn > 1 else 0,
            "seed": course.seed,
        }

    def _count(self, turn: int) -> int:
        return sum(games_in(path) for path in self.files(turn, turn))

    def _contests(self, turn: int, path: Path, best: Path) -> list[Contest]:
        course = self._course
        other = f"search:{course.iterations}"
        if best.exists():
            other = f"learned:{course.iterations}@{best}"
        found = []
        for seats in course.seats:
            self._say(f"round {turn}: a contest with {seats} players")
            found.append(
                play_contest(
                    course.game,
                    seats,
                    f"learned:{course.iterations}@{path}",
                    other,
                    course.contest_games,
                    course.contest_seconds / len(course.seats),
                    course.jobs,
                    f"{course.seed}/contest/{turn}",
                )
            )
        return found

    def _note(
        self,
        turn: int,
        path: Path,
        found: Learned,
        contests: list[Contest],
        kept: bool,
        took: float,
    ) -> None:
        entry = {
            "round": turn,
            "file": path.name,
            "kept": kept,
            "training_seconds": round(took, 1),
            "contests": [contest.told() for contest in contests],
            **found.told(),
        }
        with (self._folder / LOG).open("a", encoding="utf-8") as log:
            log.write(json.dumps(entry) + "\n")
        page = self._folder / "curves.html"
        page.write_text(curves(self._course.game, self.log()), "utf-8")
        kept_or_not = "kept" if kept else "not kept"
        shares = ", ".join(f"{contest.before:.0%} with {contest.seats}" for contest in contests)
        self._say(f"round {turn}: {kept_or_not}, before the last one in {shares}")


def commit() -> str:
    """The last commit of these sources in a clone, or the version that is installed."""
    # Where it is installed, the folder may lie in somebody else's clone, which does not keep it.
    command = ["git", "log", "-1", "--format=%h", "--", "."]
    sources = Path(__file__).parents[1]
    try:
        done = subprocess.run(command, cwd=sources, capture_output=True, text=True, check=True)
    except (OSError, subprocess.CalledProcessError):
        return version()
    return done.stdout.strip() or version()


def _played(stints: list[Stint], jobs: int) -> Iterator[tuple[int, int, int]]:
    if jobs == 1:
        yield from map(play_stint, stints)
    elif stints:
        with workers(jobs) as pool:
            yield from pool.imap_unordered(play_stint, stints)
