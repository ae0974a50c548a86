"""Records games worth keeping: `python -m tests.records.make signorie greedy greedy random`.

Options follow as `name=value`, an edition's as `edition=french`, an overlay that lies with the
recordings as `overlay=short_war`.
Each seat's player is named; a game is kept if it shows something that no kept game shows yet.
Where a game allows asides, seats give, offer and withdraw a little now and then, and answer.
`python -m tests.records.make again virtu` makes all of a game's recordings anew.
Beside the program's players there are `curious`, greedy but for what no kept game shows yet,
`settler` and `raider`, who fill the map of Virtù in peace or at war, `conqueror`, who wants
to win The Italian Wars at once, and `idle`, who lets others win. `warlike` and `besiegers` are
modules of their own, and make games with one more command each.
"""

from __future__ import annotations

import json
import sys
from collections.abc import Callable
from contextlib import suppress
from random import Random
from typing import Any

from quattrocento.games.registry import load_game
from quattrocento.games.virtu.names import NOBODY
from quattrocento.games.virtu.rules.annex import CITY_INDEX
from quattrocento.kernel.errors import IllegalMove
from quattrocento.kernel.game import Game
from quattrocento.kernel.match import Match
from quattrocento.kernel.record import Record, result_of
from quattrocento.kernel.step import Move
from quattrocento.players.perspective import Perspective, judgement_of
from quattrocento.players.player import Player, never
from quattrocento.players.specs import read_player
from tests.records.conqueror import Conqueror
from tests.records.coverage import happenings
from tests.records.reading import FOLDER, recorded

APART = ("warlike", "besieger")
"""Whose games are made by modules of their own."""
UNNAMED = ("colours", "first_player", "seating")
"""Options that the name of a recording does not tell."""
BARGAINS = 0.06
"""How often somebody acts out of turn between two moves."""
NAMES = {
    "buy": "ware", "bonus": "bonus", "ally": "power", "reactivate": "power", "turn": "tile",
    "annex": "city", "besiege": "city", "march": "city", "sail": "city", "conclude": "major",
}  # fmt: skip
"""What the last word of a move names, as recordings count it."""


class Curious(Player):
    """Once each, a move that shows something no recording shows; otherwise greedy."""

    def __init__(self, seed: int, shown: set[str]) -> None:
        self._greedy = read_player("greedy", seed)
        self._shown = set(shown)

    def choose(self, perspective: Perspective, called_off: Callable[[], bool] = never) -> Move:
        for move in perspective.moves():
            verb = str(move[0])
            shows = {f"move {verb}"}
            if verb in NAMES:
                shows.add(f"{NAMES[verb]} {move[-1]}")
            if not shows <= self._shown:
                self._shown |= shows
                return move
        return self._greedy.choose(perspective, called_off)


class Idle(Player):
    """Does as little as it may."""

    def choose(self, perspective: Perspective, called_off: Callable[[], bool] = never) -> Move:
        moves = perspective.moves()
        return next((move for move in moves if move[0] in IDLE), moves[0])


class Settler(Player):
    """Quick and purposeful in Virtù: takes land wherever he can.

    A raider fights anybody for it; a settler spares rivals and never takes what ends the game.
    """

    def __init__(self, seed: int, raider: bool) -> None:
        self._rng = Random(seed)
        self._raider = raider

    def choose(self, perspective: Perspective, called_off: Callable[[], bool] = never) -> Move:
        table: Any = perspective.imagine(self._rng)
        moves = [move for move in perspective.considered() if move[0] not in RECKLESS]
        if not self._raider:
            moves = _spared(table, perspective.seat, moves)
        land = [move for move in moves if move[0] in LAND]
        eager = [move for move in moves if move[0] in EAGER]
        return self._rng.choice(land or eager or moves or perspective.moves())


IDLE = ("end", "pass", "give_up")
RECKLESS = ("indulgence", "discard", "disband")
WAR = ("march", "sail")
LAND = ("annex", *WAR)
EAGER = (
    *LAND, "take_florins", "turn", "spend_token", "war_card", "patronise", "buy", "recruit",
    "give_up",
)  # fmt: skip


def _spared(table: Any, seat: int, moves: list[Move]) -> list[Move]:
    """Without what would end the game, or hurt a rival."""
    if table.cities_of(seat) > 6:
        moves = [move for move in moves if move[0] not in LAND]
    if table.players[seat].rank > 3:
        moves = [move for move in moves if move[0] != "patronise"]
    return [move for move in moves if move[0] not in WAR or _neutral(table, str(move[2]))]


def _neutral(table: Any, city: str) -> bool:
    owner: int = table.owner[CITY_INDEX[city]]
    return owner == NOBODY


def seated(spec: str, seed: int, shown: set[str]) -> Player:
    """A player by name, those that only make recordings among them."""
    if spec == "curious":
        return Curious(seed, shown)
    if spec == "idle":
        return Idle()
    if spec == "conqueror":
        return Conqueror(seed)
    if spec in ("settler", "raider"):
        return Settler(seed, spec == "raider")
    return read_player(spec, seed)


def play(
    game: Game[Any], specs: list[str], options: dict[str, str], seed: int, shown: set[str]
) -> Record[Any]:
    """One game between the named players."""
    rng = Random(seed)
    players = [seated(spec, rng.getrandbits(32), shown) for spec in specs]
    match: Match[Any] = Match(Record(game, specs, options), rng)
    match.begin()
    while match.seat is not None:
        if rng.random() < BARGAINS:
            bargain(match, len(specs), rng)
        match.play(players[match.seat].choose(Perspective(game, match.position, match.seat)))
    return match.record


def bargain(match: Match[Any], seats: int, rng: Random) -> None:
    """One seat, whoever decides, does what it may without being asked; the others answer."""
    game = match.record.game
    listed = match.position.asides(int(rng.random() * seats))
    if not listed:
        return
    move = rng.choice(listed)
    if len(move) > 4:
        move = (*move[:4], *[int(rng.random() * 3) for _ in move[4:]])
    with suppress(IllegalMove):
        match.play(move)
    if rng.random() < 0.7:
        for seat in range(seats):
            answer = judgement_of(game).reply(match.position, seat)
            if answer is not None:
                match.play(answer)


def main(name: str, specs: list[str], options: dict[str, str], tries: int) -> None:
    FOLDER.mkdir(exist_ok=True)
    ways = [value for key, value in options.items() if key not in UNNAMED]
    overlay = options.pop("overlay", None)
    game = load_game(name, (FOLDER / f"{overlay}.toml").read_text("utf-8") if overlay else None)
    edition = options.pop("edition", None)
    options |= game.presets[edition] if edition else {}
    shown: set[str] = set()
    for path in sorted(FOLDER.glob(f"{name}-*.jsonl")):
        shown |= happenings(recorded(path))
    for seed in range(tries):
        record = play(game, specs, options, seed, shown)
        new = happenings(record) - shown
        if not new and seed:
            continue
        shown |= new
        stem = "-".join([name, str(len(specs)), *ways, specs[0].replace(":", ""), str(seed)])
        keep(stem, record)


def again(name: str) -> None:
    """Every recording of a game made anew by its players and seed: the components have changed.

    What they no longer show together the tests say; further games are then to be made.
    """
    shown: set[str] = set()
    for path in sorted(FOLDER.glob(f"{name}-*.jsonl")):
        old = recorded(path)
        if old.seats[0] in APART:
            continue
        seed = int(path.stem.rpartition("-")[2])
        record = play(old.game, old.seats, old.options, seed, shown)
        shown |= happenings(record)
        keep(path.stem, record)
        print(path.stem, len(record.moves), flush=True)


def keep(stem: str, record: Record[Any]) -> None:
    """Write a recording and how it ends; the ends of recordings that are gone go too."""
    (FOLDER / f"{stem}.jsonl").write_text(record.dumps(), "utf-8")
    known = FOLDER / "results.json"
    results = json.loads(known.read_text("utf-8")) | {stem: result_of(record)}
    stems = sorted(path.stem for path in FOLDER.glob("*.jsonl"))
    kept = {stem: results[stem] for stem in stems}
    known.write_text(json.dumps(kept, indent=1, ensure_ascii=False) + "\n", "utf-8")


if __name__ == "__main__":
    if sys.argv[1] == "again":
        again(sys.argv[2])
        raise SystemExit
    given = [word for word in sys.argv[2:] if "=" not in word]
    chosen = dict(word.split("=", 1) for word in sys.argv[2:] if "=" in word)
    main(sys.argv[1], given, chosen, int(chosen.pop("tries", "6")))
