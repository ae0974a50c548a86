"""The numbered rules of a game as text: what refusals and explanations cite."""

from __future__ import annotations

import re
from dataclasses import dataclass
from functools import cache
from importlib.resources import files

_SECTION = re.compile(r"## (\d+\. .+)")
_RULE = re.compile(r"- \*\*(?P<id>[A-Z]+-\d+)\*\* (?P<text>.+) \[(?P<source>[^\]]+)\]")
_APPENDIX = re.compile(r"##? (?:Appendix(?: \d)?: )?(?:(?P<r>[Rr]uling)s|(?P<d>difference)s .+)")
_NUMBERED = re.compile(r"(?P<number>\d+)\. (?P<text>.+)")


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


@dataclass(frozen=True)
class Ruling:
    """What a rule's source names: a ruling where the printed rules are open, or a difference."""

    id: str
    section: str
    text: str


@cache
def rulings(home: str, builds_on: str = "") -> dict[str, Ruling]:
    """The rulings and differences of a game by their ids, `ruling-12` and `difference-3`."""
    document = files(home).joinpath("rules.md").read_text("utf-8")
    base = f"quattrocento.games.{builds_on}"
    found: dict[str, Ruling] = dict(rulings(base)) if builds_on else {}
    kind = section = ""
    for line in document.splitlines():
        if appendix := _APPENDIX.fullmatch(line):
            kind, section = "ruling" if appendix["r"] else "difference", ""
        elif line.startswith(("# ", "## ")):
            kind = ""
        elif line.startswith("### "):
            section = line.removeprefix("### ")
        elif kind and (one := _NUMBERED.fullmatch(line)):
            name = f"{kind}-{one['number']}"
            found[name] = Ruling(name, section, one["text"].replace("**", ""))
    return found
