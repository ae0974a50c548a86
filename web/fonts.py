"""Cut the fonts of npm's packages down to what the pages write, into `src/styles/fonts`.

    pip install fonttools brotli
    npm ci && python web/fonts.py

Letters, figures and signs of the five languages stay, and Latin-1 whole in the faces for text, so
that most names can be written; a letter that a face lacks comes from the next one in its stack. The
old types were drawn after prints, with every roughness of their edges: those too small to be seen
are smoothed. Their licence keeps their names for what nobody has changed, so the cuts have others.
The results lie in the repository: the pages are built where no Python packages are.
"""

from __future__ import annotations

from pathlib import Path

from fontTools import subset
from fontTools.pens.cu2quPen import Cu2QuPen
from fontTools.pens.qu2cuPen import Qu2CuPen
from fontTools.pens.ttGlyphPen import TTGlyphPen
from fontTools.ttLib import TTFont
from fontTools.ttLib.scaleUpem import scale_upem

HERE = Path(__file__).parent
PACKAGES = HERE / "node_modules" / "@fontsource"
CUT = HERE / "src" / "styles" / "fonts"

ASCII = "".join(map(chr, range(0x20, 0x7F)))
LATIN_1 = "".join(map(chr, range(0xA0, 0x100)))
LETTERS = "ÀÁÂÃÄÆÇÈÉÊËÌÍÎÏÑÒÓÔÕÖÙÚÛÜŸßàáâãäæçèéêëìíîïñòóôõöùúûüÿŒœªºĀāŪū"
SIGNS = "\u00a0\u202f«»‹›–—‘’‚“”„•…·×−±½¼¾°§†€←↑→↓≤≥′″\u00ad"
TEXT = ASCII + LATIN_1 + LETTERS + SIGNS
DISPLAY = ASCII + LETTERS + SIGNS

FACES = {
    "eb-garamond": ("400-italic", "500-italic", "500-normal", "600-normal"),
    "im-fell-english": ("400-italic", "400-normal"),
    "im-fell-english-sc": ("400-normal",),
    "ysabeau-office": ("500-normal", "600-normal", "700-normal", "800-normal"),
}
OLD = "im-fell"
NAMES = (1, 3, 4, 6, 16)
"""What a font calls itself: its family, and its names in full."""
ROUGH = 2
"""How far an outline of the old types may move, of the 2048 parts of a line's height."""
FEATURES = ["calt", "ccmp", "kern", "liga", "lnum", "locl", "rlig", "tnum"]
"""Kerning and ligatures, and figures of one height and width; `tokens.css` asks for those."""


def main() -> None:
    CUT.mkdir(exist_ok=True)
    for family, faces in FACES.items():
        for face in faces:
            source = PACKAGES / family / "files" / f"{family}-latin-{face}.woff2"
            target = CUT / f"{family}-{face}.woff2"
            cut(source, target, old=family.startswith(OLD))
            print(f"{target.name}: {source.stat().st_size} to {target.stat().st_size} bytes")


def cut(source: Path, target: Path, old: bool) -> None:
    options = subset.Options(
        layout_features=FEATURES,
        hinting=False,
        glyph_names=False,
        legacy_kern=True,
        notdef_outline=True,
        name_IDs=[0, 1, 2, 3, 4, 5, 6, 13, 14],
        flavor="woff2",
    )
    # The date of a file says nothing about the font: the same cut is the same bytes.
    font = TTFont(source, recalcTimestamp=False)
    cutter = subset.Subsetter(options)
    cutter.populate(text=DISPLAY if old else TEXT)
    cutter.subset(font)
    if old:
        smooth(font)
        for name in font["name"].names:
            if name.nameID in NAMES:
                name.string = f"Quattrocento-{target.stem.removeprefix(f'{OLD}-')}"
    subset.save_font(font, str(target), options)


def smooth(font: TTFont) -> None:
    """Draw the outlines with fewer points, on a grid half as fine."""
    drawn = font.getGlyphSet()
    glyphs = font["glyf"]
    smoothed = {}
    for name in font.getGlyphOrder():
        # What is put together of others changes with them.
        if glyphs[name].numberOfContours > 0:
            pen = TTGlyphPen(None)
            drawn[name].draw(Qu2CuPen(Cu2QuPen(pen, ROUGH), ROUGH, all_cubic=True))
            smoothed[name] = pen.glyph()
    for name, glyph in smoothed.items():
        glyphs[name] = glyph
    scale_upem(font, font["head"].unitsPerEm // 2)


if __name__ == "__main__":
    main()
