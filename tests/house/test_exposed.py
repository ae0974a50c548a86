"""A house without a web server in front: strangers who use up files, memory and patience."""

from __future__ import annotations

import asyncio
import contextlib
import resource
import socket
from collections.abc import Callable, Iterator
from pathlib import Path

import httpx
import pytest

from quattrocento.house import entrance
from quattrocento.house.config import Config
from quattrocento.house.entrance import Entrance
from tests.house.houses import Line, Visitor
from tests.house.processes import HouseProcess
from tests.patience import Wait, patience, until

ASK = b"GET /api/me HTTP/1.1\r\nHost: localhost\r\n"
HELLO = (
    "GET /api/tables/{}/live HTTP/1.1\r\nHost: localhost\r\nUpgrade: websocket\r\n"
    "Connection: Upgrade\r\nSec-WebSocket-Version: 13\r\n"
    "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n"
)
FILES = 300
"""Open files that the system lets the house have in the test that uses them up."""


class Exposed(HouseProcess):
    """A house as strangers reach it."""

    def __init__(self, folder: Path, limit: Callable[[], None] | None = None) -> None:
        with socket.create_server(("127.0.0.1", 0)) as free:
            self.metrics = free.getsockname()[1]
        start = ["-m", "tests.house.exposed", str(folder)]
        super().__init__(lambda port: [*start, str(port), str(self.metrics)], limit)

    def dial(self, source: str = "127.0.0.2") -> socket.socket:
        """A stranger's connection."""
        return socket.create_connection(("127.0.0.1", self.port), patience(), (source, 0))

    def honest(self) -> Visitor:
        """Somebody who wants to play, from an address of their own."""
        visitor = Visitor(self.url)
        headers = visitor.http.headers
        transport = httpx.HTTPTransport(local_address="127.0.0.9", retries=3)
        visitor.http = httpx.Client(
            base_url=self.url, headers=headers, transport=transport, timeout=patience()
        )
        visitor.post("/api/guests", {"name": "Ada"})
        return visitor

    @property
    def memory(self) -> float:
        """Most memory it has had so far, in MB."""
        status = Path(f"/proc/{self.process.pid}/status").read_text("utf-8")
        (line,) = [line for line in status.splitlines() if line.startswith("VmHWM")]
        return int(line.split()[1]) / 1024


@pytest.fixture(scope="module")
def exposed(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Exposed]:
    with Exposed(tmp_path_factory.mktemp("exposed")) as process:
        yield process


def end_of(line: socket.socket, most: int = 1_000_000) -> bytes:
    """Everything that is said on a connection until it is closed."""
    said = b""
    with contextlib.suppress(ConnectionError):
        while len(said) < most and (piece := line.recv(65536)):
            said += piece
    return said


def pour(line: socket.socket, piece: bytes, times: int) -> int:
    """Send until nobody takes it any more; gives the bytes that went out."""
    sent = 0
    with contextlib.suppress(OSError):
        for _ in range(times):
            line.sendall(piece)
            sent += len(piece)
    return sent


def test_half_sent_requests_do_not_use_up_the_files(tmp_path: Path) -> None:
    """From one address, and from many; somebody else plays on all the while."""

    def few() -> None:
        resource.setrlimit(resource.RLIMIT_NOFILE, (FILES, FILES))

    with Exposed(tmp_path, few) as exposed, contextlib.ExitStack() as stack:
        ada = exposed.honest()
        table = ada.set_up("me", "here", start=True)
        line = stack.enter_context(contextlib.closing(ada.live(table)))

        def flood(sources: list[str], count: int) -> None:
            for number in range(count):
                with contextlib.suppress(OSError):
                    half = stack.enter_context(exposed.dial(sources[number % len(sources)]))
                    half.sendall(ASK)

        for sources in (["127.0.0.2"], [f"127.0.1.{n}" for n in range(1, 50)]):
            flood(sources, 350)
            _play(ada, table, line)
            # Somebody new comes in too.
            assert exposed.honest().get("/api/health") == {"ok": True}
        exposed.process.terminate()
        said = exposed.output()
    assert said.count("connections were turned away") == 1
    assert "open files" not in said
    assert "Traceback" not in said


def test_a_header_without_end_takes_no_memory(exposed: Exposed) -> None:
    before = exposed.memory
    for start in (ASK + b"X: ", b"GET /", ASK + b"Cookie: "):
        with exposed.dial() as line:
            line.sendall(start)
            assert pour(line, b"x" * 65536, 1200) < 20_000_000
    for filler in (b"A: b\r\n", b"\r\n"):
        with exposed.dial() as line:
            line.sendall(b"" if filler == b"\r\n" else ASK)
            assert pour(line, filler * 10_000, 1200) < 20_000_000
    assert exposed.memory - before < 20


def test_headers_too_large_or_too_many_are_told(exposed: Exposed) -> None:
    large = b"X: " + b"x" * 33_000 + b"\r\n"
    many = b"".join(b"X-%d: 1\r\n" % n for n in range(101))
    for headers, status in ((large, b"431"), (many, b"431"), (large[:9000] + b"\r\n", b"200")):
        with exposed.dial() as line:
            line.sendall(ASK + headers + b"Connection: close\r\n\r\n")
            assert end_of(line).split()[1] == status


def test_requests_that_do_not_end_are_ended(exposed: Exposed) -> None:
    post = b"POST /api/guests HTTP/1.1\r\nHost: localhost\r\nX-Quattrocento: 1\r\n"
    slow = {
        b"": b"",
        b"GET / HT": b"408",
        ASK: b"408",
        HELLO.format("x").encode(): b"408",
        post + b"Content-Length: 100\r\n\r\n{": b"408",
        post + b"Transfer-Encoding: chunked\r\n\r\n5\r\n{": b"408",
        # Kept open after an answer, then half a request.
        ASK + b"\r\n" + ASK: b"408",
    }
    lines = []
    for said in slow:
        lines.append(exposed.dial())
        lines[-1].sendall(said)
    for line, status in zip(lines, slow.values(), strict=True):
        with line:
            answer = end_of(line)
            assert (answer.rpartition(b"HTTP/1.1 ")[2][:3] if answer else b"") == status


def test_a_drop_now_and_then_does_not_help(exposed: Exposed) -> None:
    """A byte every moment keeps a request open no longer than its deadline."""
    wait = Wait()
    with exposed.dial() as line:
        line.sendall(ASK)
        line.settimeout(0.1)
        with contextlib.suppress(ConnectionError):
            while not wait.over:
                line.sendall(b"X-Y: z\r\n")
                with contextlib.suppress(TimeoutError):
                    if not line.recv(1000):
                        break
    assert not wait.over


@pytest.mark.parametrize(
    "chunk", [b"1\r\n \r\n", b"1;" + b"x" * 1000 + b"\r\n \r\n", b"1;y=" + b"x" * 70_000]
)
def test_chunks_without_end_are_ended(exposed: Exposed, chunk: bytes) -> None:
    post = b"POST /api/guests HTTP/1.1\r\nHost: localhost\r\nX-Quattrocento: 1\r\n"
    before = exposed.memory
    with exposed.dial() as line:
        line.sendall(post + b"Transfer-Encoding: chunked\r\n\r\n")
        count = max(1, 60_000 // len(chunk))
        assert pour(line, chunk * count, 1200) < 20_000_000
    assert exposed.memory - before < 20


def test_a_body_shorter_than_it_says_is_not_acted_on(exposed: Exposed) -> None:
    ada = exposed.honest()
    table = ada.set_up("me", "here", start=True)
    (cookie,) = [f"{name}={value}" for name, value in ada.http.cookies.items()]
    head = (
        f"POST /api/tables/{table}/chat HTTP/1.1\r\nHost: localhost\r\nX-Quattrocento: 1\r\n"
        f"Cookie: {cookie}\r\nContent-Length: 100\r\n\r\n"
    )
    with exposed.dial() as line:
        line.sendall(head.encode() + b'{"text": "half"}')
        assert b" 408 " in end_of(line)
    with exposed.dial() as line:
        line.sendall(head.encode() + b'{"text": "gone"}')
    ada.post(f"/api/tables/{table}/chat", {"text": "whole"})
    assert [said["text"] for said in ada.message(table)["chat"]] == ["whole"]


def test_a_flood_of_requests_on_one_connection_is_ended(exposed: Exposed) -> None:
    before = exposed.memory
    with exposed.dial() as line:
        pour(line, (ASK + b"\r\n") * 2000, 100)
        # What was answered before the end may be lost with the connection.
        assert end_of(line).count(b"HTTP/1.1 200") < 100
    assert exposed.memory - before < 20
    with exposed.dial() as line:
        line.sendall((ASK + b"\r\n") * 4 + ASK + b"Connection: close\r\n\r\n")
        assert end_of(line).count(b"HTTP/1.1 200") == 5


def test_whoever_does_not_read_is_cut(exposed: Exposed) -> None:
    with contextlib.ExitStack() as stack:
        lines = []
        for _ in range(5):
            line = stack.enter_context(socket.socket())
            line.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
            line.settimeout(patience())
            line.connect(("127.0.0.1", exposed.port))
            line.sendall(b"GET /api/games/princes/rules HTTP/1.1\r\nHost: localhost\r\n\r\n" * 15)
            lines.append(line)
        _until_open(exposed, 1)
        assert all(len(end_of(line, 5_000_000)) < 15 * 70_000 for line in lines)


def test_many_lines_from_one_address_leave_room_for_others(exposed: Exposed) -> None:
    ada = exposed.honest()
    table = ada.set_up("me", "here", start=True)
    with contextlib.ExitStack() as stack:
        lines = [stack.enter_context(exposed.dial()) for _ in range(510)]
        for line in lines:
            with contextlib.suppress(OSError):
                line.sendall(HELLO.format(table).encode() + b"\r\n")
        own = stack.enter_context(contextlib.closing(ada.live(table)))
        _play(ada, table, own)
        assert _lines(exposed) == 301
        # And those beyond the limit of connections were not even heard.
        assert sum(not end_of(line, 1) for line in lines) == 10


def test_a_line_that_says_much_or_reads_nothing_is_cut(exposed: Exposed) -> None:
    """Small frames, pings and pieces: nobody waits until they are all taken apart."""
    ada = exposed.honest()
    table = ada.set_up("me", "here", start=True)
    before = exposed.memory
    masked = b"\0\0\0\0"
    for frame in (
        b"\x81\x84" + masked + b"ping",
        b"\x89\xfd" + masked + b"p" * 125,
        b"\x01\x80" + masked,
        b"\x00\x80" + masked,
    ):
        with exposed.dial() as line:
            line.sendall(HELLO.format(table).encode() + b"\r\n")
            assert line.recv(12) == b"HTTP/1.1 101"
            assert pour(line, frame * 5000, 1000) < 20_000_000
    assert exposed.memory - before < 20
    own = ada.live(table)
    own.until(lambda line: line.last.get("state") == "playing")
    own.close()


def test_handshakes_that_cannot_be_are_told_without_a_word_in_the_log(tmp_path: Path) -> None:
    with Exposed(tmp_path) as exposed:
        said = _nonsense(exposed)
    assert "Traceback" not in said
    assert said.count("Invalid HTTP") <= 1


def _nonsense(exposed: Exposed) -> str:
    """Say much that means nothing; gives what the house has to say about it."""
    hello = HELLO.format("x").encode()
    broken = [
        hello + b"X: " + b"x" * 9000 + b"\r\n\r\n",
        hello + b"Sec-WebSocket-Key: x\r\n\r\n",
        hello + b"Content-Length: 3\r\n\r\nabc",
        hello + b"Transfer-Encoding: chunked\r\n\r\n0\r\n\r\n",
        hello.replace(b"GET", b"POST") + b"\r\n",
        hello.replace(b"/x/", b"/\xff/") + b"\r\n",
    ]
    for said in broken:
        with exposed.dial() as line:
            line.sendall(said)
            assert end_of(line).startswith(b"HTTP/1.1 40"), said[:200]
    for more in (b"X: \xff\xfe", b"Upgrade: h2c", b"Sec-WebSocket-Protocol: ,,"):
        with exposed.dial() as line:
            line.sendall(hello + more + b"\r\n\r\n")
            assert line.recv(9) == b"HTTP/1.1 "
    ada = exposed.honest()
    table = ada.set_up("me", "here", start=True)
    for frame in (b"\x81\x84\0\0\0\0ping\xff\xff", b"\x81\x82\0\0\0\0\xff\xff", b"\x0f\x00"):
        for _ in range(5):
            with exposed.dial() as line:
                line.sendall(HELLO.format(table).encode() + b"\r\n")
                line.recv(12)
                line.sendall(frame)
                end_of(line)
    for _ in range(50):
        with exposed.dial() as line:
            line.sendall(b"NONSENSE\r\n\r\n")
            assert b" 400 " in end_of(line)
    exposed.process.terminate()
    return exposed.output()


class Wire(asyncio.Transport):
    """A connection that goes nowhere."""

    def __init__(self, address: str) -> None:
        super().__init__({"peername": (address, 1)})
        self.cut = False

    def abort(self) -> None:
        self.cut = True

    def get_write_buffer_size(self) -> int:
        return 0


def test_the_idle_make_room_and_those_who_left_are_forgotten(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(entrance, "MOST", 4)

    async def day() -> None:
        door = Entrance(Config())
        wires = [Wire(f"192.0.2.{n % 3}") for n in range(4)]
        visits = [door.admit(wire) for wire in wires]
        gone, busy, idle, later = (visit for visit in visits if visit is not None)
        door.busy(gone)
        door.busy(busy)
        door.leave(gone.transport)
        # Its answer is ready only now.
        door.idle(gone)
        for source, cut in (("192.0.2.8", None), ("192.0.2.9", idle), ("192.0.2.10", later)):
            assert door.admit(Wire(source)) is not None
            assert [wire for wire in wires if wire.cut][-1:] == ([cut.transport] if cut else [])
        assert not wires[1].cut
        # One address has at most half of them.
        taken = [door.admit(Wire("192.0.2.11")) is not None for _ in range(4)]
        assert taken == [True, True, False, False]
        for visit in list(door._visits.values()):
            door.leave(visit.transport)
        assert not door._blocks
        assert not door._idle

    asyncio.run(day())


def _play(visitor: Visitor, table: str, line: Line) -> None:
    """Make a move, and see it."""
    version = visitor.move(table, visitor.message(table))["version"]
    line.until(lambda line: line.seen == version)


def _lines(exposed: Exposed) -> int:
    metrics = httpx.get(f"http://127.0.0.1:{exposed.metrics}/", trust_env=False).text
    (line,) = [
        line for line in metrics.splitlines() if line.startswith("quattrocento_connections ")
    ]
    return int(float(line.split()[1]))


def _until_open(exposed: Exposed, most: int) -> None:
    """Wait until the house has no more connections than that from strangers."""
    folder = Path(f"/proc/{exposed.process.pid}/net/tcp")
    port = f":{exposed.port:04X}"

    def few() -> bool:
        rows = [row.split() for row in folder.read_text("ascii").splitlines()[1:]]
        return sum(row[1].endswith(port) and row[3] == "01" for row in rows) <= most

    until(few, "connections stay open")
