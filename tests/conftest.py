"""What every test run shares: it says how many rules have a test, once that was checked."""

from __future__ import annotations

import signal

import pytest

from tests.rules.coverage import coverage


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
