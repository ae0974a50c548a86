"""A line that others read: nothing in it moves or hides what stands beside it."""

from __future__ import annotations

import unicodedata

from confusable_homoglyphs.categories import alias

from quattrocento.house.names import BLANK, is_selector

PILE = 4
"""Marks in a row: more than any language needs would cover the lines above and below."""
ZWNJ, ZWJ = "\u200c", "\u200d"
EMOJI_STYLE = "\ufe0f"
JOINING = frozenset(
    (
        "ARABIC", "BENGALI", "DEVANAGARI", "GUJARATI", "GURMUKHI", "KANNADA", "KHMER",
        "MALAYALAM", "MONGOLIAN", "MYANMAR", "NKO", "ORIYA", "SINHALA", "SYRIAC", "TAMIL",
        "TELUGU", "TIBETAN",
    )
)  # fmt: skip
"""Scripts in which one writes whether letters join."""


def line(text: str) -> str:
    """The text in one line, without what changes its direction or cannot be seen.

    It is taken out, not refused: it comes along unseen with what people copy.
    """
    kept: list[str] = []
    marks = 0
    text = unicodedata.normalize("NFC", text)
    for index, char in enumerate(text):
        category = unicodedata.category(char)
        marks = marks + 1 if category[0] == "M" else 0
        if category in ("Cc", "Zl", "Zp") or char in BLANK:
            kept.append(" ")
        elif is_selector(char):
            if kept and kept[-1] != " " and not is_selector(kept[-1]):
                kept.append(char)
        elif category in ("Cf", "Cs"):
            if _joins(char, kept[-1] if kept else "", text[index + 1 : index + 2]):
                kept.append(char)
        elif marks <= PILE:
            kept.append(char)
    return unicodedata.normalize("NFC", "".join(kept)).strip()


def _joins(char: str, before: str, after: str) -> bool:
    """A joiner that is part of a word, or of a picture made of several."""
    if not before or not after or char not in (ZWNJ, ZWJ):
        return False
    if char == ZWJ and _is_picture(after):
        return before == EMOJI_STYLE or _is_picture(before)
    return alias(before) in JOINING or alias(after) in JOINING


def _is_picture(char: str) -> bool:
    """An emoji, or the colour of its skin."""
    return unicodedata.category(char) in ("So", "Sk")
