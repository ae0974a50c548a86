"""The race: where the horses are, and the steps of a round."""

from __future__ import annotations

from random import Random
from typing import Any, ClassVar, Final

from quattrocento.components import Components
from quattrocento.kernel.game import Vocabulary
from quattrocento.kernel.position import Position
from quattrocento.kernel.step import Chance, Decision, Move, Refusal, Task, impossible

CONTRADE: Final = ("Aquila", "Bruco", "Chiocciola", "Drago")
GAITS: Final = ("walk", "trot", "gallop")


class Track:
    """What is printed: read once from the components."""

    def __init__(self, components: Components) -> None:
        stretches = components.whole("track.stretches", 1)
        laps = components.whole("track.laps", 1, 9)
        bends = components.wholes("track.bends", low=1, high=stretches)
        self.components = components
        self.finish = stretches * laps
        self.bends = [lap * stretches + bend for lap in range(laps) for bend in sorted(bends)]
        self.breath = components.whole("horse.breath", 0, 9)
        self.walk = components.whole("horse.walk", 1, 9)


class Race(Position):
    """How far each horse has run, and the breath it has left."""

    __slots__ = ("breath", "round", "run", "track")

    def __init__(self, track: Track, run: list[int], breath: list[int], round_: int) -> None:
        super().__init__()
        self.track = track
        self.run = run
        self.breath = breath
        self.round = round_

    def clone(self) -> Race:
        other = Race(self.track, self.run[:], self.breath[:], self.round)
        other.agenda = self.agenda[:]
        return other

    def dump(self) -> dict[str, Any]:
        return {
            "round": self.round,
            "players": [
                {"contrada": contrada, "run": run, "breath": breath}
                for contrada, run, breath in zip(CONTRADE, self.run, self.breath, strict=False)
            ],
            "agenda": [WORDS.write(step) for step in reversed(self.agenda)],
        }


class Round(Task[Race]):
    """Every horse runs once (PA-102), unless one has come home (PA-103)."""

    __slots__ = ()

    def run(self, position: Race) -> None:
        if max(position.run) >= position.track.finish:
            return
        position.round += 1
        if position.events is not None:
            position.tell("round", round=position.round)
        seats = len(position.run)
        first = (position.round - 1) % seats
        position.then(*(Gait((first + turn) % seats) for turn in range(seats)), Round())


class Gait(Decision[Race]):
    """Walk, trot or gallop."""

    __slots__ = ()
    fields: ClassVar[tuple[str, ...]] = ("seat",)

    def candidates(self, position: Race) -> list[Move]:
        return [("walk",), ("trot",), ("gallop",)]

    def why_not(self, position: Race, move: Move) -> Refusal | None:
        if move[0] == "gallop" and position.breath[self.seat] == 0:
            return Refusal("PA-204", "no-breath")
        return None

    def play(self, position: Race, move: Move) -> None:
        seat, track = self.seat, position.track
        if move[0] == "walk":  # PA-201
            position.breath[seat] = min(position.breath[seat] + 1, track.breath)
            advance(position, seat, track.walk, "walk")
        else:
            position.breath[seat] -= move[0] == "gallop"  # PA-203
            position.agenda.append(Throw(seat, GAITS.index(str(move[0]))))


class Throw(Chance[Race]):
    """One die for a trot, two for a gallop."""

    __slots__ = ("gait", "seat")
    fields: ClassVar[tuple[str, ...]] = ("seat", "gait")

    def __init__(self, seat: int, gait: int) -> None:
        self.seat: Final = seat
        self.gait: Final = gait

    def sample(self, position: Race, rng: Random) -> Move:
        return ("throw", *(rng.randint(1, 6) for _ in range(self.gait)))

    def check(self, position: Race, move: Move) -> None:
        dice = move[1:]
        if move[0] != "throw" or len(dice) != self.gait or not set(dice) <= set(range(1, 7)):
            raise impossible(move, f"{self.gait} dice are thrown, each from 1 to 6")

    def play(self, position: Race, move: Move) -> None:
        dice = [int(die) for die in move[1:]]
        here = position.run[self.seat]
        there = here + sum(dice)
        bends = [bend for bend in position.track.bends if here < bend <= there]
        if len(dice) == 2 and dice[0] == dice[1] and bends:  # PA-205
            advance(position, self.seat, bends[0] - here, "fall")
        else:
            advance(position, self.seat, there - here, GAITS[self.gait])


def advance(position: Race, seat: int, stretches: int, gait: str) -> None:
    position.run[seat] += stretches
    if position.events is not None:
        position.tell("runs", seat=seat, gait=gait, stretches=stretches)


WORDS: Final = Vocabulary([Round, Gait, Throw], {"seat": CONTRADE, "gait": GAITS})
