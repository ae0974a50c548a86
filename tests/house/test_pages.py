"""The browser's pages: the right file with the right headers, and words where they are missing."""

from __future__ import annotations

from pathlib import Path

import pytest

from quattrocento.house.pages import Pages


@pytest.fixture
def pages(tmp_path: Path) -> Pages:
    (tmp_path / "assets").mkdir()
    (tmp_path / "index.html").write_text("<p>front page")
    (tmp_path / "assets" / "main-1a2b.js").write_text("play()")
    (tmp_path / "assets" / "main-1a2b.js.br").write_bytes(b"small")
    (tmp_path / "assets" / "main-1a2b.js.gz").write_bytes(b"smaller")
    (tmp_path / "build.stamp").write_text("x")
    return Pages(tmp_path)


def test_assets_are_kept_for_ever_and_the_front_page_is_asked_for_anew(pages: Pages) -> None:
    asset = pages.answer("assets/main-1a2b.js", "", "")
    assert asset.content == b"play()"
    assert asset.media_type == "text/javascript"
    assert asset.headers["Cache-Control"] == "public, max-age=31536000, immutable"
    front = pages.answer("", "", "")
    assert front.content == b"<p>front page"
    assert front.headers["Cache-Control"] == "no-cache"
    again = pages.answer("", "", front.headers["ETag"])
    assert (again.status_code, again.content) == (304, b"")


def test_the_best_compression_that_the_browser_knows(pages: Pages) -> None:
    for accepted, body in (("gzip, deflate, br", b"small"), ("gzip", b"smaller"), ("", b"play()")):
        answer = pages.answer("assets/main-1a2b.js", accepted, "")
        assert answer.content == body
        assert answer.headers["Vary"] == "Accept-Encoding"


def test_the_clients_own_routes_show_the_front_page(pages: Pages) -> None:
    assert pages.answer("table/abc", "", "").content == b"<p>front page"
    for path in ("assets/nowhere.js", "../pages.py", "build.stamp", "assets/main-1a2b.js.br"):
        assert pages.answer(path, "", "").status_code == 404


def test_missing_pages_say_what_to_do(tmp_path: Path) -> None:
    answer = Pages(tmp_path / "nowhere").answer("", "", "")
    assert answer.status_code == 503
    assert "npm run build" in answer.content.decode()
