"""Commands that are run beside or after one another, and what is said meanwhile."""

from __future__ import annotations

import os
import shutil
import signal
import subprocess
import sys
import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

HERE = Path(__file__).resolve().parents[1]
VENV = Path(os.environ.get("QUATTROCENTO_VENV", HERE / ".venv"))
BIN = VENV / ("Scripts" if os.name == "nt" else "bin")
PYTHON = BIN / ("python.exe" if os.name == "nt" else "python")
PIP = (str(PYTHON), "-m", "pip", "--disable-pip-version-check")


def pip(*arguments: str) -> None:
    if subprocess.call([*PIP, *arguments], cwd=HERE):
        raise SystemExit("pip failed; is the package registry reachable?")


def command(*arguments: str) -> int:
    return call(BIN / "quattrocento", *arguments)


def call(
    program: Path, *arguments: str, env: dict[str, str] | None = None, folder: Path = HERE
) -> int:
    try:
        return subprocess.call([str(program), *arguments], env=env, cwd=folder)
    except KeyboardInterrupt:
        return 130


@contextmanager
def waiting(text: str) -> Iterator[None]:
    """Say what is done; on a terminal also how long it has taken so far, second by second."""
    if not sys.stderr.isatty():
        say(f"{text} …")
        yield
        return
    started = time.monotonic()
    over = threading.Event()

    def count() -> None:
        while True:
            spent = time.monotonic() - started
            print(f"\r· {text} … {spent:.0f} s", end="", file=sys.stderr, flush=True)
            if over.wait(1):
                break
        print(file=sys.stderr)

    counting = threading.Thread(target=count)
    counting.start()
    try:
        yield
    finally:
        over.set()
        counting.join()


def say(text: str) -> None:
    print(f"· {text}", file=sys.stderr, flush=True)


def meanwhile(task: str, *how: str) -> subprocess.Popen[bytes]:
    """Another task of this program beside this one; what it says goes into a file."""
    with log_of(task).open("w") as log:
        return subprocess.Popen(
            [*how, sys.executable, str(HERE / "do.py"), task],
            stdout=log, stderr=log, cwd=HERE, start_new_session=True,
        )  # fmt: skip


def log_of(task: str) -> Path:
    return VENV / f"{task}.log"


def leisure() -> list[str]:
    """What makes a command give way to others, where the machine knows it."""
    return ["nice"] if shutil.which("nice") else []


def stop(program: subprocess.Popen[Any]) -> None:
    """End a program with everything that it has started."""
    if os.name == "nt":
        program.terminate()
    elif program.poll() is None:
        os.killpg(program.pid, signal.SIGTERM)
