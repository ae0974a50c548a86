"""Players of other people that the host lets tables seat, by the names of their levels.

They think where all bots do, in processes of their own; the house itself never loads them.
"""

from __future__ import annotations

import re
import subprocess
import sys
from collections.abc import Mapping

from quattrocento.kernel.errors import QuattrocentoError
from quattrocento.players.specs import LEVELS

NAME = re.compile(r"[^\W_][\w .'-]{0,38}")
"""What a level may be called; it is shown to people as it stands."""
TRY = """
import sys
from quattrocento.kernel.errors import QuattrocentoError
from quattrocento.players.specs import read_player
try:
    for spec in sys.argv[1:]:
        read_player(spec, 0)
except QuattrocentoError as error:
    sys.exit(str(error))
"""


def read_players(text: str) -> dict[str, str]:
    """What `Miser=mine.py:Miser,Wise=theirs:Wise` allows: players by the names of their levels."""
    players: dict[str, str] = {}
    for part in filter(None, text.split(",")):
        name, _, spec = (word.strip() for word in part.partition("="))
        if not spec or NAME.fullmatch(name) is None:
            raise QuattrocentoError(
                f"a player is allowed as Name=mine.py:Miser, not as {part.strip()!r}"
            )
        if name in players or name in LEVELS:
            raise QuattrocentoError(f"two levels cannot both be called {name!r}")
        players[name] = spec
    return players


def try_players(players: Mapping[str, str]) -> None:
    """Refuse a player that cannot be made, before anybody is to play against it."""
    if not players:
        return
    command = [sys.executable, "-c", TRY, *players.values()]
    done = subprocess.run(command, capture_output=True, text=True)
    if done.returncode:
        said = done.stderr.strip().splitlines() or [f"ended with {done.returncode}"]
        raise QuattrocentoError(f"an allowed player cannot play: {said[-1]}")
