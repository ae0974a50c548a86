"""Amounts of symbols as one number, added up and compared all at once."""

from __future__ import annotations

from random import Random

import pytest

import quattrocento
from quattrocento.games.virtu.board import Board
from quattrocento.games.virtu.box import MOST, SYMBOL_COUNT, covers, load_box, of_packed
from quattrocento.games.virtu.names import CROWN, FLORIN
from quattrocento.games.virtu.rules.reliefs import (
    PURPOSES,
    drawable,
    florins_of,
    gives,
    listed,
    together,
    totals,
)
from quattrocento.kernel.errors import BadComponents
from quattrocento.kernel.play import play_out, settle


@pytest.mark.parametrize("scope", ["payment", "phase"])
def test_packed_amounts_are_those_that_each_source_gives(scope: str) -> None:
    rng = Random(3)
    table = quattrocento.load_game("virtu").start(4, {"symbol_type_scope": scope})
    assert isinstance(table, Board)
    settle(table, rng)
    box = table.box
    for _ in range(60):
        play_out(table, rng, 25)
        for seat, player in enumerate(table.players):
            for purpose in range(len(PURPOSES)):
                usable = drawable(table, seat, purpose)
                most = [player.florins] + [0] * (SYMBOL_COUNT - 1)
                for source in listed(usable):
                    for symbol in range(SYMBOL_COUNT):
                        most[symbol] += gives(table, player, source, symbol)
                assert totals(table, seat, usable) == most
                packed = together(table, seat, usable)
                assert florins_of(table, seat, usable) == most[FLORIN]
                for symbol in range(CROWN, SYMBOL_COUNT):
                    assert of_packed(packed, symbol) == most[symbol]
                for price, asked in zip(box.price, box.price_packed, strict=True):
                    enough = all(price[s] <= most[s] for s in range(CROWN, SYMBOL_COUNT))
                    assert covers(packed, asked) == enough


def test_a_box_with_more_symbols_than_are_counted_is_refused() -> None:
    heaps = "".join(
        f'[cities.{city}]\nsymbols = ["crown", 19]\n'
        for city in ("rome", "milan", "genoa", "parma", "verona", "venice", "bologna", "pisa")
    )
    cards = '[cards.merchant]\nsymbols = ["crown", 19]\n'
    with pytest.raises(BadComponents, match=f"more than {MOST} of crown"):
        load_box(heaps + cards)
