"""Addresses people give for their notices: read and checked, so that delivery can rely on it."""

from __future__ import annotations

import ipaddress
import re
from email.errors import MessageError
from email.headerregistry import Address
from typing import NamedTuple
from urllib.parse import quote, urlsplit

IP = ipaddress.IPv4Address | ipaddress.IPv6Address
ODD = re.compile(r"[\x00-\x20\x7f\\\s]")
"""What no address contains; readers of URLs differ in what they make of it."""
BRACKETS = re.compile(r"\[[0-9a-f:.]+\](:[0-9]*)?", re.IGNORECASE)
NAME = re.compile(r"(?=.{1,253}$)[a-z0-9_]([a-z0-9_-]{0,62})(\.[a-z0-9_][a-z0-9_-]{0,62})*")
NUMBER = re.compile(r"[0-9]+|0x[0-9a-f]*")
LOCAL = re.compile(r"(?=.{1,64}$)[\w!#$%&'*+/=?^`{|}~-]+(\.[\w!#$%&'*+/=?^`{|}~-]+)*", re.ASCII)
PATH, QUERY = "/%:@!$&'()*+,;=-._~", "/?%:@!$&'()*+,;=-._~"
"""What stays as it is in the parts of a URL."""
UNICAST = ipaddress.ip_network("2000::/3")
"""Where the public addresses of IPv6 are."""
NOT_PUBLIC = [
    ipaddress.ip_network(network)
    for network in (
        "192.0.0.0/24",  # for protocols
        "192.88.99.0/24",  # relays of 6to4
        "2001::/23",  # for protocols; Teredo, which holds an IPv4 address, among them
        "2001:db8::/32",  # for documents
        "2002::/16",  # 6to4, which holds an IPv4 address
        "3fff::/20",  # for documents
    )
]


class BadAddress(ValueError):
    """An address that cannot be one, in a sentence for whoever gave it."""


class Hook(NamedTuple):
    """A webhook's URL in its parts; the host as it is looked up and named to the server."""

    secure: bool
    host: str
    port: int
    target: str

    @property
    def ip(self) -> IP | None:
        """The address itself, where the URL names one."""
        try:
            return ipaddress.ip_address(self.host)
        except ValueError:
            return None

    @property
    def authority(self) -> str:
        """The host as the `Host` header names it."""
        host = f"[{self.host}]" if ":" in self.host else self.host
        return host if self.port == (443 if self.secure else 80) else f"{host}:{self.port}"


def read_webhook(url: str) -> Hook:
    """The parts of a webhook's URL."""
    if ODD.search(url):
        raise BadAddress("A webhook's address has no spaces and no backslashes.")
    try:
        parts = urlsplit(url)
        port = parts.port
    except ValueError:
        raise BadAddress("This webhook is no web address: look at its host and port.") from None
    if parts.scheme not in ("http", "https") or not parts.hostname or port == 0:
        raise BadAddress("A webhook is an address like https://example.org/hook.")
    if "@" in parts.netloc:
        raise BadAddress("A webhook's address cannot contain a name and a password.")
    if "[" in parts.netloc and not BRACKETS.fullmatch(parts.netloc):
        raise BadAddress("There is no host of this name.")
    secure = parts.scheme == "https"
    query = f"?{quote(parts.query, QUERY)}" if parts.query else ""
    target = (quote(parts.path, PATH) or "/") + query
    return Hook(secure, _host(parts.hostname), port or (443 if secure else 80), target)


def check_webhook(url: str, private: bool) -> None:
    """Refuse what could never be delivered; what a name leads to is seen when it is used."""
    hook = read_webhook(url)
    if hook.ip is not None and not private and not is_public(hook.ip):
        raise BadAddress("This webhook leads into a private network.")


def check_push(url: str, private: bool) -> None:
    """The same of the address of a push service, which is always one of https."""
    if not read_webhook(url).secure:
        raise BadAddress("The address of a push service begins with https.")
    check_webhook(url, private)


def read_email(text: str) -> str:
    """An address that mail can be sent to, its domain as it is looked up."""
    local, at, domain = text.rpartition("@")
    try:
        if not at or len(text) > 254 or not LOCAL.fullmatch(local):
            raise ValueError
        host = _host(domain)
        if ":" in host or NUMBER.fullmatch(host.rpartition(".")[2]):
            raise ValueError
        # What the mail package cannot read it could not write either.
        return Address(addr_spec=f"{local}@{host}").addr_spec
    except (ValueError, MessageError, IndexError):
        raise BadAddress("This is no e-mail address like name@example.org.") from None


def is_public(ip: IP) -> bool:
    """An address out in the internet, however it is written; not one that only leads to another."""
    if isinstance(ip, ipaddress.IPv6Address):
        if ip.ipv4_mapped is not None:
            return is_public(ip.ipv4_mapped)
        if ip not in UNICAST:
            return False
    return ip.is_global and not ip.is_multicast and not any(ip in net for net in NOT_PUBLIC)


def _host(host: str) -> str:
    """A host in small ASCII letters; forms of numbers that only some programs read are refused."""
    try:
        plain = host if ":" in host else host.encode("idna").decode().lower().removesuffix(".")
        if ":" in plain or NUMBER.fullmatch(plain.rpartition(".")[2]):
            ip = ipaddress.ip_address(plain)
            if isinstance(ip, ipaddress.IPv6Address) and ip.scope_id is not None:
                raise ValueError
            return str(ip)
        if not NAME.fullmatch(plain):
            raise ValueError
    except ValueError:
        raise BadAddress("There is no host of this name.") from None
    return plain
