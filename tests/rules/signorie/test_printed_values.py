"""What the rulebook prints, written down once more beside the components."""

from __future__ import annotations

from typing import Any

from quattrocento.games.signorie.game import Signorie

HOUSES = ["Sforza", "Medici", "Este", "Gonzaga", "Borgia", "Aragona"]
PRINTED: dict[str, Any] = {
    "players.2.dice": 2,
    "players.2.cities": 3,
    "players.2.removed": 2,
    "players.3.dice": 3,
    "players.3.cities": 4,
    "players.3.removed": 1,
    "players.4.dice": 4,
    "players.4.cities": 5,
    "players.4.removed": 0,
    "game.rounds": 7,
    "game.bonus_rounds": 5,
    "game.most_dice": 4,
    "game.threshold": 13,
    "game.helper_discs": 48,
    "game.progeny_dice": 5,
    "game.highest_woman": 3,
    "start.florins": 5,
    "start.extra": [1, 2, 2, 3],
    "start.men": 4,
    "start.women": 3,
    "start.general_men": 8,
    "start.general_women": 8,
    "columns.red.action": "marriage",
    "columns.red.ring": "yellow",
    "columns.turquoise.value": 5,
    "actions.florins": 3,
    "actions.tracks": 4,
    "mandates.M1.effect": ["initiative", 2],
    "mandates.M1.fewest": 1,
    "mandates.M1.most": 3,
    "mandates.M2.effect": ["threshold", 3],
    "mandates.M2.fewest": 1,
    "mandates.M2.most": 3,
    "mandates.M3.effect": ["tile", 1],
    "bonuses.B1": ["mission", 1],
    "bonuses.B2": ["tile", 1],
    "rewards.florins": 3,
    "rewards.bride_florins": 2,
    "rewards.bride_florins_from": 2,
    "rewards.purchase_florins": 5,
    "rewards.purchase_vp": 5,
    "careers.florins_space": 4,
    "careers.florins": 2,
    "careers.initiative_space": 6,
    "careers.initiative": 1,
    "dowry.most": 4,
    "dowry.vp": 2,
    "tiles.back": 1,
    "tiles.fewest": 3,
    "plans.yellow.marriage": HOUSES,
    "plans.red.marriage": HOUSES,
    "plans.purple.marriage": HOUSES,
    "plans.blue.marriage": HOUSES,
}
RECONSTRUCTED = [
    "columns.yellow.ring",
    "columns.purple.ring",
    "columns.grey.ring",
    "columns.turquoise.ring",
    "columns.grey.action",
    "columns.turquoise.action",
]
"""Where the known facts leave room for other values."""
INFERRED = ["columns.purple.value", "columns.grey.value"]
"""Between 2 and 5 in a row from 1 to 5 nothing else is left."""


def rows(source: str) -> dict[str, Any]:
    return {path: value for path, value, of, _ in Signorie().components.rows() if of == source}


def test_every_value_of_the_rulebook_is_the_printed_one() -> None:
    assert rows("rulebook") == PRINTED


def test_what_several_values_fit_is_reconstructed() -> None:
    assert set(RECONSTRUCTED) <= set(rows("reconstructed"))
    assert rows("inferred") == dict(zip(INFERRED, (3, 4), strict=True))


def test_the_game_is_played_with_the_printed_values() -> None:
    """A row read into another place of the box would not be seen by its name alone."""
    box = Signorie().box
    assert (box.dice, box.cities, box.removed) == (
        (0, 0, 2, 3, 4),
        (0, 0, 3, 4, 5),
        (0, 0, 2, 1, 0),
    )
    assert (box.rounds, box.bonus_rounds, box.most_dice, box.threshold) == (7, 5, 4, 13)
    assert (box.helper_discs, box.progeny_dice, box.highest_woman) == (48, 5, 3)
    assert (box.florins, box.extra) == (5, (1, 2, 2, 3))
    assert (box.men, box.women, box.general_men, box.general_women) == (4, 3, 8, 8)
    assert (box.value[4], box.action[1], box.ring[1]) == (5, 1, 0)
    assert (box.amount[0], box.amount[3]) == (3, 4)
    assert box.mandate_amount[:3] == (2, 3, 1)
    assert (box.mandate_fewest[:2], box.mandate_most[:2]) == ((1, 1), (3, 3))
    assert (box.bonus_amount[:2], box.reward_florins) == ((1, 1), 3)
    assert (box.bride_florins, box.bride_florins_from) == (2, 2)
    assert (box.purchase_florins, box.purchase_vp) == (5, 5)
    assert (box.florins_space, box.career_florins) == (4, 2)
    assert (box.initiative_space, box.career_initiative) == (6, 1)
    assert (box.dowry_most, box.dowry_vp, box.back, box.fewest) == (4, 2, 1, 3)
    assert all(plan[3] == (0, 1, 2, 3, 4, 5) for plan in box.plans)
