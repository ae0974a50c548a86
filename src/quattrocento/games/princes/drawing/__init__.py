"""Princes drawn in letters, for the terminal."""
