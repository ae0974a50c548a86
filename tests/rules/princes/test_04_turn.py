"""Turn and actions (P-401 to P-418)."""

from __future__ import annotations

import pytest

from quattrocento.games.princes.board import Board
from tests.rules.princes.table import (
    GAME,
    after,
    bids,
    dump,
    end_of_decade,
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

FREE = {"tiles": ["lucrezia", "alfonso", "banking 1"], "hand": ["steal_influence 1", "raid_gold 1"]}
FREE_OTHERS = {"hand": ["steal_influence 2", "raid_gold 2"]}
THEFTS = {"steal_influence", "raid_gold", "lucrezia"}
FREE_VERBS = {"steal_influence", "raid_gold", "lucrezia", "alfonso", "bank"}


def verbs(board: Board) -> set[str]:
    return {move.split()[0] for move in legal(board)}


@pytest.mark.rule("P-401")
def test_three_decades() -> None:
    board = table()
    for decade in (1, 2, 3):
        assert board.decade == decade
        end_of_decade(board)
    assert step(board) == "over"


@pytest.mark.rule("P-402")
def test_turns_go_clockwise_until_the_last_event_is_acquired() -> None:
    board = table(active=2)
    for index in (2, 3, 0, 1, 2):
        assert seat(board) == index
        play(board, "buy_troop pike" if index != 2 else "pass")
    assert board.decade == 1


@pytest.mark.rule("P-403")
def test_exactly_one_action() -> None:
    board = table(players={0: {"troops": ["pike"]}})
    assert verbs(board) == {
        "buy_troop", "buy_treachery", "discard_troop", "auction", "war", "pass",
    }  # fmt: skip
    for move in ("buy_troop cavalry", "pass", "discard_troop pike"):
        assert seat(after(board, move)) == 1


@pytest.mark.rule("P-404")
def test_earlier_turns_do_not_restrict() -> None:
    board = table(3)
    before = set(legal(board))
    play(board, "pass", "pass", "pass")
    assert set(legal(board)) == before
    play(board, "buy_troop pike", "pass", "pass")
    assert "buy_troop cavalry" in legal(board)


@pytest.mark.rule("P-405")
def test_passing_is_free_and_leaves_the_player_in() -> None:
    board = table(players={0: {"troops": ["pike"]}})
    play(board, "pass")
    assert (gold(board), influence(board)) == (40, 12)
    play(board, "auction gozzoli", "bid 0", "pass_bid", "pass_bid")
    assert (seat(board), step(board)) == (0, "bid")
    play(board, "pass_bid", "war", "attacker Rome", "defender Milan")
    assert (seat(board), step(board)) == (0, "bid")


@pytest.mark.rule("P-406")
@pytest.mark.rule("P-407")
@pytest.mark.rule("P-410")
def test_free_plays_before_and_after_the_action() -> None:
    board = table(players={0: FREE})
    assert verbs(board) >= FREE_VERBS | {"pass", "auction"}
    play(board, "steal_influence Este", "bank gold 2")
    assert (seat(board), step(board)) == (0, "take_action")
    play(board, "buy_troop pike")
    assert (seat(board), step(board)) == (0, "finish_turn")
    assert verbs(board) == {"raid_gold", "lucrezia", "alfonso", "end_turn"}
    play(board, "raid_gold Este", "alfonso", "draw 0 start_war")
    assert verbs(board) == {"lucrezia", "start_war", "end_turn"}
    play(board, "lucrezia Gonzaga", "start_war", "attacker Rome", "defender Milan")
    assert step(board) in ("bid", "ask_veto")
    assert verbs(after(table(players={0: FREE}), "pass")) == FREE_VERBS | {"end_turn"}
    assert seat(after(table(players={0: FREE}), "pass", "end_turn")) == 1


@pytest.mark.rule("P-406")
def test_no_second_action_after_free_plays() -> None:
    board = play(table(players={0: FREE}), "buy_troop pike", "raid_gold Este")
    assert not verbs(board) & {"buy_troop", "auction", "war", "pass"}
    assert "start_war" not in legal(table(players={0: {"hand": ["start_war"]}}))


@pytest.mark.rule("P-408")
def test_no_stealing_while_an_auction_is_under_way() -> None:
    board = table(players={0: FREE | {"troops": ["pike"], "influence": 1}})
    assert not verbs(after(board, "auction gozzoli")) & THEFTS
    assert (
        not verbs(after(board, "auction gozzoli", "bid 0", "bid 1", "pass_bid", "pass_bid"))
        & THEFTS
    )
    paying = after(board, "auction gozzoli", "bid 3", "pass_bid", "pass_bid", "pass_bid")
    assert step(paying) == "pay"
    assert not verbs(paying) & THEFTS
    with_command = after(board, "war", "attacker Rome", "defender Milan")
    assert step(with_command) == "bid"
    assert not verbs(with_command) & THEFTS
    other = table(active=1, players={0: FREE})
    assert not verbs(play(other, "auction gozzoli", "pass_bid", "pass_bid", "pass_bid")) & THEFTS


@pytest.mark.rule("P-408")
@pytest.mark.rule("P-409")
def test_the_active_player_steals_in_a_war_outside_its_auctions() -> None:
    board = table(players={0: FREE | {"troops": ["pike"]}, 2: {"hand": ["veto"]}})
    for moves in (("war",), ("war", "attacker Rome")):
        named = after(board, *moves)
        assert verbs(named) >= THEFTS
        asked = step(named)
        play(named, "raid_gold Este")
        assert (seat(named), step(named)) == (0, asked)
        assert (gold(named), gold(named, 1)) == (43, 37)
    vetoes = after(board, "war", "attacker Rome", "defender Milan")
    assert (seat(vetoes), verbs(vetoes) & THEFTS) == (2, set())
    armies = {0: FREE | {"troops": ["pike"]}, 1: FREE_OTHERS | {"troops": ["pike"]}}
    fight = war(players=armies)
    assert (step(fight), seat(fight), verbs(fight) & THEFTS) == ("bribe", 0, THEFTS)
    play(fight, "no_bribe")
    assert (step(fight), seat(fight), verbs(fight) & THEFTS) == ("bribe", 1, set())
    thrown = war(players={0: FREE | {"troops": ["pike"]} | {"tiles": ["ludovico", "lucrezia"]},
                          1: {"troops": ["pike"]}})  # fmt: skip
    play(thrown, "no_bribe", "dice 1 1")
    assert (step(thrown), verbs(thrown) & THEFTS) == ("ask_reroll", THEFTS)


@pytest.mark.rule("P-409")
@pytest.mark.parametrize("theft", ["raid_gold Este", "steal_influence Este", "lucrezia Este"])
def test_a_theft_in_a_war_happens_at_once_and_the_war_goes_on(theft: str) -> None:
    """The active player is the Pope and no condottiere: he steals while he is asked to join."""
    fighters = {1: {"troops": ["pike"]}, 2: {"troops": ["pike"]}}
    pope = {0: FREE | {"troops": ["pike"]}}
    board = war(pope="player 1", fighters=(1, 2), players=pope | fighters)
    asked = (0, "ask_league")
    assert (seat(board), step(board)) == asked
    before = gold(board) + influence(board), gold(board, 1) + influence(board, 1)
    play(board, theft)
    stolen = before[1] - gold(board, 1) - influence(board, 1)
    assert stolen == gold(board) + influence(board) - before[0] > 0
    assert (seat(board), step(board)) == asked
    assert theft not in legal(board)
    assert "league attacker" in legal(board)
    assert step(play(board, "no_league")) == "throw"


@pytest.mark.rule("P-410")
def test_a_tile_bought_this_turn_works_this_turn() -> None:
    board = play(table(), "buy_treachery", "draw 0 raid_gold")
    assert "raid_gold Este" in legal(board)
    board = play(table(), "auction lucrezia", "bid 10", "pass_bid", "pass_bid", "pass_bid")
    assert "lucrezia Este" in legal(board)


@pytest.mark.rule("P-411")
def test_an_action_begun_is_spent() -> None:
    board = table(players={1: {"tiles": ["lorenzo"]}})
    vetoed = after(board, "war", "attacker Rome", "defender Milan", "lorenzo")
    assert (seat(vetoed), step(vetoed)) == (1, "take_action")
    unsold = after(board, "auction pope", "pass_bid", "pass_bid", "pass_bid", "pass_bid")
    assert (seat(unsold), step(unsold)) == (1, "take_action")


@pytest.mark.rule("P-412")
def test_nothing_follows_the_last_event() -> None:
    board = table(events=["gozzoli"], players={0: FREE | {"hand": ["start_war", "raid_gold 1"]}})
    play(board, "auction gozzoli", "bid 0", "pass_bid", "pass_bid", "pass_bid")
    assert (board.decade, seat(board), step(board)) == (2, 1, "take_action")


@pytest.mark.rule("P-412")
@pytest.mark.parametrize(
    ("decade", "event", "effect"),
    [(1, "mantegna", "place_artist"), (3, "french_invade", "invade")],
)
def test_no_free_play_while_the_last_event_is_carried_out(
    decade: int, event: str, effect: str
) -> None:
    board = table(decade=decade, events=[event], players={0: FREE})
    play(board, f"auction {event}", "bid 0", "pass_bid", "pass_bid", "pass_bid")
    assert step(board) == effect
    assert not verbs(board) & FREE_VERBS
    assert why_not(board, "alfonso") == why_not(board, "raid_gold Este") == "P-412"
    more = table(decade=decade, players={0: FREE})
    play(more, f"auction {event}", "bid 0", "pass_bid", "pass_bid", "pass_bid")
    assert verbs(more) & FREE_VERBS == FREE_VERBS


@pytest.mark.rule("P-413")
def test_someone_can_always_act() -> None:
    board = table(marker=4, pope="player 2", players={0: {"gold": 0, "influence": 0}}, idle=3)
    assert "pass" in legal(board)
    for seed in range(4):
        for board, _ in random_game(3, seed):
            assert not board.agenda or legal(board)


@pytest.mark.rule("P-414")
def test_idle_turns() -> None:
    idle = ["pass", "auction pope/pass_bid/pass_bid/pass_bid/pass_bid",
            "auction gozzoli/pass_bid/pass_bid/pass_bid/pass_bid"]  # fmt: skip
    busy = ["buy_troop cavalry", "discard_troop pike",
            "auction pope/bid 0/pass_bid/pass_bid/pass_bid",
            "war/attacker Rome/defender Milan/pass_bid/pass_bid"]  # fmt: skip
    board = table(idle=3, players={0: {"troops": ["pike"]}})
    for moves in idle:
        assert after(board, *moves.split("/")).idle == 4
    for moves in busy:
        assert after(board, *moves.split("/")).idle == 0


@pytest.mark.rule("P-414")
@pytest.mark.rule("P-417")
def test_start_war_is_not_idle_other_free_plays_do_not_matter() -> None:
    board = table(idle=3, players={0: {"hand": ["start_war", "raid_gold 1"]}})
    stolen = after(board, "raid_gold Este", "pass", "end_turn")
    assert stolen.idle == 4
    fought = after(board, "pass", "start_war", "attacker Rome", "defender Milan")
    while step(fought) == "ask_veto":
        play(fought, "no_veto")
    assert fought.idle == 0


@pytest.mark.rule("P-415")
def test_after_two_idle_rounds_an_event_must_be_put_up() -> None:
    board = table(3)
    for count in range(6):
        assert "war" in legal(board), count
        play(board, "pass")
    assert legal(board) == [
        "auction gozzoli", "auction piero", "auction mantegna", "auction merchant_i",
    ]  # fmt: skip
    assert why_not(board, "pass") == "P-415"
    assert why_not(board, "auction pope") == "P-415"
    assert why_not(board, "auction doge") == "P-415"


@pytest.mark.rule("P-416")
def test_the_forced_player_opens_and_can_be_outbid() -> None:
    board = table(3, idle=6)
    play(board, "auction gozzoli")
    assert seat(board) == 0
    assert "pass_bid" not in legal(board)
    assert why_not(board, "pass_bid") == "P-416"
    assert bids(board)[0] == 0
    play(board, "bid 0", "bid 1", "pass_bid", "pass_bid")
    assert dump(board, 1)["events"] == ["gozzoli"]


@pytest.mark.rule("P-417")
def test_the_count_starts_again() -> None:
    board = table(3, idle=5)
    play(board, "buy_troop pike")
    assert board.idle == 0
    board = end_of_decade(table(3, idle=6, events=["gozzoli"]))
    assert (board.decade, board.idle) == (2, 0)
    board = play(table(3, idle=6), "auction gozzoli", "bid 0", "pass_bid", "pass_bid")
    assert board.idle == 0
    assert "pass" in legal(board)


@pytest.mark.rule("P-418")
def test_a_forced_player_keeps_his_free_plays() -> None:
    board = table(3, idle=6, players={0: FREE})
    assert verbs(board) == FREE_VERBS | {"auction"}
    play(board, "raid_gold Este")
    assert verbs(board) == FREE_VERBS - {"raid_gold"} | {"auction"}


@pytest.mark.rule("P-416")
def test_who_has_opened_need_not_open_again() -> None:
    board = play(table(3, idle=6), "auction gozzoli")
    assert GAME.sight.view(board, 0)["auction"]["must_open"] is True
    play(board, "bid 0")
    for viewer in range(3):
        assert GAME.sight.view(board, viewer)["auction"]["must_open"] is False
    play(board, "bid 1", "pass_bid")
    assert "pass_bid" in legal(board)
