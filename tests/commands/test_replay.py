"""`replay` shows the board at any move."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from quattrocento.cli import main
from tests.commands.calling import call
from tests.terminal.games import played


@pytest.fixture
def record(tmp_path: Path) -> Path:
    path = tmp_path / "game.jsonl"
    path.write_text(played().record.dumps(), "utf-8")
    return path


def test_the_board_after_a_move(record: Path, capsys: pytest.CaptureFixture[str]) -> None:
    moves = played().record.moves
    took = next(number for number, move in enumerate(moves, 1) if move[0] == "take_die")
    assert main(["replay", str(record), "--at", str(took)]) == 0
    text = capsys.readouterr().out
    assert f"Move {took} of {len(moves)}" in text
    assert f"takes the {moves[took - 1][1]} {moves[took - 1][2]}" in text
    assert "▶1 " in text


def test_without_a_move_it_is_the_last_one(
    record: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["replay", str(record), "--language", "de"]) == 0
    count = len(played().record.moves)
    assert f"Zug {count} von {count}" in capsys.readouterr().out


def test_a_move_that_is_not_there(record: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["replay", str(record), "--at", "99999"]) == 2
    assert "--at is from 0 to" in capsys.readouterr().err


def test_step_by_step_to_and_fro(record: Path) -> None:
    done = call("replay", record, "--step", answers="\n\nb\n30\n999999\nq\n")
    assert done.returncode == 0
    assert done.stderr == ""
    count = len(played().record.moves)
    headings = [
        line.strip("─ ") for line in done.stdout.splitlines() if " of " in line and "──" in line
    ]
    shown = [int(line.split()[1]) for line in headings]
    assert shown == [0, 1, 2, 1, 30, count]


def test_a_position_file_has_one_moment(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "moment.json"
    path.write_text(json.dumps(played(moves=50).position.dump()), "utf-8")
    assert main(["replay", str(path)]) == 0
    assert "Move 0 of 0" in capsys.readouterr().out


def test_a_record_of_older_rules_is_shown_as_it_was_recorded(
    record: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    text = record.read_text("utf-8")
    record.write_text(text.replace('"version": 1', '"version": 0', 1), "utf-8")
    assert main(["replay", str(record), "--at", "3"]) == 0
    out = capsys.readouterr().out
    assert "version 0; this program plays version 1; these are the moves as they were" in out
    assert [line.split()[0] for line in out.splitlines()[2:]] == ["1", "2", "3"]
