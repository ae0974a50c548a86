"""The five colours, each read from top to bottom: dice, action, mandates, my die and helpers."""

from __future__ import annotations

from typing import Any

from rich.console import RenderableType
from rich.table import Table
from rich.text import Text

from quattrocento.components import Components
from quattrocento.games.signorie.drawing.marks import FLORIN, INKS, SEXES, die
from quattrocento.games.signorie.names import COLUMNS, PLACES_OF
from quattrocento.terminal.panel import panel
from quattrocento.words.catalogues import Words, capital


def columns(view: dict[str, Any], words: Words, components: Components) -> RenderableType:
    """What a die of each colour can be used for; with a seat, also that seat's own column."""
    table = Table(box=None, padding=(0, 1, 0, 0), expand=True)
    table.add_column("", no_wrap=True, style="dim")
    for column in view["dice"]:
        value = components.whole(f"columns.{column}.value")
        title = f"{capital(words.say(f'column-{column}'))} {value}"
        table.add_column(Text(title, style=f"bold {INKS[column]}"), ratio=1, overflow="fold")
    table.add_row(
        words.say("thing-action"), *(words.say(f"action-{column}") for column in view["dice"])
    )
    table.add_row(words.say("thing-dice"), *(_dice(column, view) for column in view["dice"]))
    for space in range(2):
        table.add_row(
            words.say("thing-mandate"),
            *(_mandate(column, space, view, words, components) for column in view["dice"]),
        )
    table.add_row(
        words.say("thing-hire"),
        *(_ring(column, words, components) for column in view["dice"]),
    )
    if view["me"] is not None:
        table.add_row()
        _mine(table, view, words, components)
    return panel(words.say("thing-dice"), table)


def _dice(column: str, view: dict[str, Any]) -> Text:
    lying = Text(" ").join(die(column, value) for value in view["dice"][column])
    return lying if lying.plain else Text("–", style="dim")


def _mandate(
    column: str, space: int, view: dict[str, Any], words: Words, components: Components
) -> Text:
    """Whom a mandate space asks for and what lies there; before the first round nothing does."""
    zone = view["mandates"][column]
    takes = taken(zone[space], components) if zone else ""
    sex = SEXES[components.words(f"zones.{column}")[space]]
    text = Text(f"{takes}{sex} ")
    return text.append(words.say(f"mandate-{zone[space]}")) if zone else text.append("–", "dim")


def taken(mandate: str, components: Components) -> str:
    """How many meeples a mandate takes, where it is not just one."""
    fewest = components.whole(f"mandates.{mandate}.fewest")
    most = components.whole(f"mandates.{mandate}.most")
    if fewest < most:
        return f"{fewest}–{most} "
    return f"{most} " if most > 1 else ""


def _ring(column: str, words: Words, components: Components) -> Text:
    ring = COLUMNS[components.name(f"columns.{column}.ring", COLUMNS)]
    return Text(f"→ {words.say(f'column-{ring}')}", style=INKS[ring])


def _mine(table: Table, view: dict[str, Any], words: Words, components: Components) -> None:
    """My die and my helpers of each column; a helper I have not hired shows its price."""
    me = view["players"][view["me"]]
    placed = [
        die(column, me["dice"][column]) if column in me["dice"] else Text("–", style="dim")
        for column in view["dice"]
    ]
    table.add_row(Text(words.say("thing-my-die"), style="bold"), *placed)
    costs = {column: components.wholes(f"helpers.{column}.cost") for column in view["dice"]}
    for number in range(max(map(len, costs.values()))):
        cells: list[Text] = []
        for column, spaces in costs.items():
            if number >= len(spaces):
                cells.append(Text())
                continue
            place = PLACES_OF[len(spaces)][number]
            text = words.say(f"helper-{column}-{place}")
            if f"{column} {place}" in me["helpers"]:
                cells.append(Text(f"◉ {text}", style="bold"))
            else:
                cells.append(Text(f"{spaces[number]}{FLORIN} {text}", style="dim"))
        table.add_row(words.say("thing-helpers") if number == 0 else "", *cells)
