"""Games of The Italian Wars in which Major Cities are eliminated, with and without an ally.

`python -m tests.records.besiegers` makes them anew. One king gathers troops before a capital, the
other courts the Major Cities; once the capital has fallen greedy players bring the war to its end.
"""

from __future__ import annotations

from typing import Any

from quattrocento.games.italian_wars.board import Italy
from quattrocento.games.italian_wars.game import ItalianWars
from quattrocento.games.italian_wars.names import CAPITALS, KINGS, MAJORS
from quattrocento.games.virtu.bots.scouting import bonus_strength
from quattrocento.games.virtu.names import ANNEX, CAVALRY, CROWN, MAKE_WAR, NOBODY, ROOMS
from quattrocento.games.virtu.rules.annex import CITY_INDEX
from quattrocento.games.virtu.rules.palace import room_action
from quattrocento.games.virtu.rules.reliefs import SAILING, at_hand
from quattrocento.games.virtu.rules.sieges import defence_parts
from quattrocento.games.virtu.speech.proposals import propose
from quattrocento.kernel.play import legal, next_decision, play, run
from quattrocento.kernel.record import Record
from quattrocento.kernel.step import Decision, Move
from quattrocento.players.perspective import Perspective
from quattrocento.players.specs import read_player
from tests.records.conqueror import distances
from tests.records.make import keep
from tests.records.reading import FOLDER

GAME = ItalianWars()
NAME = "besieger"
WANTED = (("france", "venice", False), ("naples", "rome", True))
"""Who takes which capital, and whether from an ally of the rival."""
TRIES = 100
MARCHES = ("march", "sail")
BONUSES = ("spend_token", "war_card", "cannons")
EAGER = 5.0
"""From here on a king does it whatever else there is; for the rest he is greedy."""
PLENTY = 3
"""Symbols at hand with which it is worth while to act."""


class Plan:
    """Who besieges which Major City, and whether it must be the rival's ally by then."""

    def __init__(self, besieger: int, major: int, allied: bool) -> None:
        self.besieger = besieger
        self.major = major
        self.allied = allied
        self.target = CAPITALS[major]

    def ripe(self, table: Italy) -> bool:
        """The capital may fall now: there is an ally of the rival in it, if one is wanted."""
        return not self.allied or table.sides[self.major] == 1 - self.besieger

    def done(self, table: Italy) -> bool:
        return self.ripe(table) and table.owner[self.target] == self.besieger

    def spoilt(self, table: Italy) -> bool:
        """It cannot come to that any more."""
        ally = table.sides[self.major]
        if ally == self.besieger or (ally != NOBODY and not self.allied):
            return True
        return ally == NOBODY and not table.on_track(self.major)


def liked(table: Italy, decision: Decision[Any], moves: list[Move], plan: Plan) -> list[Move]:
    """The one move that a king is eager for; else those he does not shun."""
    liking = [eagerness(table, decision, move, plan) for move in moves]
    best = max(liking)
    if best >= EAGER:
        return [moves[liking.index(best)]]
    return [move for move, like in zip(moves, liking, strict=True) if like > 0] or moves


def eagerness(table: Italy, decision: Decision[Any], move: Move, plan: Plan) -> float:
    """How much a king likes a move: one for the siege, the other for his friends."""
    verb, seat = str(move[0]), decision.seat
    if verb in ("move", "hurry", "room"):
        return _room(table, seat, move, plan)
    if seat != plan.besieger:
        if verb in ("influence", "conclude") and move[1] == MAJORS[plan.major]:
            return EAGER if plan.allied else 0.0
        return 0.0 if verb in (*MARCHES, *BONUSES) else 1.0
    if verb == "wages":
        return EAGER + float(move[1])
    if verb in MARCHES:
        return _march(table, seat, move, plan)
    if verb in BONUSES:
        return EAGER if _strong(table, seat, plan.target) else 0.0
    if verb in ("besiege", "give_up"):
        storms = plan.ripe(table) and _strong(table, seat, CITY_INDEX[move[1]])
        return EAGER if storms == (verb == "besiege") else 0.0
    if verb in ("influence", "conclude"):
        return 0.0 if move[1] == MAJORS[plan.major] else 1.0
    return EAGER if verb in ("recruit", "token") else 1.0


def _room(table: Italy, seat: int, move: Move, plan: Plan) -> float:
    """The besieger wages war when he has the horses, the other one courts with his crowns."""
    player = table.players[seat]
    room = int(move[1]) - 1 if move[0] == "room" else (player.marker + int(move[1])) % ROOMS
    best, symbol = (MAKE_WAR, CAVALRY) if seat == plan.besieger else (ANNEX, CROWN)
    if room_action(table, player, room) != best or player.indulgences >> room & 1:
        return 1.0
    return EAGER if at_hand(table, seat, SAILING)[symbol] >= PLENTY else 1.0


def _march(table: Italy, seat: int, move: Move, plan: Plan) -> float:
    """Nearer to the capital is better, where all together are strong enough."""
    city, goal = CITY_INDEX[move[1]], CITY_INDEX[move[2]]
    far = distances(table, plan.target)
    if far[goal] >= far[city] or (goal == plan.target and not plan.ripe(table)):
        return 0.0
    if table.shelters(seat, goal) or table.undecided(goal):
        return EAGER
    there = table.army(seat, goal)
    beside = [other for other in table.neighbours(goal) if table.shelters(seat, other)]
    enough = there + sum(table.army(seat, other) for other in beside) + bonus_strength(table, seat)
    if enough <= sum(defence_parts(table, seat, goal)):
        return 0.0
    return 2 * EAGER if there else EAGER


def _strong(table: Italy, seat: int, city: int) -> bool:
    strength = table.army(seat, city) + table.attack + bonus_strength(table, seat)
    return strength > sum(defence_parts(table, seat, city))


def siege(seed: int, plan: Plan) -> Record[Any] | None:
    """A game to its end in which the capital falls, if this seed brings one."""
    greedy = [read_player("greedy", seed + seat) for seat in range(len(KINGS))]
    moves: list[Move] = []
    table = GAME.start(len(KINGS))
    run(table)
    fallen = False
    while (decision := next_decision(table)) is not None:
        choices = propose(table)[:1] or legal(table)
        seen = Perspective(GAME, table, decision.seat)
        if not fallen and len(choices) > 1:
            if plan.spoilt(table):
                return None
            choices = liked(table, decision, choices, plan)
        wish = choices[0] if len(choices) == 1 else greedy[decision.seat].choose(seen)
        moves.append(wish if wish in choices else choices[0])
        play(table, moves[-1])
        fallen = fallen or plan.done(table)
    return Record(GAME, [NAME] * len(KINGS), None, moves) if fallen else None


def main() -> None:
    """Keep one game for each Major City that is to fall."""
    for path in FOLDER.glob(f"italian_wars-2-{NAME}-*.jsonl"):
        path.unlink()
    for king, major, allied in WANTED:
        for seed in range(TRIES):
            plan = Plan(KINGS.index(king), MAJORS.index(major), allied)
            record = siege(seed, plan)
            if record is not None:
                way = f"{major}-ally" if allied else major
                keep(f"italian_wars-2-{NAME}-{way}-{seed}", record)
                break
        else:
            raise SystemExit(f"{major} never fell")


if __name__ == "__main__":
    main()
