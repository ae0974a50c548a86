"""Running the house: uvicorn with one process, stopped gracefully."""

from __future__ import annotations

import asyncio
import webbrowser

import uvicorn

from quattrocento.house.app import new_app
from quattrocento.house.config import Config
from quattrocento.house.house import House
from quattrocento.house.logs import set_up_logs


def serve(config: Config, browser: bool) -> None:
    """Serve until a signal comes; then let running requests end."""
    if config.database_url.startswith("sqlite"):
        config.folder.mkdir(parents=True, exist_ok=True)
    set_up_logs(config)
    server = uvicorn.Server(
        uvicorn.Config(
            new_app(House(config)),
            host=config.host,
            port=config.port,
            log_config=None,
            access_log=False,
            ws="websockets-sansio",
            ws_max_size=4096,
            ws_per_message_deflate=False,
            forwarded_allow_ips=config.proxies,
            timeout_graceful_shutdown=10,
            server_header=False,
        )
    )
    with asyncio.Runner(loop_factory=server.config.get_loop_factory()) as runner:
        runner.run(_run(server, config, browser))


async def _run(server: uvicorn.Server, config: Config, browser: bool) -> None:
    running = asyncio.create_task(server.serve())
    while not server.started and not running.done():
        await asyncio.sleep(0.02)
    if server.started:
        print(f"The house is open at {config.home}", flush=True)
        if browser:
            await asyncio.to_thread(webbrowser.open, config.home)
    await running
