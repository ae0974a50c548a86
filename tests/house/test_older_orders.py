"""Standing orders that an older house has stored, of which the last one of a seat counted."""

from __future__ import annotations

from sqlalchemy import create_engine, text

from quattrocento.house.migrations import migrate

MATTERS = 9
"""The migration since which the last order about each matter counts."""


def test_orders_that_were_replaced_or_cancelled_do_not_stand_again() -> None:
    engine = create_engine("sqlite://")
    with engine.begin() as connection:
        migrate(connection, MATTERS - 1)
        given = [
            (0, 1, "up_to", "tile doge", "stands"), (0, 2, "out", "tile doge", "stands"),
            (1, 1, "out", "tile doge", "stands"), (1, 2, "", "", "gone"),
        ]  # fmt: skip
        for seat, number, kind, matter, state in given:
            row = {"seat": seat, "number": number, "kind": kind, "matter": matter, "state": state}
            connection.execute(
                text(
                    "INSERT INTO orders (table_id, seat, number, key, kind, matter, state) "
                    "VALUES ('t', :seat, :number, :key, :kind, :matter, :state)"
                ),
                row | {"key": f"{seat}{number}"},
            )
        migrate(connection)
        wanted = text("SELECT seat, number, matter, state FROM orders ORDER BY seat, number")
        found = [tuple(row) for row in connection.execute(wanted)]
    assert found == [
        (0, 1, "bid tile doge", "gone"), (0, 2, "bid tile doge", "stands"),
        (1, 1, "bid tile doge", "gone"), (1, 2, "", "gone"),
    ]  # fmt: skip
