"""Replays a record move by move, and prints how the seats stand when a round begins."""

import sys
from pathlib import Path

import quattrocento

if len(sys.argv) != 2:
    raise SystemExit("usage: python examples/replay_a_record.py game.jsonl")
record = quattrocento.read_record(Path(sys.argv[1]).read_text("utf-8"))
position = record.start()
rounds = 0
for number, move in enumerate(record.moves, start=1):
    quattrocento.attempt(position, move)
    if record.game.rounds(position) > rounds:
        rounds = record.game.rounds(position)
        scores = record.game.standing(position).scores
        print(f"round {rounds} begins with move {number}: {scores}")
