"""The example game installed beside the program, as somebody else's package is."""

from __future__ import annotations

import shutil
import subprocess
import sys
from pathlib import Path

SOURCE = Path(__file__).parents[2] / "examples" / "palio"


def install(folder: Path) -> Path:
    """Install the Palio into a folder of its own; gives what the path needs."""
    copy = folder / "source"
    # From a copy: building leaves files behind.
    shutil.copytree(SOURCE, copy)
    target = folder / "site"
    command = [sys.executable, "-m", "pip", "--disable-pip-version-check", "install", "--quiet"]
    subprocess.run([*command, "--no-deps", "--target", str(target), str(copy)], check=True)
    return target
