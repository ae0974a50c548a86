"""Calling the program as a person does."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

from tests.patience import patience

SOURCES = str(Path(__file__).parents[2] / "src")


def call(
    *arguments: str | Path, answers: str = "", folder: Path | None = None, **env: str
) -> subprocess.CompletedProcess[str]:
    """Run `quattrocento` with plain pipes."""
    return subprocess.run(
        [sys.executable, "-m", "quattrocento.cli", *map(str, arguments)],
        input=answers,
        capture_output=True,
        text=True,
        encoding="utf-8",
        cwd=folder,
        env=environment(**env),
        timeout=patience(300),
    )


def environment(**env: str) -> dict[str, str]:
    """The present environment without anything that changes how a terminal is drawn."""
    kept = {key: value for key, value in os.environ.items() if key not in UNWANTED}
    return kept | {"COLUMNS": "80", "PYTHONIOENCODING": "utf-8"} | env


UNWANTED = ("NO_COLOR", "FORCE_COLOR", "TTY_COMPATIBLE", "LINES")
