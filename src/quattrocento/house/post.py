"""Carrying notices out of the house: mail over SMTP, and webhooks that stay off its own network."""

from __future__ import annotations

import http.client
import ipaddress
import json
import smtplib
import socket
import ssl
from email.message import EmailMessage
from typing import Any
from urllib.parse import unquote, urlsplit

PATIENCE = 10.0
"""Seconds a server may take."""


class Undelivered(Exception):
    """A notice that did not get through."""


def send_mail(smtp: str, sender: str, to: str, subject: str, text: str, off: str) -> None:
    """One letter by the server of a URL like smtp://user:password@host:587, or smtps://…"""
    letter = EmailMessage()
    letter["From"] = sender
    letter["To"] = to
    letter["Subject"] = subject
    if off:
        letter["List-Unsubscribe"] = f"<{off}>"
    letter.set_content(text)
    server = urlsplit(smtp)
    host = server.hostname or "localhost"
    try:
        if server.scheme == "smtps":
            context = ssl.create_default_context()
            line: smtplib.SMTP = smtplib.SMTP_SSL(
                host, server.port or 465, timeout=PATIENCE, context=context
            )
        else:
            line = smtplib.SMTP(host, server.port or 25, timeout=PATIENCE)
        with line:
            if server.scheme != "smtps" and line.has_extn("starttls"):
                line.starttls(context=ssl.create_default_context())
            if server.username:
                line.login(unquote(server.username), unquote(server.password or ""))
            line.send_message(letter)
    except (OSError, smtplib.SMTPException) as error:
        raise Undelivered(str(error)) from error


def send_webhook(url: str, body: dict[str, Any], private: bool) -> None:
    """Post JSON to a person's address; redirects are not followed."""
    target = urlsplit(url)
    host = target.hostname
    if target.scheme not in ("http", "https") or not host:
        raise Undelivered("no http address")
    secure = target.scheme == "https"
    port = target.port or (443 if secure else 80)
    path = (target.path or "/") + (f"?{target.query}" if target.query else "")
    try:
        address = _address(host, port, private)
        line = http.client.HTTPConnection(host, port, timeout=PATIENCE)
        # Connected to the address that was checked: a second look-up could say something else.
        line.sock = socket.create_connection(address, timeout=PATIENCE)
        if secure:
            context = ssl.create_default_context()
            line.sock = context.wrap_socket(line.sock, server_hostname=host)
        line.request("POST", path, json.dumps(body), {"Content-Type": "application/json"})
        answer = line.getresponse()
        line.close()
    except (OSError, http.client.HTTPException, ValueError) as error:
        raise Undelivered(str(error)) from error
    if answer.status >= 300:
        raise Undelivered(f"answered {answer.status}")


def _address(host: str, port: int, private: bool) -> tuple[str, int]:
    found = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM)
    for *_, address in found:
        if private or ipaddress.ip_address(str(address[0]).partition("%")[0]).is_global:
            return str(address[0]), port
    raise Undelivered("the address belongs to a private network")
