"""A hook of MkDocs: links that leave the documents lead to the repository."""

from __future__ import annotations

import re
from typing import Any

REPOSITORY = "https://github.com/quattrocento/quattrocento/blob/main"
OUTSIDE = re.compile(r"\]\((?:\.\./)+(?!docs/)([^)]*)\)")


def on_page_markdown(markdown: str, page: Any, **_: Any) -> str:
    """The text of a page as the site shows it."""
    deep = page.file.src_uri.count("/")

    def outward(found: re.Match[str]) -> str:
        ups = found.group(0).count("../")
        return f"]({REPOSITORY}/{found[1]})" if ups > deep else found.group(0)

    return OUTSIDE.sub(outward, markdown)
