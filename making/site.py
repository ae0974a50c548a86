"""A hook of MkDocs: pages written as GitHub reads them, read by the site in the same way."""

from __future__ import annotations

import re
from typing import Any

REPOSITORY = "https://github.com/quattrocento/quattrocento/blob/main"
OUTSIDE = re.compile(r"\]\((?:\.\./)+(?!docs/)([^)]*)\)")

BLOCK = re.compile(r"(^```.*?^```$)", re.MULTILINE | re.DOTALL)
LIST = re.compile(r"^((?![-*] |\d+\. |\s).+)\n(?=(?:[-*]|\d+\.) )", re.MULTILINE)
"""A line that is no part of a list, and one below it begins."""


def on_page_markdown(markdown: str, page: Any, **_: Any) -> str:
    """The text of a page: links out of the documents lead to the repository, and lists begin."""
    deep = page.file.src_uri.count("/")

    def outward(found: re.Match[str]) -> str:
        ups = found.group(0).count("../")
        return f"]({REPOSITORY}/{found[1]})" if ups > deep else found.group(0)

    parts = BLOCK.split(OUTSIDE.sub(outward, markdown))
    # Without an empty line a list would go on with the sentence.
    return "".join(part if BLOCK.match(part) else LIST.sub(r"\1\n\n", part) for part in parts)
