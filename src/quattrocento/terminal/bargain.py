"""What a person may type out of turn, where a game has asides."""

from __future__ import annotations

from typing import Any, Protocol

from quattrocento.kernel.step import Move, Refusal


class Bargain(Protocol):
    """Reads a game's asides as they are typed. Its words begin with `bargain-`."""

    verbs: tuple[str, ...]
    """The commands it knows by their first word."""

    def read(self, view: dict[str, Any], command: str) -> Move | None:
        """The aside a command stands for; None where it cannot be understood."""

    def why_not(self, position: Any, move: Move) -> Refusal | None:
        """The rule against an aside now, or None where it may be done."""
