"""Tracks: training men in the three careers, and the initiative track."""

from __future__ import annotations

from typing import ClassVar, Final

from quattrocento.games.signorie.board import Board, Player, added, changed
from quattrocento.games.signorie.names import CAREERS
from quattrocento.kernel.step import Decision, Move, Refusal

TRAIN: Final[tuple[Move, ...]] = tuple(("train", career) for career in CAREERS)
ADVANCE: Final[tuple[tuple[Move, ...], ...]] = tuple(
    tuple(("advance", career, space + 1) for space in range(15)) for career in CAREERS
)
CLIMB: Final[Move] = ("initiative",)
STOP: Final[Move] = ("stop",)

# By giver: action, helper, mandate, reward.
MUST_BE_USED: Final[tuple[str, ...]] = ("S-901", "S-919", "S-823", "S-919")
CAREERS_ONLY: Final[tuple[str, ...]] = ("S-902", "S-722", "S-822", "S-1705")

CAREER_INDEX: Final[dict[str | int, int]] = {name: i for i, name in enumerate(CAREERS)}


class Points(Decision[Board]):
    """Use one movement point: place a man on a career, move a man up, or climb in initiative.

    `points` are left; of them `must` have to be used, the others may be left unused
    (S-901 to S-910, S-919; Signorie rulings 6 and 45). `mixed` allows the initiative track,
    `giver` says whose rules these are: the action's, a helper's, a mandate's or a reward's.
    """

    __slots__ = ("giver", "mixed", "must", "points")
    fields: ClassVar[tuple[str, ...]] = ("seat", "points", "must", "mixed", "giver")

    def __init__(self, seat: int, points: int, must: int, mixed: int, giver: int) -> None:
        super().__init__(seat)
        self.points: Final = points
        self.must: Final = must
        self.mixed: Final = mixed
        self.giver: Final = giver

    def moves(self, position: Board) -> list[Move]:
        # Fast: 11 % of decisions, and three times slower by candidates.
        player = position.players[self.seat]
        spaces = position.box.spaces
        careers = player.careers
        moves: list[Move] = []
        if player.men:
            moves.extend(TRAIN)
        for career in range(3):
            first = career * spaces
            advance = ADVANCE[career]
            for space in range(spaces - 1):
                if careers[first + space]:
                    moves.append(advance[space])
        if self.mixed and position.initiative[self.seat] < position.box.cap:
            moves.append(CLIMB)
        if self.must <= 0:
            moves.append(STOP)
        return moves

    def play(self, position: Board, move: Move) -> None:
        verb = move[0]
        if verb == "stop":
            if position.events is not None:
                position.tell("stops", seat=self.seat, points=self.points)
            return
        if verb == "initiative":
            climb(position, self.seat)
            if position.events is not None:
                position.tell("climbs", seat=self.seat, steps=1)
        else:
            career = CAREER_INDEX[move[1]]
            player = position.players[self.seat]
            first = career * position.box.spaces
            if verb == "train":
                player.men -= 1
                reached = 0
            else:
                space = move[2]
                assert isinstance(space, int)
                player.careers = added(player.careers, first + space - 1, -1)
                reached = space
            player.careers = added(player.careers, first + reached, 1)
            if position.events is not None:
                name = "trains" if verb == "train" else "advances"
                position.tell(name, seat=self.seat, career=CAREERS[career], space=reached + 1)
            reach(position, self.seat, reached + 1)
        must, mixed = self.must - 1, self.mixed
        offer_points(position, self.seat, self.points - 1, must, mixed, self.giver)

    def candidates(self, position: Board) -> list[Move]:
        moves = list(TRAIN)
        careers = position.players[self.seat].careers
        spaces = position.box.spaces
        for career in range(3):
            for space in range(spaces):
                if careers[career * spaces + space]:
                    moves.append(ADVANCE[career][space])
        return [*moves, CLIMB, STOP]

    def why_not(self, position: Board, move: Move) -> Refusal | None:
        player = position.players[self.seat]
        if move[0] == "train" and not player.men:
            return Refusal("S-904", "no-man-at-home")
        if move[0] == "advance" and move[2] == position.box.spaces:
            return Refusal("S-908", "top-of-career")
        if move == CLIMB and not self.mixed:
            return Refusal(CAREERS_ONLY[self.giver], "careers-only")
        if move == CLIMB and position.initiative[self.seat] >= position.box.cap:
            return Refusal("S-1004", "top-of-initiative")
        if move == STOP and self.must > 0:
            return Refusal(MUST_BE_USED[self.giver], "points-must-be-used", {"points": self.must})
        return None


def offer_points(
    position: Board, seat: int, points: int, must: int, mixed: int, giver: int
) -> None:
    """Ask for the next movement point, as long as there is one that can be used."""
    if points <= 0:
        return
    if can_train(position, position.players[seat]) or (
        mixed and position.initiative[seat] < position.box.cap
    ):
        position.agenda.append(Points(seat, points, must if must > 0 else 0, mixed, giver))


def can_train(position: Board, player: Player) -> bool:
    """A man waits in the available stock, or one on a career can still advance."""
    return player.men > 0 or can_advance(position, player)


def can_advance(position: Board, player: Player) -> bool:
    spaces = position.box.spaces
    careers = player.careers
    for career in range(3):
        first = career * spaces
        for space in range(first, first + spaces - 1):
            if careers[space]:
                return True
    return False


def career_room(position: Board, player: Player) -> int:
    """How many career points the player could use at all."""
    spaces = position.box.spaces
    room = player.men * spaces
    for index, men in enumerate(player.careers):
        room += men * (spaces - 1 - index % spaces)
    return room


def reach(position: Board, seat: int, space: int) -> None:
    """The bonus of a career space, each time a man reaches it (S-911 to S-914)."""
    box = position.box
    if space == box.florins_space:
        position.players[seat].florins += box.career_florins
        if position.events is not None:
            position.tell("career_florins", seat=seat, florins=box.career_florins)
    if space == box.initiative_space:
        steps = 0
        for _ in range(box.career_initiative):
            if climb(position, seat):
                steps += 1
        if position.events is not None:
            position.tell("career_initiative", seat=seat, steps=steps)


def climb(position: Board, seat: int) -> bool:
    """One step up the initiative track, onto the top of the stack there; lost at the cap."""
    step = position.initiative[seat] + 1
    if step > position.box.cap:
        return False
    height = 0
    for other, place in enumerate(position.initiative):
        if place == step and position.heights[other] >= height:
            height = position.heights[other] + 1
    position.initiative = changed(position.initiative, seat, step)
    position.heights = changed(position.heights, seat, height)
    return True
