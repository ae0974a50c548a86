"""Signorie drawn in letters, for the terminal."""
