"""What only one browser can read: Web Push's encryption (RFC 8291) in the form aes128gcm (8188)."""

from __future__ import annotations

import os
import struct
from base64 import urlsafe_b64decode, urlsafe_b64encode
from binascii import Error

from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.hashes import SHA256
from cryptography.hazmat.primitives.kdf.hkdf import HKDF
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat

CURVE = ec.SECP256R1()
RECORD = 4096
"""Bytes of a record; a push is one of them."""
LENGTH = 512
"""Bytes that every text is filled up to: how long it is tells nobody what it says."""
AUTH = 16
"""Bytes of the secret that a browser shares with whoever may call it."""
END = b"\x02"
"""Ends the text of the last record."""


class BadKeys(ValueError):
    """Keys of a browser that cannot be any."""


def encoded(data: bytes) -> str:
    """As the web writes bytes: base64url without its filling."""
    return urlsafe_b64encode(data).rstrip(b"=").decode()


def decoded(text: str) -> bytes:
    """The bytes; whatever is no base64url is refused."""
    try:
        data = urlsafe_b64decode(text.rstrip("=") + "=" * (-len(text.rstrip("=")) % 4))
    except (Error, ValueError):
        raise BadKeys("This is no base64url.") from None
    if encoded(data) != text.rstrip("="):
        raise BadKeys("This is no base64url.")
    return data


def point(key: ec.EllipticCurvePublicKey) -> bytes:
    """A public key as 65 bytes."""
    return key.public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)


def check_keys(p256dh: str, auth: str) -> None:
    """Refuse what nothing can be encrypted with."""
    _browser(p256dh)
    if len(decoded(auth)) != AUTH:
        raise BadKeys("The secret of a browser has 16 bytes.")


def encrypt(text: bytes, p256dh: str, auth: str) -> bytes:
    """The body of a push that the browser with these keys can read, and nobody else."""
    filled = text + END + bytes(max(0, LENGTH - len(text) - 1))
    own = ec.generate_private_key(CURVE)
    return one_record(filled, _browser(p256dh), decoded(auth), own, os.urandom(16))


def one_record(
    filled: bytes,
    browser: ec.EllipticCurvePublicKey,
    auth: bytes,
    own: ec.EllipticCurvePrivateKey,
    salt: bytes,
) -> bytes:
    """A filled text under the browser's keys and a key pair and salt that are used once."""
    here = point(own.public_key())
    about = b"WebPush: info\0" + point(browser) + here
    shared = _derived(own.exchange(ec.ECDH(), browser), auth, about, 32)
    key = _derived(shared, salt, b"Content-Encoding: aes128gcm\0", 16)
    nonce = _derived(shared, salt, b"Content-Encoding: nonce\0", 12)
    head = salt + struct.pack(">IB", RECORD, len(here)) + here
    return head + AESGCM(key).encrypt(nonce, filled, None)


def _derived(secret: bytes, salt: bytes, about: bytes, length: int) -> bytes:
    return HKDF(SHA256(), length, salt, about).derive(secret)


def _browser(p256dh: str) -> ec.EllipticCurvePublicKey:
    try:
        return ec.EllipticCurvePublicKey.from_encoded_point(CURVE, decoded(p256dh))
    except ValueError:
        raise BadKeys("The key of a browser is a point of the curve P-256.") from None
