"""What the documents show is true: their code runs, their examples load."""

from __future__ import annotations

import doctest
import re
from pathlib import Path

import pytest

import quattrocento

DOCUMENTS = Path(__file__).parents[1] / "docs"
CUT_FROM = (".py", ".md", ".toml", ".ftl", ".ts", ".svelte")


@pytest.mark.parametrize(
    "name", ["environments.md", "formats.md", "kernel.md", "library.md", "positions.md"]
)
def test_the_code_in_a_document_runs_as_it_stands(
    name: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(DOCUMENTS.parent)
    text = (DOCUMENTS / name).read_text("utf-8")
    blocks = re.findall(r"^```pycon\n(.*?)^```$", text, re.MULTILINE | re.DOTALL)
    assert blocks
    test = doctest.DocTestParser().get_doctest("\n".join(blocks), {}, name, name, 0)
    result = doctest.DocTestRunner(optionflags=doctest.ELLIPSIS).run(test)
    assert result.attempted > 0
    assert result.failed == 0


def test_the_player_that_a_document_writes_plays_a_game(
    capsys: pytest.CaptureFixture[str],
) -> None:
    text = (DOCUMENTS / "players.md").read_text("utf-8")
    block = re.search(r"^```python\n(.*?)^```$", text, re.MULTILINE | re.DOTALL)
    assert block is not None
    exec(block.group(1), {})
    assert re.fullmatch(r"\[\d+, \d+\]\n", capsys.readouterr().out)


def test_what_is_shown_of_the_example_game_is_cut_from_it() -> None:
    root = DOCUMENTS.parent
    text = (DOCUMENTS / "add-a-game.md").read_text("utf-8")
    folders = ("examples/palio", "tests/palio")
    paths = [path for folder in folders for path in sorted((root / folder).rglob("*.*"))]
    whole = "\n".join(bare(path.read_text("utf-8")) for path in paths if path.suffix in CUT_FROM)
    blocks = re.findall(r"^```(\w+)?\n(.*?)^```$", text, re.MULTILINE | re.DOTALL)
    shown = [block for kind, block in blocks if "quattrocento play" not in block]
    assert len(shown) > 12
    for block in shown:
        assert bare(block) in whole, block


def bare(text: str) -> str:
    """What is said, however it is set."""
    return re.sub(r"\s+", "", text).replace(",)", ")").replace(",]", "]")


FOR_WHOM = re.compile(
    r"\b[Ff]or (whoever|those|everybody|players|programmers|researchers|writers)\b"
)


@pytest.mark.parametrize("page", sorted(DOCUMENTS.rglob("*.md")), ids=lambda page: page.name)
def test_a_page_begins_with_what_it_is_for(page: Path) -> None:
    title, first = page.read_text("utf-8").split("\n\n", 2)[:2]
    assert title.startswith("# ")
    assert FOR_WHOM.search(first), f"{page.name} begins with: {first[:80]}"


def test_the_reference_has_every_public_name() -> None:
    told = (DOCUMENTS / "api" / "library.md").read_text("utf-8")
    for name in quattrocento.__all__:
        assert re.search(rf"(^::: |`)quattrocento\.{name}\b", told, re.M), f"{name} is missing"
    for name in re.findall(r"^::: quattrocento\.([A-Za-z_]\w*)$", told, re.M):
        assert name in quattrocento.__all__, f"{name} is not public"


LINK = re.compile(r"\]\(([^)\s:]*?)(?:#([^)\s]*))?\)")


def anchors(text: str) -> set[str]:
    """The anchors of a page's headings, as GitHub and the site make them."""
    found = re.findall(r"^#+ (.+)$", text, re.MULTILINE)
    bare_text = (re.sub(r"\[([^\]]*)\]\([^)]*\)", r"\1", heading) for heading in found)
    return {
        re.sub(r"[^\w\- ]", "", heading).strip().lower().replace(" ", "-") for heading in bare_text
    }


def pages() -> list[Path]:
    return [*DOCUMENTS.rglob("*.md"), *DOCUMENTS.parent.glob("*.md")]


@pytest.mark.parametrize("page", pages(), ids=lambda page: page.name)
def test_every_link_leads_somewhere(page: Path) -> None:
    text = page.read_text("utf-8")
    for target, anchor in LINK.findall(re.sub(r"```.*?```", "", text, flags=re.DOTALL)):
        path = (page.parent / target).resolve() if target else page
        assert path.exists(), f"{page.name} leads to {target}"
        if anchor and path.suffix == ".md":
            assert anchor in anchors(path.read_text("utf-8")), f"{page.name}: {target}#{anchor}"


def test_every_page_is_on_the_site() -> None:
    named = set(
        re.findall(r": ([\w/-]+\.md)$", (DOCUMENTS.parent / "mkdocs.yml").read_text(), re.M)
    )
    assert named == {page.relative_to(DOCUMENTS).as_posix() for page in DOCUMENTS.rglob("*.md")}
