"""How things of Princes look in letters: a shape and a colour for each seat, signs for money."""

from __future__ import annotations

from rich.text import Text

SHAPES = ("★", "■", "◆", "●", "▲", "✚")
INKS = ("#b58900", "#dc322f", "#a463c9", "#268bd2", "#2aa198", "#859900")
"""Middle tones, legible on dark and on light ground. Never the only sign of anything."""

GOLD = "◎"
INFLUENCE = "▣"
SIGNS = {"gold": GOLD, "influence": INFLUENCE}
"""A circle for gold and a square for influence, as the tiles print them."""

ROMAN = ("", "I", "II", "III")


def mark(seat: int) -> Text:
    return Text(SHAPES[seat], style=INKS[seat])


def money(gold: int, influence: int, plus: str = "") -> str:
    """Amounts with their signs; what is 0 is left out."""
    parts = [(gold, GOLD), (influence, INFLUENCE)]
    return " ".join(f"{plus}{amount}{sign}" for amount, sign in parts if amount)


def percent(count: int, of: int) -> str:
    return f"{round(100 * count / of)} %"
