"""Notices for closed pages: turning them on by device and by kind, and what the worker shows.

A browser without a window reaches no push service and shows no notices: `PushManager`, the leave to
show something and what the system would show are played by a few lines here. The worker, the way of
a push into it, the settings and the house are the real ones.
"""

from __future__ import annotations

import json
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.browser.conftest import QUIET, Visitors
from tests.browser.playing import HEADERS, become
from tests.browser.serving import Serving
from tests.patience import until

PHONE = {"width": 390, "height": 844}
IPHONE = (
    "Mozilla/5.0 (iPhone; CPU iPhone OS 18_6 like Mac OS X) AppleWebKit/605.1.15 "
    "(KHTML, like Gecko) Version/18.6 Mobile/15E148 Safari/604.1"
)
PUSH_MANAGER = """
Object.defineProperty(Notification, "permission", { get: () => "granted" });
Notification.requestPermission = async () => "granted";
const bytes = (text) => Uint8Array.from(
  atob(text.replaceAll("-", "+").replaceAll("_", "/")), (one) => one.charCodeAt(0)).buffer;
const subscription = ({ endpoint, key }) => ({
  endpoint,
  options: { userVisibleOnly: true, applicationServerKey: bytes(key) },
  toJSON: () => ({ endpoint, expirationTime: null, keys: {
    p256dh: "BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bj" +
      "yPjs7Vd8pZGH6SRpkNtoIAiw4",
    auth: "BTBZMqHH6r4Tts7J_aSIgg" } }),
  unsubscribe: async () => { delete localStorage.stub; return true; },
});
PushManager.prototype.getSubscription = async () =>
  localStorage.stub ? subscription(JSON.parse(localStorage.stub)) : null;
PushManager.prototype.subscribe = async ({ applicationServerKey }) => {
  if (localStorage.stub_fails) throw new DOMException("no service", "AbortError");
  const made = { endpoint: `https://push.example.org/${crypto.randomUUID()}`,
    key: applicationServerKey };
  localStorage.stub = JSON.stringify(made);
  return subscription(made);
};
"""
FORBIDDEN = "Object.defineProperty(Notification, 'permission', { get: () => 'denied' });"


def visitor(house: Serving, visitors: Visitors, *, script: str = PUSH_MANAGER, **how: Any) -> Page:
    """Somebody on a phone, whose browser allows notices."""
    page = visitors.visit(house, fresh=True, viewport=PHONE, kept=QUIET, **how)
    page.add_init_script(script)
    return page


def settings(page: Page) -> Locator:
    page.get_by_role("button", name="Settings").click()
    return page.get_by_role("dialog").get_by_role("region", name="Notices when no page is open")


def called(page: Page) -> dict[str, Any]:
    told: dict[str, Any] = page.request.get("/api/me/push").json()
    return told


def kinds(page: Page) -> list[list[str]]:
    return [one["kinds"] for one in called(page)["devices"]]


def test_one_turns_it_on_by_device_and_by_kind(house: Serving, visitors: Visitors) -> None:
    page = visitor(house, visitors)
    become(page, "Isotta")
    part = settings(page)
    switch = part.get_by_role("switch", name="On this device")
    expect(switch).not_to_be_checked()
    switch.click()
    expect(part.get_by_role("checkbox")).to_have_count(5)
    assert kinds(page) == [["turn", "offer", "asked", "invited", "over"]]
    part.get_by_label("the end of a game").uncheck()
    part.get_by_label("offers").uncheck()
    until(lambda: kinds(page) == [["turn", "asked", "invited"]])
    assert page.evaluate("document.scrollingElement.scrollWidth <= innerWidth")
    # It is as it was when the page is opened again.
    page.reload()
    part = settings(page)
    expect(switch).to_be_checked()
    expect(part.get_by_label("offers")).not_to_be_checked()
    switch.click()
    expect(switch).not_to_be_checked()
    assert kinds(page) == []
    assert page.evaluate("localStorage.stub") is None


def test_other_devices_are_listed_and_turned_off(house: Serving, visitors: Visitors) -> None:
    account = {"name": "Gentile", "password": "correct horse"}
    page = visitor(house, visitors)
    phone = visitor(house, visitors, user_agent=IPHONE)
    for one, call in ((page, "accounts"), (phone, "login")):
        assert one.request.post(f"/api/{call}", data=account, headers=HEADERS).ok
        one.goto("/")
    part = settings(phone)
    part.get_by_role("switch").click()
    expect(part.get_by_role("checkbox")).to_have_count(5)
    part = settings(page)
    part.get_by_role("button", name="Turn off: Safari · iPhone").click()
    expect(part.get_by_role("listitem")).to_have_count(0)
    assert kinds(page) == []
    # That device does not turn itself on again.
    phone.reload()
    until(lambda: phone.evaluate("localStorage.stub") is None)
    assert kinds(page) == []


def test_it_goes_on_in_the_next_session_of_the_same_person_alone(
    house: Serving, visitors: Visitors
) -> None:
    page = visitor(house, visitors)
    become(page, "Lisabetta")
    part = settings(page)
    part.get_by_role("switch").click()
    part.get_by_label("offers").uncheck()
    until(lambda: kinds(page) == [["turn", "asked", "invited", "over"]])
    account = {"name": "Lisabetta", "password": "correct horse"}
    assert page.request.post("/api/accounts", data=account, headers=HEADERS).ok
    assert kinds(page) == []
    page.reload()
    until(lambda: kinds(page) == [["turn", "asked", "invited", "over"]])
    # Whoever comes in after her is not called here, nor is she.
    page.get_by_role("button", name="Lisabetta").click()
    page.get_by_role("button", name="Sign out").click()
    expect(page.get_by_role("button", name="Your name")).to_be_visible()
    until(lambda: page.evaluate("localStorage.stub") is None)
    become(page, "Nannina")
    assert kinds(page) == []


def test_a_browser_whose_service_is_away_says_so(house: Serving, visitors: Visitors) -> None:
    page = visitor(house, visitors)
    become(page, "Contessina")
    page.evaluate("localStorage.stub_fails = 1")
    switch = settings(page).get_by_role("switch")
    switch.click()
    expect(page.get_by_text("service for notices could not be reached")).to_be_visible()
    expect(switch).not_to_be_checked()
    assert kinds(page) == []


@pytest.mark.parametrize(
    ("script", "how", "said"),
    [
        ("delete window.PushManager;", {}, "This browser has no notices for closed pages."),
        ("delete window.PushManager;", {"user_agent": IPHONE}, "add this page to the home screen"),
        (FORBIDDEN, {}, "does not allow notices from this page"),
        ("Object.defineProperty(window, 'isSecureContext', { value: false });", {}, "over https"),
    ],
)
def test_a_browser_that_cannot_be_called_says_why(
    house: Serving, visitors: Visitors, script: str, how: dict[str, str], said: str
) -> None:
    page = visitor(house, visitors, script=script, **how)
    become(page, "Clarice")
    part = settings(page)
    expect(part.get_by_text(said)).to_be_visible()
    expect(part.get_by_role("switch")).to_have_count(0)


def test_the_worker_shows_a_notice_that_leads_to_its_table(
    house: Serving, visitors: Visitors
) -> None:
    """The push comes as from a service that the browser trusts, while the page is elsewhere."""
    page = visitor(house, visitors)
    become(page, "Fioretta")
    settings(page).get_by_role("switch").click()
    until(lambda: len(kinds(page)) == 1)
    session = page.context.new_cdp_session(page)
    found: list[str] = []
    session.on(
        "ServiceWorker.workerRegistrationUpdated",
        lambda told: found.extend(one["registrationId"] for one in told["registrations"]),
    )
    session.send("ServiceWorker.enable")
    # Events come while Playwright is asked something.
    until(lambda: page.evaluate("1") and found)
    (worker,) = page.context.service_workers
    worker.evaluate("""() => {
      self.shown = [];
      registration.showNotification = async (...all) => shown.push(all);
    }""")
    told = {"kind": "turn", "table": "abc", "text": "Your turn: Friday"}
    session.send(
        "ServiceWorker.deliverPushMessage",
        {"origin": house.url, "registrationId": found[0], "data": json.dumps(told)},
    )
    until(lambda: worker.evaluate("shown.length") == 1)
    ((title, how),) = worker.evaluate("shown")
    # The tag lets a newer one take the place of an older one, and it is heard.
    assert (title, how["tag"], how["renotify"]) == ("Your turn: Friday", "abc-turn", True)
    opened = """async (data) => {
      const gone = new Promise((done) => (clients.openWindow = async (url) => done(url)));
      const notification = { data, close: () => (self.closed = true) };
      const waitUntil = () => undefined;
      dispatchEvent(Object.assign(new Event("notificationclick"), { notification, waitUntil }));
      return [await gone, closed];
    }"""
    assert worker.evaluate(opened, how["data"]) == [f"{house.url}/table/abc", True]
