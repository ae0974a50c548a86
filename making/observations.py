"""Writes docs/observations.md: every segment of every game's observation."""

from __future__ import annotations

from pathlib import Path

import quattrocento
from quattrocento.environments.encoding.arrays import observer_of
from quattrocento.environments.segments import LEAST, MOST, described
from quattrocento.games.registry import RULE_SETS

PAGE = Path(__file__).parents[1] / "docs" / "observations.md"
BEGINNING = """# Every number of an observation

For whoever builds a network: the segments of each game's
[observation](library.md#views-as-numbers) in their order, here at the smallest table. `each`
stands for `player0`, which is the observer, `player1`, the next seat, and so on. Kinds: a *flag*
is 0 or 1; a *count* says how many; a *number* is a place in a list or a value, −1 for none; a
*seat* is counted from the observer, −1 is nobody; a *code* is several things in a row.
`quattrocento.environments.segments.described(observer)` gives the same to a program, and the
spaces of Gymnasium and PettingZoo have these bounds; where the rules have none, as for money,
there are dots. Where components are corrected, only flags and seats are sure of them.
"""


def page() -> str:
    """The whole page; a test holds that it is the one that lies there."""
    parts = [BEGINNING]
    for name in RULE_SETS:
        game = quattrocento.load_game(name)
        observer = observer_of(game, game.seats[0])
        parts.append(f"## {name}, {observer.seats} seats: {observer.size} numbers\n")
        parts.append("| segment | size | kind | bounds | meaning |\n|---|---|---|---|---|")
        for part in described(observer):
            if part.name.startswith("player") and not part.name.startswith("player0"):
                continue
            bounds = " to ".join(
                "…" if bound in (LEAST, MOST) else str(bound) for bound in (part.least, part.most)
            )
            shown = part.name.replace("player0", "each")
            parts.append(f"| `{shown}` | {part.size} | {part.kind} | {bounds} | {part.means} |")
        parts.append("")
    return "\n".join(parts)


if __name__ == "__main__":
    PAGE.write_text(page(), "utf-8")
