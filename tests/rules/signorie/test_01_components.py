"""Section 1: components."""

from __future__ import annotations

from typing import Any

import pytest

from quattrocento.games.signorie.names import COLUMNS, HOUSES
from quattrocento.kernel.errors import BadPosition, BadSetup, IllegalMove
from tests.rules.signorie.table import (
    BOX,
    GAME,
    PLACES,
    after,
    all_pass,
    legal,
    play,
    random_game,
    random_turns,
    score,
    step,
    table,
    why_not,
    zone,
)

ALL_HELPERS = [f"{column} {place}" for column in COLUMNS for place in PLACES]


@pytest.mark.rule("S-101")
def test_two_three_or_four_play_each_in_a_colour_of_the_own() -> None:
    assert GAME.seats == (2, 3, 4)
    for seats in GAME.seats:
        colours = GAME.sight.view(GAME.start(seats), None)["colours"]
        assert len(colours) == len(set(colours)) == seats
        assert set(colours) <= {"yellow", "red", "purple", "blue"}
    for seats in (0, 1, 5):
        with pytest.raises(BadSetup):
            GAME.start(seats)
    twins = table(2).dump()
    twins["players"][1]["colour"] = twins["players"][0]["colour"]
    twins |= {"order": ["yellow"], "initiative": [["yellow"], *([[]] * BOX.cap)]}
    with pytest.raises(BadPosition, match="different colour"):
        GAME.load(twins)


@pytest.mark.rule("S-102")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_player_owns_twelve_men_and_eleven_women(seats: int) -> None:
    for board in random_game(seats, seed=102):
        table_now = board.dump()
        away = [m for city in table_now["cities"].values() for m in city["meeples"]]
        for player in table_now["players"]:
            men = player["men"] + player["general_men"] + player["threshold_men"]
            men += sum(len(track) for track in player["careers"].values())
            women = player["women"] + player["general_women"] + player["threshold_women"]
            assert men + away.count(f"{player['colour']} man") == 12
            assert women + away.count(f"{player['colour']} woman") == 11


@pytest.mark.rule("S-103")
def test_five_die_colours_open_to_every_player() -> None:
    for first in ("yellow", "red", "purple", "blue"):
        others = [c for c in ("yellow", "red", "purple", "blue") if c != first]
        board = table(
            order=[first, *others],
            dice={colour: [1, 3, 5, 6] for colour in COLUMNS},
            players={place: {"florins": 50} for place in range(4)},
        )
        assert legal(board) == [
            *(
                f"take_die {colour} {value}"
                for colour in ("yellow", "red", "purple", "grey", "turquoise")
                for value in (1, 3, 5, 6)
            ),
            "pass",
        ]


@pytest.mark.rule("S-103")
def test_dice_have_six_sides() -> None:
    values = set()
    for seed in range(5):
        board = next(random_game(4, seed))
        values |= {value for dice in board.dump()["dice"].values() for value in dice}
    assert values == {1, 2, 3, 4, 5, 6}
    rolling = table(2, agenda=[["round", 2]])
    play(rolling, "tiles")
    for face in (0, 7):
        with pytest.raises(IllegalMove):
            play(rolling.clone(), f"roll {face} 1 1 1 1 1 1 1 1 1")
    play(rolling, "roll 1 2 3 4 5 6 1 2 3 4")


@pytest.mark.rule("S-104", "S-105")
def test_each_house_has_nine_tiles() -> None:
    unseen = GAME.start(4).dump()["unseen"]
    assert list(unseen) == list(HOUSES)
    assert len(unseen) == 6
    for fronts in unseen.values():
        assert len(fronts) == 9
        assert min(fronts) == 2
        assert max(fronts) == 5
        assert fronts == [2, 2, 2, 3, 3, 3, 4, 4, 5]


@pytest.mark.rule("S-104")
def test_the_back_of_a_tile_is_worth_one_and_shows_no_house() -> None:
    board = table(2, agenda=[["lay_face_down", "yellow", 3]], round=7)
    play(board, "row clerical", "row clerical", "row clerical")
    player = GAME.sight.view(board, 0)["players"][0]
    assert player["face_down"]["clerical"] == 3
    assert player["tiles"]["clerical"] == []
    assert player["row_vp"]["clerical"] == 3


@pytest.mark.rule("S-106")
def test_florins_never_run_out() -> None:
    board = table(players={place: {"florins": 2000} for place in range(4)})
    play(board, "take_die yellow 6", "signoria")
    assert board.players[0].florins == 2003


@pytest.mark.rule("S-106")
def test_payments_go_to_the_common_stock() -> None:
    board = table(dice={"turquoise": [1, 1, 1, 1]})
    play(board, "take_die turquoise 1", "hire", "place_helper grey top")
    assert [player.florins for player in board.players] == [10 - 4 - 2, 10, 10, 10]


@pytest.mark.rule("S-107")
def test_a_cost_beyond_the_purse_cannot_be_chosen() -> None:
    poor: dict[int, dict[str, Any]] = {0: {"florins": 3}}
    board = table(players=poor, dice={"turquoise": [1, 2, 5, 6], "red": [1, 2, 3, 4]})
    assert "take_die turquoise 1" not in legal(board)
    assert why_not(board, "take_die turquoise 1") == "S-405"
    with pytest.raises(IllegalMove):
        play(board, "take_die turquoise 1")
    hiring = after(board, "take_die turquoise 6", "hire")
    assert legal(hiring) == ["place_helper grey top", "place_helper grey middle"]
    marrying = after(board, "take_die red 2", "signoria", "marry Roma")
    assert legal(marrying) == ["dowry 1", "dowry 2", "dowry 3"]


@pytest.mark.rule("S-107")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_nobody_ever_owes_money(seats: int) -> None:
    for seed in range(6):
        for board in random_game(seats, seed):
            assert all(player.florins >= 0 for player in board.players)


@pytest.mark.rule("S-108")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_supply_is_48_discs(seats: int) -> None:
    board = table(seats, dice={"red": [6] * seats})
    assert GAME.sight.view(board, 0)["helpers_left"] == 48
    play(board, "take_die red 6", "hire", "place_helper yellow top")
    assert GAME.sight.view(board, 0)["helpers_left"] == 47


@pytest.mark.rule("S-108")
def test_with_an_empty_supply_nobody_can_hire() -> None:
    def hired(last: int) -> dict[int, dict[str, Any]]:
        return {
            0: {"helpers": ALL_HELPERS[3:14]},
            1: {"helpers": ALL_HELPERS},
            2: {"helpers": ALL_HELPERS},
            3: {"helpers": ALL_HELPERS[:last]},
        }

    for last, left in ((6, 1), (7, 0)):
        offered = left == 1
        board = table(
            players=hired(last),
            mandates=zone("red", "M9", "M1"),
            rewards=["B6", "B2", "B3", "B4", "B5", "V1", "V2"],
        )
        assert board.discs == left
        play(board, "take_die red 5")
        assert ("hire" in legal(board)) is offered
        assert ("mandate M9" in legal(board)) is offered
        reward = table(
            players=hired(last),
            agenda=[["take_reward", "yellow"]],
            rewards=["B6", "B2", "B3", "B4", "B5", "V1", "V2"],
        )
        assert ("bonus" in legal(reward)) is offered


@pytest.mark.rule("S-109")
def test_no_effect_rolls_more_than_five_progeny_dice() -> None:
    board = table(players={0: {"brides": 4}}, mandates=zone("purple", "M8", "M1"))
    for action in ("signoria", "mandate M8"):
        rolled = after(board, "take_die purple 5", action)
        assert step(rolled) == ["progeny", "yellow", 5]
        with pytest.raises(IllegalMove):
            play(rolled.clone(), "progeny 1 1 1 1 1 1")
        play(rolled, "progeny 1 1 1 1 1")


@pytest.mark.rule("S-110")
def test_sixteen_brides_are_enough() -> None:
    board = table(
        players={place: {"brides": 3} for place in range(4)}, agenda=[["rewards"]], round=5
    )
    for _ in range(4):
        play(board, "florins", "bride")
    assert [player.brides for player in board.players] == [4, 4, 4, 4]


@pytest.mark.rule("S-111")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_every_city_has_one_space_for_each_kind_of_tile(seats: int) -> None:
    cities = GAME.sight.view(next(random_game(seats, seed=111)), None)["cities"]
    for city in cities.values():
        house, value = city["marriage"].split()
        assert house in HOUSES
        assert int(value) in BOX.fronts
        house, value = city["mission"].split()
        assert house in HOUSES
        assert int(value) in BOX.fronts


@pytest.mark.rule("S-112")
def test_a_city_has_eight_spaces_shared_by_men_and_women() -> None:
    asked = []
    people: list[str] = []
    for sex in ("woman", "man") * 4:
        players = {0: {"women": 1, "careers": {"political": [9]}}}
        cities = {"Roma": {"meeples": people}}
        board = table(players=players, cities=cities, agenda=[["marry", "yellow"]])
        play(board, "marry Roma")
        asked.append(int(legal(board)[0].split()[1]))
        if sex == "woman":
            play(board, "dowry 4")
        else:
            board = table(players=players, cities=cities, agenda=[["send_man", "yellow"]])
            play(board, "send political 9", "to Roma")
        assert board.dump()["cities"]["Roma"]["meeples"] == [*people, f"yellow {sex}"]
        people.append(f"red {sex}")
    assert asked == [1, 1, 2, 2, 3, 3, 4, 4]
    full = table(cities={"Roma": {"meeples": people}}, agenda=[["marry", "yellow"]])
    assert "marry Roma" not in legal(full)


@pytest.mark.rule("S-112")
def test_a_space_holds_one_meeple() -> None:
    with pytest.raises(BadPosition, match="Roma has 8 spaces"):
        table(cities={"Roma": {"meeples": ["red man"] * 5 + ["blue man"] * 4}})


@pytest.mark.rule("S-113")
def test_points_are_marked_at_once_and_have_no_limit() -> None:
    board = table(players={0: {"points": {"marriages": 990}}}, agenda=[["marry", "yellow"]])
    play(board, "marry Roma", "dowry 4")
    assert score(board) == 990 + 4 * BOX.dowry_vp


@pytest.mark.rule("S-113")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_points_are_never_lost(seats: int) -> None:
    for _, before, _, now in random_turns(seats, seed=113):
        for old, new in zip(before.players, now.players, strict=True):
            assert all(a <= b for a, b in zip(old.points, new.points, strict=True))


@pytest.mark.rule("S-114")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_nothing_passes_from_one_player_to_another(seats: int) -> None:
    """A move changes nothing that another player holds, whatever it is."""
    for seed in range(6):
        for mover, before, move, now in random_turns(seats, seed):
            for other in range(seats):
                if other == mover:
                    continue
                old, new = before.players[other], now.players[other]
                assert new.florins == old.florins, move
                assert (new.men, new.women) == (old.men, old.women)
                assert new.careers == old.careers
                assert (new.helpers, new.brides) == (old.helpers, old.brides)
                assert (new.tiles, new.face_down) == (old.tiles, old.face_down)


@pytest.mark.rule("S-114")
@pytest.mark.parametrize("seats", [2, 4])
def test_there_is_no_move_for_buying_selling_or_giving(seats: int) -> None:
    """Every verb there is belongs to an action or a reward; the purchase is that of S-1617."""
    known = """
        take_die pass signoria mandate hire place_helper spend train advance initiative stop
        send to marry dowry row fetch activate skip again bonus florins bride no_bride
        buy decline
    """
    for seed in range(6):
        for board in random_game(seats, seed):
            assert {move.split()[0] for move in legal(board)} <= set(known.split())
            if "buy" in legal(board):
                assert board.round > BOX.bonus_rounds


@pytest.mark.rule("S-114")
def test_passing_gives_nothing_away() -> None:
    board = table()
    held = [(p.florins, p.men, p.women, p.helpers) for p in board.players]
    all_pass(board)
    assert [(p.florins, p.men, p.women, p.helpers) for p in board.players] == held
