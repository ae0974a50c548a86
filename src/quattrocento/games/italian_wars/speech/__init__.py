"""How the table speaks of The Italian Wars, and its words in every language."""
