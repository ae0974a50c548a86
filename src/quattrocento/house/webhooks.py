"""Webhooks: JSON posted to a person's address."""

from __future__ import annotations

import json
from typing import Any

from quattrocento.house.posting import Posting, check

JSON = [("Content-Type", "application/json")]


class Webhooks:
    """Delivers what chat services and people's own programs read."""

    def __init__(self, posting: Posting) -> None:
        self._posting = posting

    async def send(self, url: str, body: dict[str, Any]) -> None:
        """Post it; returns when the server has taken it."""
        check(await self._posting.post(url, json.dumps(body).encode(), JSON))
