"""Position files of Virtù: what cannot be is refused, with its field."""

from __future__ import annotations

from typing import Any

import pytest

from quattrocento.games.virtu.game import Virtu
from quattrocento.kernel.errors import BadComponents, BadPosition
from quattrocento.kernel.play import run
from quattrocento.kernel.situation import merge, situation
from tests.rules.virtu.table import OVERLAY, table

GAME = Virtu()

BROKEN: list[tuple[str, dict[str, Any]]] = [
    ("game", {"game": "signorie"}),
    ("overlay", {"overlay": "0123456789abcdef"}),
    ("options.lost_space", {"options": {"lost_space": "none"}}),
    ("order", {"order": ["red", "red", "green"]}),
    ("cities_track", {"cities_track": ["red"]}),
    ("players[0].colour", {"players": {"0": {"colour": "green"}}}),
    ("players[1].florins", {"players": {"1": {"florins": -1}}}),
    ("players[0].marker", {"players": {"0": {"marker": 6}}}),
    ("players[0].reserve", {"players": {"0": {"reserve": 5}}}),
    ("players[0].agents", {"players": {"0": {"agents": 3}}}),
    ("players[0].domain", {"players": {"0": {"domain": {"siena": "available"}}}}),
    ("players[0].domain", {"players": {"0": {"domain": {"cannons": "available"}}}}),
    ("players[0].rooms[1]", {"players": {"0": {"rooms": {"1": {"action": "banker"}}}}}),
    ("players[0].rooms[1]", {"players": {"0": {"rooms": {"1": {"improvement": "pope"}}}}}),
    ("players[0]", {"players": {"0": {"rooms": {"1": {"action": "alfonso"}}}}}),
    ("players[0].court", {"players": {"0": {"court": {"left2": {"card": "lorenzo"}}}}}),
    ("players[0].court.left1", {"players": {"0": {"court": {"left1": {"exhausted": True}}}}}),
    ("players[0].trophies", {"players": {"0": {"trophies": ["red"]}}}),
    ("players[0].gave", {"players": {"0": {"gave": {"pisa": "ship"}}}}),
    ("players[0].lost_spaces", {"players": {"0": {"lost_spaces": ["left3"]}}}),
    ("cities", {"cities": {"milan": {}}}),
    ("cities.siena.owner", {"cities": {"siena": {"owner": "blue"}}}),
    ("cities", {"cities": {"siena": {"cathedral": True}}}),
    ("powers", {"powers": {"france": {"ready": True}}}),
    ("supply.pope", {"supply": {"pope": 0}}),
    ("supply.kingdom", {"supply": {"kingdom": 1}}),
    ("supply.cathedral", {"supply": {"cathedral": 4}}),
    ("bonuses", {"bonuses": ["leonardo"]}),
    ("indulgences", {"indulgences": 9}),
    ("turn.used", {"turn": {"used": [None]}}),
    ("agenda[0]", {"agenda": [["wages", "blue"]]}),
    ("agenda[0]", {"agenda": [["pay", "red", "winter"]]}),
    ("agenda[0]", {"agenda": [["fly", "red"]]}),
    ("colour", {"colour": "red"}),
]


@pytest.mark.parametrize(("field", "changes"), BROKEN)
def test_what_cannot_be_is_refused_by_its_field(field: str, changes: dict[str, Any]) -> None:
    position = GAME.start(3)
    run(position)
    with pytest.raises(BadPosition) as error:
        GAME.load(merge(position.dump(), changes))
    assert error.value.field.startswith(field)


def test_a_situation_names_only_what_matters() -> None:
    changes = {
        "year": 3,
        "season": "winter",
        "players": {"0": {"court": {"left1": {"card": "banker"}}, "marker": 1}},
        "cities": {"siena": {"owner": "red", "troops": {"red": 2}, "agent": "green"}},
        "agenda": [["recruit", "red"]],
    }
    for seat in ("1", "2"):
        changes["players"][seat] = {"marker": 1}  # type: ignore[index]
    dump = situation(GAME, 3, changes).dump()
    assert dump["players"][0]["reserve"] == 2
    assert dump["players"][0]["domain"]["siena"] == "available"
    assert dump["players"][2]["owned_agents"] == 3
    assert dump["supply"]["banker"] == 4


def test_an_overlay_changes_values_and_is_named() -> None:
    other = Virtu('[cards.banker]\nsymbols = ["florin", 5]\n')
    assert other.overlay is not None
    assert other.start(3).dump()["overlay"] == other.overlay
    with pytest.raises(BadPosition):
        GAME.load(other.start(3).dump())
    assert table("recruit red", season="winter").box.overlay == Virtu(OVERLAY).overlay


@pytest.mark.parametrize(
    "text",
    [
        '[cards.banker]\nsymbols = ["florin", "florin"]',
        '[palaces]\nred = ["war", "war", "govern", "annex", "intrigue"]',
        "[game]\nwages = [0, 1]",
        '[roads]\nthree_four = ["rome", "siena", "pisa"]',
        '[cities.rome]\nseas = ["dead"]',
    ],
)
def test_an_overlay_that_cannot_be_is_refused(text: str) -> None:
    with pytest.raises(BadComponents):
        Virtu(text)
