"""Every numbered rule has a test, and every marker names a rule."""

from __future__ import annotations

import pytest

from tests.rules.coverage import coverage, marked, marked_in, rules


@pytest.mark.parametrize("name", list(rules()))
def test_every_rule_has_a_test(name: str) -> None:
    tested = marked()
    untested = [rule for rule in rules()[name] if rule not in tested]
    assert not untested, "\n".join([*coverage(), f"without a test: {', '.join(untested)}"])


def test_every_marker_names_a_rule() -> None:
    known = {rule for ids in rules().values() for rule in ids}
    unknown = {rule: tests for rule, tests in marked().items() if rule not in known}
    assert not unknown


@pytest.mark.parametrize("name", list(rules()))
def test_every_rule_is_written_once(name: str) -> None:
    ids = rules()[name]
    assert ids, f"no rules were found in the rules.md of {name}"
    assert len(ids) == len(set(ids))


def test_only_markers_of_tests_count() -> None:
    source = """
@pytest.mark.rule("X-1", "X-2")
def test_this(): ...
@pytest.mark.rule("X-3")
def helper(): ...
"""
    assert list(marked_in(source)) == [("test_this", ["X-1", "X-2"])]
