"""The middle of the table in letters: decade and events, cities with their tiles, what is sold."""

from __future__ import annotations

from typing import Any

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from quattrocento.games.princes.drawing.marks import ROMAN, SIGNS, mark, money
from quattrocento.terminal.panel import Flow, panel
from quattrocento.words.catalogues import Words


def calendar(view: dict[str, Any], words: Words) -> RenderableType:
    """The events of this decade, those to come, the Pope and the wars fought."""
    now = [event for event in view["events"] if event["decade"] == max(view["decade"], 1)]
    parts: list[Text] = []
    for event in now:
        part = Text(words.say(f"tile-{event['event']}"))
        part.append(f" {SIGNS[event['currency']]}", style="dim")
        part.append(_effect(event, words))
        if event["state"] == "sold":
            part.stylize("strike dim")
        parts.append(part)
    lines: list[RenderableType] = [Flow(parts, " · ")]
    for decade in range(max(view["decade"], 1) + 1, view["decades"] + 1):
        later = [event for event in view["events"] if event["decade"] == decade]
        names = [Text(words.say(f"tile-{event['event']}"), style="dim") for event in later]
        names[0] = Text(f"{ROMAN[decade]}: ", style="dim") + names[0]
        lines.append(Flow(names, " · "))
    wars = Text(f"{words.say('thing-wars')} {view['wars']['fought']}/{view['wars']['limit']}")
    lines.append(Flow([_pope(view, words), wars], " · "))
    title = f"{words.say('thing-decade')} {ROMAN[max(view['decade'], 1)]}"
    return panel(f"{title} · {words.say('thing-events')}", Group(*lines))


def _effect(event: dict[str, Any], words: Words) -> str:
    if event["effect"] == "points":
        return f" {event['amount']} {words.say('thing-vp')}"
    if event["effect"] == "status":
        return f" {words.say('thing-status')} +{event['amount']}"
    if event["effect"] == "invade":
        return f" {words.say('thing-status')} −{event['amount']}"
    return ""


def _pope(view: dict[str, Any], words: Words) -> Text:
    owner = view["pope"]["owner"]
    text = Text(f"{words.say('thing-pope')} ")
    text.append(mark(owner) if owner is not None else Text("–", style="dim"))
    if view["pope"]["league_used"]:
        text.append(f" ({words.say('concept-league')}: {words.say('thing-used')})", style="dim")
    return text


def cities(view: dict[str, Any], words: Words) -> RenderableType:
    """A line a city: status, points of a tile, lowest first bid, and the tiles still there."""
    table = Table(box=None, padding=(0, 1, 0, 0), header_style="dim", expand=True)
    table.add_column("", no_wrap=True)
    table.add_column(words.say("thing-status"), justify="right", no_wrap=True)
    table.add_column(words.say("thing-vp"), justify="right", no_wrap=True)
    table.add_column(SIGNS["gold"], justify="right", no_wrap=True)
    table.add_column(words.say("thing-tiles"), ratio=1)
    for name, city in view["cities"].items():
        tiles = [_tile(tile, words) for tile in city["tiles"]]
        artists = [Text(words.say(f"tile-{artist}"), style="italic") for artist in city["artists"]]
        table.add_row(
            Text(words.say(f"city-{name}"), style="bold"),
            Text(str(city["status"]), style="bold"),
            str(city["vp"]),
            f"{city['opening']}+",
            Flow([*artists, *tiles], " · "),
        )
    return panel(words.say("thing-cities"), table)


def _tile(tile: dict[str, Any], words: Words) -> Text:
    text = Text(words.say(f"tile-{tile['tile']}"))
    if tile["count"] > 1:
        text.append(f" ×{tile['count']}")
    income = money(tile["gold"], tile["influence"], "+")
    if income:
        text.append(f" {income}", style="dim")
    return text


def stock(view: dict[str, Any], words: Words) -> RenderableType:
    """Troops with attack and defence, price and how many are left; the treachery pile."""
    parts: list[Text] = []
    for name, troop in view["troops"].items():
        part = Text(f"{words.say(f'troop-{name}')} {troop['attack']}/{troop['defence']}")
        part.append(f" {money(troop['gold'], 0)}")
        income = money(0, troop["influence"], "+")
        part.append(f" {income}" if income else "", style="dim")
        part.append(f" ×{troop['stock']}", style="dim")
        if not troop["stock"]:
            part.stylize("strike dim")
        parts.append(part)
    title = (
        f"{words.say('thing-troops')} · {words.say('thing-attack')}/{words.say('thing-defence')}"
    )
    return panel(title, Group(Flow(parts, " · "), _treachery(view["treachery"], words)))


def _treachery(pile: dict[str, Any], words: Words) -> RenderableType:
    price = money(pile["gold"], pile["influence"])
    parts = [
        Text(f"{words.say('thing-treachery')} {price}"),
        Text(f"{words.say('thing-pile')} {pile['pile']}", style="dim"),
    ]
    parts += [
        Text(f"{words.say(f'treachery-{name}')} ×{count}", style="strike dim")
        for name, count in pile["played"].items()
    ]
    return Flow(parts, " · ")


def board(view: dict[str, Any], words: Words) -> RenderableType:
    """Everything that lies between the players."""
    return Group(calendar(view, words), cities(view, words), stock(view, words))
