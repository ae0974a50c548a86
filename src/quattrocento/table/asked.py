"""What a table may be asked."""

from typing import Literal

Asking = Literal["undo", "pause", "resume", "claim_seat", "claim_game", "end"]
"""What a table may be asked: to go back, to rest, to go on, to let a bot play for somebody who has
left, to end the game because of them, to end it because somebody has resigned."""
