"""Which rules have tests: the ids in the games' rules.md against the `rule` markers of tests.

Read from the sources rather than from a test run, so that it says the same whether one file is
run or all of them, in one process or in several.
"""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Final

TESTS: Final = Path(__file__).parents[1]
GAMES: Final = TESTS.parent / "src" / "quattrocento" / "games"
RULE: Final = re.compile(r"^- \*\*([A-Z]+-\d+)\*\* ", re.MULTILINE)
MARKER: Final = "pytest.mark.rule"


def rules() -> dict[str, list[str]]:
    """The ids of each game's rules, as often as they are written there."""
    documents = sorted(GAMES.glob("*/rules.md"))
    return {path.parent.name: RULE.findall(path.read_text("utf-8")) for path in documents}


@cache
def marked() -> dict[str, list[str]]:
    """Each id that a test is marked with, and the tests."""
    found: dict[str, list[str]] = {}
    for path in sorted(TESTS.rglob("test_*.py")):
        for test, ids in marked_in(path.read_text("utf-8")):
            for rule in ids:
                found.setdefault(rule, []).append(f"{path.relative_to(TESTS)}::{test}")
    return found


def marked_in(source: str) -> Iterator[tuple[str, list[str]]]:
    """The tests of a source with the ids in their `@pytest.mark.rule(…)`."""
    if MARKER not in source:
        # Most of the time goes into reading Python.
        return
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.FunctionDef) and node.name.startswith("test_"):
            for decorator in node.decorator_list:
                if isinstance(decorator, ast.Call) and ast.unparse(decorator.func) == MARKER:
                    yield node.name, [ast.literal_eval(argument) for argument in decorator.args]


def coverage() -> list[str]:
    """A line for each rule set: how many of its rules have a test."""
    tested = marked()
    return [
        f"rules of {name}: {sum(rule in tested for rule in ids)} of {len(ids)} have a test"
        for name, ids in rules().items()
    ]
