"""What the shapes of messages and views say beyond their types, for the description of them.

What builds a message or a view neither knows nor needs it.
"""

from __future__ import annotations

from collections.abc import Iterable

from msgspec import Meta

PAIR = Meta(min_length=2, max_length=2)
VERB_FIRST = Meta(min_length=1, extra_json_schema={"prefixItems": [{"type": "string"}]})
"""A move: its verb, then names or small numbers."""


def one_of(names: Iterable[str]) -> Meta:
    """The text is one of these names."""
    return Meta(extra_json_schema={"enum": list(names)})


def each(names: Iterable[str]) -> Meta:
    """The dictionary has all of these names as keys."""
    return Meta(extra_json_schema={"required": list(names)})
