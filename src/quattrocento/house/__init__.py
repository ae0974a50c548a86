"""The house: tables, seats, clocks and storage, and the server at which games are played."""
