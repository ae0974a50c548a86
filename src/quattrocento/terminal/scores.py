"""The score by source, at the end or as it stands."""

from __future__ import annotations

from typing import Any

from rich.box import SIMPLE_HEAD
from rich.console import Group, RenderableType
from rich.rule import Rule
from rich.table import Table
from rich.text import Text

from quattrocento.kernel.game import Game, Standing
from quattrocento.terminal.drawing import Drawing
from quattrocento.words.catalogues import Words

FEW = 4
"""With more players than this, things stand closer and names below their marks."""


def score_table(
    standing: Standing, names: list[str], words: Words, drawing: Drawing
) -> RenderableType:
    """A column a player, the leader first; a line a source of points."""
    seats = sorted(range(len(names)), key=lambda seat: standing.places[seat])
    few = len(seats) <= FEW
    table = Table(
        box=SIMPLE_HEAD, border_style="dim", show_footer=True, padding=(0, 1 if few else 0)
    )
    table.add_column("", footer=Text(words.say("terminal-total"), style="bold"), no_wrap=True)
    between = Text(" " if few else "\n")
    for seat in seats:
        who = between.join([drawing.mark(seat), Text(names[seat])])
        total = Text(str(standing.scores[seat]), style="bold")
        table.add_column(who, footer=total, justify="right", overflow="fold")
    for source in standing.sources[0]:
        points = [standing.sources[seat][source] for seat in seats]
        cells = [Text(str(count), style="" if count else "dim") for count in points]
        table.add_row(words.say(f"source-{source}"), *cells)
    return table


def final_score(
    game: Game[Any], position: Any, names: list[str], words: Words, drawing: Drawing
) -> RenderableType:
    """Who won, what decided it if not points, and the score by source."""
    standing = game.standing(position)
    winners = ", ".join(names[seat] for seat in standing.winners)
    title = Rule(Text(words.say("terminal-winner", {"name": winners}), style="bold"))
    verdict = game.verdict(position)
    reason = [] if verdict is None else [Text(words.event(verdict), justify="center")]
    return Group(title, *reason, score_table(standing, names, words, drawing))


def standing_score(
    game: Game[Any], position: Any, names: list[str], words: Words, drawing: Drawing
) -> RenderableType:
    """The score by source of a game that is not finished."""
    title = Rule(Text(words.say("terminal-standing"), style="bold"))
    return Group(title, score_table(game.standing(position), names, words, drawing))
