"""What is each person's own: confirming turns, colour, sounds, pace; bell, chat, invitations."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import QUIET, Visitors
from tests.browser.playing import HEADERS, become, my_turn, sit_at, table_by_call
from tests.browser.serving import Serving
from tests.browser.test_manners import call, message, two_at_a_table
from tests.browser.test_phone import PHONE, fits

ME, BOT, OPEN = {"kind": "me"}, {"kind": "bot", "level": "easy"}, {"kind": "open"}
EARS = """
    window.pitches = [];
    class Param { setValueAtTime() {} exponentialRampToValueAtTime() {} }
    class Node {
        connect(next) { return next }
        start() { pitches.push(Math.round(this.frequency.value)) }
        stop() {}
    }
    window.AudioContext = class {
        state = 'running'; currentTime = 0; destination = new Node();
        resume() {}
        createOscillator() { return Object.assign(new Node(), { frequency: {} }) }
        createGain() { return Object.assign(new Node(), { gain: new Param() }) }
    };
"""
"""An instrument that writes down what is played on it."""


PEN = """
    window.written = [];
    const pen = CanvasRenderingContext2D.prototype, write = pen.fillText;
    pen.fillText = function (text, x, y, room) {
        written.push([text, room]);
        return write.call(this, text, x, y, room);
    };
"""


STOPWATCH = """
    window.travels = [];
    const animate = Element.prototype.animate;
    Element.prototype.animate = function (frames, timing) {
        if (String(timing.easing).includes('.5')) travels.push(timing.duration);
        return animate.call(this, frames, timing);
    };
"""
"""Writes down how long each piece is to travel."""


def kept(**settings: object) -> str:
    return json.dumps(json.loads(QUIET) | settings)


def test_my_turns_wait_until_i_confirm_them(house: Serving, visitors: Visitors) -> None:
    page = visitors.visit(house)
    table = table_by_call(page, "Isabella", [ME, BOT])
    sit_at(page, table)
    my_turn(page)
    page.get_by_role("button", name="Settings").click()
    switch = page.get_by_role("switch", name="Ask me to confirm my turns")
    switch.click()
    expect(switch).to_have_attribute("aria-checked", "true")
    page.get_by_role("button", name="Close", exact=True).click()
    page.keyboard.press("0")
    expect(page.locator('[data-asks="confirm_turn"]')).to_be_visible()
    expect(page.get_by_text("Is this how you want to end your turn?")).to_be_visible()
    # It is kept in the house: the page may be closed meanwhile.
    page.reload()
    expect(page.locator('[data-asks="confirm_turn"]')).to_be_visible()
    page.get_by_role("button", name="Confirm").click()
    expect(page.get_by_role("log")).to_contain_text("You pass")


def test_my_colour_is_taken_where_it_is_free(house: Serving, visitors: Visitors) -> None:
    page = visitors.visit(house, kept=kept(colour="purple"))
    become(page, "Isabella")
    page.get_by_role("button", name="Begin Signorie").click()
    expect(page.locator("[data-version]")).to_be_visible()
    table = page.url.rsplit("/", 1)[1]
    options = page.request.get(f"/api/tables/{table}").json()["table"]["options"]
    assert options["colours"].split(",")[0] == "purple"


def test_each_sound_can_be_heard_and_turned_off(house: Serving, visitors: Visitors) -> None:
    page = visitors.visit(house, kept=kept(sound=True), fresh=True)
    page.add_init_script(EARS)
    page.goto("/")
    page.get_by_role("button", name="Settings").click()
    played = set()
    for name in ("my turn", "dice", "a bid", "I am outbid", "war and siege"):
        box = page.get_by_role("checkbox", name=name)
        expect(box).to_be_checked()
        box.uncheck()
        assert page.evaluate("pitches") == []
        box.check()
        played.add(tuple(page.evaluate("pitches.splice(0)")))
    # Nobody takes one for another.
    assert len(played) == 5
    page.get_by_role("switch", name="Sounds").click()
    expect(page.get_by_role("checkbox")).to_have_count(0)


def test_a_table_is_heard(house: Serving, visitors: Visitors) -> None:
    page = visitors.visit(house, kept=kept(sound=True, mute=["turn"]), fresh=True)
    page.add_init_script(EARS)
    seats = [ME, BOT, BOT]
    sit_at(page, table_by_call(page, "Isabella", seats, game="princes"))
    my_turn(page)
    page.keyboard.press("1")
    expect(page.locator('[data-asks="take_action"]')).to_be_visible()
    page.evaluate("pitches.splice(0)")
    page.locator('.hall [data-state="lit"]').first.click()
    expect(page.locator('[data-asks="bid"]')).to_be_visible()
    page.keyboard.press("1")
    # A bid knocks, mine as well.
    page.wait_for_function("() => pitches.includes(392)")


def test_pieces_travel_as_fast_as_i_like(house: Serving, visitors: Visitors) -> None:
    page = visitors.visit(house)
    page.goto("/")
    page.get_by_role("button", name="Settings").click()
    motion = page.get_by_label("Motion")
    shown = motion.locator("option").all_inner_texts()
    assert shown == ["none", "slow", "normal", "fast"]
    motion.select_option("slow")
    assert page.evaluate("JSON.parse(localStorage.quattrocento).motion") == "slow"
    took: dict[str, float] = {}
    for pace in ("slow", "full", "fast"):
        seat = visitors.visit(house, kept=kept(motion=pace), fresh=True)
        seat.add_init_script(STOPWATCH)
        sit_at(seat, table_by_call(seat, "Isabella", [ME, BOT]))
        my_turn(seat)
        seat.evaluate("travels.splice(0)")
        seat.keyboard.press("1")
        seat.wait_for_function("() => travels.length > 0")
        took[pace] = seat.evaluate("travels[0]")
    assert took["slow"] > took["full"] > took["fast"] > 0


@pytest.mark.parametrize("phone", [False, True])
def test_the_bell_lists_what_waits(house: Serving, visitors: Visitors, phone: bool) -> None:
    page = visitors.visit(house, **(PHONE if phone else {}))
    table = table_by_call(page, "Isabella", [ME, BOT], name="Lunch break")
    sit_at(page, table)
    my_turn(page)
    page.goto("/")
    bell = page.get_by_role("button", name="Notices: one thing waits for you")
    bell.click()
    listed = page.get_by_role("region", name="Notices")
    expect(listed).to_contain_text("Lunch break")
    expect(listed).to_contain_text("Your turn")
    if phone:
        fits(page)
    listed.get_by_role("link", name="Play").click()
    expect(page.locator("[data-version]")).to_be_visible()
    assert page.url.endswith(table)


def test_a_clock_nearly_out_comes_first(house: Serving, visitors: Visitors) -> None:
    page = visitors.visit(house)
    become(page, "Isabella")
    slow = {"clock": "days", "days": 3, "at_zero": "bot"}
    hasty = {"clock": "live", "bank": 120, "increment": 0, "at_zero": "bot"}
    # The one in a hurry is neither the first nor the last that changed.
    for name, pace in (("Summer", slow), ("Blitz", hasty), ("Autumn", slow)):
        seats = [ME, {"kind": "here", "name": "Bea"}]
        body = {"game": "signorie", "seats": seats, "name": name, "pace": pace}
        table = call(page, "tables", body)["table"]["id"]
        call(page, f"tables/{table}/start")
    page.goto("/")
    page.get_by_role("button", name="Notices: 3 things wait for you").click()
    listed = page.get_by_role("region", name="Notices").locator("li")
    expect(listed.first).to_contain_text("Blitz")
    expect(listed.first).to_contain_text("Your time is nearly up")
    expect(listed.nth(1)).to_contain_text("Your turn")
    # So does its card in the lobby, and it alone is in ink.
    cards = page.locator(".tables article")
    expect(cards.first).to_contain_text("Blitz")
    expect(cards.first).to_contain_text(re.compile(r"\d min left"))
    expect(page.locator(".tables .primary")).to_have_count(1)
    expect(cards.first.locator(".primary")).to_have_text("Play")


def test_a_rematch_is_told_by_the_bell(house: Serving, visitors: Visitors) -> None:
    ada, bea, table = two_at_a_table(house, visitors)
    call(bea, f"tables/{table}/resign", {"seat": message(bea, table)["seat"]})
    ada.reload()
    ada.get_by_role("button", name="Rematch", exact=True).click()
    ada.wait_for_url(lambda url: table not in url)
    bea.goto("/")
    bea.get_by_role("button", name=re.compile("^Notices")).click()
    listed = bea.get_by_role("region", name="Notices")
    expect(listed).to_contain_text("A seat is kept for you: rematch")


def test_whoever_leaves_is_marked_as_away(house: Serving, visitors: Visitors) -> None:
    ada, bea, _ = two_at_a_table(house, visitors)
    expect(ada.get_by_role("img", name="at the table")).to_have_count(1)
    bea.goto("/api/health")
    expect(ada.get_by_role("img", name="away")).to_have_count(1)
    expect(ada.get_by_role("img", name="at the table")).to_have_count(0)
    bea.go_back()
    expect(ada.get_by_role("img", name="at the table")).to_have_count(1)


def test_nothing_waits(house: Serving, visitors: Visitors) -> None:
    page = visitors.visit(house)
    become(page, "Isabella")
    page.get_by_role("button", name="Notices: nothing waits for you").click()
    expect(page.get_by_text("Nothing waits for you.")).to_be_visible()
    page.keyboard.press("Escape")
    expect(page.get_by_text("Nothing waits for you.")).to_have_count(0)


def test_quick_phrases_and_times(house: Serving, visitors: Visitors) -> None:
    page = visitors.visit(house)
    sit_at(page, table_by_call(page, "Isabella", [ME, BOT]))
    page.get_by_role("button", name="Quick phrases").click()
    page.get_by_role("button", name="Well played!").click()
    line = page.get_by_role("log", name="Chat").locator("li")
    expect(line).to_contain_text("Well played!")
    expect(line.locator("time")).to_have_text(re.compile(r"^\d\d:\d\d"))
    expect(page.get_by_role("group", name="Quick phrases")).to_have_count(0)


def test_who_looks_on_is_counted(house: Serving, visitors: Visitors) -> None:
    page = visitors.visit(house)
    table = table_by_call(page, "Isabella", [ME, BOT])
    sit_at(page, table)
    expect(page.locator(".onlookers")).to_have_count(0)
    guest, friend = visitors.visit(house), visitors.visit(house)
    guest.goto(f"/table/{table}")
    expect(page.locator(".onlookers")).to_have_text("one is watching")
    become(friend, "Bea")
    friend.goto(f"/table/{table}")
    expect(page.locator(".onlookers")).to_have_text("2 are watching")
    guest.close()
    expect(page.locator(".onlookers")).to_have_text("one is watching")


def waiting_room(page: Page) -> str:
    page.request.post("/api/guests", data={"name": "Isabella"}, headers=HEADERS)
    body = {"game": "signorie", "seats": [ME, OPEN]}
    table = page.request.post("/api/tables", data=body, headers=HEADERS).json()["table"]["id"]
    page.goto(f"/table/{table}")
    return str(page.get_by_label("Link for friends").input_value())


def test_an_invitation_is_shared_or_scanned(house: Serving, visitors: Visitors) -> None:
    page = visitors.visit(house, **PHONE, fresh=True)
    page.add_init_script(
        "window.shared = []; navigator.share = async (what) => void shared.push(what);"
    )
    link = waiting_room(page)
    code = page.get_by_role("img", name="The invitation as a QR code")
    expect(code).to_be_visible()
    # Other words make another code.
    drawn = code.locator("path").get_attribute("d")
    assert drawn
    assert len(drawn) > 1000
    page.get_by_role("button", name="Share").click()
    shared = page.evaluate("shared")
    assert [one["url"] for one in shared] == [link]
    fits(page)


def test_where_nothing_can_be_shared_nothing_offers_it(house: Serving, visitors: Visitors) -> None:
    page = visitors.visit(house, fresh=True)
    page.add_init_script("delete Navigator.prototype.share;")
    waiting_room(page)
    expect(page.get_by_role("button", name="Copy")).to_be_visible()
    expect(page.get_by_role("button", name="Share")).to_have_count(0)


@pytest.mark.parametrize("phone", [False, True])
def test_a_picture_of_the_result(
    house: Serving, visitors: Visitors, tmp_path: Path, phone: bool
) -> None:
    page = visitors.visit(house, **(PHONE if phone else {}), fresh=True)
    page.add_init_script("delete Navigator.prototype.canShare;")
    page.add_init_script(PEN)
    sit_at(page, table_by_call(page, "Isabella", [ME, BOT]))
    my_turn(page)
    page.get_by_role("button", name="Table", exact=True).click()
    page.get_by_role("menuitem", name="Resign").click()
    page.get_by_role("button", name="Resign").last.click()
    button = page.get_by_role("button", name="Picture of the result")
    with page.expect_download() as download:
        button.click()
    file = tmp_path / "result.png"
    download.value.save_as(file)
    data = file.read_bytes()
    assert data.startswith(b"\x89PNG")
    assert len(data) > 20_000
    # Names and points are written, and there is room for them.
    drawn = page.evaluate("written")
    assert {"Quattrocento", "Signorie", "Isabella", "I", "II"} <= {text for text, _ in drawn}
    assert any(text.isdigit() for text, _ in drawn)
    assert all(room > 0 for _, room in drawn)
