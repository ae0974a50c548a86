"""Pictures: shares with intervals, sums by source, lengths, uses, spans of time, all as SVG."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from html import escape

from quattrocento.lab.report.scale import Scale, nice, number, percent

WIDTH = 720
LABELS = 190
NOTES = 120
LINE = 22
COLOURS = 10
"""Kinds of shade for parts of a sum; the style names them p0, p1 and so on."""


@dataclass(frozen=True)
class Mark:
    """A value with its interval, and what is said beside it."""

    label: str
    value: float
    low: float
    high: float
    note: str = ""


def marks(
    rows: list[Mark], title: str, fair: float | None = None, say: Callable[[float], str] = percent
) -> str:
    """A dot and an interval a row; a line where a fair share would be."""
    ends = [row.high for row in rows] + ([] if fair is None else [fair])
    starts = [row.low for row in rows] + ([0.0] if say is percent else [])
    room = (max(ends) - min(starts)) * 0.05
    low = 0.0 if say is percent else min(starts) - room
    scale = Scale(low, max(ends) + room, LABELS, WIDTH - NOTES)
    drawn = [_axis(scale, len(rows), say)]
    if fair is not None:
        x = scale.at(fair)
        drawn.append(f'<path class="fair" d="M{x} 0V{len(rows) * LINE}"/>')
    for index, row in enumerate(rows):
        y = index * LINE + LINE // 2
        drawn += [
            _label(row.label, y),
            f'<path class="span" d="M{scale.at(row.low)} {y}H{scale.at(row.high)}"/>',
            f'<circle class="dot" cx="{scale.at(row.value)}" cy="{y}" r="4.5"/>',
            _note(row.note, y),
        ]
    return _svg(drawn, len(rows), title)


def bars(rows: list[tuple[str, float, str]], title: str) -> str:
    """A bar a row, and what is said beside it."""
    scale = Scale(0, max([value for _, value, _ in rows] + [1e-9]), LABELS, WIDTH - NOTES)
    drawn = [_axis(scale, len(rows), number)]
    for index, (label, value, note) in enumerate(rows):
        y = index * LINE + LINE // 2
        width = round(scale.at(value) - LABELS, 1)
        never = ' class="never"' if value == 0 else ""
        drawn += [
            f"<g{never}>{_label(label, y)}",
            f'<rect class="bar" x="{LABELS}" y="{y - 6}" width="{width}" height="12"/>',
            f"{_note(note, y)}</g>",
        ]
    return _svg(drawn, len(rows), title)


def sums(rows: list[tuple[str, list[float]]], title: str) -> str:
    """A row of parts laid end to end, those below nothing to the left."""
    low = min(sum(part for part in parts if part < 0) for _, parts in rows)
    high = max(sum(part for part in parts if part > 0) for _, parts in rows)
    scale = Scale(low, max(high, 1e-9), LABELS, WIDTH - NOTES)
    drawn = [_axis(scale, len(rows), number)]
    for index, (label, parts) in enumerate(rows):
        y = index * LINE + LINE // 2
        drawn.append(_label(label, y))
        up = down = 0.0
        for kind, part in enumerate(parts):
            start, end = (up, up + part) if part >= 0 else (down + part, down)
            up, down = (end, down) if part >= 0 else (up, start)
            x, width = scale.at(start), round(scale.at(end) - scale.at(start), 1)
            shade = f"p{kind % COLOURS}"
            drawn.append(f'<rect class="{shade}" x="{x}" y="{y - 8}" width="{width}" height="16"/>')
        drawn.append(_note(number(sum(parts)), y))
    return _svg(drawn, len(rows), title)


def lengths(values: list[int], title: str) -> str:
    """How many games were how long."""
    low, high = min(values), max(values)
    step = max(1, int(nice((high - low) / 24)))
    first = low // step * step
    counts = [0] * ((high - first) // step + 1)
    for value in values:
        counts[(value - first) // step] += 1
    height, top = 150, max(counts)
    across = Scale(first, first + len(counts) * step, 40, WIDTH - 20)
    drawn = []
    for index, count in enumerate(counts):
        x, end = across.at(first + index * step), across.at(first + (index + 1) * step)
        tall = round(count / top * (height - 20), 1)
        drawn.append(
            f'<rect class="bar" x="{x + 0.5}" y="{height - tall}" '
            f'width="{max(end - x - 1, 0.5):.1f}" height="{tall}"/>'
        )
    drawn.append(f'<path class="axis" d="M40 {height}H{WIDTH - 20}"/>')
    for tick in across.ticks():
        drawn.append(_tick(across.at(tick), height + 16, number(tick)))
    drawn.append(_tick(22, 24, str(top)))
    return _frame(drawn, height + 24, title)


def spans(rows: list[tuple[str, list[float]]], title: str, say: Callable[[float], str]) -> str:
    """From the first value of a row to its last, on a logarithmic axis, with a dot at each."""
    every = [max(value, 1e-3) for _, values in rows for value in values]
    scale = Scale(min(every) / 1.3, max(every) * 1.3, LABELS, WIDTH - NOTES, logarithmic=True)
    drawn = [_axis(scale, len(rows), say)]
    for index, (label, values) in enumerate(rows):
        y = index * LINE + LINE // 2
        places = [scale.at(max(value, 1e-3)) for value in values]
        drawn += [_label(label, y), f'<path class="span" d="M{places[0]} {y}H{places[-1]}"/>']
        for rank, x in enumerate(places):
            drawn.append(f'<circle class="dot" cx="{x}" cy="{y}" r="{5.5 - rank}"/>')
        drawn.append(_note(say(values[0]), y))
    return _svg(drawn, len(rows), title)


def _axis(scale: Scale, rows: int, say: Callable[[float], str]) -> str:
    lines = []
    for tick in scale.ticks():
        x = scale.at(tick)
        lines.append(f'<path class="grid" d="M{x} 0V{rows * LINE}"/>')
        lines.append(_tick(x, rows * LINE + 16, say(tick)))
    return "".join(lines)


def _tick(x: float, y: float, text: str) -> str:
    return f'<text class="tick" x="{x}" y="{y}">{escape(text)}</text>'


def _label(text: str, y: int) -> str:
    return f'<text class="label" x="{LABELS - 10}" y="{y + 4}">{escape(text)}</text>'


def _note(text: str, y: int) -> str:
    return f'<text class="note" x="{WIDTH - NOTES + 10}" y="{y + 4}">{escape(text)}</text>'


def _svg(drawn: list[str], rows: int, title: str) -> str:
    return _frame(drawn, rows * LINE + 24, title)


def _frame(drawn: list[str], height: int, title: str) -> str:
    return (
        f'<svg viewBox="0 0 {WIDTH} {height}" role="img">'
        f"<title>{escape(title)}</title>{''.join(drawn)}</svg>"
    )
