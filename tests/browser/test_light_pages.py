"""Pages stay light: bytes for who comes first and who comes again, and listeners."""

from __future__ import annotations

from playwright.sync_api import Response, Route, expect

from quattrocento.games.princes.board import Board
from quattrocento.kernel.match import Match
from tests.browser.conftest import Visitors
from tests.browser.playing import HEADERS, sit_at, table_by_call
from tests.browser.serving import Serving
from tests.browser.staging import asks, lay_out, princes_moves
from tests.browser.test_princes_wars import begin
from tests.browser.weighing import Wire, listeners

COLD = 400_000
WARM = 30_000
"""Bytes: the lobby for whoever was never here, and a table, beside its state, for who was."""
GERMAN = '{"motion":"none","plan":false,"sound":false,"language":"de"}'


def test_the_lobby_is_light(house: Serving, visitors: Visitors) -> None:
    page = visitors.visit(house, kept=GERMAN, fresh=True)
    answers: list[Response] = []
    page.on("response", lambda answer: answers.append(answer))
    wire = Wire(page)
    page.goto("/")
    expect(page.locator("article .front:has(svg)")).to_have_count(4)
    page.wait_for_load_state("networkidle")
    assert 100_000 < wire.bytes() < COLD, wire.sent()
    for answer in [answer for answer in answers if "/assets/" in answer.url]:
        told = answer.headers
        assert told["cache-control"] == "public, max-age=31536000, immutable"
        assert told.get("content-encoding") == "br" or answer.url.endswith(".woff2")
    fetched = [url for url, _ in wire.sent()]
    # Words of games, their components and their boards are fetched with a table.
    assert not [url for url in fetched if "/api/games/" in url]
    assert not [url for url in fetched if "/assets/module" in url or "TableScreen" in url]


def test_a_table_is_light_for_who_comes_again(house: Serving, visitors: Visitors) -> None:
    page = visitors.visit(house, fresh=True)
    bots = [{"kind": "bot", "level": "easy"}] * 2
    table = table_by_call(page, "Isabella", [{"kind": "me"}, *bots], game="virtu")
    wire = Wire(page)
    for warm in (False, True):
        wire.forget()
        sit_at(page, table)
        page.wait_for_load_state("networkidle")
        if warm:
            assert 1_000 < wire.bytes(state=False) < WARM, wire.sent()
    words = [url for url, _ in wire.sent() if "/words/" in url]
    assert {url.split("/words/")[0].rsplit("/", 1)[-1] for url in words} == {"api", "virtu"}


def test_a_part_that_is_gone_brings_the_page_of_today(house: Serving, visitors: Visitors) -> None:
    """The house was renewed while a page was open: its parts have other names since."""
    page = visitors.visit(house, fresh=True)
    page.goto("/")
    expect(page.locator("article .front:has(svg)")).to_have_count(4)
    gone: list[Route] = []

    def lose(route: Route) -> None:
        gone.append(route)
        route.fulfill(status=404)
        page.unroute("**/HowItPlays-*.js")

    page.route("**/HowItPlays-*.js", lose)
    page.get_by_role("link", name="How it plays").first.click()
    expect(page.get_by_role("heading", name="How Signorie plays")).to_be_visible()
    assert len(gone) == 1
    visitors.complaints.clear()


def later(match: Match[Board]) -> bool:
    return len(match.record.moves) > 120 and asks("TakeAction")(match)


def test_listeners_do_not_grow_with_the_chronicle(house: Serving, visitors: Visitors) -> None:
    page = visitors.visit(house, fresh=True)
    page.request.post("/api/guests", data={"name": "Isabella"}, headers=HEADERS)
    kept = []
    for until in (asks("TakeAction"), later):
        sit_at(page, lay_out(house, begin(page), princes_moves(until, [])))
        expect(page.locator('[data-turn="mine"]')).to_be_visible()
        page.wait_for_load_state("networkidle")
        kept.append((page.locator(".log li").count(), listeners(page)))
    (few, short), (many, long) = kept
    assert many > few + 30
    # What is clicked is heard in one place: a line, a turn or a lit thing more adds none.
    assert long <= short + 10, kept
