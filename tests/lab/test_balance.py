"""The study of balance: everybody counted once, every piece where it belongs."""

from __future__ import annotations

from pathlib import Path

import pytest

from quattrocento.games.princes.names import FAMILIES, KINDS, TREACHERY
from quattrocento.games.registry import load_game
from quattrocento.games.virtu.names import CHARACTERS, FIRST_TITLE, MARKET
from quattrocento.kernel.record import read_record
from quattrocento.lab.arena import schedule
from quattrocento.lab.balance import balance_of
from quattrocento.lab.playing import Outcome, play_pairing

GAMES = Path(__file__).parents[1] / "records" / "games"


def played(game: str, seats: int, options: dict[str, str], games: int = 4) -> list[Outcome]:
    pairings = schedule(game, None, ["random"] * seats, options, games, seed=3)
    return [play_pairing(pairing) for pairing in pairings]


@pytest.mark.parametrize(
    ("game", "seats", "options"),
    [("princes", 5, {"families": "dealt"}), ("signorie", 3, {"colours": "blue,red,yellow"})],
)
def test_every_seat_of_every_game_is_counted_once(
    game: str, seats: int, options: dict[str, str]
) -> None:
    outcomes = played(game, seats, options)
    found = balance_of(load_game(game), outcomes)
    winners = sum(outcome.places.count(1) for outcome in outcomes)
    for table in (list(found["sides"].values()), found["seats"], found["turns"]):
        assert sum(side["games"] for side in table) == seats * len(outcomes)
        assert sum(side["wins"] for side in table) == winners
    mean = sum(sum(outcome.scores) for outcome in outcomes) / (seats * len(outcomes))
    assert sum(source["all"] for source in found["sources"].values()) == pytest.approx(mean)
    assert found["groups"]


def test_sides_are_what_the_game_calls_them() -> None:
    found = balance_of(load_game("signorie"), played("signorie", 2, {"colours": "red,blue"}, 1))
    assert list(found["sides"]) == ["blue", "red"]
    found = balance_of(load_game("princes"), played("princes", 6, {}, 1))
    assert list(found["sides"]) == sorted(FAMILIES)


def test_what_is_bought_and_played_is_in_the_records() -> None:
    outcomes = played("princes", 4, {})
    groups = balance_of(load_game("princes"), outcomes)["groups"]
    game = load_game("princes")
    tiles = treachery = wars = 0
    for outcome in outcomes:
        record = read_record(game, outcome.record)
        tiles += sum(player.tiles.bit_count() for player in record.replay().players)
        treachery += sum(move[0] == "draw" for move in record.moves)
        wars += sum(move[0] == "defender" for move in record.moves)
    assert sum(piece["count"] for piece in groups["city tiles"].values()) == tiles
    assert list(groups["city tiles"]) == list(KINDS), "those never bought are there too"
    assert sum(piece["count"] for piece in groups["treachery drawn"].values()) == treachery
    assert list(groups["treachery played"]) == list(TREACHERY)
    assert sum(piece["count"] for piece in groups["wars"].values()) == wars
    bought = [piece for piece in groups["city tiles"].values() if piece["count"]]
    assert all(piece["price"] >= 6 for piece in bought)


def test_who_begins_is_who_has_the_first_turn() -> None:
    outcomes = played("princes", 3, {})
    game = load_game("princes")
    won = 0
    for outcome in outcomes:
        moves = read_record(game, outcome.record).moves
        first = next(move[1] for move in moves if move[0] == "first_player")
        won += outcome.places[int(first)] == 1
    assert balance_of(game, outcomes)["turns"][0]["wins"] == won


def test_a_study_of_virtu_counts_what_is_on_the_table_at_the_end() -> None:
    game = load_game("virtu")
    text = GAMES.joinpath("virtu-3-curious-0.jsonl").read_text("utf-8")
    table = read_record(game, text).replay()
    standing = game.standing(table)
    pairing = schedule("virtu", None, ["greedy"] * 3, {}, 1, seed=3)[0]
    years = game.rounds(table)
    outcome = Outcome(pairing, standing.sources, standing.places, 1, years, text, True)
    groups = balance_of(game, [outcome])["groups"]
    taken = sum(player.bonuses.bit_count() for player in table.players)
    assert sum(piece["count"] for piece in groups["patronage bonuses"].values()) == taken
    assert set(groups["characters"]) <= set(CHARACTERS)
    sold = [table.box.copies[ware] - table.supply[ware] for ware in range(FIRST_TITLE, len(MARKET))]
    bought = groups["titles and tiles"]
    assert [bought.get(ware, {"count": 0})["count"] for ware in MARKET[FIRST_TITLE:]] == sold
    assert sum(piece["count"] for piece in groups["ends"].values()) == 1
    assert groups["last year"].keys() == {f"{years:02}"}
