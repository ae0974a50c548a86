"""Every public docstring has an example, and every example says the truth."""

from __future__ import annotations

import doctest
import inspect
from collections.abc import Iterator
from importlib import import_module
from typing import Any

import pytest

import quattrocento

# Doctest does not look into what is compiled.
pytestmark = pytest.mark.plain
ENCODING = tuple(
    f"environments.encoding.{name}" for name in ("actions", "many", "arrays", "observer", "outcome")
)
ENVIRONMENTS = (
    "environments.arrays", "environments.gymnasium", "environments.open_spiel",
    "environments.one_hot", "environments.pettingzoo", "environments.picture",
    "environments.seats", "environments.segments", "environments.spaces", "environments.vector",
)  # fmt: skip
ARENA = (
    "holding", "lab.arena", "lab.intervals", "lab.keeping", "lab.many", "lab.meetings",
    "lab.plan", "lab.playing", "lab.ratings", "lab.settled", "lab.tournament",
)  # fmt: skip
EXPORT = ("lab.data.reading", "lab.data.schema", "lab.data.writing", "lab.gathering")
REPORT = ("lab.report.page",)
MODULES = (*ENCODING, *ENVIRONMENTS, *ARENA, *EXPORT, *REPORT)
"""What is public beside the first page: everything in them that has no underscore."""


def offered(name: str, thing: Any, properties: bool) -> Iterator[tuple[str, Any]]:
    """A function, or a class with what it offers itself."""
    yield name, thing
    if inspect.isclass(thing) and not issubclass(thing, Exception):
        for member, value in vars(thing).items():
            wanted = inspect.isroutine(value) or (properties and isinstance(value, property))
            if not member.startswith("_") and wanted:
                yield f"{name}.{member}", value


def public() -> Iterator[tuple[str, Any]]:
    """The first page with its properties; of the other modules one line says what those are."""
    for name in dir(quattrocento):
        thing = getattr(quattrocento, name)
        if callable(thing) and hasattr(thing, "__module__") and name != "Move":
            yield from offered(name, thing, properties=True)
    for module in MODULES:
        found = import_module(f"quattrocento.{module}")
        for name, thing in vars(found).items():
            own = getattr(thing, "__module__", None) == found.__name__
            if own and callable(thing) and not name.startswith("_"):
                yield from offered(f"{module}.{name}", thing, properties=False)


SHOWN = dict(public())


@pytest.mark.parametrize("name", SHOWN)
def test_a_public_docstring_has_an_example(name: str) -> None:
    assert ">>>" in (SHOWN[name].__doc__ or ""), f"{name} shows no example"


@pytest.mark.parametrize("module", [*quattrocento.PUBLIC, *MODULES])
def test_the_examples_are_true(module: str) -> None:
    result = doctest.testmod(import_module(f"quattrocento.{module}"), optionflags=doctest.ELLIPSIS)
    assert result.failed == 0


def test_the_package_shows_itself() -> None:
    assert doctest.testmod(quattrocento).failed == 0
    assert "start" in dir(quattrocento)
    with pytest.raises(AttributeError, match="no attribute 'begin'"):
        getattr(quattrocento, "begin")  # noqa: B009
