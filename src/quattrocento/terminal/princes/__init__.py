"""Princes of the Renaissance in letters."""
