"""Looking up names: in threads of their own, since the system's way to do it cannot be called off.

A server of names that does not answer holds a thread for half a minute. So there are few at once,
fewer for one domain, and nothing else waits for them, not even the end of the program.
"""

from __future__ import annotations

import asyncio
import contextlib
import socket
import threading
from collections import Counter

from quattrocento.house.undelivered import NotNow, Undelivered

MOST, MOST_OF_ONE = 16, 3
"""Names that are looked up at once: in all, and in one domain."""


class Lookups:
    """Names under way; whoever asks for one of them waits for the same answer."""

    def __init__(self) -> None:
        self._asked: dict[str, asyncio.Future[list[str]]] = {}
        self._domains: Counter[str] = Counter()

    async def addresses(self, host: str) -> list[str]:
        """Every address of a name, the system's favourite first."""
        answer = self._asked.get(host)
        if answer is None:
            answer = self._ask(host)
        try:
            return await asyncio.shield(answer)
        except OSError as error:
            raise Undelivered("name", f"no address of {host}: {error}") from None

    def _ask(self, host: str) -> asyncio.Future[list[str]]:
        domain = ".".join(host.split(".")[-2:])
        if len(self._asked) >= MOST or self._domains[domain] >= MOST_OF_ONE:
            raise NotNow
        loop = asyncio.get_running_loop()
        answer: asyncio.Future[list[str]] = loop.create_future()
        self._asked[host] = answer
        self._domains[domain] += 1

        def tell(found: list[str] | OSError) -> None:
            del self._asked[host]
            self._domains -= Counter([domain])
            if isinstance(found, OSError):
                answer.set_exception(found)
                # Everybody who asked may have gone meanwhile.
                answer.exception()
            else:
                answer.set_result(found)

        def ask() -> None:
            found = look_up(host)
            # The house may have closed.
            with contextlib.suppress(RuntimeError):
                loop.call_soon_threadsafe(tell, found)

        threading.Thread(target=ask, name=f"look up {host}", daemon=True).start()
        return answer


def look_up(host: str) -> list[str] | OSError:
    """Ask the system; it has its own patience."""
    try:
        found = socket.getaddrinfo(host, None, type=socket.SOCK_STREAM)
    except OSError as error:
        return error
    except Exception as error:
        return OSError(f"{type(error).__name__}: {error}")
    return list(dict.fromkeys(str(address[0]) for *_, address in found))
