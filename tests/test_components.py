"""Component tables: every value has a source, and an owner's overlay replaces values."""

from __future__ import annotations

import tomllib
from importlib.resources import files
from typing import Any

import pytest

from quattrocento.components import OWN, SOURCES, Components
from quattrocento.games.registry import RULE_SETS, load_game
from quattrocento.games.signorie.game import Signorie
from quattrocento.kernel.errors import BadComponents, BadPosition
from quattrocento.kernel.record import Record
from tests.rules.signorie.table import legal, play, step, table

TABLE = """
[columns.red]
value = { is = 2, source = "public" }
action = { is = "marriage", source = "rulebook", note = "sure" }
[helpers.red]
cost = { is = [2, 3, 4], source = "reconstructed" }
top = { is = ["florins", 1, 2], source = "inferred" }
"""


def leaves(table: dict[str, Any], path: str = "") -> list[tuple[str, dict[str, Any]]]:
    """Every table that holds no further table, with its path."""
    found = []
    for key, value in table.items():
        assert isinstance(value, dict), f"{path}{key} is a value without a source"
        if any(isinstance(inner, dict) for inner in value.values()):
            found += leaves(value, f"{path}{key}.")
        else:
            found.append((path + key, value))
    return found


@pytest.mark.parametrize("name", RULE_SETS)
def test_every_value_of_every_game_has_a_source(name: str) -> None:
    game = load_game(name)
    written: dict[str, Any] = {}
    # A game that builds on another one says only what is different.
    for part in filter(None, (game.builds_on, name)):
        text = files(f"quattrocento.games.{part}").joinpath("components.toml").read_text("utf-8")
        written |= dict(leaves(tomllib.loads(text)))
    for path, leaf in written.items():
        assert set(leaf) <= {"is", "source", "note"}, path
        assert leaf["source"] in SOURCES, path
    rows = list(game.components.rows())
    assert [(row[0], row[1], row[2]) for row in rows] == [
        (path, leaf["is"], leaf["source"]) for path, leaf in written.items()
    ]
    assert len(rows) > 50


def test_values_are_read_by_path_with_their_source_and_note() -> None:
    read = Components(TABLE)
    assert read.whole("columns.red.value") == 2
    assert read.name("columns.red.action", ("florins", "marriage")) == 1
    assert read.wholes("helpers.red.cost", 3) == (2, 3, 4)
    assert read.words("helpers.red.top") == ["florins", 1, 2]
    assert read.source("columns.red.value") == "public"
    assert ("columns.red.action", "marriage", "rulebook", "sure") in list(read.rows())
    assert read.overlay is None


@pytest.mark.parametrize(
    ("text", "field"),
    [
        ("value = 3", "value"),
        ("[columns]\nvalue = 3", "columns.value"),
        ('value = { source = "public" }', "value"),
        ("value = { is = 3 }", "value"),
        ('value = { is = 3, source = "hearsay" }', "value"),
        ("value = { is = ", "components"),
    ],
)
def test_a_table_without_values_or_sources_is_refused(text: str, field: str) -> None:
    with pytest.raises(BadComponents) as caught:
        Components(text)
    assert caught.value.field == field


def test_a_value_out_of_bounds_or_missing_is_refused() -> None:
    read = Components(TABLE)
    for ask in (
        lambda: read.whole("columns.red.value", 3),
        lambda: read.whole("columns.red.value", 0, 1),
        lambda: read.whole("columns.red.action"),
        lambda: read.whole("columns.blue.value"),
        lambda: read.wholes("helpers.red.cost", 2),
        lambda: read.wholes("helpers.red.cost", 3, 0, 3),
        lambda: read.wholes("columns.red.value"),
        lambda: read.name("columns.red.action", ("florins",)),
        lambda: read.names("helpers.red.cost", ("florins",)),
        lambda: read.names("columns.red.action", ("marriage",)),
        lambda: read.words("columns.red.value"),
    ):
        with pytest.raises(BadComponents):
            ask()


# Overlays.


def test_an_overlay_replaces_values_and_is_their_source() -> None:
    read = Components(TABLE, "[columns.red]\nvalue = 5\naction = { is = 'florins' }")
    assert read.whole("columns.red.value") == 5
    assert {row[0]: row[2] for row in read.rows()} == {
        "columns.red.value": OWN,
        "columns.red.action": OWN,
        "helpers.red.cost": "reconstructed",
        "helpers.red.top": "inferred",
    }
    assert ("columns.red.action", "florins", OWN, "") in list(read.rows())


def test_the_hash_of_an_overlay_is_that_of_what_it_changes() -> None:
    def overlay(text: str) -> str | None:
        return Components(TABLE, text).overlay

    one = overlay("[columns.red]\nvalue = 5")
    assert one is not None
    assert len(one) == 16
    assert overlay("# mine\ncolumns.red.value = { is = 5, source = 'own' }") == one
    assert overlay("[columns.red]\nvalue = 6") != one
    assert overlay("[helpers.red]\ncost = [5, 5, 5]") != one
    both = ("columns.red.value = 5", "helpers.red.cost = [5, 5, 5]")
    assert overlay("\n".join(both)) == overlay("\n".join(reversed(both))) != one
    assert overlay("# nothing yet") is None


@pytest.mark.parametrize(
    ("text", "field", "words"),
    [
        ("[columns.red]\nvalu = 5", "columns.red.valu", "columns.red"),
        ("[column.red]\nvalue = 5", "column.red.value", "columns.red.value"),
        ("value = 5", "value", "unknown"),
        ("columns = 5", "columns", "unknown"),
        ("[columns.red.value]\nhow = 5", "columns.red.value.how", "unknown"),
        ('[columns.red]\nvalue = { source = "own" }', "columns.red.value", "missing"),
        ('[columns.red]\nvalue = "5"', "columns.red.value", "must look like 2"),
        ("[columns.red]\nvalue = 5.0", "columns.red.value", "must look like 2"),
        ("[columns.red]\nvalue = true", "columns.red.value", "must look like 2"),
        ("[columns.red]\nvalue = [5]", "columns.red.value", "must look like 2"),
        ("[columns.red]\nvalue = 2020-01-01", "columns.red.value", "must look like 2"),
        ("[columns.red]\naction = 5", "columns.red.action", 'must look like "marriage"'),
        ("[helpers.red]\ncost = 3", "helpers.red.cost", "must look like [2, 3, 4]"),
        ("[helpers.red]\ncost = []", "helpers.red.cost", "must look like"),
        ('[helpers.red]\ncost = ["2", 3, 4]', "helpers.red.cost", "must look like"),
        ("[helpers.red]\ntop = [[1]]", "helpers.red.top", "must look like"),
        ("[columns.red\nvalue = 5", "overlay", "not TOML"),
        ("value", "overlay", "not TOML"),
    ],
)
def test_an_overlay_that_does_not_fit_names_the_field(text: str, field: str, words: str) -> None:
    with pytest.raises(BadComponents) as caught:
        Components(TABLE, text)
    assert caught.value.field == field
    assert words in caught.value.reason
    assert str(caught.value) == f"{field}: {caught.value.reason}"


# The box of Signorie.


@pytest.mark.parametrize(
    ("text", "field"),
    [
        ("game.rounds = 0", "game.rounds"),
        ("game.rounds = 14", "game.bonus_rounds"),
        ("columns.red.value = 7", "columns.red.value"),
        ('columns.red.action = "tile"', "columns.red.action"),
        ('columns.red.ring = "green"', "columns.red.ring"),
        ("helpers.red.cost = [1, 2, 3, 4]", "helpers.red.second"),
        ("helpers.red.cost = [1, 2, 3, 4, 5, 6, 7]", "helpers.red.cost"),
        ('helpers.red.second = ["vp", 1, 1]', "helpers.red.second"),
        ('helpers.red.cost = [1, 2]\nhelpers.red.middle = ["vp", 1, 1]', "helpers.red.middle"),
        ('helpers.red.seventh = ["vp", 1, 1]', "helpers.red.seventh"),
        ("helpers.red.fifth = 3", "helpers.red.fifth"),
        ('helpers.red.top = ["fly", 1, 1]', "helpers.red.top"),
        ('helpers.red.top = ["florins", 1]', "helpers.red.top"),
        ('helpers.red.top = ["florins", 1, "2"]', "helpers.red.top"),
        ('mandates.M1.effect = ["initiative", 100]', "mandates.M1.effect"),
        ('helpers.red.bottom = ["marriage", 1, 2]', "helpers.red.bottom"),
        ('helpers.red.top = ["tile", 0, 1]', "helpers.red.top"),
        ("mandates.M6.most = 2", "mandates.M6.most"),
        ("mandates.M1.most = 4", "mandates.M1.most"),
        ("mandates.M1.fewest = 2", "mandates.M1.most"),
        ("mandates.M1.fewest = 0", "mandates.M1.fewest"),
        ('mandates.M1.effect = ["threshold", 3]', "mandates"),
        ('bonuses.B8 = ["family", 2]', "bonuses.B8"),
        ('zones.red = ["man"]', "zones.red"),
        ('zones.red = ["man", "child"]', "zones.red"),
        ('mandates.spaces = ["woman", "man"]', "mandates.spaces"),
        ('bonuses.B1 = ["threshold", 1]', "bonuses.B1"),
        ('victory_points.V1 = ["florin", 1]', "victory_points.V1"),
        ("brides.vp = [1, 2, 3]", "brides.vp"),
        ("careers.clerical = [1, 2, 3]", "careers.clerical"),
        ("careers.rank = [1]", "careers.political"),
        ("careers.vp = [1, 2, 3]", "careers.vp"),
        ("careers.rank = [1, 1, 2, 2, 3, 3, 4, 4, 3]", "careers.rank"),
        ("initiative.vp = [0]", "initiative.vp"),
        ("cities.Roma = [2, 1, 1, 2, 3, 3, 4, 4]", "cities.Roma"),
        ("cities.Roma = [1, 5]", "cities.Roma"),
        (f"cities.Roma = {[1] * 25}", "cities.Roma"),
        ("cities.spaces = [1, 1, 2, 2, 3, 3, 4]", "cities.spaces"),
        ("dowry.most = 3", "dowry.most"),
        ("tiles.fronts = [2, 3]", "tiles.fronts"),
        ('plans.red.political = ["Este", "Este", "Este", "Medici"]', "plans.red.political"),
        (
            'plans.red.marriage = ["Este", "Este", "Sforza", "Medici", "Borgia", "Aragona"]',
            "plans.red.marriage",
        ),
    ],
)
def test_a_box_that_cannot_be_played_names_the_field(text: str, field: str) -> None:
    with pytest.raises(BadComponents) as caught:
        Signorie(text)
    assert caught.value.field == field


SWAP = """
columns.grey.action = "mission"
columns.turquoise.action = "tracks"
"""


@pytest.mark.rule("S-418")
def test_grey_and_turquoise_can_be_swapped_in_play() -> None:
    game = Signorie(SWAP)
    board = table(game=game, players={0: {"careers": {"political": [3]}}})
    play(board, "take_die grey 5", "signoria")
    assert legal(board) == ["send political 3"]
    play(board, "send political 3", "to Roma", *["pass"] * 3)
    play(board, "take_die turquoise 5", "signoria")
    assert step(board) == ["points", "yellow", 4, 1, 1, "action"]
    play(board, "initiative", "initiative", "initiative", "initiative")
    assert board.initiative[0] == 4
    assert step(board) == ["take_die", "yellow"]


def test_corrected_values_are_played_with() -> None:
    game = Signorie(
        'columns.red.value = 6\nactions.florins = 9\nhelpers.yellow.top = ["vp", 7, 8]\n'
    )
    board = table(game=game, players={0: {"helpers": ["yellow top"]}})
    play(board, "take_die yellow 1", "signoria", "activate yellow top", *["pass"] * 3)
    assert (board.players[0].florins, sum(board.players[0].points)) == (19, 7)
    play(board, "take_die red 1")
    assert board.players[0].florins == 19 - 5


@pytest.mark.parametrize("left", [1, 2, 3])
def test_an_effect_of_two_tiles_lays_as_many_as_there_are(left: int) -> None:
    game = Signorie('helpers.yellow.middle = ["tile", 2, 2]')
    face_down = {"face_down": {"marriage": table(game=game).stack - left}}
    board = table(game=game, players={0: {"helpers": ["yellow middle"]}, 1: face_down})
    play(board, "take_die yellow 1", "signoria", "activate yellow middle")
    laid = min(left, 2)
    play(board, *["row political"] * laid)
    assert board.players[0].face_down[0] == laid
    assert board.stack == left - laid
    assert step(board) == ["take_die", "red"]


@pytest.mark.parametrize("criterion", ["bride", "helper", "city", "tile", "man"])
def test_any_criterion_may_be_worth_any_points(criterion: str) -> None:
    game = Signorie(f'victory_points.V1 = ["{criterion}", 5]')
    yellow = {"careers": {"political": [3]}, "helpers": ["red top"], "florins": 0}
    yellow |= {"face_down": {"clerical": 1}}
    board = table(
        game=game,
        round=6,
        cities={"Roma": {"meeples": ["yellow man"]}},
        players={0: yellow},
        agenda=[["reward", "yellow"]],
    )
    assert sum(board.players[0].points) == 5


def test_records_and_positions_name_the_overlay_they_were_played_with() -> None:
    swapped, printed = Signorie(SWAP), Signorie()
    assert swapped.overlay is not None
    assert printed.overlay is None
    assert Record(swapped, ["a", "b"]).header()["overlay"] == swapped.overlay
    data = table(game=swapped).dump()
    assert data["overlay"] == swapped.overlay
    assert swapped.load(data).dump() == data
    for game, other in ((printed, data), (swapped, table().dump())):
        with pytest.raises(BadPosition) as caught:
            game.load(other)
        assert caught.value.field == "overlay"
