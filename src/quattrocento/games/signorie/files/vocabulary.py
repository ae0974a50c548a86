"""The words for the steps on the agenda, in position files and prompts."""

from __future__ import annotations

from typing import Final

from quattrocento.games.signorie.names import (
    CAREERS,
    CITIES,
    COLUMNS,
    GIVERS,
    MANDATES,
    PLACES,
    ROWS,
    SEXES,
)
from quattrocento.games.signorie.rules import (
    alliances,
    dice,
    effects,
    helpers,
    mandates,
    marriages,
    missions,
    progeny,
    rewards,
    scoring,
    setup,
)
from quattrocento.games.signorie.rules.careers import Points
from quattrocento.kernel.game import Vocabulary
from quattrocento.kernel.step import AnyStep

_STEPS: Final[list[type[AnyStep]]] = [
    setup.Sequence,
    setup.Round,
    setup.DrawOrder,
    setup.LeaveOut,
    setup.DrawRewards,
    setup.DrawTiles,
    setup.RollDice,
    setup.DealMandates,
    dice.NextTurn,
    dice.TakeDie,
    dice.ChooseAction,
    mandates.Spend,
    Points,
    missions.SendMan,
    missions.ChooseCity,
    marriages.Marry,
    marriages.Dowry,
    alliances.TakeTile,
    alliances.LayFaceDown,
    progeny.Progeny,
    effects.Fetch,
    helpers.PlaceHelper,
    helpers.Helpers,
    helpers.AskHelper,
    helpers.UseHelper,
    helpers.ColumnAgain,
    rewards.ScoreInitiative,
    rewards.NewOrder,
    rewards.Rewards,
    rewards.Reward,
    rewards.TakeReward,
    rewards.OfferBride,
    rewards.PlaceBride,
    rewards.Purchase,
    rewards.ClearUp,
    scoring.FinalScoring,
]
_PLACE_SETS: Final = tuple(
    " ".join(place for bit, place in enumerate(PLACES) if places >> bit & 1) or "none"
    for places in range(1 << len(PLACES))
)


_VOCABULARIES: Final[dict[tuple[str, ...], Vocabulary]] = {}


def vocabulary(colours: list[str]) -> Vocabulary:
    """The words for the fields of steps; a seat is called by its colour."""
    known = _VOCABULARIES.get(tuple(colours))
    if known is None:
        known = _new_vocabulary(colours)
        _VOCABULARIES[tuple(colours)] = known
    return known


def _new_vocabulary(colours: list[str]) -> Vocabulary:
    return Vocabulary(
        _STEPS,
        {
            "seat": tuple(colours),
            "column": COLUMNS,
            "ring": (*COLUMNS, "any"),
            "place": PLACES,
            "places": _PLACE_SETS,
            "sex": SEXES,
            "career": CAREERS,
            "row": ROWS,
            "city": CITIES,
            "mandate": MANDATES,
            "giver": GIVERS,
        },
    )
