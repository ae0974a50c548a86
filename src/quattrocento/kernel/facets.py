"""Facets that are loaded only when somebody asks for them.

Arrays need NumPy's neighbours and a drawing needs a terminal; a game is played without either. So
it names them as entry points do, `package.module:name`.
"""

from __future__ import annotations

from importlib import import_module
from typing import Any


def named(reference: str) -> Any:
    """What `package.module:name` names."""
    module, _, name = reference.partition(":")
    return getattr(import_module(module), name)
