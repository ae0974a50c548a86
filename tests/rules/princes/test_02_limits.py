"""Limits and secrecy (P-201 to P-223)."""

from __future__ import annotations

from random import Random

import pytest

from quattrocento.games.princes.names import KINDS
from quattrocento.kernel.errors import BadPosition, IllegalMove
from quattrocento.kernel.play import attempt
from tests.rules.princes.table import (
    BOX,
    GAME,
    after,
    aside,
    bids,
    dump,
    events,
    gold,
    influence,
    legal,
    play,
    random_game,
    seat,
    settle,
    step,
    table,
    told,
    war,
    why_not,
)

SIX = ["doge", "venetian_merchant 1", "venetian_merchant 2", "ludovico", "caterina", "lorenzo"]
THREE = ["doge", "ludovico", "lorenzo"]


@pytest.mark.rule("P-201")
def test_six_city_tiles_at_most() -> None:
    board = table(players={0: {"tiles": SIX[:5], "gold": 99}})
    assert "auction venetian_merchant" in legal(board)
    full = table(players={0: {"tiles": SIX, "gold": 99}})
    assert not {move.split()[1] for move in legal(full, "auction")} & set(KINDS)
    assert why_not(full, "auction venetian_merchant") == "P-201"
    with pytest.raises(BadPosition):
        table(players={0: {"tiles": [*SIX, "venetian_merchant 3"]}})


@pytest.mark.rule("P-202")
@pytest.mark.rule("P-203")
def test_three_cities_at_most_and_more_of_the_same() -> None:
    board = table(players={0: {"tiles": THREE, "gold": 99}})
    assert why_not(board, "auction orsini") == "P-202"
    assert why_not(board, "auction alfonso") == "P-202"
    assert not {"auction orsini", "auction alfonso"} & set(legal(board))
    for tile in ("venetian_merchant", "swiss", "banking"):
        assert f"auction {tile}" in legal(board)
    two = table(players={0: {"tiles": THREE[:2], "gold": 99}})
    assert "auction orsini" in legal(two)


@pytest.mark.rule("P-204")
def test_city_tiles_stay_for_ever() -> None:
    for seed in range(3):
        owned: dict[int, int] = {}
        for board, _ in random_game(4, seed):
            for index, player in enumerate(board.players):
                assert owned.get(index, 0) & ~player.tiles == 0
                owned[index] = player.tiles


@pytest.mark.rule("P-205")
def test_limits_are_checked_when_bidding() -> None:
    board = table(players={1: {"tiles": THREE, "hand": ["veto"]}})
    play(board, "auction orsini", "bid 10")
    assert seat(board) == 1
    assert bids(board) == []
    assert why_not(board, "bid 11") == "P-202"


@pytest.mark.rule("P-206")
@pytest.mark.rule("P-207")
def test_one_troop_of_a_type_but_all_types() -> None:
    five = ["light_infantry", "crossbow", "pike", "fortification", "cavalry"]
    board = table(players={0: {"troops": five, "tokens": 30}})
    assert legal(board, "buy_troop") == ["buy_troop artillery"]
    assert why_not(board, "buy_troop pike") == "P-504"
    play(board, "buy_troop artillery")
    assert len(dump(board, 0)["troops"]) == 6


@pytest.mark.rule("P-207")
def test_any_number_of_events() -> None:
    kept = ["gozzoli", "piero", "merchant_i"]
    board = table(players={0: {"events": kept}})
    assert "auction mantegna" in legal(board)
    board = table(decade=2, players={0: {"events": kept}})
    play(board, "auction botticelli", "bid 0", "pass_bid", "pass_bid", "pass_bid")
    assert dump(board, 0)["events"] == [*kept, "botticelli"]


@pytest.mark.rule("P-208")
@pytest.mark.rule("P-211")
@pytest.mark.rule("P-510")
def test_two_treachery_tiles_and_a_third_is_followed_by_a_discard() -> None:
    board = table(players={0: {"hand": ["veto", "start_war"]}})
    assert board.hand_limit(0) == 2
    play(board, "buy_treachery", "draw 0 raid_gold")
    assert (seat(board), step(board)) == (0, "discard")
    play(board, "discard veto")
    assert step(board) == "finish_turn"
    assert dump(board, 0)["hand"] == ["raid_gold 1", "start_war"]


@pytest.mark.rule("P-209")
@pytest.mark.rule("P-1123")
@pytest.mark.rule("P-1203")
@pytest.mark.rule("P-1204")
def test_the_limit_rises_by_family_and_tiles() -> None:
    board = table(6, players={2: {"tiles": ["cesare", "ferrante"]}, 0: {"tiles": ["cesare"][:0]}})
    assert [board.hand_limit(index) for index in range(6)] == [2, 2, 5, 2, 3, 2]
    one = table(players={0: {"tiles": ["ferrante"]}, 1: {"tiles": ["cesare"]}})
    assert [one.hand_limit(index) for index in range(3)] == [3, 3, 3]


@pytest.mark.rule("P-210")
def test_the_limit_rises_at_once() -> None:
    board = table(players={0: {"hand": ["veto", "start_war"]}})
    play(board, "auction cesare", "bid 10", "pass_bid", "pass_bid", "pass_bid")
    assert step(board) == "finish_turn"
    assert board.hand_limit(0) == 3


@pytest.mark.rule("P-212")
def test_any_tile_of_the_hand_may_go_the_new_one_included() -> None:
    board = table(players={0: {"hand": ["veto", "start_war"]}})
    play(board, "buy_treachery", "draw 0 freeze_bid")
    assert legal(board) == ["discard freeze_bid", "discard veto", "discard start_war"]


@pytest.mark.rule("P-213")
def test_no_discarding_at_another_time() -> None:
    for seed in range(4):
        for board, move in random_game(5, seed):
            if move[0] == "discard":
                hand = board.players[board.agenda[-1].seat].hand  # type: ignore[attr-defined]
                assert hand.bit_count() > board.hand_limit(seat(board) or 0)
    board = table(players={0: {"hand": ["veto", "start_war"]}})
    assert legal(board, "discard") == []


@pytest.mark.rule("P-214")
def test_everything_but_treachery_lies_open() -> None:
    board = table(pope="player 3", players={
        1: {"tiles": ["doge"], "troops": ["pike"], "events": ["gozzoli"]},
    })  # fmt: skip
    for viewer in (None, 0, 1, 3):
        seen = GAME.sight.view(board, viewer)
        other = seen["players"][1]
        assert other["family"] == "Este"
        assert other["tiles"] == [{"tile": "doge", "city": "Venice", "used": False}]
        assert (other["troops"], other["events"]) == (["pike"], ["gozzoli"])
        assert seen["pope"]["owner"] == 2


@pytest.mark.rule("P-215")
def test_the_hand_is_secret_its_size_is_not() -> None:
    board = table(players={1: {"hand": ["veto", "raid_gold 1"]}})
    for viewer in (None, 0, 2, 3):
        seen = GAME.sight.view(board, viewer)["players"][1]
        assert seen["hand_size"] == 2
        assert "hand" not in seen
        assert "veto" not in str(seen)
    assert GAME.sight.view(board, 1)["players"][1]["hand"] == {"veto": 1, "raid_gold": 1}


@pytest.mark.rule("P-215")
def test_other_hands_are_dealt_anew_in_an_imagined_world() -> None:
    board = table(players={1: {"hand": ["veto", "raid_gold 1"]}, 0: {"hand": ["start_war"]}})
    hands = set()
    for seed in range(40):
        world = GAME.sight.imagine(board, 0, Random(seed))
        assert world.players[0].hand == board.players[0].hand
        assert world.players[1].hand.bit_count() == 2
        hands.add(world.players[1].hand)
        assert not world.players[1].hand & board.players[0].hand
    assert len(hands) > 20


@pytest.mark.rule("P-216")
def test_played_tiles_are_shown_and_discarded_ones_are_not() -> None:
    board = table(players={0: {"hand": ["veto", "raid_gold 1"]}})
    told_now = events(board, "raid_gold Este", "buy_treachery", "draw 0 freeze_bid")
    assert GAME.sight.view(board, 2)["treachery"]["played"] == {"raid_gold": 1}
    drawn = next(event for event in told_now if event.name == "draws")
    for viewer in (None, 1):
        seen = GAME.sight.seen_event(drawn, viewer)
        assert seen is not None
        assert (seen.name, seen.args) == ("draws_unseen", {"seat": 0})
    assert GAME.sight.seen_event(drawn, 0) is drawn
    assert GAME.sight.seen_move(("draw", 0, "freeze_bid"), None, 1) == ("draw", 0)
    assert GAME.sight.seen_move(("draw", 0, "freeze_bid"), None, 0) == ("draw", 0, "freeze_bid")


@pytest.mark.rule("P-216")
def test_a_discarded_tile_is_seen_by_its_owner_only() -> None:
    board = table(players={0: {"hand": ["veto", "start_war"]}})
    play(board, "buy_treachery", "draw 0 raid_gold")
    discarded = events(board, "discard veto")[0]
    assert GAME.sight.seen_event(discarded, 0) is discarded
    seen = GAME.sight.seen_event(discarded, 3)
    assert seen is not None
    assert "treachery" not in seen.args
    assert GAME.sight.view(board, 3)["treachery"]["played"] == {}
    assert GAME.sight.view(board, 0)["players"][0]["buried"] == {"veto": 1}
    assert "buried" not in GAME.sight.view(board, 3)["players"][0]
    assert GAME.sight.seen_move(("discard", "veto"), 0, 3) == ("discard",)


@pytest.mark.rule("P-217")
def test_totals_are_open_or_hidden() -> None:
    open_table = GAME.sight.view(table(), 0)["players"]
    assert [entry["gold"] for entry in open_table] == [40] * 4
    hidden = table(options={"totals": "hidden"})
    seen = GAME.sight.view(hidden, 0)["players"]
    assert [(entry["gold"], entry["influence"]) for entry in seen] == [(40, 12)] + [
        (None, None)
    ] * 3
    assert GAME.sight.view(hidden, None)["players"][0]["gold"] is None
    assert GAME.standing(hidden).sources[0]["gold"] == 0
    for seen, points in ((open_table, (6, 4)), (GAME.sight.view(hidden, 0)["players"], (0, 0))):
        assert {(entry["points"]["gold"], entry["points"]["influence"]) for entry in seen} == {
            points
        }


@pytest.mark.rule("P-217")
def test_the_number_of_counters_is_open_while_totals_are_hidden() -> None:
    board = table(
        options={"totals": "hidden"}, players={1: {"gold": 38, "influence": 0}, 2: {"gold": 5}}
    )
    for viewer in (0, None):
        seen = GAME.sight.view(board, viewer)["players"]
        # 38 is 3 tens, a five and 3 ones; 12 a ten and 2 ones.
        assert [entry["counters"]["gold"] for entry in seen] == [4, 7, 1, 4]
        assert [entry["counters"]["influence"] for entry in seen] == [3, 0, 3, 3]


@pytest.mark.rule("P-218")
def test_wages_are_public() -> None:
    board = table(options={"totals": "hidden"}, players={1: {"wages": 9}})
    assert GAME.sight.view(board, 0)["players"][1]["wages"] == 9


@pytest.mark.rule("P-219")
def test_used_abilities_are_public() -> None:
    board = table(players={1: {"tiles": ["lorenzo"], "used": ["lorenzo"]}})
    assert GAME.sight.view(board, 0)["players"][1]["tiles"][0]["used"] is True


@pytest.mark.rule("P-220")
@pytest.mark.parametrize("tile", ["bribe_troops 1", "freeze_bid 1", "veto", "start_war"])
def test_whoever_holds_a_tile_is_asked_whatever_it_is(tile: str) -> None:
    troops = {"troops": ["pike"]}
    board = table(players={0: troops, 1: {"hand": [tile]} | troops})
    play(board, "war", "attacker Milan", "defender Rome")
    assert (seat(board), step(board)) == (1, "ask_veto")
    board = table(players={1: {"hand": [tile], "tiles": SIX}})
    play(board, "auction orsini", "bid 10")
    assert (seat(board), step(board)) == (1, "bid")
    board = war(players={0: troops, 1: {"hand": [tile]} | troops})
    assert (seat(board), step(board)) == (1, "bribe")
    board = table(active=1, players={1: {"hand": [tile]}})
    play(board, "buy_troop pike")
    assert (seat(board), step(board)) == (1, "finish_turn")


@pytest.mark.rule("P-220")
def test_who_holds_none_is_asked_only_for_a_public_tile() -> None:
    board = table(players={2: {"tiles": ["lorenzo"]}})
    play(board, "war", "attacker Milan", "defender Rome")
    assert (seat(board), step(board)) == (2, "ask_veto")
    assert legal(board) == ["lorenzo", "no_veto"]
    board = table(players={2: {"tiles": ["lorenzo"], "used": ["lorenzo"]}})
    play(board, "war", "attacker Milan", "defender Rome")
    assert (seat(board), step(board)) == (1, "take_action")


@pytest.mark.rule("P-221")
def test_a_refusal_is_not_announced() -> None:
    board = table(players={1: {"hand": ["veto"]}, 0: {"troops": ["pike"]}})
    play(board, "war", "attacker Milan", "defender Rome")
    names = told(board, "no_veto")
    assert not any("veto" in name for name in names)
    assert GAME.sight.seen_move(("no_veto",), 1, 0) is None
    board = war(players={0: {"troops": ["pike"], "hand": ["veto"]}, 1: {"troops": ["pike"]}})
    assert told(board, "no_bribe") == []
    assert GAME.sight.seen_move(("no_bribe",), 0, 1) is None
    for refusal in (("no_veto",), ("no_bribe",)):
        assert GAME.sight.seen_move(refusal, 1, 1) == refusal


@pytest.mark.rule("P-222")
def test_the_bank_never_runs_out() -> None:
    board = table(players={0: {"gold": 900, "influence": 900, "tokens": 90}, 1: {"gold": 900}})
    board = war(players={0: {"troops": ["artillery"], "gold": 900, "tokens": 90, "wages": 500},
                         1: {"troops": ["pike"], "gold": 900}})  # fmt: skip
    play(board, "dice 6 1")
    assert dump(board, 0)["tokens"] == 91
    assert dump(board, 0)["wages"] == 506


@pytest.mark.rule("P-223")
def test_money_never_goes_below_zero() -> None:
    board = table(players={0: {"gold": 1, "influence": 0, "troops": []}})
    assert legal(board, "buy_troop") == []
    assert "buy_treachery" not in legal(board)
    with pytest.raises(IllegalMove):
        aside(board, 0, "give", "Este", 2, 0)
    for seed in range(4):
        for board, _ in random_game(6, seed):
            assert all(player.gold >= 0 <= player.influence for player in board.players)
    board = table(players={0: {"gold": 0, "influence": 0}})
    assert (gold(board), influence(board)) == (0, 0)
    with pytest.raises(IllegalMove):
        attempt(after(board), ("buy_troop", "pike"))
    assert BOX.troop_gold[2] > 0
    settle(board)
