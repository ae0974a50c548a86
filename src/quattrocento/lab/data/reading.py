"""Parquet back to records: the same games, move by move."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from quattrocento.kernel.errors import QuattrocentoError
from quattrocento.kernel.record import FORMAT
from quattrocento.lab.data.schema import GAMES, MOVES, STAMP, VERSION, arrow


def read_data(folder: Path) -> Iterator[tuple[str, str]]:
    """Each game of a folder: what it was read from, and its record as a file's text.

    >>> from pathlib import Path
    >>> from tempfile import TemporaryDirectory
    >>> import quattrocento
    >>> from quattrocento.lab.data.reading import read_data
    >>> from quattrocento.lab.data.writing import write_data
    >>> from quattrocento.lab.gathering import Found
    >>> text = quattrocento.start("signorie", seats=2, seed=7).record.dumps()
    >>> found = Found("mine.jsonl", text, overlay=None, times=[])
    >>> with TemporaryDirectory() as folder:
    ...     counts = write_data([found], Path(folder), positions=False)
    ...     dict(read_data(Path(folder))) == {"mine.jsonl": text}
    True
    """
    moves = _moves(folder)
    number, lines = next(moves, (-1, []))
    for row in _open(folder / GAMES).read().to_pylist():
        if Path(row["source"]).name != row["source"] or row["source"] == "..":
            # It would be written somewhere else than into the folder that was named.
            raise QuattrocentoError(f"{folder}: {row['source']!r} is not the name of a record")
        played: list[str] = []
        while number == row["game_id"]:
            played += lines
            number, lines = next(moves, (-1, []))
        if len(played) != row["moves"]:
            raise QuattrocentoError(
                f"{folder}: {row['source']} has {row['moves']} moves, and {len(played)} are there"
            )
        yield row["source"], "\n".join([json.dumps(_header(row), ensure_ascii=False), *played, ""])


def _header(row: dict[str, Any]) -> dict[str, Any]:
    return {
        "quattrocento": FORMAT,
        "game": row["game"],
        "version": row["version"],
        "seats": row["players"],
        "options": dict(row["options"]),
        "overlay": row["overlay"],
        "moves": row["moves"],
    }


def _moves(folder: Path) -> Iterator[tuple[int, list[str]]]:
    """Runs of moves of one game; a game may be spread over several groups of rows."""
    file = _open(folder / MOVES)
    for batch in file.iter_batches(columns=["game_id", "move"]):
        run: list[str] = []
        last = -1
        for number, move in zip(*batch.to_pydict().values(), strict=True):
            if run and number != last:
                yield last, run
                run = []
            last = number
            run.append(move)
        if run:
            yield last, run


def _open(path: Path) -> Any:
    """A table that this program wrote, in the version it reads."""
    pa, parquet = arrow()
    try:
        file = parquet.ParquetFile(path)
    except (OSError, pa.ArrowInvalid) as error:
        raise QuattrocentoError(f"cannot read {path}: {error}") from None
    version = (file.schema_arrow.metadata or {}).get(STAMP)
    if version != str(VERSION).encode():
        raise QuattrocentoError(f"{path} is not in version {VERSION} of the data's schema")
    return file
