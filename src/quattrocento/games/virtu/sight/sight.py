"""Secrets: only the opening placement is hidden, until everyone has laid the family cards."""

from __future__ import annotations

from random import Random
from typing import TYPE_CHECKING, Any, TypeVar, cast

from quattrocento.games.virtu.board import Board
from quattrocento.games.virtu.files.files import dump_board
from quattrocento.games.virtu.lens.lens import at_a_glance, whole
from quattrocento.games.virtu.names import (
    ALL_SPACES,
    CITIES,
    COSTS,
    NOBODY,
)
from quattrocento.games.virtu.rules.annex import Annex
from quattrocento.games.virtu.rules.bonuses import Announce
from quattrocento.games.virtu.rules.buying import Buy, basket_cost, sites
from quattrocento.games.virtu.rules.palace import (
    SPACE_INDEX,
)
from quattrocento.games.virtu.rules.paying import Pay
from quattrocento.games.virtu.rules.scoring import prestige
from quattrocento.games.virtu.rules.setup import LayFamily, hidden, unplaced
from quattrocento.games.virtu.sight.means import apart, only_by_asking
from quattrocento.games.virtu.sight.outlook import at_market, reach, sieges
from quattrocento.games.virtu.sight.table import payment_due, player_view, siege_sum
from quattrocento.games.virtu.winter.sheet import winter_sheet
from quattrocento.kernel.play import next_decision
from quattrocento.kernel.position import Event
from quattrocento.kernel.sight import Sight
from quattrocento.kernel.step import Move

if TYPE_CHECKING:
    from quattrocento.games.virtu.shown import VirtuView

T = TypeVar("T", bound=Board)


class PalaceSight(Sight[T]):
    """The secrets of Virtù and of The Italian Wars: palaces, until all family cards are laid."""

    def imagine(self, position: T, seat: int, rng: Random) -> T:
        """The same table with the palaces that the seat cannot see laid out anew."""
        other = cast("T", position.clone())
        if hidden(position):
            for rival in range(len(other.players)):
                if rival != seat:
                    _lay_anew(other, rival, rng)
        return other

    def secrets(self, position: T) -> dict[str, int]:
        """Each player's palace, known to its owner alone."""
        if not hidden(position):
            return {}
        colours = position.box.pieces.colours
        return {f"palace {colours[seat]}": 1 << seat for seat in range(len(position.players))}

    def seen_event(self, event: Event, seat: int | None) -> Event:
        """Of a card laid in secret the others learn only whose it is."""
        if event.name == "lays_in_secret" and event.args["seat"] != seat:
            return Event("lays_hidden", {"seat": event.args["seat"]})
        return event

    def seen_move(self, move: Move, mover: int | None, seat: int | None) -> Move | None:
        """Of the placement of family cards a record in progress shows a seat its own moves only."""
        return None if move[0] in ("family", "family_to") and mover != seat else move


class VirtuSight(PalaceSight[Board]):
    """Everything lies open (V-213), but family cards being laid by all at once."""

    def view(self, position: Board, seat: int | None) -> dict[str, Any]:
        """The table as a seat sees it, or a spectator: built field by field from what is open."""
        table = dump_board(position)
        decision = next_decision(position)
        deciding = None if decision is None else decision.seat
        secret = hidden(position)
        colours = position.box.pieces.colours
        step = None if decision is None else table["agenda"][0]
        if decision is not None and secret and decision.seat != seat:
            step = ["pick_card", colours[decision.seat]]
        points = prestige(position)
        idle = apart(position)
        mine = [position if index == deciding else idle for index in range(len(points))]
        basket = basket_cost(position, position.basket)
        seen: VirtuView = {
            "me": seat,
            "options": table["options"],
            "year": table["year"],
            "season": table["season"],
            "last_year": table["last_year"],
            "order": table["order"],
            "colours": list(colours[: len(position.players)]),
            "cities_track": table["cities_track"],
            "patronage_track": table["patronage_track"],
            "cities": table["cities"],
            "powers": table["powers"],
            "supply": table["supply"],
            "bonuses": table["bonuses"],
            "indulgences": table["indulgences"],
            "turn": table["turn"],
            "deciding": deciding,
            "step": step,
            "players": [
                player_view(
                    mine[index],
                    table["players"][index],
                    index,
                    points[index],
                    secret and index != seat,
                )
                for index in range(len(points))
            ],
            "payment": payment_due(position, decision) if isinstance(decision, Pay) else None,
            "sieges": sieges(position),
            "siege": siege_sum(position, decision) if isinstance(decision, Announce) else None,
            "basket": {cost: n for cost, n in zip(COSTS, basket, strict=True) if n},
        }
        if seat is not None and not secret:
            seen["lens"] = at_a_glance(position, Annex(seat), _prestige)
            seen["reach"] = reach(position, seat)
            chosen = position.basket if seat == deciding else 0
            seen["market"] = at_market(idle, chosen, Buy(seat))
            seen["by_asking"] = [list(move) for move in only_by_asking(position, seat)]
            seen["sites"] = [CITIES[city] for city in sites(position, seat)]
        # The kernel knows no game: to it a view is a dictionary.
        return cast(dict[str, Any], seen)

    def lens(self, position: Board, seat: int) -> dict[str, Any] | None:
        if hidden(position):
            return None
        return cast(dict[str, Any], whole(position, Annex(seat), _prestige))

    def planned(self, position: Board, seat: int, wishes: list[Move]) -> dict[str, Any] | None:
        return cast("dict[str, Any] | None", winter_sheet(position, seat, wishes, _prestige))


def _prestige(position: Board, seat: int) -> int:
    return sum(prestige(position)[seat])


def _lay_anew(position: Board, seat: int, rng: Random) -> None:
    player = position.players[seat]
    family = position.box.pieces.family[player.colour]
    laid = len(family) - len(unplaced(position, seat))
    for space in range(ALL_SPACES):
        player.cards[space] = NOBODY
    for _ in range(laid):
        step = LayFamily(seat, rng.choice(unplaced(position, seat)))
        space = SPACE_INDEX[rng.choice(step.moves(position))[1]]
        player.cards[space] = step.card
    top = position.agenda[-1] if position.agenda else None
    if isinstance(top, LayFamily) and top.seat == seat:
        position.agenda[-1] = LayFamily(seat, rng.choice(unplaced(position, seat)))
