"""What moves and questions of the Palio are made of."""

from __future__ import annotations

from palio.race import Race
from quattrocento.kernel.play import next_decision
from quattrocento.kernel.step import Move
from quattrocento.words.speech import Parts


def targets(position: Race, move: Move) -> list[str]:
    return [f"gait:{move[0]}"]


def move_parts(move: Move) -> Parts:
    return {}


def prompt_parts(position: Race) -> Parts:
    decision = next_decision(position)
    return {} if decision is None else {"seat": decision.seat}


def holdings(position: Race, seat: int) -> dict[str, int]:
    return {"stretches": position.run[seat], "breath": position.breath[seat]}
