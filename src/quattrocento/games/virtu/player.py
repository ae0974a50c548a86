"""What one player has: the palace, the Domain and the stocks."""

from __future__ import annotations

from quattrocento.games.virtu.box import bits
from quattrocento.games.virtu.names import ALL_SPACES, FIRST_CATHEDRAL, NOBODY


class Player:
    """One player's palace, Domain and stocks."""

    __slots__ = (
        "agents",
        "asked",
        "bonuses",
        "cards",
        "closed",
        "colour",
        "exhausted",
        "florins",
        "gave",
        "indulgences",
        "marker",
        "owned_agents",
        "rank",
        "ready",
        "reserve",
        "tiles",
        "tokens",
        "trophies",
        "war_left",
    )

    def __init__(self, colour: int, blank: bool) -> None:
        self.colour: int = colour
        self.florins: int = 0
        # The room with the action marker, NOBODY before the first Spring.
        self.marker: int = NOBODY
        # Bits: exhausted cortigiani, original spaces that were lost, rooms with an indulgence.
        self.exhausted: int = 0
        self.closed: int = 0
        self.indulgences: int = 0
        # An indulgence was asked for in this year or phase.
        self.asked: bool = False
        # Bits: tiles in the Domain, and those of them with the available side up.
        self.tiles: int = 0
        self.ready: int = 0
        # Agents not yet placed, and all that came out of the supply; troops in reserve.
        self.agents: int = 0
        self.owned_agents: int = 0
        self.reserve: int = 0
        self.tokens: int = 0
        # Rank of patronage; bits: bonuses ever taken, seats of which a trophy is held.
        self.rank: int = 0
        self.bonuses: int = 0
        self.trophies: int = 0
        # War symbols not announced yet of cortigiani in use in this siege: four bits a space.
        self.war_left: int = 0
        if blank:
            return
        # The card on each space of the palace: action, improvement, cortigiano spaces.
        self.cards: list[int] = [NOBODY] * ALL_SPACES
        # Type each relief gave in this phase, plus one; kept only where types count per phase.
        self.gave: tuple[int, ...] = ()

    def clone(self) -> Player:
        other = Player(self.colour, True)
        other.florins = self.florins
        other.marker = self.marker
        other.exhausted = self.exhausted
        other.closed = self.closed
        other.indulgences = self.indulgences
        other.asked = self.asked
        other.tiles = self.tiles
        other.ready = self.ready
        other.agents = self.agents
        other.owned_agents = self.owned_agents
        other.reserve = self.reserve
        other.tokens = self.tokens
        other.rank = self.rank
        other.bonuses = self.bonuses
        other.trophies = self.trophies
        other.war_left = self.war_left
        other.cards = self.cards[:]
        other.gave = self.gave
        return other

    def cathedrals(self) -> int:
        return bits(self.tiles >> FIRST_CATHEDRAL)

    def has(self, bonus: int) -> bool:
        """A patronage bonus was taken; only Machiavelli can leave again."""
        return self.bonuses >> bonus & 1 == 1
