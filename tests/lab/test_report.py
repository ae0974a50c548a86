"""The page: everything is on it, it needs nothing from elsewhere, and its figures are right."""

from __future__ import annotations

import re
from html.parser import HTMLParser
from pathlib import Path

import pytest

from quattrocento.cli import main
from quattrocento.games.registry import GAMES, load_game
from quattrocento.kernel.errors import QuattrocentoError
from quattrocento.lab.many import Hands
from quattrocento.lab.plan import Plan, carry_out
from quattrocento.lab.report.page import report
from quattrocento.lab.report.scale import Scale, nice, number
from quattrocento.lab.study import counted_of

PICTURE = r'role="group" aria-label="(.*?)"'
RECORDS = Path(__file__).parents[1] / "records" / "games"


class Text(HTMLParser):
    """What somebody reads, and whether every element is closed in its turn."""

    def __init__(self, page: str) -> None:
        super().__init__()
        self._open: list[str] = []
        self.words: list[str] = []
        self.feed(page)
        assert self._open == []

    def handle_starttag(self, tag: str, attributes: list[tuple[str, str | None]]) -> None:
        if tag != "meta":
            self._open.append(tag)

    def handle_startendtag(self, tag: str, attributes: list[tuple[str, str | None]]) -> None:
        pass

    def handle_endtag(self, tag: str) -> None:
        assert self._open.pop() == tag

    def handle_data(self, data: str) -> None:
        if "style" not in self._open and data.strip():
            self.words.append(data.strip())


@pytest.mark.parametrize("name", GAMES)
def test_every_game_has_a_page_with_all_its_things(name: str) -> None:
    record = next(RECORDS.glob(f"{name}-*.jsonl"))
    page = report([record], None, "A page")
    words = Text(page).words
    assert "A page" in words
    assert "How long decisions took was not kept with these games." in words
    titles = re.findall(PICTURE, page)
    for counted in counted_of(load_game(name)):
        assert f"Use of {counted.group}" in titles
    moves = next(counted for counted in counted_of(load_game(name)) if counted.group == "moves")
    assert {verb.replace("_", " ") for verb in moves.things} <= set(words)
    assert {"Points by source", "Length of games", "Games won: by seat"} <= set(titles)
    assert not re.search(r"https?://|src=|@import|url\(", page), "it needs nothing from elsewhere"


def test_a_tournament_is_told_with_ratings_times_and_numbers_of_players(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    plan = Plan("round-robin", ["signorie"], ["random", "search:1"], 3, {}, None, [2, 3])
    played = carry_out(plan, 8, Hands(1), tmp_path / "arena")
    page = tmp_path / "page.html"
    assert main(["report", str(tmp_path / "arena"), "--to", str(page), "--title", "Ours"]) == 0
    assert "KiB" in capsys.readouterr().out
    text = page.read_text("utf-8")
    words = Text(text).words
    assert {"Ratings", "Ours", "By number of players"} <= set(words)
    assert f"{len(played.outcomes)} games, played by random, search:1." in " ".join(words)
    assert "Who is better than whom" in words
    titles = re.findall(PICTURE, text)
    assert titles.count("Decision times") == 2
    wins = sum(outcome.places.count(1) for outcome in played.outcomes)
    tables = re.findall(r"<th scope=\"col\">seat</th>.*?</table>", text)
    told = [
        int(cell)
        for each in tables
        for cell in re.findall(r"seat \d</td><td>\d+</td><td>(\d+)", each)
    ]
    assert sum(told) == wins


def test_games_keep_the_components_they_were_played_with(tmp_path: Path) -> None:
    corrected = "[start]\nflorins = 9\n"
    games = {"signorie": corrected, "princes": None, "printed": None}
    for name, overlay in games.items():
        game = "princes" if name == "princes" else "signorie"
        players = ["random"] * load_game(game).seats[0]
        carry_out(Plan("seated", [game], players, 3, {}, overlay), 1, Hands(1), tmp_path / name)
    page = report([tmp_path / "signorie", tmp_path / "princes"], None, "Two boxes")
    assert '<nav><span><a href="#princes">' in page
    with pytest.raises(QuattrocentoError, match="some games of signorie were played with other"):
        report([tmp_path / "signorie", tmp_path / "printed"], None, "Two boxes of one game")


def test_a_page_leads_to_its_parts() -> None:
    records = [RECORDS / f"signorie-{seats}-greedy-0.jsonl" for seats in (2, 4)]
    assert "<nav>" not in report(records[:1], None, "One part")
    page = report(records, None, "Several")
    links = re.findall(r'<a href="#(.*?)">', page)
    assert links == ["signorie", "signorie-2", "signorie-4"]
    for link in links:
        assert page.count(f'id="{link}"') == 1


def test_only_who_met_somebody_else_is_rated(tmp_path: Path) -> None:
    for player in ("random", "search:1"):
        plan = Plan("seated", ["signorie"], [player] * 2, 3, {})
        carry_out(plan, 1, Hands(1), tmp_path / player)
    assert "Ratings" not in Text(report([*tmp_path.iterdir()], None, "Apart")).words


def test_no_page_without_a_game(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["report", str(tmp_path), "--to", str(tmp_path / "page.html")]) == 2
    assert "holds no records" in capsys.readouterr().err


def test_axes_have_round_steps() -> None:
    assert [nice(step) for step in (0.3, 1.0, 4.0, 60.0)] == [0.5, 1.0, 5.0, 100.0]
    assert Scale(0, 23, 0, 100).ticks() == [0, 5, 10, 15, 20]
    assert Scale(0.5, 200, 0, 100, logarithmic=True).ticks() == [1, 10, 100]
    assert [number(value) for value in (0, 0.5, 12.34, 1234.0)] == ["0", "0.5", "12.3", "1,234"]
    assert number(-3.04) == "−3.04"
