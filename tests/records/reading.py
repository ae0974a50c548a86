"""Recordings as they are kept: each with the game, and the overlay, that it was played with."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from quattrocento.games.registry import load_game
from quattrocento.kernel.game import Game
from quattrocento.kernel.record import Record, read_header, read_record

FOLDER = Path(__file__).with_name("games")
OVERLAYS = {
    load_game("italian_wars", text).overlay: text
    for text in [path.read_text("utf-8") for path in sorted(FOLDER.glob("*.toml"))]
}
"""Overlays that recordings were played with, by the hash that their headers name."""


def recorded(path: Path) -> Record[Any]:
    text = path.read_text("utf-8")
    header = read_header(text)
    game: Game[Any] = load_game(header["game"], OVERLAYS.get(header["overlay"]))
    return read_record(game, text)
