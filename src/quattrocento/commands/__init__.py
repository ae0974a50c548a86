"""The subcommands, in the order of `--help`; each has a file with an `add` that declares it.

A file is read when its command is called: it may need packages that others do without.
"""

from __future__ import annotations

GROUPS: dict[str, dict[str, str]] = {
    "play and look back": {
        "play": "Play against bots in the terminal.",
        "show": "Tell a record in words, round by round, with the score at the end.",
        "replay": "Show the board at a move of a record, or of a position file.",
        "components": "Print every component value of a game with its source.",
    },
    "study games": {
        "arena": "Let computer players play each other, seats rotated, on all cores or many "
        "machines.",
        "simulate": "Play many games without anyone watching, and say how they ended.",
        "balance": "Play many games and say who wins with what, and how often each piece is used.",
        "baselines": "Measure each player against greedy ones at every table, for papers to cite.",
        "report": "Make one self-contained HTML page about many games: ratings, balance, lengths, "
        "uses.",
        "export": "Write records as Parquet tables: every game, position, choice and result.",
        "bench": "Measure random play on one core, compiled against plain and against other "
        "engines.",
        "scale": "Measure what playing on a Ray cluster costs, with machines that are processes "
        "here.",
        "train": "Train the judge of the learned player; needs the extra quattrocento[train].",
    },
    "keep a house": {
        "serve": "Open the house: a server at which people and bots play in the browser.",
        "site": "Write the whole program as a folder of files that needs no house.",
        "worker": "Take bots' turns from a house on PostgreSQL; as many workers as you like.",
        "outbox": "List the notices that wait and the dead letters, which the house has given up.",
        "mail": "Send a trial letter with the house's settings, and say what became of it.",
        "people": "List, show, rename, ban, mute, export or delete people, while the house runs.",
        "tables": "List, close or delete tables, while the house runs.",
        "announce": "Show a line to everybody in the house, until it is taken back.",
        "register": "Say who may be new in the house: anybody, those with a link, nobody.",
        "purge": "Throw away tables that nobody began, and guests who were not seen for long.",
        "log": "List what hosts did, by command and on their page, the newest first.",
        "audit": "Replay every stored game on the present code and name the first difference of "
        "each.",
        "backup": "Write the whole house into one file; it may stay open meanwhile.",
        "restore": "Fill an empty house from a backup, of SQLite or PostgreSQL alike.",
    },
}
"""Every command and what it does, by what one is about."""
SUMMARIES = {name: told for group in GROUPS.values() for name, told in group.items()}
