"""What a seat may see: Virtù's open table, the influence tracks and the postures."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, cast

from quattrocento.games.italian_wars.board import Italy, italy
from quattrocento.games.italian_wars.files.files import dump_italy
from quattrocento.games.italian_wars.names import (
    COLOURS,
    FIRST_MAJOR,
    KINGS,
    MAJORS,
    PLAYERS,
    POINTS,
)
from quattrocento.games.italian_wars.rules.influence import Annex
from quattrocento.games.italian_wars.rules.scoring import prestige, won_with
from quattrocento.games.italian_wars.rules.winter import Buy
from quattrocento.games.virtu.board import Board
from quattrocento.games.virtu.lens.lens import at_a_glance, whole
from quattrocento.games.virtu.names import (
    ACTIONS,
    CITIES,
    COSTS,
    IN_SETUP,
    NO_ACTION,
    NOBODY,
    SPACES,
)
from quattrocento.games.virtu.rules.bonuses import Announce
from quattrocento.games.virtu.rules.buying import basket_cost
from quattrocento.games.virtu.rules.palace import court_size, extra_spaces, free_court, room_action
from quattrocento.games.virtu.rules.paying import Pay
from quattrocento.games.virtu.rules.setup import hidden, unplaced
from quattrocento.games.virtu.sight.means import (
    apart,
    at_hand,
    by_asking,
    only_by_asking,
    purpose_of,
)
from quattrocento.games.virtu.sight.outlook import at_market, reach, siege_laid
from quattrocento.games.virtu.sight.sight import PalaceSight
from quattrocento.games.virtu.sight.table import payment_due, siege_sum
from quattrocento.games.virtu.winter.sheet import winter_sheet
from quattrocento.kernel.play import next_decision
from quattrocento.kernel.step import Move

if TYPE_CHECKING:
    from quattrocento.games.italian_wars.shown import King, MajorCity, WarsView
    from quattrocento.games.virtu.shown import Siege


class WarsSight(PalaceSight[Italy]):
    """Virtù's open table, the influence tracks and the postures."""

    def view(self, position: Italy, seat: int | None) -> dict[str, Any]:
        """The table as a seat sees it, or a spectator: built field by field from what is open."""
        dump = dump_italy(position)
        decision = next_decision(position)
        deciding = None if decision is None else decision.seat
        secret = hidden(position)
        step = None if decision is None else dump["agenda"][0]
        if decision is not None and secret and decision.seat != seat:
            step = ["pick_card", COLOURS[decision.seat]]
        idle = cast("Italy", apart(position))
        mine = [position if index == deciding else idle for index in range(PLAYERS)]
        basket = basket_cost(position, position.basket)
        booklet = position.booklet
        seen: WarsView = {
            "me": seat,
            "options": dump["options"],
            "round": dump["round"],
            "rounds": booklet.rounds,
            "wage_rounds": list(booklet.wage_rounds),
            "season": dump["season"],
            "victor": dump["victor"],
            "won_with": won_with(position),
            "colours": list(COLOURS[:PLAYERS]),
            "commands": [
                [COLOURS[colour] for colour in position.commands(index)] for index in range(PLAYERS)
            ],
            "cities": dump["cities"],
            "majors": {
                name: _major(position, dump["majors"][name], major)
                for major, name in enumerate(MAJORS)
            },
            "track": {
                "length": booklet.track,
                "favourable": booklet.favourable,
                "alliance": booklet.alliance,
            },
            "supply": dump["supply"],
            "indulgences": dump["indulgences"],
            "halted": dump["halted"],
            "turn": dump["turn"],
            "deciding": deciding,
            "step": step,
            "players": [
                _player(mine[index], dump["players"][index], index, secret and index != seat)
                for index in range(PLAYERS)
            ],
            "payment": payment_due(position, decision) if isinstance(decision, Pay) else None,
            "sieges": _sieges(position),
            "siege": siege_sum(position, decision) if isinstance(decision, Announce) else None,
            "basket": {cost: n for cost, n in zip(COSTS, basket, strict=True) if n},
        }
        if seat is not None and not secret:
            seen["lens"] = at_a_glance(position, Annex(seat, 0, 0), _prestige)
            seen["reach"] = reach(position, seat)
            chosen = position.basket if seat == deciding else 0
            seen["market"] = at_market(idle, chosen, Buy(seat))
            seen["by_asking"] = [list(move) for move in only_by_asking(position, seat)]
        # The kernel knows no game: to it a view is a dictionary.
        return cast(dict[str, Any], seen)

    def lens(self, position: Italy, seat: int) -> dict[str, Any] | None:
        if hidden(position):
            return None
        return cast(dict[str, Any], whole(position, Annex(seat, 0, 0), _prestige))

    def planned(self, position: Italy, seat: int, wishes: list[Move]) -> dict[str, Any] | None:
        return cast("dict[str, Any] | None", winter_sheet(position, seat, wishes, _prestige))


def _prestige(position: Board, seat: int) -> int:
    return sum(prestige(italy(position))[seat])


def _sieges(table: Italy) -> list[Siege]:
    """Every siege laid, as it stands before bonuses, and whether it may be left alone."""
    laid: list[Siege] = []
    for city in range(len(CITIES)):
        for seat in range(PLAYERS):
            if table.besieges(seat, city):
                siege = siege_laid(table, seat, city)
                siege["optional"] = table.undecided(city)
                laid.append(siege)
    return laid


def _major(table: Italy, dump: dict[str, Any], major: int) -> MajorCity:
    """A Major City with its posture towards each player, the cities it holds and its crest."""
    colour = FIRST_MAJOR + major
    held = [city for city in table.booklet.cities[colour] if table.owner[city] == colour]
    return {
        "influence": dump["influence"],
        "ally": dump["ally"],
        "reserve": dump["reserve"],
        "agent": dump["agent"],
        "colour": COLOURS[colour],
        "crest": table.booklet.crest[major],
        "postures": [posture(table, seat, major) for seat in range(PLAYERS)],
        "cities": [CITIES[city] for city in held],
        "cards": [table.box.pieces.cards[card] for card in table.box.pieces.family[colour]],
        "agents": table.booklet.major_agents[major],
    }


def posture(table: Italy, seat: int, major: int) -> str:
    """How a Major City stands towards a player, in one word (W-304, W-305)."""
    ally = table.sides[major]
    if ally != NOBODY:
        return "allied" if ally == seat else "rival_ally"
    if not table.on_track(major):
        return "eliminated"
    favoured = table.favoured(major)
    if favoured == NOBODY:
        return "neutral"
    return "favourable" if favoured == seat else "hostile"


def _player(table: Italy, dump: dict[str, Any], seat: int, secret: bool) -> King:
    """A player's things, with what can be read off them; the palace left out while secret."""
    player = table.players[seat]
    points = prestige(table)[seat]
    rooms = range(len(table.box.palaces[seat]))
    purpose = purpose_of(table, seat)
    return {
        "colour": dump["colour"],
        "faction": KINGS[seat],
        "florins": dump["florins"],
        "marker": dump["marker"],
        "rooms": None if secret else dump["rooms"],
        "court": None if secret else dump["court"],
        "lost_spaces": dump["lost_spaces"],
        "domain": dump["domain"],
        "asked": dump["asked"],
        "agents": dump["agents"],
        "owned_agents": dump["owned_agents"],
        "reserve": dump["reserve"],
        "tokens": dump["tokens"],
        "war_left": dump["war_left"],
        "gave": dump["gave"],
        "trophies": dump["trophies"],
        "printed": [_action(action) for action in table.box.palaces[seat]],
        "actions": None if secret else [_action(room_action(table, player, r)) for r in rooms],
        "to_lay": len(unplaced(table, seat)) if table.season == IN_SETUP else 0,
        "cities": sum(1 for city in range(len(CITIES)) if table.controls(seat, city)),
        "troops": table.troops_on_map(seat),
        "court_size": court_size(table, seat),
        "free_spaces": None if secret else [SPACES[space] for space in free_court(table, seat)],
        "extra_spaces": extra_spaces(table, seat),
        "points": dict(zip(POINTS, points, strict=True)),
        "prestige": sum(points),
        "at_hand": None if secret else at_hand(table, seat, purpose),
        "indulgence": None if secret else by_asking(table, seat, purpose),
    }


def _action(action: int) -> str | None:
    return None if action == NO_ACTION else ACTIONS[action]
