"""A flight recorder in the database: triggers that write down what is stored, and at which version.

The house knows nothing of it. Moves that are taken back and notices that were sent are deleted by
the house; here they stay, so that every message can be held against the game as it was then.
"""

from __future__ import annotations

from sqlalchemy import create_engine, text
from sqlalchemy.engine import make_url

VERSION = "(SELECT version FROM tables WHERE id = {row}.table_id)"
TABLES = {
    "storm_moves": "table_id TEXT, version INTEGER, number INTEGER, move TEXT",
    "storm_tables": "table_id TEXT, version INTEGER, state TEXT, deciding INTEGER, held TEXT",
    "storm_seats": "table_id TEXT, version INTEGER, seat INTEGER, person TEXT",
    "storm_sealed":
        "table_id TEXT, version INTEGER, seat INTEGER, number INTEGER, key TEXT, moves TEXT",
    "storm_outbox": "table_id TEXT, version INTEGER, id TEXT, person TEXT, kind TEXT, what TEXT",
}  # fmt: skip
"""What is written down, each row with a number in the order of writing."""
TRIGGERS = (
    ("moves", "INSERT", "storm_moves", "NEW.table_id, {version}, NEW.number, NEW.move"),
    ("moves", "DELETE", "storm_moves", "OLD.table_id, {version}, OLD.number, NULL"),
    ("tables", "INSERT", "storm_tables", "NEW.id, NEW.version, NEW.state, NEW.deciding, NEW.held"),
    ("tables", "UPDATE", "storm_tables", "NEW.id, NEW.version, NEW.state, NEW.deciding, NEW.held"),
    ("seats", "INSERT", "storm_seats", "NEW.table_id, {version}, NEW.seat, NEW.person"),
    ("sealed", "INSERT", "storm_sealed",
     "NEW.table_id, {version}, NEW.seat, NEW.number, NEW.key, NEW.moves"),
    ("outbox", "INSERT", "storm_outbox",
     "NEW.table_id, {version}, NEW.id, NEW.person, NEW.kind, 'in'"),
    ("outbox", "DELETE", "storm_outbox",
     "OLD.table_id, {version}, OLD.id, OLD.person, OLD.kind, 'out'"),
)  # fmt: skip


def install(database: str) -> None:
    """Begin to record; the house has made its tables, and nobody plays yet."""
    url = make_url(database)
    shared = url.get_backend_name() == "postgresql"
    engine = create_engine(url.set(drivername="postgresql+psycopg") if shared else url)
    counter = "SERIAL" if shared else "INTEGER"
    with engine.begin() as connection:
        for name, columns in TABLES.items():
            made = f"CREATE TABLE {name} (n {counter} PRIMARY KEY, {columns})"
            connection.execute(text(made))
        for table, when, into, values in TRIGGERS:
            row = "OLD" if when == "DELETE" else "NEW"
            columns = ", ".join(part.split()[0] for part in TABLES[into].split(", "))
            filled = values.format(version=VERSION.format(row=row))
            insert = f"INSERT INTO {into} ({columns}) SELECT {filled}"
            for statement in _trigger(shared, f"storm_{table}_{when}".lower(), table, when, insert):
                connection.execute(text(statement))
    engine.dispose()


def _trigger(shared: bool, name: str, table: str, when: str, insert: str) -> list[str]:
    after = f"AFTER {when} ON {table} FOR EACH ROW"
    if not shared:
        return [f"CREATE TRIGGER {name} {after} BEGIN {insert}; END"]
    body = f"BEGIN {insert}; RETURN NULL; END"
    return [
        f"CREATE FUNCTION {name}() RETURNS trigger LANGUAGE plpgsql AS $$ {body} $$",
        f"CREATE TRIGGER {name} {after} EXECUTE FUNCTION {name}()",
    ]
