"""Running the house, or one of its processes: uvicorn, stopped gracefully."""

from __future__ import annotations

import asyncio
import gc
import socket
import webbrowser

import uvicorn

from quattrocento.house.app import App
from quattrocento.house.bots.allowed import try_players
from quattrocento.house.config import Config
from quattrocento.house.entrance import Entrance, raise_handles
from quattrocento.house.files import make_folder
from quattrocento.house.guarded import protocols
from quattrocento.house.house import House
from quattrocento.house.logs import set_up_logs
from quattrocento.house.metrics import told_at
from quattrocento.house.stopping import REQUESTS, Server
from quattrocento.kernel.errors import QuattrocentoError


def serve(config: Config, browser: bool) -> None:
    """Serve until a signal comes; then let running requests end."""
    if not config.database:
        make_folder(config.folder)
    set_up_logs(config)
    # Messages are many small objects that live for a moment: look for cycles less often.
    gc.set_threshold(50_000, 20, 20)
    raise_handles()
    try_players(config.allowed)
    house = House(config)
    if not config.thinkers and not house.store.shared:
        raise QuattrocentoError("bots must think somewhere: --bots 0 is for a house with workers")
    house.store.open()
    settings = uvicorn_config(App(house), config)
    listening = _listen(config, settings.backlog)
    server = Server(settings)
    with (
        told_at(config.metrics, house.metrics.registry),
        asyncio.Runner(loop_factory=server.config.get_loop_factory()) as runner,
    ):
        runner.run(_run(server, listening, config, browser))


def uvicorn_config(app: App, config: Config) -> uvicorn.Config:
    """How the application is served."""
    entrance = Entrance(config)
    http, websocket = protocols(entrance)
    return uvicorn.Config(
        app,
        host=config.host,
        port=config.port,
        log_config=None,
        access_log=False,
        http=http,
        ws=websocket,
        backlog=entrance.backlog,
        ws_max_size=4096,
        # Messages are small; compressing them costs more than it saves.
        ws_per_message_deflate=False,
        forwarded_allow_ips=config.proxies,
        timeout_keep_alive=75,
        timeout_graceful_shutdown=REQUESTS,
        server_header=False,
    )


def _listen(config: Config, backlog: int) -> socket.socket:
    family = socket.AF_INET6 if ":" in config.host else socket.AF_INET
    try:
        return socket.create_server((config.host, config.port), family=family, backlog=backlog)
    except OSError as error:
        where = f"{config.host}, port {config.port}"
        raise QuattrocentoError(f"cannot listen on {where}: {error.strerror or error}") from None


async def _run(
    server: uvicorn.Server, listening: socket.socket, config: Config, browser: bool
) -> None:
    running = asyncio.create_task(server.serve(sockets=[listening]))
    while not server.started and not running.done():
        await asyncio.sleep(0.02)
    if server.started:
        home = config.at(listening.getsockname()[1])
        print(f"The house is open at {home}", flush=True)
        if browser:
            await asyncio.to_thread(webbrowser.open, home)
    await running
