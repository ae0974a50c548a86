"""A game of another package is found, and everything the program does it does with it."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

from quattrocento.words.catalogues import LANGUAGES
from tests.palio.installing import install

SOURCES = Path(__file__).parents[2] / "src"


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return install(tmp_path_factory.mktemp("palio"))


def call(site: Path, folder: Path, *arguments: str, answers: str = "") -> str:
    paths = os.pathsep.join(map(str, (SOURCES, site)))
    done = subprocess.run(
        [sys.executable, "-m", "quattrocento.cli", *arguments],
        env=os.environ | {"PYTHONPATH": paths, "COLUMNS": "100"},
        cwd=folder,
        input=answers,
        capture_output=True,
        text=True,
        check=True,
    )
    return done.stdout


def test_components(site: Path, tmp_path: Path) -> None:
    assert "track.bends" in call(site, tmp_path, "components", "palio")


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_whole_game_in_the_terminal(site: Path, tmp_path: Path, language: str) -> None:
    shown = call(
        site, tmp_path, "play", "palio", "--seats", "3", "--language", language,
        "--bots", "greedy,random", "--seed", "3", answers="1\n" * 40,
    )  # fmt: skip
    assert "Aquila" in shown
    for said in ("{", "event-", "prompt-", "move-", "source-", "ui-"):
        assert said not in shown


def test_bots_play_it(site: Path, tmp_path: Path) -> None:
    arguments = ("arena", "palio", "--players", "search:60,random", "--games", "40", "--json")
    lines = [json.loads(line) for line in call(site, tmp_path, *arguments).splitlines()]
    first = next(line for line in lines if line["player"] == "search:60")
    assert first["wins"] > 24


def test_environments_take_it(site: Path, tmp_path: Path) -> None:
    script = """
import gymnasium
import pyspiel
import quattrocento.environments.open_spiel
from quattrocento.environments.gymnasium import register
from quattrocento.environments.pettingzoo import TableEnv
from quattrocento.lessons import lessons_of
from quattrocento.games.registry import load_game
register()
env = gymnasium.make("quattrocento/palio-v1", opponents=["greedy"])
env.reset(seed=7)
table = TableEnv("palio", seats=3)
table.reset(seed=7)
print(int(env.action_space.n), table.num_agents, lessons_of(load_game("palio"))[0].pages)
print(pyspiel.load_game("quattrocento_palio(players=2)").num_distinct_actions())
"""
    paths = os.pathsep.join(map(str, (SOURCES, site)))
    done = subprocess.run(
        [sys.executable, "-c", script],
        env=os.environ | {"PYTHONPATH": paths},
        cwd=tmp_path,
        capture_output=True,
        text=True,
        check=True,
    )
    assert done.stdout.split() == ["3", "3", "5", "3"]
