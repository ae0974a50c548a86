"""What the page's second worker does: a bot's turn, or a finished game looked through."""

from __future__ import annotations

import json
import traceback

from quattrocento import thinking


def answer(job: str) -> str:
    """The answer to a job, both as JSON; where it fails, what the trouble was."""
    try:
        found = thinking.think(json.loads(job))
    except Exception:
        found = {"trouble": traceback.format_exc(limit=-3)}
    return json.dumps(found)
