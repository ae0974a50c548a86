"""What is seen of the race: everything, by everybody."""

from __future__ import annotations

from random import Random
from typing import Any

from palio.race import Race
from quattrocento.kernel.play import next_decision
from quattrocento.kernel.sight import Sight


class PalioSight(Sight[Race]):
    """Nothing is hidden."""

    def __init__(self) -> None:
        # Set here, not in the class: a compiled kernel keeps them in each object.
        self.open = True

    def view(self, position: Race, seat: int | None) -> dict[str, Any]:
        decision = next_decision(position)
        deciding = None if decision is None else decision.seat
        track = position.track
        seen = {"me": seat, "deciding": deciding, "finish": track.finish, "bends": track.bends}
        return position.dump() | seen

    def imagine(self, position: Race, seat: int, rng: Random) -> Race:
        return position.clone()
