"""What a long command shows while it works."""

from __future__ import annotations

import time

import pytest

from quattrocento.commands.busy import Busy


def test_a_terminal_sees_how_far_it_is(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("TTY_COMPATIBLE", "1")
    monkeypatch.setenv("FORCE_COLOR", "1")
    with Busy("replaying every game") as shown:
        assert list(shown.counting("abc", "games replayed")) == ["a", "b", "c"]
    told = capsys.readouterr()
    assert "3 games replayed …" in told.err
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
