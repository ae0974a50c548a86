"""Princes of the Renaissance as the terminal draws it."""

from __future__ import annotations

from typing import Any

from rich.console import Group, RenderableType
from rich.text import Text

from quattrocento.components import Components
from quattrocento.games.princes.drawing.bargain import PrincesBargain
from quattrocento.games.princes.drawing.board import board
from quattrocento.games.princes.drawing.house import house, offers, others
from quattrocento.games.princes.drawing.marks import GOLD, INFLUENCE, SIGNS, mark, money, percent
from quattrocento.games.princes.drawing.matter import matter
from quattrocento.kernel.step import Move
from quattrocento.terminal.bargain import Bargain
from quattrocento.words.catalogues import Words

EXPLAINED = {
    "buy_treachery": "concept-treachery-text",
    "war": "concept-war-text",
    "pass": "concept-idle-text",
    "end_turn": "concept-free-play-text",
    "start_war": "treachery-start_war-text",
    "steal_influence": "treachery-steal_influence-text",
    "raid_gold": "treachery-raid_gold-text",
    "lucrezia": "tile-lucrezia-text",
    "bank": "concept-banking-text",
    "alfonso": "tile-alfonso-text",
    "no_alfonso": "tile-alfonso-text",
    "bid": "concept-auction-text",
    "pass_bid": "concept-auction-text",
    "freeze_bid": "concept-freeze-text",
    "bribe_cardinal": "treachery-bribe_cardinal-text",
    "pay": "concept-capacity-text",
    "place_artist": "concept-artist-text",
    "invade": "tile-french_invade-text",
    "no_invasion": "tile-french_invade-text",
    "attacker": "concept-war-text",
    "defender": "concept-war-text",
    "veto": "treachery-veto-text",
    "lorenzo": "tile-lorenzo-text",
    "no_veto": "treachery-veto-text",
    "league": "concept-league-text",
    "no_league": "concept-league-text",
    "bribe": "treachery-bribe_troops-text",
    "no_bribe": "treachery-bribe_troops-text",
    "reroll": "tile-ludovico-text",
    "keep": "tile-ludovico-text",
}
"""The idea behind a choice; a family, a tile or a troop is explained by its own text."""

OWN = {
    "family": "family",
    "put_up": "family",
    "buy_troop": "troop",
    "discard_troop": "troop",
    "auction": "tile",
    "discard": "treachery",
}
"""Choices that name the thing they are about."""


class PrincesDrawing:
    """Draws Princes from a view, in the words of one language."""

    def __init__(
        self, components: Components, view: dict[str, Any], words: Words, names: list[str]
    ) -> None:
        self._components = components
        self._words = words
        self._names = names
        self.bargain: Bargain | None = PrincesBargain(words, names)

    def mark(self, seat: int) -> Text:
        return mark(seat)

    def table(self, view: dict[str, Any], width: int) -> RenderableType:
        """In an auction or a war that comes first; the board stays away until it is over."""
        busy = matter(view, self._names, self._words)
        made = offers(view, self._names, self._words)
        parts = [others(view, self._names, self._words)]
        parts += busy or [board(view, self._words)]
        parts += [] if made is None else [made]
        return Group(*parts, self._house(view, view["me"]))

    def board(self, view: dict[str, Any], width: int) -> RenderableType:
        busy = matter(view, self._names, self._words)
        return Group(board(view, self._words), *busy)

    def mats(self, view: dict[str, Any], width: int) -> RenderableType:
        made = offers(view, self._names, self._words)
        houses = [self._house(view, seat) for seat in range(len(self._names))]
        return Group(*houses, *([] if made is None else [made]))

    def _house(self, view: dict[str, Any], seat: int) -> RenderableType:
        return house(view, seat, self._names[seat], self._words)

    def changes(self, gains: dict[str, int]) -> Text:
        """Money only: that a bought troop is a troop more goes without saying."""
        parts = [f"{gain:+d} {SIGNS[what]}" for what, gain in gains.items() if what in SIGNS]
        return Text(", ".join(parts).replace("-", "−"), style="italic")

    def note(self, view: dict[str, Any], move: Move) -> str:
        verb, about = str(move[0]), str(move[1]) if len(move) > 1 else ""
        if verb in ("family", "put_up"):
            return self._family(about)
        if verb == "buy_troop":
            troop = view["troops"][about]
            income = money(0, troop["influence"], "+")
            return f"{troop['attack']}/{troop['defence']} {income}".rstrip()
        if verb == "auction":
            return self._opening(view, about)
        if verb in ("attacker", "defender", "place_artist", "invade"):
            status = view["cities"][about]["status"]
            return f"{self._words.say('thing-status')} {status}"
        if verb == "bribe":
            return self._after(view, about, str(move[2]))
        return ""

    def _family(self, family: str) -> str:
        gold = self._components.whole(f"families.{family}.gold")
        influence = self._components.whole(f"families.{family}.influence")
        text = self._words.say(f"family-{family}-text")
        return f"{money(gold, influence, '+')}  {text}"

    def _opening(self, view: dict[str, Any], tile: str) -> str:
        """The lowest first bid for a tile."""
        for city in view["cities"].values():
            if any(shown["tile"] == tile for shown in city["tiles"]):
                return f"{city['opening']}{GOLD}"
        for event in view["events"]:
            if event["event"] == tile:
                return f"0{SIGNS[event['currency']]}"
        return f"0{INFLUENCE}"

    def _after(self, view: dict[str, Any], family: str, troop: str) -> str:
        """The odds of the war with that troop bribed."""
        for bribe in view["war"]["bribes"]:
            if (bribe["family"], bribe["troop"]) == (family, troop):
                odds = bribe["odds"]
                sides = {side: view["war"][side] for side in ("attacker", "defender")}
                return " · ".join(
                    f"{self._words.say(f'city-{city}')} {percent(odds[side], odds['of'])}"
                    for side, city in sides.items()
                )
        return ""

    def explain(self, view: dict[str, Any], move: Move) -> str:
        verb = str(move[0])
        return f"{OWN[verb]}-{move[1]}-text" if verb in OWN else EXPLAINED[verb]
