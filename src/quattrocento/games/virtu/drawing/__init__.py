"""Virtù drawn in letters, for the terminal."""
