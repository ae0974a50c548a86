"""Virtù as the terminal draws it."""

from __future__ import annotations

from typing import Any

from rich.console import Group, RenderableType
from rich.text import Text

from quattrocento.components import Components
from quattrocento.games.virtu.drawing.map import board, cities, market
from quattrocento.games.virtu.drawing.marks import AGENT, SIGNS, TROOP, disc, pairs, price, relief
from quattrocento.games.virtu.drawing.palace import others, palace
from quattrocento.games.virtu.names import CHARACTERS, CITIES
from quattrocento.kernel.step import Move
from quattrocento.terminal.bargain import Bargain
from quattrocento.words.catalogues import Words

EXPLAINED = {
    "family": "concept-palace-text",
    "family_to": "concept-palace-text",
    "to": "concept-palace-text",
    "discard": "concept-palace-text",
    "lift": "concept-palace-text",
    "lose": "concept-palace-text",
    "room": "concept-marker-text",
    "move": "concept-marker-text",
    "hurry": "concept-marker-text",
    "collect": "concept-paying-text",
    "take_florins": "concept-paying-text",
    "pay": "concept-paying-text",
    "end": "concept-end-text",
    "indulgence": "concept-indulgence-text",
    "free": "concept-indulgence-text",
    "turn": "concept-govern-text",
    "reactivate": "concept-govern-text",
    "patronise": "concept-patronise-text",
    "annex": "concept-annex-text",
    "march": "concept-war-text",
    "sail": "concept-war-text",
    "token": "concept-war-text",
    "place": "concept-intrigue-text",
    "shift": "concept-intrigue-text",
    "remove": "concept-intrigue-text",
    "agent_to": "concept-intrigue-text",
    "besiege": "concept-siege-text",
    "give_up": "concept-siege-text",
    "spend_token": "concept-siege-text",
    "war_card": "concept-siege-text",
    "leonardo": "bonus-leonardo-text",
    "cannons": "bonus-cannons-text",
    "france": "concept-alliance-text",
    "pass": "concept-siege-text",
    "retreat": "concept-retreat-text",
    "disband": "concept-retreat-text",
    "wages": "concept-wages-text",
    "dismiss": "concept-wages-text",
    "buy": "concept-market-text",
    "site": "concept-market-text",
    "recruit": "concept-recruit-text",
    "ally": "concept-alliance-text",
    "less": "concept-alliance-text",
}
"""The idea behind a choice; a patronage bonus is explained by its own text."""
CHANGES = {"florins": SIGNS["florin"], "troops": TROOP, "agents": AGENT}
"""Signs of what a choice changes; the rest is named."""


class VirtuDrawing:
    """Draws Virtù from a view, in the words of one language."""

    def __init__(
        self, components: Components, view: dict[str, Any], words: Words, names: list[str]
    ) -> None:
        self._components = components
        self._colours = view["colours"]
        self._words = words
        self._names = names
        self.bargain: Bargain | None = None

    def mark(self, seat: int) -> Text:
        return disc(self._colours[seat])

    def table(self, view: dict[str, Any], width: int) -> RenderableType:
        parts = [others(view, self._names, self._words)]
        parts.append(self.middle(view))
        if view["season"] == "winter":
            parts.append(market(view, self._words, self._components))
        parts.append(self._palace(view, view["me"]))
        return Group(*parts)

    def glance(self, view: dict[str, Any]) -> RenderableType:
        return cities(view, self._words, self._components)

    def board(self, view: dict[str, Any], width: int) -> RenderableType:
        return Group(self.middle(view), market(view, self._words, self._components))

    def middle(self, view: dict[str, Any]) -> RenderableType:
        """The map and what lies around it."""
        return board(view, self._words, self._components)

    def mats(self, view: dict[str, Any], width: int) -> RenderableType:
        return Group(*(self._palace(view, seat) for seat in range(len(self._names))))

    def _palace(self, view: dict[str, Any], seat: int) -> RenderableType:
        return palace(view, seat, self._names[seat], self._words, self._components)

    def changes(self, gains: dict[str, int]) -> Text:
        parts = [
            f"{gain:+d} {CHANGES.get(what) or self._words.say(f'thing-{what}')}"
            for what, gain in gains.items()
            if gain
        ]
        return Text(", ".join(parts).replace("-", "−"), style="italic")

    def note(self, view: dict[str, Any], move: Move) -> str:
        verb = move[0]
        if verb == "annex":
            cost = view["lens"]["annex"][move[1]]
            return price({"crown": cost["crowns"], "ship": cost["ships"]})
        if verb == "buy":
            ware = str(move[1])
            kind = "cards" if ware in CHARACTERS else "tiles"
            cost = pairs(self._components, f"{kind}.{ware}.cost")
            return f"{relief(self._components, f'{kind}.{ware}.symbols')}  {price(cost)}"
        if verb == "family":
            return relief(self._components, f"cards.{move[1]}.symbols")
        if verb == "turn" and move[1] in CITIES:
            return relief(self._components, f"cities.{move[1]}.symbols")
        if verb == "ally":
            return price(pairs(self._components, f"alliances.{move[1]}"))
        if verb in ("move", "room", "hurry"):
            return self._action(view, str(verb), int(move[1]))
        return ""

    def _action(self, view: dict[str, Any], verb: str, number: int) -> str:
        """The action of the room where the marker would come to rest."""
        player = view["players"][view["me"]]
        room = number if verb == "room" else (player["marker"] - 1 + number) % 5 + 1
        return self._words.say(f"action-{player['actions'][room - 1] or 'none'}")

    def explain(self, view: dict[str, Any], move: Move) -> str:
        verb = str(move[0])
        return f"bonus-{move[1]}-text" if verb == "bonus" else EXPLAINED[verb]
