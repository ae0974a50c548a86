"""Looking back in a running game: each seat sees again what it saw then, and nothing else."""

from __future__ import annotations

from tests.house.houses import RunningHouse, play_on
from tests.house.secret_game import CARDS, Cards

THEN = ("view", "prompt", "standing", "seat", "seats")


def test_a_moment_is_what_was_told_then(house: RunningHouse) -> None:
    ada, bea = house.guest("Ada"), house.guest("Bea")
    table = ada.set_up("me", "open")
    bea.post(f"/api/tables/{table}/join")
    ada.post(f"/api/tables/{table}/start")
    told = []
    for _ in range(12):
        at = ada.get(f"/api/tables/{table}/replay?at=0")["count"]
        told += [(visitor, at, visitor.message(table)) for visitor in (ada, bea)]
        play_on(table, {0: ada, 1: bea}, moves=1)
    house.reopen()
    for visitor, at, then in told:
        again = visitor.get(f"/api/tables/{table}/replay?at={at}")
        assert {name: again["message"][name] for name in THEN} == {
            name: then[name] for name in THEN
        }
        assert again["message"]["moves"] == []
        assert again["message"]["events"] == then["events"]
        assert not again["message"]["over"]


def test_draws_are_not_looked_at_one_by_one(small_house: RunningHouse) -> None:
    ada = small_house.guest()
    table = ada.set_up("me", "here", start=True)
    begun = ada.message(table)
    again = ada.get(f"/api/tables/{table}/replay?at=0")["message"]
    assert again["view"] == begun["view"]
    assert begun["events"][-1]["move"] > 1


def test_secrets_of_a_running_game_stay_secret_in_every_moment(small_house: RunningHouse) -> None:
    small_house.house.games["cards"] = Cards()
    ada, bea, eve = (small_house.guest(name) for name in ("Ada", "Bea", "Eve"))
    table = ada.set_up("me", "open", game="cards")
    bea.post(f"/api/tables/{table}/join")
    ada.post(f"/api/tables/{table}/start")
    held = [
        visitor.message(table)["view"]["cards"][seat] for seat, visitor in enumerate((ada, bea))
    ]
    assert set(held) < set(CARDS)
    ada.move(table, ada.message(table), ["whisper", held[0]])
    bea.move(table, bea.message(table), ["keep"])
    for seat, visitor in ((0, ada), (1, bea), (None, eve)):
        moments = "".join(
            visitor.http.get(f"/api/tables/{table}/replay?at={at}").text for at in range(5)
        )
        for other in (0, 1):
            assert (held[other] in moments) == (other == seat), (seat, other)
    stolen = f"/api/tables/{table}/replay?at=3&seat=0"
    assert bea.refused("GET", stolen) == (403, "not-your-seat")
    assert eve.refused("GET", stolen) == (403, "not-your-seat")


def test_a_moment_that_was_taken_back_is_gone(small_house: RunningHouse) -> None:
    ada = small_house.guest()
    table = ada.set_up("me", "here", start=True)
    message = ada.move(table, ada.message(table))
    at = message["events"][-1]["move"]
    path = f"/api/tables/{table}/replay?at={at}"
    assert ada.get(path)["count"] == at
    undo = {"seat": message["seat"], "version": message["version"], "key": "take-it-back"}
    ada.post(f"/api/tables/{table}/undo", undo)
    assert ada.refused("GET", path) == (404, "no-moment")


def test_there_is_no_moment_before_the_game(small_house: RunningHouse) -> None:
    ada = small_house.guest()
    table = ada.set_up("me", "open")
    path = f"/api/tables/{table}/replay?at=0"
    assert ada.refused("GET", path) == (409, "not-playing")


def test_the_message_says_when_its_seat_last_decided(house: RunningHouse) -> None:
    ada, bea, eve = house.guest("Ada"), house.guest("Bea"), house.guest("Eve")
    table = ada.set_up("me", "open")
    bea.post(f"/api/tables/{table}/join")
    ada.post(f"/api/tables/{table}/start")
    begun = ada.message(table)
    start = begun["events"][-1]["move"]
    assert begun["since"] == bea.message(table)["since"] == start
    assert eve.message(table)["since"] is None
    seats = (ada, bea)
    first = begun["prompt"]["seat"]
    mover, other = seats[first], seats[1 - first]
    while ada.message(table)["prompt"]["seat"] == first:
        done = mover.move(table, mover.message(table))
    assert done["prompt"]["seat"] != first
    now = ada.get(f"/api/tables/{table}/replay?at=0")["count"]
    house.reopen()
    assert mover.message(table)["since"] == now
    assert other.message(table)["since"] == start
    other.move(table, other.message(table))
    assert mover.message(table)["since"] == now
    count = ada.get(f"/api/tables/{table}/replay?at=0")["count"]
    assert other.message(table)["since"] == count


def test_going_back_to_a_moment_by_consent(small_house: RunningHouse) -> None:
    ada, bea = small_house.guest("Ada"), small_house.guest("Bea")
    table = ada.set_up("me", "open")
    bea.post(f"/api/tables/{table}/join")
    ada.post(f"/api/tables/{table}/start")
    play_on(table, {0: ada, 1: bea}, moves=3)
    then = ada.message(table)
    at = ada.get(f"/api/tables/{table}/replay?at=0")["count"]
    play_on(table, {0: ada, 1: bea}, moves=9)
    now = ada.message(table)
    count = ada.get(f"/api/tables/{table}/replay?at={at}")["decisions"]
    assert count == 9
    wish = {"seat": 0, "version": now["version"], "what": "undo", "count": count}
    asked = ada.post(f"/api/tables/{table}/ask", wish)
    yes = {"seat": 1, "version": asked["version"], "yes": True}
    bea.post(f"/api/tables/{table}/answer", yes)
    assert ada.message(table)["view"] == then["view"]
    assert ada.message(table)["since"] == then["since"]
