"""Bots think in processes of their own: beside the event loop, called off by ending them."""

from __future__ import annotations

import asyncio
import contextlib
import json
import logging
import secrets
import sys
from typing import Any

from quattrocento.kernel.game import Game
from quattrocento.kernel.play import legal
from quattrocento.kernel.position import Position
from quattrocento.kernel.step import Move

log = logging.getLogger(__name__)


class Thinkers:
    """A pool of processes; one thinks about one position at a time."""

    def __init__(self, count: int) -> None:
        self._free: asyncio.Queue[asyncio.subprocess.Process | None] = asyncio.Queue()
        self._all: set[asyncio.subprocess.Process] = set()
        self._ending: set[asyncio.Task[None]] = set()
        for _ in range(count):
            self._free.put_nowait(None)

    async def choose(self, game: Game[Any], position: Position, seat: int, level: str) -> Move:
        """The move of a bot. Cancelling the call ends the process that thinks about it."""
        question = {
            "game": game.name,
            "position": position.dump(),
            "seat": seat,
            "level": level,
            "seed": secrets.randbits(32),
        }
        for _ in range(2):
            answer = await self._ask(json.dumps(question).encode() + b"\n")
            move = tuple(answer.get("move", ()))
            if move in legal(position):
                return move
            log.error(
                "a bot gave no legal move",
                extra={"level": level, "game": game.name, "trouble": answer.get("trouble", move)},
            )
        return secrets.choice(legal(position))

    async def _ask(self, question: bytes) -> dict[str, Any]:
        """A process's answer; an empty one where it has died."""
        process = await self._free.get()
        try:
            if process is None or process.returncode is not None:
                process = await self._start()
            assert process.stdin is not None
            assert process.stdout is not None
            process.stdin.write(question)
            await process.stdin.drain()
            line = await process.stdout.readline()
            return dict(json.loads(line)) if line else {}
        except (OSError, ValueError):
            return {}
        except asyncio.CancelledError:
            self._end(process)
            process = None
            raise
        finally:
            self._free.put_nowait(process)

    async def _start(self) -> asyncio.subprocess.Process:
        process = await asyncio.create_subprocess_exec(
            sys.executable,
            "-m",
            "quattrocento.house.thinker",
            stdin=asyncio.subprocess.PIPE,
            stdout=asyncio.subprocess.PIPE,
            # Ctrl-C in the house's terminal is for the house.
            start_new_session=True,
        )
        self._all.add(process)
        return process

    def _end(self, process: asyncio.subprocess.Process | None) -> None:
        if process is not None:
            with contextlib.suppress(ProcessLookupError):
                process.kill()
            self._all.discard(process)
            ending = asyncio.create_task(_reap(process))
            self._ending.add(ending)
            ending.add_done_callback(self._ending.discard)

    async def close(self) -> None:
        for process in list(self._all):
            self._end(process)
        await asyncio.gather(*self._ending)


async def _reap(process: asyncio.subprocess.Process) -> None:
    """Let a process that was ended leave nothing behind."""
    with contextlib.suppress(OSError):
        await process.communicate()
