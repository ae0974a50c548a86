"""How bots judge the race."""

from __future__ import annotations

from palio.race import Race
from quattrocento.players.judgement import Judgement


class PalioJudgement(Judgement[Race]):
    """How a race looks."""

    def evaluate(self, position: Race) -> list[float]:
        """Stretches, and breath: a gallop is worth about four stretches more than a walk."""
        left = max(0, position.track.finish - max(position.run))
        worth = min(4.0, left / 4)
        return [
            run + worth * breath for run, breath in zip(position.run, position.breath, strict=True)
        ]
