"""The figures of a storm: as JSON for programs, as tables for people."""

from __future__ import annotations

import statistics
from collections import Counter
from typing import Any

from rich.console import Console
from rich.table import Table

from tests.storm.check_notices import Told
from tests.storm.history import Happened, History
from tests.storm.machine import Life

Figures = dict[str, Any]
MIB = 1 << 20


def figures_of(
    history: History, lives: list[Life], told: Told, seconds: float, failures: list[str]
) -> Figures:
    """What one house went through."""
    done = Counter(deed.call for deed in history.deeds if deed.outcome == "acked")
    growth = [one for life in lives if (one := life.growth) is not None]
    return {
        "seconds": round(seconds, 1),
        "moves acknowledged": done["moves"],
        "other deeds acknowledged": sum(done.values()) - done["moves"],
        "orders acknowledged": sum(deed.outcome == "acked" for deed in history.orders),
        "deeds refused": sum(deed.outcome == "refused" for deed in history.deeds),
        "deeds sent more than once": sum(deed.attempts > 1 for deed in history.deeds),
        "games finished": dict(history.games),
        "faults": _faults(history.faults),
        "hostile": dict(history.hostile),
        "refusals": dict(history.refusals.most_common()),
        "without an answer": dict(history.broken.most_common()),
        "lines cut by the house": dict(history.barred),
        "notices": {
            "made": told.made,
            "delivered": told.taken,
            "came twice": told.twice,
            "refused by the receiver": told.failed,
            "no longer true": told.untrue,
            "waiting": told.waiting,
            "dead": told.dead,
            "lost": len(told.lost),
        },
        "memory": {
            "peak MiB": _peaks(lives),
            "growth in MiB a thousand moves": [round(one / MIB, 2) for one in sorted(growth)],
        },
        "counts": dict(history.counts),
        "failures": failures,
    }


def _faults(faults: list[Happened]) -> dict[str, dict[str, float]]:
    """By kind: how often, and the seconds from its end to the next acknowledged move."""
    by_kind: dict[str, list[Happened]] = {}
    for fault in faults:
        by_kind.setdefault(fault.kind, []).append(fault)
    found: dict[str, dict[str, float]] = {}
    for kind, those in by_kind.items():
        times = [one.recovered - one.ended for one in those if one.recovered is not None]
        opened = [seconds for one in those for seconds in one.opened]
        found[kind] = {"times": len(those)}
        if times:
            found[kind] |= {
                "median s": round(statistics.median(times), 2),
                "worst s": round(max(times), 2),
            }
        if opened:
            found[kind]["open again s"] = round(statistics.median(opened), 2)
    return found


def _peaks(lives: list[Life]) -> dict[str, int]:
    peaks: dict[str, int] = {}
    for life in lives:
        role = life.name.partition("-")[0]
        peaks[role] = max(peaks.get(role, 0), life.peak // MIB)
    return peaks


def show(kind: str, figures: Figures, console: Console) -> None:
    """As tables on a terminal."""
    faults = Table("fault", "times", "median s", "worst s", "open again s", title=kind)
    for name, row in figures["faults"].items():
        words = [str(row.get(column, "")) for column in ("times", "median s", "worst s")]
        faults.add_row(name, *words, str(row.get("open again s", "")))
    for name, count in figures["hostile"].items():
        faults.add_row(name, str(count))
    console.print(faults)
    rest = Table("figure", "", title=kind)
    for name, value in figures.items():
        if name in ("faults", "hostile", "failures"):
            continue
        if isinstance(value, dict):
            value = ", ".join(f"{key} {one}" for key, one in value.items())
        rest.add_row(name, str(value))
    console.print(rest)
    for failure in figures["failures"]:
        console.print(f"[red]FAILED[/] {failure}", highlight=False, markup=True)
