"""Every move has a number, and keeps it for ever."""

from __future__ import annotations

import pytest

import quattrocento
from quattrocento.environments.encoding.arrays import actions_of
from quattrocento.kernel.errors import BadSetup, IllegalMove

KNOWN = {
    "signorie": (376, "2b26a95e4bd7b722"),
    "princes": (1187, "91bc5afb8ea366b8"),
    "virtu": (3931, "6e9c01d30aea3370"),
    "italian_wars": (12009, "764c35a3958a49d5"),
}
"""The size and the fingerprint of each space. What was learned with them depends on it: a new verb
or name is put after all others, and only then its space gets a new line here."""


@pytest.mark.parametrize("game", quattrocento.GAMES)
def test_the_numbers_of_moves_never_change(game: str) -> None:
    actions = actions_of(game)
    assert (len(actions), actions.digest()) == KNOWN[game]


@pytest.mark.parametrize("game", quattrocento.GAMES)
def test_numbers_and_moves_lead_to_each_other(game: str) -> None:
    actions = actions_of(game)
    assert [actions.number(move) for move in actions.moves] == list(range(len(actions)))


@pytest.mark.parametrize("game", quattrocento.GAMES)
def test_the_mask_says_what_is_legal(game: str) -> None:
    actions = actions_of(game)
    match = quattrocento.start(game, quattrocento.load_game(game).seats[0], seed=3)
    mask = actions.mask(match.position)
    assert {actions.moves[n] for n, bit in enumerate(mask) if bit} == set(match.legal())


def test_what_is_no_move_has_no_number() -> None:
    with pytest.raises(IllegalMove, match="take_die red 7 is no move of signorie"):
        actions_of("signorie").number(("take_die", "red", 7))
    with pytest.raises(BadSetup, match="no game is called 'chess'"):
        actions_of("chess")
