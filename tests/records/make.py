"""Records games worth keeping: `python -m tests.records.make signorie greedy greedy random`.

Each seat's player is named; a game is kept if it shows something that no kept game shows yet.
Where a game allows asides, seats give, offer and withdraw a little now and then, and answer.
"""

from __future__ import annotations

import json
import sys
from contextlib import suppress
from pathlib import Path
from random import Random
from typing import Any

from quattrocento.games.registry import load_game
from quattrocento.kernel.errors import IllegalMove
from quattrocento.kernel.match import Match
from quattrocento.kernel.record import Record, read_header, read_record, result_of
from quattrocento.players.perspective import Perspective
from quattrocento.players.specs import read_player
from tests.records.coverage import happenings

FOLDER = Path(__file__).with_name("games")
BARGAINS = 0.06
"""How often somebody acts out of turn between two moves."""


def play(name: str, specs: list[str], options: dict[str, str], seed: int) -> Record[Any]:
    """One game between the named players."""
    game = load_game(name)
    rng = Random(seed)
    players = [read_player(spec, rng.getrandbits(32)) for spec in specs]
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
    listed = game.asides(match.position, int(rng.random() * seats))
    if not listed:
        return
    move = rng.choice(listed)
    if len(move) > 4:
        move = (*move[:4], *[int(rng.random() * 3) for _ in move[4:]])
    with suppress(IllegalMove):
        match.play(move)
    if rng.random() < 0.7:
        for seat in range(seats):
            answer = game.reply(match.position, seat)
            if answer is not None:
                match.play(answer)


def main(name: str, specs: list[str], options: dict[str, str], tries: int) -> None:
    FOLDER.mkdir(exist_ok=True)
    shown: set[str] = set()
    for path in sorted(FOLDER.glob(f"{name}-*.jsonl")):
        text = path.read_text("utf-8")
        shown |= happenings(read_record(load_game(read_header(text)["game"]), text))
    for seed in range(tries):
        record = play(name, specs, options, seed)
        new = happenings(record) - shown
        if not new and seed:
            continue
        shown |= new
        ways = [value for key, value in options.items() if key != "colours"]
        stem = "-".join([name, str(len(specs)), *ways, specs[0].replace(":", ""), str(seed)])
        (FOLDER / f"{stem}.jsonl").write_text(record.dumps(), "utf-8")
    results = {
        path.stem: result_of(
            read_record(
                load_game(read_header(path.read_text("utf-8"))["game"]), path.read_text("utf-8")
            )
        )
        for path in sorted(FOLDER.glob("*.jsonl"))
    }
    text = json.dumps(results, indent=1, ensure_ascii=False)
    (FOLDER / "results.json").write_text(text + "\n", "utf-8")


if __name__ == "__main__":
    given = [word for word in sys.argv[2:] if "=" not in word]
    chosen = dict(word.split("=", 1) for word in sys.argv[2:] if "=" in word)
    main(sys.argv[1], given, chosen, int(chosen.pop("tries", "6")))
