"""The two tables: games with their results, and moves with positions and choices.

`docs/data.md` says what each column holds.
"""

from __future__ import annotations

from typing import Any

VERSION = 1
"""Counts up when a column changes its meaning or goes; new columns may come without that."""
GAMES = "games.parquet"
MOVES = "moves.parquet"
STAMP = b"quattrocento.data"
"""The key of the version in the files' metadata."""


def arrow() -> tuple[Any, Any]:
    """pyarrow and its Parquet part.

    >>> from quattrocento.lab.data.schema import arrow
    >>> [module.__name__ for module in arrow()]
    ['pyarrow', 'pyarrow.parquet']
    """
    import pyarrow
    from pyarrow import parquet

    return pyarrow, parquet


def games_schema() -> Any:
    """One row a game.

    >>> from quattrocento.lab.data.schema import games_schema
    >>> games_schema().names[:4]
    ['game_id', 'source', 'game', 'version']
    """
    pa, _ = arrow()
    words = pa.map_(pa.string(), pa.string())
    points = pa.map_(pa.string(), pa.int32())
    fields = [
        ("game_id", pa.int64()),
        ("source", pa.string()),
        ("game", pa.string()),
        ("version", pa.int32()),
        ("overlay", pa.string()),
        ("options", words),
        ("players", pa.list_(pa.string())),
        ("plays", pa.list_(pa.string())),
        ("finished", pa.bool_()),
        ("moves", pa.int32()),
        ("decisions", pa.int32()),
        ("rounds", pa.int32()),
        ("places", pa.list_(pa.int8())),
        ("scores", pa.list_(pa.int32())),
        ("sources", pa.list_(points)),
    ]
    return pa.schema(fields, metadata={STAMP: str(VERSION)})


def moves_schema() -> Any:
    """One row a move, draws and asides included, in the order of the record.

    >>> from quattrocento.lab.data.schema import moves_schema
    >>> moves_schema().names[:5]
    ['game_id', 'number', 'kind', 'seat', 'verb']
    """
    pa, _ = arrow()
    name = pa.dictionary(pa.int16(), pa.string())
    fields = [
        ("game_id", pa.int64()),
        ("number", pa.int32()),
        ("kind", name),
        ("seat", pa.int8()),
        ("verb", name),
        ("move", pa.string()),
        ("legal", pa.list_(pa.string())),
        ("chosen", pa.int32()),
        ("position", pa.string()),
        ("action", pa.int32()),
        ("actions", pa.list_(pa.int32())),
        ("observation", pa.list_(pa.int16())),
        ("microseconds", pa.int64()),
        ("place", pa.int8()),
        ("score", pa.int32()),
    ]
    return pa.schema(fields, metadata={STAMP: str(VERSION)})
