"""The mutants themselves: what is changed, what is left alone, and that tests run on them."""

from __future__ import annotations

import os
import subprocess
import sys

import pytest

from tests.mutation.operators import mutants, mutated
from tests.mutation.plan import EQUIVALENT, GAMES, ROOT, equivalents, planned, sampled

SOURCE = '''
"""Words."""
LIMIT: int = 3

class Siege:
    def run(self, position: Board, more: bool = False) -> int:
        if position.army < LIMIT and not more:
            position.troops -= 1
            position.lose("troop")
        if position.events is not None:
            position.tell("loses", count=1)
        return max(position.troops, 0)

    def why_not(self, move):
        return Refusal("V-1", "too-few", {"troops": 2})

    def clone(self):
        return Siege(1 + 1)
'''


def test_each_operator_number_and_statement_is_changed() -> None:
    run = "Siege.run"
    condition = "if position.army < LIMIT and (not more)"
    head = "def run(self, position: Board, more: bool"
    assert [mutant.name for mutant in mutants(SOURCE)] == [
        "module: LIMIT: int = 3 → LIMIT: int = 4",
        f"{run}: {head}=False) → {head}=True)",
        f"{run}: {condition} → if position.army < LIMIT or not more",
        f"{run}: {condition} → if position.army <= LIMIT and (not more)",
        f"{run}: {condition} → if position.army >= LIMIT and (not more)",
        f"{run}: {condition} → if position.army < LIMIT and more",
        f"{run}: position.troops -= 1 → position.troops += 1",
        f"{run}: position.troops -= 1 → pass",
        f"{run}: position.troops -= 1 → position.troops -= 2",
        f"{run}: position.lose('troop') → pass",
        f"{run}: return max(position.troops, 0) → return min(position.troops, 0)",
        f"{run}: return max(position.troops, 0) → return max(position.troops, 1)",
    ]


def test_a_mutant_is_the_source_with_its_one_change() -> None:
    source = "def least(a, b):\n    return min(a, b) + 1\n"
    found = {}
    for mutant in mutants(source):
        space: dict[str, int] = {}
        exec(mutated(source, mutant.number, "least.py"), space)
        found[mutant.name.partition("→ ")[2]] = eval("least(3, 5)", space)
    assert found == {
        "return min(a, b) - 1": 2,
        "return max(a, b) + 1": 6,
        "return min(a, b) + 2": 5,
    }


def test_alike_changes_have_names_of_their_own() -> None:
    assert [mutant.name for mutant in mutants("f(1)\nf(1)\n")][1::2] == [
        "module: f(1) → f(2)",
        "module: f(1) → f(2) (2)",
    ]


@pytest.mark.parametrize("game", GAMES)
def test_mutants_have_names_and_a_sample_is_the_same_each_time(game: str) -> None:
    found = list(planned(game))
    assert len({one.name for one in found}) == len(found) > 400
    assert sampled(found, 20, 1) == sampled(found, 20, 1) != sampled(found, 20, 2)


def test_each_equivalent_mutant_exists_and_has_a_reason() -> None:
    there = {one.name for game in GAMES for one in planned(game)}
    assert set(equivalents()) <= there, f"of {EQUIVALENT.name}; the code has changed"
    assert all(len(reason) > 10 for reason in equivalents().values())


TRIED = """
import os
from tests.mutation import running
from tests.mutation.plan import Baseline, planned

running.prepare()
mutant = next(one for one in planned("italian_wars") if one.file.endswith("scoring.py"))
nothing = Baseline("", 1.0, [], {}, {})
source = mutant.path.read_text("utf-8")

def tried(code, seconds):
    running.mutated = lambda *_: compile(code, str(mutant.path), "exec")
    child, reading = running.forked(lambda: running.killer(mutant, nothing, ""), seconds)
    status = os.waitstatus_to_exitcode(os.waitpid(child, 0)[1])
    print(status < 0 or running.told(reading))

tried(source, 60)
tried(source.replace("player.trophies", "0"), 60)
tried("while True: pass", 1)
"""


@pytest.mark.skipif(not hasattr(os, "fork"), reason="mutants are run by processes that fork")
def test_rule_tests_run_on_a_changed_source_and_on_that_alone() -> None:
    plain = os.environ | {"PYTHONPATH": str(ROOT / "src")}
    words = [sys.executable, "-c", TRIED]
    run = subprocess.run(words, cwd=ROOT, env=plain, capture_output=True, text=True, check=True)
    unchanged, changed, endless = run.stdout.splitlines()
    assert unchanged == ""
    assert changed.startswith("tests/rules/italian_wars/test_")
    assert endless == "True"
