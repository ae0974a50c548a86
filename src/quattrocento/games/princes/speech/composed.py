"""Words of Princes that depend on what its box says."""

from __future__ import annotations

from quattrocento.games.princes.box import Box
from quattrocento.games.princes.names import (
    EFFECTS,
    EVENTS,
    FAMILIES,
    KINDS,
    TROOPS,
)
from quattrocento.words.speech import Composed, Parts


def composed(box: Box) -> tuple[Composed, ...]:
    """Texts of families, troops, city tiles and events, by what the box says they do."""
    messages: list[Composed] = []
    for family in FAMILIES:
        messages.append(_ability(box, f"families.{family}.ability", f"family-{family}-text"))
    for kind in KINDS:
        messages.append(_ability(box, f"tiles.{kind}.ability", f"tile-{kind}-text"))
    for index, troop in enumerate(TROOPS):
        parts: Parts = {"attack": box.attack[index], "defence": box.defence[index]}
        parts |= {"gold": box.troop_gold[index], "influence": box.troop_influence[index]}
        messages.append((f"troop-{troop}-text", "troop-text", parts))
    for index, event in enumerate(EVENTS):
        parts = {"amount": box.event_amount[index]}
        effect = f"effect-{EFFECTS[box.event_effect[index]]}-text"
        messages.append((f"tile-{event}-text", effect, parts))
    return tuple(messages)


def _ability(box: Box, path: str, name: str) -> Composed:
    words = box.components.words(path)
    message = f"ability-{words[0]}-text"
    if words[0] not in TROOPS:
        return (name, message, {"amount": words[1]})
    discount = words[4] if len(words) > 3 else 0
    return (name, message, {"attack": words[1], "defence": words[2], "discount": discount})
