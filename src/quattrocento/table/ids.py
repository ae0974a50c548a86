"""Random names for people, tables, invitations and keys: short, and safe in an address."""

from __future__ import annotations

import secrets

_LETTERS = "abcdefghijkmnpqrstuvwxyz23456789"


def new_id(length: int = 10) -> str:
    """Fifty bits by default: enough not to meet again, and nothing that reads alike."""
    return "".join(secrets.choice(_LETTERS) for _ in range(length))


def new_invite() -> str:
    """A hundred bits: whoever has it may sit down."""
    return new_id(20)
