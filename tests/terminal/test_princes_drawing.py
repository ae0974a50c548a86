"""The table of Princes in letters: everything on it, at any width, in every language."""

from __future__ import annotations

import pytest
from rich.cells import cell_len

from quattrocento.games.princes.board import Board
from quattrocento.games.princes.drawing.drawing import EXPLAINED, OWN
from quattrocento.games.princes.names import CITIES, TROOPS
from quattrocento.games.princes.speech.parts import MOVE_PARTS
from quattrocento.kernel.play import legal
from quattrocento.terminal.choices import choices
from quattrocento.terminal.drawing import Drawing, drawing_of
from quattrocento.terminal.scores import score_table
from quattrocento.words.catalogues import LANGUAGES, Words
from tests.rules.princes.table import GAME, aside, play, settle, table, war
from tests.terminal.princes import NAMES, played
from tests.terminal.test_drawing import printed


def drawn(board: Board, me: int | None = 0, language: str = "en") -> tuple[Drawing, Words]:
    names = NAMES[: len(board.players)]
    words = Words(GAME, language, names, me)
    return drawing_of(GAME, board, words, names), words


def whole(board: Board, me: int | None = 0, width: int = 80) -> str:
    """Everything that can be looked at from a seat."""
    drawing, _ = drawn(board, me)
    view = GAME.sight.view(board, me)
    seen = [drawing.board(view, width), drawing.mats(view, width)]
    if me is not None:
        seen.append(drawing.table(view, width))
    return "\n".join(printed(thing, width) for thing in seen)


@pytest.mark.parametrize("width", [60, 80, 120, 200])
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_table_fits_and_names_everything(language: str, width: int) -> None:
    board = settle(table(6, players={0: {"troops": ["pike"], "hand": ["veto"]}}))
    drawing, words = drawn(board, 0, language)
    text = printed(drawing.table(GAME.sight.view(board, 0), width), width)
    assert max(cell_len(line) for line in text.splitlines()) <= width
    assert "\x1b" not in text
    if width >= 80:
        assert [city for city in CITIES if words.say(f"city-{city}") not in text] == []
        assert [troop for troop in TROOPS if words.say(f"troop-{troop}") not in text] == []
        assert [name for name in NAMES if name not in text] == []
        tiles = [tile["tile"] for city in GAME.sight.view(board, 0)["cities"].values()
                 for tile in city["tiles"]]  # fmt: skip
        assert [tile for tile in tiles if words.say(f"tile-{tile}") not in text] == []
        assert words.say("treachery-veto") in text
        assert "…" not in text


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("seats", [3, 6])
def test_every_moment_of_a_game_can_be_drawn(seats: int, language: str) -> None:
    for moves in (0, 1, 5, 40, 90, None):
        board = played(seats, moves).position
        drawing, _ = drawn(board, 0, language)
        view = GAME.sight.view(board, 0)
        for thing in (drawing.table(view, 80), drawing.board(view, 80), drawing.mats(view, 80)):
            assert max(cell_len(line) for line in printed(thing, 80).splitlines()) <= 80


def test_an_auction_says_who_leads_who_is_out_and_what_i_can_bid() -> None:
    full = {"tiles": ["doge", "lorenzo", "cesare"]}
    board = play(table(players={1: full}), "auction ludovico", "bid 13")
    text = whole(board, 2)
    assert "Auction · Ludovico Sforza" in text
    assert "Highest bid 13 ◎ ★ Ginevra" in text
    assert "You can bid up to 40 ◎" in text
    assert "★ Ginevra (leads)" in text
    assert "■ Lorenzo (out)" in text


def test_of_many_bids_only_the_least_is_listed() -> None:
    board = play(table(), "auction ludovico", "bid 13")
    drawing, words = drawn(board, 1)
    found = choices(GAME, board, words, drawing)
    assert [choice.move for choice in found] == [("bid", 14), ("pass_bid",)]
    assert found[0].note == "or type: bid 15 … bid 40"


def test_a_war_shows_both_armies_the_odds_and_those_after_a_bribe() -> None:
    mine = {"troops": ["pike"], "hand": ["bribe_troops 1"], "tiles": ["swiss"]}
    board = settle(war(players={0: mine, 1: {"troops": ["artillery"]}}))
    text = whole(board)
    assert "War · Milan – Venice" in text
    assert "Swiss Mercenaries" in text
    assert "Artillery" in text
    assert "Odds · Milan" in text
    drawing, words = drawn(board)
    notes = {c.move: c.note for c in choices(GAME, board, words, drawing)}
    assert "%" in notes[("bribe", "Este", "artillery")]
    play(board, "bribe Este artillery")
    assert "Artillery (bribed)" in whole(board)


def test_an_army_nobody_leads_and_the_league_are_named() -> None:
    mine = {"troops": ["pike"], "hand": ["veto"]}
    pope = {"troops": ["cavalry"]}
    board = settle(war(fighters=(0, None), pope="player 3", players={0: mine, 2: pope}))
    play(board, "league defender")
    text = whole(board, width=120)
    assert "Neutral army" in text
    assert "Cavalry (Holy League)" in text


@pytest.mark.parametrize("me", [None, 0, 1])
def test_a_hand_is_drawn_for_its_owner_only(me: int | None) -> None:
    board = table(players={2: {"hand": ["veto", "freeze_bid 1", "freeze_bid 2"]}})
    assert "Hand · Freeze Bid ×2 · Veto" in whole(board, 2)
    for name in ("Veto", "Freeze Bid"):
        assert name not in whole(board, me)
    assert "Treachery 3/3" in whole(board, me)


def test_hidden_totals_stay_hidden() -> None:
    board = table(options={"totals": "hidden"})
    text = whole(board)
    assert "40 ◎ · 12 ▣" in text
    assert "? ◎ · ? ▣" in text
    assert "40 ◎" not in whole(board, None)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_score_of_six_fits_with_every_name(language: str) -> None:
    board = played(6).position
    drawing, words = drawn(board, 0, language)
    text = printed(score_table(GAME.standing(board), NAMES, words, drawing), 80)
    assert "…" not in text
    assert [name for name in NAMES if name not in text] == []
    sources = GAME.standing(board).sources[0]
    assert [source for source in sources if words.say(f"source-{source}") not in text] == []


def test_open_offers_are_shown_with_what_is_given_and_asked() -> None:
    board = aside(table(), 1, "offer", "Baglioni", 3, 0, 0, 2)
    assert "■ Lorenzo → ★ Ginevra  3 gold ⇄ 2 influence" in whole(board)


def test_every_choice_can_be_explained() -> None:
    assert {*EXPLAINED, *OWN} == set(MOVE_PARTS)
    words = Words(GAME)
    assert [message for message in EXPLAINED.values() if not words.has(message)] == []
    board = table(players={0: {"troops": ["pike"]}})
    drawing, _ = drawn(board)
    view = GAME.sight.view(board, 0)
    assert [m for m in legal(board) if not words.has(drawing.explain(view, m))] == []
