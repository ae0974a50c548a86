"""The same game with its seats renamed: everybody sits some places further round the table."""

from __future__ import annotations

import re
from typing import Any

from quattrocento.games.princes.board import Board
from quattrocento.games.princes.game import Princes
from quattrocento.kernel.step import Move

_SEAT = re.compile(r"player (\d)")
_BY_SEAT = {"draw": 1, "chooses_first": 1, "first_player": 1}
"""Draws that name a seat, and where."""


def turned(data: Any, seats: int, shift: int) -> Any:
    """A position file whose seats are called so many places further round the table."""
    if isinstance(data, str):
        return _SEAT.sub(lambda found: _named(found, seats, shift), data)
    if isinstance(data, list):
        return [turned(value, seats, shift) for value in data]
    if not isinstance(data, dict):
        return data
    found = {key: turned(value, seats, shift) for key, value in data.items()}
    if "players" in found:
        found["players"] = around(found["players"], shift)
    if "since" in found:
        found["since"] = {tile: around(marks, shift) for tile, marks in found["since"].items()}
    for key in ("bidding", "frozen"):
        if key in found:
            found[key] = sorted(found[key])
    return found


def twin(game: Princes, board: Board, shift: int) -> Board:
    """The table with its seats renamed."""
    return game.load(turned(board.dump(), len(board.players), shift))


def twin_move(move: Move, seats: int, shift: int) -> Move:
    """A move on the renamed table: families stay, numbers of seats move."""
    if move[0] == "families":
        return (move[0], *around(list(move[1:]), shift))
    place = 1 if move[0] == "aside" else _BY_SEAT.get(str(move[0]))
    if place is None:
        return move
    seat = move[place]
    assert isinstance(seat, int)
    renamed = [*move[:place], (seat + shift) % seats, *move[place + 1 :]]
    return tuple(_stranger(part, seats, shift) for part in renamed)


def around(values: list[Any], shift: int) -> list[Any]:
    """What each seat has, at the place of the seat it is renamed to."""
    return [values[(seat - shift) % len(values)] for seat in range(len(values))]


def _named(found: re.Match[str], seats: int, shift: int) -> str:
    return f"player {(int(found[1]) - 1 + shift) % seats + 1}"


def _stranger(part: str | int, seats: int, shift: int) -> str | int:
    if isinstance(part, str) and part.startswith("player_"):
        return f"player_{(int(part[-1]) - 1 + shift) % seats + 1}"
    return part
