"""Lets games that are not compiled build on the classes of a compiled kernel."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, TypeVar

C = TypeVar("C")

if TYPE_CHECKING:
    from mypy_extensions import mypyc_attr as mypyc_attr
else:

    def mypyc_attr(**attributes: bool) -> Callable[[C], C]:
        """The compiler reads it; plain Python has nothing to do."""
        return lambda cls: cls
