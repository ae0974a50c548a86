"""Set-up (P-101 to P-119)."""

from __future__ import annotations

from collections import Counter

import pytest

from quattrocento.games.princes.board import Board
from quattrocento.games.princes.names import CITIES, EVENTS, FAMILIES, TREACHERY, TROOPS
from quattrocento.kernel.errors import BadSetup, IllegalMove
from quattrocento.kernel.play import run
from tests.rules.princes.table import (
    BOX,
    GAME,
    after,
    bids,
    dump,
    legal,
    play,
    seat,
    settle,
    step,
    table,
)


def fresh(seats: int = 4, **options: str) -> Board:
    board = GAME.start(seats, options)
    run(board)
    return board


@pytest.mark.rule("P-101")
def test_three_to_six_players_in_a_fixed_order() -> None:
    assert GAME.seats == (3, 4, 5, 6)
    for seats in (2, 7):
        with pytest.raises(BadSetup):
            GAME.start(seats)
    board = table(6)
    for index in range(12):
        assert seat(board) == index % 6
        play(board, "pass")


@pytest.mark.rule("P-102")
def test_the_first_chooser_is_drawn_at_random() -> None:
    drawn = Counter(seat(settle(fresh(3), seed)) for seed in range(60))
    assert set(drawn) == {0, 1, 2}
    assert min(drawn.values()) > 8


@pytest.mark.rule("P-103")
def test_families_are_chosen_clockwise_and_the_last_one_is_taken_by_itself() -> None:
    board = play(fresh(6), "chooses_first 4")
    for index, name in zip((4, 5, 0, 1, 2), FAMILIES, strict=False):
        assert seat(board) == index
        assert legal(board) == [f"family {free}" for free in FAMILIES[FAMILIES.index(name) :]]
        play(board, f"family {name}")
    assert board.players[3].family == 5
    assert step(board) == "draw_first"


@pytest.mark.rule("P-103")
def test_a_taken_family_is_refused() -> None:
    board = play(fresh(3), "chooses_first 0", "family Este")
    with pytest.raises(IllegalMove, match="P-103"):
        play(board, "family Este")


@pytest.mark.rule("P-104")
def test_families_nobody_took_are_out() -> None:
    board = table(3, players={0: {"hand": ["freeze_bid 1", "raid_gold 1"]}})
    victims = [move.split()[1] for move in legal(board, "raid_gold")]
    assert victims == ["Este", "Malatesta"]
    homes = [entry["home"] for entry in GAME.sight.view(board, 0)["players"]]
    assert homes == ["Perugia", "Ferrara", "Rimini"]


@pytest.mark.rule("P-105")
@pytest.mark.rule("P-106")
@pytest.mark.parametrize("seats", [3, 4, 5, 6])
def test_starting_money_and_nothing_else(seats: int) -> None:
    board = settle(fresh(seats, families="dealt"))
    assert (BOX.gold, BOX.influence) == (40, 12)
    for index in range(seats):
        entry = dump(board, index)
        assert (entry.pop("gold"), entry.pop("influence")) == (40, 12)
        del entry["family"]
        assert not any(entry.values())


@pytest.mark.rule("P-107")
@pytest.mark.rule("P-108")
@pytest.mark.rule("P-109")
def test_status_artists_and_marker_at_the_start() -> None:
    board = settle(fresh(4, families="dealt"))
    assert dict(zip(CITIES, board.status, strict=True)) == {
        "Venice": 7, "Milan": 6, "Florence": 6, "Rome": 5, "Naples": 5,
    }  # fmt: skip
    assert not any(board.artists)
    assert board.marker == 0


@pytest.mark.rule("P-110")
def test_all_troops_lie_in_the_stock() -> None:
    board = settle(fresh(4, families="dealt"))
    assert board.stock == [4] * len(TROOPS) == list(BOX.troop_count)
    assert sum(board.stock) == 24


@pytest.mark.rule("P-111")
def test_all_city_tiles_are_open_from_the_first_turn() -> None:
    board = table(players={0: {"gold": 99}})
    shown = {city: sum(tile["count"] for tile in entry["tiles"])
             for city, entry in GAME.sight.view(board, None)["cities"].items()}  # fmt: skip
    assert shown == dict.fromkeys(CITIES, 6)
    offered = {move.split()[1] for move in legal(board, "auction")}
    assert {tile["tile"] for city in GAME.sight.view(board, 0)["cities"].values()
            for tile in city["tiles"]} <= offered  # fmt: skip


@pytest.mark.rule("P-112")
def test_only_the_events_of_the_decade_are_on_display() -> None:
    for decade in (1, 2, 3):
        board = table(decade=decade)
        offered = {move.split()[1] for move in legal(board, "auction")} & set(EVENTS)
        mine = {name for i, name in enumerate(EVENTS) if BOX.event_decade[i] == decade}
        assert offered == mine
        assert len(mine) == 4


@pytest.mark.rule("P-113")
def test_later_events_are_public() -> None:
    for viewer in (None, 2):
        events = GAME.sight.view(table(), viewer)["events"]
        assert [event["event"] for event in events] == list(EVENTS)
        later = [event for event in events if event["decade"] > 1]
        assert len(later) == 8
        assert {event["state"] for event in later} == {"later"}


@pytest.mark.rule("P-114")
def test_the_pope_belongs_to_nobody() -> None:
    board = settle(fresh(4, families="dealt"))
    assert GAME.sight.view(board, 0)["pope"]["owner"] is None
    assert "auction pope" in legal(board)


@pytest.mark.rule("P-115")
def test_treachery_tiles_in_one_hidden_pile() -> None:
    board = settle(fresh(4, families="dealt"))
    counts = Counter(TREACHERY[kind] for kind in BOX.treachery_kind)
    assert counts == {
        "bribe_troops": 7, "bribe_cardinal": 2, "freeze_bid": 8, "steal_influence": 2,
        "raid_gold": 2, "veto": 1, "start_war": 1,
    }  # fmt: skip
    assert board.pile == (1 << 23) - 1
    seen = GAME.sight.view(board, 1)["treachery"]
    assert seen["pile"] == 23
    assert seen["played"] == {}


@pytest.mark.rule("P-115")
def test_every_tile_of_the_pile_is_equally_likely() -> None:
    drawn: Counter[str] = Counter()
    for seed in range(400):
        board = settle(after(table(), "buy_treachery"), seed)
        drawn[dump(board, 0)["hand"][0].split()[0]] += 1
    assert 90 < drawn["freeze_bid"] < 190
    assert 80 < drawn["bribe_troops"] < 165
    assert 5 < drawn["veto"] < 40


@pytest.mark.rule("P-116")
def test_the_first_player_is_drawn_anew() -> None:
    board = play(fresh(3), "chooses_first 1", *(f"family {name}" for name in FAMILIES[:3]))
    assert step(board) == "draw_first"
    firsts = Counter(seat(settle(board.clone(), seed)) for seed in range(60))
    assert set(firsts) == {0, 1, 2}
    again = play(board, "first_player 1")
    assert (seat(again), step(again)) == (1, "take_action")


@pytest.mark.rule("P-117")
def test_player_count_changes_only_families_and_wars() -> None:
    boards = [table(seats) for seats in (3, 4, 5, 6)]
    assert [GAME.sight.view(board, 0)["wars"]["limit"] for board in boards] == [4, 4, 5, 5]
    assert len({tuple(legal(board)) for board in boards}) == 1
    assert len({(tuple(board.status), tuple(board.stock), board.pile) for board in boards}) == 1


@pytest.mark.rule("P-118")
def test_families_auctioned_for_influence() -> None:
    board = play(fresh(3, families="auctioned"), "chooses_first 1")
    assert (seat(board), step(board)) == (1, "put_up_family")
    play(board, "put_up Este")
    assert "pass_bid" not in legal(board)
    assert bids(board) == list(range(13))
    play(board, "bid 0", "bid 4", "pass_bid", "pass_bid")
    assert dump(board, 2)["family"] == "Este"
    assert dump(board, 2)["influence"] == 8
    assert (seat(board), step(board)) == (1, "put_up_family")
    play(board, "put_up Gonzaga", "bid 1")
    assert seat(board) == 0
    play(board, "pass_bid")
    assert dump(board, 1)["family"] == "Gonzaga"
    assert dump(board, 1)["influence"] == 11
    assert (seat(board), step(board)) == (0, "choose_family")
    play(board, "family Malatesta")
    assert dump(board, 0)["influence"] == 12
    assert step(board) == "draw_first"


@pytest.mark.rule("P-118")
def test_the_one_who_puts_a_family_up_must_open_and_can_be_outbid_only_by_the_waiting() -> None:
    board = play(fresh(4, families="auctioned"), "chooses_first 0", "put_up Este", "bid 2",
                 "pass_bid", "pass_bid", "pass_bid")  # fmt: skip
    assert seat(board) == 1
    play(board, "put_up Gonzaga", "bid 0", "pass_bid")
    assert seat(board) == 3


@pytest.mark.rule("P-119")
def test_families_dealt_at_random() -> None:
    dealt = set()
    for seed in range(30):
        board = settle(fresh(3, families="dealt"), seed)
        assert step(board) == "take_action"
        families = [player.family for player in board.players]
        assert len(set(families)) == 3
        dealt |= set(families)
    assert dealt == set(range(6))


@pytest.mark.rule("P-116")
@pytest.mark.rule("P-118")
@pytest.mark.parametrize(
    ("families", "drawn"),
    [("chosen", "chooses_first 1"), ("auctioned", "chooses_first 1"),
     ("dealt", "families Este Gonzaga Baglioni")],
)  # fmt: skip
def test_nobody_is_active_before_decade_one_begins(families: str, drawn: str) -> None:
    board = play(fresh(3, families=families), drawn)
    while step(board) != "draw_first":
        play(board, legal(board)[0])
    assert (board.decade, board.dump()["active"]) == (0, None)
    play(board, "first_player 2")
    assert (board.decade, board.dump()["active"]) == (1, "player 3")
    assert board.dump()["events"] == list(EVENTS[:4])


@pytest.mark.rule("P-118")
@pytest.mark.parametrize("first", [0, 1, 2])
def test_whoever_has_a_family_is_out_of_the_next_auction(first: int) -> None:
    board = play(fresh(4, families="auctioned"), f"chooses_first {first}", "put_up Este", "bid 3",
                 "pass_bid", "pass_bid", "pass_bid", "put_up Gonzaga")  # fmt: skip
    waiting = [f"player {index + 1}" for index in range(4) if index != first]
    assert board.dump()["auction"]["bidding"] == waiting
