"""Two people in two browsers: an invitation, moves that both see, a word across the table."""

from __future__ import annotations

from playwright.sync_api import Page, expect

from tests.browser.conftest import Visitors
from tests.browser.playing import HEADERS, MINE, become, my_turn, press_until, sit_at
from tests.browser.serving import Serving

FORBIDDEN = """WebSocket = class {
    static OPEN = 1;
    readyState = 3;
    constructor() { setTimeout(() => this.onclose({ code: 1006 })); }
    close() {}
};"""
"""No line comes about, as where a proxy lets none through."""


def test_two_people(house: Serving, visitors: Visitors) -> None:
    ada, bianca = visitors.visit(house), visitors.visit(house)
    become(ada, "Ada")
    ada.get_by_role("button", name="Remove this seat").first.click()
    ada.get_by_label("Seat 2").select_option("open")
    ada.get_by_role("button", name="More", exact=True).click()
    ada.get_by_role("switch", name="Private").click()
    ada.get_by_role("button", name="Save").click()
    ada.get_by_role("button", name="Begin Signorie").click()
    link = ada.get_by_label("Link for friends").input_value()

    # The guest needs the link and a name, nothing else.
    bianca.goto(link)
    bianca.get_by_role("button", name="Sit down").click()
    bianca.get_by_label("Name", exact=True).fill("Bianca")
    bianca.get_by_role("dialog").get_by_role("button", name="Sit down").click()
    expect(ada.get_by_text("Bianca").first).to_be_visible()
    ada.get_by_role("button", name="Begin Signorie").click()

    first, second = in_turn(ada, bianca)
    take_a_die(first)
    end_turn(first)
    my_turn(second)
    name = "Ada" if first is ada else "Bianca"
    expect(second.get_by_role("log")).to_contain_text(f"{name} takes the")

    second.get_by_placeholder("Say something").fill("A bold choice")
    second.keyboard.press("Enter")
    expect(first.get_by_role("tab", name="Chat").locator(".badge")).to_have_text("1")
    first.get_by_role("tab", name="Chat").click()
    expect(first.get_by_role("log")).to_contain_text("A bold choice")


def test_moves_are_seen_where_a_proxy_forbids_websockets(
    house: Serving, visitors: Visitors
) -> None:
    ada, bianca = visitors.visit(house), visitors.visit(house)
    bianca.add_init_script(FORBIDDEN)
    for one, name in ((ada, "Ada"), (bianca, "Bianca")):
        one.request.post("/api/guests", data={"name": name}, headers=HEADERS)
    seats = [{"kind": "me"}, {"kind": "open"}]
    wish = {"game": "signorie", "seats": seats, "options": {}}
    table = ada.request.post("/api/tables", data=wish, headers=HEADERS).json()["table"]["id"]
    bianca.request.post(f"/api/tables/{table}/join", data={}, headers=HEADERS)
    ada.request.post(f"/api/tables/{table}/start", headers=HEADERS)
    for one in (ada, bianca):
        sit_at(one, table)
    first, second = in_turn(ada, bianca)
    # Both ways: the one who has no line plays, and sees what the other does.
    for one, other in ((first, second), (second, first)):
        my_turn(one)
        take_a_die(one)
        end_turn(one)
        my_turn(other)


def test_a_question_for_all(house: Serving, visitors: Visitors) -> None:
    """Taking back what others have seen needs their consent."""
    ada, bianca = visitors.visit(house), visitors.visit(house)
    become(ada, "Ada")
    ada.get_by_role("button", name="Remove this seat").first.click()
    ada.get_by_label("Seat 2").select_option("open")
    ada.get_by_role("button", name="Begin Signorie").click()
    become(bianca, "Bianca")
    table = ada.url.rsplit("/", 1)[1]
    bianca.goto(f"/table/{table}")
    bianca.get_by_role("button", name="Sit down").click()
    ada.get_by_role("button", name="Begin Signorie").click()
    first, second = in_turn(ada, bianca)
    my_turn(first).get_by_role("button", name="Pass").click()
    my_turn(second)
    first.get_by_role("button", name="Table", exact=True).click()
    first.get_by_role("menuitem", name="Ask to take back").click()
    first.get_by_role("dialog").get_by_role("button", name="Ask ").click()
    second.get_by_role("button", name="Allow").click()
    my_turn(first)


def in_turn(ada: Page, bianca: Page) -> tuple[Page, Page]:
    """The two pages, the one who is to decide first."""
    expect(ada.locator("[data-version]")).to_be_visible()
    expect(bianca.locator("[data-version]")).to_be_visible()
    return (ada, bianca) if ada.locator(MINE).count() else (bianca, ada)


def end_turn(page: Page) -> None:
    press_until(page, lambda: page.locator(MINE).count() == 0)


def take_a_die(page: Page) -> None:
    my_turn(page)
    page.locator('.die[data-state="lit"]').first.click()
    expect(page.locator('[data-asks="choose_action"]')).to_be_visible()


def test_an_account_is_marked_among_guests(own_house: Serving, visitors: Visitors) -> None:
    ada, eve = visitors.visit(own_house), visitors.visit(own_house)
    account = {"name": "Countess Ada", "password": "correct horse"}
    assert ada.request.post("/api/accounts", data=account, headers=HEADERS).ok
    seats = [{"kind": "me"}, {"kind": "open"}]
    body = {"game": "signorie", "seats": seats}
    table = ada.request.post("/api/tables", data=body, headers=HEADERS).json()["table"]["id"]
    # Nobody becomes her, however it is typed.
    eve.goto("/")
    for name in ("Countess Ada", "COUNTESS ADA ✓"):
        answer = eve.request.post("/api/guests", data={"name": name}, headers=HEADERS)
        assert answer.json()["error"] == "name-taken"
    eve.request.post("/api/guests", data={"name": "Eve"}, headers=HEADERS)
    eve.request.post(f"/api/tables/{table}/join", data={}, headers=HEADERS)
    for page, said in ((ada, "Good evening"), (eve, "And to you")):
        page.request.post(f"/api/tables/{table}/chat", data={"text": said}, headers=HEADERS)
    eve.goto(f"/table/{table}")
    for line, marks in (("Good evening", 1), ("And to you", 0)):
        found = eve.locator(".chat li", has_text=line)
        expect(found.get_by_role("img", name="registered")).to_have_count(marks)
    ada.request.post(f"/api/tables/{table}/start", data={}, headers=HEADERS)
    for name, marks in (("Countess Ada", 1), ("Eve", 0)):
        card = eve.get_by_role("region", name=name, exact=True)
        expect(card).to_be_visible()
        expect(card.get_by_role("img", name="registered")).to_have_count(marks)
    eve.goto("/")
    seat = eve.locator(".seat", has_text="Countess Ada")
    expect(seat.get_by_title("registered")).to_be_visible()
