"""The files for containers name what is there: no engine runs them here, so they are read."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any

import yaml

from quattrocento.cli import parser
from quattrocento.house.config import Config

ROOT = Path(__file__).parents[1]
DEPLOY = ROOT / "deploy"
KNOWN = {
    "FROM", "WORKDIR", "COPY", "RUN", "USER", "ENV", "VOLUME", "EXPOSE", "HEALTHCHECK",
    "ENTRYPOINT", "CMD",
}  # fmt: skip
SETTINGS = {f"QUATTROCENTO_{field.upper()}" for field in Config.__struct_fields__}


def instructions() -> list[tuple[str, str]]:
    lines = (DEPLOY / "Containerfile").read_text("utf-8").splitlines()
    kept = [line for line in lines if line and not line.startswith("#")]
    return [(line.split(" ", 1)[0], line.split(" ", 1)[1]) for line in kept]


def compose() -> dict[str, Any]:
    found: dict[str, Any] = yaml.safe_load((DEPLOY / "compose.yaml").read_text("utf-8"))
    return found


def test_the_container_is_made_of_what_is_there() -> None:
    stages: set[str] = set()
    for name, rest in instructions():
        assert name in KNOWN, name
        words = rest.split()
        if name == "FROM":
            stages |= {words[2]} if words[1:2] == ["AS"] else set()
        if name != "COPY":
            continue
        if words[0].startswith("--from="):
            assert words[0].removeprefix("--from=") in stages
            continue
        for source in words[:-1]:
            assert (ROOT / source).exists(), source
    settings = next(rest for name, rest in instructions() if name == "ENV")
    assert {one.split("=")[0] for one in settings.split()} <= SETTINGS


def test_the_container_runs_a_command_that_is_there() -> None:
    said = {name: rest for name, rest in instructions() if name in ("ENTRYPOINT", "CMD")}
    assert json.loads(said["ENTRYPOINT"]) == ["quattrocento"]
    parser().parse_args(json.loads(said["CMD"]))
    checked = next(rest for name, rest in instructions() if name == "HEALTHCHECK")
    compile(json.loads(checked.removeprefix("CMD "))[2], "healthcheck", "exec")


def test_the_pages_are_built_where_the_container_takes_them_from() -> None:
    config = (ROOT / "web" / "vite.config.ts").read_text("utf-8")
    assert 'outDir: "../src/quattrocento/house/static"' in config


def test_compose_names_what_is_there() -> None:
    found = compose()
    services = found["services"]
    for name, service in services.items():
        if "build" in service:
            context = (DEPLOY / service["build"]["context"]).resolve()
            assert context == ROOT
            assert (context / service["build"]["dockerfile"]).exists()
            settings = {key for key in service["environment"] if key.startswith("QUATTROCENTO_")}
            assert settings <= SETTINGS, name
        for other in service.get("depends_on", ()):
            assert other in services
        for volume in service.get("volumes", ()):
            assert volume.split(":")[0] in found["volumes"]
    parser().parse_args(services["worker"]["command"])
    assert set(re.findall(r"--to (\w+):8000", services["door"]["command"])) <= set(services)
