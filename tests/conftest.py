"""What every test run shares: it says how many rules have a test, once that was checked."""

from __future__ import annotations

import signal
from pathlib import Path

import pytest

from tests.rules.coverage import coverage

TIMED = {"browser", "commands", "house", "lab", "terminal"}
"""Here programs, browsers and clocks run beside each other."""


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """A busy machine may upset such a test once; that it was tried again stands in the summary.

    Not those marked `once`, that nothing is lost or given away: a second try would hide it.
    """
    here = Path(__file__).parent
    for item in items:
        timed = item.path.relative_to(here).parts[0] in TIMED
        if timed and item.get_closest_marker("once") is None:
            item.add_marker(pytest.mark.flaky(reruns=1))


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
