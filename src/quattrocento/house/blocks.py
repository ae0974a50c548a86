"""Addresses as the house counts them: whoever has one of a block has all of it."""

from __future__ import annotations

import ipaddress
from functools import lru_cache

BLOCK = 64
"""Bits of an IPv6 address that a provider gives to one household or machine."""
LONGEST = 64
"""Characters of something that is no address, as a proxy may say."""


@lru_cache(4096)
def block_of(address: str) -> str:
    """What an address counts as: IPv4 as it is, also inside IPv6; IPv6 by its first 64 bits."""
    try:
        found = ipaddress.ip_address(address)
    except ValueError:
        return address[:LONGEST]
    if isinstance(found, ipaddress.IPv4Address):
        return str(found)
    if found.ipv4_mapped is not None:
        return str(found.ipv4_mapped)
    rest = 128 - BLOCK
    return f"{ipaddress.IPv6Address(int(found) >> rest << rest)}/{BLOCK}"
