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
    asset = pages.page("assets/main-1a2b.js", "", "")
    assert asset.body == b"play()"
    assert asset.kind == "text/javascript; charset=utf-8"
    assert dict(asset.headers)["cache-control"] == "public, max-age=31536000, immutable"
    front = pages.page("", "", "")
    assert front.body == b"<p>front page"
    assert dict(front.headers)["cache-control"] == "no-cache"
    again = pages.page("", "", dict(front.headers)["etag"])
    assert (again.status, again.body) == (304, b"")


def test_the_best_compression_that_the_browser_knows(pages: Pages) -> None:
    for accepted, body in (("gzip, deflate, br", b"small"), ("gzip", b"smaller"), ("", b"play()")):
        answer = pages.page("assets/main-1a2b.js", accepted, "")
        assert answer.body == body
        assert dict(answer.headers)["vary"] == "Accept-Encoding"


def test_the_clients_own_routes_show_the_front_page(pages: Pages) -> None:
    assert pages.page("table/abc", "", "").body == b"<p>front page"
    for path in ("assets/nowhere.js", "../pages.py", "build.stamp", "assets/main-1a2b.js.br"):
        assert pages.page(path, "", "").status == 404


def test_missing_pages_say_what_to_do(tmp_path: Path) -> None:
    answer = Pages(tmp_path / "nowhere").page("", "", "")
    assert answer.status == 503
    assert "npm run build" in answer.body.decode()
