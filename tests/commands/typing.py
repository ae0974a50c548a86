"""A terminal to type into: the program behind a pseudo-terminal of a given width."""

from __future__ import annotations

import codecs
import fcntl
import os
import select
import signal
import struct
import subprocess
import sys
import termios
import time
from pathlib import Path
from types import TracebackType

from tests.commands.calling import environment
from tests.patience import patience


class Terminal:
    """Runs `quattrocento` and keeps everything it showed in `seen`."""

    def __init__(self, *arguments: str | Path, width: int = 80, **env: str) -> None:
        self.seen = ""
        self._read = 0
        self._decoder = codecs.getincrementaldecoder("utf-8")()
        self._ours, theirs = os.openpty()
        fcntl.ioctl(theirs, termios.TIOCSWINSZ, struct.pack("HHHH", 40, width, 0, 0))
        settings = environment(**({"TERM": "xterm-256color", "COLUMNS": str(width)} | env))
        self._program = subprocess.Popen(
            [sys.executable, "-m", "quattrocento.cli", *map(str, arguments)],
            stdin=theirs,
            stdout=theirs,
            stderr=theirs,
            env=settings,
            start_new_session=True,
            # Tests run in the background are deaf to Ctrl-C; a person's terminal is not.
            preexec_fn=lambda: signal.signal(signal.SIGINT, signal.SIG_DFL),
        )
        os.close(theirs)

    def __enter__(self) -> Terminal:
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        if self._program.poll() is None:
            self._program.kill()
            self._program.wait()
        os.close(self._ours)

    def wait(self, text: str) -> str:
        """Everything shown since the last wait, up to this text."""
        while (found := self.seen.find(text, self._read)) < 0:
            assert self._more(), f"the program ended before {text!r}:\n{self.seen[-2000:]}"
        shown = self.seen[self._read : found + len(text)]
        self._read = found + len(text)
        return shown

    def type(self, answer: str) -> None:
        os.write(self._ours, f"{answer}\n".encode())

    def send(self, number: signal.Signals) -> None:
        """A signal for the program, once it waits for the next answer and can hear it."""
        while self._working():
            time.sleep(0.05)
        self._program.send_signal(number)

    def _working(self) -> bool:
        status = Path(f"/proc/{self._program.pid}/stat")
        if not status.exists():
            time.sleep(1)
            return False
        return status.read_text().rpartition(")")[2].split()[0] != "S"

    def end(self) -> int:
        """Wait for the program to end by itself; gives its exit status."""
        while self._more():
            pass
        return self._program.wait(patience(60))

    def _more(self) -> bool:
        ready, _, _ = select.select([self._ours], [], [], patience(60))
        assert ready, f"nothing came:\n{self.seen[-2000:]}"
        try:
            data = os.read(self._ours, 65536)
        except OSError:
            return False
        self.seen += self._decoder.decode(data).replace("\r", "")
        return bool(data)
