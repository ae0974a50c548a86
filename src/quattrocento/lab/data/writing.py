"""Records to Parquet: each is replayed, and what could have been chosen is written beside it."""

from __future__ import annotations

import json
from collections.abc import Iterable
from pathlib import Path
from typing import Any

from quattrocento.kernel.errors import BadRecord, IllegalMove, QuattrocentoError
from quattrocento.kernel.play import ASIDE, attempt, is_over, legal, next_decision
from quattrocento.kernel.record import Record, read_header, read_record
from quattrocento.kernel.step import Move
from quattrocento.lab.data.schema import GAMES, MOVES, arrow, games_schema, moves_schema
from quattrocento.lab.gathering import Found
from quattrocento.lab.playing import rule_set
from quattrocento.players.perspective import Perspective

ROWS = 20_000
"""Moves that are kept in memory before they are written as one group of rows."""


def write_data(
    found: Iterable[Found], folder: Path, positions: bool, numbers: bool = False
) -> tuple[int, int]:
    """Write both tables into a folder; gives the number of games and of moves.

    >>> from pathlib import Path
    >>> from tempfile import TemporaryDirectory
    >>> import quattrocento
    >>> from quattrocento.lab.data.writing import write_data
    >>> from quattrocento.lab.gathering import Found
    >>> record = quattrocento.start("signorie", seats=2, seed=7).record
    >>> found = Found("mine.jsonl", record.dumps(), overlay=None, times=[])
    >>> with TemporaryDirectory() as folder:
    ...     print(write_data([found], Path(folder), positions=False))
    ...     print(sorted(path.name for path in Path(folder).iterdir()))
    (1, 6)
    ['games.parquet', 'moves.parquet']
    """
    _, parquet = arrow()
    try:
        folder.mkdir(parents=True, exist_ok=True)
        with (
            parquet.ParquetWriter(folder / GAMES, games_schema(), compression="zstd") as games,
            parquet.ParquetWriter(folder / MOVES, moves_schema(), compression="zstd") as moves,
        ):
            return _write(found, games, moves, positions, numbers)
    except OSError as error:
        raise QuattrocentoError(f"cannot write to {folder}: {error.strerror}") from None


def _write(
    found: Iterable[Found], games: Any, moves: Any, positions: bool, numbers: bool
) -> tuple[int, int]:
    pa, _ = arrow()
    game_rows: list[dict[str, Any]] = []
    rows: list[dict[str, Any]] = []
    written = count = 0
    for number, each in enumerate(found):
        game_row, move_rows = rows_of(each, number, positions, numbers)
        game_rows.append(game_row)
        rows += move_rows
        count += 1
        if len(rows) >= ROWS:
            moves.write_table(pa.Table.from_pylist(rows, moves_schema()))
            written += len(rows)
            rows.clear()
    moves.write_table(pa.Table.from_pylist(rows, moves_schema()))
    games.write_table(pa.Table.from_pylist(game_rows, games_schema()))
    return count, written + len(rows)


def rows_of(
    found: Found, number: int, positions: bool, numbers: bool = False
) -> tuple[dict[str, Any], list[dict[str, Any]]]:
    """The row of a game and those of its moves.

    >>> import quattrocento
    >>> from quattrocento.lab.data.writing import rows_of
    >>> from quattrocento.lab.gathering import Found
    >>> match = quattrocento.start("signorie", seats=2, seed=7)
    >>> events = match.play(("take_die", "red", 4))
    >>> found = Found("mine.jsonl", match.record.dumps(), overlay=None, times=[])
    >>> game, moves = rows_of(found, 0, positions=False)
    >>> game["finished"], moves[-1]["verb"], moves[-1]["chosen"], len(moves[-1]["legal"])
    (False, 'take_die', 2, 9)
    """
    header = read_header(found.record)
    game = rule_set(header["game"], found.overlay)
    record = read_record(game, found.record)
    rows: list[dict[str, Any]] = []
    position = _tell(record, rows, positions, numbers)
    standing = game.standing(position)
    decisions = [row for row in rows if row["kind"] == "decision"]
    for row, time in zip(decisions, found.times, strict=False):
        row["microseconds"] = time
    for row in rows:
        row["game_id"] = number
        if row["seat"] is not None:
            row["place"] = standing.places[row["seat"]]
            row["score"] = standing.scores[row["seat"]]
    return {
        "game_id": number,
        "source": found.name,
        "game": game.name,
        "version": game.version,
        "overlay": game.overlay,
        "options": record.options,
        "players": record.seats,
        "plays": [game.plays(position, seat) for seat in range(len(record.seats))],
        "finished": is_over(position),
        "moves": len(rows),
        "decisions": len(decisions),
        "rounds": game.rounds(position),
        "places": standing.places,
        "scores": standing.scores,
        "sources": standing.sources,
    }, rows


def _tell(record: Record[Any], rows: list[dict[str, Any]], positions: bool, numbers: bool) -> Any:
    """Add a row for each move, and give the position after the last one."""
    position = record.start()
    for number, move in enumerate(record.moves):
        row: dict[str, Any] = {
            "number": number, "kind": "chance", "seat": None, "verb": str(move[0]),
            "move": spelt(move),
        }  # fmt: skip
        decision = next_decision(position)
        if move[0] == ASIDE:
            row |= {"kind": "aside", "seat": move[1], "verb": str(move[2])}
        elif decision is not None:
            choices = legal(position)
            row |= {"kind": "decision", "seat": decision.seat}
            row["legal"] = [spelt(choice) for choice in choices]
            row["chosen"] = choices.index(move) if move in choices else None
            if positions:
                row["position"] = json.dumps(position.dump(), ensure_ascii=False)
            if numbers:
                seen = Perspective(record.game, position, decision.seat)
                row |= {"actions": seen.actions(), "observation": seen.observation()}
                row["action"] = row["actions"][row["chosen"]] if move in choices else None
        try:
            attempt(position, move)
        except IllegalMove as error:
            raise BadRecord(number + 2, str(error)) from None
        rows.append(row)
    return position


def spelt(move: Move) -> str:
    """A move as it stands in a record.

    >>> from quattrocento.lab.data.writing import spelt
    >>> spelt(("take_die", "red", 4))
    '["take_die", "red", 4]'
    """
    return json.dumps(move, ensure_ascii=False)
