"""Players of other people at the tables of a house whose host allows them."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest

import quattrocento
from quattrocento.house.bots.allowed import read_players, try_players
from quattrocento.kernel.errors import QuattrocentoError
from quattrocento.kernel.play import attempt, legal, next_decision
from tests.house.houses import RunningHouse, play_on

MINE = """
import quattrocento

class Last(quattrocento.Player):
    def choose(self, perspective, called_off=lambda: False):
        print("this is no answer")
        return perspective.moves()[-1]
"""


@pytest.fixture
def house(tmp_path: Path, open_house: Callable[..., RunningHouse]) -> RunningHouse:
    path = tmp_path / "mine.py"
    path.write_text(MINE, "utf-8")
    return open_house(players=f"The last={path}:Last")


def test_one_plays_a_game_as_a_level(house: RunningHouse) -> None:
    ada = house.guest()
    [signorie] = [one for one in ada.get("/api/games")["games"] if one["name"] == "signorie"]
    assert signorie["levels"] == ["easy", "medium", "hard", "The last"]
    seats = [{"kind": "me"}, {"kind": "bot", "level": "The last"}]
    table = ada.set_up(*seats, start=True)
    play_on(table, {0: ada})
    record = quattrocento.read_record(ada.ask("GET", f"/api/tables/{table}/record").text)
    position, chosen = record.start(), 0
    for move in record.moves:
        decision = next_decision(position)
        if decision is not None and decision.seat == 1:
            assert move == legal(position)[-1]
            chosen += 1
        attempt(position, move)
    assert chosen > 10


def test_an_open_seat_is_given_to_one(house: RunningHouse) -> None:
    ada = house.guest()
    table = ada.set_up("me", "open")
    ada.post(f"/api/tables/{table}/bot", {"seat": 1, "level": "The last"})
    seats = ada.get(f"/api/tables/{table}")["table"]["seats"]
    assert seats[1]["level"] == "The last"


def test_others_are_refused(house: RunningHouse) -> None:
    ada = house.guest()
    table = ada.set_up("me", "open")
    refused = ada.refused("POST", f"/api/tables/{table}/bot", {"seat": 1, "level": "mine.py:Last"})
    assert refused[:2] == (422, "level")
    seats = [{"kind": "me"}, {"kind": "bot", "level": "cheater"}]
    refused = ada.refused("POST", "/api/tables", {"game": "signorie", "seats": seats})
    assert refused[:2] == (422, "level")


@pytest.mark.parametrize(
    ("text", "told"),
    [
        ("mine.py:Miser", "is allowed as Name=mine.py:Miser, not as 'mine.py:Miser'"),
        ("<b>=mine.py:Miser", "is allowed as Name="),
        ("easy=mine.py:Miser", "cannot both be called 'easy'"),
        ("A=x:X,A=y:Y", "cannot both be called 'A'"),
    ],
)
def test_a_setting_that_names_none_is_refused(text: str, told: str) -> None:
    with pytest.raises(QuattrocentoError) as refused:
        read_players(text)
    assert told in str(refused.value)


def test_a_house_does_not_open_with_a_player_that_is_not_there(tmp_path: Path) -> None:
    path = tmp_path / "mine.py"
    path.write_text(MINE, "utf-8")
    try_players({"The last": f"{path}:Last"})
    with pytest.raises(QuattrocentoError, match="cannot play"):
        try_players({"The first": f"{path}:First"})
