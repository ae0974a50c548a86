"""Many games: the same whoever plays them, and counted right."""

from __future__ import annotations

import math

import pytest

from quattrocento.games.registry import load_game
from quattrocento.kernel.errors import BadSetup
from quattrocento.kernel.record import read_record, result_of
from quattrocento.lab import playing
from quattrocento.lab.arena import schedule, table
from quattrocento.lab.drawn import check_options, draw_options
from quattrocento.lab.intervals import mean, share
from quattrocento.lab.many import Hands, play_many
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
    assert len(outcome.times) == outcome.decisions


def test_many_games_do_not_depend_on_the_number_of_processes() -> None:
    pairings = [pairing(number) for number in range(5)]
    heard: list[Outcome] = []
    alone = play_many(pairings, Hands(1), heard.append)
    together = play_many(pairings, Hands(2), heard.append)
    assert alone == together
    assert len(heard) == 10


def test_games_that_are_done_are_not_played_again() -> None:
    pairings = [pairing(number) for number in range(4)]
    done = play_many(pairings[1:3], Hands(1), lambda _: None)
    heard: list[Outcome] = []
    outcomes = play_many(pairings, Hands(1), heard.append, done)
    assert [outcome.pairing.number for outcome in heard] == [0, 3]
    assert outcomes == play_many(pairings, Hands(1), lambda _: None)


def test_no_more_games_than_are_needed() -> None:
    pairings = [pairing(number) for number in range(4)]
    outcomes = play_many(
        pairings, Hands(1), lambda _: None, enough=lambda outcome: outcome.pairing.number == 1
    )
    assert [outcome.pairing.number for outcome in outcomes] == [0, 1]


def test_a_choice_may_be_drawn_for_each_game() -> None:
    game = load_game("signorie")
    asked = check_options(game, 3, {"colours": "drawn"})
    assert asked == {"colours": "drawn", "tiles": "compulsory"}
    pairings = schedule("signorie", None, ["random"] * 3, asked, 6, seed=2)
    records = [read_record(game, play_pairing(pairing).record) for pairing in pairings]
    assert len({record.options["colours"] for record in records}) > 3
    assert all(record.options["tiles"] == "compulsory" for record in records)
    assert play_pairing(pairings[0]) == play_pairing(pairings[0])
    virtu = load_game("virtu")
    firsts = {
        draw_options(virtu, 3, {"first_player": "drawn"}, str(seed))["first_player"]
        for seed in range(20)
    }
    assert firsts == {"red", "yellow", "green"}, "only who is there begins"
    with pytest.raises(BadSetup, match="no option 'wind'"):
        check_options(game, 3, {"wind": "drawn"})


def test_a_game_without_an_end_is_broken_off_and_says_so(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(playing, "MOST", 60)
    endless = Pairing("virtu", None, ("random",) * 3, (), 0, "1/0")
    outcome = play_many([endless], Hands(1), lambda outcome: None)[0]
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
    assert [(row.player, row.games, row.wins, row.score[0], row.beaten) for row in rows] == [
        ("greedy", 6, 6, 9, 1.0),
        ("random", 12, 0, 1, 0.25),
    ]
    assert rows[0].rating.low > rows[1].rating.mu


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
