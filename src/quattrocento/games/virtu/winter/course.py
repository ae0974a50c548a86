"""A Winter carried out as a seat wishes it, by the rules: what is not legal then is left out."""

from __future__ import annotations

from typing import Final

from quattrocento.games.virtu.board import Board
from quattrocento.games.virtu.box import CARD_RELIEFS, SYMBOL_COUNT
from quattrocento.games.virtu.names import FIRST_COURT, FLORIN, IN_WINTER, SYMBOLS
from quattrocento.games.virtu.rules.actions import END
from quattrocento.games.virtu.rules.buying import WARE_INDEX
from quattrocento.games.virtu.rules.govern import POWER_INDEX
from quattrocento.games.virtu.rules.palace import SPACE_INDEX
from quattrocento.games.virtu.rules.patronage import PlaceCard
from quattrocento.games.virtu.rules.paying import Pay
from quattrocento.games.virtu.rules.reorganising import MoveCard
from quattrocento.games.virtu.rules.winter import Offer, Wages, WinterTurn
from quattrocento.games.virtu.sight.means import apart
from quattrocento.games.virtu.speech.proposals import propose
from quattrocento.games.virtu.winter.wishes import ALLIANCE, BUY, STEPS, Wishes, step_for, wished
from quattrocento.kernel.play import next_decision, play, run
from quattrocento.kernel.position import Event
from quattrocento.kernel.step import Decision, Move, Refusal


def ahead(position: Board, seat: int) -> Board | None:
    """The table with nothing on its agenda but what is left of a seat's Winter.

    None where none lies ahead in this season, or where the seat is in the middle of a step.
    """
    if position.season != IN_WINTER:
        return None
    turns = [i for i, step in enumerate(position.agenda) if isinstance(step, WinterTurn)]
    if not turns:
        return None
    decision = next_decision(position)
    if decision is not None and decision.seat == seat:
        if step_for(decision) is None:
            return None
        world = position.clone()
        del world.agenda[: turns[-1] + 1]
        return world
    turn = position.agenda[turns[-1]]
    place = position.order.index(seat)
    assert isinstance(turn, WinterTurn)
    if place < turn.turn:
        return None
    world = apart(position)
    world.agenda.clear()
    type(turn)(place).run(world)
    # What comes after this seat's Winter lies lowest.
    del world.agenda[0]
    run(world)
    return world


def steps_ahead(world: Board) -> dict[str, Decision[Board]]:
    """The steps of Winter that are still to come, each with the decision that opens it."""
    found: dict[str, Decision[Board]] = {}
    for step in reversed(world.agenda):
        if isinstance(step, Offer):
            found[str(step_for(step))] = step.decision()
        elif isinstance(step, Decision):
            name = step_for(step)
            if name is not None:
                found[name] = step
    return found


class LeftOut:
    """A wish that cannot be carried out, and why."""

    __slots__ = ("move", "refusal", "step")

    def __init__(self, step: str, move: Move, refusal: Refusal) -> None:
        self.step: Final = step
        self.move: Final = move
        self.refusal: Final = refusal


class Course:
    """What the wishes of a seat come to: moves that are legal one after the other, to the end."""

    __slots__ = (
        "entered", "left_out", "moves", "openers", "seat", "settled", "told", "wishes", "world",
    )  # fmt: skip

    def __init__(self, world: Board, seat: int, wishes: Wishes) -> None:
        """`world` is a table as `ahead` gives it; it is played to the end of this Winter."""
        self.world: Final = world
        self.seat: Final = seat
        self.wishes: Final = wishes
        self.openers: Final = steps_ahead(world)
        self.moves: Final[list[Move]] = []
        self.left_out: Final[list[LeftOut]] = []
        # What was told in each step; the table as a step began, and with all wishes of it done.
        self.told: Final[dict[str, list[Event]]] = {}
        self.entered: Final[dict[str, Board]] = {}
        self.settled: Final[dict[str, Board]] = {}
        self._carry_out()
        self._pass_over()

    def at(self, step: str) -> Board:
        """The table with all wishes of a step done, or when the step is passed over."""
        if step in self.settled:
            return self.settled[step]
        for later in STEPS[STEPS.index(step) :]:
            if later in self.entered:
                return self.entered[later]
        return self.world

    def missed(self) -> list[Move]:
        return [one.move for one in self.left_out]

    def _carry_out(self) -> None:
        world = self.world
        step = ""
        due: list[Move] = []
        while True:
            decision = next_decision(world)
            if decision is None:
                return
            name = step_for(decision)
            if name is not None and name != step:
                step = name
                due = list(self.wishes.of[step])
                self.entered[step] = world.clone()
            move = self._choose(decision, step, due)
            if name is not None and (move == END or step == ALLIANCE):
                self.settled[step] = world.clone()
            self._do(step, move)

    def _pass_over(self) -> None:
        """What was wished for a step in which nothing can be done is left out, too."""
        for step, opener in self.openers.items():
            if step not in self.entered:
                sober = self.sober(self.at(step))
                legal = opener.moves(sober)
                for move in wished(opener, self.wishes.of[step]):
                    refusal = self._why_not(sober, opener, legal, move)
                    if refusal is not None and refusal.rule:
                        self.left_out.append(LeftOut(step, move, refusal))

    def _do(self, step: str, move: Move) -> None:
        world = self.world
        world.events = []
        play(world, move)
        self.moves.append(move)
        self.told.setdefault(step, []).extend(world.events)
        world.events = None

    def _choose(self, decision: Decision[Board], step: str, due: list[Move]) -> Move:
        """The next wish that is legal now, or what is nearest to nothing."""
        sober = self.sober(self.world)
        if isinstance(decision, Pay):
            later = self._wanted_later(step)
            # What was in the basket before may need an indulgence.
            return (propose(sober, later) or propose(self.world, later))[0]
        legal = decision.moves(sober)
        for move in wished(decision, due):
            due.remove(move)
            refusal = self._why_not(sober, decision, legal, move)
            if refusal is None:
                if move[0] == "lift":
                    due[:0] = self.wishes.ways[move]
                return move
            if refusal.rule:
                self.left_out.append(LeftOut(step, move, refusal))
        if END in legal:
            return END
        if isinstance(decision, PlaceCard):
            return _make_room(sober, self.seat, legal)
        if isinstance(decision, Wages):
            # In full, as far as they can be paid without asking for anything.
            sober.players[self.seat].asked = True
            return decision.moves(sober)[-1]
        return legal[0]

    def sober(self, world: Board) -> Board:
        """The same table, where no indulgence is asked for unless that is wished."""
        other = world.clone()
        if not self.wishes.begs:
            other.players[self.seat].asked = True
        return other

    def _why_not(
        self, sober: Board, decision: Decision[Board], legal: list[Move], move: Move
    ) -> Refusal | None:
        """Why a wish cannot be carried out now; without a rule where it makes no sense."""
        if move not in legal:
            refusal = None
            if move in decision.candidates(sober):
                refusal = decision.why_not(sober, move)
            return refusal or Refusal("", "not-asked")
        if move[0] != "lift":
            return None
        # Other wishes are still to be looked at on the table as it is.
        tried = sober.clone()
        play(tried, move)
        for goal in self.wishes.ways[move]:
            moving = next_decision(tried)
            if not isinstance(moving, MoveCard):
                return Refusal("", "not-asked")
            if goal not in moving.moves(tried):
                refusal = moving.why_not(tried, goal) if goal in moving.candidates(tried) else None
                return refusal or Refusal("", "not-asked")
            play(tried, goal)
        return Refusal("", "not-asked") if isinstance(next_decision(tried), MoveCard) else None

    def _wanted_later(self, step: str) -> list[int]:
        """The symbols that a later step asks for: other sources pay first."""
        wanted = [0] * len(SYMBOLS)
        if step == ALLIANCE:
            return wanted
        for move in self.wishes.of[ALLIANCE]:
            if move[0] == "ally" and move[1] in POWER_INDEX:
                for symbol in range(len(SYMBOLS)):
                    wanted[symbol] += self.world.box.alliance_cost[POWER_INDEX[move[1]]][symbol]
        if step != BUY:
            for move in self.wishes.of[BUY]:
                if move[0] == "buy" and move[1] in WARE_INDEX:
                    for symbol in range(len(SYMBOLS)):
                        wanted[symbol] += self.world.box.price[WARE_INDEX[move[1]]][symbol]
            wanted[FLORIN] = 0
        return wanted


def _make_room(board: Board, seat: int, legal: list[Move]) -> Move:
    """Where a bought card goes: to a free space, else in the place of what is missed least."""
    player = board.players[seat]
    best, least = legal[0], 1 << 30
    for move in legal:
        if move[0] == "to":
            return move
        if move[0] == "discard":
            space = SPACE_INDEX[move[1]]
            relief = (CARD_RELIEFS + player.cards[space]) * SYMBOL_COUNT
            worth = 2 * sum(board.box.reliefs[relief : relief + SYMBOL_COUNT])
            if player.exhausted >> (space - FIRST_COURT) & 1:
                worth -= 1
            if worth < least:
                best, least = move, worth
    return best
