"""Which rules these are: games are only comparable, and repeatable, where they are the same."""

from __future__ import annotations

import hashlib
from functools import cache
from pathlib import Path

import quattrocento

PARTS = ("kernel", "games", "players")
"""What decides how a game goes; the rest of the program may differ."""


@cache
def fingerprint() -> str:
    """A hash over rules, components, players and networks, the same for plain and compiled."""
    top = Path(quattrocento.__file__).parent
    digest = hashlib.sha256()
    for part in PARTS:
        for path in sorted((top / part).rglob("*")):
            if path.suffix in (".py", ".toml", ".net"):
                digest.update(path.relative_to(top).as_posix().encode())
                digest.update(path.read_bytes())
    return digest.hexdigest()[:16]
