"""Every request to Discord against Discord's own description of its API, where that file is at hand."""

from __future__ import annotations

import json
import re
from copy import deepcopy
from functools import cache
from pathlib import Path
from typing import Any

import jsonschema_rs
import simcord

from cogs.ui.limits import walk

SPEC = Path(__file__).parents[3] / "shared" / "discord" / "openapi.json"


@cache
def _spec() -> dict[str, Any]:
    document: dict[str, Any] = json.loads(SPEC.read_text("utf-8"))
    return document


@cache
def _paths() -> list[tuple[re.Pattern[str], str]]:
    """Patterns of the paths, those with the most fixed parts first."""
    found = sorted(_spec()["paths"], key=lambda path: path.count("{"))
    return [(re.compile(re.sub(r"\{[^}]+\}", "[^/]+", path)), path) for path in found]


@cache
def _validator(method: str, path: str) -> Any:
    operation = _spec()["paths"][path][method.lower()]
    content = operation["requestBody"]["content"]
    schema = content["application/json"]["schema"]
    return jsonschema_rs.validator_for({"$defs": {"body": schema}, "$ref": "#/$defs/body", **_components()})


@cache
def _components() -> dict[str, Any]:
    return {"components": _spec()["components"]}


def complaints(request: simcord.HttpLogEntry) -> list[str]:
    """The faults of a request by Discord's description."""
    if request.json is None:
        return []
    path = next((path for pattern, path in _paths() if pattern.fullmatch(request.path)), None)
    if path is None:
        return [f"{request.method} {request.path}: no such path"]
    body = _normal(deepcopy(request.json))
    return [f"{request.method} {path}: {error}" for error in _validator(request.method, path).iter_errors(body)]


def _normal(body: Any) -> Any:
    """discord.py sends whole numbers for attachments, users and defaults where the description has snowflakes."""
    if isinstance(body, dict):
        for each in body.get("attachments") or ():
            each["id"] = str(each["id"])
        allowed = body.get("allowed_mentions") or {}
        if "users" in allowed:
            allowed["users"] = [str(user) for user in allowed["users"]]
        for each in walk(body.get("components") or ()):
            for default in each.get("default_values", ()):
                default["id"] = str(default["id"])
        _normal(body.get("data"))
    return body
