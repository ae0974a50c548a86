"""Peers: other people's game engines, installed beside this one and measured in the same run."""

from __future__ import annotations

import json
import os
import subprocess
import sys
import venv
from pathlib import Path
from typing import Any

from platformdirs import user_cache_path

from quattrocento.kernel.errors import QuattrocentoError

PEERS = {
    "Catanatron": ("catanatron", "catan_play.py"),
    "OpenSpiel hearts": ("open_spiel", "hearts_play.py"),
}
"""A name for people, the package, and the script that plays it at random."""


def install_peers() -> Path:
    """A virtual environment with the peers in the user's cache; gives its Python."""
    folder = user_cache_path("quattrocento") / "peers"
    python = folder / ("Scripts/python.exe" if os.name == "nt" else "bin/python")
    packages = [package for package, _ in PEERS.values()]
    known = folder / "installed.txt"
    if known.exists() and known.read_text("utf-8").split() == packages:
        return python
    print("installing Catanatron and OpenSpiel to compare with …", file=sys.stderr)
    venv.create(folder, with_pip=True, clear=True)
    done = subprocess.run(
        [str(python), "-m", "pip", "install", "--quiet", *packages], capture_output=True, text=True
    )
    if done.returncode:
        reason = done.stderr.strip().splitlines()[-1:] or ["pip failed"]
        raise QuattrocentoError(f"the peers cannot be installed: {reason[0]}")
    known.write_text("\n".join(packages), "utf-8")
    return python


def measure_peer(python: Path, peer: str, seconds: float) -> dict[str, Any]:
    """Decisions a second of a peer's random play."""
    script = Path(__file__).with_name("peer_scripts") / PEERS[peer][1]
    done = subprocess.run([str(python), str(script), str(seconds)], capture_output=True, text=True)
    if done.returncode:
        reason = done.stderr.strip().splitlines()[-1:] or ["no output"]
        raise QuattrocentoError(f"{peer} does not run here: {reason[0]}")
    figures: dict[str, Any] = json.loads(done.stdout.splitlines()[-1])
    return figures
