"""Draw the icons that devices show from `public/favicon.svg`; run by hand when it has changed.

.venv/bin/python web/icons.py
"""

from __future__ import annotations

import re
from pathlib import Path

from playwright.sync_api import sync_playwright
from tests.browser.conftest import FLAGS, find_chromium

PUBLIC = Path(__file__).parent / "public"
ICONS = {"icon-180.png": (180, 1.0), "icon-192.png": (192, 1.0), "icon-512.png": (512, 1.0),
         "icon-maskable.png": (512, 0.7)}  # fmt: skip
"""Pixels, and how much of them the drawing takes: devices cut a maskable one to their own shape."""


def draw() -> None:
    lily = (PUBLIC / "favicon.svg").read_text("utf-8")
    bare = re.sub(r'rx="4"', 'rx="0"', lily)
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=find_chromium(), args=FLAGS)
        for name, (size, part) in ICONS.items():
            page = browser.new_page(viewport={"width": size, "height": size})
            page.set_content(
                f'<body style="margin:0;background:{"#FCF8EE" if part < 1 else "transparent"}">'
                f'<div style="width:{part:%};margin:{(1 - part) / 2:%}">'
                f"{bare if part < 1 else lily}</div>"
            )
            page.screenshot(path=PUBLIC / name, omit_background=True)
        browser.close()


if __name__ == "__main__":
    draw()
