"""The lesson of The Italian Wars: its pages, the game they follow, and what they say."""
