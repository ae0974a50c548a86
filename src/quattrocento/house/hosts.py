"""The names that a house is known by.

A page of somebody else's can give its own name the address of this house (DNS rebinding): to the
browser the house is then that page's own. So a request must name the house as its people do.
"""

from __future__ import annotations

from collections.abc import Iterable
from ipaddress import ip_address
from urllib.parse import urlsplit

from quattrocento.house.config import Config
from quattrocento.table.errors import Refused

OWN = ("localhost", "127.0.0.1", "::1")
"""What the machine calls itself; nobody else's name leads a browser there."""


class Hosts:
    """Knows the house's names, and refuses others."""

    def __init__(self, config: Config) -> None:
        given = [name.strip() for name in config.hosts.split(",")]
        first = urlsplit(config.url).hostname or config.host
        self._names = {*OWN, *(_name(one) for one in (first, *given) if one)}
        # Without an address of its own a house is typed as a number, on any of the networks.
        self._numbers = config.anywhere and not config.url

    def check(self, headers: Iterable[tuple[bytes, bytes]]) -> None:
        """Refuse a request that does not name the house, or names two."""
        said = [value.decode("latin-1") for key, value in headers if key == b"host"]
        if len(said) != 1 or not self._fits(_name(said[0])):
            raise Refused(
                421,
                "wrong-host",
                "The house is not known by this name; whoever keeps it can add the name "
                "to QUATTROCENTO_HOSTS.",
            )

    def _fits(self, name: str) -> bool:
        return name in self._names or (self._numbers and _is_number(name))


def _name(host: str) -> str:
    """A host without its port, as names are compared."""
    host = host.strip().lower()
    if host.startswith("["):
        return host[1:].partition("]")[0]
    # An address of IPv6 stands without brackets where one is told to listen on it.
    return host if host.count(":") > 1 else host.partition(":")[0].removesuffix(".")


def _is_number(name: str) -> bool:
    try:
        ip_address(name)
    except ValueError:
        return False
    return True
