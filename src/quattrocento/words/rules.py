"""The numbered rules of a game as text: what refusals and explanations cite."""

from __future__ import annotations

import re
from dataclasses import dataclass
from functools import cache
from importlib.resources import files

_SECTION = re.compile(r"## (\d+\. .+)")
_RULE = re.compile(r"- \*\*(?P<id>[A-Z]+-\d+)\*\* (?P<text>.+) \[(?P<source>[^\]]+)\]")


@dataclass(frozen=True)
class Rule:
    """One numbered rule: the section it stands in, its text, and where it is known from."""

    id: str
    section: str
    text: str
    source: str


@cache
def rules(home: str, builds_on: str = "") -> dict[str, Rule]:
    """Every numbered rule of the game in a package by its id, in the order of the document.

    Those of the game that it builds on come first.
    """
    document = files(home).joinpath("rules.md").read_text("utf-8")
    found: dict[str, Rule] = dict(rules(f"quattrocento.games.{builds_on}")) if builds_on else {}
    section = ""
    for line in document.splitlines():
        if heading := _SECTION.fullmatch(line):
            section = heading[1]
        elif rule := _RULE.fullmatch(line):
            found[rule["id"]] = Rule(rule["id"], section, rule["text"], rule["source"])
    return found
