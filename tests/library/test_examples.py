"""The examples for whoever writes a program run as they stand."""

from __future__ import annotations

import re
import runpy
from pathlib import Path

import pytest

import quattrocento

EXAMPLES = Path(__file__).parents[2] / "examples"
PRINTED = {
    "random_game.py": r"(seat \d: \d+ points, place \d\n){3}",
    "write_a_bot.py": r"spender and random have \[\d+, \d+\]\n",
    "search_a_position.py": r"(family \w+ wins \d+ of 20\n){6}",
    "replay_a_record.py": r"(round \d begins with move \d+: \[.*\]\n){7}",
}


def test_every_example_is_tried() -> None:
    assert sorted(path.name for path in EXAMPLES.glob("*.py")) == sorted(PRINTED)


@pytest.mark.parametrize("name", PRINTED)
def test_an_example_runs(
    name: str,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    match = quattrocento.start("signorie", seats=2, seed=7)
    while not match.over:
        match.play(match.legal()[0])
    file = tmp_path / "game.jsonl"
    file.write_text(match.record.dumps(), "utf-8")
    monkeypatch.setattr("sys.argv", [name, str(file)])
    runpy.run_path(str(EXAMPLES / name), run_name="__main__")
    assert re.fullmatch(PRINTED[name], capsys.readouterr().out)
    _, *code = filter(None, (EXAMPLES / name).read_text("utf-8").splitlines())
    assert len(code) <= 15, "besides the sentence that says what it is"
