"""The matter in hand in letters: the auction under way, or the war."""

from __future__ import annotations

from typing import Any

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from quattrocento.games.princes.drawing.marks import SIGNS, mark, percent
from quattrocento.terminal.panel import Flow, panel
from quattrocento.words.catalogues import Words, capital


def matter(view: dict[str, Any], names: list[str], words: Words) -> list[RenderableType]:
    """What everybody is busy with now: a war, an auction, or the auction of a war's command."""
    drawn: list[RenderableType] = []
    lot = view["auction"]
    begun = view["war"] is not None and view["war"]["defender"] is not None
    # While the first command is bid for, there is no army to be seen yet.
    if begun and (lot is None or lot["kind"] != "attacker"):
        drawn.append(war(view["war"], names, words))
    if lot is not None:
        drawn.append(auction(lot, names, words))
    return drawn


def auction(lot: dict[str, Any], names: list[str], words: Words) -> RenderableType:
    """The lot and what it does, the bid to beat, what I could bid, and who is still in."""
    sign = SIGNS[lot["currency"]]
    facts: list[Text] = []
    if lot["leader"] is not None:
        leads = Text(f"{words.say('thing-bid')} ")
        leads.append(f"{lot['bid']} {sign} ", style="bold")
        facts.append(leads + mark(lot["leader"]) + Text(f" {names[lot['leader']]}"))
    if lot["due"] is not None:
        facts.append(Text(f"{words.say('thing-due')} {lot['due']} {sign}", style="bold"))
    else:
        facts.append(Text(f"{words.say('thing-least')} {lot['least']} {sign}"))
    if "capacity" in lot:
        facts.append(Text(f"{words.say('thing-most')} {lot['capacity']} {sign}"))
    lines: list[RenderableType] = [Flow(facts, " · ")]
    if lot["kind"] in ("tile", "event", "pope"):
        lines.insert(0, Text(words.say(f"tile-{lot['lot']}-text"), style="italic"))
    elif lot["kind"] == "family":
        lines.insert(0, Text(words.say(f"family-{lot['lot']}-text"), style="italic"))
    lines.append(Flow([_bidder(bidder, names, words) for bidder in lot["bidders"]], " · "))
    title = f"{words.say('thing-auction')} · {_lot(lot, words)}"
    return panel(Text(title, style="bold"), Group(*lines))


def _lot(lot: dict[str, Any], words: Words) -> str:
    kind = lot["kind"]
    about = "city" if kind in ("attacker", "defender") else "family" if kind == "family" else "tile"
    return capital(words.say("lot-name", {"lot": kind, about: lot["lot"]}))


def _bidder(bidder: dict[str, Any], names: list[str], words: Words) -> Text:
    """A bidder: leading, frozen, out, or in; whoever is out is struck."""
    text = Text.assemble(mark(bidder["seat"]), f" {names[bidder['seat']]}")
    state = "leads" if bidder["leads"] else "frozen" if bidder["frozen"] else ""
    if not bidder["in"]:
        text.stylize("dim")
        state = "out"
    elif bidder["reason"] is not None:
        said = words.say("event-cannot_bid", {"seat": bidder["seat"], "reason": bidder["reason"]})
        return Text.assemble(mark(bidder["seat"]), f" {said}")
    return text + Text(f" ({words.say(f'thing-{state}')})", style="dim") if state else text


def war(view: dict[str, Any], names: list[str], words: Words) -> RenderableType:
    """Both armies side by side with every modifier, the dice and the odds."""
    table = Table(box=None, padding=(0, 2, 0, 0), expand=True, header_style="dim")
    for side in view["sides"]:
        who = Text(f"{words.say('city-' + side['city'])} {side['status']}  ", style="bold")
        if side["seat"] is not None:
            who += mark(side["seat"]) + Text(f" {names[side['seat']]}")
        table.add_column(who, ratio=1)
        table.add_column(words.say("thing-attack"), justify="right", no_wrap=True)
        table.add_column(words.say("thing-defence"), justify="right", no_wrap=True)
    armies = [side["items"] for side in view["sides"]]
    for row in range(max(len(army) for army in armies)):
        cells: list[Text] = []
        for army in armies:
            cells += _item(army[row], words) if row < len(army) else [Text()] * 3
        table.add_row(*cells)
    totals: list[Text] = []
    for side in view["sides"]:
        sums = [Text(str(side[what]), style="bold") for what in ("attack", "defence")]
        totals += [Text(words.say("terminal-total"), style="bold"), *sums]
    table.add_row(*totals)
    cities = [words.say(f"city-{view[side]}") for side in ("attacker", "defender")]
    title = f"{words.say('thing-war')} · {' – '.join(cities)}"
    if view["counter"]:
        title += f" · {words.say('concept-counter')}"
    return panel(Text(title, style="bold"), Group(table, Flow(_odds(view, words), " · ")))


def _item(item: dict[str, Any], words: Words) -> list[Text]:
    """A troop or a modifier; a bribed one shows what it would have brought."""
    if item["kind"] == "neutral":
        name = words.say("concept-neutral")
    elif item["kind"] == "league":
        name = f"{words.say('troop-' + item['name'])} ({words.say('concept-league')})"
    else:
        name = words.say(f"{item['kind']}-{item['name']}")
    if item["bribed"]:
        attack, defence = item["printed"]
        crossed = [Text(str(value), style="strike dim") for value in (attack, defence)]
        return [Text(f"{name} ({words.say('thing-bribed')})", style="dim"), *crossed]
    return [Text(name), Text(str(item["attack"])), Text(str(item["defence"]))]


def _odds(view: dict[str, Any], words: Words) -> list[Text]:
    odds = view["odds"]
    attacker, defender = (words.say(f"city-{view[side]}") for side in ("attacker", "defender"))
    outcomes = {"attacker": attacker, "draw": words.say("thing-draw"), "defender": defender}
    parts = [Text(words.say("thing-odds"), style="dim")]
    for outcome, name in outcomes.items():
        parts.append(Text(f"{name} {percent(odds[outcome], odds['of'])}"))
    if view["dice"] is not None:
        black, white = view["dice"]
        parts.append(Text(f"{words.say('thing-dice')} {black} – {white}", style="bold"))
    return parts
