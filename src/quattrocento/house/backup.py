"""Backup and restore: the whole house in one file that fits SQLite and PostgreSQL alike.

Compressed JSON Lines: a header, the rows of every table, and a last line that says how many there
must be. A file without its last line is no backup.
"""

from __future__ import annotations

import gzip
import json
import os
import re
import time
import zlib
from collections.abc import Iterator
from datetime import UTC, datetime
from pathlib import Path
from typing import IO, Any

from sqlalchemy import Connection, MetaData, inspect, select
from sqlalchemy.exc import SQLAlchemyError

from quattrocento.house import schema
from quattrocento.house.files import FILE
from quattrocento.house.migrations import MIGRATIONS, migrate, schema_of
from quattrocento.house.store import Store, trouble
from quattrocento.kernel.errors import QuattrocentoError

FORMAT = 1
_NAMED = re.compile(r"house-\d{8}-\d{6}\.backup")
MANY = 500
"""Rows in one insert."""
TABLES = (
    "people", "sessions", "subscriptions", "names", "tables", "seats", "moves", "changes", "chat",
    "orders", "sealed", "notes", "outbox", "host_log", "reports", "blocks", "meta",
)  # fmt: skip
"""In the order in which they refer to each other; jobs are left anew when a house opens."""


def back_up(store: Store, path: Path) -> dict[str, int]:
    """Write everything as it is at one moment, while the house may be open; gives the rows."""
    if path.exists():
        raise QuattrocentoError(f"{path} exists already; nothing was written")
    draft = path.with_name(path.name + ".new")
    try:
        # Readable by its owner alone, and nobody else's file or link: it holds secrets.
        draft.unlink(missing_ok=True)
        handle = os.open(draft, os.O_WRONLY | os.O_CREAT | os.O_EXCL, FILE)
        with os.fdopen(handle, "wb") as raw:
            with gzip.open(raw, "wt", encoding="utf-8") as file:
                counts = _write(store, file)
            raw.flush()
            os.fsync(raw.fileno())
        # A hard link, unlike renaming, never replaces what came to be there meanwhile.
        os.link(draft, path)
    except FileExistsError:
        raise QuattrocentoError(f"{path} exists already; nothing was written") from None
    except OSError as error:
        raise QuattrocentoError(f"cannot write {path}: {error.strerror}") from None
    except SQLAlchemyError as error:
        raise QuattrocentoError(f"cannot back up: {trouble(error)}") from None
    finally:
        draft.unlink(missing_ok=True)
    return counts


def named_by_time(folder: Path) -> Path:
    """The backup of this moment; names sort as the times do."""
    return folder / f"house-{datetime.now(UTC):%Y%m%d-%H%M%S}.backup"


def drop_old(folder: Path, keep: int) -> list[Path]:
    """Throw away all but the last backups that were named by their time; nothing else."""
    named = sorted(path for path in folder.iterdir() if _NAMED.fullmatch(path.name))
    for old in named[:-keep]:
        old.unlink()
    return named[:-keep]


def _write(store: Store, file: IO[str]) -> dict[str, int]:
    counts: dict[str, int] = {}
    level = "REPEATABLE READ" if store.reading.name == "postgresql" else "SERIALIZABLE"
    with store.reading.connect().execution_options(isolation_level=level) as connection:
        number = schema_of(connection)
        header = {"quattrocento-backup": FORMAT, "schema": number, "at": time.time()}
        file.write(json.dumps(header) + "\n")
        for name in TABLES:
            table = schema.METADATA.tables[name]
            columns = [column.name for column in table.columns]
            file.write(json.dumps({"table": name, "columns": columns}) + "\n")
            counts[name] = 0
            rows = connection.execution_options(yield_per=MANY).execute(select(table))
            for row in rows:
                if name == "meta" and row[0] == "schema":
                    continue
                file.write(json.dumps(list(row), ensure_ascii=False) + "\n")
                counts[name] += 1
    file.write(json.dumps({"rows": counts}) + "\n")
    return counts


def restore(store: Store, path: Path) -> dict[str, int]:
    """Fill an empty database from a backup, all or nothing; one that is not empty is refused."""
    store.hold()
    try:
        with gzip.open(path, "rt", encoding="utf-8") as file, store.writing.begin() as connection:
            _check_empty(connection)
            return _read(connection, file)
    except FileNotFoundError:
        raise QuattrocentoError(f"there is no file {path}") from None
    except (OSError, EOFError, UnicodeError, OverflowError, zlib.error) as error:
        raise QuattrocentoError(f"{path} is no whole backup: {error}") from None
    except SQLAlchemyError as error:
        raise QuattrocentoError(f"cannot restore: {trouble(error)}") from error


def _check_empty(connection: Connection) -> None:
    present = inspect(connection).get_table_names()
    for name in TABLES:
        if name in present and name != "meta":
            table = schema.METADATA.tables[name]
            if connection.execute(select(table.c[table.columns.keys()[0]]).limit(1)).first():
                raise QuattrocentoError("the database is not empty; nothing was restored")


def _read(connection: Connection, file: IO[str]) -> dict[str, int]:
    lines = _lines(file)
    header = next(lines, None)
    if not isinstance(header, dict) or header.get("quattrocento-backup") != FORMAT:
        raise QuattrocentoError("this is not a backup of a house, or of a newer one")
    number = header.get("schema")
    if not isinstance(number, int) or not 0 < number <= len(MIGRATIONS):
        raise QuattrocentoError(f"the backup has schema {number}: use a newer program")
    if schema_of(connection) == 0:
        migrate(connection, number)
    if schema_of(connection) != number:
        raise QuattrocentoError("the database has another schema; restore into a new one")
    known = MetaData()
    known.reflect(connection)
    connection.execute(known.tables["meta"].delete().where(known.tables["meta"].c.name != "schema"))
    counts = _fill(connection, lines, known)
    migrate(connection)
    return counts


def _fill(connection: Connection, lines: Iterator[Any], known: MetaData) -> dict[str, int]:
    counts: dict[str, int] = {}
    name, columns, rows = "", [""], list[dict[str, Any]]()

    def flush() -> None:
        if rows:
            connection.execute(known.tables[name].insert(), rows)
            counts[name] += len(rows)
            rows.clear()

    for line in lines:
        if isinstance(line, list) and len(line) == len(columns) and name:
            rows.append(dict(zip(columns, line, strict=True)))
            if len(rows) == MANY:
                flush()
        elif isinstance(line, dict) and line.get("table") in TABLES:
            flush()
            name, said = line["table"], line.get("columns")
            counts[name] = 0
            there = known.tables[name].columns.keys()
            if not isinstance(said, list) or not all(one in there for one in said):
                raise QuattrocentoError(f"the backup's table {name} has columns nobody knows")
            columns = said
        elif isinstance(line, dict) and "rows" in line:
            flush()
            if line["rows"] != counts:
                raise QuattrocentoError("the backup is damaged: rows are missing")
            return counts
        else:
            raise QuattrocentoError("the backup is damaged: a line makes no sense")
    raise QuattrocentoError("the backup is cut off: its last line is missing")


def _lines(file: IO[str]) -> Iterator[Any]:
    for line in file:
        try:
            yield json.loads(line)
        except (ValueError, RecursionError):
            raise QuattrocentoError("the backup is damaged: a line is not JSON") from None
