"""A page of how the training of a game went: what is foretold, and who won the matches."""

from __future__ import annotations

from html import escape
from importlib.resources import files
from typing import Any

from quattrocento.lab.report.charts import Mark, marks
from quattrocento.lab.report.html import figure, paragraph, table


def curves(game: str, log: list[dict[str, Any]]) -> str:
    """The page, from the lines of the log."""
    parts = [
        f"<h1>{escape(game)}: how its judge learned</h1>",
        paragraph(
            f"{len(log)} networks, each from all games so far. Held-out games were never "
            "learned from; intervals are of 95 %."
        ),
        _matches(log),
        _foretold(log),
    ]
    style = files("quattrocento.lab.report").joinpath("style.css").read_text("utf-8")
    return (
        '<!doctype html>\n<html lang="en"><head><meta charset="utf-8">'
        '<meta name="viewport" content="width=device-width,initial-scale=1">'
        f"<title>{escape(game)}</title><style>{style}</style></head>\n<body><main>"
        + "\n".join(parts)
        + "\n<footer>Made by <code>quattrocento train</code>.</footer></main></body></html>\n"
    )


def _matches(log: list[dict[str, Any]]) -> str:
    groups = []
    for entry in log:
        kept = "kept" if entry["kept"] else "not kept"
        groups.append(
            [
                Mark(
                    f"{entry['round']}, {match['seats']} players",
                    match["before"],
                    match["low"],
                    match["high"],
                    f"{match['games']} games, {kept}",
                )
                for match in entry["matches"]
            ]
        )
    return "<h2>Matches</h2>" + figure(
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
