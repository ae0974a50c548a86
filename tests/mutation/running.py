"""The rule tests of a game, run on a mutant in a process of its own.

A process that has loaded whatever knows no game forks; its child loads the game with one module
changed, and the tests. Nothing is written and no program is started: a mutant takes a fraction
of a second.
"""

from __future__ import annotations

import importlib.abc
import importlib.machinery
import importlib.util
import os
import resource
import sys
from collections.abc import Callable, Sequence
from pathlib import Path
from types import CodeType, ModuleType
from typing import Final

# Loaded once, for all that are forked.
import hypothesis  # noqa: F401
import pytest

import quattrocento.kernel.match
import quattrocento.kernel.situation
import tests.leftovers
import tests.rules.coverage  # noqa: F401
from tests.mutation.operators import mutated
from tests.mutation.plan import ROOT, Baseline, Planned, tests_of

MEMORY: Final = 2 << 30
"""More than any rule test needs; an endless loop may fill a list."""
# Asserts stay as they are written: nobody reads why one failed, and explaining them takes longest.
QUIET: Final = ("-x", "-q", "-p", "no:cacheprovider", "--assert=plain")
PASSED, NONE_CHOSEN = 0, 5
FEW: Final = 5
"""Tests that are tried first: mostly one of them notices, and few files are quickly read."""


class Overlay(importlib.abc.MetaPathFinder, importlib.abc.Loader):
    """Gives one module a code of its own when it is loaded."""

    def __init__(self, module: str, path: Path, code: CodeType) -> None:
        self.module = module
        self.path = path
        self.code = code

    def find_spec(
        self, fullname: str, path: Sequence[str] | None, target: ModuleType | None = None
    ) -> importlib.machinery.ModuleSpec | None:
        if fullname != self.module:
            return None
        return importlib.util.spec_from_file_location(fullname, self.path, loader=self)

    def exec_module(self, module: ModuleType) -> None:
        exec(self.code, module.__dict__)


class Chosen:
    """Some tests in an order, or all but those that are done; the first that failed."""

    def __init__(self, tests: Sequence[str] = (), done: Sequence[str] = ()) -> None:
        self.order = {test: place for place, test in enumerate(tests)}
        self.done = frozenset(done)
        self.failed = ""

    @pytest.hookimpl(trylast=True)
    def pytest_collection_modifyitems(self, items: list[pytest.Item]) -> None:
        if self.order:
            items[:] = [item for item in items if item.nodeid in self.order]
            items.sort(key=lambda item: self.order[item.nodeid])
        else:
            items[:] = [item for item in items if item.nodeid not in self.done]

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        if report.failed:
            self.failed = self.failed or report.nodeid

    def pytest_collectreport(self, report: pytest.CollectReport) -> None:
        if report.failed:
            self.failed = self.failed or report.nodeid


def prepare() -> None:
    """What is done once, before anything is forked."""
    os.chdir(ROOT)
    os.environ["PYTEST_DISABLE_PLUGIN_AUTOLOAD"] = "1"
    os.environ.pop("QUATTROCENTO_SLICE", None)
    source = quattrocento.kernel.match.__file__
    if source is None or Path(source).suffix != ".py":
        raise SystemExit("mutants are of the plain sources: set PYTHONPATH=src")
    loaded = [name for name in sys.modules if name.startswith("quattrocento.games.")]
    assert not loaded, f"{loaded} would not be loaded anew"


def run_tests(paths: Sequence[str], *plugins: object) -> int:
    return int(pytest.main([*QUIET, *paths], plugins=list(plugins)))


def killer(planned: Planned, baseline: Baseline, first: str) -> str:
    """The test that notices a mutant, if any: of its chapter, or of the rest of the game's."""
    code = mutated(planned.path.read_text("utf-8"), planned.mutant.number, str(planned.path))
    sys.meta_path.insert(0, Overlay(planned.module, planned.path, code))
    chapter = baseline.chapter(planned)
    if first in baseline.tests:
        chapter = [first, *(test for test in chapter if test != first)]
    for some in filter(None, (chapter[:FEW], chapter[FEW:])):
        paths = list(dict.fromkeys(test.partition("::")[0] for test in some))
        chosen = Chosen(some)
        if run_tests(paths, chosen) not in (PASSED, NONE_CHOSEN):
            return chosen.failed or "loading"
    rest = Chosen(done=chapter)
    if run_tests([tests_of(planned.game)], rest) in (PASSED, NONE_CHOSEN):
        return ""
    return rest.failed or "loading"


def forked(work: Callable[[], str], seconds: float) -> tuple[int, int]:
    """A child with so many seconds of a processor; its number, and where it tells its result."""
    reading, writing = os.pipe()
    child = os.fork()
    if child:
        os.close(writing)
        return child, reading
    try:
        whole = int(seconds) + 1
        resource.setrlimit(resource.RLIMIT_CPU, (whole, whole))
        resource.setrlimit(resource.RLIMIT_AS, (MEMORY, MEMORY))
        resource.setrlimit(resource.RLIMIT_CORE, (0, 0))
        silent = os.open(os.devnull, os.O_RDWR)
        for stream in (0, 1, 2):
            os.dup2(silent, stream)
        os.write(writing, work().encode())
        os._exit(0)
    except BaseException as error:
        os.write(writing, f"loading: {error!r}"[:200].encode())
        os._exit(1)


def told(reading: int) -> str:
    """What a child that has ended has told."""
    with open(reading, encoding="utf-8") as file:
        return file.read()
