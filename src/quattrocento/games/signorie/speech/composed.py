"""Words of Signorie that depend on what its box says."""

from __future__ import annotations

from quattrocento.games.signorie.box import Box
from quattrocento.games.signorie.names import (
    BONUSES,
    COLUMNS,
    CRITERIA,
    EFFECTS,
    MANDATES,
    PLACES,
    VICTORY_POINTS,
)
from quattrocento.words.speech import Composed, Parts


def composed(box: Box) -> tuple[Composed, ...]:
    """Names and texts of actions, helpers, mandates and rewards, by what the box says they do.

    `helper-red-top` and `mandate-M4` are what everybody asks for; the message behind them is
    that of the effect, so a box whose owner corrected a tile says the right thing.
    """
    messages: list[Composed] = []
    for column, name in enumerate(COLUMNS):
        action: Parts = {"amount": box.amount[column], "vp": box.dowry_vp}
        messages += _both(f"action-{name}", f"action-{EFFECTS[box.action[column]]}", action)
    for helper in range(box.helpers):
        column, place = box.helper_column[helper], box.helper_place[helper]
        name = f"helper-{COLUMNS[column]}-{PLACES[place]}"
        amount, high = box.helper_amount[helper], box.helper_high[helper]
        grows = "yes" if high != amount else "no"
        parts: Parts = {"amount": amount, "high": high, "die": box.high_die, "grows": grows}
        messages += _both(name, f"helps-{EFFECTS[box.helper[helper]]}", parts)
    for number, name in enumerate(MANDATES):
        fewest, most = box.mandate_fewest[number], box.mandate_most[number]
        takes = "open" if most > fewest else "fixed"
        parts = {"amount": box.mandate_amount[number], "most": most, "takes": takes}
        messages += _both(f"mandate-{name}", f"asks-{EFFECTS[box.mandate[number]]}", parts)
    for number, name in enumerate(BONUSES):
        parts = {"amount": box.bonus_amount[number]}
        effect = f"gives-{EFFECTS[box.bonus[number]]}"
        messages += _both(f"bonus-{name}", effect, parts) + _both(f"reward-{name}", effect, parts)
    for number, name in enumerate(VICTORY_POINTS):
        parts = {"amount": box.criterion_vp[number]}
        messages += _both(f"reward-{name}", f"counts-{CRITERIA[box.criterion[number]]}", parts)
    return tuple(messages)


def _both(name: str, message: str, parts: Parts) -> list[Composed]:
    """The short name of a thing and its explanation."""
    return [(name, message, parts), (f"{name}-text", f"{message}-text", parts)]
