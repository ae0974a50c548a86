"""What games leave for training: observations, how they looked, and how they ended."""

from __future__ import annotations

import zlib
from pathlib import Path
from typing import Any

import numpy as np
from numpy.typing import NDArray

from quattrocento.players.judge import leads
from quattrocento.players.learned.judge import turned
from quattrocento.players.learned.layout import Layout

HELD = 10
"""Every so manieth game is held out: it tells how well others are foretold."""
ABSENT = -(1 << 15)
"""In place of a number that a smaller table does not have."""
Array = NDArray[Any]


class Examples:
    """The decisions of some games with one number of seats."""

    def __init__(self) -> None:
        self.rows: list[Array] = []
        self.looks: list[list[float]] = []
        self.ends: list[list[float]] = []
        self.wins: list[list[float]] = []
        self.about: list[tuple[int, int, int]] = []
        self.games = 0

    def add(self, row: list[int], seat: int, turn: int, looks: list[float]) -> None:
        """A decision of a seat; what came of it is told at the end."""
        self.rows.append(np.array(row, np.int16))
        self.looks.append(looks)
        self.about.append((self.games, seat, turn))

    def end(self, first: int, scores: list[float], winners: list[int]) -> None:
        """The decisions from the first one on led to these scores."""
        ahead = leads(scores)
        won = [1 / len(winners) if seat in winners else 0.0 for seat in range(len(scores))]
        for _, seat, _ in self.about[first:]:
            self.ends.append(turned(ahead, seat))
            self.wins.append(turned(won, seat))
        self.games += 1

    def forget(self, first: int) -> None:
        """The decisions from the first one on came to no end."""
        del self.rows[first:], self.looks[first:], self.about[first:]
        self.games += 1


def write(path: Path, examples: Examples) -> None:
    """Keep them; a file that is there is whole."""
    if not examples.rows:
        return
    path.parent.mkdir(parents=True, exist_ok=True)
    part = path.with_suffix(".part")
    with part.open("wb") as file:
        np.savez(
            file,
            rows=np.stack(examples.rows),
            looks=np.array(examples.looks, np.float32),
            ends=np.array(examples.ends, np.float32),
            wins=np.array(examples.wins, np.float32),
            about=np.array(examples.about, np.int32),
        )
    part.replace(path)


def games_in(path: Path) -> int:
    """How many games a file has examples of."""
    with np.load(path) as data:
        return len(np.unique(data["about"][:, 0]))


class Collection:
    """Examples of all numbers of seats in one layout.

    `rows` has the columns of the largest table, the leads by looks, rounded in steps, among
    them; `count` is the number of seats; what tells of seats is 0 for those that are not there.
    """

    def __init__(self, parts: dict[str, Array]) -> None:
        self.rows = parts["rows"]
        self.looks = parts["looks"]
        self.ends = parts["ends"]
        self.wins = parts["wins"]
        self.count = parts["count"]
        self.turn = parts["turn"]
        self.held = parts["held"]

    def __len__(self) -> int:
        return len(self.rows)

    def pick(self, which: Array) -> Collection:
        """Some of them."""
        return Collection({name: value[which] for name, value in vars(self).items()})

    @property
    def train(self) -> Collection:
        return self.pick(~self.held)

    @property
    def kept_back(self) -> Collection:
        return self.pick(self.held)


def step_of(paths: list[Path]) -> float:
    """The step in which leads by looks are told apart: a sixteenth of how far they spread."""
    with np.load(paths[0]) as data:
        return max(float(data["looks"].std()) / 16, 1e-3)


def read(paths: list[Path], layout: Layout, step: float) -> Collection:
    """All examples of some files."""
    seats_of = {layout.observers[seats].size: seats for seats in layout.seats}
    parts: dict[str, list[Array]] = {name: [] for name in ("rows", "count", "turn", "held")}
    parts |= {"looks": [], "ends": [], "wins": []}
    for path in paths:
        with np.load(path) as data:
            raw, looks, about = data["rows"], data["looks"], data["about"]
            seats = seats_of[raw.shape[1]]
            rows = np.full((len(raw), layout.size), ABSENT, np.int16)
            rounded = np.clip(np.floor(looks / step + 0.5), -9999, 9999).astype(np.int16)
            rows[:, layout.columns[seats]] = np.concatenate([raw, rounded], 1)
            parts["rows"].append(rows)
            parts["count"].append(np.full(len(raw), seats, np.int64))
            parts["turn"].append(about[:, 2])
            chance = zlib.crc32(path.name.encode()) % HELD
            parts["held"].append((about[:, 0] + chance) % HELD == 0)
            for name in ("looks", "ends", "wins"):
                wide = np.zeros((len(raw), layout.most), np.float32)
                wide[:, :seats] = data[name]
                parts[name].append(wide)
    found = Collection({name: np.concatenate(some) for name, some in parts.items()})
    if not found.held.any():
        # Of a handful of games something is held out all the same.
        found.held[: 1 + len(found) // HELD] = True
    return found
