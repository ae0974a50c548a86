"""The Italian Wars in letters."""
