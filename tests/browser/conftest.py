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
from playwright.sync_api import Browser, ConsoleMessage, Error, Page, expect, sync_playwright

from tests.browser.serving import Serving, build_pages
from tests.patience import patience

FLAGS = [
    "--no-sandbox", "--disable-gpu", "--disable-quic", "--no-first-run",
    "--disable-background-networking", "--disable-component-update", "--disable-sync",
]  # fmt: skip
CHROMIUMS = ("chromium-headless-shell", "chromium", "chromium-browser", "google-chrome")
QUIET = '{"motion":"none","plan":false,"sound":false,"language":"en"}'
"""What a test person's browser remembers: pieces stay put, nothing sounds."""
UNKEPT = "delete Navigator.prototype.serviceWorker"
"""A browser that keeps no pages: nothing is fetched beside what a test is about."""
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
    serving = Serving(tmp_path_factory.mktemp("house"), lasting=True)
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
    """People with a browser each; whatever their consoles complain about is kept.

    To open a browser takes longer than most of what is done in it: those that were only used are
    cleaned and lent again.
    """

    def __init__(self, browser: Browser, shelf: list[tuple[str, Page]]) -> None:
        self._browser = browser
        self._shelf = shelf
        self._here: list[tuple[str, Page]] = []
        self.complaints: list[str] = []

    def visit(
        self,
        house: Serving,
        *,
        kept: str = QUIET,
        fresh: bool = False,
        keeping: bool = False,
        **options: Any,
    ) -> Page:
        """A fresh person's page, in a browser that remembers nothing but `kept`.

        `fresh`: nobody has used it, and nobody will; for tests that change it, such as by scripts
        of their own, or weigh what it fetches. `keeping`: it may keep the pages for later.
        """
        options.setdefault("viewport", {"width": 1440, "height": 900})
        lendable = house.lasting and not (fresh or keeping) and set(options) <= LOOKS
        made_for = sorted((name, value) for name, value in options.items() if name != "viewport")
        key = repr((house.url, kept, made_for)) if lendable else ""
        page = self._from_shelf(key) or self._open(house, kept, keeping, options)
        page.context.set_default_timeout(1000 * patience())
        page.set_viewport_size(options["viewport"])
        self._here.append((key, page))
        page.on("console", self._hear)
        page.on("pageerror", self._hear_error)
        return page

    def _from_shelf(self, key: str) -> Page | None:
        at = next((i for i, (made_for, _) in enumerate(self._shelf) if made_for == key), None)
        return None if at is None else self._shelf.pop(at)[1]

    def _open(self, house: Serving, kept: str, keeping: bool, options: dict[str, Any]) -> Page:
        context = self._browser.new_context(base_url=house.url, **options)
        context.add_init_script(f"localStorage.quattrocento ??= '{kept}'")
        if not keeping:
            context.add_init_script(UNKEPT)
        return context.new_page()

    def _hear(self, said: ConsoleMessage) -> None:
        if said.type in ("error", "warning"):
            self.complaints.append(said.text)

    def _hear_error(self, error: Error) -> None:
        self.complaints.append(str(error))

    def leave(self) -> None:
        """Before a house of one's own is closed: its pages would complain."""
        while self._here:
            key, page = self._here.pop()
            if key and not page.is_closed():
                page.remove_listener("console", self._hear)
                page.remove_listener("pageerror", self._hear_error)
                clean(page)
                self._shelf.append((key, page))
            else:
                page.context.close()
        while len(self._shelf) > ON_SHELF:
            self._shelf.pop(0)[1].context.close()


ON_SHELF = 5
LOOKS = {"viewport", "device_scale_factor", "has_touch", "is_mobile"}


def clean(page: Page) -> None:
    """As it was opened, but for files it has fetched."""
    for other in page.context.pages:
        if other != page:
            other.close()
    page.unroute_all()
    page.mouse.move(0, 0)
    if page.url != "about:blank":
        # Here nothing is in the way, and nothing is kept again.
        page.goto("/api/health")
        page.evaluate("localStorage.clear(); sessionStorage.clear()")
        page.goto("about:blank")
    page.context.clear_cookies()
    session = page.context.new_cdp_session(page)
    session.send("Page.resetNavigationHistory")
    session.detach()


@pytest.fixture(scope="package")
def shelf(browser: Browser) -> list[tuple[str, Page]]:
    """Browsers that nobody uses now, and what each was opened with."""
    return []


@pytest.fixture
def visitors(browser: Browser, shelf: list[tuple[str, Page]]) -> Iterator[Visitors]:
    visitors = Visitors(browser, shelf)
    yield visitors
    visitors.leave()
    assert visitors.complaints == []
