"""The languages that everything is said in; known without what speaks them."""

from __future__ import annotations

LANGUAGES = ("en", "fr", "de", "pt", "it")
