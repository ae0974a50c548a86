"""The files for containers name what is there: no engine runs them here, so they are read."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any

import yaml

from quattrocento.cli import read
from quattrocento.house import entrance, guarded
from quattrocento.house.app import all_calls
from quattrocento.house.calls import LARGEST
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
    read(json.loads(said["CMD"]))
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
            source = volume.split(":")[0]
            there = source == "./backups" or (DEPLOY / source).exists()
            assert source in found["volumes"] or there
    read(services["worker"]["command"])
    caddy = (DEPLOY / "Caddyfile").read_text("utf-8")
    assert set(re.findall(r"(\w+):8000", caddy)) == {"house1", "house2"} <= set(services)
    assert set(re.findall(r"{\$(\w+)}", caddy)) <= set(services["door"]["environment"])


def test_the_proxy_names_calls_of_the_house() -> None:
    lines = (DEPLOY / "nginx.conf").read_text("utf-8").splitlines()
    told = [line.strip() for line in lines if line.strip() and not line.strip().startswith("#")]
    assert all(line.endswith((";", "{", "}")) for line in told)
    assert sum(line.count("{") for line in told) == sum(line.count("}") for line in told)
    asked = {(call.method, call.path) for call in all_calls()}
    (again,) = re.findall(r"location ~ \^/api/tables/\S+/\(([\w|]+)\)\$ {", "\n".join(told))
    for name in again.split("|"):
        assert ("POST", f"/api/tables/{{table_id}}/{name}") in asked, name
    for path in re.findall(r"location = (\S+) {", "\n".join(told)):
        assert ("GET", path) in asked, path
    (upstream,) = re.findall(r"upstream (\w+) {", "\n".join(told))
    assert set(re.findall(r"proxy_pass http://(\w+);", "\n".join(told))) == {upstream}


def test_what_was_built_here_stays_out_of_the_container() -> None:
    kept_out = (ROOT / ".dockerignore").read_text("utf-8").splitlines()
    assert {"**/node_modules", ".venv", ".git", "deploy/.env", "deploy/backups"} <= set(kept_out)


def test_the_service_runs_a_command_that_is_there() -> None:
    lines = (DEPLOY / "quattrocento.service").read_text("utf-8").splitlines()
    pairs = [line.split("=", 1) for line in lines if "=" in line and not line.startswith("#")]
    said = next(value for key, value in pairs if key == "ExecStart").split()
    assert said[0].endswith("/bin/quattrocento")
    read(said[1:])
    settings = {value.split("=")[0] for key, value in pairs if key == "Environment"}
    assert settings <= SETTINGS


def test_commands_in_containers_are_there() -> None:
    text = (ROOT / "docs" / "hosting.md").read_text("utf-8")
    inside = re.findall(r"(?:exec|run --rm) house1 (?:quattrocento )?(\w+) (/backups/\S+)", text)
    assert {command for command, _ in inside} == {"backup", "restore"}
    for command, file in inside:
        read([command, file])


def test_nginx_sends_again_what_carries_a_key_and_nothing_else() -> None:
    conf = (DEPLOY / "nginx.conf").read_text("utf-8")
    again = re.search(r"location ~ (\S+) \{\s+proxy_next_upstream .*non_idempotent;", conf)
    assert again is not None
    calls = [call for call in all_calls() if call.method == "POST"]
    carrying = {
        call.path
        for call in calls
        if call.takes is not None and "key" in getattr(call.takes, "__struct_fields__", ())
    }
    sent = {
        call.path for call in calls if re.match(again[1], call.path.replace("{table_id}", "a1"))
    }
    assert sent == carrying
    assert len(sent) > 3


def test_the_proxies_have_the_limits_of_the_house() -> None:
    head, body = int(guarded.HEAD_SECONDS), int(guarded.BODY_SECONDS)
    conf = (DEPLOY / "nginx.conf").read_text("utf-8")
    for line in (
        f"limit_conn quattrocento {entrance.BY_ADDRESS};",
        f"client_header_timeout {head}s;",
        f"client_body_timeout {body}s;",
        f"send_timeout {int(entrance.UNSENT)}s;",
        f"large_client_header_buffers 4 {guarded.HEAD // 4096}k;",
        f"client_max_body_size {LARGEST // 1024}k;",
    ):
        assert line in conf, line
    caddy = (DEPLOY / "Caddyfile").read_text("utf-8")
    for line in (
        f"read_header {head}s",
        f"read_body {body}s",
        f"write {int(entrance.UNSENT)}s",
        f"max_header_size {guarded.HEAD // 1024}KB",
        f"max_size {LARGEST // 1024}KB",
    ):
        assert line in caddy, line
