"""The benchmark: this program, its plain sources and its peers, measured in turns.

Machines are noisy: everything is measured several times, one after the other and again, and
the medians are compared.
"""

from __future__ import annotations

import json
from collections.abc import Callable
from statistics import median
from typing import Any

from quattrocento.lab.measure import is_compiled, measure
from quattrocento.lab.peers import PEERS, install_peers, measure_peer
from quattrocento.lab.playing import usual_seats
from quattrocento.lab.pure import run_pure

ROUNDS = 3
RATE = "decisions_per_second"


def bench(
    games: list[str],
    asked: int | None,
    seconds: float,
    peers: bool,
    say: Callable[[str], None] = lambda _: None,
) -> dict[str, Any]:
    """All figures of a run: of each game `own`, `pure` and the ratios, and of each peer.

    `say` hears what is being measured.
    """
    if peers:
        say("installing the peers")
    python = install_peers(PEERS, "peers") if peers else None
    own: dict[str, list[dict[str, Any]]] = {}
    pure: dict[str, list[dict[str, Any]]] = {}
    others: dict[str, list[dict[str, Any]]] = {}
    for turn in range(1, ROUNDS + 1):
        for game in games:
            say(f"measuring {game}, {turn} of {ROUNDS}")
            seats = asked or usual_seats(game)
            own.setdefault(game, []).append(measure(game, seats, seconds))
            if is_compiled():
                arguments = (game, str(seats), str(seconds))
                plain = json.loads(run_pure("quattrocento.lab.measure", *arguments))
                pure.setdefault(game, []).append(plain)
        if python is not None:
            for peer in PEERS:
                say(f"measuring {peer}, {turn} of {ROUNDS}")
                others.setdefault(peer, []).append(measure_peer(python, PEERS, peer, seconds))
    peers_found = {name: _medians(found) for name, found in others.items()}
    figures: dict[str, Any] = {}
    for game in games:
        found = {"own": _medians(own[game])}
        if game in pure:
            found["pure"] = _medians(pure[game])
        rate = found["own"][RATE]
        compared = {name: other for name, other in found.items() if name != "own"} | peers_found
        found["ratios"] = {name: rate / other[RATE] for name, other in compared.items()}
        figures[game] = found
    return {"games": figures, "peers": peers_found}


def _medians(runs: list[dict[str, Any]]) -> dict[str, Any]:
    return {
        key: median(run[key] for run in runs)
        if isinstance(value, float)
        else max(run[key] for run in runs)
        for key, value in runs[0].items()
    }
