"""The OpenAPI description, made from the calls themselves."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

import msgspec

from quattrocento.house.answers import Message, Trouble
from quattrocento.house.calls import BODILESS, JSON, Call

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


def describe(calls: Iterable[Call]) -> Json:
    """Every call with what it reads and what it answers."""
    calls = list(calls)
    types = {call.wish for call in calls} | {call.answer for call in calls} | {Trouble}
    found, components = msgspec.json.schema_components(
        [kind for kind in types if kind is not None], ref_template="#/components/schemas/{name}"
    )
    schemas = dict(zip([kind for kind in types if kind is not None], found, strict=True))
    paths: Json = {}
    for call in calls:
        paths.setdefault(call.path, {})[call.method.lower()] = _operation(call, schemas, components)
    return {
        "openapi": "3.1.0",
        "info": {"title": "Quattrocento", "version": "1"},
        "paths": paths,
        "components": {"schemas": components},
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
    if call.wish is not None and call.method in BODILESS:
        fields = components[schemas[call.wish]["$ref"].rpartition("/")[2]]["properties"]
        operation["parameters"] += [
            {"name": name, "in": "query", "required": False, "schema": field}
            for name, field in fields.items()
        ]
    elif call.wish is not None:
        content = {JSON: {"schema": schemas[call.wish]}}
        operation["requestBody"] = {"required": True, "content": content}
    return operation


def _responses(call: Call, schemas: dict[Any, Json]) -> Json:
    schema = schemas.get(call.answer, {"type": "string" if call.kind != JSON else "object"})
    answers: Json = {
        str(call.status): {"description": "Done", "content": {call.kind: {"schema": schema}}}
    }
    for status, meaning in REFUSALS.items():
        refusal = schemas[Trouble]
        if status == 409 and call.answer is Message and call.method != "GET":
            meaning = "The table has changed: its present message; or not as things stand now"
            refusal = {"anyOf": [schemas[Message], refusal]}
        content = {JSON: {"schema": refusal}}
        answers[str(status)] = {"description": meaning, "content": content}
    return answers
