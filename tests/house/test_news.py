"""News between processes: in pieces that PostgreSQL carries, and complete."""

from __future__ import annotations

import msgspec

from quattrocento.house.news import LONGEST, News, Told, looking_news, read_news, table_news


def lengths(pieces: list[News]) -> list[int]:
    return [len(msgspec.json.encode(piece)) for piece in pieces]


def test_changes_travel_along_as_long_as_they_need_few_words() -> None:
    sizes = [10, 3000, 4000, 9000, 500, 7000, 20]
    told = {f"table{size}": Told({"version": size}, [], "x" * size) for size in sizes}
    versions = {table: change.row["version"] for table, change in told.items()} | {"undone": 7}
    pieces = table_news("me", versions, told, jobs=True, post=False)
    assert max(lengths(pieces)) <= LONGEST
    heard = [read_news(msgspec.json.encode(piece)) for piece in pieces]
    every: dict[str, int] = {}
    for news in heard:
        every |= news.tables
        for table, change in news.changes.items():
            assert change == told[table]
    assert every == versions
    carried = {table for news in heard for table in news.changes}
    assert carried == set(told) - {"table9000"}
    assert [news.jobs for news in heard] == [True] + [False] * (len(heard) - 1)


def test_a_full_house_tells_who_is_looking_in_pieces() -> None:
    looking = {
        f"table{number:05}": [f"person{one:04}" for one in range(5)] for number in range(500)
    }
    looking["theatre"] = [f"person{one:04}" for one in range(2000)]
    pieces = looking_news("me", looking, hello=True)
    assert max(lengths(pieces)) <= LONGEST
    assert [piece.hello for piece in pieces] == [True] + [False] * (len(pieces) - 1)
    heard: dict[str, list[str]] = {}
    for piece in pieces:
        heard |= piece.looking
    assert set(heard) == set(looking)
    theatre = heard.pop("theatre")
    assert len(theatre) > 100
    assert heard == {table: looking[table] for table in heard}
    assert looking_news("me", {}) == [News(teller="me")]
