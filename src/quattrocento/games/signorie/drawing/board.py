"""The board of Signorie in letters: rewards, cities, careers, initiative."""

from __future__ import annotations

from typing import Any

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from quattrocento.components import Components
from quattrocento.games.signorie.drawing.marks import CLIMB, FLORIN, ROMAN, disc, discs, meeple
from quattrocento.games.signorie.names import CAREERS, CITIES
from quattrocento.terminal.panel import Flow, panel
from quattrocento.words.catalogues import Words

WIDE = 120
"""From this width on things stand side by side."""


def rewards(view: dict[str, Any], words: Words) -> RenderableType:
    """The reward of each round; those of past rounds are gone, this round's is marked."""
    parts: list[Text] = []
    for number, reward in enumerate(view["rewards"], start=1):
        now = number == view["round"]
        part = Text(f"▶{number} " if now else f"{number} ", style="bold" if now else "dim")
        part.append(words.say(f"reward-{reward}") if reward else "–")
        parts.append(part)
    return panel(words.say("thing-rewards"), Flow(parts, "   "))


def cities(view: dict[str, Any], words: Words, components: Components) -> RenderableType:
    """A line a city: its spaces, an empty one as its value, and its two tiles."""
    table = Table(box=None, padding=(0, 1, 0, 0), header_style="dim")
    table.add_column("", no_wrap=True)
    widest = max(len(components.wholes(f"cities.{name}")) for name in CITIES)
    table.add_column("", no_wrap=True, min_width=3 * widest)
    for kind in ("mission", "marriage"):
        table.add_column(words.say(f"thing-tile-{kind}"), no_wrap=True)
    for name, city in view["cities"].items():
        spaces = Text()
        for number, value in enumerate(components.wholes(f"cities.{name}")):
            if number < len(city["meeples"]):
                spaces.append(meeple(city["meeples"][number]))
            else:
                spaces.append(
                    f"{value} ", style="bold" if number == len(city["meeples"]) else "dim"
                )
            spaces.append(" ")
        spaces.rstrip()
        row = [Text(words.say(f"city-{name}"), style="bold"), spaces]
        row += [_tile(view, words, city[kind], kind) for kind in ("mission", "marriage")]
        table.add_row(*row)
    return panel(words.say("thing-cities"), table)


def _tile(view: dict[str, Any], words: Words, tile: str | None, kind: str) -> Text:
    """A tile, and which rows of my plan still need it."""
    if tile is None:
        return Text("–", style="dim")
    house, value = tile.split(" ")
    text = Text(f"{words.say(f'house-{house}')} {value}")
    rows = needing(view, house, kind)
    if rows:
        text.stylize("bold")
        initials = "".join(words.say(f"career-{row}-title")[0] for row in rows if row in CAREERS)
        text.append(f" ←{initials}" if initials else " ←", style="bold")
    return text


def needing(view: dict[str, Any], house: str, kind: str) -> list[str]:
    """The rows of my plan that need a tile of a house from a mission or a marriage."""
    if view["me"] is None:
        return []
    me = view["players"][view["me"]]
    rows = ("marriage",) if kind == "marriage" else CAREERS
    return [
        row
        for row in rows
        if any(
            coat == house and not value
            for coat, value in zip(me["plan"][row], me["coats"][row], strict=True)
        )
    ]


def careers(view: dict[str, Any], words: Words, components: Components) -> RenderableType:
    """The three careers from the first space to the last, with what each space is worth:
    above all of them, or where they differ on the spaces."""
    tracks = {career: components.wholes(f"careers.{career}") for career in CAREERS}
    alike = len(set(tracks.values())) == 1
    ranks = components.wholes("careers.rank")
    florins = components.whole("careers.florins_space")
    climb = components.whole("careers.initiative_space")
    table = Table(box=None, padding=(0, 1, 0, 0), header_style="dim", expand=True)
    table.add_column(words.say("thing-vp"), no_wrap=True)
    for space, value in enumerate(tracks[CAREERS[0]], start=1):
        bonus = FLORIN if space == florins else CLIMB if space == climb else ""
        table.add_column(f"{value if alike else ''}{bonus}", min_width=3)
    table.add_row(words.say("thing-rank"), *(ROMAN[rank] for rank in ranks), style="dim")
    for career in CAREERS:
        cells: list[Text] = []
        for space, value in enumerate(tracks[career], start=1):
            here = [
                player["colour"]
                for player in view["players"]
                for man in player["careers"][career]
                if man == space
            ]
            cell = discs(here) if here else Text("·" if alike else "", style="dim")
            cells.append(cell if alike else Text.assemble((str(value), "dim"), " ", cell))
        table.add_row(Text(words.say(f"career-{career}-title"), style="bold"), *cells)
    return panel(words.say("thing-careers"), table)


def initiative(view: dict[str, Any], words: Words, components: Components) -> RenderableType:
    """The initiative track; of a stack the top disc, which goes first, stands first."""
    table = Table(box=None, padding=(0, 2, 0, 0), header_style="dim")
    table.add_column(words.say("thing-vp"), no_wrap=True)
    for vp in components.wholes("initiative.vp"):
        table.add_column(str(vp), no_wrap=True, min_width=len(view["players"]) // 2 + 1)
    stacks = [Text().join(disc(colour) for colour in reversed(on)) for on in view["initiative"]]
    table.add_row(CLIMB, *(stack if stack.plain else Text("·", style="dim") for stack in stacks))
    order = Text.assemble(
        (f"{words.say('thing-order')}  ", "dim"),
        Text(" ").join(disc(colour) for colour in view["order"]),
    )
    return panel(words.say("thing-initiative"), Group(table, order))


def board(view: dict[str, Any], words: Words, components: Components, width: int) -> RenderableType:
    """The whole board."""
    parts = [
        rewards(view, words),
        initiative(view, words, components),
        cities(view, words, components),
        careers(view, words, components),
    ]
    if width < WIDE:
        return Group(*parts)
    return Group(_beside(parts[0], parts[1]), _beside(parts[2], parts[3]))


def _beside(left: RenderableType, right: RenderableType) -> Table:
    grid = Table.grid(expand=True)
    grid.add_column(ratio=11)
    grid.add_column(ratio=9)
    grid.add_row(left, right)
    return grid
