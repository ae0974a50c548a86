"""The learned judge of a game, where it has one that fits; else why not."""

from __future__ import annotations

import logging
from importlib.resources import files
from pathlib import Path
from typing import Any, Final

from quattrocento.kernel.errors import QuattrocentoError
from quattrocento.kernel.game import Game
from quattrocento.players.judge import Judge
from quattrocento.players.learned import network
from quattrocento.players.learned.judge import LearnedJudge
from quattrocento.players.learned.layout import Layout, fingerprint
from quattrocento.players.learned.network import Tables
from quattrocento.players.learned.weights import Weights, read_weights

SUFFIX: Final = ".net"
"""Files of networks in the folder of a game: `learned.net`, `learned-4.net` and the like."""
_LOG: Final = logging.getLogger("quattrocento.players")
_FOUND: Final[dict[tuple[str, str | None, int, str], tuple[Tables, Layout] | None]] = {}


def judge_for(game: Game[Any], seats: int, path: str = "") -> Judge | None:
    """A judge of one's own for a game of so many, by its own networks or that of a file.

    None where no network of the game fits: then search plays as it always did, and the log says
    why, once for each game. A file that somebody named must fit.
    """
    key = (game.name, game.overlay, seats, path)
    if key not in _FOUND:
        try:
            _FOUND[key] = load(game, seats, path)
        except QuattrocentoError as error:
            if path:
                raise
            _LOG.warning("%s: no learned judge, search plays instead: %s", game.name, error)
            _FOUND[key] = None
    found = _FOUND[key]
    return None if found is None else LearnedJudge(game, found[0], found[1])


def load(game: Game[Any], seats: int, path: str = "") -> tuple[Tables, Layout]:
    """The tables of the network for so many seats, if it fits the game as it is played here."""
    if not path and network.__file__.endswith(".py"):
        raise QuattrocentoError("it would be slow where the rules are not compiled")
    weights = read_weights(_read(Path(path))) if path else own_network(game, seats)
    layout = Layout(game)
    made_for = weights.told["game"]
    if made_for != game.name:
        raise QuattrocentoError(f"the network was made for {made_for}")
    if seats not in weights.told["seats"]:
        raise QuattrocentoError(f"the network was not made for {seats} players")
    mine = fingerprint(game, layout)
    theirs: dict[str, str] = weights.told["fingerprint"]
    for part, expected in mine.items():
        if theirs.get(part) != expected:
            raise QuattrocentoError(f"the network was made for other {part}")
    return Tables(weights), layout


def own_network(game: Game[Any], seats: int) -> Weights:
    """The network in the folder of a game that was made for so many, and for the fewest beside."""
    best: Weights | None = None
    for weights in own_networks(game):
        mine: list[int] = weights.told["seats"]
        if seats in mine and (best is None or len(mine) < len(best.told["seats"])):
            best = weights
    if best is None:
        raise QuattrocentoError(f"it has no network for {seats} players")
    return best


def own_networks(game: Game[Any]) -> list[Weights]:
    """All networks in the folder of a game."""
    folder = files(game.home)
    names = sorted(entry.name for entry in folder.iterdir() if entry.name.endswith(SUFFIX))
    return [read_weights((folder / name).read_bytes()) for name in names]


def _read(path: Path) -> bytes:
    try:
        return path.read_bytes()
    except OSError as error:
        raise QuattrocentoError(f"{path} cannot be read: {error.strerror}") from None
