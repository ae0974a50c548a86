"""A busy machine makes tests slower, never red: what they wait for may take its share longer."""

from __future__ import annotations

import os
from pathlib import Path
from types import SimpleNamespace

import pytest

from tests import patience
from tests.patience import CORES, Wait, crowd, until


@pytest.fixture
def running(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Path:
    """A machine whose load is what stands in this file."""
    load = tmp_path / "loadavg"
    monkeypatch.setattr(patience, "LOAD", load)
    monkeypatch.setattr(os, "getloadavg", lambda: (0.5, 0.0, 0.0), raising=False)
    load.write_text("0.50 0.40 0.30 1/300 4711\n")
    return load


@pytest.fixture
def clock(monkeypatch: pytest.MonkeyPatch) -> list[float]:
    """What time it is, in seconds."""
    now = [0.0]
    ours = SimpleNamespace(monotonic=lambda: now[0], sleep=lambda seconds: None)
    monkeypatch.setattr(patience, "time", ours)
    return now


def test_whoever_runs_now_counts_before_the_average_has_noticed(running: Path) -> None:
    assert crowd() == 1
    running.write_text(f"0.50 0.40 0.30 {8 * CORES}/300 4711\n")
    assert crowd() == 8
    assert patience.patience(10) == 80
    running.unlink()
    assert crowd() == 1


def test_a_limit_grows_while_somebody_waits(running: Path, clock: list[float]) -> None:
    wait = Wait(10)
    clock[0] = 6
    assert not wait.over
    # Others come: the four seconds left last as long as forty.
    running.write_text(f"0.50 0.40 0.30 {10 * CORES}/300 4711\n")
    clock[0] = 45
    assert not wait.over
    clock[0] = 47
    assert wait.over


def test_what_never_comes_is_given_up(running: Path, clock: list[float]) -> None:
    def never() -> bool:
        clock[0] += 1
        return False

    with pytest.raises(AssertionError, match="not for us"):
        until(never, "not for us")
    assert clock[0] < 30
