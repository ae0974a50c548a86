"""A house in a process of its own ends with the test, also where it never opened."""

from __future__ import annotations

import os
import signal
import subprocess
from typing import Any

import pytest

from tests.house import processes
from tests.house.processes import HouseProcess


def test_a_house_that_does_not_open_is_not_left_behind(monkeypatch: pytest.MonkeyPatch) -> None:
    started: list[subprocess.Popen[str]] = []

    class Remembered(subprocess.Popen[str]):
        def __init__(self, *given: Any, **more: Any) -> None:
            super().__init__(*given, **more)
            started.append(self)

    monkeypatch.setattr(processes, "OPENING", 0.5)
    monkeypatch.setattr(subprocess, "Popen", Remembered)
    with pytest.raises(AssertionError, match="did not open"):
        HouseProcess(lambda port: ["-c", "import time; time.sleep(600)"])
    assert started[0].returncode == -signal.SIGKILL
    with pytest.raises(ProcessLookupError):
        os.kill(started[0].pid, 0)
