"""Players of other people: in a file, in a module, or of an installed package.

They are named `mine.py:Miser`, `module:Miser`, or by the name that a package gives them among its
entry points `quattrocento.players`.
"""

from __future__ import annotations

import sys
from functools import cache
from hashlib import sha256
from importlib import import_module
from importlib.metadata import EntryPoint, entry_points
from importlib.util import module_from_spec, spec_from_file_location
from inspect import signature
from pathlib import Path
from typing import Any

from quattrocento.kernel.errors import QuattrocentoError
from quattrocento.players.player import Player
from quattrocento.suggesting import unknown


def own_player(spec: str, seed: int) -> Player | None:
    """The player that a text names; none where it names nobody of other people's.

    It is called with a `seed` if it takes one.
    """
    where, colon, name = spec.rpartition(":")
    if colon and (where.endswith(".py") or all(part.isidentifier() for part in where.split("."))):
        make = _found(where, name)
    elif spec in added_players():
        make = added_players()[spec].load()
    else:
        return None
    player = make(seed=seed) if _takes_seed(make) else make()
    if not isinstance(player, Player):
        raise QuattrocentoError(f"{spec} is no quattrocento.Player")
    return player


def _takes_seed(make: Any) -> bool:
    try:
        return "seed" in signature(make).parameters
    except ValueError:
        # What is compiled, and has no constructor of its own, tells nothing.
        return False


@cache
def added_players() -> dict[str, EntryPoint]:
    """The players that installed packages name in their `quattrocento.players`."""
    return {entry.name: entry for entry in entry_points(group="quattrocento.players")}


def _found(where: str, name: str) -> Any:
    module = _file(str(Path(where).resolve())) if where.endswith(".py") else _module(where)
    if not hasattr(module, name):
        raise QuattrocentoError(f"{where} has no {name!r}; {unknown(name, vars(module))}")
    return getattr(module, name)


def _module(name: str) -> Any:
    try:
        return import_module(name)
    except ModuleNotFoundError as error:
        if error.name != name.partition(".")[0]:
            raise
        raise QuattrocentoError(f"no module is called {name!r}; is it on PYTHONPATH?") from None


@cache
def _file(path: str) -> Any:
    """A file read as a module, once a process."""
    if not Path(path).is_file():
        raise QuattrocentoError(f"there is no file {path}")
    # Two people's files may have the same name.
    digest = sha256(path.encode()).hexdigest()[:12]
    spec = spec_from_file_location(f"quattrocento_player_{Path(path).stem}_{digest}", path)
    assert spec is not None
    assert spec.loader is not None
    module = module_from_spec(spec)
    sys.modules[spec.name] = module
    spec.loader.exec_module(module)
    return module
