"""Princes of the Renaissance: the rules, chapter by chapter."""
