"""How the table speaks of Signorie, and its words in every language."""
