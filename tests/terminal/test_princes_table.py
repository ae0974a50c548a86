"""A person's seat at a table of Princes: whole games, secrets, and bargains with bots."""

from __future__ import annotations

import re
from pathlib import Path
from random import Random
from typing import Any

import pytest

from quattrocento.games.princes.board import Board
from quattrocento.games.registry import load_game
from quattrocento.kernel.match import Match
from quattrocento.kernel.record import Record
from quattrocento.terminal.files import Opened, open_file
from quattrocento.words.catalogues import LANGUAGES, Words
from tests.rules.princes.table import GAME, aside, table
from tests.terminal.princes import NAMES
from tests.terminal.test_table import MESSAGE_ID, sit


def new(seats: int = 4, seed: int = 5, **options: str) -> Opened:
    record: Record[Any] = Record(load_game("princes"), NAMES[:seats], options)
    return Opened(Match(record, Random(seed)), [], False)


def seated(board: Board) -> Opened:
    """A table in the midst of a game."""
    match: Match[Any] = Match(Record(GAME, NAMES[: len(board.players)]), Random(1))
    match.position = board
    return Opened(match, [], True)


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_whole_game_to_the_final_score(language: str) -> None:
    opened = new()
    text = sit(opened, "1\n" * 900, language=language)
    assert opened.match.over
    standing = opened.game.standing(opened.match.position)
    words = Words(opened.game, language)
    names = ", ".join(NAMES[seat] for seat in standing.winners)
    assert words.say("terminal-winner", {"name": names}) in text
    total = next(
        line for line in reversed(text.splitlines()) if words.say("terminal-total") in line
    )
    assert [int(word) for word in total.split()[1:]] == sorted(standing.scores, reverse=True)
    assert [
        source for source in standing.sources[0] if words.say(f"source-{source}") not in text
    ] == []
    assert MESSAGE_ID.findall(text) == []
    assert not re.search(r"\b(family|tile|troop|treachery|city|home|bargain)-[A-Za-z]+", text)
    assert "\x1b" not in text


@pytest.mark.parametrize("seats", [3, 5, 6])
@pytest.mark.parametrize("families", ["auctioned", "dealt"])
def test_any_number_of_seats_and_any_way_to_a_family(seats: int, families: str) -> None:
    opened = new(seats, families=families)
    sit(opened, "2\n1\n" * 900, me=seats - 1)
    assert opened.match.over


def test_what_the_others_draw_is_not_told(tmp_path: Path) -> None:
    opened = new()
    text = sit(opened, "buy_treachery\n1\n" * 60, tmp_path / "game.jsonl")
    moves = opened.match.record.moves
    drawn = [move for move in moves if move[0] == "draw"]
    assert {move[1] for move in drawn} > {0}
    assert len(re.findall(r"You draw (?!a treachery tile)", text)) == sum(m[1] == 0 for m in drawn)
    others = sum(move[1] != 0 for move in drawn)
    assert len(re.findall(r"(Lorenzo|Ada|Ottaviano) draws a treachery tile\.", text)) == others
    resumed = sit(open_file(tmp_path / "game.jsonl", None), "l 9999\n", tmp_path / "game.jsonl")
    assert not re.search(r"(Lorenzo|Ada|Ottaviano) draws (?!a treachery tile)", resumed)


def test_a_bid_is_typed_out(tmp_path: Path) -> None:
    opened = seated(table())
    text = sit(opened, "auction doge\nbid 21\n", tmp_path / "moment.json")
    assert "You put Doge up for auction." in text
    assert "or type: bid 15 … bid 40" in text
    assert "You bid 21 gold." in text


def test_a_gift_is_typed_at_any_question(tmp_path: Path) -> None:
    opened = seated(table())
    text = sit(opened, "give Este 3g 2i\ngive ada 1 gold\n", tmp_path / "moment.json")
    assert "You give Lorenzo 3 gold and 2 influence." in text
    assert "You give Ada 1 gold." in text
    purses = [(player.gold, player.influence) for player in opened.match.position.players]
    assert purses == [(36, 10), (43, 14), (41, 12), (40, 12)]
    assert text.count("Buy, auction, war or pass?") == 3


def test_banking_is_typed_at_any_question(tmp_path: Path) -> None:
    opened = seated(table(players={0: {"tiles": ["banking 1", "banking 2"]}}))
    text = sit(opened, "bank 2g\nbank gold 3\nbank 1i\n", tmp_path / "moment.json")
    assert "You turn 2 gold into influence (Banking)." in text
    assert "You turn 3 gold into influence (Banking)." in text
    assert "used already in this decade (P-822)" in text
    player = opened.match.position.players[0]
    assert (player.gold, player.influence) == (35, 17)
    verbs = [move[0] for move in opened.match.record.moves]
    assert verbs == ["aside", "bank"]


def test_who_has_no_family_yet_is_named_by_name(tmp_path: Path) -> None:
    opened = new()
    text = sit(opened, "give Lorenzo 2g\n", tmp_path / "game.jsonl")
    assert "You give Lorenzo 2 gold." in text
    assert opened.match.position.players[1].gold == 42


def test_bots_answer_offers_at_once(tmp_path: Path) -> None:
    opened = seated(table())
    answers = "offer d'Este 9g for 1i\noffer Lorenzo 1g for 6i\n"
    text = sit(opened, answers, tmp_path / "moment.json")
    assert "You offer Lorenzo 9 gold for 1 influence." in text
    assert "Lorenzo accepts the offer of Ginevra: 9 gold for 1 influence." in " ".join(text.split())
    assert "Lorenzo declines the offer of Ginevra." in text
    assert opened.match.position.players[0].influence == 13
    assert opened.match.position.offers == ()


def test_an_offer_to_me_is_accepted_or_declined(tmp_path: Path) -> None:
    board = aside(table(), 1, "offer", "Baglioni", 3, 0, 0, 2)
    aside(board, 2, "offer", "Baglioni", 0, 1, 9, 0)
    opened = seated(board)
    text = sit(opened, "accept este\ndecline mal\nwithdraw este\n", tmp_path / "moment.json")
    assert "■ Lorenzo → ★ Ginevra  3 gold ⇄ 2 influence" in text
    assert "You accept the offer of Lorenzo: 3 gold for 2 influence." in text
    assert "You decline the offer of Ada." in text
    assert "there is no such offer (P-305)" in text
    assert (board.players[0].gold, board.players[0].influence) == (43, 10)


@pytest.mark.parametrize(
    "command",
    ["give", "give Este", "give Este 3", "give nobody 3g", "give Ginevra 3g", "give Este 3x",
     "offer Este for 2i", "offer Este 1g for 2i for 3g", "accept", "accept Este 3g", "give M 3",
     "bank", "bank Este", "bank 1g 1i"],
)  # fmt: skip
def test_what_cannot_be_understood_says_how_it_is_written(command: str, tmp_path: Path) -> None:
    opened = seated(table())
    before = opened.match.position.dump()
    text = sit(opened, f"{command}\n", tmp_path / "moment.json")
    assert "like: offer Este 3g for 2i" in " ".join(text.split())
    assert opened.match.position.dump() == before


def test_what_cannot_be_given_names_its_rule(tmp_path: Path) -> None:
    text = sit(seated(table()), "give Este 41g\ngive Este 0g\n", tmp_path / "moment.json")
    assert "not enough in hand (P-302)" in text
    assert "nothing would change hands (P-304)" in text


@pytest.mark.parametrize("language", LANGUAGES)
def test_money_may_be_named_in_the_language_of_the_table(language: str, tmp_path: Path) -> None:
    opened = seated(table())
    words = Words(GAME, language)
    gold, influence = words.say("thing-gold"), words.say("thing-influence")
    answers = f"give Este 3{gold[0].lower()} 2 {influence}\n"
    sit(opened, answers, tmp_path / "moment.json", language)
    assert opened.match.position.players[1].gold == 43
    assert opened.match.position.players[1].influence == 14


def test_nothing_is_taken_back_after_a_bargain(tmp_path: Path) -> None:
    text = sit(seated(table()), "give Este 1g\nu\n", tmp_path / "moment.json")
    assert "Nothing can be taken back" in text


def test_bargains_are_saved_with_the_game(tmp_path: Path) -> None:
    path = tmp_path / "game.jsonl"
    opened = new()
    sit(opened, "1\ngive Lorenzo 2g\noffer Ada 9g for 1i\n1\nq\n", path)
    assert [move[2] for move in opened.match.record.moves if move[0] == "aside"][:2] == (
        ["give", "offer"]
    )
    resumed = open_file(path, None, Random(1))
    assert resumed.match.position.dump() == opened.match.position.dump()
    assert "2 gold" in sit(resumed, "l\n", path)


def test_help_tells_how_to_bargain_and_what_rules_are_called(tmp_path: Path) -> None:
    text = sit(seated(table()), "h\nrule p-501\nrule X\n", tmp_path / "moment.json")
    assert "offer Este 3g for 2i" in text
    assert "rule P-101  the text of a rule" in text
    assert "A buy gets one tile" in text
    assert "rules are named like P-101" in text
