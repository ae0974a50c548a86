"""How the table speaks of Princes, and its words in every language."""
