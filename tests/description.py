"""Requests against Discord's own description of its API, where that file is at hand: in `../shared` beside the
repository, or at the path in the variable DISCORD_OPENAPI."""

from __future__ import annotations

import json
import os
import re
from copy import deepcopy
from functools import cache
from pathlib import Path
from typing import Any

import jsonschema_rs

from cogs.kit.discord_limits import walk

FILE = Path(os.environ.get("DISCORD_OPENAPI") or Path(__file__).parents[2] / "shared" / "discord" / "openapi.json")


@cache
def at_hand() -> bool:
    """Whether the description is there."""
    return FILE.exists()


@cache
def _document() -> dict[str, Any]:
    document: dict[str, Any] = json.loads(FILE.read_text("utf-8"))
    return document


@cache
def _paths() -> list[tuple[re.Pattern[str], str]]:
    """Patterns of the paths, those with the most fixed parts first."""
    found = sorted(_document()["paths"], key=lambda path: path.count("{"))
    return [(re.compile(re.sub(r"\{[^}]+\}", "[^/]+", path)), path) for path in found]


@cache
def _validator(method: str, path: str) -> Any:
    operation = _document()["paths"][path][method.lower()]
    schema = operation["requestBody"]["content"]["application/json"]["schema"]
    components = {"components": _document()["components"]}
    return jsonschema_rs.validator_for({"$defs": {"body": schema}, "$ref": "#/$defs/body", **components})


def complaints(method: str, path: str, body: Any) -> list[str]:
    """The faults of a request; none where the description is not at hand."""
    if body is None or not at_hand():
        return []
    found = next((known for pattern, known in _paths() if pattern.fullmatch(path)), None)
    if found is None:
        return [f"{method} {path}: no such path"]
    return [f"{method} {found}: {error}" for error in _validator(method, found).iter_errors(_normal(deepcopy(body)))]


def _normal(body: Any) -> Any:
    """discord.py sends whole numbers for attachments, users, defaults and emojis; the description has snowflakes."""
    if isinstance(body, dict):
        if "recipient_id" in body:
            body["recipient_id"] = str(body["recipient_id"])
        for each in body.get("attachments") or ():
            each["id"] = str(each["id"])
        allowed = body.get("allowed_mentions") or {}
        if "users" in allowed:
            allowed["users"] = [str(user) for user in allowed["users"]]
        for each in walk(body.get("components") or ()):
            for default in each.get("default_values", ()):
                default["id"] = str(default["id"])
            for shown in (each, *(each.get("options") or ())):
                if shown.get("emoji"):
                    shown["emoji"]["id"] = str(shown["emoji"]["id"])
        _normal(body.get("data"))
    return body
