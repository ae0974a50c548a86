"""What may lie on the agenda of a position file: steps in an order that a game can have."""

from __future__ import annotations

from typing import Final

from quattrocento.games.signorie.board import Board
from quattrocento.games.signorie.rules.alliances import LayFaceDown, TakeTile, needs_tile
from quattrocento.games.signorie.rules.careers import STOP, Points
from quattrocento.games.signorie.rules.dice import ChooseAction, NextTurn, TakeDie, can_take
from quattrocento.games.signorie.rules.effects import Fetch
from quattrocento.games.signorie.rules.helpers import (
    MOST_PLACES,
    NOWHERE,
    AskHelper,
    ColumnAgain,
    Helpers,
    PlaceHelper,
    UseHelper,
    helper_at,
    usable,
)
from quattrocento.games.signorie.rules.mandates import Spend
from quattrocento.games.signorie.rules.marriages import Dowry, Marry
from quattrocento.games.signorie.rules.missions import ChooseCity, SendMan
from quattrocento.games.signorie.rules.progeny import Progeny
from quattrocento.games.signorie.rules.rewards import (
    ClearUp,
    NewOrder,
    OfferBride,
    PlaceBride,
    Purchase,
    Reward,
    Rewards,
    ScoreInitiative,
    TakeReward,
)
from quattrocento.games.signorie.rules.scoring import FinalScoring
from quattrocento.games.signorie.rules.setup import (
    DealMandates,
    DrawOrder,
    DrawRewards,
    DrawTiles,
    LeaveOut,
    RollDice,
    Round,
    Sequence,
)
from quattrocento.kernel.errors import BadPosition
from quattrocento.kernel.step import AnyStep, Decision

Kinds = tuple[type[AnyStep], ...]

SET_UP: Final[Kinds] = (DrawOrder, LeaveOut, DrawRewards)
PHASES: Final[Kinds] = (
    DrawTiles, RollDice, DealMandates, NextTurn, ScoreInitiative, NewOrder, Rewards, ClearUp,
)  # fmt: skip
IN_TURNS: Final[Kinds] = (TakeDie, ChooseAction, Spend, UseHelper)
IN_REWARDS: Final[Kinds] = (TakeReward, PlaceBride, Purchase, ColumnAgain)
IN_BOTH: Final[Kinds] = (
    Points, SendMan, ChooseCity, Marry, Dowry, TakeTile, LayFaceDown, Progeny, Fetch, PlaceHelper,
    AskHelper,
)  # fmt: skip
IN_THE_MIDDLE: Final[Kinds] = IN_TURNS + IN_REWARDS + IN_BOTH


def pending(board: Board, kind: type[AnyStep]) -> bool:
    """A step of this kind still comes, in the set-up or in this round."""
    for step in board.agenda:
        if type(step) is kind or type(step) is Sequence:
            return True
    return False


def check_agenda(board: Board) -> None:
    """Refuse an agenda that cannot be, or whose next decision leaves nothing to choose."""
    steps = board.agenda[::-1]
    if not steps:
        if board.round < board.box.rounds:
            raise BadPosition("agenda", "something is left to be done before the last round")
        return
    if len(steps) == 1 and board.round == 0 and type(steps[0]) is Sequence:
        return
    last = steps[-2] if len(steps) > 1 else steps[0]
    if not isinstance(last, Round) or type(steps[-1]) is not FinalScoring:
        raise BadPosition("agenda", 'ends with ["round", …] and ["final_scoring"]')
    if last.round != board.round + 1:
        raise BadPosition("agenda", f"after round {board.round} comes round {board.round + 1}")
    now = _now(steps[:-2])
    _check_later(board, steps[len(now) : -2])
    if now:
        _check_now(board, now, steps[len(now) : -2])


def _now(steps: list[AnyStep]) -> list[AnyStep]:
    """What one player is in the middle of: a choice, helpers to be asked, a bride to be offered."""
    count = 0
    if steps and type(steps[0]) in IN_THE_MIDDLE:
        count = 1
    for kind in (Helpers, OfferBride):
        if count < len(steps) and type(steps[count]) is kind:
            count += 1
    return steps[:count]


def _check_later(board: Board, steps: list[AnyStep]) -> None:
    """The rest of the set-up or of the round lies there in the order of play."""
    waiting = [step.seat for step in steps if isinstance(step, Reward)]
    kinds = tuple([type(step) for step in steps[len(waiting) :]])
    whole = PHASES if board.round else SET_UP
    if kinds != whole[len(whole) - len(kinds) :]:
        raise BadPosition("agenda", "lists what is left of the round in the order of play")
    if waiting and (kinds != (ClearUp,) or len(set(waiting)) != len(waiting)):
        raise BadPosition("agenda", "lists each reward still to come once, before clearing up")
    for step in steps:
        if isinstance(step, NextTurn) and step.turn >= len(board.players):
            raise BadPosition("agenda", "turn counts the places of the turn order from 0")


def _check_now(board: Board, now: list[AnyStep], later: list[AnyStep]) -> None:
    if board.round == 0 or not later or type(later[0]) in (DrawTiles, RollDice, DealMandates):
        raise BadPosition("agenda[0]", "nobody decides anything before the turns of a round")
    after = type(later[0])
    for place, step in enumerate(now):
        field = f"agenda[{place}]"
        kind = type(step)
        if kind in IN_TURNS and after not in (NextTurn, ScoreInitiative):
            raise BadPosition(field, "the turns of this round are over")
        if (kind in IN_REWARDS or kind is OfferBride) and after is NextTurn:
            raise BadPosition(field, "rewards come after the turns of the round")
        if kind in (TakeReward, OfferBride, PlaceBride) and board.round > board.box.bonus_rounds:
            raise BadPosition(field, "is only for a round with a bonus tile")
        if not _fits(board, step):
            raise BadPosition(field, "does not fit the table: nothing could be chosen here")


def _fits(board: Board, step: AnyStep) -> bool:
    """The table allows this step, and a decision has something to choose."""
    if not _possible(board, step):
        return False
    return not isinstance(step, Decision) or bool(step.moves(board))


def _possible(board: Board, step: AnyStep) -> bool:
    box = board.box
    if isinstance(step, Progeny):
        return 0 < step.dice <= box.progeny_dice
    if isinstance(step, Helpers):
        return _hired(board, step.seat, step.column, step.places)
    if not isinstance(step, Decision):
        return True
    player = board.players[step.seat]
    if isinstance(step, TakeDie):
        return not player.passed and can_take(board, step.seat)
    if isinstance(step, ChooseAction | UseHelper):
        return player.dice[step.column] > 0
    if isinstance(step, Spend):
        zone = slice(step.column * 2, step.column * 2 + 2)
        dealt = list(zip(board.mandates[zone], box.mandate_sex[zone], strict=False))
        is_open = box.mandate_most[step.mandate] > box.mandate_fewest[step.mandate]
        return (step.mandate, step.sex) in dealt and is_open and player.dice[step.column] > 0
    if isinstance(step, AskHelper):
        hired = _hired(board, step.seat, step.column, 1 << step.place)
        return hired and usable(board, step.seat, helper_at(board, step.column, step.place))
    if isinstance(step, Points):
        sound = 0 < step.points <= 99 and step.must <= step.points and step.mixed <= 1
        return sound and step.moves(board) != [STOP]
    if isinstance(step, ChooseCity):
        men = player.careers[step.career * box.spaces : (step.career + 1) * box.spaces]
        return 0 < step.space <= box.spaces and men[step.space - 1] > 0
    if isinstance(step, Marry):
        return player.women > 0
    if isinstance(step, Dowry):
        return player.women > 0 and step.city in board.cities and board.space_value(step.city) > 0
    if isinstance(step, TakeTile):
        return board.choose_tiles and needs_tile(board, step.seat, step.row, step.city)
    if isinstance(step, LayFaceDown):
        return 0 < step.tiles <= board.stack
    if isinstance(step, PlaceHelper):
        return board.discs > 0
    if isinstance(step, PlaceBride):
        return player.brides < len(box.bride_vp)
    if isinstance(step, Purchase):
        return board.round > box.bonus_rounds and player.florins >= box.purchase_florins
    return True


def _hired(board: Board, seat: int, column: int, places: int) -> bool:
    """These places of a column are hired, and its die is placed."""
    player = board.players[seat]
    for place in range(MOST_PLACES):
        if places >> place & 1:
            helper = helper_at(board, column, place)
            if helper == NOWHERE or not player.helpers >> helper & 1:
                return False
    return player.dice[column] > 0
