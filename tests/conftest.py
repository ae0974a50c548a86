"""What every test run shares: it says how many rules have a test, once that was checked."""

from __future__ import annotations

import os
import signal
import zlib
from pathlib import Path

import pytest

from tests.rules.coverage import coverage

TIMED = {"browser", "commands", "house", "lab", "terminal"}
"""Here programs, browsers and clocks run beside each other."""
HEAVY = {"environments", "fuzz", "records"}
"""Here whole games are played; all of them run on the compiled rules."""
SLICE = int(os.environ.get("QUATTROCENTO_SLICE", "1"))
"""Of the heavy tests one in so many is run."""


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """A busy machine may upset a timed test once; that it was tried again stands in the summary.

    Not those marked `once`, that nothing is lost or given away: a second try would hide it.
    """
    left_out = {item for item in items if _folder(item) in HEAVY and not _in_slice(item)}
    if left_out:
        config.hook.pytest_deselected(items=list(left_out))
        items[:] = [item for item in items if item not in left_out]
    for item in items:
        if _folder(item) in TIMED and item.get_closest_marker("once") is None:
            item.add_marker(pytest.mark.flaky(reruns=1))


def _folder(item: pytest.Item) -> str:
    return item.path.relative_to(Path(__file__).parent).parts[0]


def _in_slice(item: pytest.Item) -> bool:
    return zlib.crc32(item.nodeid.encode()) % SLICE == 0


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    reports = [
        report for kind in ("passed", "failed") for report in terminalreporter.getreports(kind)
    ]
    if any(report.nodeid.startswith("tests/rules/test_coverage.py") for report in reports):
        for line in coverage():
            terminalreporter.write_line(line)


def pytest_configure() -> None:
    # A run in the background ignores Ctrl-C, and so would every program the tests start.
    signal.signal(signal.SIGINT, signal.default_int_handler)
