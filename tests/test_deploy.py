"""The files for containers name what is there: no engine runs them here, so they are read."""

from __future__ import annotations

import json
import re
import subprocess
import tomllib
from pathlib import Path
from typing import Any

import pytest
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


UNITS = sorted(path.name for path in DEPLOY.glob("*.service"))


def unit(name: str) -> list[tuple[str, str]]:
    lines = (DEPLOY / name).read_text("utf-8").splitlines()
    pairs = [line.split("=", 1) for line in lines if "=" in line and not line.startswith("#")]
    return [(key, value) for key, value in pairs]


@pytest.mark.parametrize("name", UNITS)
def test_units_run_a_command_that_is_there(name: str) -> None:
    said = dict(unit(name))
    words = said["ExecStart"].replace("%i", "8001").replace("%S", "/var/lib").split()
    assert words[0] == "/opt/quattrocento/bin/quattrocento"
    read(words[1:])
    assert said["EnvironmentFile"] == "/etc/quattrocento.env"
    assert "quattrocento" in said["StateDirectory"].split()
    # A database that opens later must not make systemd give up: five tries in ten seconds do.
    assert said["Type"] == "oneshot" if "Type" in said else int(said["RestartSec"]) > 2


@pytest.mark.parametrize("name", UNITS)
def test_units_may_do_no_more_than_each_other(name: str) -> None:
    def bounds(name: str) -> list[tuple[str, str]]:
        said = unit(name)
        return said[said.index(("UMask", "0077")) :]

    mine = [pair for pair in bounds(name) if pair[0] != "WantedBy"]
    assert mine == [pair for pair in bounds("quattrocento.service") if pair[0] != "WantedBy"]
    for key, value in (
        ("StateDirectoryMode", "0700"),
        ("NoNewPrivileges", "true"),
        ("CapabilityBoundingSet", ""),
        ("ProtectSystem", "strict"),
        ("SystemCallFilter", "@system-service"),
        ("RestrictAddressFamilies", "AF_UNIX AF_INET AF_INET6"),
    ):
        assert (key, value) in unit(name)


def test_the_settings_of_the_units_are_settings() -> None:
    lines = (DEPLOY / "quattrocento.env").read_text("utf-8").splitlines()
    said = dict(re.findall(r"^(?:# )?(QUATTROCENTO_\w+)=(.*)$", "\n".join(lines), re.M))
    assert said.keys() <= SETTINGS
    # Where the units let the house write.
    assert said["QUATTROCENTO_DATA"] == "/var/lib/quattrocento"
    timer = (DEPLOY / "quattrocento-backup.timer").read_text("utf-8")
    assert "OnCalendar=" in timer


def test_a_host_calls_the_house_by_its_user_and_settings(tmp_path: Path) -> None:
    """`runuser` stands aside, and the program says what it was called with."""
    settings = tmp_path / "quattrocento.env"
    text = (DEPLOY / "quattrocento.env").read_text("utf-8")
    settings.write_text(text + "QUATTROCENTO_SMTP='smtp://me:a b$c@mail:25'\n")
    aside = tmp_path / "runuser"
    aside.write_text('#!/bin/sh\necho "$2 $4 $5" "$QUATTROCENTO_DATA" "$QUATTROCENTO_SMTP"\n')
    aside.chmod(0o755)
    script = (DEPLOY / "house").read_text("utf-8").replace("/etc/quattrocento.env", str(settings))
    called = subprocess.run(
        ["/bin/sh", "-c", script, "house", "audit"],
        env={"PATH": f"{tmp_path}:/usr/bin:/bin"},
        capture_output=True,
        text=True,
        check=True,
    )
    assert called.stdout.split(" ", 1)[0] == "house"
    program = "/opt/quattrocento/bin/quattrocento audit"
    assert f"{program} /var/lib/quattrocento smtp://me:a b$c@mail:25" in called.stdout


def test_containers_take_what_is_locked() -> None:
    said = "\n".join(rest for _, rest in instructions())
    assert "npm ci" in said
    assert "--require-hashes" in said
    locked = (DEPLOY / "requirements.txt").read_text("utf-8")
    names = {name.lower().replace("_", "-") for name in re.findall(r"^([\w.-]+)==", locked, re.M)}
    project = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]
    extras = project["optional-dependencies"]
    for wanted in (*extras["play"], "psycopg"):
        name = re.split(r"[^\w.-]", wanted)[0].lower().replace("_", "-").replace(".", "-")
        assert name in names, f"{name} is not locked: deploy/requirements.txt says how it is made"
    alone = (DEPLOY / "Containerfile.wheel").read_text("utf-8")
    installs = [part for part in re.split("&&|RUN", alone) if part.strip().startswith("pip ")]
    assert installs
    assert all("--no-index" in part for part in installs)


def test_the_lock_of_the_pages_knows_every_platform() -> None:
    packages = json.loads((ROOT / "web" / "package-lock.json").read_text("utf-8"))["packages"]
    for path, package in packages.items():
        for name in package.get("optionalDependencies", {}):
            there = {f"node_modules/{name}", f"{path}/node_modules/{name}"}
            assert there & packages.keys(), f"{name} of {path} is not locked"


def test_commands_in_containers_are_there() -> None:
    text = (ROOT / "docs" / "hosting.md").read_text("utf-8")
    inside = re.findall(r"(?:exec|run --rm) house1 (?:quattrocento )?(\w+) (/backups/\S+)", text)
    assert {command for command, _ in inside} == {"backup", "restore"}
    for command, file in inside:
        read([command, file])


def test_the_proxies_send_again_what_carries_a_key_and_nothing_else() -> None:
    conf = (DEPLOY / "nginx.conf").read_text("utf-8")
    again = re.search(r"location ~ (\S+) \{\s+proxy_next_upstream .*non_idempotent;", conf)
    assert again is not None
    calls = [call for call in all_calls() if call.method == "POST"]
    carrying = {
        call.path
        for call in calls
        if call.takes is not None and "key" in getattr(call.takes, "__struct_fields__", ())
    }
    caddy = (DEPLOY / "Caddyfile").read_text("utf-8")
    tries = re.search(r"method POST\s+path_regexp (\S+)", caddy)
    assert tries is not None
    assert tries[1] == again[1]
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
