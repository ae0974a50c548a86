"""What a storm is made of: its plan, the wire that fails, the clock that jumps, and the ends."""

from __future__ import annotations

import asyncio
import os
import signal
import socket
import subprocess
import sys
import time
from itertools import islice
from pathlib import Path

import pytest

from tests.storm.clock import Clock
from tests.storm.plan import plan
from tests.storm.process import MARK, Process, marked
from tests.storm.received import Received
from tests.storm.wire import Wires

pytestmark = pytest.mark.skipif(sys.platform != "linux", reason="a storm looks into /proc")
PATIENCE = 60.0


def test_a_seed_makes_the_plan_and_every_kind_comes() -> None:
    kinds = ["a", "b", "c", "d", "e"]
    first = list(islice(plan(kinds, 7), 20))
    assert first == list(islice(plan(kinds, 7), 20))
    assert first != list(islice(plan(kinds, 8), 20))
    for begin in range(0, 20, 5):
        assert sorted(first[begin : begin + 5]) == kinds


def test_what_was_received_comes_back(tmp_path: Path) -> None:
    received = Received(tmp_path / "received")
    for number in range(3):
        received.keep("ada", f"place {number}", b"x" * number)
    assert [(one.where, one.body) for one in received.read()] == [
        ("place 0", b""),
        ("place 1", b"x"),
        ("place 2", b"xx"),
    ]
    received.close()


def test_wires_hold_cut_and_slow_what_passes() -> None:
    with socket.create_server(("127.0.0.1", 0)) as server:
        server.settimeout(PATIENCE)
        wires = Wires(server.getsockname()[1], 2)
        try:
            here = socket.create_connection(("127.0.0.1", wires.ports[0]), PATIENCE)
            there, _ = server.accept()
            there.settimeout(PATIENCE)
            for mode in ("pass", "delay", "trickle"):
                wires.set(0, mode)
                here.sendall(mode.encode() * 20)
                got = b""
                while len(got) < 20 * len(mode):
                    got += there.recv(4096)
                assert got == mode.encode() * 20
            with wires.failing([0], "hold"):
                here.sendall(b"later")
                there.settimeout(0.3)
                with pytest.raises(TimeoutError):
                    there.recv(10)
            there.settimeout(PATIENCE)
            assert there.recv(10) == b"later"
            with wires.failing([0], "cut"):
                assert here.recv(10) == b""
            # The other wire is another's.
            other = socket.create_connection(("127.0.0.1", wires.ports[1]), PATIENCE)
            server.accept()[0].close()
            other.close()
            here.close()
            there.close()
        finally:
            wires.close()


def test_a_running_program_follows_the_clock(tmp_path: Path) -> None:
    clock = Clock(tmp_path / "clock")
    code = (
        "import sys, time; from pathlib import Path; from tests.storm.clock import follow\n"
        "follow(Path(sys.argv[1]))\n"
        "for line in sys.stdin: print(time.time(), flush=True)\n"
    )
    with subprocess.Popen(
        [sys.executable, "-c", code, clock.path],
        stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True,
    ) as program:  # fmt: skip
        assert program.stdin is not None
        assert program.stdout is not None
        for ahead in (0.0, 7200.0, -7200.0):
            clock.ahead = ahead
            program.stdin.write("?\n")
            program.stdin.flush()
            said = float(program.stdout.readline())
            assert abs(said - time.time() - ahead) < PATIENCE
        program.stdin.close()


def test_whatever_was_started_ends_with_the_storm(tmp_path: Path) -> None:
    """Also when the storm itself is killed."""
    mark = f"test-{os.getpid()}"
    code = (
        "import sys, time; from pathlib import Path; from tests.storm.process import Process\n"
        "Process([sys.executable, '-c', 'import time; time.sleep(600)'],\n"
        f"        Path(sys.argv[1]), {mark!r})\n"
        "print('started', flush=True); time.sleep(600)\n"
    )
    storm = subprocess.Popen([sys.executable, "-c", code, tmp_path / "log"], stdout=subprocess.PIPE)
    assert storm.stdout is not None
    assert storm.stdout.readline() == b"started\n"
    assert marked(mark)
    storm.kill()
    storm.communicate()
    deadline = time.monotonic() + PATIENCE
    while marked(mark):
        assert time.monotonic() < deadline, marked(mark)
        time.sleep(0.02)


def test_a_stopped_program_is_ended_too(tmp_path: Path) -> None:
    command = [sys.executable, "-c", "import time; time.sleep(600)"]
    program = Process(command, tmp_path / "log", f"stopped-{os.getpid()}", end=signal.SIGTERM)
    program.send(signal.SIGSTOP)
    program.end()
    assert not program.alive
    assert MARK not in os.environ


def test_hooks_count_what_they_take() -> None:
    from random import Random

    import httpx

    from tests.storm.hooks import Hooks

    async def call() -> list[bool]:
        hooks = Hooks(Random(1))
        await hooks.open()
        async with httpx.AsyncClient(trust_env=False, timeout=PATIENCE) as http:
            answer = await http.post(hooks.url("calm", "word"), json={"kind": "turn"})
            assert answer.status_code == 204
        await hooks.close()
        return [one.taken for one in hooks.deliveries]

    assert asyncio.run(call()) == [True]
