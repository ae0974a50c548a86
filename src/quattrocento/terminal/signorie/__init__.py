"""Signorie's board in letters."""
