"""A person's seat at the terminal, with answers from a text and random bots."""

from __future__ import annotations

import re
from io import StringIO
from pathlib import Path
from random import Random
from typing import Any

import pytest
from rich.console import Console

from quattrocento.games.registry import load_game
from quattrocento.kernel.match import Match
from quattrocento.kernel.record import Record
from quattrocento.players.player import RandomPlayer
from quattrocento.terminal.files import Opened, open_file
from quattrocento.terminal.screen import Screen
from quattrocento.terminal.table import Table
from quattrocento.words.catalogues import LANGUAGES, Words
from tests.terminal.games import NAMES

MESSAGE_ID = re.compile(
    r"\b(terminal|thing|event|move|prompt|why|concept|source|reward|helper|mandate)-[a-zA-Z]+"
)


def new(seats: int = 3, seed: int = 5) -> Opened:
    record: Record[Any] = Record(load_game("signorie"), NAMES[:seats])
    return Opened(Match(record, Random(seed)), [], False)


def sit(
    opened: Opened, answers: str, path: Path | None = None, language: str = "en", me: int = 0
) -> str:
    """Sit down, give the answers, and get everything that was printed."""
    console = Console(file=StringIO(), width=80, highlight=False, markup=False, emoji=False)
    names = opened.match.record.seats
    bots = {seat: RandomPlayer(seat) for seat in range(len(names)) if seat != me}
    words = Words(opened.game, language, names, me)
    screen = Screen(StringIO(answers), console)
    table = Table(opened, me, bots, words, screen, path, "quattrocento play signorie")
    assert table.run() == 0
    assert isinstance(console.file, StringIO)
    return console.file.getvalue()


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_whole_game_to_the_final_score(language: str) -> None:
    opened = new()
    text = sit(opened, "1\n" * 500, language=language)
    assert opened.match.over
    standing = opened.game.standing(opened.match.position)
    words = Words(opened.game, language)
    assert words.say("terminal-winner", {"name": NAMES[standing.winners[0]]}) in text
    total = next(
        line for line in reversed(text.splitlines()) if words.say("terminal-total") in line
    )
    assert [int(word) for word in total.split()[1:]] == sorted(standing.scores, reverse=True)
    assert MESSAGE_ID.findall(text) == []
    assert "\x1b" not in text


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("me", [0, 1])
def test_any_seat_at_any_table(seats: int, me: int) -> None:
    opened = new(seats)
    sit(opened, "2\n1\n" * 500, me=me)
    assert opened.match.over


def test_what_the_others_did_is_told_in_words(tmp_path: Path) -> None:
    text = sit(new(), "1\n1\nq\n", tmp_path / "game.jsonl")
    assert re.search(r"^ [■◆] (Lorenzo|Ada) takes the \w+ \d", text, re.MULTILINE)
    assert re.search(r"^ ★ You take the yellow \d", text, re.MULTILINE)


def test_undo_goes_back_to_the_last_question(tmp_path: Path) -> None:
    opened = new()
    text = sit(opened, "1\nu\nu\n", tmp_path / "game.jsonl")
    assert "Taken back." in text
    assert "Nothing can be taken back" in text
    assert text.count("Take a die, or pass") == 2
    again = new()
    sit(again, "", tmp_path / "other.jsonl")
    assert opened.match.position.dump() == again.match.position.dump()
    assert "You take" not in sit(opened, "l\n", tmp_path / "game.jsonl")


def test_why_not_names_the_rule(tmp_path: Path) -> None:
    opened = new()
    opened.match.begin()
    while opened.match.seat != 0:
        opened.match.play(("pass",))
    opened.match.position.players[0].florins = 0
    text = sit(opened, "?\nrule s-405\n? S-405\nrule X-1\nrule\n", tmp_path / "game.jsonl")
    assert re.search(r"Turquoise \d.* florins? needed \(S-405\)", text)
    assert " ".join(text.split()).count("the player pays the difference in florins") == 2
    assert "There is no rule X-1" in text


def test_a_choice_can_be_explained(tmp_path: Path) -> None:
    text = sit(new(), "? 1\n1\n? 1\n? 99\n", tmp_path / "game.jsonl")
    assert "place it in the column of its colour" in text
    assert "Take 3 florins." in text
    assert "Type a number from 1 to" in text


def test_everything_can_be_looked_at(tmp_path: Path) -> None:
    text = sit(new(), "b\nm\ns\nl\nl 3\nh\nnonsense\n0\n\n", tmp_path / "game.jsonl")
    assert text.count("─ Cities ─") == 2
    assert text.count("─ ★ Ginevra  0 VP") == 2
    assert text.count("─ ■ Lorenzo  0 VP") == 1
    assert "Alliances" in text
    assert "save FILE" in text
    assert "That is not a command" in text
    assert text.count("Type a number from 1 to") == 2


def test_leaving_saves_and_the_saved_game_goes_on(tmp_path: Path) -> None:
    path = tmp_path / "game.jsonl"
    opened = new()
    text = sit(opened, "1\n1\n1\n1\nq\n", path)
    assert f"Go on with: quattrocento play signorie --load {path}" in " ".join(text.split())
    resumed = open_file(path, None, Random(1))
    assert resumed.match.position.dump() == opened.match.position.dump()
    assert resumed.match.undoable == opened.match.undoable
    text = sit(resumed, "l\n" + "1\n" * 500, path)
    assert "You take the yellow" in text
    assert resumed.match.over
    finished = open_file(path, None)
    assert finished.match.position.dump() == resumed.match.position.dump()
    assert "wins" in sit(finished, "", path)


def test_the_end_of_input_saves_under_a_fresh_name(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    opened = new()
    text = sit(opened, "1\n")
    saved = [path.name for path in tmp_path.iterdir()]
    assert len(saved) == 1
    assert re.fullmatch(r"signorie-\d{8}-\d{6}\.jsonl", saved[0])
    assert f"Saved to {saved[0]}." in text
    assert open_file(tmp_path / saved[0], None).match.position.dump() == (
        opened.match.position.dump()
    )


def test_a_moment_is_saved_and_played_on(tmp_path: Path) -> None:
    moment = tmp_path / "moment.json"
    opened = new()
    sit(opened, f"1\nsave {moment}\n", tmp_path / "game.jsonl")
    resumed = open_file(moment, None, Random(1))
    assert resumed.match.position.dump() == opened.match.position.dump()
    again = tmp_path / "again.json"
    sit(resumed, "1\nu\n1\nq\n", again)
    reopened = open_file(again, None)
    assert reopened.match.position.dump() == resumed.match.position.dump()


def test_a_file_that_cannot_be_written_does_not_end_the_game(tmp_path: Path) -> None:
    answers = f"save {tmp_path}/nowhere/game.jsonl\nsave {tmp_path}\n1\n"
    text = sit(new(), answers, tmp_path / "game.jsonl")
    assert text.count("cannot write") == 2
    assert "You take" in text
