"""Pictures: shares with intervals, sums by source, lengths, uses, spans of time.

They are drawn with boxes whose places are parts of the width there is: so they fit a phone, and
their words stay words.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from html import escape

from quattrocento.lab.report.scale import Scale, nice, number, share

COLOURS = 10
"""Kinds of shade for parts of a sum; the style names them p0, p1 and so on."""
EDGE = 4
"""So near to an end of its axis, a figure must not stand in the middle of its place."""


@dataclass(frozen=True)
class Mark:
    """A value with its interval, and what is said beside it."""

    label: str
    value: float
    low: float
    high: float
    note: str = ""


def marks(
    groups: list[list[Mark]],
    title: str,
    fair: float | None = None,
    say: Callable[[float], str] = share,
) -> str:
    """A dot and an interval a row, some room between groups; a line where a fair share is."""
    every = [mark for group in groups for mark in group]
    ends = [mark.high for mark in every] + ([] if fair is None else [fair])
    starts = [mark.low for mark in every] + ([0.0] if say is share else [])
    room = (max(ends) - min(starts)) * 0.05
    low = 0.0 if say is share else min(starts) - room
    scale = _scale(low, max(ends) + room)
    rows: list[str] = []
    for group in groups:
        for index, mark in enumerate(group):
            inside = _span(scale, mark.low, mark.high) + _dot(scale, mark.value)
            kind = "apart" if index == 0 and rows else ""
            rows.append(_row(mark.label, inside, mark.note, kind))
    return _chart(rows, scale, say, title, fair)


def bars(rows: list[tuple[str, float, str]], title: str) -> str:
    """A bar a row, and what is said beside it."""
    scale = _scale(0, max(value for _, value, _ in rows) or 1.0)
    drawn = [
        _row(label, _box("bar", 0, scale.at(value)), note, "" if value else "never")
        for label, value, note in rows
    ]
    return _chart(drawn, scale, number, title)


def sums(rows: list[tuple[str, list[float]]], title: str) -> str:
    """A row of parts laid end to end, those below nothing to the left."""
    low = min(sum(part for part in parts if part < 0) for _, parts in rows)
    high = max(sum(part for part in parts if part > 0) for _, parts in rows)
    scale = _scale(low, max(high, 1e-9))
    drawn = []
    for label, parts in rows:
        inside = []
        up = down = 0.0
        for kind, part in enumerate(parts):
            start, end = (up, up + part) if part >= 0 else (down + part, down)
            up, down = (end, down) if part >= 0 else (up, start)
            inside.append(_box(f"part p{kind % COLOURS}", scale.at(start), scale.at(end)))
        drawn.append(_row(label, "".join(inside), number(sum(parts))))
    return _chart(drawn, scale, number, title)


def lengths(values: list[int], title: str) -> str:
    """How many games were how long; a column says which when one points at it."""
    low, high = min(values), max(values)
    step = max(1, int(nice((high - low) / 24)))
    first = low // step * step
    counts = [0] * ((high - first) // step + 1)
    for value in values:
        counts[(value - first) // step] += 1
    most = max(counts)
    columns = []
    for index, count in enumerate(counts):
        start = first + index * step
        lasts = f"{start:,}" if step == 1 else f"{start:,} to {start + step - 1:,}"
        said = f"{lasts} decisions: {_games(count)}"
        columns.append(f'<i style="height:{count / most:.1%}" title="{said}"></i>')
    scale = _scale(first, first + len(counts) * step)
    return (
        f'<div class="lengths" role="group" aria-label="{escape(title)}">'
        f'<div class="most">{_games(most)}</div><div class="columns">{"".join(columns)}</div>'
        f"{_ticks(scale, number)}</div>"
    )


def spans(rows: list[tuple[str, list[float], str]], title: str, say: Callable[[float], str]) -> str:
    """From the first value of a row to its last, on a logarithmic axis, with a dot at each."""
    every = [max(value, 1e-3) for _, values, _ in rows for value in values]
    scale = Scale(min(every) / 1.3, max(every) * 1.3, 0, 100, logarithmic=True)
    drawn = []
    for label, values, note in rows:
        dots = [_dot(scale, max(value, 1e-3), rank) for rank, value in enumerate(values)]
        inside = _span(scale, max(values[0], 1e-3), max(values[-1], 1e-3)) + "".join(dots)
        drawn.append(_row(label, inside, note))
    return _chart(drawn, scale, say, title)


def _scale(low: float, high: float) -> Scale:
    return Scale(low, high, 0, 100)


def _games(count: int) -> str:
    return f"{count:,} game{'' if count == 1 else 's'}"


def _box(kind: str, start: float, end: float) -> str:
    return f'<i class="{kind}" style="left:{start:g}%;width:{round(end - start, 1):g}%"></i>'


def _span(scale: Scale, low: float, high: float) -> str:
    return _box("span", scale.at(low), scale.at(high))


def _dot(scale: Scale, value: float, rank: int = 0) -> str:
    """The first is the largest, where a row has several."""
    size = "" if rank == 0 else f" d{rank}"
    return f'<i class="dot{size}" style="left:{scale.at(value):g}%"></i>'


def _row(label: str, inside: str, note: str, kind: str = "") -> str:
    kinds = f"row {kind}".strip()
    return (
        f'<div class="{kinds}"><span class="label">{escape(label)}</span>'
        f'<span class="note">{escape(note)}</span><div class="plot">{inside}</div></div>'
    )


def _ticks(scale: Scale, say: Callable[[float], str]) -> str:
    drawn = []
    for tick in scale.ticks():
        place = scale.at(tick)
        edge = ' class="start"' if place < EDGE else ' class="end"' if place > 100 - EDGE else ""
        drawn.append(f'<i{edge} style="left:{place:g}%">{escape(say(tick))}</i>')
    return f'<div class="ticks">{"".join(drawn)}</div>'


def _chart(
    rows: list[str],
    scale: Scale,
    say: Callable[[float], str],
    title: str,
    fair: float | None = None,
) -> str:
    lines = [f'<i style="left:{scale.at(tick):g}%"></i>' for tick in scale.ticks()]
    if fair is not None:
        lines.append(f'<i class="fair" style="left:{scale.at(fair):g}%"></i>')
    return (
        f'<div class="chart" role="group" aria-label="{escape(title)}">'
        f'<div class="lines">{"".join(lines)}</div>{"".join(rows)}{_ticks(scale, say)}</div>'
    )
