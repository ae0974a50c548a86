"""Gifts, offers and Banking as typed: `give Este 3g`, `offer Isabella 5g for 2i`, `bank 3g`."""

from __future__ import annotations

import re
from typing import Any

from quattrocento.games.princes.names import CURRENCIES, STRANGERS
from quattrocento.games.princes.rules.asides import why_no_aside
from quattrocento.games.princes.speech.parts import ASIDE_PARTS
from quattrocento.kernel.step import Move, Refusal
from quattrocento.words.catalogues import Words

AMOUNT = re.compile(r"(\d+) ?([^\W\d]+)")
FOR = re.compile(r" for | / ")


class PrincesBargain:
    """Reads gifts, offers and answers; a partner is named by family or by name, or shorter."""

    verbs = tuple(ASIDE_PARTS)

    def __init__(self, words: Words, names: list[str]) -> None:
        self._names = names
        self._units = [
            ("gold", words.say("thing-gold")),
            ("influence", words.say("thing-influence")),
        ]

    def read(self, view: dict[str, Any], command: str) -> Move | None:
        verb, _, rest = command.partition(" ")
        if verb == "bank":
            return self._banking(view["me"], rest)
        partner, _, terms = rest.strip().partition(" ")
        family = self._family(view, partner)
        if family is None or verb not in ASIDE_PARTS:
            return None
        amounts = self._amounts(verb, terms.strip())
        return None if amounts is None else ("aside", view["me"], verb, family, *amounts)

    def why_not(self, position: Any, move: Move) -> Refusal | None:
        return why_no_aside(position, move)

    def _family(self, view: dict[str, Any], text: str) -> str | None:
        """The one other player whose family's name, or whose own, begins so, as moves call him."""
        wanted = text.casefold().replace("'", "’").removeprefix("d’")
        found: list[str] = []
        for player in view["players"]:
            seat = player["seat"]
            family, name = player["family"] or STRANGERS[seat], self._names[seat]
            known = [family.casefold(), name.casefold()]
            if player["seat"] != view["me"] and any(one.startswith(wanted) for one in known):
                found.append(family)
        return found[0] if wanted and len(found) == 1 else None

    def _banking(self, seat: int, terms: str) -> Move | None:
        """What is paid to the bank, of one currency."""
        purse = self._purse(terms)
        if purse is None or bool(purse[0]) == bool(purse[1]):
            return None
        currency = CURRENCIES[0 if purse[0] else 1]
        return ("aside", seat, "bank", currency, purse[0] or purse[1])

    def _amounts(self, verb: str, terms: str) -> list[int] | None:
        if verb == "give":
            return self._purse(terms)
        if verb != "offer":
            return None if terms else []
        sides = FOR.split(f"{terms} ")
        if len(sides) > 2:
            return None
        given, asked = self._purse(sides[0]), self._purse(sides[1] if len(sides) > 1 else "0g")
        return None if given is None or asked is None else given + asked

    def _purse(self, terms: str) -> list[int] | None:
        """Gold and influence of `3g`, `2 influence` or `3g 2i`; None where it is neither."""
        purse = [0, 0]
        if not terms.strip() or AMOUNT.sub("", terms).strip(" ,"):
            return None
        for number, unit in AMOUNT.findall(terms):
            kind = self._kind(unit)
            if kind is None:
                return None
            purse[kind] += int(number)
        return purse

    def _kind(self, unit: str) -> int | None:
        """0 for gold and 1 for influence, in English or in the words of the table."""
        for kind, known in enumerate(self._units):
            if any(word.casefold().startswith(unit.casefold()) for word in known):
                return kind
        return None
