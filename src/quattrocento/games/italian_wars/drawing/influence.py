"""The influence board in letters: three tracks, postures, alliances and the rounds."""

from __future__ import annotations

from typing import Any

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from quattrocento.components import Components
from quattrocento.games.virtu.drawing.map import cities, legend
from quattrocento.games.virtu.drawing.marks import AGENT, INKS, SIGNS, TROOP, disc
from quattrocento.terminal.panel import Flow, panel
from quattrocento.words.catalogues import Words

SPACE = "·"
CREST = "◦"
EDGE = "│"
"""Between two zones of a track."""


def board(view: dict[str, Any], words: Words, components: Components) -> RenderableType:
    """The map, the influence board, and what each sign means."""
    title = Text(words.say(f"season-{view['season']}"), style="bold")
    if view["round"]:
        title.append(f"  {words.say('thing-round')} {view['round']}/{view['rounds']}")
    head = panel(title, Group(influence(view, words), rounds(view, words)))
    return Group(cities(view, words, components), head, legend(words))


def influence(view: dict[str, Any], words: Words) -> RenderableType:
    """A line a Major City: its track with France on the left, and how it stands to each player."""
    table = Table(box=None, padding=(0, 2, 0, 0), show_header=False)
    table.add_column(no_wrap=True)
    table.add_column(no_wrap=True)
    table.add_column()
    for name, major in view["majors"].items():
        who = Text(" ").join([disc(major["colour"]), Text(words.say(f"major-{name}"))])
        track = Text("–", style="dim") if major["influence"] is None else _track(view, major)
        table.add_row(who, track, _standing(view, major, words))
    return table


def _track(view: dict[str, Any], major: dict[str, Any]) -> Text:
    """The spaces from France's end to that of Naples, the zones apart, the marker on its space."""
    length, favourable, alliance = (view["track"][key] for key in _ZONES)
    colour, far = major["influence"]
    place = -far if colour == view["colours"][0] else far
    text = disc(view["colours"][0])
    text.append(" ")
    for space in range(-length, length + 1):
        if space in (1 - alliance, 1 - favourable, favourable, alliance):
            text.append(EDGE, style="dim")
        if space == place:
            text.append(disc(major["colour"]))
        else:
            text.append(CREST if space == major["crest"] else SPACE, style=_ink(view, space))
    text.append(" ")
    return text.append(disc(view["colours"][1]))


_ZONES = ("length", "favourable", "alliance")


def _ink(view: dict[str, Any], space: int) -> str:
    """The favour of a space, in the colour of whom it is shown to."""
    if abs(space) < view["track"]["favourable"]:
        return "dim"
    return INKS[view["colours"][0 if space < 0 else 1]]


def _standing(view: dict[str, Any], major: dict[str, Any], words: Words) -> RenderableType:
    """Postures and an agent; of an ally its cards, troops on the map and in reserve."""
    parts = [
        Text.assemble(disc(colour), f" {words.say(f'posture-{posture}')}")
        for colour, posture in zip(view["colours"], major["postures"], strict=True)
    ]
    if major["ally"] is not None:
        there = [city["troops"].get(major["colour"], 0) for city in view["cities"].values()]
        parts = parts[: 1 + view["colours"].index(major["ally"])][-1:]
        parts += [Text(words.say(f"card-{card}")) for card in major["cards"]]
        parts.append(Text(f"{TROOP} {sum(there)} +{major['reserve']}"))
    if major["agent"] is not None:
        parts.append(Text.assemble(AGENT, disc(major["agent"])))
    return Flow(parts, " · ")


def rounds(view: dict[str, Any], words: Words) -> RenderableType:
    """The rounds still to come from the present one on; a coin where wages are due."""
    parts = [Text(f"{words.say('thing-wages')} {SIGNS['florin']}", style="dim")]
    for number in range(1, view["rounds"] + 1):
        style = "dim" if number < view["round"] else "bold" if number == view["round"] else ""
        coin = SIGNS["florin"] if number in view["wage_rounds"] else ""
        parts.append(Text(f"{number}{coin}", style=style))
    return Flow(parts, " ")
