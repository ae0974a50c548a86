"""The Italian Wars drawn in letters, for the terminal."""
