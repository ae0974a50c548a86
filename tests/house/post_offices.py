"""Mail servers for the tests: aiosmtpd, with and without TLS and passwords."""

from __future__ import annotations

import socket
import ssl
from collections.abc import Iterator
from contextlib import contextmanager
from email import message_from_bytes
from email.message import Message
from email.policy import default
from typing import Any

from aiosmtpd.controller import Controller
from aiosmtpd.smtp import SMTP, AuthResult, Envelope, LoginPassword, Session


class PostOffice:
    """What a mail server got to see."""

    def __init__(self) -> None:
        self.letters: list[Message] = []
        self.envelopes: list[tuple[str | None, list[str]]] = []
        self.passwords: list[tuple[str, bool]] = []
        """Each password, and whether it came encrypted."""
        self.encrypted: list[bool] = []
        """Of each letter, whether it came encrypted."""
        self.refuse = ""
        self.port = 0

    async def handle_RCPT(  # noqa: N802
        self, server: SMTP, session: Session, envelope: Envelope, address: str, options: list[str]
    ) -> str:
        if self.refuse:
            return self.refuse
        envelope.rcpt_tos.append(address)
        return "250 OK"

    async def handle_DATA(  # noqa: N802
        self, server: SMTP, session: Session, envelope: Envelope
    ) -> str:
        assert isinstance(envelope.content, bytes)
        self.letters.append(message_from_bytes(envelope.content, policy=default))
        self.envelopes.append((envelope.mail_from, list(envelope.rcpt_tos)))
        self.encrypted.append(_encrypted(server, session))
        return "250 kept"

    def check(
        self, server: SMTP, session: Session, envelope: Envelope, mechanism: str, given: Any
    ) -> AuthResult:
        assert isinstance(given, LoginPassword)
        self.passwords.append((given.password.decode(), _encrypted(server, session)))
        return AuthResult(success=given.password == b"p@ss/word", handled=False)


def _encrypted(server: SMTP, session: Session) -> bool:
    assert server.transport is not None
    return session.ssl is not None or server.transport.get_extra_info("ssl_object") is not None


@contextmanager
def post_office(
    *,
    start_tls: ssl.SSLContext | None = None,
    implicit: ssl.SSLContext | None = None,
    passwords: bool = False,
) -> Iterator[PostOffice]:
    """A mail server that listens; AUTH is offered without TLS too, as bad ones do."""
    office = PostOffice()
    given: dict[str, Any] = {"ssl_context": implicit} if implicit else {}
    if start_tls is not None:
        given |= {"tls_context": start_tls}
    if passwords:
        given |= {"authenticator": office.check, "auth_required": True, "auth_require_tls": False}
    controller = Controller(office, hostname="127.0.0.1", port=free_port(), **given)
    controller.start()
    office.port = controller.port
    try:
        yield office
    finally:
        controller.stop()


def free_port() -> int:
    with socket.create_server(("127.0.0.1", 0)) as free:
        port: int = free.getsockname()[1]
    return port
