"""Position files of The Italian Wars: what cannot be is refused, with its field."""

from __future__ import annotations

from importlib.resources import files
from pathlib import Path
from typing import Any

import pytest

from quattrocento.games.italian_wars.game import ItalianWars
from quattrocento.kernel.errors import BadComponents, BadPosition
from quattrocento.kernel.play import run
from quattrocento.kernel.situation import merge, situation
from quattrocento.words.rules import rules

GAME = ItalianWars()

BROKEN: list[tuple[str, dict[str, Any]]] = [
    ("game", {"game": "virtu"}),
    ("overlay", {"overlay": "0123456789abcdef"}),
    ("options.defender_tokens", {"options": {"defender_tokens": "maybe"}}),
    ("round", {"round": 22}),
    ("victor", {"victor": "red"}),
    ("players", {"players": []}),
    ("players[0].colour", {"players": {"0": {"colour": "red"}}}),
    ("players[0].reserve", {"players": {"0": {"reserve": 5}}}),
    ("players[1].agents", {"players": {"1": {"agents": 3}}}),
    ("players[0].trophies", {"players": {"0": {"trophies": -1}}}),
    ("players[0].rank", {"players": {"0": {"rank": 1}}}),
    ("players[0].domain", {"players": {"0": {"domain": {"florence": "available"}}}}),
    ("players[1].domain", {"players": {"1": {"domain": {"cannons": "available"}}}}),
    ("players[1].domain", {"players": {"1": {"domain": {"kingdom_of_france": "available"}}}}),
    ("players[0].domain", {"players": {"0": {"domain": {"cathedral-1": "available"}}}}),
    ("players[0]", {"players": {"0": {"court": {"left1": {"card": "piero"}}}}}),
    ("players[0].court.left1.card", {"players": {"0": {"court": {"left1": {"card": "lorenzo"}}}}}),
    ("players[0].rooms[1]", {"players": {"0": {"rooms": {"1": {"action": "banker"}}}}}),
    ("cities", {"cities": {"atlantis": {}}}),
    ("cities.siena.owner", {"cities": {"siena": {"owner": "red"}}}),
    ("cities.siena.agent", {"cities": {"siena": {"agent": "red"}}}),
    ("cities.siena.troops", {"cities": {"siena": {"troops": {"red": 1}}, "florence": {
        "troops": {"red": 0}}}}),
    ("majors.rome.influence[1]", {"majors": {"rome": {"influence": ["blue", 7]}}}),
    ("majors.rome.influence", {"majors": {"rome": {"influence": ["blue"]}}}),
    ("players[0].domain", {"majors": {"rome": {"ally": "blue", "influence": None}}}),
    ("majors.rome.reserve", {"majors": {"rome": {"reserve": 2}}}),
    ("majors.rome.agent", {"majors": {"rome": {"agent": "red"}}}),
    ("majors", {"majors": {"milan": {}}}),
    ("supply.kingdom", {"supply": {"kingdom": 0}}),
    ("supply.maestro", {"supply": {"maestro": 1}}),
    ("supply.cathedral", {"supply": {"cathedral": 1}}),
    ("indulgences", {"indulgences": 9}),
    ("halted", {"halted": [["blue", "siena"]]}),
    ("halted[0]", {"halted": [["blue"]]}),
    ("agenda[0]", {"agenda": [["wages", "red"]]}),
    ("agenda[0]", {"agenda": [["patronise", "blue"]]}),
    ("agenda[0]", {"agenda": [["pay", "blue", "winter"]]}),
    ("year", {"year": 3}),
]  # fmt: skip


@pytest.mark.parametrize(("field", "changes"), BROKEN)
def test_what_cannot_be_is_refused_by_its_field(field: str, changes: dict[str, Any]) -> None:
    position = GAME.start(2)
    run(position)
    with pytest.raises(BadPosition) as error:
        GAME.load(merge(position.dump(), changes))
    assert error.value.field.startswith(field), error.value.field


def test_a_situation_names_only_what_matters() -> None:
    changes = {
        "round": 6,
        "season": "winter",
        "players": {"0": {"court": {"left1": {"card": "piero"}}, "marker": 1},
                    "1": {"marker": 1}},
        "cities": {"siena": {"owner": "blue", "troops": {"blue": 1, "red": 1}}},
        "majors": {"florence": {"ally": "blue"}, "rome": {"agent": "yellow"}},
        "agenda": [["recruit", "blue"]],
    }  # fmt: skip
    dump = situation(GAME, 2, changes).dump()
    assert dump["players"][0]["reserve"] == 3
    assert dump["players"][0]["domain"]["pisa"] == "available"
    assert dump["players"][1]["owned_agents"] == 3
    assert dump["majors"]["florence"] == {
        "influence": None, "ally": "blue", "reserve": 0, "agent": None,
    }  # fmt: skip


def test_an_overlay_changes_values_and_is_named() -> None:
    other = ItalianWars("[influence]\nalliance = 4\n")
    assert other.overlay is not None
    assert other.start(2).dump()["overlay"] == other.overlay
    with pytest.raises(BadPosition):
        GAME.load(other.start(2).dump())


@pytest.mark.parametrize(
    "text",
    [
        "[influence]\nalliance = 9",
        '[influence]\nrome = ["red", 1]',
        '[influence]\nrome = ["blue", 9]',
        "[game]\nwages = [0, 1, 2]",
        '[setup.blue]\ntroops = ["atlantis"]',
        '[palaces]\nblue = ["war", "war", "govern", "annex", "none"]',
    ],
)
def test_an_overlay_that_cannot_be_is_refused(text: str) -> None:
    with pytest.raises(BadComponents):
        ItalianWars(text)


def test_reconstructed_values_say_so() -> None:
    source = {path: source for path, _, source, _ in GAME.components.rows()}
    for path in ("influence.alliance", "prestige.city", "prestige.alliance", "victory.blue"):
        assert source[path] == "reconstructed"
    for path in ("prestige.trophy", "game.rounds", "influence.siege", "setup.green.cities"):
        assert source[path] == "rulebook"
    assert source["game.wage_rounds"] == "inferred"


def test_the_rules_document_is_the_package_s_own_text() -> None:
    document = Path(__file__).parents[3] / "docs" / "rules" / "italian-wars.md"
    packaged = files("quattrocento.games.italian_wars").joinpath("rules.md").read_text("utf-8")
    assert document.read_text("utf-8") == packaged
    known = rules(GAME.home, GAME.builds_on)
    assert {"W-101", "V-101"} <= set(known)
