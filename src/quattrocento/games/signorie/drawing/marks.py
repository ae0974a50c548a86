"""How pieces look in letters: a shape and a colour for each seat, a colour for each die."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable

from rich.text import Text

SHAPES = {"yellow": "★", "red": "■", "purple": "◆", "blue": "●"}
SEXES = {"man": "♂", "woman": "♀"}
INKS = {
    "yellow": "#b58900",
    "red": "#dc322f",
    "purple": "#a463c9",
    "blue": "#268bd2",
    "grey": "#839496",
    "turquoise": "#2aa198",
}
"""Middle tones, legible on dark and on light ground. Never the only sign of anything."""

ROMAN = ("", "I", "II", "III", "IV")
FLORIN = "ƒ"
CLIMB = "▲"


def disc(colour: str) -> Text:
    return Text(SHAPES[colour], style=INKS[colour])


def meeple(name: str) -> Text:
    """A man or a woman in a city: `"red man"`."""
    colour, sex = name.split(" ")
    return Text(SHAPES[colour] + SEXES[sex], style=INKS[colour])


def discs(colours: Iterable[str]) -> Text:
    """Pieces that share a space; several of one seat as a number."""
    text = Text()
    for colour, count in Counter(colours).items():
        text.append(SHAPES[colour] + (str(count) if count > 1 else ""), style=INKS[colour])
    return text


def die(column: str, value: int) -> Text:
    return Text(str(value), style=f"bold {INKS[column]}")
