"""Wars, step by step (P-901 to P-969)."""

from __future__ import annotations

import pytest

from quattrocento.games.princes.board import Board
from quattrocento.games.princes.names import CITIES
from tests.rules.princes.table import (
    GAME,
    after,
    dump,
    events,
    gold,
    influence,
    legal,
    play,
    random_game,
    seat,
    step,
    table,
    told,
    war,
    why_not,
)

PIKE = {"troops": ["pike"]}
ARTILLERY = {"troops": ["artillery"]}
DECLARE = ("war", "attacker Milan", "defender Rome")


def status(board: Board, *cities: str) -> list[int]:
    return [board.status[CITIES.index(city)] for city in cities]


@pytest.mark.rule("P-901")
@pytest.mark.parametrize(("seats", "limit"), [(3, 4), (4, 4), (5, 5), (6, 5)])
def test_the_limit_of_wars(seats: int, limit: int) -> None:
    assert "war" in legal(table(seats, marker=limit - 1))
    board = table(seats, marker=limit)
    assert "war" not in legal(board)
    assert why_not(board, "war") == "P-901"


@pytest.mark.rule("P-902")
def test_anybody_may_start_a_war() -> None:
    board = table(players={0: {"gold": 0, "influence": 0}, 1: PIKE})
    play(board, *DECLARE)
    assert (seat(board), step(board)) == (1, "bid")


@pytest.mark.rule("P-903")
@pytest.mark.rule("P-909")
def test_the_marker_moves_at_once_whatever_happens() -> None:
    board = table(players={1: {"tiles": ["lorenzo"]}})
    play(board, "war")
    assert (board.marker, step(board)) == (1, "name_attacker")
    play(board, "attacker Milan", "defender Rome", "lorenzo")
    assert board.marker == 1


@pytest.mark.rule("P-904")
def test_two_different_cities() -> None:
    board = play(table(), "war")
    assert legal(board) == [f"attacker {city}" for city in CITIES]
    play(board, "attacker Milan")
    assert legal(board) == [f"defender {city}" for city in CITIES if city != "Milan"]
    assert why_not(board, "defender Milan") == "P-904"


@pytest.mark.rule("P-905")
def test_the_same_cities_and_those_at_a_limit_may_fight_again() -> None:
    board = table(players={3: PIKE}, status={"Milan": 10, "Rome": 3})
    for _ in range(2):
        play(board, *DECLARE, "pass_bid", "pass_bid")
    play(board, "war", "attacker Rome", "defender Milan")
    assert board.attacker == CITIES.index("Rome")


@pytest.mark.rule("P-906")
@pytest.mark.rule("P-1014")
def test_vetoes_are_asked_clockwise_but_not_of_the_active_player() -> None:
    hand = {"hand": ["freeze_bid 1"]}
    board = table(active=2, players={2: hand, 3: {"hand": ["freeze_bid 2"]}, 1: {"hand": ["veto"]}})
    play(board, *DECLARE)
    order = []
    while step(board) == "ask_veto":
        order.append(seat(board))
        play(board, "no_veto")
    assert order == [3, 1]
    board = table(active=2, players={1: {"hand": ["veto"]}})
    assert "veto" not in legal(board)
    play(board, *DECLARE)
    assert legal(board) == ["veto", "no_veto"]


@pytest.mark.rule("P-907")
@pytest.mark.rule("P-1121")
def test_veto_tile_or_lorenzo() -> None:
    board = table(players={1: {"hand": ["veto"], "tiles": ["lorenzo"]}})
    play(board, *DECLARE)
    assert legal(board) == ["veto", "lorenzo", "no_veto"]
    tile = after(board, "veto")
    assert (dump(tile, 1)["hand"], dump(tile, 1)["used"]) == ([], [])
    person = after(board, "lorenzo")
    assert (dump(person, 1)["hand"], dump(person, 1)["used"]) == (["veto"], ["lorenzo"])
    used = table(players={1: {"hand": ["veto"], "tiles": ["lorenzo"], "used": ["lorenzo"]}})
    play(used, *DECLARE)
    assert legal(used) == ["veto", "no_veto"]
    assert why_not(used, "lorenzo") == "P-1121"


@pytest.mark.rule("P-908")
@pytest.mark.rule("P-910")
def test_the_first_veto_ends_the_questions() -> None:
    board = table(players={1: {"hand": ["veto"]}, 2: {"tiles": ["lorenzo"]}})
    play(board, *DECLARE, "veto")
    assert (seat(board), step(board)) == (1, "take_action")
    assert dump(board, 2)["used"] == []


@pytest.mark.rule("P-909")
def test_after_a_veto_there_is_no_war() -> None:
    board = table(players={0: PIKE, 1: PIKE | {"hand": ["veto"]}})
    before = board.status[:]
    play(board, *DECLARE, "veto")
    assert (seat(board), step(board)) == (1, "take_action")
    assert board.status == before
    assert board.attacker == -1
    assert all(player.wages == 0 for player in board.players)
    assert (influence(board, 0), board.marker) == (12, 1)


@pytest.mark.rule("P-911")
def test_then_the_auctions_begin_without_veto() -> None:
    board = table(players={0: PIKE, 1: PIKE | {"hand": ["veto"]}})
    play(board, *DECLARE, "no_veto")
    assert (seat(board), step(board)) == (0, "bid")
    play(board, "bid 0")
    assert "veto" not in legal(board)


@pytest.mark.rule("P-921")
def test_two_vacant_cities_are_a_draw_without_anything() -> None:
    board = table(pope="player 3", players={0: PIKE, 2: PIKE})
    before = board.status[:]
    play(board, *DECLARE, "pass_bid", "pass_bid", "pass_bid")
    names = told(board, "pass_bid")
    assert "war_unmanned" in names
    assert not {"wages", "dice", "league"} & set(names)
    assert (seat(board), step(board)) == (1, "take_action")
    assert (board.status, board.league_used) == (before, False)


@pytest.mark.rule("P-922")
@pytest.mark.rule("P-923")
def test_a_vacant_city_fights_with_three() -> None:
    board = war(fighters=(0, None), players={0: ARTILLERY | {"hand": ["bribe_troops 1"]}})
    sides = GAME.sight.view(board, 0)["war"]["sides"]
    assert (sides[1]["attack"], sides[1]["defence"]) == (3, 3)
    assert legal(board) == ["bribe Baglioni artillery", "no_bribe"]
    board = war(fighters=(0, None), players={0: ARTILLERY})
    play(board, "dice 4 3")
    assert dump(board, 0)["tokens"] == 1
    board = war(fighters=(0, None), players={0: ARTILLERY})
    play(board, "dice 3 3")
    assert board.counter
    # The neutral army counter-attacks with 3 + 1 against 1 + 2.
    play(board, "dice 2 1")
    assert status(board, "Venice", "Milan") == [8, 5]


@pytest.mark.rule("P-924")
@pytest.mark.rule("P-925")
@pytest.mark.rule("P-927")
def test_wages_by_status_laid_on_the_home_city() -> None:
    board = war("Milan", "Venice", players={0: PIKE | {"wages": 4}, 1: PIKE})
    assert (dump(board, 0)["wages"], dump(board, 1)["wages"]) == (4 + 6, 7)
    assert (gold(board, 0), gold(board, 1)) == (40, 40)
    other = war("Rome", "Naples", status={"Rome": 9}, players={0: PIKE, 1: PIKE})
    assert (dump(other, 0)["wages"], dump(other, 1)["wages"]) == (9, 5)


@pytest.mark.rule("P-925")
def test_wages_cannot_be_spent_or_stolen() -> None:
    board = table(players={0: {"gold": 0, "wages": 9}, 1: {"hand": ["raid_gold 1"]}}, active=1)
    assert "raid_gold Baglioni" not in legal(board)
    poor = table(players={0: {"gold": 0, "wages": 9}})
    assert legal(poor, "buy_troop") == []


@pytest.mark.rule("P-926")
def test_wages_whatever_the_result_and_none_for_a_vacant_city() -> None:
    board = war(players={0: ARTILLERY, 1: PIKE})
    assert dump(board, 1)["wages"] == 7
    play(board, "dice 6 1")
    assert dump(board, 1)["wages"] == 7
    alone = war(fighters=(None, 1), players={1: PIKE})
    assert [dump(alone, index)["wages"] for index in range(4)] == [0, 7, 0, 0]


@pytest.mark.rule("P-928")
def test_league_then_bribes_then_dice() -> None:
    board = war(pope="player 3", players={0: PIKE | {"hand": ["veto"]}, 1: PIKE, 2: PIKE})
    assert (seat(board), step(board)) == (2, "ask_league")
    assert dump(board, 0)["wages"] == 6
    play(board, "no_league")
    assert (seat(board), step(board)) == (0, "bribe")
    play(board, "no_bribe")
    assert step(board) == "throw"


@pytest.mark.rule("P-929")
@pytest.mark.rule("P-930")
def test_bribes_in_order_one_turn_each() -> None:
    hand = [{"hand": [f"bribe_troops {n}"]} for n in (1, 2, 3)]
    board = war(pope="player 3", players={n: PIKE | hand[n] for n in range(3)})
    play(board, "league attacker")
    order = []
    while step(board) == "bribe":
        order.append(seat(board))
        play(board, "no_bribe")
    assert order == [0, 1, 2]
    assert step(board) == "throw"
    vacant = war(fighters=(None, 1), players={0: hand[0] | PIKE, 1: PIKE | hand[1]})
    assert seat(vacant) == 1
    both = war(players={0: PIKE | {"hand": ["bribe_troops 1", "bribe_troops 2"]}, 1: ARTILLERY})
    play(both, "bribe Este artillery")
    assert seat(both) == 0
    play(both, "bribe Baglioni pike")
    assert step(both) == "throw"


@pytest.mark.rule("P-930")
def test_no_reply_to_a_later_bribe() -> None:
    first = {"troops": ["pike", "cavalry"], "hand": ["bribe_troops 1", "bribe_troops 2"]}
    second = {"troops": ["artillery", "crossbow"], "hand": ["bribe_troops 3"]}
    board = war(players={0: first, 1: second})
    play(board, "bribe Este artillery", "no_bribe", "bribe Baglioni cavalry")
    assert step(board) == "throw"
    assert dump(board, 0)["hand"] == ["bribe_troops 2"]


@pytest.mark.rule("P-931")
def test_no_bribe_after_the_first_throw() -> None:
    hand = {"hand": ["bribe_troops 1"]}
    board = war(players={0: PIKE | hand, 1: PIKE, 2: {"tiles": ["ludovico"]}})
    play(board, "no_bribe", "dice 1 1")
    assert (seat(board), step(board)) == (2, "ask_reroll")
    play(board, "reroll")
    assert step(board) == "throw"
    play(board, "dice 1 1")
    assert step(board) == "throw"
    play(board, "dice 1 1")
    assert step(board) in ("take_action", "finish_turn")


@pytest.mark.rule("P-941")
@pytest.mark.rule("P-942")
@pytest.mark.rule("P-943")
def test_all_troops_modifiers_league_and_dice_count() -> None:
    mine = {"troops": ["artillery", "cavalry", "light_infantry"], "tiles": ["armourer"]}
    theirs = {"troops": ["fortification", "pike"], "tiles": ["caterina", "swiss"]}
    board = war(pope="player 3", players={0: mine, 1: theirs, 2: {"troops": ["crossbow"]}})
    play(board, "league attacker")
    one, two = GAME.sight.view(board, 0)["war"]["sides"]
    assert one["attack"] == 3 + 2 + 1 + 1 + 1
    assert two["defence"] == 3 + 2 + 1 + 2
    assert sum(item["attack"] for item in one["items"]) == one["attack"]
    totals = told(board.clone(), "dice 3 3")
    assert totals[:2] == ["dice", "totals"]
    assert after(board, "dice 3 3").counter
    assert after(board, "dice 4 3").fighters == (-1, -1)
    assert dump(after(board, "dice 4 3"), 0)["tokens"] == 1


@pytest.mark.rule("P-944")
def test_the_reroll_comes_before_the_totals() -> None:
    board = war(players={0: ARTILLERY, 1: PIKE, 3: {"tiles": ["ludovico"]}})
    play(board, "dice 6 1")
    assert (seat(board), step(board)) == (3, "ask_reroll")
    assert dump(board, 0)["tokens"] == 0
    play(board, "keep")
    assert dump(board, 0)["tokens"] == 1


@pytest.mark.rule("P-945")
def test_a_strictly_higher_attack_wins_in_one_round() -> None:
    board = war(players={0: ARTILLERY, 1: PIKE})
    equal = after(board, "dice 2 3")
    assert equal.counter
    play(board, "dice 3 3")
    assert board.attacker == -1
    assert status(board, "Milan", "Venice") == [7, 6]


@pytest.mark.rule("P-946")
@pytest.mark.rule("P-947")
@pytest.mark.rule("P-948")
@pytest.mark.parametrize("first", ["dice 3 3", "dice 2 3", "dice 1 6"])
def test_otherwise_a_counter_attack_follows(first: str) -> None:
    board = war(players={0: ARTILLERY, 1: {"troops": ["pike", "cavalry"], "tiles": ["armourer"]}})
    play(board, first)
    assert (board.counter, step(board)) == (True, "throw")
    # Counter-attack: 0 + 2 + 1 and the white die against 1 and the black die.
    won = after(board, "dice 3 2")
    assert status(won, "Milan", "Venice") == [5, 8]
    assert dump(won, 1)["tokens"] == 1


@pytest.mark.rule("P-947")
def test_attack_and_defence_change_sides_in_the_counter_attack() -> None:
    walls = {"troops": ["fortification", "crossbow"]}
    board = war(players={0: walls, 1: walls}, families=("Malatesta", "Gonzaga", "Este", "Baglioni"))
    told_now = events(board, "dice 6 4", "dice 2 5")
    totals = [event.args for event in told_now if event.name == "totals"]
    # Attack 0 + 1, defence 3 + 1: the black die is Milan's, the white one that of Venice.
    assert totals == [
        {"attacker": "Milan", "defender": "Venice", "attack": 1 + 6, "defence": 4 + 4},
        {"attacker": "Venice", "defender": "Milan", "attack": 1 + 5, "defence": 4 + 2},
    ]
    assert status(board, "Milan", "Venice") == [6, 7]


@pytest.mark.rule("P-949")
@pytest.mark.parametrize("second", ["dice 4 2", "dice 6 1"])
def test_anything_else_is_a_draw(second: str) -> None:
    board = war(players={0: ARTILLERY, 1: {"troops": ["pike", "cavalry"], "tiles": ["armourer"]}})
    play(board, "dice 1 6", second)
    assert status(board, "Milan", "Venice") == [6, 7]
    assert [dump(board, index)["tokens"] for index in range(4)] == [0] * 4
    assert (seat(board), step(board)) == (1, "take_action")


@pytest.mark.rule("P-961")
@pytest.mark.rule("P-962")
@pytest.mark.rule("P-963")
def test_double_totals_move_two_steps() -> None:
    board = war(players={0: ARTILLERY, 1: PIKE})
    # 3 + 5 against 2 + 2 is double, 3 + 4 is not.
    assert status(after(board, "dice 5 2"), "Milan", "Venice") == [8, 5]
    assert status(after(board, "dice 4 2"), "Milan", "Venice") == [7, 6]
    counter = play(war(players={0: PIKE, 1: ARTILLERY}), "dice 1 6")
    assert status(after(counter, "dice 1 3"), "Milan", "Venice") == [4, 9]
    assert status(after(counter, "dice 2 3"), "Milan", "Venice") == [5, 8]


@pytest.mark.rule("P-964")
@pytest.mark.rule("P-965")
def test_each_city_stops_at_its_own_limit() -> None:
    high = war(status={"Milan": 9, "Venice": 7}, players={0: ARTILLERY, 1: PIKE})
    assert status(play(high, "dice 6 1"), "Milan", "Venice") == [10, 5]
    low = war(status={"Milan": 6, "Venice": 3}, players={0: ARTILLERY, 1: PIKE})
    assert status(play(low, "dice 6 1"), "Milan", "Venice") == [8, 3]
    for seed in range(3):
        for board, _ in random_game(4, seed):
            assert all(3 <= place <= 10 for place in board.status)


@pytest.mark.rule("P-966")
def test_one_token_whatever_the_margin() -> None:
    for dice in ("dice 6 1", "dice 3 3"):
        board = war(players={0: ARTILLERY | {"tokens": 2}, 1: PIKE})
        play(board, dice)
        assert dump(board, 0)["tokens"] == 3
        assert dump(board, 1)["tokens"] == 0


@pytest.mark.rule("P-967")
def test_a_neutral_victory_moves_the_cities_only() -> None:
    board = war(fighters=(None, 1), players={1: {"troops": ["light_infantry"]}})
    play(board, "dice 4 1")
    assert status(board, "Milan", "Venice") == [8, 5]
    assert not any(player.tokens for player in board.players)


@pytest.mark.rule("P-968")
def test_no_troop_is_lost() -> None:
    board = war(players={0: ARTILLERY, 1: PIKE})
    play(board, "dice 6 1")
    assert dump(board, 0)["troops"] == ["artillery"]
    assert dump(board, 1)["troops"] == ["pike"]


@pytest.mark.rule("P-969")
def test_a_war_is_carried_through_before_anything_else() -> None:
    for seed in range(4):
        for board, move in random_game(5, seed):
            if board.attacker >= 0:
                assert board.events_left
                assert move[0] not in ("auction", "pass", "buy_troop", "end_turn", "place_artist")
