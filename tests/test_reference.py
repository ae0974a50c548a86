"""Everything that can be said to the program is written where its user looks for it."""

from __future__ import annotations

import argparse
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from quattrocento.cli import parser
from quattrocento.commands import SUMMARIES
from quattrocento.games.registry import RULE_SETS, load_game
from quattrocento.house.app import all_calls
from quattrocento.house.config import Config

DOCUMENTS = Path(__file__).parents[1] / "docs"


def commands() -> Iterator[tuple[str, argparse.ArgumentParser]]:
    """Every command by its words, those under another one included."""
    waiting = [("quattrocento", parser(SUMMARIES))]
    while waiting:
        name, command = waiting.pop()
        for action in command._actions:
            if isinstance(action, argparse._SubParsersAction):
                waiting += [(f"{name} {word}", below) for word, below in action.choices.items()]
        if name != "quattrocento":
            yield name, command


def section(document: str, heading: str) -> str:
    text = (DOCUMENTS / document).read_text("utf-8")
    found = re.search(rf"^(#+) {re.escape(heading)}$\n(.*?)(?=^## |\Z)", text, re.M | re.S)
    assert found is not None, f"{document} says nothing about {heading}"
    return found[2]


@pytest.mark.parametrize(("name", "command"), list(commands()))
def test_every_command_and_flag(name: str, command: argparse.ArgumentParser) -> None:
    text = section("commands.md", name)
    for action in command._actions:
        if isinstance(action, argparse._HelpAction | argparse._SubParsersAction):
            continue
        for said in action.option_strings or [str(action.metavar or action.dest)]:
            assert re.search(rf"`{re.escape(said)}[ `]", text), f"{name} {said} is not described"
        assert action.help, f"{name}: {action.dest} has no help"


def test_every_task_of_a_clone_and_what_it_reads() -> None:
    root = DOCUMENTS.parent
    text = (DOCUMENTS / "installing.md").read_text("utf-8")
    program = (root / "do.py").read_text("utf-8")
    for task in re.findall(r"^    python3 do\.py (\w+)", program, re.M):
        assert f"python3 do.py {task}" in text, f"{task} is not described"
    for flag in re.findall(r'"(--[\w-]+)" in arguments', program):
        assert re.search(rf"`python3 do\.py \w+ {flag}`", text), f"{flag} is not described"
    text += (DOCUMENTS / "hosting.md").read_text("utf-8")
    folders = [*(root / "making").rglob("*.py"), *(root / "tests").rglob("*.py")]
    files = [root / "do.py", root / "setup.py", *folders]
    read = re.compile(r'environ(?:\.get\(|\[)"(QUATTROCENTO_\w+)"')
    for variable in {found for file in files for found in read.findall(file.read_text("utf-8"))}:
        assert f"`{variable}" in text, f"{variable} is not described"


@pytest.mark.parametrize("name", RULE_SETS)
def test_every_option_of_a_game(name: str) -> None:
    titles = {
        "signorie": "Signorie",
        "princes": "Princes of the Renaissance",
        "virtu": "Virtù",
        "italian_wars": "The Italian Wars",
    }
    text = section("options.md", titles[name])
    for option in load_game(name).options:
        line = next(line for line in text.splitlines() if line.startswith(f"| `{option.name}`"))
        assert option.rule in line
        for choice in option.choices:
            assert f"`{choice}`" in line, f"{option.name}={choice} is not described"
    for edition, chosen in load_game(name).presets.items():
        said = ", ".join(f"{option} {choice}" for option, choice in chosen.items())
        assert f"- `{edition}`: {said}\n" in text, f"{edition} is not described"


def test_every_call_of_the_house() -> None:
    text = (DOCUMENTS / "protocol.md").read_text("utf-8")
    for call in all_calls():
        path = re.escape(call.path.replace("{table_id}", "{id}"))
        said = rf"`[A-Z/]*{call.method}[A-Z/]* {path}[?`]"
        assert re.search(said, text), f"{call.method} {call.path} is not described"


def test_every_setting_of_the_house() -> None:
    text = (DOCUMENTS / "hosting.md").read_text("utf-8")
    for field in Config.__struct_fields__:
        assert f"`QUATTROCENTO_{field.upper()}`" in text, f"{field} is not described"
