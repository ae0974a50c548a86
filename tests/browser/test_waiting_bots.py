"""A bot that has to wait for its turn: its table says so, and why."""

from __future__ import annotations

from playwright.sync_api import WebSocketRoute, expect

from tests.browser.conftest import Visitors
from tests.browser.playing import sit_at, table_by_call
from tests.browser.serving import Serving

HARD = {"kind": "bot", "level": "hard"}


def test_the_prompt_says_why_a_bot_waits(own_house: Serving, visitors: Visitors) -> None:
    # A house of its own: in a shared one these bots would think for the rest of the run.
    page = visitors.visit(own_house)
    lines: list[WebSocketRoute] = []

    def through(line: WebSocketRoute) -> None:
        line.connect_to_server()
        lines.append(line)

    page.route_web_socket("**/live?*", through)
    sit_at(page, table_by_call(page, "Isabella", [HARD, HARD]))
    question = page.locator(".question")
    expect(question).to_be_visible()
    lines[-1].send('{"waits":"busy"}')
    expect(question).to_contain_text("bots are busy: this one waits for its turn")
    lines[-1].send('{"waits":"share"}')
    expect(question).to_contain_text("your tables have used their share")
    lines[-1].send('{"waits":null}')
    expect(question).not_to_contain_text("bots are busy")
