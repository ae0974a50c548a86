"""The browser's pages: the built client, with the headers that keep it fast and safe."""

from __future__ import annotations

import asyncio
import hashlib
import mimetypes
from collections.abc import Mapping
from importlib.resources import files
from pathlib import Path

from quattrocento.house.calls import Request, Response
from quattrocento.table.errors import Refused

STATIC = Path(str(files("quattrocento.house"))) / "static"
PACKED = (("br", ".br"), ("gzip", ".gz"))
"""Encodings of files that were compressed when the client was built, the best first."""
SERVICE = "service.js"
MADE = frozenset({SERVICE, "here/python.zip", "here/answers.packed"})
"""Files that lie nowhere: they are made of the sources that run here."""
KINDS = {
    "mjs": "text/javascript",
    "js": "text/javascript",
    "webmanifest": "application/manifest+json",
}
"""Kinds of files that not every system knows."""
UNKNOWN = "application/octet-stream"
NOT_PACKED: Mapping[str, bytes] = {}
MISSING = """<!doctype html>
<html lang="en"><meta charset="utf-8"><title>Quattrocento</title>
<h1>The house is open, but its pages are missing</h1>
<p>The pages for the browser have not been built into this copy of the program.
In a checkout, run <code>npm ci</code> and <code>npm run build</code> in the folder
<code>web</code>, then open the house again.</p>
<p>The house itself answers: <a href="/api/health">health</a>,
<a href="/api/schema/openapi.json">what can be asked</a>.</p>
</html>
"""


class Page:
    """One file of the client in memory, with its compressed forms."""

    def __init__(self, name: str, body: bytes, packed: Mapping[str, bytes] = NOT_PACKED) -> None:
        self.body = body
        self.etag = f'"{hashlib.sha256(body).hexdigest()[:20]}"'
        kind = KINDS.get(name.rpartition(".")[2]) or mimetypes.guess_type(name)[0] or UNKNOWN
        text = kind.startswith("text/") or kind == "image/svg+xml"
        self.kind = f"{kind}; charset=utf-8" if text else kind
        self.packed = packed

    @property
    def sent(self) -> int:
        """Bytes on the way to most browsers."""
        return len(next(iter(self.packed.values()), self.body))


def client_files(folder: Path) -> dict[str, Path]:
    """The files of the built client by their paths, without their compressed forms."""
    left_out = (*(suffix for _, suffix in PACKED), ".stamp")
    return {
        path.relative_to(folder).as_posix(): path
        for path in sorted(folder.rglob("*"))
        if path.is_file() and not path.name.endswith(left_out)
    }


def _read(path: Path) -> Page:
    packed = {
        encoding: beside.read_bytes()
        for encoding, suffix in PACKED
        if (beside := path.with_name(path.name + suffix)).is_file()
    }
    return Page(path.name, path.read_bytes(), packed)


class Pages:
    """Every file of the client by its path; read when the house opens."""

    def __init__(self, folder: Path = STATIC) -> None:
        self._pages = {name: _read(path) for name, path in client_files(folder).items()}
        self._script = self._pages.pop(SERVICE, None)

    async def answer(self, request: Request) -> Response:
        """A file, or the client's front page for one of its own routes."""
        if request.scope["method"] not in ("GET", "HEAD"):
            raise Refused(405, "no-method", "Pages can only be read.")
        path = request.scope["path"].lstrip("/")
        if path in MADE and path not in self._pages and self._script is not None:
            self._pages |= await asyncio.to_thread(self._made, self._script.body)
        return self.page(path, request.header(b"accept-encoding"), request.header(b"if-none-match"))

    def _made(self, script: bytes) -> dict[str, Page]:
        """What is made of the sources the first time that a browser wants to keep the pages."""
        from quattrocento.site.made import made, service

        pages = self._pages | {name: Page(name, body) for name, body in made().items()}
        files = {name: page.body for name, page in pages.items()}
        sent = {name: page.sent for name, page in pages.items()}
        return pages | {SERVICE: Page(SERVICE, service(script, files, sent))}

    def page(self, path: str, accepted: str, known: str) -> Response:
        """The file of a path, for a browser that takes these encodings and knows this version."""
        page = self._pages.get(path)
        name = path
        if page is None and "." not in path.rsplit("/", 1)[-1]:
            name = "index.html"
            page = self._pages.get(name)
            if page is None:
                return Response(MISSING.encode(), "text/html; charset=utf-8", 503)
        if page is None:
            return Response(b"There is no such page.", "text/plain", 404)
        # A file under assets has its content's hash in its name.
        lasting = name.startswith("assets/")
        headers = [
            ("cache-control", "public, max-age=31536000, immutable" if lasting else "no-cache"),
            ("etag", page.etag),
            ("vary", "Accept-Encoding"),
        ]
        if known == page.etag:
            return Response(b"", page.kind, 304, headers)
        for encoding, body in page.packed.items():
            if encoding in accepted:
                return Response(body, page.kind, 200, [*headers, ("content-encoding", encoding)])
        return Response(page.body, page.kind, 200, headers)
