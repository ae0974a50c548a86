"""The Pythons of this machine that Quattrocento is for."""

from __future__ import annotations

import os
import subprocess
from pathlib import Path

from making.shell import say

MINORS = range(11, 15)
WORKS = "import ensurepip, sqlite3, ssl, sys, venv; print(sys.version_info[:2])"
"""What a Python must be able to do, and what it then says."""


def found() -> list[str]:
    """One of each version; says which are missing, and which are there and do not work."""
    working = []
    for minor in MINORS:
        candidates = of_version(minor)
        python = next((one for one in candidates if works(one, minor)), None)
        if python is not None:
            working.append(python)
        elif candidates:
            say(f"Python 3.{minor} cannot be used: {', '.join(candidates)}")
        else:
            say(f"there is no Python 3.{minor} here")
    return working


def of_version(minor: int) -> list[str]:
    """Programs that are named like a version: on the path, and where pyenv keeps its own."""
    name = f"python3.{minor}.exe" if os.name == "nt" else f"python3.{minor}"
    folders = [Path(folder) for folder in os.environ.get("PATH", "").split(os.pathsep) if folder]
    pyenv = Path(os.environ.get("PYENV_ROOT", Path.home() / ".pyenv"))
    # What lies on the path may be a shim, which fails where its version is not chosen.
    folders += sorted(pyenv.glob(f"versions/3.{minor}.*/bin"), reverse=True)
    return [str(folder / name) for folder in folders if (folder / name).is_file()]


def works(python: str, minor: int) -> bool:
    """Whether it runs, is of that version, and can make an environment."""
    try:
        done = subprocess.run([python, "-c", WORKS], capture_output=True, text=True)
    except OSError:
        return False
    return done.stdout.strip() == f"(3, {minor})"
