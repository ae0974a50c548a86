"""A bot that prefers high numbers, of dice and of dowries alike, plays a random one."""

import quattrocento
from quattrocento import Move, Perspective


class Spender(quattrocento.Player):
    def choose(self, perspective: Perspective, called_off: object = None) -> Move:
        return max(perspective.moves(), key=lambda m: m[-1] if isinstance(m[-1], int) else 0)


match = quattrocento.start("signorie", seats=2, seed=7)
players = [Spender(), quattrocento.read_player("random", seed=1)]
while match.seat is not None:
    seen = Perspective(match.record.game, match.position, match.seat)
    match.play(players[match.seat].choose(seen))
print("spender and random have", match.standing().scores)
