"""The examples that train do learn, and every cell of the notebook runs."""

from __future__ import annotations

import json
from importlib.util import find_spec
from pathlib import Path
from typing import Any

import pytest

LEARNING = Path(__file__).parents[2] / "examples" / "learning"
TOUR = json.loads((LEARNING / "tour.ipynb").read_text("utf-8"))
CODE = ["".join(cell["source"]) for cell in TOUR["cells"] if cell["cell_type"] == "code"]
TRAINING = "from train_ppo import"


def test_the_cells_of_the_notebook_run_and_come_to_what_is_shown(
    capsys: pytest.CaptureFixture[str],
) -> None:
    known: dict[str, Any] = {}
    for source in CODE:
        if TRAINING not in source:
            exec(compile(source, "tour.ipynb", "exec"), known)
    assert "optional_tiles" in capsys.readouterr().out
    assert known["info"]["place"] in (1, 2)
    assert len(known["scores"]) >= 32


def test_the_notebook_was_run_once_and_is_small() -> None:
    cells = [cell for cell in TOUR["cells"] if cell["cell_type"] == "code"]
    assert [cell["execution_count"] for cell in cells] == list(range(1, len(cells) + 1))
    assert all(cell["outputs"] for cell in cells if "import" not in cell["source"][-1])
    assert not any(out["output_type"] == "error" for cell in cells for out in cell["outputs"])
    assert (LEARNING / "tour.ipynb").stat().st_size < 20_000


if find_spec("torch"):
    STEPS = 24_576

    @pytest.mark.long
    def test_ppo_learns_to_beat_random_players() -> None:
        """Untrained it wins about half of the games; so would one that learns nothing."""
        from examples.learning.train_ppo import train, wins

        *_, (agent, _) = train(STEPS)
        assert wins(agent, 200) > 0.6

    def test_a_round_of_search_and_learning_ends_with_a_network_that_plays(
        tmp_path: Path, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        from examples.learning import train_by_search

        from quattrocento.games.registry import load_game
        from quattrocento.players.learned.finding import judge_for

        monkeypatch.setattr(train_by_search, "ITERATIONS", 2)
        monkeypatch.setattr(train_by_search, "CONTEST", 2)
        first, second = train_by_search.loop("signorie", 0.0, 2, tmp_path)
        assert (first.other, second.games) == ("search:2", 2)
        assert "learned:2@" in second.one
        for turn in (1, 2):
            assert judge_for(load_game("signorie"), 2, str(tmp_path / f"{turn}.net")) is not None
