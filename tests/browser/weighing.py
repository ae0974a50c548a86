"""What a page weighs: bytes over the wire, listeners that it keeps, and how soon it answers."""

from __future__ import annotations

from typing import Any

from playwright.sync_api import Page

STATE = "/message"
"""What a table is at the moment; it comes anew with every visit."""

WATCH = """() => {
    window.weighed = { answers: [], tasks: [] };
    new PerformanceObserver((list) =>
        weighed.tasks.push(...list.getEntries().map(({ duration }) => duration)),
    ).observe({ type: "longtask" });
    let acted = null;
    const begin = (event) => { acted ??= event.timeStamp };
    addEventListener("keydown", begin, true);
    addEventListener("click", begin, true);
    new MutationObserver(() => {
        if (acted === null) return;
        const since = acted;
        acted = null;
        // The change is seen once the frame after it has been drawn.
        requestAnimationFrame(() =>
            setTimeout(() => weighed.answers.push(performance.now() - since)),
        );
    }).observe(document.querySelector("#app"), {
        subtree: true, childList: true, characterData: true, attributes: true,
    });
}"""


class Wire:
    """Every answer of the house that a page has waited for, with its bytes as they were sent."""

    def __init__(self, page: Page) -> None:
        self._session = page.context.new_cdp_session(page)
        self._asked: dict[str, str] = {}
        self._sent: list[tuple[str, int]] = []
        self._session.send("Network.enable")
        self._session.on("Network.requestWillBeSent", self._ask)
        self._session.on("Network.loadingFinished", self._hear)

    def _ask(self, told: dict[str, Any]) -> None:
        self._asked[told["requestId"]] = told["request"]["url"]

    def _hear(self, told: dict[str, Any]) -> None:
        url = self._asked.get(told["requestId"], "")
        self._sent.append((url, int(told["encodedDataLength"])))

    def forget(self) -> None:
        self._sent.clear()

    def sent(self) -> list[tuple[str, int]]:
        """Addresses with their bytes, the heaviest first; what lay in the cache weighs nothing."""
        return sorted(self._sent, key=lambda sent: -sent[1])

    def bytes(self, *, state: bool = True) -> int:
        """All of it, or all but what a table is at the moment."""
        return sum(count for url, count in self._sent if state or not url.endswith(STATE))


def listeners(page: Page) -> int:
    """How many listeners a page keeps, once what is forgotten has been cleared away."""
    session = page.context.new_cdp_session(page)
    session.send("Performance.enable")
    session.send("HeapProfiler.collectGarbage")
    metrics = session.send("Performance.getMetrics")["metrics"]
    session.detach()
    return int(next(one["value"] for one in metrics if one["name"] == "JSEventListeners"))
