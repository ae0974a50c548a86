"""A player's own board in letters, in full for me and on a line or two for the others."""

from __future__ import annotations

from typing import Any

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from quattrocento.components import Components
from quattrocento.games.signorie.drawing.marks import CLIMB, FLORIN, INKS, SEXES, die, disc
from quattrocento.games.signorie.names import ROWS
from quattrocento.terminal.panel import Flow, panel
from quattrocento.words.catalogues import Words, capital


def mat(
    view: dict[str, Any],
    seat: int,
    name: str,
    words: Words,
    components: Components,
    helpers: bool,
) -> RenderableType:
    """Stocks, dice and threshold, the plan row by row, and which helpers if that is asked."""
    player = view["players"][seat]
    vp = f"{player['vp']} {words.say('thing-vp')}"
    title = Text.assemble(disc(player["colour"]), " ", (name, "bold"), "  ", (vp, "bold"))
    parts = [stocks(player, words), plan(player, words, components)]
    if helpers and player["helpers"]:
        parts.append(hired(player, words))
    return panel(title, Group(*parts))


def hired(player: dict[str, Any], words: Words) -> RenderableType:
    """The helpers a player has hired, by column."""
    parts: list[Text] = []
    for helper in player["helpers"]:
        column, place = helper.split(" ")
        part = Text(f"{words.say(f'column-{column}')} ", style=INKS[column])
        part.append(words.say(f"helper-{column}-{place}"), style="default")
        parts.append(part)
    return Flow([Text(words.say("thing-helpers"), style="bold"), *parts], " · ")


def stocks(player: dict[str, Any], words: Words) -> RenderableType:
    """What a player has, on one line or two."""
    parts = [
        Text(f"{player['florins']} {FLORIN}", style="bold"),
        _people(words.say("thing-home"), player["men"], player["women"]),
        _people(words.say("thing-reserve"), player["general_men"], player["general_women"]),
        Text(f"{words.say('thing-brides')} {player['brides'] + 1}"),
        Text(f"{words.say('thing-helpers')} {len(player['helpers'])}"),
        sum_of_dice(player, words),
    ]
    return Flow(parts, " · ")


def sum_of_dice(player: dict[str, Any], words: Words) -> Text:
    """The dice taken, their sum and the threshold they are held against."""
    text = Text(f"{words.say('thing-dice')} ")
    dice = [die(column, value) for column, value in player["dice"].items()]
    text.append(Text("+").join(dice) if dice else Text("–"))
    over = player["dice_sum"] > player["threshold"]
    text.append(f" = {player['dice_sum']}" if len(dice) > 1 else "")
    text.append(f" / {player['threshold']}", style="bold red" if over else "")
    if over:
        text.append("!", style="bold red")
    if player["passed"]:
        text.append(f" ({words.say('terminal-passed')})", style="dim")
    return text


def _people(title: str, men: int, women: int) -> Text:
    return Text(f"{title} {men}{SEXES['man']} {women}{SEXES['woman']}")


def plan(player: dict[str, Any], words: Words, components: Components) -> RenderableType:
    """The four rows: each coat with the tile on it, face-down tiles, and what it scores."""
    fewest = components.whole("tiles.fewest")
    table = Table(box=None, padding=(0, 2, 0, 0), show_header=False)
    for row in ROWS:
        coats = Text()
        for house, value in zip(player["plan"][row], player["coats"][row], strict=True):
            if value:
                coats.append(f"{words.say(f'house-{house}')} {value}", style="bold")
            else:
                coats.append(f"({words.say(f'house-{house}')})", style="dim")
            coats.append(" ")
        down = player["face_down"][row]
        if down:
            coats.append(f"+{words.say('thing-face-down', {'count': down})}", style="bold")
        count = player["row_tiles"][row]
        if count >= fewest:
            score = Text(f"✓ {player['row_vp'][row]} {words.say('thing-vp')}", style="bold green")
        else:
            score = Text(f"{count}/{fewest}", style="dim")
        table.add_row(Text(capital(words.say(f"row-{row}")), style="bold"), coats, score)
    return table


def others(view: dict[str, Any], names: list[str], words: Words) -> RenderableType:
    """The other players, each with score, stocks and dice."""
    table = Table(box=None, padding=(0, 2, 0, 0), show_header=False, expand=True)
    table.add_column(no_wrap=True)
    table.add_column(no_wrap=True, justify="right")
    table.add_column()
    for seat, player in enumerate(view["players"]):
        if seat == view["me"]:
            continue
        who = Text(" ").join([disc(player["colour"]), Text(names[seat], style="bold")])
        vp = Text(f"{player['vp']} {words.say('thing-vp')}", style="bold")
        tiles = sum(player["row_tiles"].values())
        parts = Flow(
            [
                Text(f"{player['florins']} {FLORIN}"),
                Text(f"{player['men']}{SEXES['man']} {player['women']}{SEXES['woman']}"),
                Text(f"{CLIMB}{player['initiative']}"),
                Text(f"{words.say('thing-brides')} {player['brides'] + 1}"),
                Text(f"{words.say('thing-helpers')} {len(player['helpers'])}"),
                Text(f"{words.say('thing-tiles')} {tiles}"),
                sum_of_dice(player, words),
            ],
            " · ",
        )
        table.add_row(who, vp, parts)
    return panel(words.say("terminal-others"), table)
