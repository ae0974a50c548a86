"""Records as files: what was played comes back, and a spoilt file names the line and the reason."""

from __future__ import annotations

import json
from random import Random
from typing import Any

import pytest

from quattrocento.games.signorie.game import Signorie
from quattrocento.kernel.errors import BadRecord, BadSetup
from quattrocento.kernel.match import Match
from quattrocento.kernel.play import is_over
from quattrocento.kernel.record import (
    LONGEST_LINE,
    Record,
    read_header,
    read_record,
    result_of,
)
from quattrocento.kernel.step import Move
from tests.kernel.toy import Purses, Toy

MOVES: list[Move] = [("deal", 4, 7), ("take", 2), ("flip",), ("flip", 1), ("stop",), ("stop",)]


def toy(moves: list[Move] = MOVES) -> Record[Purses]:
    return Record(Toy(), ["Ada", "Bea"], {"pay": "two"}, moves)


def lines(record: Record[Purses] | None = None) -> list[str]:
    return (record or toy()).dumps().splitlines()


def refused(text: str) -> BadRecord:
    """Why a file is refused, by reading or by replaying it."""
    with pytest.raises(BadRecord) as caught:
        read_record(Toy(), text).replay()
    assert str(caught.value).startswith(f"line {caught.value.line}: ")
    return caught.value


def header(**changes: Any) -> str:
    """The file with its header changed."""
    first, *rest = lines()
    return "\n".join([json.dumps(json.loads(first) | changes), *rest])


def test_a_record_comes_back_from_its_file() -> None:
    text = toy().dumps()
    again = read_record(Toy(), text)
    assert (again.seats, again.options, again.moves) == (["Ada", "Bea"], {"pay": "two"}, MOVES)
    assert again.dumps() == text
    assert again.replay().dump() == toy().replay().dump()


def test_the_file_is_a_header_and_one_move_a_line() -> None:
    first, *rest = lines()
    assert json.loads(first) == {
        "quattrocento": 1,
        "game": "toy",
        "version": 3,
        "seats": ["Ada", "Bea"],
        "options": {"pay": "two"},
        "overlay": None,
        "moves": 6,
    }
    assert [tuple(json.loads(line)) for line in rest] == MOVES
    assert toy().dumps().endswith("\n")


def test_names_are_written_as_they_are() -> None:
    record = Record(Toy(), ["Désirée", "Łukasz\u2028"], moves=MOVES)
    assert "Désirée" in record.dumps()
    assert read_record(Toy(), record.dumps()).seats == ["Désirée", "Łukasz\u2028"]


def test_options_left_out_get_their_defaults() -> None:
    assert Record(Toy(), ["Ada", "Bea"]).options == {"pay": "one"}


@pytest.mark.parametrize(
    ("seats", "options"),
    [(["Ada"], {}), (["a", "b", "c"], {}), (["a", "b"], {"pay": "ten"}), (["a", "b"], {"x": "y"})],
)
def test_a_table_that_cannot_be_is_refused(seats: list[str], options: dict[str, str]) -> None:
    with pytest.raises(BadSetup):
        Record(Toy(), seats, options)


def test_replay_to_any_move() -> None:
    record = toy()
    assert record.replay(0).dump() == record.start().dump()
    assert record.replay(2).coins == [4, 2]
    assert record.replay(4).coins == [5, 2]
    assert is_over(record.replay())
    assert record.replay(6).dump() == record.replay().dump()


@pytest.mark.parametrize("at", [-1, 7])
def test_replay_beyond_the_record_is_refused(at: int) -> None:
    with pytest.raises(BadRecord, match="the record has 6 moves"):
        toy().replay(at)


def test_the_result_of_a_record() -> None:
    assert result_of(toy()) == {
        "finished": True,
        "moves": 6,
        "places": [1, 2],
        "scores": [7, 4],
        "sources": [{"coins": 7}, {"coins": 4}],
    }
    assert not result_of(toy(MOVES[:3]))["finished"]


def test_a_file_of_a_game_still_running_need_not_promise_its_moves() -> None:
    assert read_record(Toy(), header(moves=None)).moves == MOVES


# Foreign files.


@pytest.mark.parametrize(
    "text",
    ["", "\n", "hello", "[]", "3", "null", '{"game": "toy"}', '[["take", 1]]', "{", "\x00"],
)
def test_something_else_than_a_record_is_refused(text: str) -> None:
    assert refused(text).line == 1


def test_a_record_of_another_format_or_game_or_version_is_refused() -> None:
    for changes, words in (
        ({"quattrocento": 2}, "format 2"),
        ({"quattrocento": "1"}, "format '1'"),
        ({"game": "virtu"}, "a record of virtu, not of toy"),
        ({"version": 2}, "version 2; this program plays version 3"),
        ({"version": 4}, "version 4"),
    ):
        refusal = refused(header(**changes))
        assert refusal.line == 1
        assert words in refusal.reason


@pytest.mark.parametrize(
    ("key", "value"),
    [
        ("game", 3),
        ("version", "3"),
        ("version", True),
        ("seats", "Ada"),
        ("seats", [1, 2]),
        ("options", []),
        ("overlay", 5),
        ("moves", "six"),
        ("moves", True),
    ],
)
def test_a_header_of_another_shape_names_what_is_wrong(key: str, value: Any) -> None:
    refusal = refused(header(**{key: value}))
    assert refusal.line == 1
    assert key in refusal.reason


@pytest.mark.parametrize("key", ["game", "version", "seats", "options", "overlay", "moves"])
def test_a_header_without_a_field_names_it(key: str) -> None:
    first, *rest = lines()
    data = json.loads(first)
    del data[key]
    refusal = refused("\n".join([json.dumps(data), *rest]))
    assert refusal.line == 1
    assert key in refusal.reason


@pytest.mark.parametrize(
    ("key", "value"),
    [("seats", ["Ada"]), ("seats", []), ("options", {"pay": "ten"}), ("options", {"pay": 1})],
)
def test_a_header_of_a_table_that_cannot_be_is_refused(key: str, value: Any) -> None:
    assert refused(header(**{key: value})).line == 1


def test_a_record_played_with_another_overlay_is_refused() -> None:
    refusal = refused(header(overlay="0123456789abcdef"))
    assert refusal.line == 1
    assert "0123456789abcdef" in refusal.reason
    assert "--components" in refusal.reason
    with pytest.raises(BadRecord, match="without a component overlay"):
        read_record(Toy("0123456789abcdef"), toy().dumps())
    assert read_record(Toy("0123456789abcdef"), header(overlay="0123456789abcdef")).moves == MOVES


# Spoilt files.


def test_a_file_cut_off_between_lines_is_refused() -> None:
    for kept in range(1, 7):
        refusal = refused("\n".join(lines()[:kept]) + "\n")
        assert refusal.line == kept
        assert "cut off" in refusal.reason
        assert "6 moves" in refusal.reason


def test_a_file_cut_off_within_a_line_is_refused() -> None:
    text = toy().dumps()
    cut = text.index('["take", 2]') + 5
    refusal = refused(text[:cut])
    assert refusal.line == 3
    assert "not JSON" in refusal.reason


def test_a_file_with_a_line_too_many_is_refused() -> None:
    refusal = refused("\n".join([*lines(), '["stop"]']))
    assert "edited" in refusal.reason
    assert refusal.line == 8


@pytest.mark.parametrize(
    ("line", "words"),
    [
        ("take 2", "not JSON"),
        ("", "not JSON"),
        ("{}", "begins with its verb"),
        ("[]", "begins with its verb"),
        ("[2]", "begins with its verb"),
        ('"take"', "begins with its verb"),
        ('["take", 2.0]', "2.0 is neither"),
        ('["take", true]', "True is neither"),
        ('["take", null]', "None is neither"),
        ('["take", [2]]', "neither"),
        ('["take", NaN]', "neither"),
        ("[" * 5000, "not JSON"),
        ('["take", ' + "1" * 5000 + "]", "not JSON"),
    ],
)
def test_a_line_that_is_no_move_is_refused_by_its_number(line: str, words: str) -> None:
    spoilt = lines()
    spoilt[2] = line
    refusal = refused("\n".join(spoilt))
    assert refusal.line == 3
    assert words in refusal.reason


def test_a_line_too_long_is_refused_unread() -> None:
    spoilt = lines()
    spoilt[4] = json.dumps(["take", "x" * LONGEST_LINE])
    refusal = refused("\n".join(spoilt))
    assert refusal.line == 5
    assert str(len(spoilt[4])) in refusal.reason
    assert refused("x" * (LONGEST_LINE + 1)).line == 1


def test_an_edited_move_that_is_not_legal_is_refused_by_its_line() -> None:
    spoilt = lines()
    spoilt[2] = '["take", 3]'
    refusal = refused("\n".join(spoilt))
    assert refusal.line == 3
    assert "take 3 is not legal now" in refusal.reason


def test_a_draw_that_cannot_have_fallen_is_refused_by_its_line() -> None:
    spoilt = lines()
    spoilt[4] = '["flip", 2]'
    refusal = refused("\n".join(spoilt))
    assert refusal.line == 5
    assert "cannot have happened: a coin has two sides" in refusal.reason


def test_moves_after_the_end_are_refused_by_their_line() -> None:
    refusal = refused(toy([*MOVES, ("stop",)]).dumps())
    assert refusal.line == 8
    assert "the game is over" in refusal.reason


def test_no_spoilt_byte_gets_past_with_another_error() -> None:
    """One character changed anywhere: the same game, another legal game, or a refusal."""
    text, rng = toy().dumps(), Random(6)
    refusals = 0
    for _ in range(400):
        place = rng.randrange(len(text))
        spoilt = text[:place] + rng.choice('"[]{},:0159 \nax') + text[place + 1 :]
        try:
            read_record(Toy(), spoilt).replay()
        except BadRecord:
            refusals += 1
    assert 200 < refusals < 400


@pytest.mark.parametrize("seats", [2, 4])
def test_chance_of_signorie_is_checked_line_by_line(seats: int) -> None:
    """Every draw of a game, replaced by one that cannot have fallen."""
    game, rng = Signorie(), Random(seats)
    match = Match(Record(game, ["x"] * seats), Random(seats))
    match.begin()
    while not match.over:
        match.play(rng.choice(match.legal()))
    spoilt_draws: dict[str, list[Move]] = {
        "turn_order": [("turn_order", 0), ("turn_order", *[0] * seats), ("turn_order", *"abcd")],
        "leave_out": [("leave_out", "Roma"), ("leave_out", "Genova", "Pisa")],
        "rewards": [("rewards", "B1"), ("rewards", *["B1"] * 5, "V1", "V2")],
        "tiles": [("tiles", "Doria", 3), ("tiles", "Este", 9), ("tiles", *("Este", 5) * 10)],
        "roll": [("roll", 1), ("roll", *[7] * (5 * seats)), ("roll", *["1"] * (5 * seats))],
        "mandates": [("mandates", "M1"), ("mandates", *["M1"] * 10)],
        "progeny": [("progeny",), ("progeny", 0), ("progeny", *[1] * 6)],
    }
    tried = set()
    for index, move in enumerate(match.record.moves):
        verb = str(move[0])
        for spoilt in spoilt_draws.get(verb, []) if verb not in tried else []:
            moves = [*match.record.moves[:index], spoilt]
            with pytest.raises(BadRecord) as caught:
                Record(game, ["x"] * seats, moves=moves).replay()
            assert caught.value.line == index + 2
            tried.add(verb)
    assert tried == set(spoilt_draws)


def test_the_header_alone_says_which_game_to_load() -> None:
    assert read_header(toy().dumps())["game"] == "toy"
