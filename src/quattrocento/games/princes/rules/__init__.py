"""The rules of Princes, a chapter of the rulebook a file."""
