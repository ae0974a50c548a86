"""Checks: memory stays bounded, nothing leaks, and nothing is left running."""

from __future__ import annotations

from tests.storm.machine import Life

LARGEST = 1 << 30
"""Bytes that no process of a house may need in a storm."""
SPARE = 64
"""Files and connections that a process may have more than when it opened, when all is calm."""


def check_memory(lives: list[Life], largest: int = LARGEST) -> list[str]:
    """No process grew beyond a generous bound."""
    return [
        f"{life.name} (life {life.number}) had {life.peak >> 20} MiB in memory"
        for life in lives
        if life.peak > largest
    ]


def check_handles(at_opening: dict[str, int], at_the_end: dict[str, int]) -> list[str]:
    """When everybody has gone, a process has few more handles than when it opened."""
    return [
        f"{name} opened with {at_opening[name]} handles, and is left with {count}"
        for name, count in at_the_end.items()
        if count > at_opening[name] + SPARE
    ]


def check_orphans(left: dict[int, str]) -> list[str]:
    """Nothing runs any more that belongs to the house."""
    return [f"process {pid} is left: {command}" for pid, command in left.items()]
