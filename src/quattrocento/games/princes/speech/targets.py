"""The things on the board that a move touches, by name, for lighting them up."""

from __future__ import annotations

from quattrocento.games.princes.board import Board
from quattrocento.games.princes.names import CITIES, FAMILIES, FAMILY_LOT
from quattrocento.games.princes.rules.lots import for_condottiere, lot_name
from quattrocento.kernel.step import Move


def targets(board: Board, move: Move) -> list[str]:
    """Names like `tile:doge` or `city:Rome`; empty for a move that is only a word (pass)."""
    verb = move[0]
    if verb in ("family", "put_up"):
        return [f"family:{move[1]}"]
    if verb in ("buy_troop", "discard_troop"):
        return [f"troop:{move[1]}"]
    if verb == "buy_treachery":
        return ["treachery"]
    if verb == "auction":
        return [f"tile:{move[1]}"]
    if verb == "war":
        return ["wars"]
    if verb in ("steal_influence", "raid_gold", "freeze_bid"):
        return [f"treachery:{verb}", f"family:{move[1]}"]
    if verb == "lucrezia":
        return ["tile:lucrezia", f"family:{move[1]}"]
    if verb == "bank":
        return ["tile:banking"]
    if verb in ("alfonso", "lorenzo"):
        return [f"tile:{verb}"]
    if verb == "reroll":
        return ["tile:ludovico"]
    if verb == "discard":
        return [f"treachery:{move[1]}"]
    if verb in ("veto", "start_war", "bribe_cardinal"):
        return [f"treachery:{verb}"]
    if verb == "bid":
        kind = "city" if for_condottiere(board) else "tile"
        if board.lot_kind == FAMILY_LOT:
            kind = "family"
        return [f"{kind}:{lot_name(board)}"]
    if verb in ("place_artist", "invade", "attacker", "defender"):
        return [f"city:{move[1]}"]
    if verb == "league":
        cities = {"attacker": board.attacker, "defender": board.defender}
        return [f"city:{CITIES[cities[str(move[1])]]}"]
    if verb == "bribe":
        return [f"troop:{move[1]}:{move[2]}"]
    if verb == "aside" and move[2] == "bank":
        return ["tile:banking"]
    if verb == "aside" and move[3] in FAMILIES:
        return [f"family:{move[3]}"]
    return []
