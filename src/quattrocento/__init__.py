"""The table at which Renaissance board games are played and studied.

Everything public can be had from here:

>>> import quattrocento
>>> match = quattrocento.start("signorie", seats=2, seed=7)
>>> events = match.play(match.legal()[0])

Nothing is loaded before it is asked for: the terminal does not wait for every game.
"""

from __future__ import annotations

# Reading `typing` takes longer than all the rest here; checkers take a name like this for true.
TYPE_CHECKING = False

if TYPE_CHECKING:
    __version__: str

    from quattrocento.games.registry import GAMES as GAMES
    from quattrocento.games.registry import load_game as load_game
    from quattrocento.kernel.errors import BadRecord as BadRecord
    from quattrocento.kernel.errors import BadSetup as BadSetup
    from quattrocento.kernel.errors import IllegalMove as IllegalMove
    from quattrocento.kernel.errors import OtherRules as OtherRules
    from quattrocento.kernel.errors import QuattrocentoError as QuattrocentoError
    from quattrocento.kernel.match import Match as Match
    from quattrocento.kernel.play import attempt as attempt
    from quattrocento.kernel.play import is_over as is_over
    from quattrocento.kernel.play import legal as legal
    from quattrocento.kernel.play import next_decision as next_decision
    from quattrocento.kernel.play import play as play
    from quattrocento.kernel.play import play_out as play_out
    from quattrocento.kernel.play import settle as settle
    from quattrocento.kernel.position import Position as Position
    from quattrocento.kernel.record import Record as Record
    from quattrocento.kernel.record import read_moves as read_moves
    from quattrocento.kernel.step import Move as Move
    from quattrocento.library import read_record as read_record
    from quattrocento.library import start as start
    from quattrocento.players.perspective import Perspective as Perspective
    from quattrocento.players.player import Player as Player
    from quattrocento.players.specs import read_player as read_player

PUBLIC = {
    "games.registry": ("GAMES", "load_game"),
    "kernel.errors": ("BadRecord", "BadSetup", "IllegalMove", "OtherRules", "QuattrocentoError"),
    "kernel.match": ("Match",),
    "kernel.play": ("attempt", "is_over", "legal", "next_decision", "play", "play_out", "settle"),
    "kernel.position": ("Position",),
    "kernel.record": ("Record", "read_moves"),
    "kernel.step": ("Move",),
    "library": ("read_record", "start"),
    "players.perspective": ("Perspective",),
    "players.player": ("Player",),
    "players.specs": ("read_player",),
}
"""Where every public name comes from."""


__all__ = [
    "GAMES",
    "BadRecord",
    "BadSetup",
    "IllegalMove",
    "Match",
    "Move",
    "OtherRules",
    "Perspective",
    "Player",
    "Position",
    "QuattrocentoError",
    "Record",
    "__version__",
    "attempt",
    "is_over",
    "legal",
    "load_game",
    "next_decision",
    "play",
    "play_out",
    "read_moves",
    "read_player",
    "read_record",
    "settle",
    "start",
]


def __getattr__(name: str) -> object:
    from importlib import import_module

    if name == "__version__":
        from quattrocento.cli import version

        return version()
    for module, names in PUBLIC.items():
        if name in names:
            return getattr(import_module(f"{__name__}.{module}"), name)
    raise AttributeError(f"module {__name__!r} has no attribute {name!r}")


def __dir__() -> list[str]:
    return __all__
