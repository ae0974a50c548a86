"""A push service for the tests, which checks what the house sends, and browsers that read it.

Written by the standards alone: RFC 8030 (the service), 8188 and 8291 (what is encrypted), 8292 (who
sends). None of it is the house's own code.
"""

from __future__ import annotations

import base64
import hashlib
import hmac
import http.server
import json
import os
import re
import ssl
import struct
import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any, NamedTuple
from urllib.parse import urlsplit

import trustme
from cryptography.exceptions import InvalidSignature
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.asymmetric.utils import encode_dss_signature
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.hashes import SHA256
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat

from tests.house.houses import Visitor
from tests.patience import until

DAY = 86_400
URGENCIES = ("very-low", "low", "normal", "high")


def unpacked(text: str) -> bytes:
    return base64.urlsafe_b64decode(text + "=" * (-len(text) % 4))


def packed(data: bytes) -> str:
    return base64.urlsafe_b64encode(data).rstrip(b"=").decode()


def hkdf(salt: bytes, secret: bytes, info: bytes, length: int) -> bytes:
    """RFC 5869, for what one block of it holds."""
    drawn = hmac.digest(salt, secret, hashlib.sha256)
    return hmac.digest(drawn, info + b"\x01", hashlib.sha256)[:length]


class Keys(NamedTuple):
    """What a browser keeps to itself for one subscription."""

    private: ec.EllipticCurvePrivateKey
    auth: bytes

    @property
    def public(self) -> bytes:
        key = self.private.public_key()
        return key.public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)

    def read(self, body: bytes) -> bytes:
        """What stands in the body of a push, as RFC 8291 has a browser read it."""
        salt, size, length = body[:16], *struct.unpack(">IB", body[16:21])
        sender = body[21 : 21 + length]
        record = body[21 + length :]
        assert len(record) <= size, "a push is one record"
        theirs = ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), sender)
        shared = self.private.exchange(ec.ECDH(), theirs)
        info = b"WebPush: info\x00" + self.public + sender
        secret = hkdf(self.auth, shared, info, 32)
        key = hkdf(salt, secret, b"Content-Encoding: aes128gcm\x00", 16)
        nonce = hkdf(salt, secret, b"Content-Encoding: nonce\x00", 12)
        text = AESGCM(key).decrypt(nonce, record, None).rstrip(b"\x00")
        assert text.endswith(b"\x02"), "the last record ends with a 2"
        return text[:-1]


def signed_by(authorization: str) -> tuple[dict[str, Any], str]:
    """The claims of a VAPID header whose signature is good, and the key that made it."""
    found = re.fullmatch(r"vapid t=([\w-]+)\.([\w-]+)\.([\w-]+), k=([\w-]+)", authorization)
    assert found is not None, authorization
    head, claims, signature, key = found.groups()
    assert json.loads(unpacked(head)) == {"typ": "JWT", "alg": "ES256"}
    raw = unpacked(signature)
    assert len(raw) == 64
    one, two = (int.from_bytes(part, "big") for part in (raw[:32], raw[32:]))
    public = ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), unpacked(key))
    public.verify(encode_dss_signature(one, two), f"{head}.{claims}".encode(), ec.ECDSA(SHA256()))
    return json.loads(unpacked(claims)), key


class Pushed(NamedTuple):
    """One message that the service has taken."""

    headers: dict[str, str]
    body: bytes


class PushBrowser:
    """A browser that somebody has subscribed with, for one house's key."""

    def __init__(self, service: PushService, key: str) -> None:
        self.keys = Keys(ec.generate_private_key(ec.SECP256R1()), os.urandom(16))
        self.path = f"/push/{packed(os.urandom(12))}"
        self.key = key
        self.came: list[Pushed] = []
        self.service = service
        service.browsers[self.path] = self

    @property
    def subscription(self) -> dict[str, Any]:
        keys = {"p256dh": packed(self.keys.public), "auth": packed(self.keys.auth)}
        return {"endpoint": self.service.origin + self.path, "expirationTime": None, "keys": keys}

    @property
    def told(self) -> list[dict[str, str]]:
        return [json.loads(self.keys.read(one.body)) for one in self.came]

    def wait(self, count: int) -> list[dict[str, str]]:
        until(lambda: len(self.came) >= count)
        return self.told


class PushService:
    """Takes what is good, and says of everything else what is wrong with it."""

    def __init__(self) -> None:
        self.browsers: dict[str, PushBrowser] = {}
        self.answers: list[tuple[int, dict[str, str]]] = []
        """What is said to the next ones, whatever they bring."""
        self.asked = 0
        self.wrong: list[str] = []
        self.origin = ""

    def answer(self, path: str, headers: dict[str, str], body: bytes) -> tuple[int, dict[str, str]]:
        self.asked += 1
        if self.answers:
            return self.answers.pop(0)
        browser = self.browsers.get(path)
        if browser is None:
            return 410, {}
        try:
            self._check(browser, headers, body)
        except (AssertionError, InvalidSignature, ValueError, KeyError) as error:
            self.wrong.append(f"{type(error).__name__}: {error}")
            return 400, {}
        browser.came.append(Pushed(headers, body))
        return 201, {}

    def _check(self, browser: PushBrowser, headers: dict[str, str], body: bytes) -> None:
        claims, key = signed_by(headers["authorization"])
        assert key == browser.key, "the subscription is for another key"
        assert claims["aud"] == self.origin
        assert time.time() < claims["exp"] <= time.time() + DAY
        assert urlsplit(claims["sub"]).scheme in ("mailto", "https")
        assert headers["content-encoding"] == "aes128gcm"
        assert int(headers["ttl"]) >= 0
        assert headers["urgency"] in URGENCIES
        assert re.fullmatch(r"[\w-]{1,32}", headers["topic"])
        assert len(body) <= 4096

    def subscribe(self, visitor: Visitor, *kinds: str) -> PushBrowser:
        """What a page does: a subscription for the house's key, told to the house."""
        browser = PushBrowser(self, visitor.get("/api/me/push")["key"])
        wanted: dict[str, Any] = {"kinds": list(kinds)} if kinds else {}
        answer = visitor.ask("PUT", "/api/me/push", browser.subscription | wanted)
        assert answer.status_code == 200, answer.text
        return browser


@contextmanager
def open_push_service(authority: trustme.CA) -> Iterator[PushService]:
    """It listens on this machine, with a certificate of an authority."""
    service = PushService()

    class Handler(http.server.BaseHTTPRequestHandler):
        def do_POST(self) -> None:
            body = self.rfile.read(int(self.headers["content-length"]))
            headers = {name.lower(): value for name, value in self.headers.items()}
            status, more = service.answer(self.path, headers, body)
            self.send_response(status)
            for name, value in more.items():
                self.send_header(name, value)
            self.end_headers()

        def log_message(self, format: str, *args: Any) -> None:
            pass

    server = http.server.ThreadingHTTPServer(("127.0.0.1", 0), Handler)
    context = ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER)
    authority.issue_cert("127.0.0.1").configure_cert(context)
    server.socket = context.wrap_socket(server.socket, server_side=True)
    service.origin = f"https://127.0.0.1:{server.server_address[1]}"
    threading.Thread(target=server.serve_forever, daemon=True).start()
    yield service
    server.shutdown()
    server.server_close()
