"""A table and a page need nothing but Python: no database, no server, no package."""

from __future__ import annotations

import subprocess
import sys

IMPORTED = """
import sys
from importlib import import_module
from pkgutil import iter_modules

FOREIGN = {"fluent", "librt", "msgspec", "numpy", "sqlalchemy", "uvicorn", *sys.argv[2:]}


class Blocked:
    def find_spec(self, name, path=None, target=None):
        if name.partition(".")[0] in FOREIGN or name == "quattrocento.house":
            raise ImportError(f"{name} is not to be imported")


sys.meta_path.insert(0, Blocked())
package = import_module(sys.argv[1])
for module in iter_modules(package.__path__):
    # These only describe, for types and OpenAPI, or run before the page does.
    if module.name not in ("listed", "shown", "packing"):
        import_module(f"{package.__name__}.{module.name}")
print("alone")
"""


def test_a_table_imports_no_other_package() -> None:
    assert imported("quattrocento.table", "asyncio") == "alone"


def test_a_page_imports_no_other_package() -> None:
    assert imported("quattrocento.page") == "alone"


def imported(package: str, *also: str) -> str:
    """What a fresh Python says after importing all of a package without some, or why it cannot."""
    python = [sys.executable, "-c", IMPORTED, package, *also]
    ended = subprocess.run(python, capture_output=True, text=True, check=False)
    return ended.stdout.strip() or ended.stderr
