"""The rules of Signorie, a chapter of the rulebook a file."""
