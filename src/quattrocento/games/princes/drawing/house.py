"""What lies before the players in letters: in full for me, on a line or two for the others."""

from __future__ import annotations

from typing import Any

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from quattrocento.games.princes.drawing.marks import GOLD, INFLUENCE, mark, money
from quattrocento.terminal.panel import Flow, panel
from quattrocento.words.catalogues import Words

HIDDEN = "?"


def house(view: dict[str, Any], seat: int, name: str, words: Words) -> RenderableType:
    """A family with its purse, income foreseen, tiles, troops and events; my own hand too."""
    player = view["players"][seat]
    title = Text.assemble(mark(seat), " ", (name, "bold"))
    if player["family"] is not None:
        title.append(f"  {_family(player, words)} ({words.say('home-' + player['home'])})")
        points = sum(player["points"].values())
        title.append(f"  {points} {words.say('thing-vp')}", style="bold")
    parts: list[RenderableType] = [Flow(_stocks(view, player, words, full=True), " · ")]
    if player["tiles"]:
        parts.append(_row(words.say("thing-tiles"), _tiles(player, words)))
    if player["troops"]:
        parts.append(_row(words.say("thing-troops"), _troops(player, words)))
    if player["events"]:
        names = [Text(words.say(f"tile-{event}")) for event in player["events"]]
        parts.append(_row(words.say("thing-events"), names))
    if player.get("hand"):
        parts.append(_row(words.say("thing-hand"), _hand(player["hand"], words)))
    return panel(title, Group(*parts))


def _family(player: dict[str, Any], words: Words) -> str:
    return words.say(f"family-{player['family']}")


def _row(title: str, parts: list[Text]) -> Flow:
    return Flow([Text(title, style="bold"), *parts], " · ")


def _purse(player: dict[str, Any], kind: str) -> str:
    return HIDDEN if player[kind] is None else str(player[kind])


def _stocks(
    view: dict[str, Any], player: dict[str, Any], words: Words, *, full: bool
) -> list[Text]:
    """The purse, wages and victories; for a whole house also income and army."""
    parts = [
        Text(f"{_purse(player, 'gold')} {GOLD}", style="bold"),
        Text(f"{_purse(player, 'influence')} {INFLUENCE}", style="bold"),
    ]
    if player["gold"] is None:
        counters = player["counters"]
        count = f"{counters['gold']} {GOLD} {counters['influence']} {INFLUENCE}"
        parts.append(Text(f"{words.say('thing-counters')} {count}"))
    if player["wages"]:
        parts.append(Text(f"{words.say('thing-wages')} {player['wages']} {GOLD}"))
    if player["tokens"]:
        parts.append(Text(f"{words.say('thing-tokens')} {player['tokens']}"))
    hand = f"{player['hand_size']}/{player['hand_limit']}"
    parts.append(Text(f"{words.say('thing-treachery')} {hand}"))
    if view["pope"]["owner"] == player["seat"]:
        parts.append(Text(words.say("thing-pope"), style="bold"))
    if player["family"] is None:
        return parts
    army = player["army"]
    strength = f"{words.say('thing-army')} {army['attack']}/{army['defence']}"
    if full:
        income = money(player["income"]["gold"], player["income"]["influence"], "+")
        parts.append(Text(f"{words.say('thing-income')} {income}"))
        parts.append(Text(strength))
    elif player["troops"]:
        parts.append(Text(strength))
    return parts


def _tiles(player: dict[str, Any], words: Words) -> list[Text]:
    """City tiles by city; one whose ability was used in this decade says so."""
    parts: list[Text] = []
    for tile in player["tiles"]:
        part = Text(words.say(f"tile-{tile['tile']}"))
        part.append(f" ({words.say('city-' + tile['city'])})", style="dim")
        if tile["used"]:
            part.append(f" {words.say('thing-used')}", style="italic")
        parts.append(part)
    return parts


def _troops(player: dict[str, Any], words: Words) -> list[Text]:
    """Each troop, and what family and tiles add to it, with attack and defence."""
    parts: list[Text] = []
    for item in player["army"]["items"]:
        text = words.say(f"{item['kind']}-{item['name']}")
        plus = "" if item["kind"] == "troop" else "+"
        style = "" if item["kind"] == "troop" else "dim"
        parts.append(Text(f"{text} {plus}{item['attack']}/{plus}{item['defence']}", style=style))
    return parts


def _hand(hand: dict[str, int], words: Words) -> list[Text]:
    counts = [(words.say(f"treachery-{name}"), count) for name, count in hand.items()]
    return [Text(name if count == 1 else f"{name} ×{count}") for name, count in counts]


def others(view: dict[str, Any], names: list[str], words: Words) -> RenderableType:
    """The other players, each with family, points, purse, cities and troops."""
    table = Table(box=None, padding=(0, 2, 0, 0), show_header=False, expand=True)
    table.add_column(no_wrap=True)
    table.add_column(no_wrap=True, justify="right")
    table.add_column(ratio=1)
    for seat, player in enumerate(view["players"]):
        if seat == view["me"]:
            continue
        who = Text(" ").join([mark(seat), Text(names[seat], style="bold")])
        points = Text()
        if player["family"] is not None:
            who.append(f" {_family(player, words)}", style="dim")
            total = sum(player["points"].values())
            points = Text(f"{total} {words.say('thing-vp')}", style="bold")
        parts = _stocks(view, player, words, full=False)
        for city in view["cities"]:
            count = sum(tile["city"] == city for tile in player["tiles"])
            if count:
                parts.append(Text(f"{words.say(f'city-{city}')} {count}"))
        table.add_row(who, points, Flow(parts, " · "))
    return panel(words.say("terminal-others"), table)


def offers(view: dict[str, Any], names: list[str], words: Words) -> RenderableType | None:
    """The offers that wait for an answer, who made them and to whom."""
    if not view["offers"]:
        return None
    table = Table(box=None, padding=(0, 2, 0, 0), show_header=False)
    for offer in view["offers"]:
        giver, taker = offer["from"], offer["to"]
        who = Text.assemble(mark(giver), f" {names[giver]} → ", mark(taker), f" {names[taker]}")
        table.add_row(who, f"{words.say('purse', offer)} ⇄ {words.say('return-purse', offer)}")
    return panel(words.say("thing-offers"), table)
