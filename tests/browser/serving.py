"""A real house in a process of its own, with its data in a temporary folder."""

from __future__ import annotations

import os
import socket
import subprocess
import sys
import urllib.error
import urllib.request
from pathlib import Path

from tests.patience import patience, until

ROOT = Path(__file__).resolve().parents[2]
STATIC = ROOT / "src" / "quattrocento" / "house" / "static" / "index.html"
SERVE = "from quattrocento.cli import main; raise SystemExit(main())"


class Serving:
    """`quattrocento serve` on a free port; it can be killed and opened again on the same data."""

    def __init__(
        self,
        data: Path,
        *packages: Path,
        first: str = "",
        lasting: bool = False,
        python: str = sys.executable,
    ) -> None:
        """`first` is done in its process before it opens, such as another box for a game.

        `lasting`: it outlives a test, and so may what its visitors' browsers have fetched.
        `python` runs what it has installed itself.
        """
        self._python = python
        self.data = data
        self.lasting = lasting
        self._program = f"{first}\n{SERVE}"
        # The rules of this run, compiled or plain.
        self._paths = os.pathsep.join([*map(str, packages), os.environ.get("PYTHONPATH", "")])
        self.port = free_port()
        self.url = f"http://127.0.0.1:{self.port}"
        self._process: subprocess.Popen[bytes] | None = None

    def open(self) -> None:
        command = [
            self._python, "-c", self._program,
            "serve", "--port", str(self.port), "--data", str(self.data), "--no-browser",
            "--bots", "1", "--bot-pause", "0", "--log", "error",
        ]  # fmt: skip
        env = os.environ | {"QUATTROCENTO_RATE": "0", "PYTHONPATH": self._paths}
        self._process = subprocess.Popen(command, env=env, cwd=ROOT)
        until(self._answers, "the house did not open")

    def _answers(self) -> bool:
        assert self._process is not None
        assert self._process.poll() is None, "the house has ended"
        try:
            urllib.request.urlopen(f"{self.url}/api/health", timeout=patience(2))
        except (urllib.error.URLError, ConnectionError, TimeoutError):
            return False
        return True

    def kill(self) -> None:
        """As a power cut does it: nothing is said and nothing is finished."""
        if self._process is not None:
            self._process.kill()
            self._process.wait()
            self._process = None


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port: int = probe.getsockname()[1]
        return port


def build_pages() -> None:
    """The client must be built before a house can serve it."""
    if STATIC.exists() and (ROOT / "web" / "node_modules").exists():
        return
    subprocess.run(["npm", "ci", "--no-audit", "--no-fund"], cwd=ROOT / "web", check=True)
    subprocess.run(["npm", "run", "build"], cwd=ROOT / "web", check=True)
