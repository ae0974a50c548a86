"""Every file of the project is read at one sitting."""

from __future__ import annotations

from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
MOST = 400
MADE = ("described.ts", "board.js", "static", "node_modules", "__pycache__")
"""Files that programs write."""


@pytest.mark.parametrize("folder", ["src", "web/src", "tests", "making", "examples"])
def test_no_file_is_longer_than_four_hundred_lines(folder: str) -> None:
    kinds = {".py", ".ts", ".svelte", ".css"}
    found = [
        path
        for path in (ROOT / folder).rglob("*")
        if path.suffix in kinds and not any(part in MADE for part in path.parts)
    ]
    long = {
        str(path.relative_to(ROOT)): lines
        for path in found
        if (lines := len(path.read_text("utf-8").splitlines())) > MOST
    }
    assert found
    assert not long
