"""Games as arrays: every move has a number, and every seat's view a row of whole numbers."""
