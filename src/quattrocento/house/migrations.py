"""The database schema, step by step: each migration is a number and the statements it runs.

Numbered statements in one file instead of Alembic: the house has one line of history, both
databases understand the same plain statements, and a fresh database walks the same path as an
old one, so every start tests every migration.
"""

from __future__ import annotations

import json
from collections.abc import Callable

from sqlalchemy import Connection, inspect, text

from quattrocento.house.owning import fill
from quattrocento.kernel.errors import QuattrocentoError
from quattrocento.table.steady import now

MIGRATING = 1_400
"""PostgreSQL's lock of this number belongs to whoever changes the schema."""
Statement = str | Callable[[Connection], None]
"""SQL that both databases understand, or what it cannot say."""


def _keep_cookies(connection: Connection) -> None:
    """Cookies from before there were sessions name a person and an epoch; nobody is logged out."""
    kept = """INSERT INTO sessions (id, person, created, seen, agent)
        SELECT id || '.' || epoch, id, created, :now, '' FROM people"""
    connection.execute(text(kept), {"now": now()})


def _run_together(connection: Connection) -> None:
    """Several clocks may run at once: what was one seat, or none, is a list of them."""
    found = connection.execute(text("SELECT id, clocks FROM tables WHERE clocks IS NOT NULL"))
    for table, words in found.all():
        try:
            clocks = json.loads(words)
            running = clocks["running"]
        except (ValueError, LookupError, TypeError):
            # A table that cannot be read is left as it is, for whoever looks after the house.
            continue
        clocks["running"] = [] if running is None else [running]
        changed = text("UPDATE tables SET clocks = :clocks WHERE id = :id")
        connection.execute(changed, {"clocks": json.dumps(clocks), "id": table})


def _fill_addresses(connection: Connection) -> None:
    """Confirmed mail addresses stand in a column of their own, to be found by."""
    found = connection.execute(text("SELECT id, notices FROM people WHERE login IS NOT NULL"))
    for person, words in found.all():
        notices = json.loads(words)
        if notices.get("email") and notices.get("email_confirmed"):
            changed = text("UPDATE people SET address = :address WHERE id = :id")
            address = notices["email"].casefold()[:254]
            connection.execute(changed, {"address": address, "id": person})


MIGRATIONS: tuple[tuple[Statement, ...], ...] = (
    (
        """CREATE TABLE people (
            id VARCHAR(16) PRIMARY KEY,
            name VARCHAR(40) NOT NULL,
            login VARCHAR(40) UNIQUE,
            password VARCHAR(200),
            epoch INTEGER NOT NULL,
            language VARCHAR(8) NOT NULL,
            notices TEXT NOT NULL,
            created DOUBLE PRECISION NOT NULL
        )""",
        """CREATE TABLE tables (
            id VARCHAR(16) PRIMARY KEY,
            name VARCHAR(60) NOT NULL,
            game VARCHAR(40) NOT NULL,
            rules INTEGER NOT NULL,
            options TEXT NOT NULL,
            private INTEGER NOT NULL,
            invite VARCHAR(32) NOT NULL,
            host VARCHAR(16) NOT NULL,
            pace TEXT NOT NULL,
            confirm_turn INTEGER NOT NULL,
            state VARCHAR(16) NOT NULL,
            version INTEGER NOT NULL,
            moves INTEGER NOT NULL,
            events INTEGER NOT NULL,
            deciding INTEGER,
            round INTEGER,
            clocks TEXT,
            deadline DOUBLE PRECISION,
            asked TEXT,
            held TEXT,
            result TEXT,
            rematch VARCHAR(16),
            created DOUBLE PRECISION NOT NULL,
            changed DOUBLE PRECISION NOT NULL
        )""",
        "CREATE INDEX tables_state ON tables (state, changed)",
        """CREATE TABLE seats (
            table_id VARCHAR(16) NOT NULL REFERENCES tables (id),
            seat INTEGER NOT NULL,
            kind VARCHAR(8) NOT NULL,
            person VARCHAR(16),
            name VARCHAR(40) NOT NULL,
            level VARCHAR(40),
            resigned INTEGER NOT NULL,
            PRIMARY KEY (table_id, seat)
        )""",
        "CREATE INDEX seats_person ON seats (person)",
        """CREATE TABLE moves (
            table_id VARCHAR(16) NOT NULL REFERENCES tables (id),
            number INTEGER NOT NULL,
            seat INTEGER,
            move TEXT NOT NULL,
            PRIMARY KEY (table_id, number)
        )""",
        """CREATE TABLE changes (
            table_id VARCHAR(16) NOT NULL REFERENCES tables (id),
            version INTEGER NOT NULL,
            at DOUBLE PRECISION NOT NULL,
            kind VARCHAR(16) NOT NULL,
            seat INTEGER,
            key VARCHAR(80),
            events TEXT NOT NULL,
            PRIMARY KEY (table_id, version),
            UNIQUE (table_id, key)
        )""",
        """CREATE TABLE chat (
            table_id VARCHAR(16) NOT NULL REFERENCES tables (id),
            number INTEGER NOT NULL,
            person VARCHAR(16) NOT NULL,
            seat INTEGER,
            name VARCHAR(40) NOT NULL,
            text TEXT NOT NULL,
            at DOUBLE PRECISION NOT NULL,
            PRIMARY KEY (table_id, number)
        )""",
        """CREATE TABLE notes (
            table_id VARCHAR(16) NOT NULL REFERENCES tables (id),
            person VARCHAR(16) NOT NULL REFERENCES people (id),
            text TEXT NOT NULL,
            PRIMARY KEY (table_id, person)
        )""",
        """CREATE TABLE outbox (
            id VARCHAR(16) PRIMARY KEY,
            person VARCHAR(16) NOT NULL,
            table_id VARCHAR(16) NOT NULL,
            channel VARCHAR(16) NOT NULL,
            kind VARCHAR(16) NOT NULL,
            due DOUBLE PRECISION NOT NULL,
            tries INTEGER NOT NULL
        )""",
        "CREATE TABLE meta (name VARCHAR(40) PRIMARY KEY, value TEXT NOT NULL)",
    ),
    (
        """CREATE TABLE orders (
            table_id VARCHAR(16) NOT NULL REFERENCES tables (id),
            seat INTEGER NOT NULL,
            number INTEGER NOT NULL,
            key VARCHAR(80) NOT NULL,
            kind VARCHAR(40) NOT NULL,
            amount INTEGER,
            matter VARCHAR(80) NOT NULL,
            state VARCHAR(8) NOT NULL,
            reason VARCHAR(40),
            PRIMARY KEY (table_id, seat, number),
            UNIQUE (table_id, key)
        )""",
    ),
    (
        "ALTER TABLE tables ADD COLUMN orders_given INTEGER NOT NULL DEFAULT 0",
        "CREATE INDEX tables_deadline ON tables (deadline) WHERE deadline IS NOT NULL",
        """CREATE TABLE jobs (
            id VARCHAR(16) PRIMARY KEY,
            table_id VARCHAR(16) NOT NULL REFERENCES tables (id),
            version INTEGER NOT NULL,
            due DOUBLE PRECISION NOT NULL
        )""",
        "CREATE INDEX jobs_due ON jobs (due)",
    ),
    ("ALTER TABLE tables ADD COLUMN lesson INTEGER NOT NULL DEFAULT 0",),
    ("ALTER TABLE tables ADD COLUMN studied VARCHAR(16)",),
    (
        """CREATE TABLE sessions (
            id VARCHAR(64) PRIMARY KEY,
            person VARCHAR(16) NOT NULL REFERENCES people (id),
            created DOUBLE PRECISION NOT NULL,
            seen DOUBLE PRECISION NOT NULL,
            agent VARCHAR(200) NOT NULL
        )""",
        "CREATE INDEX sessions_person ON sessions (person)",
        _keep_cookies,
        """CREATE TABLE names (
            key VARCHAR(400) PRIMARY KEY,
            person VARCHAR(16) NOT NULL REFERENCES people (id)
        )""",
        "CREATE INDEX names_person ON names (person)",
        fill,
        "ALTER TABLE seats ADD COLUMN account INTEGER NOT NULL DEFAULT 0",
        "ALTER TABLE chat ADD COLUMN account INTEGER NOT NULL DEFAULT 0",
        "ALTER TABLE outbox ADD COLUMN why TEXT",
        "ALTER TABLE outbox ADD COLUMN dead DOUBLE PRECISION",
        "CREATE INDEX outbox_due ON outbox (channel, due) WHERE dead IS NULL",
        "CREATE INDEX outbox_dead ON outbox (dead) WHERE dead IS NOT NULL",
        "ALTER TABLE jobs ADD COLUMN owner VARCHAR(16) NOT NULL DEFAULT ''",
        "ALTER TABLE jobs ADD COLUMN cost DOUBLE PRECISION NOT NULL DEFAULT 0",
        """CREATE TABLE bot_use (
            owner VARCHAR(16) PRIMARY KEY,
            seconds DOUBLE PRECISION NOT NULL,
            at DOUBLE PRECISION NOT NULL
        )""",
    ),
    (
        "ALTER TABLE tables ADD COLUMN redo TEXT",
        # Questions of before do not say how many moves would be left.
        "UPDATE tables SET asked = NULL",
    ),
    (
        """CREATE TABLE sealed (
            table_id VARCHAR(16) NOT NULL REFERENCES tables (id),
            seat INTEGER NOT NULL,
            number INTEGER NOT NULL,
            key VARCHAR(80) NOT NULL,
            moves TEXT NOT NULL,
            given INTEGER NOT NULL,
            undone TEXT NOT NULL,
            PRIMARY KEY (table_id, seat, number),
            UNIQUE (table_id, key)
        )""",
        "ALTER TABLE tables ADD COLUMN sealed_given INTEGER NOT NULL DEFAULT 0",
        "ALTER TABLE tables ADD COLUMN choosing TEXT",
        _run_together,
    ),
    (
        # Only the last order of a seat counted, and all were about auctions: now the last about
        # each matter counts, and a matter begins with the name of its question.
        "UPDATE orders SET state = 'gone' WHERE number < (SELECT max(o.number) FROM orders o "
        "WHERE o.table_id = orders.table_id AND o.seat = orders.seat)",
        "UPDATE orders SET matter = 'bid ' || matter WHERE matter <> ''",
    ),
    (
        "ALTER TABLE people ADD COLUMN role VARCHAR(8)",
        "ALTER TABLE people ADD COLUMN banned DOUBLE PRECISION",
        "ALTER TABLE people ADD COLUMN muted DOUBLE PRECISION",
        "ALTER TABLE people ADD COLUMN address VARCHAR(254)",
        _fill_addresses,
        "CREATE INDEX people_address ON people (address) WHERE address IS NOT NULL",
        "CREATE INDEX people_created ON people (created)",
        """CREATE TABLE host_log (
            number INTEGER PRIMARY KEY,
            at DOUBLE PRECISION NOT NULL,
            host VARCHAR(40) NOT NULL,
            act VARCHAR(20) NOT NULL,
            about VARCHAR(16) NOT NULL,
            told TEXT NOT NULL,
            news TEXT NOT NULL
        )""",
        """CREATE TABLE reports (
            id VARCHAR(16) PRIMARY KEY,
            at DOUBLE PRECISION NOT NULL,
            reporter VARCHAR(16) NOT NULL,
            person VARCHAR(16) NOT NULL,
            table_id VARCHAR(16) NOT NULL,
            line INTEGER,
            text TEXT NOT NULL,
            done DOUBLE PRECISION
        )""",
        "CREATE INDEX reports_open ON reports (at) WHERE done IS NULL",
        """CREATE TABLE blocks (
            person VARCHAR(16) NOT NULL REFERENCES people (id),
            blocked VARCHAR(16) NOT NULL REFERENCES people (id),
            PRIMARY KEY (person, blocked)
        )""",
        "CREATE INDEX blocks_blocked ON blocks (blocked)",
        """CREATE TABLE codes (
            hash VARCHAR(64) PRIMARY KEY,
            person VARCHAR(16) NOT NULL REFERENCES people (id),
            kind VARCHAR(8) NOT NULL,
            epoch INTEGER NOT NULL,
            until DOUBLE PRECISION NOT NULL
        )""",
        "CREATE INDEX codes_person ON codes (person)",
        "CREATE INDEX tables_host ON tables (host)",
    ),
    ("ALTER TABLE tables ADD COLUMN waits TEXT",),
    # Tables with offers that wait are told so once something changes there.
    ("ALTER TABLE tables ADD COLUMN offered TEXT",),
    (
        # What is asked for by person, or by game, among very many.
        "CREATE INDEX tables_over ON tables (game, changed) WHERE state = 'finished'",
        "CREATE INDEX chat_person ON chat (person)",
        "CREATE INDEX notes_person ON notes (person)",
        "CREATE INDEX outbox_person ON outbox (person)",
        "CREATE INDEX outbox_table ON outbox (table_id)",
        "CREATE INDEX reports_reporter ON reports (reporter)",
        "CREATE INDEX reports_person ON reports (person)",
        "CREATE INDEX reports_table ON reports (table_id)",
        "CREATE INDEX host_log_about ON host_log (about)",
    ),
    (
        """CREATE TABLE subscriptions (
            id VARCHAR(16) PRIMARY KEY,
            session VARCHAR(64) NOT NULL UNIQUE REFERENCES sessions (id) ON DELETE CASCADE,
            person VARCHAR(16) NOT NULL REFERENCES people (id),
            endpoint VARCHAR(1000) NOT NULL,
            p256dh VARCHAR(100) NOT NULL,
            auth VARCHAR(30) NOT NULL,
            kinds VARCHAR(80) NOT NULL,
            created DOUBLE PRECISION NOT NULL
        )""",
        "CREATE INDEX subscriptions_person ON subscriptions (person)",
        "CREATE INDEX subscriptions_endpoint ON subscriptions (endpoint)",
        "ALTER TABLE outbox ADD COLUMN subscription VARCHAR(16)",
    ),
    (
        "ALTER TABLE tables ADD COLUMN hints VARCHAR(10) NOT NULL DEFAULT 'alone'",
        "ALTER TABLE tables ADD COLUMN hinted INTEGER NOT NULL DEFAULT 0",
    ),
)
"""Never change a published migration; add the next one."""


def schema_of(connection: Connection) -> int:
    """How many migrations a database has seen; 0 for an empty one."""
    if not inspect(connection).has_table("meta"):
        return 0
    row = connection.execute(text("SELECT value FROM meta WHERE name = 'schema'")).first()
    return 0 if row is None else int(row[0])


def migrate(connection: Connection, target: int = len(MIGRATIONS)) -> None:
    """Bring a database to a schema; a database from a newer program is refused."""
    known = len(MIGRATIONS)
    if connection.dialect.name == "postgresql":
        # Processes that open the house at the same moment wait for each other here.
        connection.execute(text("SELECT pg_advisory_xact_lock(:lock)"), {"lock": MIGRATING})
    present = schema_of(connection)
    if present > known:
        raise QuattrocentoError(
            f"the database has schema {present}, this program knows {known}: use a newer program"
        )
    for number in range(present + 1, target + 1):
        for statement in MIGRATIONS[number - 1]:
            if isinstance(statement, str):
                connection.exec_driver_sql(statement)
            else:
                statement(connection)
        connection.execute(text("DELETE FROM meta WHERE name = 'schema'"))
        connection.execute(
            text("INSERT INTO meta (name, value) VALUES ('schema', :number)"),
            {"number": str(number)},
        )
