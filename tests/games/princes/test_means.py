"""One truth about means: the highest bid, what it is made of, and what may be put up."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from quattrocento.games.princes.rules.auctions import Bid
from quattrocento.games.princes.rules.lots import forced
from quattrocento.games.princes.rules.turn import TakeAction
from quattrocento.kernel.play import attempt, legal, next_decision
from tests.records.reading import FOLDER, recorded

PATHS = sorted(FOLDER.glob("princes-*.jsonl"))


@pytest.mark.parametrize("path", PATHS, ids=lambda path: path.stem)
def test_what_is_shown_to_be_within_reach_is_what_is_legal(path: Any) -> None:
    record = recorded(path)
    position = record.start()
    seen: Counter[str] = Counter()
    for number, move in enumerate(record.moves):
        decision = next_decision(position)
        if isinstance(decision, Bid):
            view = record.game.sight.view(position, decision.seat)
            auction = view["auction"]
            assert sum(auction["funds"].values()) == auction["capacity"]
            assert auction["funds"]["hand"] == view["players"][decision.seat][auction["currency"]]
            bids = [one[1] for one in legal(position) if one[0] == "bid"]
            if bids:
                assert (min(bids), max(bids)) == (auction["least"], auction["capacity"])
            seen["bids"] += bool(bids)
        if isinstance(decision, TakeAction) and not forced(position) and number % 2:
            view = record.game.sight.view(position, decision.seat)
            tiles = [tile for city in view["cities"].values() for tile in city["tiles"]]
            within = {tile["tile"] for tile in tiles if tile["within"]}
            auctions = {one[1] for one in legal(position) if one[0] == "auction"}
            assert within == auctions & {tile["tile"] for tile in tiles}
            seen["turns"] += 1
        attempt(position, move)
    assert seen["bids"] > 20
    assert seen["turns"] > 5
