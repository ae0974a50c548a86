"""`arena`, `simulate`, `balance` and `bench` as a person types them."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from quattrocento.cli import main
from quattrocento.commands import scale
from quattrocento.games.registry import GAMES, load_game
from quattrocento.kernel.record import read_record
from quattrocento.lab import many
from quattrocento.lab.keeping import LINES
from quattrocento.lab.playing import Outcome, Pairing, play_pairing
from tests.patience import patience, until


def test_simulate_gives_a_line_a_game_and_the_same_ones_again(
    capsys: pytest.CaptureFixture[str],
) -> None:
    command = "simulate signorie --seats 3 --games 3 --seed 7 --json --jobs 1".split()
    assert main(command) == 0
    first = capsys.readouterr().out
    assert main([*command[:-1], "2"]) == 0
    assert capsys.readouterr().out == first
    games = [json.loads(line) for line in first.splitlines()]
    assert len(games) == 3
    for game in games:
        assert game["seats"] == ["random"] * 3
        assert game["scores"] == [sum(source.values()) for source in game["sources"]]
        assert [game["places"][seat] for seat in game["winners"]] == [1]
        assert max(game["scores"]) == game["scores"][game["winners"][0]]
        assert game["rounds"] == 7
        assert game["decisions"] > 100
    assert main("simulate signorie --seats 3 --games 3 --seed 8 --json --jobs 1".split()) == 0
    assert capsys.readouterr().out != first


def test_what_others_say_while_games_are_played_is_not_among_them(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    def noisy(pairing: Pairing) -> Outcome:
        print("(raylet) A worker died")
        return play_pairing(pairing)

    monkeypatch.setattr(many, "play_pairing", noisy)
    assert main("simulate signorie --seats 2 --games 1 --json --jobs 1".split()) == 0
    out, err = capsys.readouterr()
    assert json.loads(out)["game"] == 0
    assert "(raylet) A worker died" in err


def test_what_ray_says_of_machines_is_not_among_the_figures_of_scale(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    def noisy(pairings: list[Pairing], machines: int, lose: bool) -> dict[str, Any]:
        print("(raylet) a machine is gone")
        outcomes = [play_pairing(pairing) for pairing in pairings]
        figures = {"games_per_second": 1.0, "asker": 0.1, "ray": 0.1, "begun": len(outcomes)}
        told = {"games": len(outcomes), "machines": machines, "lost_machine": lose}
        return figures | told | {"outcomes": outcomes}

    monkeypatch.setattr(scale, "measure", noisy)
    words = "scale signorie --players random,random --games 1 --machines 2 --lose --json"
    assert main(words.split()) == 0
    told = [json.loads(line) for line in capsys.readouterr().out.splitlines()]
    assert [(one["machines"], one["lost_machine"]) for one in told] == [(2, False), (2, True)]


def test_a_game_without_luck_is_simulated_by_those_who_end_it(
    capsys: pytest.CaptureFixture[str],
) -> None:
    assert main("simulate virtu --seats 3 --games 1 --json --jobs 1".split()) == 0
    assert json.loads(capsys.readouterr().out)["seats"] == ["greedy"] * 3


@pytest.mark.parametrize(("game", "seats"), [("signorie", 4), ("italian_wars", 2)])
def test_as_many_play_as_the_game_is_for(
    game: str, seats: int, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(f"simulate {game} --players greedy --games 1 --json --jobs 1".split()) == 0
    assert len(json.loads(capsys.readouterr().out)["seats"]) == seats


def test_simulate_prints_a_table(capsys: pytest.CaptureFixture[str]) -> None:
    assert main("simulate signorie --seats 2 --games 2 --jobs 1".split()) == 0
    out = capsys.readouterr().out
    assert "wins" in out
    assert "alliances" in out
    assert "2 games" in out
    assert "\x1b" not in out


def test_arena_counts_wins_and_keeps_records(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    folder = tmp_path / "records"
    words = f"arena signorie --players greedy,random --games 4 --jobs 2 --json --out {folder}"
    assert main(words.split()) == 0
    rows = [json.loads(line) for line in capsys.readouterr().out.splitlines()]
    assert [row["player"] for row in rows] == ["greedy", "random"]
    assert sum(row["wins"] for row in rows) == 4
    assert rows[0]["wins"] == 4, "the greedy player loses against chance"
    files = sorted(folder.glob("signorie-*"))
    assert [path.name for path in files] == [f"signorie-{n:05}.jsonl" for n in range(4)]
    for path in files:
        assert not read_record(load_game("signorie"), path.read_text("utf-8")).replay().agenda


def test_balance_prints_shares_and_pieces(capsys: pytest.CaptureFixture[str]) -> None:
    words = "balance princes --seats 3 --players random --games 2 --jobs 1".split()
    assert main(words) == 0
    out = capsys.readouterr().out
    assert "2 games of princes: random, random, random" in out
    for word in ("Baglioni", "first", "cities", "city tiles", "wars", "decade 1"):
        assert word in out
    assert main([*words, "--json"]) == 0
    found = json.loads(capsys.readouterr().out)
    assert sum(side["games"] for side in found["sides"].values()) == 6


def test_balance_goes_on_with_a_folder_to_the_same_figures(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    words = "balance signorie --seats 2 --players random --jobs 1 --json --games".split()
    assert main([*words, "3"]) == 0
    whole = json.loads(capsys.readouterr().out)
    for games in ("1", "3"):
        assert main([*words, games, "--out", str(tmp_path)]) == 0
    out, err = capsys.readouterr()
    assert "2 games in" in err, "the first one is not played again"
    again = json.loads(out.splitlines()[-1])
    for found in (whole, again):
        del found["times"]
    assert again == whole


def test_a_tournament_is_told_with_verdicts(capsys: pytest.CaptureFixture[str]) -> None:
    words = "arena signorie --gauntlet --players random,search:1 --seats 2 --games 2 --jobs 1"
    assert main(words.split()) == 0
    out = capsys.readouterr().out
    assert "random and search:1 are open" in out
    assert "After 2 games the order is not settled with 95% confidence." in out
    assert main([*words.split(), "--json"]) == 0
    *rows, told = map(json.loads, capsys.readouterr().out.splitlines())
    assert [row["player"] for row in rows] == ["random", "search:1"]
    assert all(row["rating"]["low"] < row["rating"]["mu"] < row["rating"]["high"] for row in rows)
    assert told["games"] == 2
    assert not told["settled"]


@pytest.mark.parametrize(
    ("words", "complaint"),
    [
        ("arena signorie --players greedy,nobody", "no player is called 'nobody'"),
        ("arena signorie --players greedy", "is for 2, 3, 4 players, not 1"),
        ("simulate signorie --seats 5", "is for 2, 3, 4 players, not 5"),
        ("simulate signorie --option tiles=maybe", "one of: compulsory, optional"),
        ("simulate signorie --option tiles", "name=value"),
        ("balance princes --seats 2", "is for 3, 4, 5, 6 players, not 2"),
        ("arena signorie --players greedy,search:0", "no player is called"),
        ("arena signorie princes --players greedy,greedy", "a table plays one game"),
        ("arena signorie --round-robin --players greedy,greedy", "each player is named once"),
        ("arena signorie --gauntlet --players greedy", "two players at least"),
        ("arena signorie --gauntlet --players greedy,random --seats 5", "players, not 5"),
    ],
)
def test_a_wrong_wish_is_one_line(
    words: str, complaint: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(words.split()) == 2
    err = capsys.readouterr().err
    assert complaint in err
    assert err.count("\n") == 1


def begun(words: str, folder: Path) -> subprocess.Popen[str]:
    """The program in a process group of its own, when it has finished a few games."""
    process = subprocess.Popen(
        [sys.executable, "-m", "quattrocento.cli", *words.split()],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        start_new_session=True,
    )

    def few() -> bool:
        assert process.poll() is None, "it has ended before it was to"
        return len(list(folder.glob("signorie-*.jsonl"))) >= 3

    try:
        until(few, "no games are finished", 120)
    except BaseException:
        os.killpg(process.pid, signal.SIGKILL)
        process.communicate()
        raise
    return process


def test_ctrl_c_keeps_what_is_finished(tmp_path: Path) -> None:
    words = f"arena signorie --players greedy,greedy --games 5000 --out {tmp_path}"
    process = begun(words, tmp_path)
    os.killpg(process.pid, signal.SIGINT)
    try:
        out, err = process.communicate(timeout=patience(60))
    finally:
        if process.poll() is None:
            os.killpg(process.pid, signal.SIGKILL)
    kept = list(tmp_path.glob("signorie-*.jsonl"))
    assert process.returncode == 130
    assert "greedy" in out
    assert f"stopped after {len(kept)} of 5000 games" in err
    assert "Traceback" not in err


def test_killed_outright_it_goes_on_and_no_game_is_lost_or_doubled(tmp_path: Path) -> None:
    killed, whole = tmp_path / "killed", tmp_path / "whole"
    words = "arena signorie --players random,random --jobs 2 --out"
    process = begun(f"{words} {killed} --games 5000", killed)
    os.killpg(process.pid, signal.SIGKILL)
    process.communicate()
    assert process.returncode == -signal.SIGKILL
    # The last of them may be half a line: that game is played again.
    before = (killed / LINES).read_text("utf-8").split("\n")[:-1]
    games = len(before) + 20
    for folder in (killed, whole):
        assert main([*words.split(), str(folder), "--games", str(games)]) == 0
    after = (killed / LINES).read_text("utf-8").splitlines()
    assert after[: len(before)] == before
    assert sorted(json.loads(line)["number"] for line in after) == list(range(games))
    records = [path.name for path in whole.glob("signorie-*.jsonl")]
    assert len(records) == games
    for name in records:
        assert (killed / name).read_text("utf-8") == (whole / name).read_text("utf-8")


@pytest.mark.long
def test_bench_prints_its_figures(capsys: pytest.CaptureFixture[str]) -> None:
    assert main("bench signorie --seconds 0.05 --json".split()) == 0
    own = json.loads(capsys.readouterr().out)["games"]["signorie"]["own"]
    assert own["decisions_per_second"] > 0
    assert own["clone_microseconds"] > 0
    assert own["games"] >= 1
    assert main("bench --seconds 0.05".split()) == 0
    out = capsys.readouterr().out
    for game in GAMES:
        seats = min(4, max(load_game(game).seats))
        assert f"{game}, {seats} players, random play" in out
