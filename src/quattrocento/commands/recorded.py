"""A record of other rules than today's: shown as it was recorded."""

from __future__ import annotations

from pathlib import Path

from quattrocento.cleaning import say
from quattrocento.kernel.errors import OtherRules
from quattrocento.kernel.record import read_header, read_moves
from quattrocento.kernel.step import spell
from quattrocento.textfiles import read_text


def show_recorded(path: Path, error: OtherRules, at: int | None = None) -> int:
    """The first `at` moves as the file has them, or all: other rules gave them their meaning."""
    text = read_text(path)
    header = read_header(text)
    say(f"{error.reason}; these are the moves as they were recorded")
    say(f"{header['game']}: {', '.join(header['seats'])}")
    for number, move in enumerate(read_moves(text)[:at], start=1):
        say(f"{number:>5}  {spell(move)}")
    return 0
