"""Section 9: tracks and careers."""

from __future__ import annotations

from typing import Any

import pytest

from quattrocento.games.signorie.board import Board
from quattrocento.games.signorie.names import CAREERS
from quattrocento.kernel.errors import IllegalMove
from tests.rules.signorie.table import (
    BOX,
    SPACES,
    after,
    asked,
    crowd,
    legal,
    play,
    points,
    random_turns,
    score,
    step,
    table,
    track,
    why_not,
    zone,
)

TRAIN = [f"train {career}" for career in CAREERS]


def tracks(initiative: int = 0, **player: Any) -> Board:
    """Yellow has just chosen the Tracks action."""
    board = table(players={0: player}, initiative=track(yellow=initiative))
    return play(board, "take_die grey 6", "signoria")


def careers(board: Board, seat: int = 0) -> dict[str, list[int]]:
    """The spaces of a player's men on each career."""
    spaces: dict[str, list[int]] = board.dump()["players"][seat]["careers"]
    return spaces


@pytest.mark.rule("S-901")
def test_tracks_is_one_to_four_points() -> None:
    board = tracks()
    assert "stop" not in legal(board)
    assert why_not(board, "stop") == "S-901"
    with pytest.raises(IllegalMove):
        play(board, "stop")
    for used in (1, 2, 3):
        stopped = after(board, *["initiative"] * used, "stop")
        assert step(stopped) == ["take_die", "red"]
        assert stopped.initiative[0] == used
    play(board, *["initiative"] * 4)
    assert step(board) == ["take_die", "red"]
    assert board.initiative[0] == 4


@pytest.mark.rule("S-901")
def test_points_not_used_are_lost() -> None:
    board = table(2)
    play(board, "take_die grey 5", "signoria", "initiative", "stop", "pass")
    play(board, "take_die yellow 5", "signoria")
    assert step(board)[0] == "take_die"
    assert board.initiative == (1, 0)


@pytest.mark.rule("S-902")
def test_points_are_split_at_will() -> None:
    board = tracks(careers={"political": [2], "clerical": [5]})
    play(board, "advance clerical 5", "initiative", "train military", "advance political 2")
    assert careers(board) == {"political": [3], "clerical": [6], "military": [1]}
    assert step(board) == ["take_die", "red"]


@pytest.mark.rule("S-902")
def test_every_use_of_a_point_is_open_at_every_point() -> None:
    board = tracks(careers={"political": [2, 5], "military": [1]})
    moves = [*TRAIN, "advance political 2", "advance political 5", "advance military 1"]
    assert legal(board) == [*moves, "initiative"]
    assert legal(play(board, "train political")) == [
        *TRAIN,
        "advance political 1",
        *moves[3:],
        "initiative",
        "stop",
    ]


@pytest.mark.rule("S-903")
def test_each_point_is_resolved_before_the_next() -> None:
    board = tracks(careers={"political": [3], "clerical": [5]}, florins=0)
    play(board, "advance political 3")
    assert board.players[0].florins == BOX.career_florins
    assert "advance political 4" in legal(board)
    assert "stop" in legal(board)
    play(board, "advance clerical 5")
    assert board.initiative[0] == BOX.career_initiative
    assert step(play(board, "stop")) == ["take_die", "red"]


@pytest.mark.rule("S-904")
@pytest.mark.parametrize("career", CAREERS)
def test_a_point_puts_a_man_from_home_on_the_lowest_space(career: str) -> None:
    board = tracks()
    play(board, f"train {career}")
    assert careers(board) == {name: [1] if name == career else [] for name in CAREERS}
    assert (board.players[0].men, board.players[0].general_men) == (3, 8)


@pytest.mark.rule("S-904")
def test_without_a_man_at_home_none_can_be_placed() -> None:
    board = tracks(men=0, careers={"military": [1]})
    assert board.players[0].general_men > 0
    assert legal(board) == ["advance military 1", "initiative"]
    assert why_not(board, "train political") == "S-904"


@pytest.mark.rule("S-905")
@pytest.mark.parametrize("career", CAREERS)
def test_a_point_moves_a_man_one_space_up(career: str) -> None:
    for space in range(1, BOX.spaces):
        board = play(tracks(careers={career: [space]}), f"advance {career} {space}")
        assert careers(board)[career] == [space + 1]


@pytest.mark.rule("S-905")
def test_a_man_may_take_several_points_even_when_just_placed() -> None:
    board = tracks()
    moves = [f"advance clerical {space}" for space in (1, 2, 3)]
    play(board, "train clerical", *moves)
    assert careers(board)["clerical"] == [4]


@pytest.mark.rule("S-906")
def test_women_never_enter_a_career() -> None:
    board = tracks(men=0, women=5)
    assert legal(board) == ["initiative"]
    for mover, before, move, now in random_turns(3, seed=906):
        if move[0] == "train":
            assert now.players[mover].women == before.players[mover].women
            assert now.players[mover].men == before.players[mover].men - 1


@pytest.mark.rule("S-906")
def test_nobody_moves_the_men_of_another() -> None:
    board = table(players={0: {"men": 0}, 1: {"careers": {"political": [3]}}})
    play(board, "take_die grey 6", "signoria")
    assert legal(board) == ["initiative"]
    with pytest.raises(IllegalMove):
        play(board, "advance political 3")


@pytest.mark.rule("S-907")
def test_any_number_of_men_share_a_space() -> None:
    full = {"careers": {"military": [5] * 8}, "men": 0}
    board = table(players={0: {"careers": {"military": [4] + [5] * 7}}, 1: full, 2: full, 3: full})
    play(board, "take_die grey 6", "signoria", "advance military 4")
    assert [careers(board, who)["military"] for who in range(4)] == [[5] * 8] * 4


@pytest.mark.rule("S-908")
@pytest.mark.parametrize("career", CAREERS)
def test_a_man_on_the_highest_space_cannot_advance(career: str) -> None:
    board = tracks(careers={career: [BOX.spaces]})
    assert f"advance {career} {BOX.spaces}" not in legal(board)
    assert why_not(board, f"advance {career} {BOX.spaces}") == "S-908"


@pytest.mark.rule("S-909")
@pytest.mark.parametrize("seats", [2, 4])
def test_men_only_go_up_or_leave_by_a_mission(seats: int) -> None:
    for seed in range(6):
        for mover, before, move, now in random_turns(seats, seed):
            old, new = before.players[mover].careers, now.players[mover].careers
            changes = [(i, b - a) for i, (a, b) in enumerate(zip(old, new, strict=True)) if a != b]
            if move[0] == "train":
                assert [(i % BOX.spaces, change) for i, change in changes] == [(0, 1)]
            elif move[0] == "advance":
                (left, minus), (reached, plus) = changes
                assert (reached - left, minus, plus) == (1, -1, 1)
                assert left // BOX.spaces == reached // BOX.spaces
            elif move[0] == "to":
                assert [change for _, change in changes] == [-1]
                assert sum(now.filled) == sum(before.filled) + 1
            else:
                assert changes == []


@pytest.mark.rule("S-910")
def test_a_point_that_changes_nothing_cannot_be_used() -> None:
    board = tracks(initiative=BOX.cap, men=1, careers={"political": [BOX.spaces]})
    assert legal(board) == TRAIN
    assert why_not(board, "initiative") == "S-1004"


@pytest.mark.rule("S-910")
def test_tracks_ends_by_itself_when_no_point_is_usable_any_more() -> None:
    board = tracks(initiative=BOX.cap, men=0, careers={"political": [BOX.spaces - 1]})
    play(board, f"advance political {BOX.spaces - 1}")
    assert step(board) == ["take_die", "red"]


@pytest.mark.rule("S-910")
def test_tracks_without_a_usable_point_is_not_offered() -> None:
    for initiative, men, spaces, offered in (
        (BOX.cap, 0, [BOX.spaces], False),
        (BOX.cap - 1, 0, [BOX.spaces], True),
        (BOX.cap, 1, [BOX.spaces], True),
        (BOX.cap, 0, [BOX.spaces - 1], True),
    ):
        board = table(
            players={0: {"men": men, "careers": {"clerical": spaces}}},
            initiative=track(yellow=initiative),
        )
        assert ("signoria" in legal(play(board, "take_die grey 6"))) is offered


@pytest.mark.rule("S-911")
@pytest.mark.parametrize("career", CAREERS)
def test_the_fourth_space_brings_two_florins_each_time(career: str) -> None:
    board = tracks(careers={career: [2, 3, 3]}, florins=0)
    florins = []
    for move in ("3", "3", "2", "3"):
        play(board, f"advance {career} {move}")
        florins.append(board.players[0].florins)
    assert florins == [2, 4, 4, 6]


@pytest.mark.rule("S-911", "S-912")
def test_no_other_space_brings_anything() -> None:
    for space in range(BOX.spaces):
        board = tracks(careers={"political": [space] if space else []}, florins=0)
        play(board, f"advance political {space}" if space else "train political")
        assert board.players[0].florins == (2 if space + 1 == 4 else 0)
        assert board.initiative[0] == (1 if space + 1 == 6 else 0)


@pytest.mark.rule("S-912", "S-913")
@pytest.mark.parametrize("career", CAREERS)
def test_the_sixth_space_is_a_step_of_initiative_at_once(career: str) -> None:
    board = tracks(careers={career: [5, 5]})
    play(board, f"advance {career} 5")
    assert board.initiative[0] == 1
    play(board, f"advance {career} 5")
    assert board.initiative[0] == 2
    assert step(board)[2] == 2, "the steps cost no point"


@pytest.mark.rule("S-912")
def test_the_disc_goes_on_top_of_those_it_joins() -> None:
    board = table(players={0: {"careers": {"clerical": [5]}}}, initiative=track(red=1, purple=1))
    play(board, "take_die grey 6", "signoria", "advance clerical 5")
    assert board.dump()["initiative"][1] == ["purple", "red", "yellow"]


@pytest.mark.rule("S-913")
def test_the_step_of_the_sixth_space_is_lost_at_the_cap() -> None:
    board = table(
        players={0: {"careers": {"clerical": [5]}}},
        initiative=[["blue"], [], [], [], [], [], [], ["yellow", "red", "purple"]],
    )
    play(board, "take_die grey 6", "signoria", "advance clerical 5")
    assert board.dump()["initiative"][BOX.cap] == ["yellow", "red", "purple"]
    assert careers(board)["clerical"] == [6]


def _by_tracks(spaces: list[int]) -> Board:
    return tracks(careers={"military": spaces}, florins=0)


def _by_helper(helper: str, spaces: list[int]) -> Board:
    return play(asked(helper, careers={"military": spaces}, florins=0), f"activate {helper}")


def _by_mandate(spaces: list[int]) -> Board:
    board = table(
        players={0: {"careers": {"military": spaces}, "florins": 0}},
        mandates=zone("yellow", "M5", "M1"),
    )
    return play(board, "take_die yellow 6", "mandate M5", "spend 1")


def _by_reward(spaces: list[int]) -> Board:
    board = table(
        players={0: {"careers": {"military": spaces}, "florins": 0}},
        rewards=["B5", "B2", "B3", "B4", "B1", "V1", "V2"],
        agenda=[["take_reward", "yellow"]],
    )
    return play(board, "bonus")


@pytest.mark.rule("S-914")
@pytest.mark.parametrize("source", ["tracks", "grey middle", "turquoise top", "M5", "B5"])
def test_the_bonuses_of_spaces_apply_whatever_gave_the_point(source: str) -> None:
    def point(spaces: list[int]) -> Board:
        if source == "tracks":
            return _by_tracks(spaces)
        if source == "M5":
            return _by_mandate(spaces)
        return _by_reward(spaces) if source == "B5" else _by_helper(source, spaces)

    fourth = play(point([3]), "advance military 3")
    assert fourth.players[0].florins == BOX.career_florins
    sixth = play(point([5]), "advance military 5")
    assert sixth.initiative[0] == BOX.career_initiative


@pytest.mark.rule("S-915")
def test_the_florins_of_the_fourth_space_can_pay_a_dowry_in_the_same_turn() -> None:
    board = table(
        players={0: {"careers": {"clerical": [3]}, "florins": 0, "helpers": ["red bottom"]}},
        cities=crowd(2),
        mandates=zone("red", "M5", "M2"),
    )
    play(board, "take_die red 6", "mandate M5", "spend 1")
    without = after(board, "train political", "stop")
    assert step(without) == ["take_die", "red"], "nobody can pay the dowry"
    play(board, "advance clerical 3", "stop", "activate red bottom", "marry Roma", "dowry 2")
    assert board.players[0].florins == 0
    assert points(board.players[0], "marriages") == 2 * BOX.dowry_vp


@pytest.mark.rule("S-916")
def test_advancing_scores_nothing() -> None:
    for mover, before, move, now in random_turns(4, seed=916):
        if move[0] in ("train", "advance") and step(now)[0] == "points":
            assert score(now, mover) == score(before, mover)
    for space in range(1, BOX.spaces):
        board = play(tracks(careers={"political": [space]}), f"advance political {space}")
        assert score(board) == 0


@pytest.mark.rule("S-917", "S-918")
@pytest.mark.parametrize("career", CAREERS)
def test_values_and_ranks_of_the_nine_spaces(career: str) -> None:
    """A mission shows both: what the man scores, and the highest space that lets him in."""
    values, ranks = [], []
    for space in range(1, 10):
        sent = table(players={0: {"careers": {career: [space]}}}, agenda=[["send_man", "yellow"]])
        play(sent, f"send {career} {space}", "to Roma")
        values.append(points(sent.players[0], "missions"))
        ranks.append(max(rank for rank in (1, 2, 3, 4) if _may_go(career, space, rank)))
    assert values == [1, 2, 3, 4, 5, 7, 9, 11, 13]
    assert ranks == [1, 1, 2, 2, 3, 3, 4, 4, 4]
    with pytest.raises(IllegalMove):
        play(tracks(careers={career: [9]}), f"advance {career} 9")


def _may_go(career: str, space: int, value: int) -> bool:
    """Has a man on this space the rank for a city whose lowest empty space has this value?"""
    board = table(players={0: {"careers": {career: [space]}}}, cities=crowd(SPACES.index(value)))
    return "signoria" in legal(play(board, "take_die turquoise 6"))


@pytest.mark.rule("S-919")
@pytest.mark.parametrize(("source", "given"), [("grey middle", 2), ("B5", 3)])
def test_of_points_from_elsewhere_one_must_be_used(source: str, given: int) -> None:
    board = _by_reward([]) if source == "B5" else _by_helper(source, [])
    assert step(board)[2] == given
    for used in range(given):
        assert why_not(board, "stop") == (None if used else "S-919")
        assert ("stop" in legal(board)) is (used > 0)
        if used:
            stopped = after(board, "stop")
            assert step(stopped)[0] != "points"
            assert careers(stopped)["clerical"] == [1] * used
        play(board, "train clerical")
    assert step(board)[0] != "points"


@pytest.mark.rule("S-920")
def test_men_on_the_same_space_are_one_option() -> None:
    board = tracks(careers={"political": [2, 2, 2], "clerical": [2]}, men=0)
    assert legal(board) == ["advance political 2", "advance clerical 2", "initiative"]
