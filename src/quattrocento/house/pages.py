"""The browser's pages: the built client, with the headers that keep it fast and safe."""

from __future__ import annotations

import hashlib
import mimetypes
from importlib.resources import files
from pathlib import Path

from quattrocento.house.calls import Request, Response
from quattrocento.table.errors import Refused

STATIC = Path(str(files("quattrocento.house"))) / "static"
PACKED = (("br", ".br"), ("gzip", ".gz"))
"""Encodings of files that were compressed when the client was built, the best first."""
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

    def __init__(self, path: Path) -> None:
        self.body = path.read_bytes()
        self.etag = f'"{hashlib.sha256(self.body).hexdigest()[:20]}"'
        kind = mimetypes.guess_type(path.name)[0] or "application/octet-stream"
        text = kind.startswith("text/") or kind == "image/svg+xml"
        self.kind = f"{kind}; charset=utf-8" if text else kind
        self.packed = {
            encoding: packed.read_bytes()
            for encoding, suffix in PACKED
            if (packed := path.with_name(path.name + suffix)).is_file()
        }


class Pages:
    """Every file of the client by its path; read when the house opens."""

    def __init__(self, folder: Path = STATIC) -> None:
        packed = tuple(suffix for _, suffix in PACKED)
        self._pages = {
            path.relative_to(folder).as_posix(): Page(path)
            for path in sorted(folder.rglob("*"))
            if path.is_file() and not path.name.endswith((*packed, ".stamp"))
        }

    def answer(self, request: Request) -> Response:
        """A file, or the client's front page for one of its own routes."""
        if request.scope["method"] not in ("GET", "HEAD"):
            raise Refused(405, "no-method", "Pages can only be read.")
        path = request.scope["path"].lstrip("/")
        return self.page(path, request.header(b"accept-encoding"), request.header(b"if-none-match"))

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
