"""Many games: the same whoever plays them, and counted right."""

from __future__ import annotations

import math

import pytest

from quattrocento.games.registry import load_game
from quattrocento.kernel.record import read_record, result_of
from quattrocento.lab import playing
from quattrocento.lab.arena import schedule, table
from quattrocento.lab.intervals import mean, share
from quattrocento.lab.many import play_many
from quattrocento.lab.playing import Outcome, Pairing, play_pairing


def pairing(number: int = 0, players: tuple[str, ...] = ("random", "random")) -> Pairing:
    return Pairing("signorie", None, players, (("tiles", "optional"),), number, f"5/{number}")


def test_a_pairing_gives_the_same_game_every_time() -> None:
    first, second = play_pairing(pairing()), play_pairing(pairing())
    assert first == second
    assert play_pairing(pairing(1)).record != first.record


def test_an_outcome_is_what_its_record_replays_to() -> None:
    outcome = play_pairing(pairing())
    result = result_of(read_record(load_game("signorie"), outcome.record))
    assert result["finished"]
    assert (result["scores"], result["places"]) == (outcome.scores, outcome.places)
    assert result["sources"] == outcome.sources
    assert outcome.rounds == 7
    assert 0 < outcome.decisions < result["moves"]


def test_many_games_do_not_depend_on_the_number_of_processes() -> None:
    pairings = [pairing(number) for number in range(5)]
    heard: list[Outcome] = []
    alone = play_many(pairings, 1, heard.append)
    together = play_many(pairings, 2, heard.append)
    assert alone == together
    assert len(heard) == 10


def test_a_game_without_an_end_is_broken_off_and_says_so(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(playing, "MOST", 60)
    endless = Pairing("virtu", None, ("random",) * 3, (), 0, "1/0")
    outcome = play_many([endless], 1, lambda outcome: None)[0]
    assert (outcome.ended, outcome.decisions) == (False, 60)
    assert "1 of 1 games had no end" in capsys.readouterr().err
    monkeypatch.undo()
    assert play_pairing(pairing()).ended


def test_seats_are_rotated_and_each_contestant_is_counted_where_it_sat() -> None:
    players = ["greedy", "random", "random"]
    pairings = schedule("signorie", None, players, {}, 6, seed=1)
    assert [p.players.index("greedy") for p in pairings] == [0, 2, 1, 0, 2, 1]
    outcomes = [
        Outcome(p, [{"x": 9 if who == "greedy" else 1} for who in p.players],
                [1 if who == "greedy" else 2 for who in p.players], 1, 7, "", True)
        for p in pairings
    ]  # fmt: skip
    rows = table(players, outcomes)
    assert [(row.wins, row.score[0]) for row in rows] == [(6, 9), (0, 1), (0, 1)]


def test_the_interval_of_a_share_is_wilsons() -> None:
    low, high = share(50, 200)
    assert (round(low, 4), round(high, 4)) == (0.1951, 0.3143)
    assert share(0, 0) == (0.0, 1.0)
    low, high = share(20, 20)
    assert high == pytest.approx(1.0)
    assert 0.8 < low < 0.9


def test_the_interval_of_a_mean() -> None:
    average, spread = mean([1.0, 2.0, 3.0])
    assert average == 2.0
    assert spread == pytest.approx(1.959964 / math.sqrt(3))
