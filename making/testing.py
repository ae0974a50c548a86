"""Everything that must hold: style, types, rules, fuzz, the house, the browser."""

from __future__ import annotations

import os
import subprocess
import sys
import threading
import time
from collections.abc import Callable
from pathlib import Path
from typing import NamedTuple

from making.installing import (
    build_wheel,
    install_wheel,
    installed,
    make_venv,
    node_tools,
    prepare,
    tools,
)
from making.shell import HERE, PYTHON, call, say, stop

SPREAD = ["-n", str((os.cpu_count() or 1) * 2), "--dist", "worksteal"]
"""Tests wait much of the time; who has nothing left takes over from others: some are long."""
SHORT = ["tests/rules", "tests/kernel", "tests/words", "tests/players", "tests/test_sources.py"]
"""What is run before every commit."""
Part = tuple[str, Callable[[], int]]


def test(arguments: list[str]) -> int:
    """Everything; what follows goes to pytest instead. `--quick` is for before every commit."""
    ready = equipped()
    plain = plain_sources()
    if arguments and arguments != ["--quick"]:
        return call(PYTHON, "-m", "pytest", *SPREAD, *arguments, env=plain)
    checks: list[Part] = [
        ("style", lambda: call(PYTHON, "-m", "ruff", "check", ".")),
        ("format", lambda: call(PYTHON, "-m", "ruff", "format", "--check", ".")),
    ]
    types = Check("types", [PYTHON, "-m", "mypy"])
    if arguments:
        short = ("tests", lambda: call(PYTHON, "-m", "pytest", *SPREAD, *SHORT, env=plain))
        return together([*checks, short], Beside(types))
    reading: list[Check] = []
    if not ready:
        checks += [("compiling", compiled_for_tests)]
        # What one process has made of the tests' sources is there for those that run them.
        reading = [Check("reading the tests", [PYTHON, "-m", "pytest", "--collect-only"], plain)]
    # Whatever plays, in a slice, and what looks into the rules' Python.
    sliced = plain | {"QUATTROCENTO_SLICE": "6"}
    # The compiler uses one core much of the time, and tests wait; what follows needs no waiting.
    beside = Beside(
        *reading,
        types,
        Check("browser's code", [node_tools(), "run", "check"], folder=HERE / "web"),
        Check("documents", [PYTHON, "-m", "mkdocs", "build", "--strict", "--quiet"]),
        Check("plain", [PYTHON, "-m", "pytest", "-n", "1"], sliced),
    )
    return together([*checks, ("compiled", lambda: call(PYTHON, "-m", "pytest", *SPREAD))], beside)


def mutate(arguments: list[str]) -> int:
    """Small changes to the rules, which their tests are to notice."""
    equipped()
    return call(PYTHON, "-m", "tests.mutation", *arguments, env=plain_sources())


def equipped() -> bool:
    """See to it that .venv has what the tests need; whether it has this program compiled."""
    make_venv()
    ready = installed(dev=True)
    if not ready:
        prepare(*tools(dev=True))
    return ready


def plain_sources() -> dict[str, str]:
    """Surroundings in which Python runs the sources rather than what was made of them."""
    # Several processes read the same files: what one has made of them is there for the others.
    os.environ.pop("PYTHONDONTWRITEBYTECODE", None)
    return os.environ | {"PYTHONPATH": str(HERE / "src")}


def compiled_for_tests() -> int:
    """Whether the compiled rules are right does not depend on how far they are optimised."""
    os.environ["QUATTROCENTO_OPTIMISE"] = "g"
    build_wheel()
    return install_wheel(dev=True, quick=True)


def passed(parts: list[Part]) -> int:
    """Do one part after the other; 1 where one fails."""
    for name, part in parts:
        started = time.monotonic()
        say(f"{name} …")
        if part():
            say(f"{name} failed")
            return 1
        say(f"{name} passed in {time.monotonic() - started:.0f} s")
    return 0


class Check(NamedTuple):
    """A command that must succeed."""

    name: str
    command: list[str | Path]
    env: dict[str, str] | None = None
    folder: Path = HERE


class Beside(threading.Thread):
    """Checks, one after the other, beside something else; what they say is told if they fail."""

    def __init__(self, *checks: Check) -> None:
        super().__init__(daemon=True)
        self._checks = checks
        self._running: subprocess.Popen[str] | None = None
        self._stopped = False
        self.failed = 0

    def run(self) -> None:
        for check in self._checks:
            started = time.monotonic()
            self._running = subprocess.Popen(
                [str(word) for word in check.command], env=check.env, cwd=check.folder,
                stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True, errors="replace",
                start_new_session=True,
            )  # fmt: skip
            said, _ = self._running.communicate()
            if self._stopped:
                return
            if self._running.returncode:
                self.failed = 1
                print(said, file=sys.stderr)
                say(f"{check.name} failed")
            else:
                say(f"{check.name} passed in {time.monotonic() - started:.0f} s, beside the tests")

    def stop(self) -> None:
        self._stopped = True
        if self._running is not None:
            stop(self._running)


def together(parts: list[Part], beside: Beside) -> int:
    """Parts one after the other, and what goes beside them; 1 where anything fails."""
    beside.start()
    try:
        failed = passed(parts)
        if not failed:
            beside.join()
    finally:
        beside.stop()
    return failed or beside.failed
