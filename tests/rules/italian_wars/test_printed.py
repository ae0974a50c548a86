"""What the booklet prints, written down once more, and that nothing is left to chance."""

from __future__ import annotations

import tomllib
from importlib.resources import files
from itertools import pairwise
from typing import Any, Final

from quattrocento.games.italian_wars.files.vocabulary import vocabulary
from quattrocento.games.italian_wars.names import COLOURS, FAMILY, PLAYERS
from quattrocento.games.virtu.names import CITIES, MARKET, TILES
from quattrocento.kernel.step import Chance
from tests.rules.italian_wars.table import PRINTED

RULEBOOK: Final[dict[str, Any]] = {
    "game.florins": 4,
    "game.troops": 8,
    "game.start_agents": 1,
    # Half a florin for each troop, rounded up, from none to sixteen.
    "game.wages": [(troops + 1) // 2 for troops in range(17)],
    "game.rounds": 21,
    "palaces.cities_for_space": 99,
    "setup.blue.cities": ["turin", "milan"],
    "setup.blue.troops": ["turin", "turin", "milan", "milan"],
    "setup.blue.reserve": 4,
    "setup.blue.tiles": ["duchy", "cannons", "kingdom_of_france"],
    "setup.yellow.cities": ["naples", "rossano", "reggio", "bari"],
    "setup.yellow.troops": ["naples", "naples"],
    "setup.yellow.reserve": 4,
    "setup.yellow.tiles": ["principality"],
    "setup.red.cities": ["florence", "pisa"],
    "setup.red.troops": ["florence"],
    "setup.red.reserve": 1,
    "setup.red.agents": 1,
    "setup.green.cities": ["venice", "corfu", "ravenna"],
    "setup.green.troops": ["venice", "ravenna"],
    "setup.green.reserve": 2,
    "setup.green.agents": 0,
    "setup.white.cities": ["rome", "civitavecchia"],
    "setup.white.troops": ["rome"],
    "setup.white.reserve": 1,
    "setup.white.agents": 1,
    "influence.siege": 4,
    "influence.elimination": 1,
    "cards.maestro.copies": 0,
    "cards.pope.copies": 0,
    "tiles.duchy.copies": 2,
    "tiles.principality.copies": 2,
    "tiles.kingdom.copies": 1,
    "tiles.republic.copies": 0,
    "tiles.guild.copies": 2,
    "tiles.cathedral.copies": 0,
    "prestige.trophy": 1,
}
"""The booklet's own values; those that it leaves alone are Virtù's, and pinned there."""


def own_paths() -> set[str]:
    """What the booklet's component file says itself."""
    text = files("quattrocento.games.italian_wars").joinpath("components.toml").read_text("utf-8")
    found = set()
    for section, values in tomllib.loads(text).items():
        for name, leaf in values.items():
            deeper = {name: leaf} if "is" in leaf else {f"{name}.{key}": leaf[key] for key in leaf}
            found |= {f"{section}.{path}" for path in deeper}
    return found


def test_every_value_of_the_booklet_is_as_printed() -> None:
    rows = {row[0]: (row[1], row[2]) for row in PRINTED.components.rows()}
    own = own_paths()
    assert own <= set(rows)
    assert {path for path in own if rows[path][1] == "rulebook"} == set(RULEBOOK)
    assert {path: rows[path][0] for path in RULEBOOK} == RULEBOOK


def test_the_printed_table_is_laid_out_with_these_values() -> None:
    """On the table itself, where a value could be read from the wrong place."""
    board = PRINTED.start(2)
    data = board.dump()
    for seat, colour in enumerate(COLOURS):
        mine = {part: RULEBOOK[f"setup.{colour}.{part}"] for part in ("cities", "troops")}
        held = [name for name, city in data["cities"].items() if city["owner"] == colour]
        assert set(held) == set(mine["cities"])
        posts = {
            name: city["troops"][colour]
            for name, city in data["cities"].items()
            if colour in city["troops"]
        }
        assert posts == {name: mine["troops"].count(name) for name in mine["troops"]}
        if seat < PLAYERS:
            player = data["players"][seat]
            assert player["florins"] == RULEBOOK["game.florins"]
            assert player["reserve"] == RULEBOOK[f"setup.{colour}.reserve"]
            assert set(player["domain"]) == {*mine["cities"], *RULEBOOK[f"setup.{colour}.tiles"]}
    # Naples has a second agent on a family card.
    assert [one["agents"] for one in data["players"]] == [1, 2]
    reserves = {name: one["reserve"] for name, one in data["majors"].items()}
    assert reserves == {"florence": 1, "venice": 2, "rome": 1}
    # Of each title that a player has from the start one less is on sale.
    started = [*RULEBOOK["setup.blue.tiles"], *RULEBOOK["setup.yellow.tiles"]]
    for ware in MARKET:
        path = f"tiles.{ware}.copies" if ware in TILES else f"cards.{ware}.copies"
        if path in RULEBOOK:
            assert data["supply"][ware] == RULEBOOK[path] - started.count(ware)
    assert len(CITIES) == 30


def test_what_the_booklet_says_in_part() -> None:
    """Of values that are not in it themselves."""
    rows = {row[0]: row[1] for row in PRINTED.components.rows()}
    rounds = rows["game.wage_rounds"]
    assert {later - earlier for earlier, later in pairwise(rounds)} == {4}
    for king in COLOURS[:PLAYERS]:
        assert rows[f"palaces.{king}"].count("none") == 1
    opening = [card for family in FAMILY[PLAYERS:] for card in family]
    assert sorted(rows["palaces.space_cards"]) == sorted(
        next(card for card in family if card in rows["palaces.space_cards"])
        for family in FAMILY[PLAYERS:]
    )
    assert set(rows["palaces.space_cards"]) < set(opening)
    agents = [sum(rows[f"cards.{card}.agent"] for card in family) for family in FAMILY[:PLAYERS]]
    assert agents == [0, 1]


def test_the_cover_speaks_of_thirty_minutes_a_player() -> None:
    assert PRINTED.minutes == (60, 60)


def test_there_is_no_chance() -> None:
    """Nothing is thrown or drawn, so there is no distribution to test."""
    assert not PRINTED.luck
    assert [step for step in vocabulary().steps.values() if issubclass(step, Chance)] == []
    assert "first_player" not in {option.name for option in PRINTED.options}
    assert not any(option.by_lot for option in PRINTED.options)
