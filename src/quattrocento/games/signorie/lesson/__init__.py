"""The lesson of Signorie: its pages, the game they follow, and what they say."""
