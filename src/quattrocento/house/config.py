"""How a house is set up: flags first, then `QUATTROCENTO_…` from the environment, then defaults."""

from __future__ import annotations

import os
from collections.abc import Mapping
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

import msgspec
import platformdirs

from quattrocento.house.bots.allowed import read_players
from quattrocento.house.mail import read_mail_server, sender_of
from quattrocento.house.store import sqlite_url
from quattrocento.house.vapid import check_push_key
from quattrocento.kernel.errors import QuattrocentoError
from quattrocento.players.specs import LEVELS


class Config(msgspec.Struct, frozen=True, kw_only=True):
    """Everything that can be set; the environment variable is the field's name in capitals."""

    host: str = "127.0.0.1"
    port: int = 8000
    data: str = ""
    database: str = ""
    url: str = ""
    """The address people type, for links in notices; https makes cookies secure."""
    hosts: str = ""
    """More names that the house is reached by, separated by commas."""
    proxies: str = "127.0.0.1"
    """Proxies whose word on the client's address is believed, separated by commas."""
    bots: int | None = None
    """Processes in which bots think: one less than the cores, at least one, unless told.

    0 leaves them to the workers of a house of many processes.
    """
    bot_pause: float = 0.3
    """Seconds between a bot's moves, so that people can follow."""
    bot_tables: int = 20
    """Games with bots that one person may have under way; 0 sets no limit."""
    bot_seconds: float = 30.0
    """Seconds a minute that bots think for one person before others' bots come first."""
    players: str = ""
    """Other people's players that tables may seat: Miser=mine.py:Miser, separated by commas."""
    claim_after: float = 259_200.0
    """Seconds after which the others may claim the seat of a player who stays away."""
    rate: float = 1.0
    """Factor on every rate limit; 0 switches them off."""
    smtp: str = ""
    """smtp://user:password@host:587, or smtps://…; empty: no e-mail."""
    mail_from: str = ""
    push_key: str = ""
    """A private VAPID key of one's own; empty: the house makes one."""
    private_webhooks: bool = False
    """Let people's webhooks reach addresses of the house's own network."""
    metrics: str = ""
    """A port, or an address and port, on which numbers for Prometheus are told; empty: nowhere."""
    access_log: bool = False
    """A line in the log for every request, with its address."""
    log: str = "info"
    log_format: str = "text"

    @property
    def folder(self) -> Path:
        """Where the house keeps its files."""
        return Path(self.data) if self.data else platformdirs.user_data_path("quattrocento")

    @property
    def database_url(self) -> str:
        return self.database or sqlite_url(self.folder)

    @property
    def home(self) -> str:
        """The address of the house as people know it."""
        return self.at(self.port)

    def at(self, port: int) -> str:
        """The address on a port, unless people type another one."""
        host = "localhost" if self.anywhere else self.host
        return self.url.rstrip("/") or f"http://{f'[{host}]' if ':' in host else host}:{port}"

    @property
    def anywhere(self) -> bool:
        """It listens on every address of the machine."""
        return self.host in ("0.0.0.0", "::")

    @property
    def sender(self) -> str:
        """Who writes the house's letters."""
        return self.mail_from or f"quattrocento@{urlsplit(self.url).hostname or 'localhost'}"

    @property
    def contact(self) -> str:
        """Whom push services can write to about the house."""
        if self.mail_from:
            return f"mailto:{sender_of(self.mail_from)}"
        return self.home if self.secure else "mailto:quattrocento@localhost"

    @property
    def secure(self) -> bool:
        return self.url.startswith("https://")

    @property
    def allowed(self) -> dict[str, str]:
        """Other people's players by the names of their levels."""
        return read_players(self.players)

    @property
    def levels(self) -> list[str]:
        """What a seat may be given to, beside people."""
        return [*LEVELS, *self.allowed]

    @property
    def thinkers(self) -> int:
        return max(1, (os.cpu_count() or 2) - 1) if self.bots is None else self.bots


def read_config(flags: Mapping[str, Any], environment: Mapping[str, str]) -> Config:
    """The configuration; an error names the variable or flag that cannot be."""
    values: dict[str, Any] = {}
    # Whoever names a folder means the house in it, and not the one that is kept elsewhere.
    elsewhere = {"database"} if flags.get("data") is not None else set()
    for field in Config.__struct_fields__:
        if flags.get(field) is not None:
            values[field] = flags[field]
        elif field not in elsewhere and f"QUATTROCENTO_{field.upper()}" in environment:
            values[field] = environment[f"QUATTROCENTO_{field.upper()}"]
    try:
        config = msgspec.convert(values, Config, strict=False)
    except msgspec.ValidationError as error:
        raise QuattrocentoError(f"cannot configure the house: {error}") from None
    read_players(config.players)
    if config.smtp:
        read_mail_server(config.smtp)
    if config.smtp or config.mail_from:
        sender_of(config.sender)
    if config.push_key:
        check_push_key(config.push_key)
    return config
