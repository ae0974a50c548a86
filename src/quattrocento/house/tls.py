"""Whose certificates the house believes when it calls somebody."""

from __future__ import annotations

import functools
import ssl


@functools.cache
def trusted() -> ssl.SSLContext:
    """Those that the system believes, or that SSL_CERT_FILE names."""
    return ssl.create_default_context()
