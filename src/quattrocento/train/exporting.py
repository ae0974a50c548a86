"""From what was learned to the whole numbers that play."""

from __future__ import annotations

from array import array
from typing import Any

import numpy as np

from quattrocento.players.learned.layout import Layout
from quattrocento.players.learned.weights import Weights
from quattrocento.train.encoding import Encoding
from quattrocento.train.examples import Array

MOST_SUM = 32_000
"""What a hidden number may come to, whatever the table; 16 bits hold a little more."""
MOST_INNER = 1 << 30
"""The same for an inner number."""
BYTE = 127
FINE = 4_000
"""The greatest weight of the second layer, in whole numbers."""


def export(
    learned: dict[str, Array], encoding: Encoding, told: dict[str, Any], scale: float
) -> Weights:
    """The file's numbers; `learned` has the arrays of the model, rows of the table first.

    Each hidden number is counted in a unit of its own, as small as the 8 bits of its weights and
    the 16 bits of any sum allow; the second layer takes the units back.
    """
    table, bias = learned["table"][: encoding.size], learned["bias"]
    units = np.maximum(np.abs(table).max(0) / BYTE, _bounds(table, bias, encoding) / MOST_SUM)
    units = np.maximum(units, 1e-9)
    rows = np.rint(table / units).clip(-BYTE, BYTE)
    sums = np.rint(bias / units)
    reach = _bounds(rows, sums, encoding)
    second = learned["second"] * units[:, None]
    # What an inner number may come to bounds its unit from below, too.
    inner = np.maximum(
        np.abs(second).max(0) / FINE,
        (np.abs(second) * reach[:, None]).sum(0) / MOST_INNER,
    )
    inner = np.maximum(inner, 1e-12)
    last = learned["last"] * inner[:, None]
    last_bias = learned["last_bias"].copy()
    seats = len(last_bias) // 2
    last[:, :seats] *= scale
    last_bias[:seats] *= scale
    parts = {
        "low": _whole("h", encoding.low),
        "high": _whole("h", encoding.high),
        "widths": _whole("i", encoding.widths),
        "rows": _whole("i", encoding.entries),
        "table": _whole("b", rows),
        "bias": _whole("h", sums),
        "second": _whole("h", np.rint(second / inner)),
        "second_bias": _whole("i", np.rint(learned["second_bias"] / inner)),
        "last": array("f", last.ravel().tolist()),
        "last_bias": array("f", last_bias.tolist()),
    }
    return Weights(told | {"hidden": table.shape[1], "inner": second.shape[1]}, parts)


def fit_for(game: Any, layout: Layout) -> dict[str, Any]:
    """What a file says of the game it was made for."""
    from quattrocento.players.learned.layout import fingerprint

    return {"game": game.name, "version": game.version, "fingerprint": fingerprint(game, layout)}


def _bounds(table: Array, bias: Array, encoding: Encoding) -> Array:
    """How far from nothing each hidden number can get: one row a column at most."""
    up = np.maximum(bias.max(0), 0)
    down = np.maximum(-bias.min(0), 0)
    for start, width in zip(encoding.starts, encoding.widths, strict=True):
        mine = np.unique(encoding.entries[start : start + width])
        mine = mine[mine >= 0]
        if len(mine):
            up = up + np.maximum(table[mine].max(0), 0)
            down = down + np.maximum(-table[mine].min(0), 0)
    bound: Array = np.maximum(up, down)
    return bound


def _whole(kind: str, numbers: Array) -> Any:
    return array(kind, [int(number) for number in numbers.ravel()])
