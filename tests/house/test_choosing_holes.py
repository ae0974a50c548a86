"""What a hostile player would try where all choose at once, and what must not be lost there."""

from __future__ import annotations

from typing import Any

import pytest

from quattrocento.kernel.sealed import choosers
from quattrocento.table.steady import now
from tests.house.conftest import OpenHouse
from tests.house.houses import Message, RunningHouse
from tests.house.test_choosing import Table, in_spring

pytestmark = pytest.mark.plain


def cards_seen(message: Message, seat: int) -> Any:
    """Where somebody's cards lie, as far as the message tells it."""
    return message["view"]["players"][seat].get("rooms")


def act(table: Table, seat: int, what: str, **more: Any) -> Message:
    path = f"/api/tables/{table.id}/{what}"
    answer: Message = table.by_seat[seat].post(path, table.wish(seat, **more))
    return answer


def refused(table: Table, seat: int, what: str, **more: Any) -> tuple[int, str]:
    path = f"/api/tables/{table.id}/{what}"
    return table.by_seat[seat].refused("POST", path, table.wish(seat, **more))


@pytest.mark.parametrize("last", [0, 1, 2])
def test_who_has_seen_the_others_cannot_take_back(house: RunningHouse, last: int) -> None:
    """Whoever opens all, also the one who decides next, has chosen for good."""
    table = Table(house)
    for seat in {0, 1, 2} - {last}:
        table.lay(seat)
    message = table.lay(last)
    assert all(cards_seen(message, seat) for seat in (0, 1, 2))
    assert message["undo"] == {"moves": 0, "redo": 0, "turn": False, "confirm": False}
    count = len(table.record)
    for seat in (0, 1, 2):
        for what in ("undo", "redo", "confirm"):
            assert refused(table, seat, what)[0] == 409
    assert len(table.record) == count
    house.reopen()
    assert refused(table, message["prompt"]["seat"], "undo") == (409, "no-undo")


def test_what_was_taken_back_is_chosen_again(house: RunningHouse) -> None:
    table = Table(house)
    whole = table.lay(1)
    back = table.undo(1, "turn")
    assert (back["undo"]["moves"], back["undo"]["redo"]) == (0, 5)
    house.reopen()
    for step in range(5):
        again = act(table, 1, "redo")
        assert (again["undo"]["moves"], again["undo"]["redo"]) == (step + 1, 4 - step)
    assert again["view"] == whole["view"]
    assert again["choosing"]["chosen"] == [1]
    assert refused(table, 1, "redo") == (409, "no-redo")
    # Another choice ends it, and nobody does again what another one took back.
    table.undo(1)
    assert table.message(0)["undo"]["redo"] == 0
    assert refused(table, 0, "redo") == (409, "no-redo")
    other = table.message(1)["moves"][0]["move"]
    assert other != whole["crumbs"][-1]["move"]
    assert table.by_seat[1].move(table.id, table.message(1), other)["undo"]["redo"] == 0


def test_the_last_one_done_again_opens_all_and_nothing_is_left(house: RunningHouse) -> None:
    table = Table(house)
    for seat in (0, 1, 2):
        table.lay(seat, 1 if seat == 2 else 100)
    table.lay(2, 1)
    table.undo(2)
    act(table, 2, "redo")
    message = table.lay(2)
    assert message["choosing"] is None
    assert message["undo"]["redo"] == 0
    assert refused(table, message["prompt"]["seat"], "redo") == (409, "no-redo")


def test_confirming_shows_nothing_yet(small_house: RunningHouse) -> None:
    """The only one left to choose does not see the others' cards before the answer stands."""
    table = Table(small_house, confirm_turn=True)
    table.lay(2, 1)
    # The others' cards come to lie: their players have gone, and bots have laid them.
    for seat in (0, 1):
        table.by_seat[seat].post(f"/api/tables/{table.id}/resign")
    line = table.by_seat[2].live(table.id)
    line.until(lambda line: bool(line.last) and line.last["asked"] is not None)
    no = {"seat": 2, "version": table.message(2)["version"], "yes": False}
    table.by_seat[2].post(f"/api/tables/{table.id}/answer", no)
    line.until(lambda line: line.last["prompt"]["seat"] == 2 and not line.last["asked"])

    async def bots_are_done(inside: Any) -> bool:
        async with inside.holding(table.id) as found:
            return choosers(found.match.position) == [2]

    line.until(lambda _: bool(small_house.run(bots_are_done)))
    message = table.lay(2)
    assert message["prompt"]["id"] == "confirm_turn"
    assert message["view"]["season"] == "setup"
    assert [bool(cards_seen(message, seat)) for seat in (0, 1, 2)] == [False, False, True]
    assert message["standing"] is None
    act(table, 2, "undo")
    table.lay(2)
    act(table, 2, "confirm")
    line.until(in_spring)
    assert refused(table, 2, "undo")[0] == 409


def test_a_bot_that_takes_over_knows_nothing_of_the_answer(house: RunningHouse) -> None:
    """What somebody has chosen who has left is gone, and told to nobody."""
    table = Table(house)
    table.lay(1)
    table.by_seat[1].post(f"/api/tables/{table.id}/resign")

    async def kept(inside: Any) -> Any:
        async with inside.holding(table.id) as found:
            return found.sealed.of(1).moves, found.sealed.of(1).undone

    assert house.run(kept) == ([], [])
    house.reopen()
    assert house.run(kept) == ([], [])
    assert table.message(0)["choosing"]["seats"] == [0, 2]
    gone = table.wish(0) | {"seat": 1, "move": ["family", "none"]}
    path = f"/api/tables/{table.id}/moves"
    assert table.by_seat[1].refused("POST", path, gone) == (403, "not-your-seat")


def test_a_claimed_seat_lets_the_others_go_on(open_house: OpenHouse) -> None:
    house = open_house(claim_after=0.0)
    table = Table(house)
    table.lay(0)
    table.lay(1)
    # Who has chosen is not waited for.
    body = {"what": "claim_seat", "of": 1}
    version = table.message(0)["version"]
    path = f"/api/tables/{table.id}/ask"
    ask = {"seat": 0, "version": version}
    assert table.by_seat[0].refused("POST", path, ask | body) == (422, "no-claim")
    table.by_seat[0].post(path, ask | body | {"of": 2})
    # A choice of one's own shows that one has not left.
    table.lay(2, 1)
    assert table.message(0)["asked"] is None
    ask["version"] = table.message(0)["version"]
    table.by_seat[0].post(path, ask | body | {"of": 2})
    yes = {"seat": 1, "version": table.message(1)["version"], "yes": True}
    table.by_seat[1].post(f"/api/tables/{table.id}/answer", yes)
    table.by_seat[0].live(table.id).until(in_spring)
    assert table.laid == 9


def test_a_paused_table_asks_nobody(house: RunningHouse) -> None:
    table = Table(house, pace={"clock": "days", "days": 3})
    table.lay(2)
    undone = table.undo(2)
    assert undone["undo"]["redo"] == 1

    async def pause(inside: Any) -> None:
        async with inside.holding(table.id) as found:
            found.clocks.pause(now(), 0)
            found.cache.clear()

    house.run(pause)
    for seat in (0, 1, 2):
        assert table.message(seat)["moves"] == []
    assert refused(table, 2, "redo") == (409, "paused")
    assert refused(table, 2, "undo") == (409, "paused")


def test_the_end_of_the_game_opens_nothing(house: RunningHouse) -> None:
    """Answers that were never opened stay sealed: in the replay, the record, the views."""
    table = Table(house, "me", "open", game="italian_wars")
    table.lay(0)
    before = len(table.record)
    table.by_seat[1].post(f"/api/tables/{table.id}/resign")
    message = table.message(1)
    assert message["over"]
    assert message["choosing"] is None
    assert not cards_seen(message, 0)
    assert len(table.record) == before
    for way in ("record", "replay?at=0"):
        told = table.by_seat[1].ask("GET", f"/api/tables/{table.id}/{way}")
        assert "family_to" not in told.text


def test_at_three_days_a_turn_all_have_the_same_three_days(house: RunningHouse) -> None:
    table = Table(house, pace={"clock": "days", "days": 3})
    clocks = table.message(0)["clocks"]
    assert sorted(clocks["running"]) == [0, 1, 2]
    assert all(3 * 86_400 - 60 < left <= 3 * 86_400 for left in clocks["left"])

    async def two_days_later(inside: Any) -> None:
        async with inside.holding(table.id) as found:
            found.clocks.since -= 2 * 86_400
            found.cache.clear()

    house.run(two_days_later)
    table.lay(1)
    table.undo(1)
    # Taking back gives no time.
    assert all(left <= 86_400 for left in table.message(1)["clocks"]["left"])
    for seat in (1, 0):
        table.lay(seat)
        assert seat not in table.message(2)["clocks"]["running"]
    message = table.lay(2)
    after = message["clocks"]
    assert after["running"] == [message["prompt"]["seat"]]
    assert after["left"][message["prompt"]["seat"]] > 3 * 86_400 - 60


def test_no_key_stops_the_clock(house: RunningHouse) -> None:
    """What only its confirmation is missing of stands when the time is over, whatever its key."""
    table = Table(house, pace={"clock": "days", "days": 3}, confirm_turn=True)
    while table.message(1)["undo"]["moves"] < 4:
        table.by_seat[1].move(table.id, table.message(1))

    async def has_changed_it_often(inside: Any) -> None:
        async with inside.holding(table.id) as found:
            found.sealed.of(1).number = 99

    house.run(has_changed_it_often)
    move = table.message(1)["moves"][0]["move"]
    # A key like one that the house might make up.
    act(table, 1, "moves", move=move, key="late-100")

    async def late(inside: Any) -> None:
        async with inside.holding(table.id) as found:
            found.clocks.left[1] = 0.1
            found.clocks.since = now()
            inside.alarm.set(found)

    house.run(late)
    line = table.by_seat[0].live(table.id)
    line.until(lambda line: bool(line.last) and line.last["choosing"]["chosen"] == [1])
    assert table.message(1)["people"][1]["kind"] == "person"
    house.reopen()
    assert table.message(0)["choosing"]["chosen"] == [1]
