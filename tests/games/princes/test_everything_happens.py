"""In a handful of games every tile, event, troop and treachery tile is used."""

from __future__ import annotations

from quattrocento.games.princes.names import EVENTS, FAMILIES, KINDS, TROOPS
from quattrocento.games.princes.speech.parts import MOVE_PARTS
from quattrocento.kernel.play import next_decision
from tests.rules.princes.table import BOX, random_game, scheming


def test_every_choice_and_every_tile_occurs() -> None:
    verbs: set[str] = set()
    owned = troops = events = families = placed = 0
    ways = ("chosen", "auctioned", "dealt")
    for seed in range(24):
        for board, move in random_game(3 + seed % 4, seed, {"families": ways[seed % 3]}):
            verbs.add(str(move[0]))
            for player in board.players:
                owned |= player.tiles
                troops |= player.troops
                events |= player.events
                families |= 1 << player.family if player.family >= 0 else 0
            for artists in board.artists:
                placed |= artists
    assert verbs - {"over"} == set(MOVE_PARTS)
    kinds = {BOX.tile_kind[tile] for tile in range(BOX.tile_count) if owned >> tile & 1}
    assert kinds == set(range(len(KINDS)))
    assert troops == (1 << len(TROOPS)) - 1
    assert families == (1 << len(FAMILIES)) - 1
    french = 1 << EVENTS.index("french_invade")
    assert events | placed | french == (1 << len(EVENTS)) - 1


def test_the_pile_is_renewed_in_some_games() -> None:
    renewed = [
        max(board.epoch for board, _ in random_game(seats, seed, choose=scheming))
        for seats in (3, 6)
        for seed in range(4)
    ]
    assert max(renewed) >= 2


def test_who_decides_is_always_somebody_at_the_table() -> None:
    for seats in (3, 4, 5, 6):
        asked = {
            decision.seat
            for board, _ in random_game(seats, 1)
            if (decision := next_decision(board)) is not None
        }
        assert asked == set(range(seats))
