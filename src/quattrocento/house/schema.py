"""The tables of the database as the present code reads them; `migrations` makes them."""

from __future__ import annotations

from sqlalchemy import Column, Connection, Double, Integer, MetaData, String, Table, Text, text

METADATA = MetaData()

people = Table(
    "people",
    METADATA,
    Column("id", String(16), primary_key=True),
    Column("name", String(40), nullable=False),
    Column("login", String(40), unique=True),
    Column("password", String(200)),
    Column("epoch", Integer, nullable=False),
    Column("language", String(8), nullable=False),
    Column("notices", Text, nullable=False),
    Column("created", Double, nullable=False),
    Column("role", String(8)),
    Column("banned", Double),
    Column("muted", Double),
    Column("address", String(254)),
)
sessions = Table(
    "sessions",
    METADATA,
    Column("id", String(64), primary_key=True),
    Column("person", String(16), nullable=False),
    Column("created", Double, nullable=False),
    Column("seen", Double, nullable=False),
    Column("agent", String(200), nullable=False),
)
names = Table(
    "names",
    METADATA,
    Column("key", String(400), primary_key=True),
    Column("person", String(16), nullable=False),
)
tables = Table(
    "tables",
    METADATA,
    Column("id", String(16), primary_key=True),
    Column("name", String(60), nullable=False),
    Column("game", String(40), nullable=False),
    Column("rules", Integer, nullable=False),
    Column("options", Text, nullable=False),
    Column("private", Integer, nullable=False),
    Column("invite", String(32), nullable=False),
    Column("host", String(16), nullable=False),
    Column("pace", Text, nullable=False),
    Column("confirm_turn", Integer, nullable=False),
    Column("state", String(16), nullable=False),
    Column("version", Integer, nullable=False),
    Column("moves", Integer, nullable=False),
    Column("events", Integer, nullable=False),
    Column("deciding", Integer),
    Column("round", Integer),
    Column("clocks", Text),
    Column("deadline", Double),
    Column("asked", Text),
    Column("held", Text),
    Column("result", Text),
    Column("rematch", String(16)),
    Column("created", Double, nullable=False),
    Column("changed", Double, nullable=False),
    Column("orders_given", Integer, nullable=False),
    Column("lesson", Integer, nullable=False),
    Column("studied", String(16)),
    Column("redo", Text),
    Column("sealed_given", Integer, nullable=False),
    Column("choosing", Text),
    Column("waits", Text),
    Column("offered", Text),
    Column("hints", String(10), nullable=False),
    Column("hinted", Integer, nullable=False),
)
FIXED = frozenset(
    (
        "id", "name", "game", "rules", "options", "private", "invite", "pace", "confirm_turn",
        "created", "hints",
    )
)  # fmt: skip
"""What never changes in the row of a table."""
seats = Table(
    "seats",
    METADATA,
    Column("table_id", String(16), primary_key=True),
    Column("seat", Integer, primary_key=True, autoincrement=False),
    Column("kind", String(8), nullable=False),
    Column("person", String(16)),
    Column("name", String(40), nullable=False),
    Column("level", String(40)),
    Column("resigned", Integer, nullable=False),
    Column("account", Integer, nullable=False),
)
moves = Table(
    "moves",
    METADATA,
    Column("table_id", String(16), primary_key=True),
    Column("number", Integer, primary_key=True, autoincrement=False),
    Column("seat", Integer),
    Column("move", Text, nullable=False),
)
changes = Table(
    "changes",
    METADATA,
    Column("table_id", String(16), primary_key=True),
    Column("version", Integer, primary_key=True, autoincrement=False),
    Column("at", Double, nullable=False),
    Column("kind", String(16), nullable=False),
    Column("seat", Integer),
    Column("key", String(80)),
    Column("events", Text, nullable=False),
)
chat = Table(
    "chat",
    METADATA,
    Column("table_id", String(16), primary_key=True),
    Column("number", Integer, primary_key=True, autoincrement=False),
    Column("person", String(16), nullable=False),
    Column("seat", Integer),
    Column("name", String(40), nullable=False),
    Column("text", Text, nullable=False),
    Column("at", Double, nullable=False),
    Column("account", Integer, nullable=False),
)
orders = Table(
    "orders",
    METADATA,
    Column("table_id", String(16), primary_key=True),
    Column("seat", Integer, primary_key=True, autoincrement=False),
    Column("number", Integer, primary_key=True, autoincrement=False),
    Column("key", String(80), nullable=False),
    Column("kind", String(40), nullable=False),
    Column("amount", Integer),
    Column("matter", String(80), nullable=False),
    Column("state", String(8), nullable=False),
    Column("reason", String(40)),
)
sealed = Table(
    "sealed",
    METADATA,
    Column("table_id", String(16), primary_key=True),
    Column("seat", Integer, primary_key=True, autoincrement=False),
    Column("number", Integer, primary_key=True, autoincrement=False),
    Column("key", String(80), nullable=False),
    Column("moves", Text, nullable=False),
    Column("given", Integer, nullable=False),
    Column("undone", Text, nullable=False),
)
notes = Table(
    "notes",
    METADATA,
    Column("table_id", String(16), primary_key=True),
    Column("person", String(16), primary_key=True),
    Column("text", Text, nullable=False),
)
outbox = Table(
    "outbox",
    METADATA,
    Column("id", String(16), primary_key=True),
    Column("person", String(16), nullable=False),
    Column("table_id", String(16), nullable=False),
    Column("channel", String(16), nullable=False),
    Column("kind", String(16), nullable=False),
    Column("due", Double, nullable=False),
    Column("tries", Integer, nullable=False),
    Column("why", Text),
    Column("dead", Double),
    Column("subscription", String(16)),
)
subscriptions = Table(
    "subscriptions",
    METADATA,
    Column("id", String(16), primary_key=True),
    Column("session", String(64), nullable=False, unique=True),
    Column("person", String(16), nullable=False),
    Column("endpoint", String(1000), nullable=False),
    Column("p256dh", String(100), nullable=False),
    Column("auth", String(30), nullable=False),
    Column("kinds", String(80), nullable=False),
    Column("created", Double, nullable=False),
)
jobs = Table(
    "jobs",
    METADATA,
    Column("id", String(16), primary_key=True),
    Column("table_id", String(16), nullable=False),
    Column("version", Integer, nullable=False),
    Column("due", Double, nullable=False),
    Column("owner", String(16), nullable=False),
    Column("cost", Double, nullable=False),
)
bot_use = Table(
    "bot_use",
    METADATA,
    Column("owner", String(16), primary_key=True),
    Column("seconds", Double, nullable=False),
    Column("at", Double, nullable=False),
)
host_log = Table(
    "host_log",
    METADATA,
    Column("number", Integer, primary_key=True, autoincrement=False),
    Column("at", Double, nullable=False),
    Column("host", String(40), nullable=False),
    Column("act", String(20), nullable=False),
    Column("about", String(16), nullable=False),
    Column("told", Text, nullable=False),
    Column("news", Text, nullable=False),
)
reports = Table(
    "reports",
    METADATA,
    Column("id", String(16), primary_key=True),
    Column("at", Double, nullable=False),
    Column("reporter", String(16), nullable=False),
    Column("person", String(16), nullable=False),
    Column("table_id", String(16), nullable=False),
    Column("line", Integer),
    Column("text", Text, nullable=False),
    Column("done", Double),
)
blocks = Table(
    "blocks",
    METADATA,
    Column("person", String(16), primary_key=True),
    Column("blocked", String(16), primary_key=True),
)
codes = Table(
    "codes",
    METADATA,
    Column("hash", String(64), primary_key=True),
    Column("person", String(16), nullable=False),
    Column("kind", String(8), nullable=False),
    Column("epoch", Integer, nullable=False),
    Column("until", Double, nullable=False),
)
meta = Table(
    "meta",
    METADATA,
    Column("name", String(40), primary_key=True),
    Column("value", Text, nullable=False),
)
_SET = text(
    "INSERT INTO meta (name, value) VALUES (:name, :value) "
    "ON CONFLICT (name) DO UPDATE SET value = excluded.value"
)


def set_meta(connection: Connection, name: str, value: str) -> None:
    """Write one of the words that the house keeps about itself."""
    connection.execute(_SET, {"name": name, "value": value})
