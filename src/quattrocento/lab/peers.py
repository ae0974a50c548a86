"""Peers: other people's game engines, installed beside this one and measured in the same run."""

from __future__ import annotations

import json
import os
import subprocess
import sys
import venv
from collections.abc import Mapping
from pathlib import Path
from typing import Any

from quattrocento.kernel.errors import QuattrocentoError

Peers = Mapping[str, tuple[str, str]]
"""A name for people, the packages, and the script that plays it at random, with its arguments."""

PEERS: Peers = {
    "Catanatron": ("catanatron", "catan_play.py"),
    "OpenSpiel hearts": ("open_spiel", "hearts_play.py"),
}
"""Rules against rules."""
ENVIRONMENTS: Peers = {
    "PettingZoo connect_four": ("pettingzoo pygame", "pettingzoo_steps.py"),
    "RLCard uno": ("rlcard", "rlcard_steps.py"),
    "OpenSpiel connect_four": ("open_spiel", "open_spiel_steps.py connect_four"),
    "OpenSpiel backgammon": ("open_spiel", "open_spiel_steps.py backgammon"),
}
"""Environments against environments."""


def install_peers(peers: Peers, name: str) -> Path:
    """A virtual environment with peers, of that name in the user's cache; gives its Python."""
    from platformdirs import user_cache_path

    folder = user_cache_path("quattrocento") / name
    python = folder / ("Scripts/python.exe" if os.name == "nt" else "bin/python")
    packages = [package for packages, _ in peers.values() for package in packages.split()]
    known = folder / "installed.txt"
    if known.exists() and known.read_text("utf-8").split() == packages:
        return python
    print(f"installing {', '.join(peers)} to compare with …", file=sys.stderr)
    venv.create(folder, with_pip=True, clear=True)
    done = subprocess.run(
        [str(python), "-m", "pip", "install", "--quiet", *packages], capture_output=True, text=True
    )
    if done.returncode:
        reason = done.stderr.strip().splitlines()[-1:] or ["pip failed"]
        raise QuattrocentoError(f"the peers cannot be installed: {reason[0]}")
    known.write_text("\n".join(packages), "utf-8")
    return python


def measure_peer(python: Path, peers: Peers, peer: str, seconds: float) -> dict[str, Any]:
    """Decisions a second of a peer's random play."""
    script, *arguments = peers[peer][1].split()
    path = Path(__file__).with_name("peer_scripts") / script
    done = subprocess.run(
        [str(python), str(path), str(seconds), *arguments], capture_output=True, text=True
    )
    if done.returncode:
        reason = done.stderr.strip().splitlines()[-1:] or ["no output"]
        raise QuattrocentoError(f"{peer} does not run here: {reason[0]}")
    figures: dict[str, Any] = json.loads(done.stdout.splitlines()[-1])
    return figures
