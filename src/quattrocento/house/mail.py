"""Mail: letters handed to the house's mail server, the password never in the clear."""

from __future__ import annotations

import asyncio
import contextlib
import ssl
from email import message_from_bytes
from email.headerregistry import AddressHeader
from email.message import EmailMessage
from email.policy import SMTP, default
from email.utils import formatdate, make_msgid
from typing import NamedTuple
from urllib.parse import unquote, urlsplit

import aiosmtplib

from quattrocento.house.addresses import BadAddress, read_email
from quattrocento.house.tls import trusted
from quattrocento.house.undelivered import Undelivered
from quattrocento.kernel.errors import QuattrocentoError

DEADLINE = 10.0
"""Seconds for all of a letter, from the name of the server to its answer."""
GOODBYE = 0.5
"""Seconds for a polite end; the letter has been taken by then."""
IN_THE_CLEAR = "the server offers no STARTTLS, and a password is not sent in the clear"
UNFOLDED = SMTP.clone(max_line_length=900)
"""A link is one word: folded, it would be encoded, and mail programs would not know it."""
SUBJECT = 150
"""Characters of a subject."""


class MailServer(NamedTuple):
    """Where letters are handed in: read from smtp://user:password@host:587, or smtps://…"""

    secure: bool
    host: str
    port: int
    user: str
    password: str

    @property
    def name(self) -> str:
        return f"{self.host}, port {self.port}"


class Letter(NamedTuple):
    """What is to be sent; `off` is the link that turns such letters off."""

    sender: str
    to: str
    subject: str
    text: str
    off: str = ""

    def written(self) -> EmailMessage:
        """As it goes out; a header is one line whatever it is made of."""
        message = EmailMessage()
        message["From"] = self.sender
        message["To"] = read_email(self.to)
        # Python would decode what looks encoded, line breaks too, and write those out as they are.
        message["Subject"] = " ".join(self.subject.replace("=?", "= ?").split())[:SUBJECT]
        message["Date"] = formatdate()
        message["Message-ID"] = make_msgid(domain=sender_of(self.sender).rpartition("@")[2])
        message["Auto-Submitted"] = "auto-generated"
        if self.off:
            message["List-Unsubscribe"] = f"<{self.off}>"
            message["List-Unsubscribe-Post"] = "List-Unsubscribe=One-Click"
        message.set_content(self.text)
        if message_from_bytes(bytes(message)).keys() != message.keys():
            raise ValueError("a header broke")
        return message


def read_mail_server(url: str) -> MailServer:
    """The parts of a mail server's URL; an error never shows the password."""
    try:
        parts = urlsplit(url)
        port = parts.port
    except ValueError:
        words = "QUATTROCENTO_SMTP is no address: look at its host and port"
        raise QuattrocentoError(words) from None
    if parts.scheme not in ("smtp", "smtps") or not parts.hostname or port == 0:
        raise QuattrocentoError(
            "QUATTROCENTO_SMTP is an address like smtp://user:password@host:587 or smtps://…"
        )
    if parts.path.strip("/") or parts.query or parts.fragment:
        raise QuattrocentoError(
            "QUATTROCENTO_SMTP ends with its port: write / ? # @ in a password as %2F %3F %23 %40"
        )
    secure = parts.scheme == "smtps"
    user, password = unquote(parts.username or ""), unquote(parts.password or "")
    if password and not user:
        raise QuattrocentoError("QUATTROCENTO_SMTP has a password for nobody")
    return MailServer(secure, parts.hostname, port or (465 if secure else 25), user, password)


def sender_of(text: str) -> str:
    """The address in a sender like `House <house@example.org>`."""
    try:
        header = default.header_factory("From", text)
    except Exception:
        # The mail package has several ways to fail at what it cannot read.
        header = None
    addresses = header.addresses if isinstance(header, AddressHeader) else ()
    if header is None or header.defects or len(addresses) != 1 or not addresses[0].domain:
        raise QuattrocentoError(
            "QUATTROCENTO_MAIL_FROM is an address like house@example.org, "
            "or House <house@example.org>"
        )
    return str(addresses[0].addr_spec)


async def send_mail(server: MailServer, letter: Letter) -> str:
    """Hand a letter in; gives what the line was protected by, or nothing."""
    try:
        message = letter.written()
    except BadAddress as error:
        raise Undelivered("address", error) from None
    except Exception as error:
        raise Undelivered("house", f"this letter cannot be written: {error}") from None
    smtp = aiosmtplib.SMTP(
        hostname=server.host,
        port=server.port,
        local_hostname=sender_of(letter.sender).rpartition("@")[2],
        use_tls=server.secure,
        # Taken where the server offers it.
        start_tls=False if server.secure else None,
        tls_context=trusted(),
        timeout=DEADLINE,
    )
    try:
        async with asyncio.timeout(DEADLINE):
            await smtp.connect()
            line = smtp.get_transport_info("ssl_object")
            if server.user:
                if line is None:
                    raise Undelivered("house", IN_THE_CLEAR)
                await smtp.login(server.user, server.password)
            sender = sender_of(letter.sender)
            await smtp.sendmail(sender, [read_email(letter.to)], message.as_bytes(policy=UNFOLDED))
        with contextlib.suppress(aiosmtplib.SMTPException, OSError):
            await smtp.quit(timeout=GOODBYE)
    except TimeoutError:
        raise Undelivered("house", f"it took more than {DEADLINE:g} seconds") from None
    except aiosmtplib.SMTPRecipientsRefused as error:
        said = error.recipients[0]
        raise Undelivered("answer", f"refused the address: {said.code} {said.message}") from None
    except aiosmtplib.SMTPResponseException as error:
        raise Undelivered("house", f"refused: {error.code} {error.message}") from None
    except (aiosmtplib.SMTPException, OSError, ValueError) as error:
        raise Undelivered("house", error) from None
    finally:
        smtp.close()
    return line.version() or "" if isinstance(line, ssl.SSLObject) else ""
