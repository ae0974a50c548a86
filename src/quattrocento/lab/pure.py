"""Running the plain sources where the compiled ones are installed, to compare the two."""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Sequence
from importlib.abc import MetaPathFinder
from importlib.machinery import FileFinder, ModuleSpec, SourceFileLoader
from types import ModuleType


class _Sources(MetaPathFinder):
    """Finds this package's modules as source files only."""

    def find_spec(
        self, name: str, path: Sequence[str] | None, target: ModuleType | None = None
    ) -> ModuleSpec | None:
        if name.partition(".")[0] != "quattrocento":
            return None
        for entry in path or sys.path:
            spec = FileFinder(entry, (SourceFileLoader, [".py"])).find_spec(name)
            if spec is not None:
                return spec
        return None


def use_sources() -> None:
    """From here on this process imports the plain sources."""
    sys.meta_path.insert(0, _Sources())


def run_pure(module: str, *arguments: str) -> str:
    """What a module's `main` prints when run on the plain sources."""
    code = (
        "from quattrocento.lab.pure import use_sources; use_sources(); "
        f"from {module} import main; main()"
    )
    done = subprocess.run(
        [sys.executable, "-c", code, *arguments], capture_output=True, text=True, check=True
    )
    return done.stdout
