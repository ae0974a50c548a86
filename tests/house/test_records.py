"""A game that was played elsewhere goes on in a house, which replays and checks it first."""

from __future__ import annotations

import json
from typing import Any

import quattrocento
from quattrocento.kernel.match import Match
from tests.house.houses import RunningHouse, play_on

SEATS = [{"kind": "me"}, {"kind": "bot", "level": "easy"}]


def played(moves: int) -> Match[Any]:
    """A game that was begun somewhere else."""
    match = quattrocento.start("signorie", seats=2, seed=7)
    for _ in range(moves):
        match.play(match.legal()[0])
    return match


def test_a_game_goes_on_where_it_was_left(house: RunningHouse) -> None:
    ada, match = house.guest("Ada"), played(9)
    seats = [{"kind": "me"}, {"kind": "here", "name": "Bice"}]
    wish = {"text": match.record.dumps(), "seats": seats, "name": "From the train"}
    table = ada.post("/api/records", wish)["table"]
    assert (table["name"], table["state"]) == ("From the train", "playing")
    assert [seat["name"] for seat in table["seats"]] == ["Ada", "Bice"]
    now = ada.message(table["id"])
    assert [choice["move"] for choice in now["moves"]] == [list(move) for move in match.legal()]
    play_on(table["id"], {0: ada, 1: ada}, moves=3)


def test_what_was_played_elsewhere_counts_in_nobodys_figures(house: RunningHouse) -> None:
    ada = house.guest("Ada")
    wish = {"text": played(30).record.dumps(), "seats": SEATS}
    table = ada.post("/api/records", wish)["table"]["id"]
    play_on(table, {0: ada})
    assert ada.message(table)["over"]
    counted = ada.get("/api/games/signorie/statistics")
    assert [counted[group]["tables"] for group in ("people", "bots", "among_bots")] == [0, 0, 0]


def test_what_cannot_have_been_played_is_refused(house: RunningHouse) -> None:
    ada = house.guest("Ada")
    lines = played(9).record.dumps().splitlines()
    lines[-1] = json.dumps(["take_die", "yellow", 99])
    before = ada.get("/api/tables?list=mine")
    for text in ("\n".join(lines), "no record", ""):
        wish = {"text": text, "seats": SEATS}
        assert ada.refused("POST", "/api/records", wish) == (422, "bad-request")
    wish = {"text": played(3).record.dumps(), "seats": SEATS[:1]}
    assert ada.refused("POST", "/api/records", wish) == (422, "seats")
    assert ada.get("/api/tables?list=mine") == before
