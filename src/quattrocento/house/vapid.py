"""VAPID (RFC 8292): by which key pair push services know the house."""

from __future__ import annotations

import json
from urllib.parse import urlsplit

from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.asymmetric.utils import decode_dss_signature
from cryptography.hazmat.primitives.hashes import SHA256
from sqlalchemy import Connection, select, text

from quattrocento.house import schema
from quattrocento.house.encryption import CURVE, BadKeys, decoded, encoded, point
from quattrocento.kernel.errors import QuattrocentoError
from quattrocento.table.steady import now

HOLDS = 12 * 3600
"""Seconds for which a signature holds; push services take a day at most."""
SIZE = 32
"""Bytes of a private key."""


class Vapid:
    """Signs what the house sends to push services."""

    def __init__(self, private: str, contact: str) -> None:
        """`contact`: whom a push service can write to about the house, as a mailto or https."""
        self._private = _key(private)
        self._contact = contact
        self.public = encoded(point(self._private.public_key()))
        """What a browser is told, so that nobody else can call it."""

    def header(self, endpoint: str) -> str:
        """`Authorization` for a message to a subscription's address."""
        parts = urlsplit(endpoint)
        claims = {
            "aud": f"{parts.scheme}://{parts.netloc}",
            "exp": int(now()) + HOLDS,
            "sub": self._contact,
        }
        signed = f"{_part({'typ': 'JWT', 'alg': 'ES256'})}.{_part(claims)}"
        one, two = decode_dss_signature(self._private.sign(signed.encode(), ec.ECDSA(SHA256())))
        signature = encoded(one.to_bytes(SIZE, "big") + two.to_bytes(SIZE, "big"))
        return f"vapid t={signed}.{signature}, k={self.public}"


def new_push_key() -> str:
    """A private key as the tools of Web Push write it."""
    number = ec.generate_private_key(CURVE).private_numbers().private_value
    return encoded(number.to_bytes(SIZE, "big"))


def push_key_of(connection: Connection) -> str:
    """The house's own key, made on the first opening; of several at once, the first one's."""
    made = "INSERT INTO meta (name, value) VALUES ('push-key', :key) ON CONFLICT DO NOTHING"
    connection.execute(text(made), {"key": new_push_key()})
    query = select(schema.meta.c.value).where(schema.meta.c.name == "push-key")
    return str(connection.execute(query).scalar_one())


def check_push_key(private: str) -> None:
    """Refuse a key of one's own that is none; the error does not show it."""
    try:
        _key(private)
    except ValueError:
        raise QuattrocentoError(
            "QUATTROCENTO_PUSH_KEY is a private VAPID key: 32 bytes in base64url, "
            "as `npx web-push generate-vapid-keys` prints it"
        ) from None


def _key(private: str) -> ec.EllipticCurvePrivateKey:
    number = decoded(private)
    if len(number) != SIZE:
        raise BadKeys("A private key has 32 bytes.")
    return ec.derive_private_key(int.from_bytes(number, "big"), CURVE)


def _part(value: dict[str, object]) -> str:
    return encoded(json.dumps(value, separators=(",", ":")).encode())
