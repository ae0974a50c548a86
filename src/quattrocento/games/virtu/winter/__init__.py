"""A whole Winter planned on one sheet: what a seat wishes, and what the rules make of it."""
