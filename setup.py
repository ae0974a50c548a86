"""Builds the wheel: the kernel and the rules compiled by mypyc where a C compiler works.

Without one the same sources are installed as they are, and the program says so.
`QUATTROCENTO_PURE=1` asks for the plain sources, `QUATTROCENTO_OPTIMISE=1` for a quick compilation.
"""

from __future__ import annotations

import os
import shutil
from pathlib import Path
from typing import Any

from setuptools import setup

PACKAGES = (
    "kernel",
    "games/signorie",
    "games/princes",
    "games/virtu",
    "games/italian_wars",
    "players",
    "spaces",
)


def compiled() -> list[Any]:
    """The modules worth compiling: everything that rules are made of."""
    compiler = os.environ.get("CC", "cc").split()[0]
    if os.environ.get("QUATTROCENTO_PURE") or not (shutil.which(compiler) or shutil.which("gcc")):
        return []
    from mypyc.build import mypycify

    sources = [
        str(path)
        for package in PACKAGES
        for path in sorted(Path("src/quattrocento", package).glob("*.py"))
        if path.name != "__init__.py"
    ]
    level = os.environ.get("QUATTROCENTO_OPTIMISE", "3")
    extensions = mypycify(sources, opt_level=level, debug_level="0")
    for extension in extensions:
        extension.optional = True
    return extensions


setup(ext_modules=compiled())
