"""A folder belongs to one run at a time: two of them would both play every game."""

from __future__ import annotations

import os
import platform
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import IO

from quattrocento.kernel.errors import QuattrocentoError

LOCK = "lock"
"""The file that a run holds; it stays in the folder, what counts is whether it is held."""

if sys.platform == "win32":
    import msvcrt

    def _take(file: IO[str]) -> None:
        # A place far behind the text: what is locked cannot be read by others here.
        file.seek(1 << 30)
        msvcrt.locking(file.fileno(), msvcrt.LK_NBLCK, 1)

else:
    import fcntl

    def _take(file: IO[str]) -> None:
        # A lock of this process alone: those it starts to play do not keep it when it is killed.
        fcntl.lockf(file, fcntl.LOCK_EX | fcntl.LOCK_NB)


@contextmanager
def held(folder: Path) -> Iterator[None]:
    """Keep other runs out of a folder until this one is over, however it ends.

    >>> from pathlib import Path
    >>> from tempfile import TemporaryDirectory
    >>> from quattrocento.lab.holding import held
    >>> with TemporaryDirectory() as path:
    ...     with held(Path(path)):
    ...         print([file.name for file in Path(path).iterdir()])
    ['lock']
    """
    try:
        folder.mkdir(parents=True, exist_ok=True)
        file = (folder / LOCK).open("a+", encoding="utf-8")
    except OSError as error:
        raise QuattrocentoError(f"cannot write to {folder}: {error.strerror}") from None
    with file:
        try:
            _take(file)
        except OSError:
            raise QuattrocentoError(
                f"another run is playing into {folder} ({_holder(file)}); "
                "let it finish or end it, or name another folder"
            ) from None
        file.truncate(0)
        file.write(f"process {os.getpid()} on {platform.node()}\n")
        file.flush()
        yield


def _holder(file: IO[str]) -> str:
    """Who holds it, as it wrote itself down."""
    file.seek(0)
    return file.readline().strip() or "it has just begun"
