"""What the pages need besides the built client: Python's sources, answers, and the list of it all.

All of it is the same for the same sources, whichever process makes it.
"""

from __future__ import annotations

import gzip
import hashlib
import json
from collections.abc import Mapping
from functools import cache

from quattrocento.page.packing import answers, pack

SOURCES = "here/python.zip"
ANSWERS = "here/answers.packed"
SERVICE = "service.js"
UNKEPT = frozenset({SERVICE, "robots.txt", "favicon.ico"})
"""What no device keeps."""
DIGITS = 20
"""Hexadecimal digits of a file's SHA-256 that stand in the list."""


@cache
def made() -> dict[str, bytes]:
    """What is made of the sources: they themselves, and what needs no Python to be answered."""
    sources, _ = pack()
    given = {f"/{name.rpartition('.')[0]}": text for name, text in answers().items()}
    packed = gzip.compress(json.dumps(given, ensure_ascii=False).encode(), 9, mtime=0)
    return {SOURCES: sources, ANSWERS: packed}


def service(script: bytes, files: Mapping[str, bytes], sent: Mapping[str, int]) -> bytes:
    """The service worker of one version: the list of its files, and what is done with it.

    `sent` has the bytes on the way of those files that are sent packed.
    """
    kept = {
        name: [hashlib.sha256(body).hexdigest()[:DIGITS], sent.get(name, len(body))]
        for name, body in sorted(files.items())
        if name not in UNKEPT
    }
    version = hashlib.sha256(json.dumps([kept, script.decode()]).encode()).hexdigest()[:DIGITS]
    listed = json.dumps({"version": version, "files": kept}, separators=(",", ":"))
    return f"const KEPT={listed};\n".encode() + script
