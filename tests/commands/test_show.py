"""`show` tells a record in words."""

from __future__ import annotations

from pathlib import Path

import pytest

from quattrocento.cli import main
from quattrocento.words.catalogues import LANGUAGES
from tests.terminal.games import played


@pytest.fixture
def finished(tmp_path: Path) -> Path:
    path = tmp_path / "game.jsonl"
    path.write_text(played().record.dumps(), "utf-8")
    return path


def test_a_finished_game_is_told_round_by_round_with_its_score(
    finished: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["show", str(finished)]) == 0
    text = capsys.readouterr().out
    headings = [line for line in text.splitlines() if line.startswith("──")]
    assert [f"Round {number} begins" in line for number, line in enumerate(headings[:7], 1)] == [
        True
    ] * 7
    match = played()
    standing = match.record.game.standing(match.position)
    winner = match.record.seats[standing.winners[0]]
    assert f"{winner} wins" in headings[7]
    total = next(line for line in text.splitlines() if "Total" in line)
    assert [int(word) for word in total.split()[1:]] == sorted(standing.scores, reverse=True)
    assert "\x1b" not in text


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_language_tells_as_many_sentences(
    finished: Path,
    capsys: pytest.CaptureFixture[str],
    language: str,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setenv("COLUMNS", "300")
    main(["show", str(finished)])
    english = capsys.readouterr().out.splitlines()
    assert main(["show", str(finished), "--language", language]) == 0
    assert len(capsys.readouterr().out.splitlines()) == len(english)


def test_a_game_that_stopped_shows_the_score_so_far(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / "half.jsonl"
    path.write_text(played(moves=100).record.dumps(), "utf-8")
    assert main(["show", str(path)]) == 0
    assert "Not finished" in capsys.readouterr().out


def broken(name: str, text: str) -> str:
    lines = text.splitlines()
    if name == "empty":
        return ""
    if name == "no header":
        return "\n".join(lines[1:])
    if name == "cut off":
        return "\n".join(lines[:40])
    if name == "cut in a line":
        return text[:-5]
    if name == "an illegal move":
        lines[10] = '["take_die", "red", 99]'
        return "\n".join(lines) + "\n"
    if name == "another game":
        return text.replace('"signorie"', '"chess"', 1)
    return text.replace('"overlay": null', '"overlay": "0123456789abcdef"', 1)


@pytest.mark.parametrize(
    ("name", "hint"),
    [
        ("empty", "line 1"),
        ("no header", "no header"),
        ("cut off", "cut off"),
        ("cut in a line", "not JSON"),
        ("an illegal move", "line 11"),
        ("another game", "no game is called 'chess'"),
        ("another overlay", "--components"),
    ],
)
def test_a_broken_file_is_one_line_on_stderr(
    finished: Path, capsys: pytest.CaptureFixture[str], name: str, hint: str
) -> None:
    finished.write_text(broken(name, finished.read_text("utf-8")), "utf-8")
    assert main(["show", str(finished)]) == 2
    out, err = capsys.readouterr()
    assert out == ""
    assert err.count("\n") == 1
    assert err.startswith("quattrocento: ")
    assert hint in err


def test_a_file_that_is_no_text_is_refused(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / "picture.png"
    path.write_bytes(b"\x89PNG\xff\xfe")
    assert main(["show", str(path)]) == 2
    assert "not a text file" in capsys.readouterr().err


def test_a_record_of_older_rules_is_shown_as_it_was_recorded(
    finished: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    text = finished.read_text("utf-8")
    finished.write_text(text.replace('"version": 1', '"version": 0', 1), "utf-8")
    assert main(["show", str(finished)]) == 0
    out = capsys.readouterr().out
    assert "version 0; this program plays version 1; these are the moves as they were" in out
    assert len(out.splitlines()) == len(text.splitlines()) + 1
