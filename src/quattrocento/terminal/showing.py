"""A record told in words, round by round, with the score at the end."""

from __future__ import annotations

from rich.text import Text

from quattrocento.terminal.drawing import drawing_of
from quattrocento.terminal.files import Opened
from quattrocento.terminal.log import Log, shown
from quattrocento.terminal.scores import final_score, standing_score
from quattrocento.terminal.screen import Screen
from quattrocento.words.catalogues import Words


def show(opened: Opened, language: str) -> None:
    """Everything that happened, in one language."""
    match, game, names = opened.match, opened.game, opened.match.record.seats
    words = Words(game, language, names)
    drawing = drawing_of(game, match.position, words, names)
    screen = Screen()
    log = Log(words, opened.seen)
    for number, events in enumerate(opened.told, start=1):
        log.tell(events, number)
    moves = words.say("terminal-moves", {"count": len(match.record.moves)})
    title = f"{words.say(f'game-{game.name}')} · {', '.join(names)} · {moves}"
    screen.show(Text(title, style="bold"), *shown(log.lines, drawing, numbers=True))
    score = final_score if match.over else standing_score
    screen.show(score(game, match.position, names, words, drawing))
