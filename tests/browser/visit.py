"""Somebody sits down in a house of another environment and plays: `do.py trial` runs it.

python -m tests.browser.visit PYTHON
"""

from __future__ import annotations

import os
import sys
import tempfile
from pathlib import Path
from random import Random

from playwright.sync_api import expect, sync_playwright

from tests.browser.conftest import FLAGS, QUIET, find_chromium
from tests.browser.playing import END, become, click_on
from tests.browser.serving import Serving
from tests.patience import patience

CHOICES = 30
"""How many questions are answered by clicking."""


def main(python: str) -> None:
    expect.set_options(timeout=1000 * patience())
    # The house runs what that Python has installed, and nothing of this clone.
    os.environ.pop("PYTHONPATH", None)
    with tempfile.TemporaryDirectory() as data, sync_playwright() as playwright:
        house = Serving(Path(data), python=python)
        house.open()
        try:
            browser = playwright.chromium.launch(executable_path=find_chromium(), args=FLAGS)
            context = browser.new_context(base_url=house.url)
            context.set_default_timeout(1000 * patience())
            context.add_init_script(f"localStorage.quattrocento ??= '{QUIET}'")
            page = context.new_page()
            complaints: list[str] = []
            page.on("pageerror", lambda error: complaints.append(str(error)))
            become(page, "Isabella")
            page.get_by_role("button", name="Remove this seat").first.click()
            page.get_by_label("Seat 2").select_option("bot-easy")
            page.get_by_role("button", name="Begin Signorie").click()
            expect(page.locator("[data-version]")).to_be_visible()
            random = Random(7)
            for _ in range(CHOICES):
                page.wait_for_selector(f'[data-turn="mine"], {END}')
                click_on(page, random)
            at = page.locator("[data-version]").get_attribute("data-version")
            assert not complaints, complaints
            print(f"{browser.browser_type.name} {browser.version}: {CHOICES} choices, version {at}")
            browser.close()
        finally:
            house.kill()


if __name__ == "__main__":
    main(sys.argv[1])
