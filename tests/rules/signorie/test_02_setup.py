"""Section 2: set-up by player count."""

from __future__ import annotations

from itertools import combinations, permutations
from random import Random
from typing import Any

import pytest

from quattrocento.games.signorie.board import NO_REWARD, NO_TILE, Board
from quattrocento.games.signorie.names import BONUSES, CITIES, COLUMNS, HOUSES, VICTORY_POINTS
from quattrocento.kernel import play as kernel
from quattrocento.kernel.errors import BadSetup, IllegalMove
from quattrocento.kernel.position import Event
from quattrocento.kernel.step import Move
from tests.rules.signorie.table import (
    BOX,
    GAME,
    legal,
    play,
    random_game,
    score,
    settle,
    step,
    table,
)

REMOVED = {2: 2, 3: 1, 4: 0}


def set_up(seats: int, seed: int) -> tuple[Board, dict[str, Move]]:
    """A game at its first decision, and what was drawn on the way there, by verb."""
    board = GAME.start(seats)
    drawn: list[Move] = []
    kernel.settle(board, Random(seed), drawn)
    return board, {str(move[0]): move for move in drawn}


@pytest.mark.rule("S-201")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_colours_are_settled_before_the_first_turn_order(seats: int) -> None:
    board = GAME.start(seats)
    kernel.run(board)
    assert step(board) == ["draw_order"]
    before = GAME.sight.view(board, None)
    settle(board, seed=201)
    after = GAME.sight.view(board, None)
    assert before["colours"] == after["colours"]
    assert [p["plan"] for p in before["players"]] == [p["plan"] for p in after["players"]]
    assert before["players"][0]["plan"] != before["players"][1]["plan"]


@pytest.mark.rule("S-201")
def test_the_table_chooses_the_colours_and_with_them_the_plans() -> None:
    board = GAME.start(3, {"colours": "blue,yellow,purple"})
    settle(board, seed=201)
    seen = GAME.sight.view(board, None)
    assert seen["colours"] == ["blue", "yellow", "purple"]
    plans = [player["plan"]["political"] for player in seen["players"]]
    rows = GAME.box.plans
    assert plans == [[HOUSES[house] for house in rows[colour][0]] for colour in (3, 0, 2)]


@pytest.mark.rule("S-101", "S-201")
@pytest.mark.parametrize("colours", ["red", "red,red", "red,green", "red,blue,yellow"])
def test_two_players_need_two_different_colours_out_of_four(colours: str) -> None:
    with pytest.raises(BadSetup, match="colours names 2 different ones"):
        GAME.start(2, {"colours": colours})


@pytest.mark.rule("S-201")
@pytest.mark.parametrize("seats", [2, 3])
def test_unused_colours_are_out_of_the_game(seats: int) -> None:
    unused = {"purple", "blue"} if seats == 2 else {"blue"}
    for board in random_game(seats, seed=seats):
        seen = board.dump()
        assert not unused & set(seen["order"])
        assert not unused & {player["colour"] for player in seen["players"]}
        assert not unused & {disc for stack in seen["initiative"] for disc in stack}
        people = [m for city in seen["cities"].values() for m in city["meeples"]]
        assert not unused & {meeple.split()[0] for meeple in people}


@pytest.mark.rule("S-202")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_first_turn_order_is_random(seats: int) -> None:
    orders = [set_up(seats, seed)[0].order for seed in range(60 * seats)]
    assert set(orders) == set(permutations(range(seats)))
    for place in range(seats):
        for who in range(seats):
            assert 30 <= sum(order[place] == who for order in orders) <= 90


@pytest.mark.rule("S-203")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_start_florins_by_place_in_the_turn_order(seats: int) -> None:
    for seed in range(5):
        board = set_up(seats, seed)[0]
        florins = [board.players[who].florins for who in board.order]
        assert florins == [6, 7, 7, 8][:seats]


@pytest.mark.rule("S-204", "S-205")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_everyone_starts_with_a_small_family_and_nothing_else(seats: int) -> None:
    board = set_up(seats, seed=204)[0]
    for who, player in enumerate(board.dump()["players"]):
        assert (player["men"], player["women"]) == (4, 3)
        assert (player["general_men"], player["general_women"]) == (8, 8)
        assert (player["threshold_men"], player["threshold_women"]) == (0, 0)
        assert score(board, who) == 0
        assert player["helpers"] == []
        assert player["brides"] == 0
        assert not any(player["careers"].values())
        assert not any(player["tiles"].values())
        assert not any(player["face_down"].values())
        assert player["dice"] == {}
    assert all(city["meeples"] == [] for city in board.dump()["cities"].values())


@pytest.mark.rule("S-206")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_initiative_discs_start_in_one_stack_first_player_on_top(seats: int) -> None:
    # Before the first turn order is drawn, too, none lies further up.
    assert GAME.start(seats).initiative == (0,) * seats
    for seed in range(5):
        seen = set_up(seats, seed)[0].dump()
        assert seen["initiative"][0] == seen["order"][::-1]
        assert not any(seen["initiative"][1:])


@pytest.mark.rule("S-207", "S-208")
def test_five_bonus_tiles_then_two_victory_point_tiles_at_random() -> None:
    draws = [set_up(4, seed)[1]["rewards"][1:] for seed in range(150)]
    for rewards in draws:
        assert len(set(rewards)) == len(rewards) == 7
        assert set(rewards[:5]) <= set(BONUSES)
        assert set(rewards[5:]) <= set(VICTORY_POINTS)
    assert len(BONUSES) == 9
    assert len(VICTORY_POINTS) == 5
    for place in range(7):
        known = BONUSES if place < 5 else VICTORY_POINTS
        assert {rewards[place] for rewards in draws} == set(known)


@pytest.mark.rule("S-207", "S-208")
@pytest.mark.parametrize(
    "rewards",
    ["B1 B2 B3 B4 V1 B5 V2", "B1 B1 B2 B3 B4 V1 V2", "B1 B2 B3 B4 B5 V1 V1", "B1 B2 B3 B4 B5 B6"],
)
def test_other_rewards_cannot_be_drawn(rewards: str) -> None:
    board = GAME.start(2)
    kernel.run(board)
    play(board, "turn_order 0 1", "leave_out Milano Roma")
    with pytest.raises(IllegalMove):
        play(board, f"rewards {rewards}")


@pytest.mark.rule("S-209")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_all_seven_rewards_are_open_from_the_start_and_no_other_comes(seats: int) -> None:
    board, drawn = set_up(seats, seed=209)
    for viewer in [None, *range(seats)]:
        assert GAME.sight.view(board, viewer)["rewards"] == list(drawn["rewards"][1:])
    boards = random_game(seats, seed=209)
    first = next(boards).rewards
    for board in boards:
        used = board.round - 1 if board.agenda else 7
        assert board.rewards == (*[NO_REWARD] * used, *first[used:])


@pytest.mark.rule("S-210", "S-211", "S-212")
@pytest.mark.parametrize(("seats", "tiles"), [(4, 54), (3, 48), (2, 42)])
def test_alliance_tiles_in_the_stacks(seats: int, tiles: int) -> None:
    assert GAME.start(seats).stack == tiles
    board = set_up(seats, seed=210)[0]
    assert board.stack == tiles - 2 * len(board.cities)


def house_seen_up_to(seats: int, hidden: int) -> Board:
    """Before tiles are drawn, all tiles of Sforza but `hidden` seen, the cities empty."""
    fronts = list(BOX.fronts)
    spaces = [
        (who, row)
        for who, player in enumerate(range(seats))
        for row, coats in enumerate(BOX.plans[player])
        for house in coats
        if house == HOUSES.index("Sforza")
    ]
    rows = ("political", "clerical", "military", "marriage")
    players: dict[int, dict[str, Any]] = {who: {"tiles": {}} for who in range(seats)}
    for value, (who, row) in zip(fronts[hidden:], spaces, strict=False):
        players[who]["tiles"].setdefault(rows[row], []).append(f"Sforza {value}")
    placed = sum(len(r) for p in players.values() for r in p["tiles"].values())
    over = [f"Sforza {value}" for value in fronts[hidden + placed :]]
    cities: dict[str, dict[str, str | None]] = {}
    for city in set_up(seats, seed=1)[0].cities:
        cities[CITIES[city]] = {
            "marriage": over.pop() if over else None,
            "mission": over.pop() if over else None,
        }
    return table(seats, players=players, cities=cities, agenda=[["round", 2]])


@pytest.mark.rule("S-210", "S-211", "S-212")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_of_every_house_as_many_tiles_are_missing(seats: int) -> None:
    """Once all but the removed tiles of a house were seen, no other of them ever comes."""
    for hidden in (REMOVED[seats], REMOVED[seats] + 1):
        board = house_seen_up_to(seats, hidden)
        unseen = board.dump()["unseen"]
        assert len(unseen["Sforza"]) == hidden
        drawn = set()
        for seed in range(40):
            move = kernel.next_chance(board)
            assert move is not None
            drawn |= {part for part in move.sample(board, Random(seed)) if part in HOUSES}
        assert ("Sforza" in drawn) is (hidden > REMOVED[seats])
        fill = _fill(board, ["Sforza 2"])
        if hidden > REMOVED[seats]:
            play(board, fill)
        else:
            with pytest.raises(IllegalMove):
                play(board, fill)


def _fill(board: Board, first: list[str]) -> str:
    """A draw that begins with these tiles and goes on with tiles of other houses."""
    empty = sum(
        city[kind] is None
        for city in board.dump()["cities"].values()
        for kind in ("marriage", "mission")
    )
    others = [f"{house} {value}" for value in (2, 3) for house in HOUSES[1:]]
    return " ".join(["tiles", *first, *others[: empty - len(first)]])


@pytest.mark.rule("S-211", "S-212")
@pytest.mark.parametrize("seats", [2, 3])
def test_any_tile_of_a_house_may_be_the_missing_one(seats: int) -> None:
    fresh = GAME.start(seats)
    kernel.run(fresh)
    play(fresh, f"turn_order {' '.join(map(str, range(seats)))}")
    play(fresh, "leave_out " + " ".join(CITIES[: 5 - BOX.cities[seats]]))
    play(fresh, "rewards B1 B2 B3 B4 B5 V1 V2")
    seen: dict[str, set[int]] = {house: set() for house in HOUSES}
    draw = kernel.next_chance(fresh)
    assert draw is not None
    for seed in range(60):
        move = draw.sample(fresh, Random(seed))
        for house, value in zip(move[1::2], move[2::2], strict=True):
            seen[str(house)].add(int(value))
    assert all(values == set(BOX.fronts) for values in seen.values())


@pytest.mark.rule("S-213")
@pytest.mark.parametrize("seats", [2, 3])
def test_nobody_sees_which_tiles_were_removed(seats: int) -> None:
    """A view names the face-up tiles on the table and no other, not even at the end."""
    for board in random_game(seats, seed=213):
        shown = board.dump()
        open_tiles = [
            city[kind]
            for city in shown["cities"].values()
            for kind in ("marriage", "mission")
            if city[kind]
        ]
        for player in shown["players"]:
            open_tiles += [tile for row in player["tiles"].values() for tile in row]
        for viewer in [None, *range(seats)]:
            view = GAME.sight.view(board, viewer)
            assert "unseen" not in view
            tiles, keys = _tiles_and_keys(view)
            assert sorted(tiles) == sorted(open_tiles)
            assert not keys & set(HOUSES)


def _tiles_and_keys(data: Any) -> tuple[list[str], set[str]]:
    """Every text in a view that reads like a tile, and every key."""
    if isinstance(data, dict):
        found = [_tiles_and_keys(value) for value in data.values()]
        keys = set(data).union(*(keys for _, keys in found))
        return [tile for tiles, _ in found for tile in tiles], keys
    if isinstance(data, list | tuple):
        found = [_tiles_and_keys(value) for value in data]
        return [tile for tiles, _ in found for tile in tiles], set().union(*(k for _, k in found))
    reads_like_a_tile = isinstance(data, str) and data.split(" ")[0] in HOUSES and " " in data
    return ([data] if reads_like_a_tile else []), set()


@pytest.mark.rule("S-214")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_each_colour_has_as_many_dice_as_players(seats: int) -> None:
    dice = set_up(seats, seed=214)[0].dump()["dice"]
    assert {colour: len(values) for colour, values in dice.items()} == dict.fromkeys(COLUMNS, seats)


@pytest.mark.rule("S-215")
@pytest.mark.parametrize(("seats", "cities"), [(4, 5), (3, 4), (2, 3)])
def test_cities_in_play_are_drawn_at_the_start_and_stay(seats: int, cities: int) -> None:
    draws = {set_up(seats, seed)[0].cities for seed in range(40 * (6 - cities))}
    assert draws == set(combinations(range(5), cities))
    boards = random_game(seats, seed=215)
    first = next(boards).cities
    assert all(board.cities == first for board in boards)


@pytest.mark.rule("S-215")
@pytest.mark.parametrize(("seats", "times"), [(4, 0), (3, 1), (2, 1)])
def test_it_is_told_which_cities_are_left_out_if_any_are(seats: int, times: int) -> None:
    board = GAME.start(seats)
    board.events = []
    kernel.settle(board, Random(seats))
    told = [event for event in board.events if event.name == "leave_out"]
    assert len(told) == times
    out = [city for number, city in enumerate(CITIES) if number not in board.cities]
    assert all(event.args == {"cities": out} for event in told)


@pytest.mark.rule("S-216")
@pytest.mark.parametrize("seats", [2, 3])
def test_a_city_out_of_play_stays_empty(seats: int) -> None:
    for seed in range(4):
        for board in random_game(seats, seed):
            out = [city for city in range(5) if city not in board.cities]
            moves = " ".join(legal(board))
            assert len(out) == 5 - BOX.cities[seats]
            for city in out:
                assert board.marriage_tiles[city] == board.mission_tiles[city] == NO_TILE
                assert board.filled[city] == 0
                assert CITIES[city] not in moves


@pytest.mark.rule("S-216")
@pytest.mark.parametrize("seats", [2, 3])
def test_nobody_marries_or_travels_to_a_city_out_of_play(seats: int) -> None:
    rich: dict[int, dict[str, Any]] = {0: {"careers": {"political": [9]}}}
    marrying = table(seats, players=rich, agenda=[["marry", "yellow"]])
    sending = play(table(seats, players=rich, agenda=[["send_man", "yellow"]]), "send political 9")
    names = [CITIES[city] for city in marrying.cities]
    assert legal(marrying) == [f"marry {city}" for city in names]
    assert legal(sending) == [f"to {city}" for city in names]


@pytest.mark.rule("S-217")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_all_ten_mandates_lie_in_five_zones_every_round(seats: int) -> None:
    for board in random_game(seats, seed=217):
        mandates = board.dump()["mandates"]
        assert list(mandates) == list(COLUMNS)
        assert all(len(pair) == 2 for pair in mandates.values())
        assert len({tile for pair in mandates.values() for tile in pair}) == 10


@pytest.mark.rule("S-218")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_seven_rounds_of_three_phases(seats: int) -> None:
    board = GAME.start(seats)
    told: list[Event] = []
    board.events = told
    kernel.play_out(board, Random(218))
    phase_of = {"round": 0, "tiles": 1, "roll": 1, "mandates": 1, "passes": 2, "must_pass": 2}
    phase_of |= {"takes_die": 2, "new_order": 3, "bride": 3, "no_bride": 3, "reward_vp": 3}
    phases = [phase_of[event.name] for event in told if event.name in phase_of]
    turns = [p for i, p in enumerate(phases) if i == 0 or p != phases[i - 1]]
    assert turns == [0, 1, 2, 3] * 7
    assert [e.args["round"] for e in told if e.name == "round"] == [1, 2, 3, 4, 5, 6, 7]
