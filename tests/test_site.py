"""The site of documents shows a page as it is written."""

from __future__ import annotations

import re
from pathlib import Path
from types import SimpleNamespace

import markdown
import pytest
from making.site import on_page_markdown

DOCUMENTS = Path(__file__).parents[1] / "docs"
EXTENSIONS = ["attr_list", "tables", "sane_lists", "pymdownx.superfences"]
RULES = sorted((DOCUMENTS / "rules").glob("*.md"))


def shown(path: str, text: str) -> str:
    page = SimpleNamespace(file=SimpleNamespace(src_uri=path))
    return str(markdown.markdown(on_page_markdown(text, page=page), extensions=EXTENSIONS))


def test_its_extensions_are_those_of_the_site() -> None:
    settings = (DOCUMENTS.parent / "mkdocs.yml").read_text("utf-8")
    for extension in EXTENSIONS:
        assert f"\n  - {extension}\n" in settings


@pytest.mark.parametrize("page", RULES, ids=lambda page: page.name)
def test_every_rule_has_a_line_and_every_ruling_its_number(page: Path) -> None:
    text = page.read_text("utf-8")
    html = shown(f"rules/{page.name}", text)
    rules = re.findall(r"^- \*\*(\w+-\d+)\*\*", text, re.MULTILINE)
    assert re.findall(r"<li>\s*(?:<p>)?<strong>(\w+-\d+)</strong>", html) == rules
    lists = re.findall(r"<ol(?: start=\"(\d+)\")?>(.*?)</ol>", html, re.DOTALL)
    numbers = [int(at or 1) + n for at, items in lists for n in range(items.count("<li>"))]
    assert numbers == [int(n) for n in re.findall(r"^(\d+)\. ", text, re.MULTILINE)]


def test_a_link_that_leaves_the_documents_leads_to_the_repository() -> None:
    html = shown("rules/virtu.md", "[all](../../README.md) and [more](../library.md)")
    assert '"https://github.com/quattrocento/quattrocento/blob/main/README.md"' in html
    assert '"../library.md"' in html


def test_a_list_in_a_block_of_code_is_left_alone() -> None:
    assert "one\n- two" in shown("library.md", "```\none\n- two\n```\n")
