"""What a long command shows while it works."""

from __future__ import annotations

import sys
import time

import pytest

from quattrocento.commands.busy import Busy


def test_a_terminal_sees_how_far_it_is(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    now = 0.0
    monkeypatch.setattr(time, "monotonic", lambda: now)
    monkeypatch.setattr(sys.stderr, "isatty", lambda: True)
    with Busy("replaying every game") as shown:
        for _ in shown.counting("abc", "games replayed"):
            now += 1.0
    told = capsys.readouterr()
    assert told.err.endswith("3 games replayed …\r\x1b[K")
    assert told.out == ""


def test_a_log_gets_a_line_now_and_then(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    now = 0.0
    monkeypatch.setattr(time, "monotonic", lambda: now)
    with Busy("reading") as shown:
        for _ in shown.counting(range(70), "games"):
            now += 1.0
    assert capsys.readouterr().err == "2 games …\n32 games …\n62 games …\n"
