"""From kept games to a network: by looks first, then once through the games of strong play."""

from __future__ import annotations

from collections.abc import Callable
from copy import deepcopy
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import Any

import numpy as np

from quattrocento.kernel.game import Game
from quattrocento.players.learned.layout import Layout
from quattrocento.players.learned.weights import Weights
from quattrocento.train.encoding import Encoding
from quattrocento.train.examples import Array, Collection, read, step_of
from quattrocento.train.exporting import export, fit_for

EPOCHS_BY_LOOKS = (1, 2, 4)
"""Games by looks are many and worth little; those of strong play are gone through once."""
SAMPLES = 3
"""Rows for each number of seats that lie in the file with what they come to."""


@dataclass(frozen=True)
class Foretold:
    """How well held-out games are foretold with a number of seats, by looks and by the network.

    `leads` are shares of the spread of the final leads that are explained; `chances` is the mean
    log-loss of who wins, the less the better.
    """

    seats: int
    examples: int
    looks: float
    leads: float
    chances: float


@dataclass(frozen=True)
class Learned:
    """A network, and what is known of it."""

    weights: Weights
    examples: int
    foretold: list[Foretold]

    def told(self) -> dict[str, Any]:
        return {"examples": self.examples, "foretold": [asdict(one) for one in self.foretold]}


class Lessons:
    """The games that a network learns from, read once."""

    def __init__(
        self, game: Game[Any], by_looks: list[Path], strong: list[Path], say: Callable[[str], None]
    ) -> None:
        say("reading games")
        self._game = game
        self._layout = Layout(game)
        self._say = say
        self._step = step_of(by_looks)
        self._looks = read(by_looks, self._layout, self._step)
        self._strong = read(strong, self._layout, self._step) if strong else None
        rows = self._looks.rows
        if self._strong is not None:
            rows = np.concatenate([rows, self._strong.rows])
        self._encoding = Encoding(rows)

    def begin(self, hidden: int, inner: int) -> Any:
        """A network that has learned from games by looks: how often it goes through them is
        what foretells the held-out ones best."""
        from quattrocento.train.model import Model, fit, missed, spread

        best, least = None, float("inf")
        for epochs in EPOCHS_BY_LOOKS:
            scale = spread(self._looks) / 2
            model = Model(self._encoding, self._layout.seats, hidden, inner, scale)
            fit(model, self._looks.train, epochs, self._say)
            loss = missed(model, self._looks.kept_back)
            self._say(f"{epochs} times through games by looks: {loss:.4f} missed")
            if loss < least:
                best, least = model, loss
        return best

    def finish(self, begun: Any, provenance: dict[str, Any], fraction: float = 1.0) -> Learned:
        """The same network after it went once through the games of strong play, or some of them."""
        from quattrocento.train.model import fit, foretell

        model = deepcopy(begun)
        tested = self._looks.kept_back
        learned_from = len(self._looks)
        if self._strong is not None:
            kept = self._strong.train
            if fraction < 1:
                order = np.random.default_rng(1).permutation(len(kept))
                kept = kept.pick(order[: int(fraction * len(kept))])
            fit(model, kept, 1, self._say)
            tested = self._strong.kept_back
            learned_from += len(kept)
        found, won = foretell(model, tested.rows, tested.count)
        layout = self._layout
        foretold = [
            _foretold(tested.pick(tested.count == seats), found, won, tested.count == seats, seats)
            for seats in layout.seats
            if (tested.count == seats).any()
        ]
        told = fit_for(self._game, layout) | {
            "seats": [count for count in layout.seats if (self._looks.count == count).any()],
            "step": self._step,
            "win": 0.0,
            "provenance": provenance,
            "samples": _samples(tested, found, won, layout),
        }
        weights = export(_arrays(model), self._encoding, told, model.scale)
        return Learned(weights, learned_from, foretold)


def _arrays(model: Any) -> dict[str, Array]:
    state = {name: value.detach().float().cpu().numpy() for name, value in model.named_parameters()}
    return {
        "table": state["table.weight"],
        "bias": state["bias.weight"],
        "second": state["second.weight"].T,
        "second_bias": state["second.bias"],
        "last": state["last.weight"].T.copy(),
        "last_bias": state["last.bias"],
    }


def _foretold(tested: Collection, found: Array, won: Array, which: Array, seats: int) -> Foretold:
    ends = tested.ends[:, :seats]
    spread = (ends**2).sum()
    # Looks in the best scale, to be fair to them.
    looks = tested.looks[:, :seats]
    scaled = looks * ((looks * ends).sum() / max((looks**2).sum(), 1e-9))
    guessed = looks + found[which][:, :seats]
    chances = np.log(np.maximum(won[which][:, :seats], 1e-9))
    return Foretold(
        seats,
        len(tested),
        round(float(1 - ((scaled - ends) ** 2).sum() / spread), 4),
        round(float(1 - ((guessed - ends) ** 2).sum() / spread), 4),
        round(float(-(tested.wins[:, :seats] * chances).sum(1).mean()), 4),
    )


def _samples(tested: Collection, found: Array, won: Array, layout: Layout) -> list[dict[str, Any]]:
    """A few rows with what PyTorch makes of them, for the test of the whole numbers."""
    samples = []
    for seats in layout.seats:
        some = np.flatnonzero(tested.count == seats)[:: max(1, len(tested) // 50)][:SAMPLES]
        for place in some:
            row = tested.rows[place][layout.columns[seats]]
            samples.append(
                {
                    "seats": seats,
                    "row": [int(number) for number in row],
                    "corrections": [round(float(x), 4) for x in found[place][:seats]],
                    "chances": [round(float(x), 5) for x in won[place][:seats]],
                }
            )
    return samples
