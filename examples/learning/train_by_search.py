"""Search teaches a network, the network guides search: python train_by_search.py signorie 60 runs

The loop of AlphaZero from the pieces of `quattrocento.train`: games of search against itself, a
network that foretells their ends, and a contest that says whether it is kept. `quattrocento train`
does the same on all cores, with all numbers of seats, and goes on where it stopped.
It needs `pip install 'quattrocento[train]'`.
"""

import sys
from collections.abc import Iterator
from pathlib import Path

import quattrocento
from quattrocento.train.contest import Contest, play_contest
from quattrocento.train.learning import Lessons
from quattrocento.train.selfplay import Stint, play_stint

SEATS, ITERATIONS, CONTEST = 2, 16, 20
HIDDEN, INNER = 32, 16


def loop(game: str, seconds: float, rounds: int, folder: Path) -> Iterator[Contest]:
    """Round after round; each plays for so many seconds, and tells how its network did."""
    best = ""
    # The first games are by looks: every seat takes the best-looking move, with a little noise.
    looks = [folder / "0.npz"]
    play_stint(Stint(game, SEATS, seconds, "0", str(looks[0])))
    strong: list[Path] = []
    for turn in range(1, rounds + 1):
        strong.append(folder / f"{turn}.npz")
        seed, path = str(turn), str(strong[-1])
        play_stint(Stint(game, SEATS, seconds, seed, path, ITERATIONS, best))
        lessons = Lessons(quattrocento.load_game(game), looks, strong, lambda _: None)
        learned = lessons.finish(lessons.begin(HIDDEN, INNER), {"by": "train_by_search.py"})
        network = folder / f"{turn}.net"
        network.write_bytes(learned.weights.dumps())
        other = f"learned:{ITERATIONS}@{best}" if best else f"search:{ITERATIONS}"
        one = f"learned:{ITERATIONS}@{network}"
        contest = play_contest(game, SEATS, one, other, CONTEST, seconds, 1, f"contest {turn}")
        if contest.before > 0.5:
            best = str(network)
        yield contest


if __name__ == "__main__":
    name, seconds, to = sys.argv[1:] if len(sys.argv) == 4 else ("signorie", "60", "runs")
    Path(to).mkdir(exist_ok=True)
    for turn, contest in enumerate(loop(name, float(seconds), 3, Path(to)), start=1):
        interval = f"{contest.low:.0%} to {contest.high:.0%}"
        print(f"round {turn}: before {contest.other} in {contest.before:.0%} ({interval})")
