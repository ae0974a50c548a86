"""Section 6: hiring helpers."""

from __future__ import annotations

from typing import Any

import pytest

from quattrocento.games.signorie.names import COLUMNS
from tests.rules.signorie.table import (
    BOX,
    PLACES,
    after,
    crowd,
    events,
    legal,
    play,
    random_turns,
    step,
    table,
    why_not,
    zone,
)

RINGS = {
    "yellow": "turquoise",
    "red": "yellow",
    "purple": "red",
    "grey": "purple",
    "turquoise": "grey",
}


@pytest.mark.rule("S-601")
def test_hiring_puts_one_disc_on_one_empty_space() -> None:
    board = table(players={0: {"helpers": ["yellow top"]}})
    play(board, "take_die red 6", "hire")
    assert legal(board) == ["place_helper yellow middle", "place_helper yellow bottom"]
    assert why_not(board, "place_helper yellow top") == "S-601"
    play(board, "place_helper yellow bottom")
    assert board.dump()["players"][0]["helpers"] == ["yellow top", "yellow bottom"]
    assert board.discs == BOX.helper_discs - 2
    assert [player["helpers"] for player in board.dump()["players"][1:]] == [[], [], []]


@pytest.mark.rule("S-602", "S-603", "S-604")
@pytest.mark.parametrize("column", COLUMNS)
def test_the_ring_names_the_column_of_the_helper(column: str) -> None:
    board = table()
    play(board, f"take_die {column} 6", "hire")
    places = [f"place_helper {RINGS[column]} {place}" for place in ("top", "middle", "bottom")]
    assert legal(board) == places


@pytest.mark.rule("S-605")
@pytest.mark.parametrize("place", PLACES)
def test_the_spaces_of_a_column_are_filled_in_any_order(place: str) -> None:
    board = table()
    play(board, "take_die red 6", "hire", f"place_helper yellow {place}")
    assert board.dump()["players"][0]["helpers"] == [f"yellow {place}"]


@pytest.mark.rule("S-606", "S-607", "S-608")
@pytest.mark.parametrize("column", COLUMNS)
def test_the_printed_cost_is_paid_on_top_of_the_die(column: str) -> None:
    """The cost is the same whatever the die showed and cost."""
    for value, die_cost in ((6, 0), (1, BOX.value[COLUMNS.index(column)] - 1)):
        for place, cost in (("top", 2), ("middle", 3), ("bottom", 4)):
            board = table(dice={column: [value] * 4})
            play(board, f"take_die {column} {value}", "hire")
            play(board, f"place_helper {RINGS[column]} {place}")
            assert board.players[0].florins == 10 - die_cost - cost


@pytest.mark.rule("S-606")
def test_a_space_beyond_the_purse_cannot_be_chosen() -> None:
    board = table(players={0: {"florins": 3}})
    play(board, "take_die red 6", "hire")
    assert legal(board) == ["place_helper yellow top", "place_helper yellow middle"]
    assert why_not(board, "place_helper yellow bottom") == "S-606"


@pytest.mark.rule("S-609")
def test_nobody_can_be_hired_into_a_full_column() -> None:
    full = [f"yellow {place}" for place in PLACES]
    for helpers, offered in ((full, False), (full[:2], True)):
        board = table(players={0: {"helpers": helpers}})
        play(board, "take_die red 6")
        assert ("hire" in legal(board)) is offered
        assert why_not(board, "hire") == (None if offered else "S-609")


@pytest.mark.rule("S-609")
def test_nobody_can_be_hired_when_every_empty_space_is_too_dear() -> None:
    for florins, offered in ((3, False), (4, True)):
        board = table(players={0: {"florins": florins, "helpers": ["yellow top"]}})
        # A red 1 costs a florin, and the cheapest space left 3.
        play(board, "take_die red 1")
        assert ("hire" in legal(board)) is offered
        assert why_not(board, "hire") == (None if offered else "S-609")


@pytest.mark.rule("S-610")
@pytest.mark.parametrize("column", COLUMNS)
def test_hiring_brings_nothing_at_once(column: str) -> None:
    """The purse apart, the player stands as before, and nobody is asked anything."""
    for place in PLACES:
        board = table(players={0: {"careers": {"military": [9]}}})
        before = board.dump()["players"][0]
        stacks = board.stack
        play(board, f"take_die {column} 6", "hire", f"place_helper {RINGS[column]} {place}")
        now = board.dump()["players"][0]
        for changed in ("florins", "helpers", "dice"):
            del before[changed], now[changed]
        assert now == before
        assert board.stack == stacks
        assert step(board) == ["take_die", "red"]


@pytest.mark.rule("S-611")
def test_a_helper_hired_in_this_turn_does_not_help_in_it() -> None:
    """M9 may put it into the column of the die: those hired before are asked, it is not."""
    board = table(players={0: {"helpers": ["yellow middle"]}}, mandates=zone("yellow", "M9", "M1"))
    play(board, "take_die yellow 5", "mandate M9")
    for place in ("top", "bottom"):
        hired = after(board, f"place_helper yellow {place}")
        assert step(hired) == ["ask_helper", "yellow", "yellow", "middle"]
        assert step(play(hired, "skip yellow middle")) == ["take_die", "red"]


@pytest.mark.rule("S-611")
def test_a_helper_hired_with_m9_into_an_empty_column_of_the_die_is_not_asked() -> None:
    board = table(mandates=zone("yellow", "M9", "M1"))
    play(board, "take_die yellow 5", "mandate M9", "place_helper yellow top")
    assert step(board) == ["take_die", "red"]


@pytest.mark.rule("S-611")
def test_a_hired_helper_helps_from_the_next_die_on() -> None:
    board = table(2)
    play(board, "take_die red 5", "hire", "place_helper yellow top", "pass")
    play(board, "take_die yellow 5", "signoria")
    assert step(board) == ["ask_helper", "yellow", "yellow", "top"]


@pytest.mark.rule("S-612")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_helper_stays_to_the_end_of_the_game(seats: int) -> None:
    for seed in range(4):
        for _, before, _, now in random_turns(seats, seed):
            for old, new in zip(before.players, now.players, strict=True):
                assert old.helpers & new.helpers == old.helpers
            hired = sum(bin(player.helpers).count("1") for player in now.players)
            assert now.discs == BOX.helper_discs - hired


@pytest.mark.rule("S-601")
def test_hiring_is_told_with_its_cost() -> None:
    told = events(table(), "take_die red 6", "hire", "place_helper yellow middle")
    paid: list[Any] = [event.args["florins"] for event in told if event.name == "hires"]
    assert paid == [3]


@pytest.mark.rule("S-413", "S-609")
def test_a_red_die_may_be_taken_to_hire_alone() -> None:
    """Every city is full and neither mandate can be carried out."""
    for florins, offered in ((1, False), (2, True)):
        board = table(
            cities=crowd(8),
            mandates=zone("red", "M7", "M6"),
            players={0: {"florins": florins}},
        )
        assert ("take_die red 6" in legal(board)) is offered
        if offered:
            assert legal(play(board, "take_die red 6")) == ["hire"]
