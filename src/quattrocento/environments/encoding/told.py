"""What a game tells of its observations, in `segments.toml` beside its rules."""

from __future__ import annotations

import tomllib
from functools import cache
from importlib.resources import files
from typing import Any


@cache
def told(home: str) -> dict[str, Any]:
    """All of it, by the package of the game; nothing where there is no such file."""
    if not home:
        return {}
    file = files(home).joinpath("segments.toml")
    return tomllib.loads(file.read_text("utf-8")) if file.is_file() else {}


def version_of(home: str) -> int:
    """Which observations these are: raised whenever a segment changes.

    >>> from quattrocento.environments.encoding.told import version_of
    >>> version_of("quattrocento.games.virtu")
    2
    """
    version: int = told(home).get("version", 1)
    return version
