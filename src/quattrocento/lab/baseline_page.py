"""The table of baselines in Markdown, as it lies in docs/baselines.md."""

from __future__ import annotations

from itertools import groupby

from quattrocento.cli import version
from quattrocento.lab.baselines import OPPONENT, Baseline, meaning
from quattrocento.lab.sources import fingerprint

HEADINGS = ("player", "games", "wins", "95 %", "place reward")
BEGINNING = """# Baselines

For papers, and for whoever trains a player: how the built-in players do at every table. One seat
is the player's and all others are {opponent}. The seats are rotated, and every player meets the
same games, as many as the time allowed; where it allowed none, the player is missing. Look at the
numbers of games and at the intervals (95 %, Wilson's for wins) before you compare. A shared first
place counts as its part of a win; the place reward is that of the [environments](environments.md),
from 1 to −1.

Players and levels are told in [The computer players](players.md). Version {version}, rules and
players `{rules}`, seed {seed}. `quattrocento baselines` makes this page
([how](commands.md#quattrocento-baselines)); the same seed plays the same games again.
"""


def cells(row: Baseline) -> list[str]:
    """What is told of a player at a table, below `HEADINGS`.

    >>> from quattrocento.lab.baseline_page import cells
    >>> from quattrocento.lab.baselines import Baseline
    >>> cells(Baseline("signorie", 2, "random", 40, 0.25, 0.14, 0.402, -0.5, 0.27))
    ['random', '40', '25.0%', '14.0–40.2%', '-0.50 ± 0.27']
    """
    return [
        row.player,
        str(row.games),
        f"{row.wins:.1%}",
        f"{row.low * 100:.1f}–{row.high:.1%}",
        f"{row.reward:+.2f} ± {row.spread:.2f}",
    ]


def page(rows: list[Baseline], seed: int) -> str:
    """The whole page, from rows in the order of their tables.

    >>> from quattrocento.lab.baseline_page import page
    >>> from quattrocento.lab.baselines import Baseline
    >>> row = Baseline("signorie", 2, "easy", 40, 0.25, 0.14, 0.402, -0.5, 0.27)
    >>> print(page([row], 7).splitlines()[-1])
    | easy (`greedy`) | 40 | 25.0% | 14.0–40.2% | -0.50 ± 0.27 |
    """
    parts = [BEGINNING.format(opponent=OPPONENT, version=version(), rules=fingerprint(), seed=seed)]
    for (game, seats), table in groupby(rows, lambda row: (row.game, row.seats)):
        parts.append(f"## {game}, {seats} seats\n\nA fair share of wins is {1 / seats:.1%}.\n")
        parts.append(f"| {' | '.join(HEADINGS)} |\n|---|--:|--:|--:|--:|")
        for row in table:
            player, *figures = cells(row)
            meant = meaning(game, player)
            named = player if meant == player else f"{player} (`{meant}`)"
            parts.append(f"| {' | '.join([named, *figures])} |")
        parts.append("")
    return "\n".join(parts).rstrip()
