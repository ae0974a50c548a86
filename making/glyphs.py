"""Writes src/quattrocento/environments/glyphs.json: the letters in which tables are pictured.

Each is a bitmap of 8 by 16 points, cut once for all from DejaVu Sans Mono, so that a picture is
the same on every machine and needs no font. To cut them anew, with Pillow:

    python -m making.glyphs /usr/share/fonts/truetype/dejavu/DejaVuSansMono.ttf
"""

from __future__ import annotations

import json
import sys
import unicodedata
from pathlib import Path

from PIL import Image, ImageDraw, ImageFont

FILE = Path(__file__).parents[1] / "src/quattrocento/environments/glyphs.json"
WIDTH, HEIGHT, SIZE, BASELINE = 8, 16, 13, 12
BLOCKS = (
    (0x20, 0x7F),
    (0xA0, 0x180),
    (0x192, 0x193),
    (0x2010, 0x2040),
    (0x2190, 0x21B5),
    (0x2212, 0x2213),
    (0x221E, 0x221F),
    (0x2248, 0x2266),
    (0x2500, 0x2600),
    (0x2600, 0x2720),
    (0xFFFD, 0xFFFE),
)
"""Latin letters, punctuation, arrows, a few signs, lines, shapes and symbols."""


def cut(font: ImageFont.FreeTypeFont, letter: str) -> str:
    """Its rows from the top, two digits each."""
    cell = Image.new("1", (WIDTH, HEIGHT))
    ImageDraw.Draw(cell).text((0, BASELINE), letter, fill=1, font=font, anchor="ls")
    rows: bytes = cell.tobytes()
    # Lines of a frame reach to those above and below.
    name = unicodedata.name(letter, "")
    if name.startswith("BOX DRAWINGS"):
        if "VERTICAL" in name or "UP" in name:
            rows = rows.lstrip(b"\0")
            rows = rows[:1] * (HEIGHT - len(rows)) + rows
        if "VERTICAL" in name or "DOWN" in name:
            rows = rows.rstrip(b"\0")
            rows += rows[-1:] * (HEIGHT - len(rows))
    return rows.hex()


def main() -> None:
    font = ImageFont.truetype(sys.argv[1], SIZE, layout_engine=ImageFont.Layout.BASIC)
    # What every letter looks like that the font does not have.
    missing = cut(font, "\uffff")
    glyphs = {}
    for first, end in BLOCKS:
        for letter in map(chr, range(first, end)):
            drawn = cut(font, letter)
            if drawn != missing:
                glyphs[letter] = drawn
    FILE.write_text(json.dumps(glyphs, ensure_ascii=False, indent=0) + "\n", "utf-8")


if __name__ == "__main__":
    main()
