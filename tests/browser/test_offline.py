"""The program as files alone: kept by the first visit, played without a network from then on."""

from __future__ import annotations

import re
from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, expect

from tests.browser.conftest import QUIET
from tests.browser.filing import Files
from tests.browser.playing import END, MINE, OFFERED, my_turn, version
from tests.browser.serving import build_pages
from tests.patience import patience

READY = "This device can play without a network."
VERSION = "() => document.querySelector('meta[data-version]')?.content ?? ''"


@pytest.fixture(scope="module")
def files(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Files]:
    build_pages()
    files = Files(tmp_path_factory.mktemp("files"))
    files.open()
    yield files
    files.close()


@pytest.fixture(scope="module")
def device(browser: Browser, files: Files) -> Iterator[BrowserContext]:
    """A browser that has visited once and kept the pages; since then nobody answers."""
    context = browser.new_context(viewport={"width": 1440, "height": 900})
    quiet = QUIET.replace("{", '{"handover":false,')
    context.add_init_script(f"localStorage.quattrocento ??= '{quiet}'")
    context.set_default_timeout(1000 * patience())
    page = context.new_page()
    page.goto(files.url)
    page.get_by_role("button", name="Keep them here").click()
    expect(page.get_by_text(READY)).to_be_visible(timeout=1000 * patience())
    files.close()
    page.close()
    yield context
    context.close()


@pytest.fixture
def page(device: BrowserContext, files: Files) -> Iterator[Page]:
    """A page of that device at the lobby; whatever its console complains about is kept."""
    expect.set_options(timeout=1000 * patience())
    page = device.new_page()
    complaints: list[str] = []
    page.on("pageerror", lambda error: complaints.append(str(error)))
    page.goto(files.url)
    yield page
    for one in device.pages:
        one.close()
    assert complaints == []


def begin(page: Page, other: str = "bot-easy") -> None:
    """A game of two in this browser, against an easy bot unless it is said."""
    page.locator("article", has_text="Signorie").get_by_role("button").first.click()
    seating = page.get_by_role("region", name="Seats")
    while seating.get_by_role("button", name="Remove").count() > 0:
        seating.get_by_role("button", name="Remove").first.click()
    seating.get_by_role("combobox").select_option(other)
    page.get_by_role("button", name="Begin Signorie").click()
    my_turn(page)
    assert re.search(r"#/table/here-", page.url)


def play_to_the_end(page: Page) -> None:
    """Answer every question with its first choice."""
    asked = f"() => document.querySelector('{MINE}, {END}')"
    for _ in range(400):
        page.wait_for_function(asked)
        if page.locator(END).count() > 0:
            return
        answer(page)
    raise AssertionError("the game does not end")


def answer(page: Page, unless: str = "false") -> str:
    """Answer a question, and wait for what comes of it; gives what was asked."""
    before: str = page.evaluate(OFFERED)
    page.keyboard.press("1" if page.locator(".chips .chip").count() else "0")
    page.wait_for_function(f"before => ({OFFERED})() !== before || {unless}", arg=before)
    return before


def test_a_whole_game_to_its_end_and_a_look_back(page: Page, files: Files) -> None:
    begin(page)
    play_to_the_end(page)
    table = page.url
    # Whoever comes again finds it, and its first moment.
    page.goto(files.url)
    page.get_by_role("link", name="Finished games").click()
    page.locator("main a.panel").first.click()
    expect(page.locator(END)).to_be_visible()
    page.goto(f"{table}?at=3")
    page.reload()
    expect(page.get_by_role("slider")).to_be_visible()


def test_closed_and_opened_again_in_the_middle_of_a_turn(
    page: Page, device: BrowserContext, files: Files
) -> None:
    begin(page)
    page.locator('.die[data-state="lit"]').first.click()
    expect(page.locator('[data-asks="choose_action"]')).to_be_visible()
    question = page.locator(f"{MINE} .question").inner_text()
    page.close()
    again = device.new_page()
    again.goto(files.url)
    again.get_by_role("link", name="Play", exact=True).first.click()
    expect(again.locator(f"{MINE} .question")).to_have_text(question)
    expect(again.locator(".crumbs button")).to_have_count(1)


def test_a_lesson_begins(page: Page) -> None:
    page.get_by_role("button", name="Begin: Signorie").click()
    expect(page.locator(".lesson")).to_be_visible()


def test_two_pages_at_one_table(page: Page, device: BrowserContext) -> None:
    begin(page)
    other = device.new_page()
    other.goto(page.url)
    my_turn(other)
    other.locator('.die[data-state="lit"]').first.click()
    # The page that owns the table tells the other, and the other way round.
    expect(page.locator('[data-asks="choose_action"]')).to_be_visible()
    before = version(other)
    page.close()
    # Its owner is gone: the other page takes over, and nothing is lost.
    my_turn(other)
    other.keyboard.press("1")
    expect(other.locator(f'[data-version="{before}"]')).to_have_count(0)


def test_there_is_no_room_left(page: Page, files: Files) -> None:
    session = page.context.new_cdp_session(page)
    origin = {"origin": files.url.removesuffix("/some/where/")}
    used = session.send("Storage.getUsageAndQuota", origin)["usage"]
    session.send("Storage.overrideQuotaForOrigin", {**origin, "quotaSize": used + 20_000})
    begin(page, "here")
    full = page.get_by_text("There is no room left on this device")
    told = "document.body.innerText.includes('There is no room left on this device')"
    for _ in range(400):
        before = answer(page, told)
        if full.count() > 0:
            break
        my_turn(page)
    expect(full).to_be_visible()
    # What was refused was not done, and everything before it is there.
    assert page.evaluate(OFFERED) == before
    session.send("Storage.overrideQuotaForOrigin", origin)
    page.reload()
    my_turn(page)
    assert page.evaluate(OFFERED) == before
    answer(page)


def test_a_new_version_is_taken_in_the_lobby_and_not_at_a_table(
    page: Page, device: BrowserContext, files: Files
) -> None:
    begin(page)
    question = page.locator(f"{MINE} .question").inner_text()
    files.renew("second")
    files.open()
    try:
        page.evaluate("async () => (await navigator.serviceWorker.getRegistration()).update()")
        fresh = page.get_by_role("button", name="New version")
        expect(fresh).to_be_visible()
        lobby = device.new_page()
        lobby.goto(files.url)
        # Somebody plays in another page: the version stays.
        expect(lobby.get_by_role("button", name="New version")).to_be_visible()
        assert lobby.evaluate(VERSION) == ""
        lobby.close()
        fresh.click()
        page.locator('meta[content="second"]').wait_for(state="attached")
        expect(page.locator(f"{MINE} .question")).to_have_text(question)
        files.renew("third")
        page.goto(files.url)
        page.locator('meta[content="third"]').wait_for(state="attached")
    finally:
        files.close()
