"""The house: tables, seats, clocks and storage, and the server at which games are played."""

import logging

import msgspec

from quattrocento.table import writing

# Commands tell their troubles themselves; `logs` says where a house writes its own.
logging.getLogger("quattrocento").addHandler(logging.NullHandler())
# Messages are most of the work of a house.
writing.write_by(msgspec.json.Encoder().encode, msgspec.json.Decoder().decode)
