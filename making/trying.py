"""The packages in dist as somebody has them who installs them: a new environment, no compiler."""

from __future__ import annotations

import os
import subprocess
import tempfile
from pathlib import Path

from making.pythons import found
from making.shell import HERE, PIP, PYTHON, say, waiting
from making.wheels import DIST

UNWANTED = ("CC", "CXX", "PYTHONPATH")
ENVIRONMENT = """
import numpy
from quattrocento.environments.gymnasium import SeatEnv
env = SeatEnv("signorie")
seen, _ = env.reset(seed=1)
for step in range(200):
    seen, reward, over, cut, told = env.step(int(seen["action_mask"].argmax()))
    if over or cut:
        seen, _ = env.reset()
print("an environment: 200 steps")
"""
"""Run where NumPy and Gymnasium came with the extra."""
TRAINING = "train signorie --seats 2 --minutes 1 --rounds 1"


def try_packages(pythons: list[str], train: bool) -> int:
    """Install, play in a real browser, run an environment; with `train` learn for a minute."""
    for python in pythons or found():
        with tempfile.TemporaryDirectory() as folder:
            try:
                Trial(python, Path(folder)).run(train)
            except subprocess.CalledProcessError as error:
                say(f"{python}: {' '.join(map(str, error.cmd[:4]))} … failed")
                return 1
    return 0


class Trial:
    """One Python's package in an environment of its own."""

    def __init__(self, python: str, folder: Path) -> None:
        self._folder = folder
        alone = folder / "env"
        subprocess.run([python, "-m", "venv", str(alone)], check=True)
        self._programs = alone / ("Scripts" if os.name == "nt" else "bin")
        self._python = self._programs / ("python.exe" if os.name == "nt" else "python")
        tag = self._ask("import sys; print('cp%d%d' % sys.version_info[:2])")
        # One that was made without a compiler is for any Python.
        made = [*DIST.glob(f"quattrocento-*-{tag}-*.whl"), *DIST.glob("quattrocento-*-any.whl")]
        self._wheel = next(iter(made), None)
        if self._wheel is None:
            raise SystemExit(
                f"there is no package for {tag} in dist: python3 do.py wheels {python}"
            )
        # No program of this machine but what the environment brings: no compiler among them.
        kept = {name: value for name, value in os.environ.items() if name not in UNWANTED}
        self._env = kept | {"PATH": str(self._programs)}

    def run(self, train: bool) -> None:
        self._install("play,learn")
        self._do("-P", str(HERE / "making" / "trial.py"))
        self._browser()
        self._do("-c", ENVIRONMENT)
        if train:
            self._install("train")
            out = str(self._folder / "runs")
            self._do("-m", "quattrocento", *TRAINING.split(), "--out", out)

    def _install(self, extras: str) -> None:
        """From wheels alone: what would have to be compiled is refused."""
        wanted = f"{self._wheel}[{extras}]"
        with waiting(f"installing {Path(wanted).name}"):
            self._do(*PIP[1:], "install", "--quiet", "--only-binary", ":all:", wanted)

    def _browser(self) -> None:
        """A house of this environment, and a person in a Chromium who plays there.

        The browser is driven from the clone's own environment, which has what that needs.
        """
        visit = [str(PYTHON), "-m", "tests.browser.visit", str(self._python)]
        subprocess.run(visit, cwd=HERE, check=True)

    def _do(self, *arguments: str) -> None:
        command = [str(self._python), *arguments]
        subprocess.run(command, env=self._env, cwd=self._folder, check=True)

    def _ask(self, program: str) -> str:
        command = [str(self._python), "-c", program]
        return subprocess.run(command, capture_output=True, text=True, check=True).stdout.strip()
