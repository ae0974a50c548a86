"""A house's files are its keeper's alone: they hold passwords' hashes and the cookies' secret."""

from __future__ import annotations

import contextlib
import logging
import os
import stat
from pathlib import Path

from quattrocento.kernel.errors import QuattrocentoError

log = logging.getLogger(__name__)
FILE, FOLDER = 0o600, 0o700
BESIDE = ("", "-wal", "-shm", "-journal", ".lock")
"""What SQLite and the house keep by the name of the database; new ones get its rights."""
BACKUPS = "*.backup"


def make_folder(folder: Path) -> None:
    """A folder for a house, and those above it that are missing; nobody else looks into them."""
    try:
        for one in reversed((folder, *folder.parents)):
            if not one.exists():
                one.mkdir(FOLDER, exist_ok=True)
    except OSError as error:
        raise QuattrocentoError(f"cannot make the folder {folder}: {error.strerror}") from None


def make_private(database: Path) -> None:
    """Let nobody else read a house's files, and nobody look into a folder of nothing else."""
    if os.name != "posix":
        return
    # What is wrong with the file, if anything, the database says better.
    with contextlib.suppress(OSError):
        os.close(os.open(database, os.O_RDWR | os.O_CREAT, FILE))
    files = [database.with_name(database.name + end) for end in BESIDE]
    for file in files:
        _restrict(file, FILE)
    backups = list(database.parent.glob(BACKUPS))
    if _is_own(database.parent, {file.name for file in [*files, *backups]}):
        # They hold the same secrets, and older ones were written for everybody to read.
        for file in backups:
            _restrict(file, FILE)
        _restrict(database.parent, FOLDER)


def _is_own(folder: Path, files: set[str]) -> bool:
    """The folder holds nothing but a house; one where everybody may write is not a house's."""
    try:
        return not folder.stat().st_mode & stat.S_IWOTH and set(os.listdir(folder)) <= files
    except OSError:
        return False


def _restrict(path: Path, most: int) -> None:
    try:
        mode = stat.S_IMODE(path.stat().st_mode)
        if not mode & ~most:
            return
        path.chmod(mode & most)
    except FileNotFoundError:
        return
    except OSError as error:
        extra = {"path": str(path), "why": error.strerror}
        log.warning("others may read what belongs to the house", extra=extra)
    else:
        extra = {"path": str(path), "was": f"{mode:04o}", "now": f"{mode & most:04o}"}
        log.warning("others could read what belongs to the house; no longer", extra=extra)
