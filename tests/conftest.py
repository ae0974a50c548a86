"""What every test run shares: it says how many rules have a test, once that was checked."""

from __future__ import annotations

import gc
import os
import secrets
import signal
import zlib
from collections.abc import Iterator
from pathlib import Path

import hypothesis
import pytest

from quattrocento.kernel import match
from tests.leftovers import RUN, end_what_is_left
from tests.rules.coverage import coverage

TIMED = {"browser", "commands", "house", "lab", "terminal"}
"""Here programs, browsers and clocks run beside each other."""
PLAYS = {"environments", "examples", "fuzz", "kernel", "records", "rules"}
"""Here the rules are played; on the plain sources too, so that both are shown to agree."""
SLICE = int(os.environ.get("QUATTROCENTO_SLICE", "0"))
"""Only what a run on compiled rules leaves to the plain ones, and of what plays one in so many."""
COMPILED = not str(match.__file__).endswith(".py")


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """A busy machine may upset a timed test once; that it was tried again stands in the summary.

    Not those marked `once`, that nothing is lost or given away: a second try would hide it.
    """
    left_out = {item for item in items if _is_left_out(item)}
    if left_out:
        config.hook.pytest_deselected(items=list(left_out))
        items[:] = [item for item in items if item not in left_out]
    # Nobody is to be left with a long one when the others have finished.
    items.sort(key=lambda item: item.get_closest_marker("long") is None)
    for item in items:
        if _folder(item) in TIMED and item.get_closest_marker("once") is None:
            item.add_marker(pytest.mark.flaky(reruns=1))


def pytest_collection_finish() -> None:
    # Thousands of tests stay to the end: the collector need not look at them over and over.
    gc.freeze()


@pytest.fixture(scope="session", autouse=True)
def _nothing_is_left() -> Iterator[None]:
    """Whatever a test starts ends with it, also when it fails; what does not is ended and told."""
    os.environ[RUN] = run = secrets.token_hex(8)
    yield
    assert end_what_is_left(run) == []


def _folder(item: pytest.Item) -> str:
    return item.path.relative_to(Path(__file__).parent).parts[0]


def _is_left_out(item: pytest.Item) -> bool:
    plain = item.get_closest_marker("plain") is not None
    if COMPILED or not SLICE:
        return COMPILED and plain
    chosen = _folder(item) in PLAYS and zlib.crc32(item.nodeid.encode()) % SLICE == 0
    return not plain and not chosen


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    reports = [
        report for kind in ("passed", "failed") for report in terminalreporter.getreports(kind)
    ]
    if any(report.nodeid.startswith("tests/rules/test_coverage.py") for report in reports):
        for line in coverage():
            terminalreporter.write_line(line)


def pytest_configure() -> None:
    # The same every time; what is found at random belongs into a soak.
    hypothesis.settings.register_profile("same", derandomize="QUATTROCENTO_FUZZ" not in os.environ)
    hypothesis.settings.load_profile("same")
    # A run in the background ignores Ctrl-C, and so would every program the tests start.
    signal.signal(signal.SIGINT, signal.default_int_handler)
