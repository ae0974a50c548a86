"""A text with a gap is a failure."""

from __future__ import annotations

from typing import Any

import pytest
from fluent.runtime import FluentBundle

import quattrocento.words.catalogues


def speak_strictly(monkeypatch: pytest.MonkeyPatch) -> None:
    """A message that lacks an argument is a failure here, not a gap in the text.

    In a whole game the same is said over and over, which is formatted once.
    """
    said: dict[tuple[FluentBundle, str, str], str] = {}

    def say(bundle: FluentBundle, message: str, args: dict[str, Any]) -> str:
        what = bundle, message, repr(sorted(args.items()))
        if what not in said:
            pattern = bundle.get_message(message).value
            assert pattern is not None
            text, errors = bundle.format_pattern(pattern, args)
            assert errors == [], f"{message}: {errors}"
            said[what] = str(text)
        return said[what]

    monkeypatch.setattr(quattrocento.words.catalogues, "_format", say)
