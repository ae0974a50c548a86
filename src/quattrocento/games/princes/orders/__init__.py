"""The questions of Princes that a seat may leave standing orders for."""
