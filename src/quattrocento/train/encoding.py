"""Which row of the table stands for which number of which column."""

from __future__ import annotations

import numpy as np

from quattrocento.train.examples import ABSENT, Array

BINS = 40
"""Rows of a column at most; with more numbers, neighbours share one."""
ENOUGH = 300_000
"""Examples that tell which numbers there are."""


class Encoding:
    """Made from examples: numbers beyond those that were met count as the outermost ones.

    The commonest number of a column has no row, since it would add the same nearly always.
    """

    def __init__(self, rows: Array) -> None:
        rows = rows[:: max(1, len(rows) // ENOUGH)]
        columns = rows.shape[1]
        low = np.zeros(columns, np.int64)
        high = np.zeros(columns, np.int64)
        entries: list[int] = []
        starts: list[int] = []
        made = 0
        for column in range(columns):
            values = rows[:, column].astype(np.int64)
            values = values[values != ABSENT]
            if not len(values):
                values = np.zeros(1, np.int64)
            low[column], high[column] = values.min(), values.max()
            width = int(high[column] - low[column]) + 1
            bins = min(width, BINS)
            met = np.bincount(values - low[column], minlength=width)
            common = int(met.argmax()) * bins // width
            starts.append(len(entries))
            row_of: dict[int, int] = {}
            for number in range(width):
                place = number * bins // width
                if place != common and place not in row_of:
                    row_of[place] = made
                    made += 1
                entries.append(row_of.get(place, -1))
        self.low, self.high = low, high
        self.widths = high - low + 1
        self.entries = np.array(entries, np.int64)
        self.starts = np.array(starts, np.int64)
        self.size = made
        """Rows of the table."""
