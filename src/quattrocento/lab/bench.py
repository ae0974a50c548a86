"""The benchmark: this program, its plain sources and its peers, measured in turns.

Machines are noisy: everything is measured several times, one after the other and again, and
the medians are compared.
"""

from __future__ import annotations

import json
from statistics import median
from typing import Any

from quattrocento.lab.measure import is_compiled, measure
from quattrocento.lab.peers import PEERS, install_peers, measure_peer
from quattrocento.lab.pure import run_pure

ROUNDS = 3
RATE = "decisions_per_second"


def bench(game: str, seats: int, seconds: float, peers: bool) -> dict[str, Any]:
    """All figures of a run: `own`, `pure`, each peer, and the ratios between them."""
    python = install_peers() if peers else None
    runs: dict[str, list[dict[str, Any]]] = {}
    for _ in range(ROUNDS):
        runs.setdefault("own", []).append(measure(game, seats, seconds))
        if is_compiled():
            arguments = (game, str(seats), str(seconds))
            pure = json.loads(run_pure("quattrocento.lab.measure", *arguments))
            runs.setdefault("pure", []).append(pure)
        if python is not None:
            for peer in PEERS:
                runs.setdefault(peer, []).append(measure_peer(python, peer, seconds))
    figures = {name: _medians(found) for name, found in runs.items()}
    own = figures["own"][RATE]
    ratios = {name: own / other[RATE] for name, other in figures.items() if name != "own"}
    return {"figures": figures, "ratios": ratios}


def _medians(runs: list[dict[str, Any]]) -> dict[str, Any]:
    return {
        key: median(run[key] for run in runs)
        if isinstance(value, float)
        else max(run[key] for run in runs)
        for key, value in runs[0].items()
    }
