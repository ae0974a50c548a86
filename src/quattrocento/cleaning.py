"""Text that came from outside, as a terminal or a log may show it: nothing in it gives orders."""

from __future__ import annotations

import re

_ORDERS = re.compile(
    "[\x00-\x08\x0b-\x1f\x7f-\x9f"  # control characters but tab and newline: escapes begin so
    "\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069"  # the direction in which text is read
    "\u2028\u2029"  # other ends of a line
    "\ud800-\udfff]"  # halves of characters, which cannot be written at all
)


def clean(text: str) -> str:
    """The text with a mark in the place of every character that is an order.

    >>> from quattrocento.cleaning import clean
    >>> clean("Ada\\x1b[2J")
    'Ada\ufffd[2J'
    """
    return _ORDERS.sub("\ufffd", text)


def say(text: str) -> None:
    """Print a line on stdout; whatever is in it is shown, not obeyed."""
    print(clean(text), flush=True)
