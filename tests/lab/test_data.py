"""Records as Parquet tables: what they hold is what was played, and they read back the same."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any

import pytest
from pyarrow import parquet

import quattrocento
from quattrocento.cli import main
from quattrocento.environments.encoding.arrays import actions_of
from quattrocento.games.registry import load_game
from quattrocento.kernel.errors import QuattrocentoError
from quattrocento.kernel.play import legal, next_decision
from quattrocento.kernel.record import read_record, result_of
from quattrocento.lab.data.reading import read_data
from quattrocento.lab.data.schema import GAMES, MOVES
from quattrocento.lab.data.writing import write_data
from quattrocento.lab.gathering import gather

RECORDS = Path(__file__).parents[1] / "records" / "games"
CHOSEN = [
    "signorie-3-random-0.jsonl",
    "princes-5-auctioned-hidden-1-add-nothing-3-2-random-0.jsonl",
    "virtu-3-curious-0.jsonl",
    "italian_wars-2-random-3.jsonl",
]


@pytest.fixture(scope="module")
def data(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A recorded game of every rule set as tables."""
    folder = tmp_path_factory.mktemp("data")
    write_data(gather([RECORDS / name for name in CHOSEN], None), folder, positions=True)
    return folder


def test_the_same_games_come_back(data: Path) -> None:
    back = dict(read_data(data))
    assert list(back) == CHOSEN
    for name, text in back.items():
        assert text == (RECORDS / name).read_text("utf-8")


def test_games_have_their_results(data: Path) -> None:
    for row in rows(data / GAMES):
        text = (RECORDS / row["source"]).read_text("utf-8")
        result = result_of(read_record(load_game(row["game"]), text))
        for column in ("finished", "moves", "places", "scores"):
            assert row[column] == result[column]
        assert [dict(source) for source in row["sources"]] == result["sources"]
        assert len(row["plays"]) == len(row["players"]) == len(set(row["plays"]))
        assert row["rounds"] > 0


def test_choices_and_positions_are_those_of_the_game(data: Path) -> None:
    games = {row["game_id"]: row for row in rows(data / GAMES)}
    for number, row in enumerate(rows(data / MOVES)):
        game = games[row["game_id"]]
        if row["kind"] != "decision":
            assert row["legal"] is row["chosen"] is row["position"] is None
            assert row["seat"] is None or row["kind"] == "aside"
            continue
        assert row["legal"][row["chosen"]] == row["move"]
        assert json.loads(row["move"])[0] == row["verb"]
        assert row["place"] == game["places"][row["seat"]]
        assert row["score"] == game["scores"][row["seat"]]
        if number % 40 == 0:
            position = load_game(game["game"]).load(json.loads(row["position"]))
            decision = next_decision(position)
            assert decision is not None
            assert decision.seat == row["seat"]
            assert [json.dumps(move, ensure_ascii=False) for move in legal(position)] == row[
                "legal"
            ]


def test_the_command_goes_both_ways_and_keeps_times(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    run, data, back = (str(tmp_path / name) for name in ("run", "data", "back"))
    simulate = f"simulate signorie --seats 2 --games 2 --jobs 1 --out {run}"
    assert main(simulate.split()) == 0
    assert main(["export", run, run, "--to", data, "--no-positions"]) == 0
    assert "4 games" in capsys.readouterr().out
    choices = [row for row in rows(tmp_path / "data" / MOVES) if row["kind"] == "decision"]
    assert all(row["position"] is None for row in choices)
    assert all(row["microseconds"] >= 0 for row in choices)
    assert main(["export", data, "--back", "--to", back]) == 0
    names = sorted(path.name for path in (tmp_path / "back").iterdir())
    assert names == [
        "signorie-00000-2.jsonl", "signorie-00000.jsonl",
        "signorie-00001-2.jsonl", "signorie-00001.jsonl",
    ]  # fmt: skip
    for name in ("signorie-00000.jsonl", "signorie-00001.jsonl"):
        assert (tmp_path / "back" / name).read_text() == (tmp_path / "run" / name).read_text()


def test_the_example_in_the_document_runs(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    text = (Path(__file__).parents[2] / "docs" / "data.md").read_text("utf-8")
    block = re.search(r"^```python\n(.*?)^```$", text, re.MULTILINE | re.DOTALL)
    assert block is not None
    write_data(gather([RECORDS / CHOSEN[0]], None), tmp_path / "data", positions=True)
    monkeypatch.chdir(tmp_path)
    exec(block.group(1), {})
    assert re.fullmatch(r'\d+ choices, chosen: \["\w.*\] place: \d\n', capsys.readouterr().out)


def test_other_tables_are_refused(tmp_path: Path) -> None:
    with pytest.raises(QuattrocentoError, match="cannot read"):
        list(read_data(tmp_path))


def rows(path: Path) -> list[dict[str, Any]]:
    found: list[dict[str, Any]] = parquet.read_table(path).to_pylist()
    return found


def test_numbers_of_actions_and_observations_by_choice(tmp_path: Path) -> None:
    match = quattrocento.start("signorie", seats=2, seed=7)
    for _ in range(5):
        match.play(match.legal()[-1])
    (tmp_path / "mine.jsonl").write_text(match.record.dumps(), "utf-8")
    words = ["export", str(tmp_path / "mine.jsonl"), "--to", str(tmp_path / "data"), "--numbers"]
    assert main(words) == 0
    rows = parquet.read_table(tmp_path / "data" / "moves.parquet").to_pylist()
    for row in rows:
        if row["kind"] != "decision":
            assert row["action"] is row["actions"] is row["observation"] is None
            continue
        spelt = [
            json.dumps(actions_of("signorie").moves[number], ensure_ascii=False)
            for number in row["actions"]
        ]
        assert spelt == row["legal"]
        assert row["action"] == row["actions"][row["chosen"]]
        assert len(row["observation"]) == 294
        assert row["observation"][0] == row["seat"]
