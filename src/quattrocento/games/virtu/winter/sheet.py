"""The Winter sheet: everything a seat may plan for its Winter, with the account of the plan."""

from __future__ import annotations

from typing import TYPE_CHECKING

from quattrocento.games.virtu.board import Board
from quattrocento.games.virtu.lens.annexing import reason
from quattrocento.games.virtu.names import (
    CITIES,
    COSTS,
    FIRST_COURT,
    FLORIN,
    FROM_COURT,
    FROM_TILES,
    NOBODY,
    SYMBOLS,
)
from quattrocento.games.virtu.rules.actions import END, INDULGENCE
from quattrocento.games.virtu.rules.alliances import ALLY
from quattrocento.games.virtu.rules.buying import SITE, WARE_INDEX, basket_cost, sites, with_ware
from quattrocento.games.virtu.rules.govern import POWER_INDEX
from quattrocento.games.virtu.rules.palace import SPACE_INDEX, free_court
from quattrocento.games.virtu.rules.reliefs import ALLIANCE, PURCHASE, SOURCE_INDEX, WINTER, may_ask
from quattrocento.games.virtu.rules.winter import Dismiss, Recruit, Wages
from quattrocento.games.virtu.winter import wishes as steps
from quattrocento.games.virtu.winter.course import LeftOut, ahead
from quattrocento.games.virtu.winter.states import Draft, lack_of, unpaid
from quattrocento.kernel.play import next_decision, play
from quattrocento.kernel.step import Move

if TYPE_CHECKING:
    from quattrocento.games.virtu.lens.annexing import Worth
    from quattrocento.games.virtu.winter.shown import (
        AccountLine,
        CardWay,
        LeftOutWish,
        WagesPlan,
        WinterSheet,
        WishedMove,
    )

_PURPOSES = {
    steps.WAGES: WINTER, steps.BUY: PURCHASE, steps.RECRUIT: WINTER, steps.ALLIANCE: ALLIANCE,
}  # fmt: skip


def winter_sheet(
    position: Board, seat: int, wished: list[Move], worth: Worth
) -> WinterSheet | None:
    """What the wishes of a seat come to in the Winter before it; None where none is."""
    start = ahead(position, seat)
    if start is None:
        return None
    draft = Draft(start, seat, steps.Wishes(wished))
    course = draft.course
    end = course.world
    return {
        "steps": [name for name in steps.STEPS if name in course.openers],
        "moves": [list(move) for move in course.moves],
        "treasury": start.players[seat].florins,
        "left": end.players[seat].florins,
        "account": _account(draft),
        "left_out": [_left_out(draft, one) for one in course.left_out],
        "wages": _wages(draft),
        "dismissed": _written(course.moves, ("dismiss", "allied_dismiss")),
        "dismissible": _dismissible(draft),
        "ways": _ways(draft),
        "planned": _planned(draft),
        "wares": draft.wares(),
        "spaces": len(free_court(end, seat)),
        "discarded": _discarded(draft),
        "sites": _sites(draft),
        "recruits": _recruits(draft),
        "reserve": end.players[seat].reserve,
        "powers": _powers(draft),
        "troops": end.troops_on_map(seat),
        "indulgence": _indulgence(draft),
        "prestige": worth(end, seat) - worth(start, seat),
    }


def _written(moves: list[Move], verbs: tuple[str, ...]) -> list[list[str | int]]:
    return [list(move) for move in moves if move[0] in verbs]


def _account(draft: Draft) -> list[AccountLine]:
    """Every florin that goes or comes, in the order of the rules, and what else pays a step."""
    start, seat = draft.start, draft.seat
    left = start.players[seat].florins
    lines: list[AccountLine] = []
    for step, events in draft.course.told.items():
        for event in events:
            if event.name == "spends":
                left -= event.args["florins"]
                lines.append({"step": step, "florins": -event.args["florins"], "left": left})
            elif event.name == "draws":
                source, amount = event.args["source"], event.args["amount"]
                gained = amount if event.args["symbol"] == SYMBOLS[FLORIN] else 0
                left += gained
                line: AccountLine = {
                    "step": step,
                    "florins": gained,
                    "left": left,
                    "source": source,
                    "gives": {event.args["symbol"]: amount},
                }
                number = SOURCE_INDEX[source]
                if FROM_COURT <= number < FROM_TILES:
                    card = _card_at(draft, step, FIRST_COURT + number - FROM_COURT)
                    if card is not None:
                        line["card"] = card
                lines.append(line)
    return lines


def _card_at(draft: Draft, step: str, space: int) -> str | None:
    """The card on a space of the court as a step begins."""
    table = draft.course.settled.get(step, draft.start)
    card = table.players[draft.seat].cards[space]
    return None if card == NOBODY else table.box.pieces.cards[card]


def _left_out(draft: Draft, one: LeftOut) -> LeftOutWish:
    lack: dict[str, int] = {}
    if unpaid(one.refusal):
        board = draft.course.sober(draft.course.at(one.step))
        lack = lack_of(board, draft.seat, _PURPOSES[one.step], _cost(draft, one, board))
    return {"step": one.step, "move": list(one.move), "lack": lack, "why": reason(one.refusal)}


def _cost(draft: Draft, one: LeftOut, board: Board) -> list[int]:
    verb, what = one.move[0], one.move[-1]
    if verb == "buy":
        return with_ware(board, basket_cost(board, board.basket), WARE_INDEX[what])
    if verb == "ally":
        return list(board.box.alliance_cost[POWER_INDEX[what]])
    cost = [0] * len(COSTS)
    cost[FLORIN] = int(what) if verb == "wages" else _price(draft, board, one.move)
    return cost


def _price(draft: Draft, board: Board, move: Move) -> int:
    """What recruiting a troop costs."""
    opener = draft.course.openers.get(steps.RECRUIT)
    if move[0] != "recruit" or not isinstance(opener, Recruit):
        return board.box.recruit_home
    return opener.price(board, CITIES.index(str(move[1])))


def _wages(draft: Draft) -> list[WagesPlan]:
    board = draft.course.entered.get(steps.WAGES)
    opener = draft.course.openers.get(steps.WAGES)
    if board is None or not isinstance(opener, Wages):
        return []
    sober = draft.course.sober(board)
    troops = board.troops_on_map(draft.seat)
    found: list[WagesPlan] = []
    for move in opener.candidates(sober):
        if move[0] == "wages":
            keeps = troops
            while board.box.wages[keeps] > int(move[1]):
                keeps -= 1
            found.append(
                {
                    "move": list(move),
                    "keeps": keeps,
                    "planned": move in draft.course.moves,
                    "can": opener.why_not(sober, move) is None,
                }
            )
    return found


def _dismissible(draft: Draft) -> list[list[str | int]]:
    """Troops that could go, whichever are to go."""
    board = draft.course.entered.get(steps.WAGES)
    if board is None or not _written(draft.course.moves, ("dismiss", "allied_dismiss")):
        return []
    trial = board.clone()
    for move in draft.course.moves:
        decision = next_decision(trial)
        if isinstance(decision, Dismiss):
            return [list(one) for one in decision.moves(trial)]
        play(trial, move)
    return []


def _ways(draft: Draft) -> list[CardWay]:
    """Cards that may still be moved, with all else planned of reorganising done."""
    board = draft.course.settled.get(steps.REORGANISE)
    opener = draft.course.openers.get(steps.REORGANISE)
    if board is None or opener is None:
        return []
    found: list[CardWay] = []
    for move in opener.moves(board):
        if move[0] == "lift":
            trial = board.clone()
            play(trial, move)
            moving = next_decision(trial)
            goals = [] if moving is None else moving.moves(trial)
            to = [list(goal) for goal in goals if goal[0] == "to"]
            if to:
                found.append({"move": list(move), "goals": to})
    return found


def _planned(draft: Draft) -> list[list[str | int]]:
    """Lifts and goals that are carried out, in turn."""
    missed = draft.course.missed()
    found: list[list[str | int]] = []
    for move in draft.wishes.of[steps.REORGANISE]:
        if move not in missed and move in draft.course.moves:
            found.append(list(move))
            found += [list(goal) for goal in draft.wishes.ways[move]]
    return found


def _discarded(draft: Draft) -> list[str]:
    """Cards that make room for bought ones: they were in the court when all was paid."""
    board = draft.course.settled.get(steps.BUY)
    if board is None:
        return []
    before = board.players[draft.seat].cards
    bought = draft.course.moves.index(END, _first(draft.course.moves, "buy"))
    found: list[str] = []
    for move in draft.course.moves[bought:]:
        if move[0] == "discard":
            card = before[SPACE_INDEX[move[1]]]
            if card != NOBODY:
                found.append(board.box.pieces.cards[card])
    return found


def _first(moves: list[Move], verb: str) -> int:
    for index, move in enumerate(moves):
        if move[0] == verb:
            return index
    return 0


def _sites(draft: Draft) -> list[list[str | int]]:
    board = draft.course.settled.get(steps.BUY)
    chosen = _written(draft.course.moves, ("site",))
    if board is None or not chosen:
        return []
    others = [list(SITE[city]) for city in sites(board, draft.seat)]
    return chosen + [move for move in others if move not in chosen]


def _recruits(draft: Draft) -> list[WishedMove]:
    opener = draft.course.openers.get(steps.RECRUIT)
    if not isinstance(opener, Recruit):
        return []
    board = draft.course.at(steps.RECRUIT)
    found: list[WishedMove] = []
    for move in opener.candidates(board):
        if move not in (END, INDULGENCE):
            price = _price(draft, board, move)
            wish = draft.recruit(move, price)
            found.append({"move": list(move), "cost": {COSTS[FLORIN]: price}, **wish})
    return found


def _powers(draft: Draft) -> list[WishedMove]:
    if steps.ALLIANCE not in draft.course.openers:
        return []
    found: list[WishedMove] = []
    for power, move in enumerate(ALLY):
        cost = draft.start.box.alliance_cost[power]
        amounts = {name: n for name, n in zip(COSTS, cost, strict=True) if n}
        found.append({"move": list(move), "cost": amounts, **draft.ally(move)})
    return found


def _indulgence(draft: Draft) -> str:
    if not may_ask(draft.start, draft.seat):
        return "none"
    if not draft.wishes.begs:
        return "may"
    return "planned" if may_ask(draft.course.world, draft.seat) else "used"
