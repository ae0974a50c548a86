"""How Virtù's pieces look in letters: a shape and a colour for each seat, a sign a symbol."""

from __future__ import annotations

from collections.abc import Mapping

from rich.text import Text

from quattrocento.components import Components

SHAPES = {"red": "■", "yellow": "★", "green": "▲", "blue": "●", "white": "◇"}
INKS = {
    "red": "#dc322f",
    "yellow": "#b58900",
    "green": "#2aa198",
    "blue": "#268bd2",
    "white": "#839496",
}
"""Middle tones, legible on dark and on light ground. Never the only sign of anything."""

SIGNS = {
    "florin": "ƒ",
    "crown": "♔",
    "cross": "†",
    "cavalry": "♞",
    "ship": "≈",
    "mask": "∞",
    "war": "⚔",
    "arrow": "→",
    "crown_or_cross": "♔/†",
}
TROOP = "⚑"
AGENT = "@"
CATHEDRAL = "‡"
INDULGENCE = "§"
NEUTRAL = "○"
PIRATE = "×"
MARKER = "▶"


def disc(colour: str) -> Text:
    return Text(SHAPES[colour], style=INKS[colour])


def price(cost: Mapping[str, int]) -> str:
    """What is owed or at hand: `3ƒ 1♔`."""
    return " ".join(f"{count}{SIGNS[symbol]}" for symbol, count in cost.items() if count)


def pairs(components: Components, path: str) -> dict[str, int]:
    """A printed list of symbols with their numbers; an empty one is `none 0`."""
    words = components.words(path)
    named = dict(zip(words[::2], words[1::2], strict=True))
    return {str(symbol): int(count) for symbol, count in named.items() if count}


def relief(components: Components, path: str) -> str:
    """The symbols of a card or tile, one sign each: `♔ƒƒ`."""
    return "".join(SIGNS[symbol] * n for symbol, n in pairs(components, path).items())
