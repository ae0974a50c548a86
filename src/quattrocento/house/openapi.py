"""The OpenAPI description, made from the calls themselves."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from quattrocento.house.calls import BODILESS, JSON, Call
from quattrocento.house.responses import Trouble
from quattrocento.house.schemas import schemas_of
from quattrocento.table.shown import Message

Json = dict[str, Any]
REFUSALS = {
    400: "The request cannot be read",
    401: "Nobody has said who asks, or the password is wrong",
    403: "Somebody else's seat, table or page",
    404: "No such thing, or a private one",
    409: "Not as things stand now",
    413: "Too large",
    421: "The house is not known by this name",
    422: "The request cannot be carried out",
    429: "Too many at once",
    503: "The storage cannot be reached",
    507: "The storage is full",
}
STALE = "stale"


def describe(calls: Iterable[Call]) -> Json:
    """Every call with what it reads and what it answers."""
    calls = list(calls)
    kinds = [Trouble, *(kind for call in calls for kind in (call.takes, call.answer))]
    schemas, components = schemas_of(kind for kind in kinds if kind is not None)
    paths: Json = {}
    for call in calls:
        paths.setdefault(call.path, {})[call.method.lower()] = _operation(call, schemas, components)
    return {
        "openapi": "3.1.0",
        "info": {"title": "Quattrocento", "version": "1"},
        "paths": paths,
        "components": {"schemas": components, "responses": _refusals(schemas)},
    }


def _operation(call: Call, schemas: dict[Any, Json], components: Json) -> Json:
    operation: Json = {
        "summary": (call.handler.__doc__ or "").strip().split("\n")[0],
        "operationId": call.handler.__name__,
        "parameters": [
            {"name": piece[1:-1], "in": "path", "required": True, "schema": {"type": "string"}}
            for piece in call.path.split("/")
            if piece.startswith("{")
        ],
        "responses": _responses(call, schemas),
    }
    if call.takes is not None and call.method in BODILESS:
        fields = components[schemas[call.takes]["$ref"].rpartition("/")[2]]["properties"]
        operation["parameters"] += [
            {"name": name, "in": "query", "required": False, "schema": field}
            for name, field in fields.items()
        ]
    elif call.takes is not None:
        content = {JSON: {"schema": schemas[call.takes]}}
        operation["requestBody"] = {"required": True, "content": content}
    return operation


def _responses(call: Call, schemas: dict[Any, Json]) -> Json:
    schema = schemas.get(call.answer, {"type": "string" if call.kind != JSON else "object"})
    answers: Json = {
        str(call.status): {"description": "Done", "content": {call.kind: {"schema": schema}}}
    }
    for status in REFUSALS:
        name = f"refused-{status}"
        if status == 409 and call.answer is Message and call.method != "GET":
            name = STALE
        answers[str(status)] = {"$ref": f"#/components/responses/{name}"}
    return answers


def _refusals(schemas: dict[Any, Json]) -> Json:
    """Refusals by name: they are the same for all calls, but for those of a stale version."""
    refusals: Json = {
        f"refused-{status}": {
            "description": meaning,
            "content": {JSON: {"schema": schemas[Trouble]}},
        }
        for status, meaning in REFUSALS.items()
    }
    refusals[STALE] = {
        "description": "The table has changed: its present message; or not as things stand now",
        "content": {JSON: {"schema": {"anyOf": [schemas[Message], schemas[Trouble]]}}},
    }
    return refusals
