"""The program as files, on a host that serves nothing else and can be cut off."""

from __future__ import annotations

import threading
from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path

from quattrocento.house.pages import STATIC
from quattrocento.site.made import SERVICE, service
from quattrocento.site.writing import write_site

BASE = "some/where"
"""Hosts of files serve a project below a path of its own."""


class Quiet(SimpleHTTPRequestHandler):
    def log_message(self, format: str, *args: object) -> None:
        """Nothing: what is fetched is no news."""


class Files:
    """A site of files; it can be closed, opened again, and renewed."""

    def __init__(self, folder: Path, handler: type[SimpleHTTPRequestHandler] = Quiet) -> None:
        self._handler = partial(handler, directory=str(folder))
        self.folder = folder / BASE
        write_site(self.folder)
        self._server: ThreadingHTTPServer | None = None
        self._port = 0

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self._port}/{BASE}/"

    def open(self) -> None:
        if self._server is None:
            self._server = ThreadingHTTPServer(("127.0.0.1", self._port), self._handler)
            self._port = self._server.server_port
            threading.Thread(target=self._server.serve_forever, daemon=True).start()

    def close(self) -> None:
        """From now on nobody answers."""
        if self._server is not None:
            self._server.shutdown()
            self._server.server_close()
            self._server = None

    def renew(self, version: str) -> None:
        """Another version of the pages, which says so."""
        front = self.folder / "index.html"
        lines = [
            line for line in front.read_text("utf-8").split("\n") if "data-version" not in line
        ]
        marked = [*lines[:3], f'<meta name="version" content="{version}" />', *lines[3:]]
        marked[3] = marked[3].replace("<meta", "<meta data-version")
        front.write_text("\n".join(marked), "utf-8")
        files = {
            path.relative_to(self.folder).as_posix(): path.read_bytes()
            for path in self.folder.rglob("*")
            if path.is_file() and path.name not in (SERVICE, ".nojekyll")
        }
        script = (STATIC / SERVICE).read_bytes()
        (self.folder / SERVICE).write_bytes(service(script, files, {}))
