"""A page of how the training of a game went: what is foretold, and who won the contests."""

from __future__ import annotations

from html import escape
from typing import Any

from quattrocento.lab.report.charts import Mark, marks
from quattrocento.lab.report.html import document, figure, paragraph, table


def curves(game: str, log: list[dict[str, Any]]) -> str:
    """The page, from the lines of the log."""
    parts = [
        f"<h1>{escape(game)}: how its judge learned</h1>",
        paragraph(
            f"{len(log)} networks, each from all games so far. Held-out games were never "
            "learned from; intervals are of 95 %."
        ),
        _contests(log),
        _foretold(log),
    ]
    return document(game, parts, "Made by <code>quattrocento train</code>.")


def _contests(log: list[dict[str, Any]]) -> str:
    groups = []
    for entry in log:
        kept = "kept" if entry["kept"] else "not kept"
        groups.append(
            [
                Mark(
                    f"{entry['round']}, {contest['seats']} players",
                    contest["before"],
                    contest["low"],
                    contest["high"],
                    f"{contest['games']} games, {kept}",
                )
                for contest in entry["contests"]
            ]
        )
    return "<h2>Contests</h2>" + figure(
        marks(groups, "Rivals left behind", 0.5),
        "How often each network was placed before the one that was kept before it, the first one "
        "before search with as many iterations. Dashed: as often as not.",
    )


def _foretold(log: list[dict[str, Any]]) -> str:
    rows = [
        [
            str(entry["round"]),
            str(one["seats"]),
            f"{entry['examples']:,}",
            f"{one['looks']:.3f}",
            f"{one['leads']:.3f}",
            f"{one['chances']:.3f}",
        ]
        for entry in log
        for one in entry["foretold"]
    ]
    headings = ["network", "players", "learned from", "by looks", "by the network", "log-loss"]
    return (
        "<h2>What is foretold</h2>"
        + paragraph(
            "The share of how far final leads spread that looks and the network explain in "
            "held-out games, and the mean log-loss of the chances to win."
        )
        + table(headings, rows).replace("<details>", "<details open>")
    )
