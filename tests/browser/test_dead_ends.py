"""Where somebody goes astray: every such page says what happened and offers a way on."""

from __future__ import annotations

import json
from pathlib import Path
from random import Random

import pytest
from playwright.sync_api import Page, expect

from quattrocento.games.registry import load_game
from quattrocento.kernel.match import Match
from quattrocento.kernel.record import Record
from tests.browser.conftest import Visitors
from tests.browser.playing import HEADERS, become, table_by_call
from tests.browser.serving import Serving
from tests.browser.staging import lay_out

SEATS = [{"kind": "me"}, {"kind": "bot", "level": "easy"}]
REFUSED = "the server responded with a status of"


def says(page: Page, title: str, text: str) -> None:
    """The page has a title and a sentence, and leads to the lobby."""
    expect(page.get_by_role("heading", level=1)).to_have_text(title)
    expect(page.get_by_text(text)).to_be_visible()
    page.get_by_role("link", name="To the lobby").click()
    expect(page.get_by_role("heading", name="New table")).to_be_visible()


def refusals_only(visitors: Visitors) -> None:
    """The console tells of nothing but what the house refused."""
    assert all(REFUSED in complaint for complaint in visitors.complaints), visitors.complaints
    visitors.complaints.clear()


@pytest.mark.parametrize(
    ("address", "title", "text"),
    [
        ("/nowhere/at/all", "There is nothing here", "No page of this house"),
        ("/rules/chess", "There is nothing here", "No game of this house is called “chess”"),
        ("/table/zzzzzzzzzz", "This table cannot be shown", "no such table, or it is private"),
        ("/table/zzzzzzzzzz?analysis", "This table cannot be shown", "ask for the whole link"),
        ("/person/nobody", "Nobody here has this address", "No page of this house"),
    ],
)
def test_a_wrong_link(
    house: Serving, visitors: Visitors, address: str, title: str, text: str
) -> None:
    page = visitors.visit(house)
    page.goto(address)
    says(page, title, text)
    refusals_only(visitors)


def test_a_private_table_opens_for_whoever_signs_in(house: Serving, visitors: Visitors) -> None:
    host = visitors.visit(house)
    table = table_by_call(host, "Isabella", SEATS, private=True)
    account = {"name": "Isabella at home", "password": "a long secret"}
    host.request.post("/api/accounts", data=account, headers=HEADERS)
    page = visitors.visit(house)
    page.goto(f"/table/{table}")
    page.get_by_role("button", name="Sign in").click()
    page.get_by_label("Name", exact=True).fill(account["name"])
    page.get_by_label("Password").fill(account["password"])
    page.get_by_role("dialog").get_by_role("button", name="Sign in", exact=True).first.click()
    expect(page.locator("[data-version]")).to_be_visible()
    refusals_only(visitors)


def test_a_rule_and_a_term_that_are_none(house: Serving, visitors: Visitors) -> None:
    page = visitors.visit(house)
    page.goto("/rules/signorie/S-9999")
    expect(page.get_by_text("Signorie has no rule S-9999.")).to_be_visible()
    page.goto("/rules/signorie/S-405")
    expect(page.locator(".cited")).to_contain_text("S-405")
    expect(page.get_by_text("has no rule")).to_be_hidden()
    page.goto("/glossary/signorie/castling")
    expect(page.get_by_text("Signorie has no such term.")).to_be_visible()


def test_a_table_that_is_full_and_one_that_was_closed(house: Serving, visitors: Visitors) -> None:
    host = visitors.visit(house)
    host.request.post("/api/guests", data={"name": "Isabella"}, headers=HEADERS)
    body = {"game": "signorie", "seats": SEATS}
    table = host.request.post("/api/tables", data=body, headers=HEADERS).json()["table"]["id"]
    late = visitors.visit(house)
    late.goto(f"/table/{table}")
    expect(late.get_by_text("Every seat is taken.")).to_be_visible()
    expect(late.get_by_role("link", name="To the lobby")).to_be_visible()
    host.goto(f"/table/{table}")
    host.get_by_role("button", name="Leave the table").click()
    host.goto(f"/table/{table}")
    expect(host.get_by_text("closed before the game began")).to_be_visible()
    expect(host.get_by_role("button", name="Begin Signorie")).to_be_hidden()


def test_a_name_that_is_refused_can_be_mended(house: Serving, visitors: Visitors) -> None:
    first = visitors.visit(house)
    account = {"name": "The only one", "password": "a long secret"}
    assert first.request.post("/api/accounts", data=account, headers=HEADERS).ok
    page = visitors.visit(house)
    page.goto("/")
    page.get_by_role("button", name="Your name").click()
    page.get_by_label("Name", exact=True).fill("   ")
    expect(page.get_by_role("button", name="Sit down")).to_be_disabled()
    page.get_by_role("button", name="Make an account").click()
    page.get_by_label("Name", exact=True).fill("The only one")
    page.get_by_label("Password").fill("another secret")
    page.get_by_role("button", name="Make an account").first.click()
    expect(page.get_by_role("alert")).to_contain_text(
        "This name belongs to an account: sign in, or take another one."
    )
    page.get_by_label("Name", exact=True).fill("The second one")
    page.get_by_role("button", name="Make an account").first.click()
    expect(page.get_by_role("button", name="The second one")).to_be_visible()
    refusals_only(visitors)


def test_a_moment_that_is_not_there_leads_to_the_table(house: Serving, visitors: Visitors) -> None:
    page = visitors.visit(house)
    table = table_by_call(page, "Isabella", SEATS)
    page.goto(f"/table/{table}?at=99999")
    expect(page.get_by_role("alert")).to_contain_text("This moment was taken back.")
    expect(page.locator("[data-version]")).to_be_visible()
    assert "at=" not in page.url
    refusals_only(visitors)


def test_the_house_is_away_when_the_page_is_opened(house: Serving, visitors: Visitors) -> None:
    page = visitors.visit(house)
    page.route("**/api/games", lambda route: route.abort())
    page.goto("/")
    expect(page.get_by_role("status")).to_have_text(
        "The house does not answer. We try again until it does."
    )
    page.unroute("**/api/games")
    expect(page.get_by_role("heading", name="Renaissance board games")).to_be_visible()
    visitors.complaints.clear()


def test_a_game_of_older_rules_is_given_as_it_was_recorded(
    house: Serving, visitors: Visitors
) -> None:
    page = visitors.visit(house)
    of = Record(load_game("signorie"), ["a"] * 2)
    Match(of, Random(7)).begin()
    table = table_by_call(page, "Isabella", SEATS)
    laid = lay_out(house, table, of.moves, 2, of, rules=0, state="finished")
    page.goto(f"/table/{laid}")
    expect(page.get_by_text("played by older rules than this house knows")).to_be_visible()
    with page.expect_download() as coming:
        page.get_by_role("link", name="Record").click()
    header, *moves = Path(coming.value.path()).read_text("utf-8").splitlines()
    assert json.loads(header)["version"] == 0
    assert [tuple(json.loads(move)) for move in moves] == of.moves
    says(page, "This table cannot be shown", "go on with it, ask the host")
    refusals_only(visitors)


def test_back_leads_where_one_came_from(house: Serving, visitors: Visitors) -> None:
    page = visitors.visit(house)
    become(page, "Isabella")
    page.get_by_role("link", name="Glossary").click()
    expect(page.get_by_role("heading", name="Glossary")).to_be_visible()
    page.goto("/nowhere")
    page.go_back()
    expect(page.get_by_role("heading", name="Glossary")).to_be_visible()
    page.go_back()
    expect(page.get_by_role("heading", name="Welcome, Isabella")).to_be_visible()
