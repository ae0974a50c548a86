"""The middle of Virtù's table in letters: cities, powers, tracks and the market."""

from __future__ import annotations

from typing import Any

from rich.columns import Columns
from rich.console import Group, RenderableType
from rich.text import Text

from quattrocento.components import Components
from quattrocento.games.virtu.drawing.marks import (
    AGENT,
    CATHEDRAL,
    NEUTRAL,
    PIRATE,
    SIGNS,
    TROOP,
    disc,
    pairs,
    price,
    relief,
)
from quattrocento.games.virtu.names import CHARACTERS, MARKET
from quattrocento.terminal.panel import Flow, panel
from quattrocento.words.catalogues import Words


def cities(view: dict[str, Any], words: Words, components: Components) -> RenderableType:
    """Every city: owner, value, troops, agent, cathedral, and what annexing it would cost me."""
    parts = [_city(view, words, components, name) for name in view["cities"]]
    rows = Columns(parts, padding=(0, 2), column_first=True, equal=True)
    return panel(words.say("thing-map"), rows)


def _city(view: dict[str, Any], words: Words, components: Components, name: str) -> Text:
    city = view["cities"][name]
    text = Text()
    if city["owner"] is None:
        text.append(PIRATE if name in components.words("map.pirates") else NEUTRAL, style="dim")
    else:
        text.append(disc(city["owner"]))
    text.append(str(components.whole(f"cities.{name}.value")), style="bold")
    text.append(f" {words.say(f'city-{name}')}")
    if city["cathedral"]:
        text.append(f" {CATHEDRAL}")
    for colour, count in city["troops"].items():
        text.append(f" {TROOP}")
        text.append(disc(colour))
        text.append(str(count) if count > 1 else "")
    if city["agent"] is not None:
        text.append(f" {AGENT}")
        text.append(disc(city["agent"]))
    cost = view.get("lens", {}).get("annex", {}).get(name)
    if cost is not None and cost["state"] != "out":
        owed = {"crown": cost["crowns"], "ship": cost["ships"]}
        text.append(f" {price(owed)}", style="dim")
    return text


def powers(view: dict[str, Any], words: Words, components: Components) -> RenderableType:
    """The three powers: who is allied, whether the bonus is ready, whose agent lies there."""
    parts: list[Text] = []
    for name, power in view["powers"].items():
        part = Text(f"{words.say(f'power-{name}')} ")
        if power["ally"] is None:
            part.append(price(pairs(components, f"alliances.{name}")), style="dim")
        else:
            part.append(disc(power["ally"]))
            part.append("" if power["ready"] else " ·", style="dim")
        if power["agent"] is not None:
            part.append(f" {AGENT}")
            part.append(disc(power["agent"]))
        parts.append(part)
    return Flow(parts, "   ")


def tracks(view: dict[str, Any], words: Words) -> RenderableType:
    """Order of play, cities and patronage: on each track the disc further up stands first."""
    lines: list[Text] = []
    players = {player["colour"]: player for player in view["players"]}
    order = Text(f"{words.say('thing-order')} ")
    order.append(Text(" ").join([disc(colour) for colour in view["order"]]))
    lines.append(order)
    for thing, track, count in (
        ("cities", "cities_track", "cities"),
        ("rank", "patronage_track", "rank"),
    ):
        line = Text(f"{words.say(f'thing-{thing}')} ")
        discs = [
            Text.assemble(disc(colour), str(players[colour][count]))
            for colour in sorted(view[track], key=lambda colour: -players[colour][count])
        ]
        line.append(Text(" ").join(discs))
        lines.append(line)
    return Flow(lines, "   ")


def market(view: dict[str, Any], words: Words, components: Components) -> RenderableType:
    """What can be bought: symbols, action, price, and how many are left."""
    parts: list[Text] = []
    for ware in MARKET:
        kind = "cards" if ware in CHARACTERS else "tiles"
        if not components.whole(f"{kind}.{ware}.copies"):
            continue
        left = view["supply"][ware]
        part = Text(words.say(f"ware-{ware}"), style="bold" if left else "dim strike")
        part.append(f" {relief(components, f'{kind}.{ware}.symbols')}", style="not bold")
        part.append(f" {price(pairs(components, f'{kind}.{ware}.cost'))}", style="dim")
        part.append(f" ×{left}", style="dim")
        parts.append(part)
    return panel(words.say("thing-market"), Columns(parts, padding=(0, 2), equal=True))


def board(view: dict[str, Any], words: Words, components: Components) -> RenderableType:
    """Map, powers and tracks under one frame, and what each sign means."""
    title = Text.assemble(
        (words.say(f"season-{view['season']}"), "bold"), f" {view['year']}" if view["year"] else ""
    )
    head = panel(title, Group(tracks(view, words), powers(view, words, components)))
    cathedral = Text(f"{CATHEDRAL} {words.say('tile-cathedral')}", style="dim")
    return Group(cities(view, words, components), head, legend(words, cathedral))


def legend(words: Words, *more: Text) -> RenderableType:
    """What each sign means."""
    return Flow(
        [
            Text(f"{TROOP} {words.say('thing-troops')}", style="dim"),
            Text(f"{AGENT} {words.say('thing-agents')}", style="dim"),
            *more,
            *(
                Text(f"{SIGNS[symbol]} {words.say(f'symbol-{symbol}')}", style="dim")
                for symbol in SIGNS
                if symbol != "crown_or_cross"
            ),
        ],
        "  ",
    )
