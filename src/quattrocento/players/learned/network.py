"""The network at work: sums of table rows, and two thin layers.

Everything up to the last layer is whole numbers, so that it comes to the same compiled or not.
Four hidden numbers of 16 bits share a machine word, and two inner ones of 32: one addition adds
them all. No sum leaves its place in a word; the one who wrote the file has seen to that.
"""

from __future__ import annotations

import math
from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i16, i32, i64

from quattrocento.players.learned.layout import Layout
from quattrocento.players.learned.weights import Weights

LANES: Final = 4
"""Hidden numbers in a word."""
HALF: Final = 1 << 15
FULL: Final = (1 << 16) - 1
WIDE_HALF: Final = 1 << 31
WIDE_FULL: Final = (1 << 32) - 1


@final
class Tables:
    """The large tables of a network, packed; shared by all who play with it."""

    def __init__(self, weights: Weights) -> None:
        hidden = weights.number("hidden")
        self.weights: Final = weights
        self.words: Final[int] = hidden // LANES
        self.pairs: Final[int] = weights.number("inner") // 2
        self.table: Final[vec[i64]] = _packed(weights.part("table").tolist(), LANES, 16)
        self.bias: Final[vec[i64]] = _packed(weights.part("bias").tolist(), LANES, 16)
        self.second: Final[vec[i64]] = _packed(weights.part("second").tolist(), 2, 32)
        self.second_bias: Final[vec[i64]] = _packed(weights.part("second_bias").tolist(), 2, 32)
        self.last: Final[vec[float]] = vec[float](weights.part("last").tolist())
        self.last_bias: Final[vec[float]] = vec[float](weights.part("last_bias").tolist())


@final
class Network:
    """The network of a game at one number of seats.

    `read` looks at a row of whole numbers; then `corrections` and `chances` tell of each seat,
    counted from the observing one, what is to be added to its lead, and how likely it wins.
    """

    def __init__(self, tables: Tables, layout: Layout, seats: int) -> None:
        weights = tables.weights
        widths: list[int] = weights.part("widths").tolist()
        starts: list[int] = []
        start = 0
        for width in widths:
            starts.append(start)
            start += width
        columns = layout.columns[seats]
        lows: list[int] = weights.part("low").tolist()
        highs: list[int] = weights.part("high").tolist()
        words = tables.words
        self.seats: Final[i64] = seats
        self.most: Final[i64] = layout.most
        self.words: Final[i64] = words
        self.pairs: Final[i64] = tables.pairs
        self.columns: Final[i64] = len(columns)
        self.low: Final[vec[i32]] = vec[i32]([i32(lows[column]) for column in columns])
        self.high: Final[vec[i32]] = vec[i32]([i32(highs[column]) for column in columns])
        # Where the entry of a column for the number 0 would be.
        self.entries: Final[vec[i32]] = vec[i32](
            [i32(starts[column] - lows[column]) for column in columns]
        )
        self.rows: Final[vec[i32]] = vec[i32](
            [i32(row * words if row >= 0 else -1) for row in weights.part("rows").tolist()]
        )
        self.tables: Final = tables
        # The step in which leads are told apart.
        self.step: Final[float] = float(weights.told["step"])
        self.bias_at: Final[i64] = layout.seats.index(seats) * words
        self.sums: Final[vec[i64]] = vec[i64]([0] * words)
        self.inner: Final[vec[i64]] = vec[i64]([0] * tables.pairs)
        self.wanted: Final[vec[i64]] = vec[i64]([0] * (len(columns) + LANES))
        self.out: Final[vec[float]] = vec[float]([0.0] * (2 * layout.most))

    def read(self, values: vec[i16], leads: list[float]) -> None:
        """Judge a row: an observation, and the leads that are to be corrected."""
        count = self._look_up(values, leads)
        self._add(count)
        self._second()
        self._last()

    def corrections(self) -> list[float]:
        """What is to be added to each seat's lead, in points."""
        return [self.out[i64(seat)] for seat in range(self.seats)]

    def chances(self) -> list[float]:
        """How likely each seat wins."""
        scores = [self.out[self.most + i64(seat)] for seat in range(self.seats)]
        top = max(scores)
        found = [math.exp(score - top) for score in scores]
        total = sum(found)
        return [chance / total for chance in found]

    def _look_up(self, values: vec[i16], leads: list[float]) -> i64:
        """Which rows of the table are wanted; gives how many."""
        low, high, entries, rows = self.low, self.high, self.entries, self.rows
        wanted = self.wanted
        seats = self.seats
        seen = self.columns - seats
        count: i64 = 0
        column: i64 = 0
        while column < self.columns:
            value: i64
            if column < seen:
                value = i64(values[column])
            else:
                value = i64(math.floor(leads[column - seen] / self.step + 0.5))
            if value < i64(low[column]):
                value = i64(low[column])
            elif value > i64(high[column]):
                value = i64(high[column])
            row = i64(rows[i64(entries[column]) + value])
            if row >= 0:
                wanted[count] = row
                count += 1
            column += 1
        return count

    def _add(self, count: i64) -> None:
        """Sum the wanted rows, four at a time."""
        sums, wanted = self.sums, self.wanted
        table, bias = self.tables.table, self.tables.bias
        words = self.words
        at = self.bias_at
        word: i64 = 0
        while word < words:
            sums[word] = bias[at + word]
            word += 1
        place: i64 = 0
        while place + 3 < count:
            one = wanted[place]
            two = wanted[place + 1]
            three = wanted[place + 2]
            four = wanted[place + 3]
            word = 0
            while word < words:
                sums[word] += (
                    table[one + word] + table[two + word] + table[three + word] + table[four + word]
                )
                word += 1
            place += 4
        while place < count:
            one = wanted[place]
            word = 0
            while word < words:
                sums[word] += table[one + word]
                word += 1
            place += 1

    def _second(self) -> None:
        """What is positive goes on, times its weights."""
        sums, inner = self.sums, self.inner
        second, bias = self.tables.second, self.tables.second_bias
        words, pairs = self.words, self.pairs
        pair: i64 = 0
        while pair < pairs:
            inner[pair] = bias[pair]
            pair += 1
        at: i64 = 0
        word: i64 = 0
        while word < words:
            left = sums[word]
            lane: i64 = 0
            while lane < LANES:
                value: i64 = ((left & FULL) ^ HALF) - HALF
                left = (left - value) >> 16
                if value > 0:
                    pair = 0
                    while pair < pairs:
                        inner[pair] += value * second[at + pair]
                        pair += 1
                at += pairs
                lane += 1
            word += 1

    def _last(self) -> None:
        out, bias = self.out, self.tables.last_bias
        inner = self.inner
        outs = 2 * self.most
        place: i64 = 0
        while place < outs:
            out[place] = bias[place]
            place += 1
        at: i64 = 0
        pair: i64 = 0
        while pair < self.pairs:
            both = inner[pair]
            low: i64 = ((both & WIDE_FULL) ^ WIDE_HALF) - WIDE_HALF
            high: i64 = (both - low) >> 32
            self._spread(low, at)
            self._spread(high, at + outs)
            at += 2 * outs
            pair += 1

    def _spread(self, value: i64, at: i64) -> None:
        """Add an inner number to everything that is told, if it is positive."""
        if value <= 0:
            return
        out, last = self.out, self.tables.last
        strength = float(value)
        place: i64 = 0
        while place < 2 * self.most:
            out[place] += strength * last[at + place]
            place += 1


def _packed(numbers: list[int], lanes: int, bits: int) -> vec[i64]:
    """So many numbers a word, the first one lowest."""
    found: list[i64] = []
    for start in range(0, len(numbers), lanes):
        word: i64 = 0
        for lane in range(lanes):
            word += i64(numbers[start + lane]) << i64(bits * lane)
        found.append(word)
    return vec[i64](found)
