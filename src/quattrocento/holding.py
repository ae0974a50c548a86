"""What belongs to one process at a time: a folder that a run plays into, the files of a house."""

from __future__ import annotations

import os
import platform
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import IO

from quattrocento.kernel.errors import QuattrocentoError

_HERE: set[Path] = set()
"""What this process holds: its own lock would not keep it out."""

if sys.platform == "win32":
    import msvcrt

    def _take(file: IO[str]) -> None:
        # A place far behind the text: what is locked cannot be read by others here.
        file.seek(1 << 30)
        msvcrt.locking(file.fileno(), msvcrt.LK_NBLCK, 1)

else:
    import fcntl

    def _take(file: IO[str]) -> None:
        # A lock of this process alone: those it starts do not keep it when it is killed.
        fcntl.lockf(file, fcntl.LOCK_EX | fcntl.LOCK_NB)


@contextmanager
def held(lock: Path, taken: Callable[[str], str], mode: int = 0o666) -> Iterator[None]:
    """Keep others out by a lock file until this is over, however it ends.

    The file stays where it is: what counts is whether it is held. `taken` says in a sentence what
    to do where another process has it, and is told which.

    >>> from pathlib import Path
    >>> from tempfile import TemporaryDirectory
    >>> from quattrocento.holding import held
    >>> with TemporaryDirectory() as folder:
    ...     with held(Path(folder) / "lock", "taken by {}".format):
    ...         print([file.name for file in Path(folder).iterdir()])
    ['lock']
    """
    place = lock.parent.resolve() / lock.name
    if place in _HERE:
        raise QuattrocentoError(taken(_own_name()))
    try:
        # Nobody may put a link there that lets another file be emptied.
        handle = os.open(place, os.O_RDWR | os.O_CREAT | getattr(os, "O_NOFOLLOW", 0), mode)
    except OSError as error:
        raise QuattrocentoError(f"cannot write to {lock.parent}: {error.strerror}") from None
    with os.fdopen(handle, "r+", encoding="utf-8", errors="replace") as file:
        try:
            _take(file)
        except OSError:
            raise QuattrocentoError(taken(_holder(file))) from None
        _HERE.add(place)
        try:
            file.seek(0)
            file.truncate()
            file.write(f"{_own_name()}\n")
            file.flush()
            yield
        finally:
            _HERE.discard(place)


def _own_name() -> str:
    return f"process {os.getpid()} on {platform.node()}"


def _holder(file: IO[str]) -> str:
    """Who holds it, as it wrote itself down."""
    file.seek(0)
    return file.readline(200).strip() or "it has just begun"
