"""What the page is sent: Python's sources in one archive, and the answers that need no Python.

This runs where the program is installed, and is not sent itself.
"""

from __future__ import annotations

import hashlib
import io
import zipfile
from collections.abc import Iterator
from fnmatch import fnmatch
from pathlib import Path

from quattrocento.games.registry import RULE_SETS, load_game
from quattrocento.house.api_games import (
    game_info,
    packed_common,
    packed_components,
    packed_rules,
    packed_words,
)
from quattrocento.page.levels import LEVELS
from quattrocento.table.writing import encode
from quattrocento.words.languages import LANGUAGES
from quattrocento.words.sources import ENTRY, MESSAGE

ROOT = Path(__file__).parents[1]
SENT = (
    "__init__.py", "analysis.py", "components.py", "hinting.py", "lessons.py", "library.py",
    "reasons.py", "subclassing.py", "suggesting.py", "thinking.py", "games/**/*.py",
    "games/**/components.toml", "games/*/lesson/*.jsonl", "games/*/lesson/*.toml", "kernel/*.py",
    "lab/__init__.py", "lab/study.py", "page/*.py", "players/*.py", "table/*.py",
    "words/__init__.py", "words/languages.py", "words/sources.py", "words/speech.py",
)  # fmt: skip
KEPT_BACK = (
    "games/*/arrays.py", "games/*/drawing/*", "*/shown.py", "table/listed.py", "page/packing.py",
)  # fmt: skip
"""Drawings for terminals, arrays for learning, and what only describes."""
CATALOGUES = ("games/**/en.ftl", "games/**/*.en.ftl", "games/**/cited.ftl", "words/en.ftl")
STAMP = (1980, 1, 1, 0, 0, 0)
DIGITS = 12


def pack() -> tuple[bytes, str]:
    """The archive, and a fingerprint of what is in it: the same for the same sources."""
    out = io.BytesIO()
    with zipfile.ZipFile(out, "w") as archive:
        for name, body in sorted(_files()):
            info = zipfile.ZipInfo(f"quattrocento/{name}", STAMP)
            archive.writestr(info, body, zipfile.ZIP_DEFLATED, 9)
    packed = out.getvalue()
    return packed, hashlib.sha256(packed).hexdigest()[:DIGITS]


def answers() -> dict[str, str]:
    """Answers of calls that are the same for everybody, by the names of their files."""
    played = tuple(load_game(name) for name in RULE_SETS)
    shown = [game_info(game, list(LEVELS)) for game in played]
    common = {
        language: f"/api/words/{language}/{packed_common(played, language).version}"
        for language in LANGUAGES
    }
    found = {"api/games.json": encode({"games": shown, "words": common}).decode()}
    for language, address in common.items():
        found[f"{address[1:]}.ftl"] = packed_common(played, language).plain.decode()
    for game, info in zip(played, shown, strict=True):
        for language, address in info["words"].items():
            found[f"{address[1:]}.ftl"] = packed_words(game, language).plain.decode()
        found[f"{info['components'][1:]}.json"] = packed_components(game).plain.decode()
        found[f"api/games/{game.name}/rules.json"] = packed_rules(game).plain.decode()
    return found


def _files() -> Iterator[tuple[str, bytes]]:
    """The files of the archive by their names in the package."""
    for path in {path for pattern in SENT for path in ROOT.glob(pattern)}:
        name = path.relative_to(ROOT).as_posix()
        if not any(fnmatch(name, pattern) for pattern in KEPT_BACK):
            yield name, path.read_bytes()
    for path in {path for pattern in CATALOGUES for path in ROOT.glob(pattern)}:
        name = path.relative_to(ROOT).as_posix()
        told = _entries(path, "event-")
        if told:
            yield name, "".join(f"{one} = .\n" for one in told).encode()
    for language in LANGUAGES:
        path = ROOT / "words" / f"ui.{language}.ftl"
        yield path.relative_to(ROOT).as_posix(), _line(path, "ui-table-of").encode()


def _entries(path: Path, beginning: str) -> list[str]:
    """The ids of messages that begin so; what they say is said by the page itself."""
    found = MESSAGE.findall(path.read_text("utf-8"))
    return [message for message in found if message.startswith(beginning)]


def _line(path: Path, id: str) -> str:
    """A message as it is written."""
    entries = ENTRY.split(path.read_text("utf-8"))
    return next(entry for entry in entries if entry.startswith(f"{id} ="))
