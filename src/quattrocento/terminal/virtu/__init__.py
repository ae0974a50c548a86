"""Virtù in letters."""
