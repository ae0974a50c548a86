"""The lesson of Virtù: its pages, the game they follow, and what they say."""
