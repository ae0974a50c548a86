"""The words for the steps on the agenda, in position files and prompts."""

from __future__ import annotations

from functools import cache
from typing import Final

from quattrocento.games.virtu.names import CITIES, PIECES, POWERS, SPACES, TILES, Names, Pieces
from quattrocento.games.virtu.rules import (
    alliances,
    annex,
    bonuses,
    buying,
    control,
    freeing,
    govern,
    intrigue,
    patronage,
    paying,
    reorganising,
    retreats,
    scoring,
    setup,
    sieges,
    spring,
    trade,
    war,
    winter,
)
from quattrocento.games.virtu.rules.reliefs import PURPOSES
from quattrocento.kernel.game import Vocabulary
from quattrocento.kernel.step import AnyStep

STEPS: Final[list[type[AnyStep]]] = [
    setup.DrawFirst,
    setup.Sequence,
    setup.PickCard,
    setup.LayFamily,
    setup.Reveal,
    setup.Year,
    setup.Winter,
    setup.EndYear,
    spring.SpringTurn,
    spring.PlaceMarker,
    spring.MoveMarker,
    spring.Moved,
    freeing.FreeRooms,
    freeing.FreeIndulgence,
    freeing.Freed,
    spring.TakeAction,
    spring.NoAction,
    spring.EndAction,
    paying.Pay,
    govern.Govern,
    govern.TurnTile,
    govern.ReadyAlliance,
    patronage.Patronise,
    patronage.Rise,
    patronage.ChooseBonus,
    patronage.PlaceCard,
    trade.Trade,
    annex.Annex,
    annex.Annexed,
    war.War,
    war.MoveTroop,
    war.TakeToken,
    intrigue.Intrigue,
    intrigue.SendAgent,
    intrigue.PutAgent,
    intrigue.RemoveAgent,
    control.LoseSpace,
    control.Rehouse,
    sieges.SiegeTurn,
    sieges.ResolveSieges,
    sieges.ChooseSiege,
    sieges.Confront,
    sieges.Battle,
    sieges.StormOrLeave,
    sieges.Siege,
    sieges.OwnSiegesOver,
    sieges.EndSieges,
    bonuses.Speak,
    bonuses.Announce,
    retreats.RetreatTurn,
    retreats.RetreatTroops,
    retreats.Retreat,
    retreats.Retreated,
    retreats.NewOrder,
    winter.WinterTurn,
    winter.Offer,
    winter.DueWages,
    winter.Wages,
    winter.Dismiss,
    winter.Recruit,
    winter.Recruited,
    reorganising.Reorganise,
    reorganising.MoveCard,
    buying.Buy,
    buying.Deliver,
    buying.ClearBasket,
    buying.ChooseSite,
    alliances.MakeAlliance,
    alliances.Discount,
    alliances.Allied,
    scoring.FinalScoring,
]


@cache
def vocabulary() -> Vocabulary:
    """The words of the game for three to five players."""
    return Vocabulary(STEPS, field_words(PIECES))


def field_words(pieces: Pieces) -> dict[str, Names]:
    """The words for the fields of steps; a seat is called by its colour."""
    places = pieces.places.names
    return {
        "seat": pieces.colours,
        "rival": (*pieces.colours, "nobody"),
        "side": ("attack", "defence"),
        "purpose": PURPOSES,
        "winter_step": winter.STEPS,
        "card": pieces.cards,
        "space": SPACES,
        "tile": TILES,
        "power": POWERS,
        "city": CITIES,
        "goal": CITIES,
        "place": places,
        "origin": (*places, "reserve"),
    }
