"""The page of `quattrocento report` on a desk and on a phone: all of it can be read."""

from __future__ import annotations

from pathlib import Path

import pytest
from playwright.sync_api import Browser

from quattrocento.lab.report.page import report

RECORDS = Path(__file__).parents[1] / "records" / "games"
BEYOND = """() => [...document.querySelectorAll("main *")].filter(each => {
    const box = each.getBoundingClientRect();
    const beyond = box.left < -0.5 || box.right > innerWidth + 0.5;
    return beyond && box.width > 0 && !each.closest("details");
}).map(each => each.className + ": " + each.textContent)"""
SMALL = """() => [...document.querySelectorAll("main *")].filter(each =>
    each.children.length === 0 && each.textContent
    && parseFloat(getComputedStyle(each).fontSize) < 12
).map(each => each.textContent)"""
POKING = """() => [...document.querySelectorAll(".ticks i")].filter(tick => {
    const [box, frame] = [tick, tick.closest("figure")].map(each => each.getBoundingClientRect());
    return box.left < frame.left + 10 || box.right > frame.right - 10;
}).map(tick => tick.textContent)"""
OVERLAID = """() => [...document.querySelectorAll(".row")].filter(row => {
    const [label, note, plot] = [...row.children].map(each => each.getBoundingClientRect());
    const apart = (a, b) => a.right <= b.left + 1 || b.right <= a.left + 1
        || a.bottom <= b.top + 1 || b.bottom <= a.top + 1;
    return !(apart(label, note) && apart(label, plot) && apart(note, plot));
}).map(row => row.textContent)"""


@pytest.fixture(scope="module")
def page_of_all() -> str:
    names = (
        "signorie-4-greedy-0",
        "princes-4-greedy-0",
        "virtu-3-curious-0",
        "signorie-2-greedy-0",
    )
    return report([RECORDS / f"{name}.jsonl" for name in names], None, "All of it")


@pytest.mark.parametrize("width", [1440, 390])
def test_nothing_is_cut_off_or_too_small(browser: Browser, page_of_all: str, width: int) -> None:
    page = browser.new_page(viewport={"width": width, "height": 844})
    page.set_content(page_of_all)
    assert page.locator(".row").count() > 200
    for question in (BEYOND, SMALL, POKING, OVERLAID):
        assert page.evaluate(question) == []
    page.evaluate("document.querySelectorAll('details').forEach(each => each.open = true)")
    assert page.evaluate("document.documentElement.scrollWidth") == width
    page.close()
