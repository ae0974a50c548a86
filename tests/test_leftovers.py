"""What a run of the tests leaves behind is found, named and ended."""

from __future__ import annotations

import os
import subprocess
import sys

import pytest

from tests import leftovers

pytestmark = pytest.mark.skipif(sys.platform != "linux", reason="it is found in /proc")


def test_a_program_that_is_left_is_ended() -> None:
    env = os.environ | {leftovers.RUN: "a run of long ago"}
    left = subprocess.Popen([sys.executable, "-c", "input()"], stdin=subprocess.PIPE, env=env)
    try:
        found = leftovers.end_what_is_left("a run of long ago", leaving=0.2)
        assert len(found) == 1
        assert "input()" in found[0]
        assert left.wait() < 0
    finally:
        left.kill()
        left.communicate()
    assert leftovers.end_what_is_left("a run of long ago") == []
