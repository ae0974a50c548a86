"""The lesson of Princes: its pages, the game they follow, and what they say."""
