"""Every public docstring has an example, and every example says the truth."""

from __future__ import annotations

import doctest
import inspect
from collections.abc import Iterator
from importlib import import_module
from typing import Any

import pytest

import quattrocento

ALSO = ("spaces.actions", "spaces.many", "spaces.observer", "spaces.observers", "spaces.outcome")
ENVIRONMENTS = ("environments.vector", "environments.pettingzoo", "environments.gymnasium")


def public() -> Iterator[tuple[str, Any]]:
    """Functions and classes, and what a class itself offers."""
    for name in dir(quattrocento):
        thing = getattr(quattrocento, name)
        if not callable(thing) or not hasattr(thing, "__module__") or name == "Move":
            continue
        yield name, thing
        if inspect.isclass(thing) and not issubclass(thing, Exception):
            for member, value in vars(thing).items():
                if not member.startswith("_") and (callable(value) or isinstance(value, property)):
                    yield f"{name}.{member}", value


SHOWN = dict(public())


@pytest.mark.parametrize(("name", "thing"), SHOWN.items(), ids=SHOWN)
def test_a_public_docstring_has_an_example(name: str, thing: Any) -> None:
    assert ">>>" in (thing.__doc__ or ""), f"{name} shows no example"


@pytest.mark.parametrize("module", [*quattrocento.PUBLIC, *ALSO, *ENVIRONMENTS])
def test_the_examples_are_true(module: str) -> None:
    result = doctest.testmod(import_module(f"quattrocento.{module}"), optionflags=doctest.ELLIPSIS)
    assert result.failed == 0


def test_the_package_shows_itself() -> None:
    assert doctest.testmod(quattrocento).failed == 0
    assert "start" in dir(quattrocento)
    with pytest.raises(AttributeError, match="no attribute 'begin'"):
        getattr(quattrocento, "begin")  # noqa: B009
