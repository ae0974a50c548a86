"""How the table speaks of Virtù, and its words in every language."""
