"""`play` as a person uses it: through pipes, in a terminal, with broken files."""

from __future__ import annotations

import re
import signal
from pathlib import Path

import pytest

from quattrocento.kernel import play as kernel
from quattrocento.terminal.files import open_file
from quattrocento.words.catalogues import LANGUAGES, Words
from tests.commands.calling import call
from tests.commands.typing import Terminal
from tests.terminal.games import played

TABLE = ("play", "signorie", "--seats", "2", "--bots", "random", "--seed", "4", "--name", "Ada")
COLOUR = re.compile(r"\x1b\[(?:\d+;)*(?:38;|48;|3[0-7]|9[0-7])")


def test_a_whole_game_through_a_pipe() -> None:
    done = call(*TABLE, answers="1\n" * 500)
    assert done.returncode == 0
    assert done.stderr == ""
    assert "\x1b" not in done.stdout
    assert re.search(r"── (Ada|Lorenzo) wins ──", done.stdout)
    assert "Alliances" in done.stdout


def test_a_whole_game_in_a_terminal(tmp_path: Path) -> None:
    path = tmp_path / "game.jsonl"
    with Terminal(*TABLE, "--save", path) as terminal:
        while "The game is over" not in terminal.wait("\n> "):
            terminal.type("1")
        terminal.type("s")
        assert "Alliances" in terminal.wait("\n> ")
        terminal.type("q")
        assert terminal.end() == 0
    assert COLOUR.search(terminal.seen)
    assert re.search(r"(Ada|Lorenzo) wins", terminal.seen)
    assert open_file(path, None).match.over


def test_no_color_is_respected(tmp_path: Path) -> None:
    with Terminal(*TABLE, "--save", tmp_path / "game.jsonl", NO_COLOR="1") as terminal:
        terminal.wait("\n> ")
        terminal.type("q")
        assert terminal.end() == 0
    assert "Take a die" in terminal.seen
    assert not COLOUR.search(terminal.seen)


@pytest.mark.parametrize("width", [80, 120])
def test_no_line_is_wider_than_the_terminal(width: int, tmp_path: Path) -> None:
    path = tmp_path / "game.jsonl"
    with Terminal(*TABLE, "--save", path, width=width) as terminal:
        terminal.wait("\n> ")
        terminal.type("q")
        terminal.end()
    lines = re.sub(r"\x1b\[[0-9;?]*[A-Za-z]", "", terminal.seen).splitlines()
    assert max(len(line) for line in lines if "─ " in line) == width


def test_ctrl_c_saves_like_leaving(tmp_path: Path) -> None:
    path = tmp_path / "game.jsonl"
    with Terminal(*TABLE, "--save", path) as terminal:
        terminal.wait("\n> ")
        terminal.type("1")
        terminal.wait("\n> ")
        terminal.send(signal.SIGINT)
        assert terminal.end() == 130
    assert "Go on with: quattrocento play signorie" in terminal.seen
    assert open_file(path, None).match.record.moves[-1][0] == "take_die"


def test_a_saved_game_goes_on_where_it_stopped(tmp_path: Path) -> None:
    first = call(*TABLE, "--save", "game.jsonl", answers="1\n1\n1\n", folder=tmp_path)
    assert "Saved to game.jsonl." in first.stdout
    saved = (tmp_path / "game.jsonl").read_text("utf-8")
    command = re.search(r"Go on with: quattrocento (.+)", first.stdout)
    assert command is not None
    again = call(*command[1].split(), answers="q\n", folder=tmp_path)
    assert again.returncode == 0
    assert (tmp_path / "game.jsonl").read_text("utf-8") == saved
    question = r"★ (.+\?|.+)\n  1 .+"
    assert re.findall(question, again.stdout)[-1] == re.findall(question, first.stdout)[-1]


def test_the_seat_with_my_name_is_mine_again(tmp_path: Path) -> None:
    path = tmp_path / "game.jsonl"
    call(*TABLE, "--seat", "2", "--save", path)
    assert open_file(path, None).match.record.seats == ["Lorenzo", "Ada"]
    done = call("play", "signorie", "--bots", "random", "--name", "Ada", "--load", path)
    assert "■ You are Ada." in done.stdout


def test_the_same_seed_is_the_same_game() -> None:
    answers = "1\n2\n" * 40 + "q\n"
    assert played_out(answers) == played_out(answers)


def played_out(answers: str) -> str:
    text = call(*TABLE, "--save", "/nowhere/game.jsonl", answers=answers).stdout
    assert "cannot write /nowhere/game.jsonl" in text
    return text


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_language(language: str, tmp_path: Path) -> None:
    path = tmp_path / "game.jsonl"
    done = call(*TABLE, "--language", language, "--save", path, answers="?\nh\n1\nq\n")
    match = open_file(path, None).match
    words = Words(match.record.game, language, match.record.seats, 0)
    assert words.say("terminal-help").splitlines()[0] in done.stdout
    assert words.prompt(match.position) in done.stdout


def test_it_says_when_the_rules_run_uncompiled() -> None:
    done = call(*TABLE, "--save", "/nowhere/game.jsonl")
    assert ("uncompiled" in done.stdout) == kernel.__file__.endswith(".py")


def test_the_table_s_options_and_components_are_kept(tmp_path: Path) -> None:
    overlay = tmp_path / "mybox.toml"
    overlay.write_text("[start]\nflorins = 9\n", "utf-8")
    path = tmp_path / "game.jsonl"
    extra = ("--option", "tiles=optional", "--option", "colours=blue,red")
    done = call(*TABLE, *extra, "--components", overlay, "--save", path)
    assert "● You are Ada." in done.stdout
    record = open_file(path, overlay).match.record
    assert record.options == {"tiles": "optional", "colours": "blue,red"}
    assert record.game.overlay is not None
    refused = call("play", "signorie", "--load", path)
    assert refused.returncode == 2
    assert "--components" in refused.stderr


@pytest.mark.parametrize(
    ("arguments", "hint"),
    [
        (["--seats", "7"], "2, 3, 4 players, not 7"),
        (["--seat", "9"], "--seat is from 1 to"),
        (["--seat", "0"], "--seat is from 1 to"),
        (["--option", "tiles=maybe"], "compulsory, optional"),
        (["--option", "tiles"], "name=value"),
        (["--option", "speed=fast"], "no option 'speed'"),
        (["--bots", "nobody"], "nobody"),
        (["--load", "missing.jsonl"], "cannot read missing.jsonl"),
        (["--components", "missing.toml"], "cannot read missing.toml"),
    ],
)
def test_what_cannot_be_is_refused_in_one_line(arguments: list[str], hint: str) -> None:
    done = call(*TABLE, *arguments)
    assert done.returncode == 2
    assert done.stdout == ""
    assert done.stderr.count("\n") == 1
    assert hint in done.stderr


def test_a_broken_game_is_refused_with_its_line(tmp_path: Path) -> None:
    path = tmp_path / "game.jsonl"
    text = played(moves=20).record.dumps()
    path.write_text(text[:-8], "utf-8")
    done = call("play", "signorie", "--load", path)
    assert done.returncode == 2
    assert re.fullmatch(rf"quattrocento: {path}: line \d+: .+\n", done.stderr)


def test_a_position_that_cannot_be_is_refused_with_its_field(tmp_path: Path) -> None:
    path = tmp_path / "moment.json"
    path.write_text('{"game": "signorie", "overlay": null}', "utf-8")
    done = call("play", "signorie", "--load", path)
    assert done.returncode == 2
    assert done.stderr == f"quattrocento: {path}: players: is missing\n"


def test_the_number_of_players_is_asked(tmp_path: Path) -> None:
    path = tmp_path / "game.jsonl"
    table = ("play", "signorie", "--bots", "random", "--name", "Ada", "--save", path)
    with Terminal(*table) as terminal:
        assert "2 to 4" in terminal.wait("\n> ")
        terminal.type("7")
        assert "2 to 4" in terminal.wait("\n> ")
        terminal.type("3")
        terminal.wait("\n> ")
        terminal.type("q")
        assert terminal.end() == 0
    assert len(open_file(path, None).match.record.seats) == 3
