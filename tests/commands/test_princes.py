"""Princes as a person calls it: through pipes and in a terminal, shown, replayed, counted."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any

import pytest

from quattrocento.cli import main
from quattrocento.games.registry import load_game
from quattrocento.terminal.files import open_file
from quattrocento.words.catalogues import LANGUAGES
from tests.commands.calling import call
from tests.commands.test_play import COLOUR
from tests.commands.typing import Terminal
from tests.terminal.princes import played

TABLE = ("play", "princes", "--bots", "random", "--seed", "4", "--name", "Ada")
WINNERS = re.compile(r"── [A-Z][a-z]+(, [A-Z][a-z]+)* wins ──")


@pytest.fixture
def finished(tmp_path: Path) -> Path:
    path = tmp_path / "game.jsonl"
    path.write_text(played().record.dumps(), "utf-8")
    return path


@pytest.mark.parametrize("seats", ["3", "6"])
def test_a_whole_game_through_a_pipe(seats: str, tmp_path: Path) -> None:
    path = tmp_path / "game.jsonl"
    answers = "1\ngive Lorenzo 1g\noffer Lorenzo 2g for 1i\n" + "1\n" * 900
    done = call(*TABLE, "--seats", seats, "--save", path, answers=answers)
    assert done.returncode == 0
    assert done.stderr == ""
    assert "\x1b" not in done.stdout
    assert WINNERS.search(done.stdout)
    assert "Most influence" in done.stdout
    match = open_file(path, None).match
    assert match.over
    asides = [move[2] for move in match.record.moves if move[0] == "aside"]
    assert asides[:2] == ["give", "offer"]
    assert asides[2] in ("accept", "decline")


@pytest.mark.parametrize("colour", [True, False])
def test_a_whole_game_in_a_terminal(colour: bool, tmp_path: Path) -> None:
    path = tmp_path / "game.jsonl"
    env: dict[str, Any] = {} if colour else {"NO_COLOR": "1"}
    with Terminal(*TABLE, "--seats", "3", "--save", path, **env) as terminal:
        while "The game is over" not in terminal.wait("\n> "):
            terminal.type("1")
        terminal.type("s")
        assert "Most gold" in terminal.wait("\n> ")
        terminal.type("give Lorenzo 1g")
        assert "nothing can be given or exchanged now (P-315)" in terminal.wait("\n> ")
        terminal.type("q")
        assert terminal.end() == 0
    assert bool(COLOUR.search(terminal.seen)) == colour
    assert open_file(path, None).match.over


def test_a_saved_game_goes_on_where_it_stopped(tmp_path: Path) -> None:
    arguments = (*TABLE, "--seats", "4", "--save", "game.jsonl")
    first = call(*arguments, answers="1\ngive Lorenzo 1g\n1\n", folder=tmp_path)
    saved = (tmp_path / "game.jsonl").read_text("utf-8")
    command = re.search(r"Go on with: quattrocento (.+)", first.stdout)
    assert command is not None
    again = call(*command[1].split(), answers="l\nq\n", folder=tmp_path)
    assert again.returncode == 0
    assert "1 gold." in again.stdout
    assert (tmp_path / "game.jsonl").read_text("utf-8") == saved


def test_a_finished_game_is_told_decade_by_decade_with_every_secret(
    finished: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["show", str(finished)]) == 0
    text = capsys.readouterr().out
    headings = [line for line in text.splitlines() if line.startswith("──")]
    assert [f"Decade {n} begins" in line for n, line in enumerate(headings[:3], 1)] == [True] * 3
    assert WINNERS.search(text)
    assert re.search(r"draws (?!a treachery tile)[A-Z]", text)


def test_a_game_that_stopped_keeps_its_secrets(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / "half.jsonl"
    match = played(moves=150)
    assert any(move[0] == "draw" for move in match.record.moves)
    path.write_text(match.record.dumps(), "utf-8")
    assert main(["show", str(path)]) == 0
    text = capsys.readouterr().out
    assert "draws a treachery tile" in text
    assert not re.search(r"draws (?!a treachery tile)", text)
    drawn = next(n for n, move in enumerate(match.record.moves, 1) if move[0] == "draw")
    assert main(["replay", str(path), "--at", str(drawn)]) == 0
    assert "draws a treachery tile" in capsys.readouterr().out


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


def test_the_table_after_a_move(finished: Path, capsys: pytest.CaptureFixture[str]) -> None:
    moves = played().record.moves
    bid = next(number for number, move in enumerate(moves, 1) if move[0] == "bid")
    assert main(["replay", str(finished), "--at", str(bid)]) == 0
    text = capsys.readouterr().out
    assert f"Move {bid} of {len(moves)}" in text
    assert f"bids {moves[bid - 1][1]} " in text
    assert "─ Auction · " in text
    assert main(["replay", str(finished)]) == 0
    assert "─ Cities ─" in capsys.readouterr().out


def test_every_value_has_a_line_with_its_source(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["components", "princes"]) == 0
    lines = capsys.readouterr().out.splitlines()
    rows = list(load_game("princes").components.rows())
    assert [line.split()[0] for line in lines] == [path for path, *_ in rows]
    assert lines[0].split()[:3] == ["start.gold", "40", "rulebook"]


@pytest.mark.parametrize("seats", [3, 6])
def test_simulate_gives_a_line_a_game(seats: int, capsys: pytest.CaptureFixture[str]) -> None:
    command = f"simulate princes --seats {seats} --games 2 --seed 7 --json --jobs 1"
    assert main(command.split()) == 0
    games = [json.loads(line) for line in capsys.readouterr().out.splitlines()]
    assert len(games) == 2
    for game in games:
        assert game["rounds"] == 3
        assert game["scores"] == [sum(source.values()) for source in game["sources"]]
        best = max(game["scores"])
        assert game["winners"] == [s for s, score in enumerate(game["scores"]) if score == best]


@pytest.mark.parametrize(
    ("arguments", "hint"),
    [
        (["--seats", "2"], "3, 4, 5, 6 players, not 2"),
        (["--option", "families=stolen"], "chosen, auctioned, dealt"),
        (["--load", "missing.jsonl"], "cannot read missing.jsonl"),
    ],
)
def test_what_cannot_be_is_refused_in_one_line(arguments: list[str], hint: str) -> None:
    done = call(*TABLE, *arguments)
    assert done.returncode == 2
    assert done.stdout == ""
    assert done.stderr.count("\n") == 1
    assert hint in done.stderr
