"""Writes `openapi.json`, the house's description, from which the browser's types are made."""

from __future__ import annotations

import json
from pathlib import Path

from quattrocento.house.app import all_calls
from quattrocento.house.openapi import describe

FILE = Path(__file__).with_name("openapi.json")


def described() -> str:
    """The description as text; equal ones are the same text."""
    said = describe(all_calls())
    return json.dumps(said, indent=1, ensure_ascii=False, sort_keys=True, default=list) + "\n"


if __name__ == "__main__":
    FILE.write_text(described(), "utf-8")
