"""A browser, a house, and people who visit it; every page must keep its console clean."""

from __future__ import annotations

import fcntl
import shutil
import subprocess
import tempfile
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, expect, sync_playwright

from tests.browser.serving import Serving, build_pages
from tests.patience import patience

FLAGS = [
    "--no-sandbox", "--disable-gpu", "--disable-quic", "--no-first-run",
    "--disable-background-networking", "--disable-component-update", "--disable-sync",
]  # fmt: skip
CHROMIUMS = ("chromium-headless-shell", "chromium", "chromium-browser", "google-chrome")
QUIET = '{"motion":"none","plan":false,"sound":false,"language":"en"}'
"""What a test person's browser remembers: pieces stay put, nothing sounds."""
COARSE: dict[str, Any] = {"device_scale_factor": 0.5}
"""A quarter of the pixels to draw, for long visits that do not measure what is on the screen."""


@pytest.fixture(autouse=True)
def _patient() -> None:
    """What is expected is there at once as a rule; on a busy machine it may take its time."""
    expect.set_options(timeout=1000 * patience())


@pytest.fixture(scope="session")
def chromium() -> str:
    """The path of a Chromium; installed where the machine has none.

    Without a window the shell is the same browser, less what belongs to its windows.
    """
    # All workers come here at once; whoever is first installs it for the others.
    with (Path(tempfile.gettempdir()) / "quattrocento-chromium.lock").open("w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        found = find_chromium() or _install_chromium()
    assert found is not None, "there is no Chromium on this machine"
    return found


def find_chromium() -> str | None:
    return next(filter(None, map(shutil.which, CHROMIUMS)), None)


def _install_chromium() -> str | None:
    subprocess.run(["apt-get", "update"], check=True)
    for name in CHROMIUMS[:2]:
        # Not every system has the shell.
        subprocess.run(["apt-get", "install", "-y", name])
        if found := shutil.which(name):
            return found
    return None


@pytest.fixture(scope="package")
def browser(chromium: str) -> Iterator[Browser]:
    """One Chromium for these tests only: while it is open, no other test can have a loop."""
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium, args=FLAGS)
        yield browser
        browser.close()


@pytest.fixture(scope="session")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Serving]:
    """One house for all tests; each has its own people and tables."""
    build_pages()
    serving = Serving(tmp_path_factory.mktemp("house"))
    serving.open()
    yield serving
    serving.kill()


@pytest.fixture
def own_house(tmp_path: Path) -> Iterator[Serving]:
    """A house of one's own, to be killed."""
    build_pages()
    serving = Serving(tmp_path)
    serving.open()
    yield serving
    serving.kill()


class Visitors:
    """People with a browser each; whatever their consoles complain about is kept."""

    def __init__(self, browser: Browser) -> None:
        self._browser = browser
        self._contexts: list[BrowserContext] = []
        self.complaints: list[str] = []

    def visit(self, house: Serving, *, kept: str = QUIET, **options: Any) -> Page:
        """A fresh person's page, in a browser that remembers nothing but `kept`."""
        options.setdefault("viewport", {"width": 1440, "height": 900})
        context = self._browser.new_context(base_url=house.url, **options)
        context.set_default_timeout(1000 * patience())
        context.add_init_script(f"localStorage.quattrocento ??= '{kept}'")
        self._contexts.append(context)
        page = context.new_page()
        page.on("console", lambda said: self._hear(said.type, said.text))
        page.on("pageerror", lambda error: self._hear("error", str(error)))
        return page

    def _hear(self, kind: str, text: str) -> None:
        if kind in ("error", "warning"):
            self.complaints.append(text)

    def leave(self) -> None:
        """Before a house of one's own is closed: its pages would complain."""
        while self._contexts:
            self._contexts.pop().close()


@pytest.fixture
def visitors(browser: Browser) -> Iterator[Visitors]:
    visitors = Visitors(browser)
    yield visitors
    visitors.leave()
    assert visitors.complaints == []
