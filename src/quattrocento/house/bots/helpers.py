"""Processes beside the event loop that think for it: bounded in memory and time, begun anew.

A question a line of JSON on stdin, an answer a line on stdout; `thinker` is what runs in them.
"""

from __future__ import annotations

import asyncio
import contextlib
import json
import logging
import sys
from asyncio.subprocess import PIPE, Process
from typing import Any

from quattrocento.house.tasks import Tasks

log = logging.getLogger(__name__)
LONGEST = 64 * 1024 * 1024
"""Bytes in an answer."""


class Helpers:
    """A pool of processes; each answers one question at a time."""

    def __init__(self, count: int, tasks: Tasks) -> None:
        self._tasks = tasks
        # The one that answered last is asked next: no more are begun than are needed at once.
        self._free: asyncio.LifoQueue[Process | None] = asyncio.LifoQueue()
        self._all: dict[Process, asyncio.Task[None]] = {}
        for _ in range(count):
            self._free.put_nowait(None)

    async def ask(self, question: dict[str, Any], deadline: float) -> dict[str, Any]:
        """A process's answer; an empty one where it has died, or gave none in so many seconds.

        A process that is not done is ended, also where the call is cancelled.
        """
        process = await self._free.get()
        answer: dict[str, Any] = {}
        try:
            if process is None or process.returncode is not None:
                process = await self._start()
            async with asyncio.timeout(deadline):
                answer = await _answer(process, json.dumps(question).encode() + b"\n")
        except TimeoutError:
            log.error("a helper gave no answer", extra={"seconds": deadline})
        except (OSError, ValueError) as error:
            log.error("a helper cannot be asked", extra={"why": str(error)})
        finally:
            if not answer or "trouble" in answer:
                self._end(process)
                process = None
            self._free.put_nowait(process)
        return answer

    async def close(self) -> None:
        for process in self._all:
            self._end(process)
        await asyncio.gather(*self._all.values(), return_exceptions=True)

    async def _start(self) -> Process:
        process = await asyncio.create_subprocess_exec(
            sys.executable,
            "-m",
            "quattrocento.house.bots.thinker",
            stdin=PIPE,
            stdout=PIPE,
            stderr=PIPE,
            limit=LONGEST,
            # Ctrl-C in the house's terminal is for the house.
            start_new_session=True,
        )
        self._all[process] = self._tasks.once("helper", self._follow(process))
        return process

    async def _follow(self, process: Process) -> None:
        """Log what a process complains of, until it has ended and left nothing behind."""
        assert process.stderr is not None
        try:
            while said := await process.stderr.read(4096):
                words = said.decode(errors="replace").strip()
                log.warning("a helper complains", extra={"pid": process.pid, "words": words})
            await process.wait()
        finally:
            del self._all[process]

    def _end(self, process: Process | None) -> None:
        if process is not None:
            with contextlib.suppress(ProcessLookupError):
                process.kill()


async def _answer(process: Process, question: bytes) -> dict[str, Any]:
    assert process.stdin is not None
    assert process.stdout is not None
    process.stdin.write(question)
    await process.stdin.drain()
    line = await process.stdout.readline()
    return dict(json.loads(line)) if line else {}
