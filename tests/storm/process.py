"""A program that a storm runs: in a session of its own, its words in a file, and ended with us."""

from __future__ import annotations

import atexit
import contextlib
import ctypes
import os
import signal
import subprocess
import threading
import weakref
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

from tests.leftovers import running

MARK = "QUATTROCENTO_STORM_MARK"
"""In the environment of every program of a storm, with their children."""
PDEATHSIG = 1
_libc = ctypes.CDLL(None)
# A program is tethered to the thread that started it: to one that lasts as long as we do.
_starter = ThreadPoolExecutor(1, "starter")
_running: weakref.WeakSet[Process] = weakref.WeakSet()


class Process:
    """One program, once started."""

    def __init__(
        self,
        command: Sequence[str | Path],
        log: Path,
        mark: str,
        *,
        end: signal.Signals = signal.SIGKILL,
        user: str | None = None,
        folder: Path | None = None,
        environment: dict[str, str] | None = None,
    ) -> None:
        self._end = end
        self._log = log
        env = os.environ | {MARK: mark} | (environment or {})
        words = [str(word) for word in command]
        starting = _starter.submit(
            lambda: subprocess.Popen(
                words, stdin=subprocess.DEVNULL, stdout=subprocess.PIPE, stderr=subprocess.STDOUT,
                env=env, user=user, cwd=folder, start_new_session=True, preexec_fn=_tether(end),
            )
        )  # fmt: skip
        self.popen = starting.result()
        _running.add(self)
        threading.Thread(target=self._write, daemon=True).start()

    def _write(self) -> None:
        """By a pipe: a program whose files may not grow can still say so."""
        assert self.popen.stdout is not None
        with self._log.open("ab", buffering=0) as log:
            while said := self.popen.stdout.read1(65536):  # type: ignore[attr-defined]
                log.write(said)

    @property
    def pid(self) -> int:
        return self.popen.pid

    @property
    def alive(self) -> bool:
        return self.popen.poll() is None

    def send(self, number: signal.Signals) -> None:
        with contextlib.suppress(ProcessLookupError):
            self.popen.send_signal(number)

    def wait(self, patience: float) -> int:
        """How it ended."""
        return self.popen.wait(patience)

    def kill(self) -> None:
        self.send(signal.SIGKILL)
        self.popen.wait()

    def end(self) -> None:
        """Whatever state it is in."""
        if self.alive:
            self.send(signal.SIGCONT)
            self.send(self._end)
            try:
                self.popen.wait(30)
            except subprocess.TimeoutExpired:
                self.kill()


def _tether(number: signal.Signals) -> Callable[[], None]:
    def tie() -> None:
        _libc.prctl(PDEATHSIG, number)

    return tie


@atexit.register
def end_all() -> None:
    """Nothing that was started stays."""
    for process in list(_running):
        process.end()


def marked(mark: str) -> dict[int, str]:
    """The programs of a storm that are running, and their children: what was called."""
    return running(MARK, mark)


def children(pid: int) -> list[int]:
    """The programs that one has started."""
    found = []
    for path in Path("/proc").glob("[0-9]*"):
        with contextlib.suppress(OSError, ValueError):
            if int((path / "stat").read_text().rpartition(")")[2].split()[1]) == pid:
                found.append(int(path.name))
    return found


def memory(pid: int) -> int:
    """Bytes that a program has in memory."""
    try:
        pages = int(Path(f"/proc/{pid}/statm").read_text().split()[1])
    except OSError:
        return 0
    return pages * os.sysconf("SC_PAGESIZE")


def handles(pid: int) -> int:
    """Files and connections that a program has open."""
    try:
        return len(os.listdir(f"/proc/{pid}/fd"))
    except OSError:
        return 0
