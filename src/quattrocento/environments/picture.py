"""The table as a picture, for `render_mode="rgb_array"`: needs `quattrocento[play]` too.

It is what the terminal draws, in its colours, with letters of 8 by 16 points that come along.
"""

from __future__ import annotations

import json
from functools import cache
from importlib.resources import files
from io import StringIO
from typing import TYPE_CHECKING, Any

import numpy as np
from numpy.typing import NDArray

from quattrocento.environments.drawn import WIDTH, shown
from quattrocento.kernel.game import Game
from quattrocento.kernel.position import Position

if TYPE_CHECKING:
    from rich.style import Style

ACROSS, DOWN = 8, 16
"""Points of a letter."""
LINES = 48
"""Of a picture at least, so that the pictures of a game mostly have one size."""
PAPER, INK = (0x1E, 0x1B, 0x18), (0xE8, 0xDF, 0xC8)
DIM = 0.6

Picture = NDArray[np.uint8]


def picture(game: Game[Any], position: Position, seat: int | None) -> Picture:
    """What a seat sees, as rows of points in red, green and blue.

    >>> import quattrocento
    >>> from quattrocento.environments.picture import picture
    >>> match = quattrocento.start("signorie", seats=2, seed=7)
    >>> picture(match.record.game, match.position, 0).shape
    (768, 960, 3)
    """
    from rich.console import Console, Group

    console = Console(width=WIDTH, color_system="truecolor", force_terminal=True, file=StringIO())
    lines = console.render_lines(Group(*shown(game, position, seat)), pad=True)
    size = (max(LINES, len(lines)), WIDTH)
    which, glyphs = _glyphs()
    letters = np.full(size, which[" "], np.int64)
    colours = np.empty((2, *size, 3), np.uint8)
    colours[0], colours[1] = INK, PAPER
    for row, line in enumerate(lines):
        column = 0
        for segment in line:
            end = column + len(segment.text)
            letters[row, column:end] = [
                which.get(letter, which["\N{REPLACEMENT CHARACTER}"]) for letter in segment.text
            ]
            if segment.style is not None:
                colours[:, row, column:end] = np.array(_colours(segment.style))[:, None]
            column = end
    points = glyphs[letters][..., None]
    drawn = np.where(points, colours[0][:, :, None, None], colours[1][:, :, None, None])
    found: Picture = drawn.swapaxes(1, 2).reshape(size[0] * DOWN, size[1] * ACROSS, 3)
    return found


def _colours(style: Style) -> tuple[tuple[int, ...], tuple[int, ...]]:
    """Of the letter, and of the paper behind it."""
    ink: tuple[int, ...] = INK if style.color is None else _rgb(style.color)
    paper: tuple[int, ...] = PAPER if style.bgcolor is None else _rgb(style.bgcolor, False)
    if style.dim:
        ink = tuple(
            round(DIM * one + (1 - DIM) * other) for one, other in zip(ink, paper, strict=True)
        )
    return (paper, ink) if style.reverse else (ink, paper)


def _rgb(colour: Any, letter: bool = True) -> tuple[int, int, int]:
    from rich.terminal_theme import SVG_EXPORT_THEME

    if colour.is_default:
        return INK if letter else PAPER
    red, green, blue = colour.get_truecolor(SVG_EXPORT_THEME)
    return red, green, blue


@cache
def _glyphs() -> tuple[dict[str, int], NDArray[np.bool_]]:
    """Which row of the bitmaps is which letter's, and the bitmaps."""
    found = json.loads(files(__package__).joinpath("glyphs.json").read_text("utf-8"))
    rows = np.frombuffer(bytes.fromhex("".join(found.values())), np.uint8)
    bits = np.unpackbits(rows).reshape(len(found), DOWN, ACROSS)
    return {letter: row for row, letter in enumerate(found)}, bits.astype(np.bool_)
