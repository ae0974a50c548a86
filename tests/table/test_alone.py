"""A table needs nothing but Python: no database, no network, no package."""

from __future__ import annotations

import subprocess
import sys

IMPORTED = """
import sys
from importlib import import_module
from pkgutil import iter_modules

FOREIGN = {"asyncio", "fluent", "msgspec", "numpy", "sqlalchemy", "uvicorn"}


class Blocked:
    def find_spec(self, name, path=None, target=None):
        if name.partition(".")[0] in FOREIGN or name == "quattrocento.house":
            raise ImportError(f"{name} is not to be imported")


sys.meta_path.insert(0, Blocked())
package = import_module(sys.argv[1])
for module in iter_modules(package.__path__):
    # These two only describe, for types and OpenAPI.
    if module.name not in ("listed", "shown"):
        import_module(f"{package.__name__}.{module.name}")
print("alone")
"""


def test_a_table_imports_no_other_package() -> None:
    assert imported("quattrocento.table") == "alone"


def imported(package: str) -> str:
    """What a fresh Python says after importing all modules of a package, or why it could not."""
    python = [sys.executable, "-c", IMPORTED, package]
    ended = subprocess.run(python, capture_output=True, text=True, check=False)
    return ended.stdout.strip() or ended.stderr
