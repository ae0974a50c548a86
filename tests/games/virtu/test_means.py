"""One truth about means: what is said to be at hand, the market's ticks and the legal moves agree.

Decisions of all recorded games are looked at, those that pay or buy above all.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from typing import Any

import pytest

from quattrocento.games.virtu.board import Board
from quattrocento.games.virtu.names import COSTS, FLORIN, SYMBOLS
from quattrocento.games.virtu.rules.buying import Buy
from quattrocento.games.virtu.rules.paying import INDULGENCE, Pay, cost_of, payable
from quattrocento.games.virtu.rules.reliefs import PURCHASE
from quattrocento.games.virtu.sight.means import purpose_of
from quattrocento.kernel.game import Game
from quattrocento.kernel.play import attempt, legal, next_decision
from quattrocento.kernel.step import Decision
from tests.records.reading import FOLDER, recorded

PATHS = sorted([*FOLDER.glob("virtu-*.jsonl"), *FOLDER.glob("italian_wars-*.jsonl")])
SPENDING = ("Pay", "Buy", "Annex", "MakeAlliance", "Recruit", "Trade")
MOST = 30
"""More of a symbol than anybody ever has."""


def moments(path: Any) -> Iterator[tuple[Game[Any], Board, Decision[Any], dict[str, Any]]]:
    """The decisions of a recorded game once the palaces are open, with what the seat is shown."""
    record = recorded(path)
    position = record.start()
    for number, move in enumerate(record.moves):
        decision = next_decision(position)
        each = 2 if type(decision).__name__ in SPENDING else 12
        if decision is not None and position.season and number % each == 0:
            yield record.game, position, decision, record.game.sight.view(position, decision.seat)
        attempt(position, move)


def without_indulgences(position: Board, seat: int) -> Board:
    """The same table, where this seat can ask for none."""
    other = position.clone()
    other.events = None
    other.players[seat].asked = True
    return other


def most_payable(position: Board, seat: int, purpose: int, symbol: int) -> int:
    """How much of one symbol the rules would take as paid."""
    costs = range(MOST, -1, -1)
    return next(n for n in costs if payable(position, seat, purpose, cost_of(symbol, n)))


@pytest.mark.parametrize("path", PATHS, ids=lambda path: path.stem)
def test_everything_counts_the_same_means(path: Any) -> None:
    seen: Counter[str] = Counter()
    for _, position, decision, view in moments(path):
        seat = decision.seat
        me = view["players"][seat]
        purpose = purpose_of(position, seat)
        own = without_indulgences(position, seat)
        # At hand is what the rules take as paid without an indulgence, symbol by symbol.
        for symbol, name in enumerate(SYMBOLS):
            if name in COSTS and name != "war":
                assert me["at_hand"][name] == most_payable(own, seat, purpose, symbol), name
        # What an indulgence adds comes on top, and is there when it may be asked for.
        asked = me["indulgence"] or {}
        may_ask = INDULGENCE in legal(position) or ("pay", "indulgence") in {
            move[:2] for move in legal(position)
        }
        if may_ask:
            assert asked["florin"] == position.box.indulgence_florins
        if "crown" in asked:
            with_it = most_payable(position, seat, purpose, SYMBOLS.index("crown"))
            assert with_it == me["at_hand"]["crown"] + asked["crown"]
        # Moves that need it are those that are gone without it.
        needs = {tuple(move) for move in view["by_asking"]}
        if not isinstance(decision, Pay):
            assert needs == set(legal(position)) - set(legal(own)) - {INDULGENCE}
            seen["by asking"] += bool(needs)
        seen |= check_market(position, decision, view)
        if isinstance(decision, Pay):
            check_payment(position, decision, view)
            seen["lacking"] += bool(view["payment"]["lacking"])
        seen["moments"] += 1
    assert seen["moments"] > 20


def check_market(position: Board, decision: Decision[Any], view: dict[str, Any]) -> Counter[str]:
    """Ticks, the list of what one can pay with, and what may be bought."""
    seat = decision.seat
    wares = view["market"]["wares"]
    purse = view["market"]["purse"]
    hand = Counter[str]()
    for source in purse:
        hand.update(source["gives"])
    own = without_indulgences(position, seat)
    own.clear_action()
    for symbol in ("florin", "crown", "cross"):
        assert hand[symbol] == most_payable(own, seat, PURCHASE, SYMBOLS.index(symbol)), symbol
    if not isinstance(decision, Buy):
        return Counter()
    assert {name: view["players"][seat]["at_hand"][name] for name in SYMBOLS} == {
        name: hand[name] for name in SYMBOLS
    }
    assert view["market"]["indulgence"] == view["players"][seat]["indulgence"]
    sure = {ware for ware, reason in wares.items() if reason is None}
    asking = {ware for ware, reason in wares.items() if reason == "by-asking"}
    assert {move[1] for move in legal(position) if move[0] == "buy"} == sure | asking
    assert {move[1] for move in legal(own) if move[0] == "buy"} == sure
    return Counter({"ticks": bool(sure), "other ticks": bool(asking)})


def check_payment(position: Board, decision: Pay, view: dict[str, Any]) -> None:
    """Every source that pays is among the means; what is lacking is what an indulgence brings."""
    payment = view["payment"]
    own = without_indulgences(position, decision.seat)
    can = bool(legal(own))
    assert can == (not payment["lacking"])
    if not can:
        assert view["players"][decision.seat]["indulgence"]
        (symbol, count), *others = payment["lacking"].items()
        assert not others
        assert count <= payment["missing"][symbol]
        assert count <= (position.box.indulgence_florins if symbol == "florin" else 1)
    for move in legal(position):
        if move[1] != "indulgence":
            assert view["players"][decision.seat]["at_hand"][move[2]] > 0
    assert payment["treasury"] == position.players[decision.seat].florins + position.pool[FLORIN]


def test_the_recordings_have_both_kinds_of_ticks() -> None:
    seen: Counter[str] = Counter()
    for path in FOLDER.glob("virtu-*-curious-*.jsonl"):
        for _, position, decision, view in moments(path):
            if isinstance(decision, Buy):
                seen += check_market(position, decision, view)
    assert seen["ticks"] > 20
    assert seen["other ticks"] > 20


def test_what_another_is_buying_is_not_in_my_basket() -> None:
    looked = 0
    for path in FOLDER.glob("virtu-*-curious-*.jsonl"):
        for game, position, decision, _ in moments(path):
            if not isinstance(decision, Buy) or not position.basket:
                continue
            rival = (decision.seat + 1) % len(position.players)
            wares = game.sight.view(position, rival)["market"]["wares"]
            empty = position.clone()
            empty.events = None
            empty.basket = 0
            buying = Buy(rival)
            for ware, reason in wares.items():
                refusal = buying.why_not(empty, ("buy", ware))
                assert reason in ((None, "by-asking") if refusal is None else (refusal.reason,))
            looked += 1
    assert looked > 5
