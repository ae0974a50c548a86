"""Buying (P-501 to P-514)."""

from __future__ import annotations

from random import Random

import pytest

from quattrocento.games.princes.names import TROOPS
from quattrocento.kernel.errors import IllegalMove
from tests.rules.princes.table import (
    BOX,
    GAME,
    after,
    dump,
    gold,
    influence,
    legal,
    play,
    seat,
    settle,
    step,
    table,
    why_not,
)


@pytest.mark.rule("P-501")
def test_a_buy_gets_one_troop_or_treachery_tile() -> None:
    board = table()
    bought = [move for move in legal(board) if move.startswith("buy")]
    assert bought == [*(f"buy_troop {troop}" for troop in TROOPS), "buy_treachery"]
    assert dump(after(board, "buy_troop pike"), 0)["troops"] == ["pike"]


@pytest.mark.rule("P-502")
@pytest.mark.rule("P-505")
@pytest.mark.parametrize("index", range(6))
def test_a_troop_costs_its_printed_price(index: int) -> None:
    troop, price = TROOPS[index], BOX.troop_gold[index]
    tiles = {"tiles": ["swiss", "armourer", "spanish_infantry"]}
    board = table(players={0: tiles | {"gold": price}})
    play(board, f"buy_troop {troop}")
    assert gold(board) == 0
    assert board.stock[index] == 3
    poor = table(players={0: tiles | {"gold": price - 1}})
    assert why_not(poor, f"buy_troop {troop}") == "P-502"


@pytest.mark.rule("P-503")
def test_an_empty_stock_sells_nothing() -> None:
    owners = {index: {"troops": ["pike"]} for index in range(1, 5)}
    board = table(5, players=owners)
    assert board.stock[2] == 0
    assert why_not(board, "buy_troop pike") == "P-503"
    assert "buy_troop pike" not in legal(board)


@pytest.mark.rule("P-504")
def test_a_type_owned_is_not_bought_twice() -> None:
    board = table(players={0: {"troops": ["pike"]}})
    assert "buy_troop pike" not in legal(board)
    assert why_not(board, "buy_troop pike") == "P-504"


@pytest.mark.rule("P-506")
@pytest.mark.rule("P-507")
def test_discarding_a_troop_replaces_the_buy() -> None:
    owners = {index: {"troops": ["pike"]} for index in range(4)}
    board = table(5, players=owners, active=3)
    play(board, "discard_troop pike")
    assert gold(board, 3) == 40
    assert dump(board, 3)["troops"] == []
    assert board.stock[2] == 1
    assert (seat(board), step(board)) == (4, "take_action")
    assert "buy_troop pike" in legal(board)


@pytest.mark.rule("P-508")
@pytest.mark.rule("P-505")
def test_a_treachery_tile_costs_one_of_each() -> None:
    board = settle(play(table(), "buy_treachery"))
    assert (gold(board), influence(board)) == (39, 11)
    for lacking in ({"gold": 0}, {"influence": 0}):
        poor = table(players={0: lacking})
        assert why_not(poor, "buy_treachery") == "P-508"
        assert "buy_treachery" not in legal(poor)


@pytest.mark.rule("P-509")
def test_paid_first_then_drawn_unseen() -> None:
    board = play(table(), "buy_treachery")
    assert step(board) == "draw"
    assert (gold(board), influence(board)) == (39, 11)
    for move in ("draw 1 veto", "draw 0 doge", "draw 0"):
        with pytest.raises(IllegalMove):
            play(board, move)
    play(board, "draw 0 veto")
    assert GAME.sight.view(board, 0)["players"][0]["hand"] == {"veto": 1}
    assert "hand" not in GAME.sight.view(board, 1)["players"][0]
    tiles = {GAME.sight.imagine(board, 1, Random(seed)).players[0].hand for seed in range(40)}
    assert len(tiles) > 8


@pytest.mark.rule("P-511")
def test_bank_first_then_buy() -> None:
    board = table(players={0: {"gold": 0, "influence": 3, "tiles": ["banking 1"]}})
    assert "buy_treachery" not in legal(board)
    play(board, "bank influence 2")
    assert "buy_treachery" in legal(board)
    assert "buy_troop light_infantry" in legal(board)


@pytest.mark.rule("P-512")
def test_played_and_discarded_tiles_become_the_new_pile() -> None:
    freezes = [f"freeze_bid {n}" for n in range(1, 9)]
    bribes = [f"bribe_troops {n}" for n in range(1, 8)]
    board = table(
        6,
        treachery={"played": [*freezes, *bribes[:2]]},
        players={
            0: {"hand": [bribes[6]], "buried": ["bribe_cardinal 1"]},
            1: {"buried": ["bribe_cardinal 2"]},
            2: {"hand": bribes[2:5]},
            3: {"hand": ["steal_influence 1", "steal_influence 2"]},
            4: {"hand": ["veto", "start_war", "raid_gold 1"]},
            5: {"hand": ["raid_gold 2", bribes[5]]},
        },
    )
    assert board.pile == 0
    with pytest.raises(IllegalMove, match="no tile veto is left"):
        play(after(board, "buy_treachery"), "draw 0 veto")
    play(board, "buy_treachery")
    assert board.pile.bit_count() == 12
    assert board.played == 0
    assert not any(player.buried for player in board.players)
    hands = [dump(settle(board.clone(), seed), 0)["hand"] for seed in range(60)]
    kinds = {tile.split()[0] for hand in hands for tile in hand}
    assert kinds == {"freeze_bid", "bribe_troops", "bribe_cardinal"}
    play(board, "draw 0 bribe_cardinal")
    assert board.pile.bit_count() == 11


@pytest.mark.rule("P-512")
def test_no_new_pile_while_a_tile_is_left() -> None:
    names = table().dump()["treachery"]["pile"]
    board = table(treachery={"played": names[:-1]})
    play(board, "buy_treachery")
    assert board.dump()["treachery"]["pile"] == names[-1:]
    settle(board)
    assert (dump(board, 0)["hand"], board.pile) == (names[-1:], 0)
    assert board.dump()["treachery"]["played"] == names[:-1]


@pytest.mark.rule("P-513")
def test_a_draw_never_fails() -> None:
    most = [2 + 1 + 2, 2 + 1, 2, 2, 2, 2]
    assert BOX.treachery_count - (sum(most) + 1) == 6
    names = table(6).dump()["treachery"]["pile"]
    hands = []
    for count in most:
        hands.append(names[:count])
        names = names[count:]
    board = table(
        6,
        families=("Bentivogli", "Malatesta", "Baglioni", "Este", "Gonzaga", "Montefeltro"),
        players={index: {"hand": hand} for index, hand in enumerate(hands)}
        | {0: {"hand": hands[0], "tiles": ["cesare", "ferrante"]}},
        treachery={"played": names},
    )
    assert board.pile == 0
    settle(play(board, "buy_treachery"))
    assert step(board) == "discard"
    assert board.pile.bit_count() == 6


@pytest.mark.rule("P-514")
def test_troop_values_are_those_of_the_components() -> None:
    read = BOX.components.whole
    for index, troop in enumerate(TROOPS):
        shown = GAME.sight.view(table(), 0)["troops"][troop]
        for what in ("gold", "attack", "defence", "influence"):
            assert shown[what] == read(f"troops.{troop}.{what}")
        assert BOX.attack[index] == shown["attack"]
    assert (BOX.attack[5], BOX.defence[5]) == (3, 1)
    assert (BOX.attack[3], BOX.defence[3]) == (0, 3)
    assert (BOX.attack[2], BOX.defence[2]) == (0, 2)
    assert BOX.troop_influence[4] == 2


@pytest.mark.rule("P-512")
@pytest.mark.rule("P-216")
@pytest.mark.parametrize(("before", "mark"), [(0, 1), (5, 6), (6, 7), (7, 7), (8, 7)])
def test_whoever_saw_a_tile_go_into_the_new_pile_remembers(before: int, mark: int) -> None:
    """Played tiles were seen by all, a discarded one by its owner; seven renewals are kept."""
    names = table().dump()["treachery"]["pile"]
    known = min(before, 5)
    board = table(
        players={2: {"buried": names[:1]}, 1: {"hand": names[1:2]}},
        treachery={
            "played": names[2:], "renewals": before,
            "since": {name: [known] * 4 for name in names},
        },
    )  # fmt: skip
    play(board, "buy_treachery")
    seen = board.dump()["treachery"]
    assert seen["renewals"] == before + 1
    since = {name: seen["since"].get(name, [0] * 4) for name in names}
    assert since.pop(names[0]) == [known, known, mark, known]
    assert since.pop(names[1]) == [known] * 4
    assert all(marks == [mark] * 4 for marks in since.values())
    play(board, f"draw 0 {names[0].split()[0]}")
    assert dump(board, 0)["hand"] == names[:1]
    assert board.dump()["treachery"]["drawn"] == {names[0]: before + 1}
