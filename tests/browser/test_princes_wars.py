"""A war's windows in a real browser: veto, League, bribe and re-roll, each at its moment."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from quattrocento.kernel.step import Move
from tests.browser.conftest import Visitors
from tests.browser.playing import HEADERS, my_turn, sit_at
from tests.browser.serving import Serving
from tests.browser.staging import asks, lay_out, princes_moves
from tests.browser.test_phone import PHONE

ARMY = ["artillery", "command"]
SEATS = [{"kind": "me"}, {"kind": "bot", "level": "easy"}, {"kind": "bot", "level": "easy"}]


def test_each_window(house: Serving, visitors: Visitors) -> None:
    page = visitors.visit(house)
    scenes: list[tuple[list[Move], Callable[[Page], None]]] = [
        (princes_moves(asks("AskVeto", having="lorenzo"), ["lorenzo"]), veto),
        (princes_moves(asks("AskLeague"), ["pope", "artillery"]), league),
        (princes_moves(asks("Bribe", having="bribe"), [*ARMY, "treachery", "enemy"]), bribe),
        (princes_moves(asks("AskReroll", having="reroll"), [*ARMY, "ludovico"]), reroll),
    ]
    page.request.post("/api/guests", data={"name": "Isabella"}, headers=HEADERS)
    table = begin(page)
    for moves, act in scenes:
        sit_at(page, lay_out(house, table, moves))
        my_turn(page)
        expect(page.locator('.war [aria-current="step"]')).to_be_visible()
        act(page)


def begin(page: Page) -> str:
    body = {"game": "princes", "seats": SEATS}
    table = page.request.post("/api/tables", data=body, headers=HEADERS).json()["table"]["id"]
    page.request.post(f"/api/tables/{table}/start", headers=HEADERS)
    return str(table)


def veto(page: Page) -> None:
    expect(page.locator('[aria-current="step"]')).to_contain_text("Veto")
    page.locator('.house [data-at="tile:lorenzo"]').click()
    expect(page.get_by_role("log")).to_contain_text("You forbid the war")


def league(page: Page) -> None:
    expect(page.locator('[aria-current="step"]')).to_contain_text("League")
    expect(page.locator('.pieces [data-state="lit"]')).to_have_count(2)
    everywhere(page, "city:Venice")
    page.locator('.pieces [data-at="city:Venice"]').click(position={"x": 60, "y": 45})
    expect(page.get_by_role("log")).to_contain_text("You call the Holy League for Venice")


def everywhere(page: Page, target: str) -> None:
    """A pointer anywhere on a city points at it, between its towers and on what lies there too."""
    missed = page.locator(f'.pieces [data-at="{target}"] > rect').first.evaluate(
        """(rect, target) => {
            const { left, top, width, height } = rect.getBoundingClientRect();
            const steps = [...Array(12).keys()].map(i => (i + 0.5) / 12);
            return steps.flatMap(x => steps.map(y => [left + x * width, top + y * height]))
                .filter(([x, y]) =>
                    document.elementFromPoint(x, y).closest("[data-at]")?.dataset.at !== target);
        }""",
        target,
    )
    assert missed == []


def bribe(page: Page) -> None:
    expect(page.locator('[aria-current="step"]')).to_contain_text("Bribes")
    rows = page.locator(".bribes [data-bribe]")
    # No bribe is the measure, the best chance comes first, and whose troop it is stands with it.
    expect(rows.first).to_have_attribute("data-bribe", "none")
    others = page.locator(".bribes .row:not(.none):not(.own)")
    name = others.first.locator("small").inner_text().strip()
    expect(page.locator(".rail")).to_contain_text(name)
    chances = [int(text.rstrip("\xa0 %")) for text in others.locator(".chance").all_inner_texts()]
    assert chances == sorted(chances, reverse=True)
    assert page.locator(".bribes .odds").count() == rows.count()
    own = page.locator(".bribes .own")
    expect(own.first).to_be_visible()
    assert "own" in (rows.last.get_attribute("class") or "")
    others.first.hover()
    expect(page.locator(".army .row.thing[data-hot]")).to_have_count(1)
    others.first.click()
    expect(page.get_by_role("log")).to_contain_text("You bribe the")
    expect(page.get_by_role("log")).to_contain_text(f"of {name}.")


def reroll(page: Page) -> None:
    expect(page.locator('[aria-current="step"]')).to_contain_text("Re-roll")
    expect(page.locator(".army .die").first).to_have_text("3")
    page.get_by_role("button", name="Throw both dice again").click()
    expect(page.get_by_role("log")).to_contain_text("You have both dice thrown again")


TROOPS = ["pike", "cavalry", "crossbow"]
MANY = [*TROOPS, "enemy:cavalry", "enemy:crossbow", "treachery", "command", "enemy"]
OVERLAPS = """() => {
    const boxes = [...document.querySelectorAll(".war .army, .bribes [data-bribe]")].map(one =>
        one.getBoundingClientRect());
    return boxes.filter((a, i) => boxes.some((b, k) => k > i && a.bottom > b.top + 1
        && b.bottom > a.top + 1 && a.right > b.left + 1 && b.right > a.left + 1)).length;
}"""


@pytest.mark.parametrize("language", ["en", "de"])
@pytest.mark.parametrize("width", [1440, 1024])
def test_bribes_of_two_full_armies_have_their_room(
    house: Serving, visitors: Visitors, width: int, language: str
) -> None:
    kept = f'{{"motion":"none","plan":false,"sound":false,"language":"{language}"}}'
    page = visitors.visit(house, kept=kept, viewport={"width": width, "height": 900})
    page.request.post("/api/guests", data={"name": "Isabella"}, headers=HEADERS)
    moves = princes_moves(asks("Bribe", having="bribe"), MANY)
    sit_at(page, lay_out(house, begin(page), moves))
    my_turn(page)
    rows = page.locator(".bribes [data-bribe]")
    assert rows.count() > 5
    assert page.evaluate(OVERLAPS) == 0
    # Nothing is cut, and on a wide screen nothing has to be scrolled.
    cut = "all => all.filter(one => one.scrollWidth > one.clientWidth + 1).length"
    assert rows.locator(".name, .change, .chance").evaluate_all(cut) == 0
    # Beside the map at least the troops of others are all in sight.
    within = (
        "one => one.getBoundingClientRect().bottom <= "
        "one.closest('.war').getBoundingClientRect().bottom"
    )
    assert page.locator(".bribes .row:not(.own)").last.evaluate(within)
    if width == 1440:
        war = page.locator(".war")
        assert war.evaluate("one => one.scrollHeight <= one.clientHeight + 1")
        expect(
            page.get_by_role("region", name="Cost" if language == "en" else "Kosten")
        ).to_be_visible()
    # The army shows what would be left of its strength.
    first = page.locator(".bribes .row:not(.none)").first
    first.hover()
    expect(page.locator(".army footer s")).not_to_have_count(0)


def test_on_a_phone_the_sheet_has_the_bars(house: Serving, visitors: Visitors) -> None:
    page = visitors.visit(house, **PHONE)
    page.request.post("/api/guests", data={"name": "Isabella"}, headers=HEADERS)
    moves = princes_moves(asks("Bribe", having="bribe"), MANY)
    sit_at(page, lay_out(house, begin(page), moves))
    my_turn(page)
    rows = page.locator(".sheet [data-bribe]")
    # Own troops are folded, each other one has its owner and its bar.
    expect(rows.locator("small")).to_have_count(rows.count() - 1)
    expect(rows.locator(".odds")).to_have_count(rows.count())
    expect(page.locator(".sheet .own")).to_have_count(0)
    expect(page.locator(".sheet .list")).to_have_count(0)
    page.get_by_role("button", name="Your own troops").tap()
    expect(page.locator(".sheet .own")).not_to_have_count(0)
    # The first tap looks, the ink button does it.
    rows.nth(1).tap()
    expect(page.locator(".sheet .row.hot")).to_have_count(1)
    page.locator(".acts .primary").tap()
    page.locator("nav").get_by_role("button", name="Chronicle").tap()
    expect(page.get_by_role("log")).to_contain_text("You bribe the")
