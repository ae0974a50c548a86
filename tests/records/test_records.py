"""Recorded games replay to the exact end, on every version of the program from here on."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from quattrocento.games.italian_wars import names as wars
from quattrocento.games.italian_wars.files.vocabulary import vocabulary as war_steps
from quattrocento.games.italian_wars.speech.parts import MOVE_PARTS as WAR_MOVES
from quattrocento.games.princes import names as princes
from quattrocento.games.princes.files.vocabulary import vocabulary
from quattrocento.games.princes.options import OPTIONS
from quattrocento.games.princes.speech.parts import ASIDE_PARTS
from quattrocento.games.princes.speech.parts import MOVE_PARTS as PRINCES_MOVES
from quattrocento.games.signorie import names
from quattrocento.games.signorie.speech.parts import MOVE_PARTS
from quattrocento.games.virtu import names as virtu
from quattrocento.games.virtu.options import EDITIONS
from quattrocento.games.virtu.speech.parts import MOVE_PARTS as VIRTU_MOVES
from quattrocento.kernel.game import verb
from quattrocento.kernel.record import result_of
from quattrocento.kernel.step import Decision
from tests.records.coverage import happenings
from tests.records.reading import FOLDER, recorded

ABILITIES = ("ludovico", "lorenzo", "lucrezia", "alfonso", "banking", "league")
ENDS_OF_WARS = ("war_won", "war_won_neutral", "war_drawn", "war_unmanned", "vetoes")
FILES = sorted(FOLDER.glob("*.jsonl"))
RESULTS: dict[str, Any] = json.loads((FOLDER / "results.json").read_text("utf-8"))


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
def test_a_recorded_game_ends_as_it_did(path: Path) -> None:
    assert result_of(recorded(path)) == RESULTS[path.stem]
    assert RESULTS[path.stem]["finished"]


def test_every_result_has_its_game() -> None:
    assert sorted(RESULTS) == [path.stem for path in FILES]


def test_the_recordings_of_signorie_show_everything_it_has() -> None:
    found: set[str] = set()
    for path in FILES:
        if path.stem.startswith("signorie"):
            found |= happenings(recorded(path))
    wanted = {f"move {verb}" for verb in MOVE_PARTS}
    wanted |= {f"mandate {name}" for name in names.MANDATES}
    wanted |= {f"bonus {name}" for name in names.BONUSES}
    wanted |= {f"reward {name}" for name in names.VICTORY_POINTS}
    wanted |= {f"helper {c}-{p}" for c in names.COLUMNS for p in names.PLACES_OF[3]}
    wanted |= {f"city {name}" for name in names.CITIES}
    wanted |= {f"house {name}" for name in names.HOUSES}
    wanted |= {f"row {name}" for name in names.ROWS}
    assert sorted(wanted - found) == []
    assert {len(recorded(path).seats) for path in FILES} >= {2, 3, 4}


def test_the_recordings_of_princes_show_everything_it_has() -> None:
    found: set[str] = set()
    counts: set[int] = set()
    for path in FILES:
        if path.stem.startswith("princes"):
            record = recorded(path)
            counts.add(len(record.seats))
            found |= happenings(record)
    steps = vocabulary(4).steps.values()
    wanted = {f"move {name}" for name in PRINCES_MOVES}
    wanted |= {f"decision {verb(step)}" for step in steps if issubclass(step, Decision)}
    wanted |= {f"aside {name}" for name in ASIDE_PARTS}
    wanted |= {f"option {option.name}={value}" for option in OPTIONS for value in option.choices}
    wanted |= {f"family {name}" for name in princes.FAMILIES}
    wanted |= {f"city {name}" for name in princes.CITIES}
    wanted |= {f"city tiles: {name}" for name in princes.KINDS}
    wanted |= {f"events and the Pope: {name}" for name in (*princes.EVENTS, princes.POPE)}
    wanted |= {f"troops: {name}" for name in princes.TROOPS}
    wanted |= {f"treachery drawn: {name}" for name in princes.TREACHERY}
    wanted |= {f"treachery played: {name}" for name in princes.TREACHERY}
    wanted |= {f"abilities used: {name}" for name in ABILITIES}
    wanted |= {f"wars: decade {decade}" for decade in (1, 2, 3)}
    wanted |= {f"event {name}" for name in ENDS_OF_WARS}
    assert sorted(wanted - found) == []
    assert counts == {3, 4, 5, 6}


def test_the_recordings_of_virtu_show_everything_it_has() -> None:
    records = [recorded(path) for path in FILES if path.stem.startswith("virtu")]
    found: set[str] = set().union(*[happenings(record) for record in records])
    wanted = {f"move {verb}" for verb in VIRTU_MOVES}
    wanted |= {f"card {name}" for name in (*virtu.CHARACTERS, "machiavelli", *virtu.FAMILY)}
    wanted |= {f"ware {name}" for name in virtu.MARKET}
    wanted |= {f"tile {name}" for name in virtu.TILES if name not in SILENT_TILES}
    wanted |= {f"bonus {name}" for name in virtu.BONUSES}
    wanted |= {f"power {name}" for name in virtu.POWERS}
    wanted |= {f"action {name}" for name in virtu.ACTIONS}
    wanted |= {f"city {name}" for name in virtu.CITIES}
    sources = (*virtu.POINTS, *virtu.SOURCES)
    wanted |= {f"source {name}" for name in sources if name not in SILENT_TILES}
    wanted |= {f"means {name}" for name in MEANS}
    wanted |= {f"rank {rank}" for rank in range(1, 6)}
    wanted |= {f"ending {way}" for way in ("cities", "patronage", "map")}
    assert sorted(wanted - found) == []
    assert {"first_player=lot", "seating=green,red,blue,yellow"} <= {
        f"{name}={value}" for record in records for name, value in record.options.items()
    }
    editions = {"default": dict[str, str]()} | EDITIONS
    for count in (3, 4, 5):
        played = [record.options for record in records if len(record.seats) == count]
        for edition, choices in editions.items():
            defaults = records[0].game.read_options(count, choices)
            assert any(_plays(options, defaults) for options in played), (count, edition)


def test_the_recordings_of_the_italian_wars_show_everything_they_have() -> None:
    records = [recorded(path) for path in FILES if path.stem.startswith("italian_wars")]
    found: set[str] = set().union(*[happenings(record) for record in records])
    steps = war_steps().steps.values()
    family = [card for cards in wars.FAMILY for card in cards]
    wanted = {f"move {verb}" for verb in WAR_MOVES}
    wanted |= {f"decision {verb(step)}" for step in steps if issubclass(step, Decision)}
    wanted |= {f"card {name}" for name in (*virtu.CHARACTERS, *family) if name not in IN_THE_BOX}
    wanted |= {f"ware {name}" for name in virtu.MARKET if name not in IN_THE_BOX}
    wanted |= {f"action {name}" for name in virtu.ACTIONS if name != "patronise"}
    wanted |= {f"city {name}" for name in virtu.CITIES}
    wanted |= {f"means {name}" for name in ("spend_token", "war_card", "cannons")}
    wanted |= {f"source {name}" for name in wars.POINTS}
    wanted |= {f"posture {name}" for name in wars.POSTURES}
    wanted |= {f"alliance {major} {king}" for major in wars.MAJORS for king in wars.KINGS}
    wanted |= {f"elimination {major}" for major in wars.MAJORS}
    wanted |= {"elimination of an ally", "elimination of nobody's ally"}
    wanted |= {f"victory {king}" for king in wars.KINGS}
    wanted |= {f"ending points {king}" for king in wars.KINGS}
    wanted |= {f"ending {way}" for way in ("victory at once", "crowns", "shared")}
    assert sorted(wanted - found) == []


IN_THE_BOX = ("maestro", "pope", "republic", "cathedral")
"""What two players leave in the box."""
SILENT_TILES = ("cannons", "kingdom_of_france")
"""The cannons bear no symbol; the kingdom is for two players only."""
MEANS = ("spend_token", "war_card", "leonardo", "cannons", "france")


BEGINNING = ("first_player", "seating")


def _plays(options: dict[str, str], edition: dict[str, str]) -> bool:
    """The table's choices are an edition's, whoever begins, however they sit."""
    known = edition | options
    return all(known[name] == edition[name] for name in edition if name not in BEGINNING)
