"""The example game installed beside the program, as somebody else's package is."""

from __future__ import annotations

import shutil
import subprocess
import sys
from pathlib import Path

SOURCE = Path(__file__).parents[2] / "examples" / "palio"


def install(folder: Path, name: str = "palio") -> Path:
    """Install the Palio, under this name, into a folder of its own; gives what the path needs."""
    copy = folder / "source"
    # From a copy: building leaves files behind.
    shutil.copytree(SOURCE, copy)
    for path, old in (
        ("pyproject.toml", '\npalio = "'),
        ("palio/game.py", '= "palio"'),
        ("palio/lesson/lesson.jsonl", '"game": "palio"'),
    ):
        _replace(copy / path, old, old.replace("palio", name))
    for words in copy.glob("palio/speech/*.ftl"):
        _replace(words, "-palio", f"-{name}")
    target = folder / "site"
    command = [sys.executable, "-m", "pip", "--disable-pip-version-check", "install", "--quiet"]
    subprocess.run([*command, "--no-deps", "--target", str(target), str(copy)], check=True)
    return target


def _replace(path: Path, old: str, new: str) -> None:
    path.write_text(path.read_text("utf-8").replace(old, new), "utf-8")
