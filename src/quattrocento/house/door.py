"""The door: what a request is checked for when it comes in, and the headers it leaves with."""

from __future__ import annotations

from quattrocento.house.calls import Request
from quattrocento.house.config import Config
from quattrocento.house.hosts import Hosts
from quattrocento.table.errors import Refused

POLICY = "; ".join(
    [
        "default-src 'self'",
        # Python in the browser is WebAssembly; no text may become a program.
        "script-src 'self' 'wasm-unsafe-eval'",
        "worker-src 'self'",
        # Positions on the board are style attributes.
        "style-src 'self' 'unsafe-inline'",
        "img-src 'self' data: blob:",
        "font-src 'self' data:",
        "connect-src 'self'",
        "object-src 'none'",
        "base-uri 'none'",
        "form-action 'self'",
        "frame-ancestors 'none'",
    ]
)
Headers = list[tuple[bytes, bytes]]
ALWAYS: Headers = [
    (b"x-content-type-options", b"nosniff"),
    (b"x-frame-options", b"DENY"),
    (b"referrer-policy", b"same-origin"),
    (b"cross-origin-opener-policy", b"same-origin"),
    (b"cross-origin-resource-policy", b"same-origin"),
]
PAGE: Headers = [
    (b"content-security-policy", POLICY.encode()),
    (b"permissions-policy", b"camera=(), microphone=(), geolocation=()"),
]
CALL: Headers = [(b"content-security-policy", b"default-src 'none'; frame-ancestors 'none'")]
SECURE: Headers = [(b"strict-transport-security", b"max-age=31536000")]
STANDING = "/api/games/"
"""Words, rules and components: the same for everybody, as the pages are."""
LETTERS = "/api/email/"
"""Links in letters: what is in them is the right to do it, from any page and any mail program."""
READING = frozenset(("GET", "HEAD", "OPTIONS"))


class Door:
    """Lets requests in that may come in, and gives answers their headers."""

    def __init__(self, config: Config) -> None:
        self._url = config.url.rstrip("/").encode()
        self._hosts = Hosts(config)
        always = [*ALWAYS, *SECURE] if config.secure else ALWAYS
        self.page = [*always, *PAGE]
        self.call = [*always, *CALL]

    def leaving(self, path: str) -> Headers:
        """The headers of an answer: those of a page, or of a call that shows nothing by itself."""
        return self.call if path.startswith("/api/") and not path.startswith(LETTERS) else self.page

    def check(self, request: Request) -> None:
        """Refuse what comes too often, by a wrong name, or from a page of another origin."""
        request.house.limits.take(_kind(request.scope["path"]), request.address)
        # Whoever probes may not know the name, and learns nothing.
        if request.scope["path"] not in ("/api/health", "/api/ready"):
            self._hosts.check(request.scope["headers"])
        if request.scope["type"] == "websocket":
            self._check_origin(request.headers)
        elif request.scope["method"] in READING or request.scope["path"].startswith(LETTERS):
            return
        # A page of another origin cannot set this header.
        elif request.headers.get(b"x-quattrocento") != b"1":
            raise Refused(403, "no-header", "Send the header X-Quattrocento: 1.")

    def _check_origin(self, headers: dict[bytes, bytes]) -> None:
        """A browser says which page opens a WebSocket."""
        origin = headers.get(b"origin")
        if origin is None or origin == self._url:
            return
        if origin.partition(b"://")[2] != headers.get(b"host"):
            raise Refused(403, "wrong-origin", "This page does not belong to the house.")


def _kind(path: str) -> str:
    """What a request counts as: what lies in memory costs the house little."""
    return "calls" if path.startswith("/api/") and not path.startswith(STANDING) else "pages"
