"""What those do who keep a house: with people, tables and the house itself."""
