"""Training: what is kept of games, how numbers become rows, and that what plays is what learned."""

from __future__ import annotations

import json
import math
import subprocess
from importlib.util import find_spec
from pathlib import Path

import numpy as np
import pytest
from librt.vecs import vec
from mypy_extensions import i16

import quattrocento
from quattrocento.cli import main
from quattrocento.games.registry import load_game
from quattrocento.players.learned.finding import judge_for
from quattrocento.players.learned.layout import Layout
from quattrocento.players.learned.network import Network, Tables
from quattrocento.players.learned.weights import Weights, read_weights
from quattrocento.train import loop
from quattrocento.train.contest import play_contest
from quattrocento.train.curves import curves
from quattrocento.train.encoding import BINS, Encoding
from quattrocento.train.examples import ABSENT, Array, Collection, games_in, read, step_of
from quattrocento.train.exporting import export, fit_for
from quattrocento.train.selfplay import Stint, play_stint

GAME = load_game("signorie")
LAYOUT = Layout(GAME)


@pytest.fixture(scope="module")
def kept(tmp_path_factory: pytest.TempPathFactory) -> list[Path]:
    """The files of a few games by looks, with two and with four players."""
    folder = tmp_path_factory.mktemp("games")
    paths = [folder / "0-2-0.npz", folder / "0-4-0.npz"]
    for seats, path in zip((2, 4), paths, strict=True):
        seen, games, examples = play_stint(Stint("signorie", seats, 0.0, f"1/{seats}", str(path)))
        assert (seen, games) == (seats, 1)
        assert examples > 20
    return paths


def examples_of(paths: list[Path]) -> Collection:
    return read(paths, LAYOUT, step_of(paths))


def test_games_are_kept_with_how_they_ended_as_seen_from_whoever_decides(kept: list[Path]) -> None:
    for seats, path in zip((2, 4), kept, strict=True):
        assert games_in(path) == 1
        with np.load(path) as data:
            assert data["rows"].shape[1] == LAYOUT.observers[seats].size
            assert np.allclose(data["ends"].sum(1), 0, atol=1e-3)
            assert np.allclose(data["wins"].sum(1), 1)
            for row, end, about in zip(data["rows"], data["ends"], data["about"], strict=True):
                assert row[0] == about[1]
                first = int(about[1])
                turned = np.roll(end, first)
                assert np.allclose(turned, np.roll(data["ends"][0], int(data["about"][0][1])))


def test_tables_of_all_sizes_have_one_layout(kept: list[Path]) -> None:
    found = examples_of(kept)
    assert found.rows.shape == (len(found), LAYOUT.size)
    four, two = found.pick(found.count == 4), found.pick(found.count == 2)
    assert not (four.rows == ABSENT).any()
    florins = LAYOUT.observers[4].segment("player3.florins").start
    assert (two.rows[:, florins] == ABSENT).all()
    assert (two.ends[:, 2:] == 0).all()
    assert found.held.any()
    assert not found.held.all()


def test_held_out_games_are_never_trained_on(kept: list[Path]) -> None:
    found = examples_of(kept)
    assert len(found.train) + len(found.kept_back) == len(found)
    assert not found.train.held.any()


def test_each_number_has_a_row_but_the_commonest() -> None:
    rows = np.array([[0, 5, 100], [0, 5, 900], [2, 5, ABSENT], [0, 7, 100]], np.int16)
    encoding = Encoding(rows)
    assert encoding.low.tolist() == [0, 5, 100]
    assert encoding.high.tolist() == [2, 7, 900]
    entries = [
        encoding.entries[start : start + width]
        for start, width in zip(encoding.starts, encoding.widths, strict=True)
    ]
    assert entries[0][0] == entries[1][0] == entries[2][0] == -1
    assert entries[0][2] >= 0
    assert len(set(entries[2].tolist())) == BINS
    assert encoding.size == max(entry.max() for entry in entries) + 1


def learned(encoding: Encoding, hidden: int, inner: int, size: float) -> dict[str, Array]:
    """The numbers of a network that learned nothing, as large as asked for."""
    rng = np.random.default_rng(5)
    return {
        "table": rng.normal(0, size, (encoding.size + 1, hidden)),
        "bias": rng.normal(0, size, (len(LAYOUT.seats), hidden)),
        "second": rng.normal(0, 0.2, (hidden, inner)),
        "second_bias": rng.normal(0, 0.1, inner),
        "last": rng.normal(0, 0.3, (inner, 2 * LAYOUT.most)),
        "last_bias": rng.normal(0, 0.1, 2 * LAYOUT.most),
    }


def in_floats(
    parts: dict[str, Array], encoding: Encoding, row: Array, seats: int, scale: float
) -> Array:
    """What the network comes to as PyTorch reckons it."""
    hidden = parts["bias"][LAYOUT.seats.index(seats)].copy()
    for column in LAYOUT.columns[seats]:
        value = min(max(int(row[column]), encoding.low[column]), encoding.high[column])
        which = encoding.entries[encoding.starts[column] + value - encoding.low[column]]
        if which >= 0:
            hidden += parts["table"][which]
    inner = np.maximum(np.maximum(hidden, 0) @ parts["second"] + parts["second_bias"], 0)
    found: Array = (inner @ parts["last"] + parts["last_bias"])[:seats] * scale
    return found


@pytest.mark.parametrize("size", [0.03, 3.0])
def test_the_whole_numbers_play_what_was_learned(kept: list[Path], size: float) -> None:
    found = examples_of(kept)
    encoding = Encoding(found.rows)
    parts = learned(encoding, 16, 8, size)
    told = fit_for(GAME, LAYOUT) | {"seats": [2, 3, 4], "step": step_of(kept), "win": 0.0}
    weights = read_weights(export(parts, encoding, told, 10.0).dumps())
    tables = Tables(weights)
    for place in range(0, len(found), 40):
        seats = int(found.count[place])
        row = found.rows[place]
        mine = row[LAYOUT.columns[seats]]
        network = Network(tables, LAYOUT, seats)
        looks = [float(number) * told["step"] for number in mine[-seats:]]
        network.read(vec[i16]([int(number) for number in mine[:-seats]]), looks)
        expected = in_floats(parts, encoding, row, seats, 10.0)
        reach = max(1.0, float(np.abs(expected).max()))
        assert np.allclose(network.corrections(), expected, atol=0.06 * reach)


def test_a_sum_never_leaves_its_sixteen_bits(kept: list[Path]) -> None:
    found = examples_of(kept)
    encoding = Encoding(found.rows)
    weights = export(learned(encoding, 8, 4, 50.0), encoding, {}, 1.0)
    table = np.array(weights.parts["table"]).reshape(-1, 8)
    up = np.array(weights.parts["bias"]).reshape(-1, 8).max(0).astype(int)
    for start, width in zip(encoding.starts, encoding.widths, strict=True):
        mine = [entry for entry in encoding.entries[start : start + width] if entry >= 0]
        if mine:
            up = up + np.maximum(table[mine].max(0), 0)
    assert (up < 1 << 15).all()


def test_a_page_tells_of_every_network() -> None:
    contest = {"seats": 4, "before": 0.6, "low": 0.5, "high": 0.7, "games": 80}
    foretold = {"seats": 4, "looks": 0.37, "leads": 0.45, "chances": 1.02}
    log = [
        {"round": turn, "kept": turn == 1, "examples": 999, "contests": [contest]}
        | {"foretold": [foretold]}
        for turn in (1, 2)
    ]
    page = curves("signorie", log)
    assert page.count("80 games, kept") == page.count("80 games, not kept") == 1
    assert page.count("0.450") == 2


def test_a_contest_ends_with_its_time() -> None:
    def games(seconds: float) -> int:
        return play_contest("signorie", 2, "greedy", "random", 3, seconds, 1, "7").games

    # Both turns of the seats are played in any case.
    assert (games(0.0), games(math.inf)) == (2, 3)


def test_a_network_of_an_installed_package_names_its_version(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    # Somebody's clone with an environment in it, which git does not keep.
    subprocess.run(["git", "init", "--quiet", str(tmp_path)], check=True)
    own = ["-c", "user.name=a", "-c", "user.email=a@b.c", "commit", "--quiet", "--allow-empty"]
    subprocess.run(["git", "-C", str(tmp_path), *own, "-m", "theirs"], check=True)
    monkeypatch.setattr(loop, "__file__", str(tmp_path / "quattrocento" / "train" / "loop.py"))
    (tmp_path / "quattrocento").mkdir()
    assert loop.commit() == quattrocento.__version__


COMMAND = "train signorie --seats 2 --minutes 0.02 --rounds 2 --iterations 2 --contest 2 --hidden 8"

if find_spec("torch"):

    def test_training_keeps_what_wins_and_goes_on_where_it_stopped(
        tmp_path: Path, capsys: pytest.CaptureFixture[str]
    ) -> None:
        arguments = [*COMMAND.split(), "--jobs", "1", "--out", str(tmp_path)]
        assert main(arguments) == 0
        log = [json.loads(line) for line in (tmp_path / "log.jsonl").read_text().splitlines()]
        assert [entry["round"] for entry in log] == [1, 2]
        assert (tmp_path / "curves.html").exists()
        for turn in (1, 2):
            path = tmp_path / f"round-{turn}.net"
            assert judge_for(GAME, 2, str(path)) is not None
            told = read_weights(path.read_bytes()).told
            assert isinstance(Weights(told, {}).told["provenance"]["games"]["by looks"], int)
        before = sorted(tmp_path.rglob("*"))
        assert main(arguments) == 0
        assert sorted(tmp_path.rglob("*")) == before

else:

    def test_without_pytorch_training_says_what_it_needs(
        tmp_path: Path, capsys: pytest.CaptureFixture[str]
    ) -> None:
        assert main([*COMMAND.split(), "--out", str(tmp_path)]) == 2
        assert "pip install 'quattrocento[train]'" in capsys.readouterr().err
