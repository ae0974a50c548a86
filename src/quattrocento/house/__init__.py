"""The house: tables, seats, clocks and storage, and the server at which games are played."""

import logging

# Commands tell their troubles themselves; `logs` says where a house writes its own.
logging.getLogger("quattrocento").addHandler(logging.NullHandler())
