"""The rules of The Italian Wars, a chapter of the rulebook a file."""
