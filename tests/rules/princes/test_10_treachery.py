"""Treachery tiles, one by one (P-1001 to P-1019)."""

from __future__ import annotations

import pytest

from quattrocento.games.princes.rules.battle import strength
from tests.rules.princes.table import (
    BOX,
    GAME,
    after,
    dump,
    gold,
    influence,
    legal,
    play,
    random_game,
    seat,
    step,
    table,
    war,
    why_not,
)

PIKE = {"troops": ["pike"]}
BRIBES = ["bribe_troops 1", "bribe_troops 2"]
DECLARE = ("attacker Milan", "defender Rome")


@pytest.mark.rule("P-1001")
def test_never_compulsory_and_then_among_the_discards() -> None:
    decline = {"ask_veto": "no_veto", "bribe": "no_bribe", "finish_turn": "end_turn", "pay": "pay",
               "bid": "pass_bid", "take_action": "pass"}  # fmt: skip
    tiles = {"steal_influence", "raid_gold", "veto", "bribe", "freeze_bid", "bribe_cardinal",
             "start_war"}  # fmt: skip
    for seed in range(6):
        for board, _ in random_game(4, seed):
            offered = {move.split()[0] for move in legal(board)} & tiles
            if offered and not (step(board) == "bid" and "pass_bid" not in legal(board)):
                others = {move.split()[0] for move in legal(board)} - offered
                assert others & set(decline.values()) or step(board) == "pay" or board.idle >= 8
    board = play(table(players={0: {"hand": ["raid_gold 1"]}}), "raid_gold Este")
    assert board.dump()["treachery"]["played"] == ["raid_gold 1"]


@pytest.mark.rule("P-1002")
def test_only_condottieri_and_the_league_bribe() -> None:
    hands = {n: PIKE | {"hand": [f"bribe_troops {n + 1}"]} for n in range(4)}
    board = war(pope="player 3", players=hands)
    play(board, "league defender")
    asked = []
    while step(board) == "bribe":
        asked.append(seat(board))
        play(board, "no_bribe")
    assert asked == [0, 1, 2]
    board = war(pope="player 3", players=hands)
    play(board, "no_league")
    asked = []
    while step(board) == "bribe":
        asked.append(seat(board))
        play(board, "no_bribe")
    assert asked == [0, 1]


@pytest.mark.rule("P-1003")
def test_any_unbribed_troop_in_this_war() -> None:
    mine = {"troops": ["pike", "artillery"], "hand": BRIBES}
    others = {1: {"troops": ["cavalry"]}, 2: {"troops": ["crossbow"]}, 3: {"troops": ["pike"]}}
    board = war(pope="player 3", players={0: mine} | others)
    play(board, "league defender")
    assert legal(board) == [
        "bribe Baglioni pike", "bribe Baglioni artillery", "bribe Este cavalry",
        "bribe Malatesta crossbow", "no_bribe",
    ]  # fmt: skip
    play(board, "bribe Este cavalry")
    assert "bribe Este cavalry" not in legal(board)
    assert why_not(board, "bribe Este cavalry") == "P-1003"
    assert dump(board, 0)["hand"] == ["bribe_troops 2"]


@pytest.mark.rule("P-1004")
@pytest.mark.rule("P-1005")
def test_a_bribed_troop_and_its_bonuses_count_nothing_in_both_rounds() -> None:
    mine = {"hand": BRIBES, "troops": ["crossbow"]}
    theirs = {"troops": ["artillery", "pike"], "tiles": ["swiss"]}
    board = war(players={0: mine, 1: theirs})
    assert (strength(board, 1, True), strength(board, 1, False)) == (3 + 1 + 0 + 1, 1 + 1 + 2 + 1)
    play(board, "bribe Este artillery")
    assert (strength(board, 1, True), strength(board, 1, False)) == (0 + 1, 2 + 1)
    play(board, "bribe Este pike")
    assert (strength(board, 1, True), strength(board, 1, False)) == (0, 0)
    shown = GAME.sight.view(board, 2)["war"]["sides"][1]["items"]
    assert all(item["bribed"] for item in shown)
    play(board, "dice 1 6")
    assert board.counter
    assert strength(board, 1, True) == 0


@pytest.mark.rule("P-1006")
@pytest.mark.rule("P-1007")
def test_the_owner_keeps_the_troop_and_fights_on() -> None:
    theirs = {"troops": ["pike"], "tiles": ["caterina"]}
    board = war(players={0: PIKE | {"hand": BRIBES}, 1: theirs})
    play(board, "bribe Este pike")
    assert strength(board, 1, False) == 2
    play(board, "no_bribe", "dice 1 1", "dice 1 1")
    assert dump(board, 1)["troops"] == ["pike"]
    play(board, "end_turn") if step(board) == "finish_turn" else None
    play(board, "war", *DECLARE)
    while step(board) == "ask_veto":
        play(board, "no_veto")
    assert board.bidding == 0b11
    play(board, "bid 0", "pass_bid", "bid 0")
    assert strength(board, 0, False) == 4
    assert strength(board, 1, False) == 2


@pytest.mark.rule("P-1006")
def test_a_bribed_troop_fights_again_in_the_same_place() -> None:
    board = war(players={0: PIKE | {"hand": BRIBES[:1]}, 1: PIKE})
    play(board, "bribe Este pike", "dice 1 2", "dice 1 1")
    play(board, "war", *DECLARE, "pass_bid", "bid 0", "bid 0")
    assert board.fighters == (0, 1)
    assert strength(board, 1, False) == 2


@pytest.mark.rule("P-1008")
def test_bribe_cardinal_has_no_other_use() -> None:
    board = table(players={0: {"hand": ["bribe_cardinal 1"], "influence": 3}})
    assert not any("cardinal" in move for move in legal(board))
    play(board, "auction gozzoli")
    assert legal(board, "bid") == ["bid 0", "bid 1", "bid 2", "bid 3"]
    play(board, "bid 3", "pass_bid", "pass_bid", "pass_bid")
    assert influence(board) == 0


@pytest.mark.rule("P-1009")
@pytest.mark.rule("P-1010")
@pytest.mark.rule("P-1013")
def test_stealing_two_influence_or_three_gold() -> None:
    board = table(players={0: {"hand": ["steal_influence 1", "raid_gold 1"]}})
    assert legal(board, "steal_influence") == [
        "steal_influence Este", "steal_influence Malatesta", "steal_influence Gonzaga",
    ]  # fmt: skip
    play(board, "steal_influence Este")
    assert (influence(board, 0), influence(board, 1)) == (14, 10)
    assert (seat(board), step(board)) == (0, "take_action")
    play(board, "raid_gold Gonzaga")
    assert (gold(board, 0), gold(board, 3)) == (43, 37)
    assert (seat(board), step(board)) == (0, "take_action")
    other = table(active=1, players={0: {"hand": ["steal_influence 1"]}})
    assert legal(other, "steal_influence") == []


@pytest.mark.rule("P-1011")
def test_no_more_than_the_victim_has_in_hand() -> None:
    board = table(players={0: {"hand": ["steal_influence 1", "raid_gold 1"]},
                           1: {"influence": 1, "gold": 2, "wages": 9}})  # fmt: skip
    play(board, "steal_influence Este", "raid_gold Este")
    assert (influence(board, 0), gold(board, 0)) == (13, 42)
    assert (influence(board, 1), gold(board, 1), dump(board, 1)["wages"]) == (0, 0, 9)


@pytest.mark.rule("P-1012")
def test_the_victim_has_something() -> None:
    empty = {"gold": 0, "influence": 0, "wages": 5}
    hand = {"hand": ["steal_influence 1", "raid_gold 1"]}
    board = table(players={0: hand, 1: empty})
    assert "raid_gold Este" not in legal(board)
    assert why_not(board, "raid_gold Este") == "P-1012"
    assert why_not(board, "steal_influence Este") == "P-1012"
    none = table(players={0: hand, 1: empty, 2: empty, 3: empty})
    assert legal(none, "raid_gold") == legal(none, "steal_influence") == []


@pytest.mark.rule("P-1012")
def test_with_hidden_totals_anybody_may_be_named() -> None:
    empty = {"gold": 0, "influence": 0}
    hand = {"hand": ["steal_influence 1", "raid_gold 1"], "tiles": ["lucrezia"]}
    board = table(options={"totals": "hidden"}, players={0: hand, 1: empty})
    for verb in ("steal_influence", "raid_gold", "lucrezia"):
        assert len(legal(board, verb)) == 3
    play(board, "lucrezia Este", "raid_gold Este", "steal_influence Este")
    assert (influence(board, 1), gold(board, 1)) == (0, 0)
    assert (influence(board, 0), gold(board, 0)) == (12, 40)
    assert legal(board, "lucrezia") == legal(board, "raid_gold") == []


@pytest.mark.rule("P-1015")
@pytest.mark.parametrize("action", ["pass", "buy_troop pike", "war"])
def test_start_war_after_any_action(action: str) -> None:
    board = table(players={0: {"hand": ["start_war"]}})
    assert "start_war" not in legal(board)
    play(board, action)
    if action == "war":
        play(board, *DECLARE)
    assert (seat(board), step(board)) == (0, "finish_turn")
    assert "start_war" in legal(board)


@pytest.mark.rule("P-1016")
@pytest.mark.rule("P-1017")
def test_start_war_needs_no_space_and_moves_no_marker() -> None:
    board = table(marker=4, players={0: {"hand": ["start_war"]}, 1: PIKE})
    play(board, "pass", "start_war")
    assert (seat(board), step(board)) == (0, "name_attacker")
    play(board, *DECLARE)
    assert board.marker == 4
    assert (seat(board), step(board), board.extra) == (1, "bid", True)
    play(board, "bid 0")
    assert dump(board, 1)["wages"] == BOX.status[1]
    assert step(board) == "throw"


@pytest.mark.rule("P-1018")
def test_start_war_can_be_vetoed() -> None:
    board = table(marker=2, players={0: {"hand": ["start_war"]}, 1: {"tiles": ["lorenzo"]}})
    play(board, "pass", "start_war", *DECLARE, "lorenzo")
    assert (board.marker, dump(board, 0)["hand"]) == (2, [])
    assert (seat(board), step(board)) == (1, "take_action")


@pytest.mark.rule("P-1019")
def test_after_that_war_the_turn_is_over() -> None:
    board = table(players={0: {"hand": ["start_war", "raid_gold 1"], "tiles": ["lucrezia"]}})
    play(board, "pass", "start_war", *DECLARE)
    while step(board) == "ask_veto":
        play(board, "no_veto")
    assert (seat(board), step(board)) == (1, "take_action")
    assert seat(after(board, "pass")) == 2


@pytest.mark.rule("P-1012")
def test_each_theft_looks_for_its_own_money() -> None:
    hand = {"hand": ["steal_influence 1", "raid_gold 1"], "tiles": ["lucrezia"]}
    board = table(players={0: hand, 1: {"gold": 0}, 2: {"influence": 0}})
    assert legal(board, "raid_gold") == ["raid_gold Malatesta", "raid_gold Gonzaga"]
    for verb in ("steal_influence", "lucrezia"):
        assert legal(board, verb) == [f"{verb} Este", f"{verb} Gonzaga"]
        assert why_not(board, f"{verb} Este") is None
        assert why_not(board, f"{verb} Malatesta") == "P-1012"
    assert why_not(board, "raid_gold Este") == "P-1012"
    assert why_not(board, "raid_gold Malatesta") is None
