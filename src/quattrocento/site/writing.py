"""The whole program as a folder of files, for hosts that serve nothing else."""

from __future__ import annotations

from pathlib import Path

from quattrocento.house.door import POLICY
from quattrocento.house.pages import STATIC, client_files
from quattrocento.kernel.errors import QuattrocentoError
from quattrocento.site.made import SERVICE, made, service

PAGE = "index.html"
MARK = ".nojekyll"
"""Some hosts leave out files by their names unless this one is there; it also marks a site."""
FRAMES = "; frame-ancestors 'none'"
"""What a page cannot say of itself, only its host."""


def write_site(folder: Path) -> dict[str, int]:
    """Write it; gives each file with its bytes."""
    if not (STATIC / PAGE).is_file():
        raise QuattrocentoError(
            "the pages have not been built: in a checkout, run npm ci and npm run build in web"
        )
    if folder.exists() and any(folder.iterdir()) and not (folder / MARK).is_file():
        raise QuattrocentoError(f"{folder} holds other files; name a new folder, or an empty one")
    client = {name: path.read_bytes() for name, path in client_files(STATIC).items()}
    script = client.pop(SERVICE)
    files = {**client, PAGE: alone(client[PAGE].decode()).encode(), **made()}
    files |= {SERVICE: service(script, files, {}), MARK: b""}
    for name, body in files.items():
        path = folder / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_bytes(body)
    return {name: len(body) for name, body in files.items()}


def alone(page: str) -> str:
    """The front page as one that no house stands behind, wherever it lies."""
    policy = POLICY.replace(FRAMES, "")
    told = f'<meta http-equiv="Content-Security-Policy" content="{policy}" />'
    return (
        page.replace("<html ", '<html data-house="none" ', 1)
        .replace('="/', '="./')
        .replace("<head>", f"<head>\n    {told}", 1)
    )
