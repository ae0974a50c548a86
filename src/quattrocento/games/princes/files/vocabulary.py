"""The words for the steps on the agenda, in position files and prompts."""

from __future__ import annotations

from functools import cache
from typing import Final

from quattrocento.games.princes.names import EVENTS, SIDES
from quattrocento.games.princes.rules import (
    auctions,
    awards,
    battle,
    decades,
    free,
    paying,
    scoring,
    setup,
    treachery,
    turn,
    war,
)
from quattrocento.kernel.game import Vocabulary
from quattrocento.kernel.step import AnyStep

_STEPS: Final[list[type[AnyStep]]] = [
    setup.Sequence,
    setup.DrawChooser,
    setup.DealFamilies,
    setup.NextFamily,
    setup.ChooseFamily,
    setup.PutUpFamily,
    setup.DrawFirst,
    decades.Decade,
    decades.EndDecade,
    turn.Turn,
    turn.TakeAction,
    turn.AfterAction,
    turn.FinishTurn,
    turn.CloseTurn,
    treachery.DrawTreachery,
    treachery.Draw,
    treachery.KeepLimit,
    treachery.Discard,
    auctions.Bidding,
    auctions.Bid,
    paying.Sale,
    paying.Pay,
    awards.Award,
    free.DrawNow,
    free.LastDraw,
    awards.PlaceArtist,
    awards.Invade,
    war.NameAttacker,
    war.NameDefender,
    war.Vetoes,
    war.AskVeto,
    war.Hire,
    war.Wages,
    war.CallLeague,
    war.AskLeague,
    war.Bribery,
    war.Bribe,
    battle.Round,
    battle.Throw,
    battle.OfferReroll,
    battle.AskReroll,
    battle.Fight,
    scoring.FinalScoring,
]
SEATS: Final = tuple(f"player {number}" for number in range(1, 7))
ROLES: Final = ("attacker", "defender", "league")


@cache
def vocabulary(seats: int) -> Vocabulary:
    """The words for the fields of steps; a seat is called `player 1` and so on."""
    return Vocabulary(
        _STEPS,
        {
            "seat": SEATS[:seats],
            "event": EVENTS,
            "side": SIDES,
            "role": (*ROLES, "done"),
            "asked": tuple(str(count) for count in range(seats + 1)),
            "extra": ("counted", "extra"),
            "decade": ("0", "1", "2", "3"),
        },
    )
