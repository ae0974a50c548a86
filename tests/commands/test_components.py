"""`components` prints every value with its source."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from quattrocento.cli import main
from quattrocento.games.registry import load_game


def test_every_value_has_a_line_with_its_source(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["components", "signorie"]) == 0
    lines = capsys.readouterr().out.splitlines()
    rows = list(load_game("signorie").components.rows())
    assert [line.split()[0] for line in lines] == [path for path, *_ in rows]
    assert lines[0].split()[:3] == ["players.2.dice", "2", "rulebook"]


def test_one_source_only_as_json(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["components", "signorie", "--source", "public", "--json"]) == 0
    rows = [json.loads(line) for line in capsys.readouterr().out.splitlines()]
    assert {row["source"] for row in rows} == {"public"}
    assert {"path": "columns.red.value", "value": 2, "source": "public", "note": ""} in rows


def test_an_owner_s_values_are_named_as_such(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    overlay = tmp_path / "mybox.toml"
    overlay.write_text("[helpers.red]\ncost = [1, 2, 5]\n", "utf-8")
    arguments = ["components", "signorie", "--components", str(overlay), "--source", "own box"]
    assert main(arguments) == 0
    assert capsys.readouterr().out.split() == ["helpers.red.cost", "[1,", "2,", "5]", "own", "box"]


@pytest.mark.parametrize(
    ("text", "hint"),
    [
        ("[helpers.rod]\ncost = [1, 2, 5]\n", "helpers.rod.cost: unknown; did you mean"),
        ("[helpers.red]\ncost = 3\n", "must look like"),
        ("[helpers.red\n", "not TOML"),
    ],
)
def test_a_bad_overlay_is_one_line_that_names_the_field(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], text: str, hint: str
) -> None:
    overlay = tmp_path / "mybox.toml"
    overlay.write_text(text, "utf-8")
    assert main(["components", "signorie", "--components", str(overlay)]) == 2
    err = capsys.readouterr().err
    assert err.count("\n") == 1
    assert hint in err
