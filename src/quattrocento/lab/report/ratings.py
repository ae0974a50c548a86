"""The part of the page about players: ratings, who beats whom, how long they think."""

from __future__ import annotations

from typing import Any

from quattrocento.lab.arena import Row
from quattrocento.lab.report.charts import Mark, marks, spans
from quattrocento.lab.report.html import figure, paragraph, table
from quattrocento.lab.report.scale import number, percent, share
from quattrocento.lab.settled import Duels


def ratings(rows: list[Row], duels: list[tuple[Duels, float]]) -> str:
    """Every player's rating with its interval, and what is settled."""
    ranked = sorted(rows, key=lambda row: -row.rating.mu)
    points = [
        Mark(row.player, row.rating.mu, row.rating.low, row.rating.high, number(row.rating.mu))
        for row in ranked
    ]
    picture = marks([points], "Ratings with intervals", say=number)
    cells = [
        [
            row.player,
            f"{row.rating.mu:.2f}",
            f"{row.rating.low:.2f} – {row.rating.high:.2f}",
            str(row.games),
            percent(row.rate[0]),
            f"{percent(row.rate[1])} – {percent(row.rate[2])}",
            percent(row.beaten),
        ]
        for row in ranked
    ]
    headings = ("player", "rating", "95 %", "seats", "won", "95 %", "beaten")
    return "".join(
        [
            "<h2 id='ratings'>Ratings</h2>",
            figure(
                picture,
                "OpenSkill ratings (Plackett-Luce) over all games, 25 for somebody unknown; the "
                "interval is the model's own, 95 %.",
                table(headings, cells),
            ),
            *[_verdicts(each, confidence) for each, confidence in duels],
        ]
    )


def _verdicts(duels: Duels, confidence: float) -> str:
    cells = [
        [
            duel.one,
            duel.other,
            str(duel.won),
            str(duel.lost),
            str(duel.level),
            "open" if duel.verdict is None else f"{duel.verdict} is better",
        ]
        for duel in duels.duels()
    ]
    headings = ("the one", "the other", "cycles won", "lost", "level", "verdict")
    said = "settled" if duels.settled() else "not settled yet"
    return paragraph(
        f"The order of the tournament is {said}. The chance that any of its verdicts is wrong is "
        f"at most {share(1 - confidence)}."
    ) + table(headings, cells, "Who is better than whom")


def times(found: dict[str, dict[str, Any]]) -> str:
    """How long decisions of each player took."""
    if not found:
        return paragraph("How long decisions took was not kept with these games.")
    rows = [
        (
            player,
            [each["median"], each["p95"], each["p99"], each["longest"]],
            _duration(each["median"]),
        )
        for player, each in found.items()
    ]
    picture = spans(rows, "Decision times", _duration)
    cells = [
        [player, f"{each['decisions']:,}", _duration(each["mean"])]
        + [_duration(each[name]) for name in ("median", "p95", "p99", "longest")]
        for player, each in found.items()
    ]
    headings = ("player", "decisions", "mean", "median", "95 % within", "99 % within", "longest")
    caption = (
        "Time of one decision: the median (said beside it), what 95 and 99 of a hundred stay "
        "within, and the longest one."
    )
    return figure(picture, caption, table(headings, cells))


def _duration(milliseconds: float) -> str:
    if milliseconds >= 1000:
        return f"{number(milliseconds / 1000)} s"
    if milliseconds >= 1:
        return f"{number(milliseconds)} ms"
    return f"{number(milliseconds * 1000)} µs"
