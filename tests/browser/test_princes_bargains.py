"""Several browsers at a table of Princes: an auction, a standing order, an exchange, a gift."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import Visitors
from tests.browser.playing import HEADERS, MINE, my_turn, sit_at
from tests.browser.serving import Serving
from tests.browser.staging import asks, lay_out, princes_moves

Three = tuple[Page, Page, Page]
NAMES = ("Ada", "Bianca", "Chiara")
ELSEWHERE = """
localStorage.quattrocento = '{"motion":"none","sound":false,"notices":true,"language":"en"}';
window.notices = [];
window.Notification = class {
  static permission = "granted";
  constructor(title, { body }) { window.notices.push({ title, body }); }
};
Object.defineProperty(document, "hidden", { get: () => true });
"""
"""A browser that may show notices, with its page behind another."""


@pytest.fixture
def three(house: Serving, visitors: Visitors) -> Three:
    """Three people in the first decade, Ada to take the first turn."""
    pages = tuple(visitors.visit(house, fresh=True) for _ in NAMES)
    for page, name in zip(pages, NAMES, strict=True):
        page.request.post("/api/guests", data={"name": name}, headers=HEADERS)
    ada, bianca, chiara = pages
    body = {"game": "princes", "seats": [{"kind": "me"}, {"kind": "open"}, {"kind": "open"}]}
    table = ada.request.post("/api/tables", data=body, headers=HEADERS).json()["table"]["id"]
    for page in (bianca, chiara):
        page.request.post(f"/api/tables/{table}/join", data={}, headers=HEADERS)
    ada.request.post(f"/api/tables/{table}/start", headers=HEADERS)
    laid = lay_out(house, table, princes_moves(asks("TakeAction"), ()))
    for page in pages:
        sit_at(page, laid)
    return ada, bianca, chiara


def test_an_auction(three: Three) -> None:
    ada, bianca, chiara = three
    my_turn(ada)
    ada.locator('.hall [data-at="tile:doge"]').click()
    expect(ada.locator(".bid")).to_have_text("Bid 14")
    ada.get_by_role("group", name="Your bid").get_by_role("button", name="More").click()
    ada.locator(".bid").click()

    # Everybody sees the lot, who leads, and whose bid it is.
    expect(bianca.locator(".high")).to_contain_text("15")
    expect(bianca.locator(".ring .leads")).to_contain_text("Ada")
    expect(bianca.locator(".ring .asked")).to_contain_text("to bid")
    my_turn(bianca)
    expect(bianca.locator(".sums")).to_contain_text("24")
    bianca.get_by_role("button", name="20", exact=False).first.click()
    bianca.locator(".bid").click()
    my_turn(chiara)
    chiara.keyboard.press("0")
    expect(ada.locator(".ring .out")).to_contain_text("passed")
    my_turn(ada)
    ada.get_by_role("button", name="Pass", exact=True).click()
    for page in three:
        expect(page.get_by_role("log")).to_contain_text("Doge")
    expect(bianca.locator('.house [data-spot="own:1:doge:0"]')).to_be_visible()


def test_a_standing_order(three: Three) -> None:
    ada, bianca, chiara = three
    my_turn(ada)
    ada.locator('.hall [data-at="tile:doge"]').click()
    expect(bianca.locator(".order")).to_be_visible()
    bianca.get_by_label("What is done for me").select_option("up_to")
    amount = bianca.locator(".order input")
    amount.fill("16")
    amount.press("Enter")
    bianca.get_by_role("switch", name="Standing order").click()
    expect(bianca.get_by_role("switch", name="Standing order")).to_be_checked()
    ada.locator(".bid").click()

    # The house bids for Bianca; nobody else learns of the order.
    expect(chiara.locator(".ring .leads")).to_contain_text("Bianca")
    expect(chiara.locator(".high")).to_contain_text("15")
    expect(chiara.get_by_role("switch", name="Standing order")).not_to_be_checked()

    # A gift makes it another auction: the order ends, and says why.
    offer_trade(chiara, "Ada", kind="Gift", give=2)
    expect(bianca.locator(".order")).to_contain_text("has ended")
    expect(bianca.locator(".order")).to_contain_text("given money")
    my_turn(chiara)
    bianca.get_by_label("What is done for me").select_option("out")
    bianca.get_by_role("switch", name="Standing order").click()
    expect(bianca.get_by_role("switch", name="Standing order")).to_be_checked()
    bianca.get_by_role("switch", name="Standing order").click()
    expect(bianca.get_by_role("switch", name="Standing order")).not_to_be_checked()


def test_an_offer_calls(three: Three) -> None:
    """Whoever looks elsewhere is told of an offer as of a turn: in the title and by a notice."""
    ada, bianca, _ = three
    bianca.context.add_init_script(ELSEWHERE)
    bianca.reload()
    expect(bianca).to_have_title("Princes of the Renaissance – Quattrocento")
    offer_trade(ada, "Bianca", kind="Exchange", give=3, get=2)
    expect(bianca).to_have_title("● An offer – Princes of the Renaissance")
    [told] = bianca.evaluate("notices")
    assert told["title"].startswith("An offer: ")
    assert "Ada offers" in told["body"]
    assert "3 gold for 2 influence" in told["body"]
    offer = bianca.get_by_role("group", name="Open offer")
    offer.get_by_role("button", name="Decline").click()
    expect(bianca).to_have_title("Princes of the Renaissance – Quattrocento")


def test_the_bell_tells_of_an_offer(three: Three) -> None:
    ada, bianca, _ = three
    bianca.goto("/")
    offer_trade(ada, "Bianca", kind="Exchange", give=3, get=2)
    bianca.reload()
    # Other tables of hers may wait for her too.
    waiting = re.compile(r"^Notices: (one thing waits|\d+ things wait)")
    bianca.get_by_role("button", name=waiting).click()
    listed = bianca.get_by_role("region", name="Notices").get_by_role("listitem")
    offered = listed.filter(has_text="An offer to you")
    offered.get_by_role("link", name="Answer").click()
    bianca.get_by_role("group", name="Open offer").get_by_role("button", name="Decline").click()
    expect(ada.locator(".announced").filter(has_text="Bianca declines")).to_be_visible()


def test_an_exchange(three: Three) -> None:
    ada, bianca, chiara = three
    gold = bianca.locator('.house [data-spot="gold:1"]')
    expect(gold).to_contain_text("40")
    offer_trade(ada, "Bianca", kind="Exchange", give=3, get=2)
    offer = bianca.get_by_role("group", name="Open offer")
    expect(offer).to_contain_text("Ada offers you")
    expect(chiara.get_by_role("group", name="Open offer")).to_have_count(0)
    offer.get_by_role("button", name="Accept").click()
    expect(gold).to_contain_text("43")
    expect(ada.locator('.house [data-spot="influence:0"]')).to_contain_text("14")
    expect(chiara.get_by_role("log")).to_contain_text("Bianca accepts the offer")
    # The answer is shown on the board, with what it brought whom it concerns.
    shown = ada.locator(".announced")
    expect(shown).to_contain_text("Bianca accepts")
    expect(shown).to_contain_text("−3")
    expect(shown).to_contain_text("+2")
    shown.click()
    expect(shown).to_have_count(0)

    # Another one is declined, a third withdrawn; whose turn it is never changes.
    offer_trade(chiara, "Ada", kind="Exchange", give=1, get=1)
    ada.get_by_role("group", name="Open offer").get_by_role("button", name="Decline").click()
    expect(chiara.locator(".announced").filter(has_text="Ada declines")).to_be_visible()
    expect(chiara.get_by_role("group", name="Open offer")).to_have_count(0)
    offer_trade(chiara, "Bianca", kind="Exchange", give=1, get=1)
    chiara.get_by_role("group", name="Open offer").get_by_role("button", name="Withdraw").click()
    expect(bianca.get_by_role("group", name="Open offer")).to_have_count(0)
    expect(ada.locator(MINE)).to_be_visible()


def offer_trade(page: Page, partner: str, *, kind: str, give: int, get: int = 0) -> None:
    """Fill the sheet: so much gold for so much influence, or a gift of gold."""
    page.get_by_role("button", name="Offer a trade").click()
    sheet = page.get_by_role("dialog")
    sheet.get_by_role("radio", name=kind).click()
    sheet.get_by_role("radio", name=partner).click()
    more = sheet.get_by_role("group", name="You give: Gold").get_by_role("button", name="More")
    for _ in range(give):
        more.click()
    if get:
        field = sheet.get_by_role("textbox", name="You get: Influence")
        field.fill(str(get))
        field.press("Tab")
    sheet.get_by_role("button", name=f"it to {partner}").click()
    expect(sheet).to_have_count(0)
