"""The rules of Virtù, a chapter of the rulebook a file."""
