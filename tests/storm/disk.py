"""A disk that can be full: a small file system of its own where that may be, else limits."""

from __future__ import annotations

import atexit
import contextlib
import os
import resource
import shutil
import subprocess
from collections.abc import Iterator
from pathlib import Path

SIZE = 2 << 30
FREE = resource.RLIM_INFINITY


class SmallDisk:
    """A file system in a file; only root may mount one."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder / "disk"
        self.folder.mkdir()
        image = folder / "disk.image"
        with image.open("wb") as file:
            file.truncate(SIZE)
        subprocess.run(["mkfs.ext4", "-q", "-m", "0", image], check=True, capture_output=True)
        subprocess.run(["mount", "-o", "loop", image, self.folder], check=True, capture_output=True)
        atexit.register(self.close)

    def close(self) -> None:
        atexit.unregister(self.close)
        subprocess.run(["umount", self.folder], check=False, capture_output=True)

    @contextlib.contextmanager
    def full(self) -> Iterator[None]:
        """Not a byte is left."""
        ballast = self.folder / "ballast"
        try:
            with ballast.open("wb") as file:
                part = 256 << 20
                while part >= 4096:
                    try:
                        os.posix_fallocate(file.fileno(), os.fstat(file.fileno()).st_size, part)
                    except OSError:
                        part //= 2
            yield
        finally:
            ballast.unlink(missing_ok=True)


def small_disk(folder: Path) -> SmallDisk | None:
    """One of its own, where that is permitted."""
    if os.getuid() != 0 or shutil.which("mkfs.ext4") is None:
        return None
    try:
        return SmallDisk(folder)
    except (OSError, subprocess.CalledProcessError):
        return None


@contextlib.contextmanager
def no_growth(pids: list[int]) -> Iterator[None]:
    """No file that these programs write may grow: a disk that is full, for them alone."""
    try:
        for pid in pids:
            with contextlib.suppress(OSError):
                resource.prlimit(pid, resource.RLIMIT_FSIZE, (1, FREE))
        yield
    finally:
        for pid in pids:
            with contextlib.suppress(OSError):
                resource.prlimit(pid, resource.RLIMIT_FSIZE, (FREE, FREE))
