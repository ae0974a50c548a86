"""What a fresh clone says while it installs: whoever waits sees that something happens."""

from __future__ import annotations

import sys
from io import StringIO

import do
import pytest
from making import installing, testing
from making.shell import waiting

from tests.patience import until


class Screen(StringIO):
    def isatty(self) -> bool:
        return True


def test_seconds_are_counted_on_a_terminal(monkeypatch: pytest.MonkeyPatch) -> None:
    screen = Screen()
    monkeypatch.setattr(sys, "stderr", screen)
    with waiting("making .venv"):
        until(lambda: "\r· making .venv … 1 s" in screen.getvalue())
    assert screen.getvalue().startswith("\r· making .venv … 0 s\r")
    assert screen.getvalue().endswith(" s\n")


def test_elsewhere_one_line_says_it(capsys: pytest.CaptureFixture[str]) -> None:
    with waiting("making .venv"):
        pass
    assert capsys.readouterr().err == "· making .venv …\n"


def test_what_fails_meanwhile_is_not_hidden(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "stderr", Screen())
    with pytest.raises(SystemExit, match="pip failed"), waiting("installing"):
        raise SystemExit("pip failed")


def test_ctrl_c_is_one_line(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def interrupted(*_: object, **__: object) -> None:
        raise KeyboardInterrupt

    for module in (do, installing, testing):
        monkeypatch.setattr(module, "make_venv", interrupted)
    for task in ("play", "test", "install", "wheel", "run", "bench", "soak", "storm"):
        assert do.main([task]) == 130
        assert capsys.readouterr().err == "· stopped; the same command goes on from here\n"
