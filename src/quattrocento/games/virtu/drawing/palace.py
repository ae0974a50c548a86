"""A palace of Virtù in letters: rooms, court, domain and stocks."""

from __future__ import annotations

from typing import Any

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from quattrocento.components import Components
from quattrocento.games.virtu.drawing.marks import (
    AGENT,
    INDULGENCE,
    MARKER,
    SIGNS,
    TROOP,
    disc,
    price,
    relief,
)
from quattrocento.games.virtu.names import CITIES, COURT
from quattrocento.terminal.panel import Flow, panel
from quattrocento.words.catalogues import Words


def palace(
    view: dict[str, Any], seat: int, name: str, words: Words, components: Components
) -> RenderableType:
    """One player's palace and domain, with the marker, what is exhausted, and what is at hand."""
    player = view["players"][seat]
    parts: list[RenderableType] = [stocks(player, words)]
    if player["rooms"] is None:
        parts.append(Text("…", style="dim"))
    else:
        parts += [_rooms(player, words, components), _court(player, words, components)]
    parts.append(_domain(player, words, components))
    title = Text.assemble(disc(player["colour"]), " ", (name, "bold"), "  ")
    title.append(words.say(f"faction-{player['faction']}"))
    title.append(f"  {player['prestige']} {words.say('thing-prestige')}", style="bold")
    return panel(title, Group(*parts))


def stocks(player: dict[str, Any], words: Words) -> RenderableType:
    """What a player has, on one line or two."""
    # A game without patronage knows neither rank nor crosses nor bonuses.
    counts = [
        ("thing-cities", player["cities"]),
        ("thing-rank", player.get("rank", 0)),
        ("thing-crosses", player.get("crosses", 0)),
        ("thing-tokens", player["tokens"]),
    ]
    parts = [Text(f"{player['florins']} {SIGNS['florin']}", style="bold")]
    parts.append(Text(f"{TROOP} +{player['reserve']}"))
    parts.append(Text(f"{AGENT} {player['agents']}/{player['owned_agents']}"))
    parts += [Text(f"{words.say(thing)} {count}") for thing, count in counts if count]
    parts += [
        Text(words.say(f"bonus-{bonus}"), style="italic") for bonus in player.get("bonuses", ())
    ]
    if player["trophies"]:
        parts.append(_trophies(player["trophies"], words))
    if player["at_hand"] is not None:
        parts.append(Text(price(player["at_hand"]), style="bold"))
    if player["indulgence"]:
        either = " / ".join(price({symbol: n}) for symbol, n in player["indulgence"].items())
        parts.append(Text(f"{words.say('source-indulgence')}: +{either}", style="italic"))
    return Flow([part for part in parts if part.plain], " · ")


def _trophies(won: list[str] | int, words: Words) -> Text:
    """Discs of rivals, or their number where they add up."""
    text = Text(f"{words.say('thing-trophies')} ")
    if isinstance(won, int):
        return text.append(str(won))
    return text.append(Text("").join([disc(colour) for colour in won]))


def _card(words: Words, components: Components, card: str) -> str:
    return f"{words.say(f'card-{card}')} {relief(components, f'cards.{card}.symbols')}".rstrip()


def _rooms(player: dict[str, Any], words: Words, components: Components) -> RenderableType:
    """The five rooms clockwise: the marker, the action, the cards, what bars the room."""
    table = Table(box=None, padding=(0, 1, 0, 0), show_header=False)
    table.add_column(no_wrap=True)
    table.add_column(no_wrap=True)
    table.add_column()
    for number, room in enumerate(player["rooms"], start=1):
        numeral = words.say("room-numeral", {"room": number})
        mark = Text(f"{MARKER if player['marker'] == number else ' '}{numeral}", style="bold")
        name = player["actions"][number - 1] or "none"
        action = Text(words.say(f"action-{name}"), style="bold")
        if room["action"] is None:
            printed = player["printed"][number - 1]
            shown = relief(components, f"printed.{printed}") if printed else ""
            cards = Text(shown or "–", style="dim")
        else:
            cards = Text(_card(words, components, room["action"]))
        if room["improvement"] is not None:
            cards.append(f" + {_card(words, components, room['improvement'])}")
        if room["indulgence"]:
            cards.append(f"  {INDULGENCE} {words.say('source-indulgence')}", style="bold red")
        if room["agent"] is not None:
            cards.append(f"  {AGENT}")
            cards.append(disc(room["agent"]))
        table.add_row(mark, action, cards)
    return table


def _court(player: dict[str, Any], words: Words, components: Components) -> RenderableType:
    """The cortigiani left and right; an exhausted one in brackets, an open space as a dash."""
    lines: list[RenderableType] = []
    for side in ("left", "right"):
        parts = [Text(f"{words.say('thing-court')} {words.say(f'side-{side}')}", style="bold")]
        for space in COURT:
            if space.startswith(side):
                seen = player["court"][space]
                if seen["card"] is not None:
                    card = _card(words, components, seen["card"])
                    spent = seen["exhausted"]
                    parts.append(Text(f"({card})" if spent else card, style="dim" if spent else ""))
                elif space in player["free_spaces"]:
                    parts.append(Text("–", style="dim"))
        lines.append(Flow(parts, " · "))
    return Group(*lines)


def _domain(player: dict[str, Any], words: Words, components: Components) -> RenderableType:
    """Cities, titles and buildings; exhausted ones in brackets."""
    parts = [Text(words.say("thing-domain"), style="bold")]
    for tile, state in player["domain"].items():
        kind = "cities" if tile in CITIES else "tiles"
        name = tile.partition("-")[0]
        text = f"{words.say(f'tile-{name}')} {relief(components, f'{kind}.{name}.symbols')}"
        spent = state == "exhausted"
        shown = f"({text.rstrip()})" if spent else text.rstrip()
        parts.append(Text(shown, style="dim" if spent else ""))
    return Flow(parts, " · ")


def others(view: dict[str, Any], names: list[str], words: Words) -> RenderableType:
    """The other players, each with prestige and stocks."""
    table = Table(box=None, padding=(0, 2, 0, 0), show_header=False, expand=True)
    table.add_column(no_wrap=True)
    table.add_column(no_wrap=True, justify="right")
    table.add_column()
    for seat, player in enumerate(view["players"]):
        if seat != view["me"]:
            who = Text(" ").join([disc(player["colour"]), Text(names[seat], style="bold")])
            prestige = Text(str(player["prestige"]), style="bold")
            table.add_row(who, prestige, stocks(player, words))
    return panel(words.say("terminal-others"), table)
