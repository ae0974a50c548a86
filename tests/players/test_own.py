"""A player of somebody else plays wherever a player is named."""

from __future__ import annotations

import json
from importlib.metadata import EntryPoint
from io import StringIO
from pathlib import Path

import pytest

import quattrocento
from quattrocento.cli import main
from quattrocento.environments.gymnasium import SeatEnv
from quattrocento.kernel.errors import QuattrocentoError
from quattrocento.kernel.play import attempt, next_decision
from quattrocento.players import own
from quattrocento.players.player import Player
from quattrocento.players.specs import read_player

MINE = """
from random import Random
import quattrocento

class First(quattrocento.Player):
    def choose(self, perspective, called_off=lambda: False):
        return perspective.moves()[0]

class Drawn(quattrocento.Player):
    def __init__(self, seed):
        self.rng = Random(seed)

    def choose(self, perspective, called_off=lambda: False):
        chosen = self.rng.randrange(len(perspective.moves()))
        assert perspective.actions()[chosen] >= 0 and perspective.observation()
        return perspective.moves()[chosen]

def neither():
    return "nobody"
"""


@pytest.fixture
def mine(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    path = tmp_path / "mine.py"
    path.write_text(MINE, "utf-8")
    (tmp_path / "my_players.py").write_text(MINE, "utf-8")
    monkeypatch.syspath_prepend(str(tmp_path))
    return path


def test_a_file_and_a_module_play_in_the_arena(
    mine: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    specs = f"{mine}:First,my_players:Drawn,random"
    words = f"simulate signorie --players {specs} --games 1 --jobs 1 --json"
    assert main(words.split()) == 0
    told = json.loads(capsys.readouterr().out)
    assert told["seats"] == specs.split(",")
    assert told["ended"]


def test_it_is_rated_in_the_arena(mine: Path, capsys: pytest.CaptureFixture[str]) -> None:
    words = f"arena signorie --players {mine}:First,random --games 2 --jobs 1"
    assert main(words.split()) == 0
    assert f"{mine}:First" in capsys.readouterr().out


def test_it_plays_at_a_terminal(
    mine: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr("sys.stdin", StringIO("1\n" * 12))
    save = tmp_path / "game.jsonl"
    words = f"play signorie --seats 2 --seed 7 --name Ada --bots {mine}:First --save {save}"
    assert main(words.split()) == 0
    capsys.readouterr()
    record = quattrocento.read_record(save.read_text("utf-8"))
    position, first = record.start(), 0
    for move in record.moves:
        decision = next_decision(position)
        if decision is not None and decision.seat == 1:
            assert move == decision.moves(position)[0]
            first += 1
        attempt(position, move)
    assert first > 3


def test_two_files_of_one_name_are_two_players(mine: Path, tmp_path: Path) -> None:
    other = tmp_path / "theirs" / "mine.py"
    other.parent.mkdir()
    other.write_text(MINE.replace("class First", "class Other"), "utf-8")
    assert type(read_player(f"{mine}:First", 1)).__name__ == "First"
    assert type(read_player(f"{other}:Other", 1)).__name__ == "Other"
    modules = {type(read_player(f"{path}:Drawn", 1)).__module__ for path in (mine, other)}
    assert len(modules) == 2


def test_it_sits_in_an_environment(mine: Path) -> None:
    env = SeatEnv("signorie", [f"{mine}:Drawn"])
    seen, _ = env.reset(seed=1)
    for _ in range(5):
        seen, *_ = env.step(seen["action_mask"].argmax())


def test_an_installed_package_gives_it_a_name(mine: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    named = EntryPoint("first", "my_players:First", "quattrocento.players")
    monkeypatch.setattr(own, "added_players", lambda: {"first": named})
    assert isinstance(own.own_player("first", 1), Player)


@pytest.mark.parametrize(
    ("spec", "told"),
    [
        ("{mine}:Frist", "has no 'Frist'; did you mean First?"),
        ("{mine}:neither", "is no quattrocento.Player"),
        ("elsewhere.py:First", "there is no file"),
        ("elsewhere:First", "no module is called 'elsewhere'"),
        ("gredy", "no player is called 'gredy'; did you mean greedy?"),
    ],
)
def test_whoever_is_not_there_is_told(mine: Path, spec: str, told: str) -> None:
    with pytest.raises(QuattrocentoError) as refused:
        read_player(spec.format(mine=mine), 1)
    assert told in str(refused.value)
