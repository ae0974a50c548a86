"""The rule tests once on the sources as they are: which lines of the rules each comes to."""

from __future__ import annotations

import os
import sys
import time
from collections.abc import Iterator
from pathlib import Path
from types import FrameType
from typing import Any

import msgspec
import pytest

from tests.mutation.plan import RESULTS, SOURCES, Baseline, files, stamp, tests_of
from tests.mutation.running import forked, run_tests

PATIENCE = 600.0
"""Seconds of a processor; more than the rule tests of any game take."""


class Lines:
    """A plugin of pytest that listens to the interpreter while a test runs."""

    def __init__(self, watched: list[str]) -> None:
        self._files = {str(SOURCES / file): file for file in watched}
        self._now: set[tuple[str, int]] = set()
        self.loaded: set[tuple[str, int]] = set()
        self.reached: dict[str, set[tuple[str, int]]] = {}

    def __enter__(self) -> Lines:
        self._now = self.loaded
        sys.settrace(self._call)
        return self

    def __exit__(self, *_: object) -> None:
        sys.settrace(None)

    @pytest.hookimpl(wrapper=True)
    def pytest_runtest_protocol(self, item: pytest.Item) -> Iterator[None]:
        self._now = self.reached[item.nodeid] = set()
        return (yield)

    def _call(self, frame: FrameType, event: str, argument: Any) -> Any:
        return self._line if frame.f_code.co_filename in self._files else None

    def _line(self, frame: FrameType, event: str, argument: Any) -> Any:
        self._now.add((self._files[frame.f_code.co_filename], frame.f_lineno))
        return self._line


def baseline(game: str) -> Baseline:
    """As it was measured before, if nothing has changed."""
    kept = RESULTS / f"{game}.lines.json"
    now = stamp(game)
    if kept.exists():
        before = msgspec.json.decode(kept.read_bytes(), type=Baseline)
        if before.stamp == now:
            return before
    RESULTS.mkdir(parents=True, exist_ok=True)
    kept.unlink(missing_ok=True)
    for work in (_measure, _trace):
        child, reading = forked(lambda work=work: work(game, now, kept), PATIENCE)  # type: ignore[misc]
        os.close(reading)
        if os.waitstatus_to_exitcode(os.waitpid(child, 0)[1]):
            raise SystemExit(f"the rule tests of {game} fail on the sources as they are")
    return msgspec.json.decode(kept.read_bytes(), type=Baseline)


def _measure(game: str, now: str, kept: Path) -> str:
    if run_tests([tests_of(game)]):
        raise SystemExit(1)
    empty = Baseline(now, time.process_time(), [], {}, {})
    kept.write_bytes(msgspec.json.encode(empty))
    return ""


def _trace(game: str, now: str, kept: Path) -> str:
    with Lines(files(game)) as lines:
        if run_tests([tests_of(game)], lines):
            raise SystemExit(1)
    tests = sorted(lines.reached, key=lambda test: len(lines.reached[test]))
    found = msgspec.json.decode(kept.read_bytes(), type=Baseline)
    found.tests = tests
    for number, test in enumerate(tests):
        for file, line in lines.reached[test]:
            found.reached.setdefault(file, {}).setdefault(line, []).append(number)
    for file, line in lines.loaded:
        found.loaded.setdefault(file, []).append(line)
    kept.write_bytes(msgspec.json.encode(found))
    return ""
