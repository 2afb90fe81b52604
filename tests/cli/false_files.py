"""Files of tables, made false: every field of every line replaced, removed, repeated, deepened, lengthened, or forged
so that it is well formed; and bytes damaged on the way. The fields are found by walking the file, so a new one is
covered, too."""

from __future__ import annotations

import copy
import hashlib
import json
from collections.abc import Callable, Iterator
from random import Random
from typing import Any

Lines = list[dict[str, Any]]
Place = tuple[Any, Any]
"""A container and a key or index in it."""

FOUL = "[free](https://evil.example) @everyone <@99> \u202e\x1b[31m\x00\n`" + "x" * 90_000
ODD: tuple[Any, ...] = (
    None, True, False, 0, 1, -1, -5, 7, 2**31, 2**63 - 1, 2**63, 2**70, 1.5, 1e308, "", "x", "undo -5", "undo 0",
    "undo 1", "undo 99999999999", "undo 1_0", "start", "00", "zz", "\u0663", "@everyone", FOUL, [], {}, [[]], [1, 2],
    {"a": 1}, "closed @everyone", "admin @everyone <@1>", "rules 9 fly", "steady", "strong", "cheat", "person",
    "admin", "opponent", "auto", "ahead", "paused", "playing", "finished", "abandoned", "open",
)  # fmt: skip


def places(value: Any) -> Iterator[Place]:
    """All places in a value, the outer ones first."""
    keys = list(value) if isinstance(value, dict) else range(len(value)) if isinstance(value, list) else ()
    for key in keys:
        yield value, key
        yield from places(value[key])


def _other(random: Random, lines: Lines, where: Any, key: Any) -> None:
    """The value that another line has there."""
    others = [line[key] for line in lines if key in line] if isinstance(key, str) else []
    where[key] = copy.deepcopy(random.choice(others)) if others else None


def _replaced(random: Random, lines: Lines, where: Any, key: Any) -> None:
    where[key] = copy.deepcopy(random.choice(ODD))


def _removed(random: Random, lines: Lines, where: Any, key: Any) -> None:
    del where[key]


def _repeated(random: Random, lines: Lines, where: Any, key: Any) -> None:
    if isinstance(where, list):
        where[key:key] = [copy.deepcopy(where[key])] * random.choice((1, 2, 5_000))
    elif isinstance(where[key], str):
        where[key] *= random.choice((2, 3, 10_000))
    else:
        where[f"{key}2"] = where[key]


def _deepened(random: Random, lines: Lines, where: Any, key: Any) -> None:
    for _ in range(random.choice((1, 2, 40, 200))):
        where[key] = random.choice(([where[key]], {"a": where[key]}))


def _lengthened(random: Random, lines: Lines, where: Any, key: Any) -> None:
    if isinstance(where[key], str):
        where[key] += random.choice(("x", " ", "0", "00", FOUL))
    elif isinstance(where[key], (int, float)):
        where[key] += random.choice((1, -1, 10, 2**40, 2**62))
    elif isinstance(where[key], list):
        where[key] += [copy.deepcopy(random.choice(ODD))]
    else:
        where[key] = [where[key]]


FIELD = (_other, _replaced, _replaced, _removed, _repeated, _deepened, _lengthened, _lengthened)


def _line_again(random: Random, lines: Lines) -> None:
    at = random.randrange(len(lines))
    lines.insert(random.randrange(len(lines) + 1), copy.deepcopy(lines[at]))


def _line_gone(random: Random, lines: Lines) -> None:
    del lines[random.randrange(len(lines))]


def _lines_swapped(random: Random, lines: Lines) -> None:
    a, b = random.randrange(len(lines)), random.randrange(len(lines))
    lines[a], lines[b] = lines[b], lines[a]


def of(lines: Lines, kind: str) -> Lines:
    return [line for line in lines if line.get("kind") == kind]


def _foul_name(random: Random, lines: Lines) -> None:
    random.choice(of(lines, "seat") + of(lines, "tenure"))["name"] = FOUL[: random.choice((80, 900, 99_000))]


def _two_seats(random: Random, lines: Lines) -> None:
    person = next(line["person"] for line in of(lines, "seat") if line.get("person"))
    for kind in ("seat", "tenure"):
        for line in of(lines, kind):
            line["person"] = person


def _foreign(random: Random, lines: Lines) -> None:
    """Somebody else's id, on the seat alone or on the tenure as well."""
    line = random.choice(of(lines, "seat"))
    line["person"] = 2**53 + random.randrange(9)
    if random.random() < 0.5:
        for each in of(lines, "tenure"):
            if each["seat"] == line["index"]:
                each["person"] = line["person"]


def _notes(random: Random, lines: Lines) -> None:
    told = {
        "code": random.choice(("rewound", "restored", "moved", "won")),
        "args": {"count": 1, "entry": 1, "reason": "@everyone"},
    }
    random.choice(of(lines, "entry"))["notes"] = [told]


def _rewound(random: Random, lines: Lines) -> None:
    """An admin's undo that never was."""
    entries = of(lines, "entry")
    last = entries[-1]
    note = {"code": "rewound", "args": {"count": 1, "entry": last["seq"] - 1, "reason": "because @everyone"}}
    made = {"kind": "entry", "seq": last["seq"] + 1, "text": f"undo {last['seq']}", "strikes": last["seq"]}
    made |= {"notes": [note], "rules": last["rules"], "hash": entries[-2]["hash"], "at": last["at"], "by": "admin"}
    lines.insert(-1, made)
    lines[-1]["entries"] += 1


def _agreed(random: Random, lines: Lines) -> None:
    """An agreement that never was."""
    entries = of(lines, "entry")
    last, who = entries[-1], random.choice((0, 1, 9, "0", None, entries[-1].get("seat")))
    args: dict[str, Any] = {"seat": who, "count": 1, "entry": last["seq"] - 1}
    if random.random() < 0.5:
        args["seats"] = random.choice(([], [0], [1], [1, 1], ["1"], None, [0, 1]))
    note = {"code": "taken-back" if "seats" in args else "taken-back-alone", "args": args}
    made = {"kind": "entry", "seq": last["seq"] + 1, "text": f"undo {last['seq']}", "strikes": last["seq"]}
    made |= {"notes": [note], "rules": last["rules"], "hash": entries[-2]["hash"], "at": last["at"], "by": "agreed"}
    lines.insert(-1, made)
    lines[-1]["entries"] += 1


def _elsewhere(random: Random, lines: Lines) -> None:
    """An admin's undos that say they lead to another entry."""
    told = [each for each in of(lines, "entry") if each["by"] == "admin" and each.get("notes")]
    if told:
        note = random.choice(told)["notes"][0]
        note["args"]["entry"] += random.choice((-2, -1, 1, 2, 30))


def _own_doing(random: Random, lines: Lines) -> None:
    """A player who does what only admins do: undoes an undo."""
    entries = of(lines, "entry")
    undos = [each for each in entries if each.get("strikes") is not None and entries[each["strikes"]].get("strikes")]
    for each in undos:
        each |= {"by": "person", "seat": entries[entries[each["strikes"]]["strikes"]]["seat"], "notes": []}


def _again(random: Random, lines: Lines) -> None:
    """Somebody brings back what they took back, too late or too often."""
    entries = of(lines, "entry")
    undo = random.choice([each for each in entries if each.get("strikes") and each["by"] == "person"] or entries)
    last = entries[-1]
    made = last | {"seq": last["seq"] + 1, "text": f"undo {undo['seq']}", "strikes": undo["seq"], "by": "person"}
    made |= {"seat": undo.get("seat"), "notes": [], "draws": [], "sealed": False}
    lines.insert(-1, made)
    lines[-1]["entries"] += 1


def _reason(random: Random, lines: Lines) -> None:
    reason = random.choice(("", "@everyone", FOUL[:400], "0 fly 3", "[a](https://b.example)"))
    status = random.choice(("paused", "abandoned", "playing"))
    said = {
        "paused": random.choice(("admin", "rules", "damaged", "else")),
        "ended": random.choice(("closed", "agreed")),
    }
    key = "paused" if status == "paused" else "ended"
    lines[0] |= {"status": status, "paused": None, "ended": None, key: f"{said[key]} {reason}".strip()}


def _hashes(random: Random, lines: Lines) -> None:
    size = random.choice((0, 2, 14, 15))
    for line in of(lines, "entry"):
        line["hash"] = line["hash"][:size]


def _times(random: Random, lines: Lines) -> None:
    at = random.choice((2**63 - 1, 2**40, 253_402_300_800, 0))
    random.choice(of(lines, "entry"))["at"] = at
    if random.random() < 0.5:
        lines[0]["updated_at"] = at


def _undo(random: Random, lines: Lines) -> None:
    line = random.choice(of(lines, "entry"))
    target = random.choice((-5, 0, 1, line["seq"], line["seq"] - 1, 10**30))
    line |= {"text": f"undo {target}", "strikes": target}


def _seed(random: Random, lines: Lines) -> None:
    seed = random.choice((b"", b"\0" * 32, b"x" * 64, b"x" * 65, random.randbytes(32)))
    lines[0] |= {"seed": seed.hex(), "seed_hash": hashlib.sha256(b"chance:" + seed).hexdigest()}


def _tenures(random: Random, lines: Lines) -> None:
    line = random.choice(of(lines, "tenure"))
    line[random.choice(("first", "last", "seat"))] = random.choice((None, 0, 1, 3, 99, 100_000))


FORGED: tuple[Callable[[Random, Lines], None], ...] = (
    _foul_name, _two_seats, _foreign, _notes, _rewound, _agreed, _elsewhere, _own_doing, _again,
    _reason, _hashes, _times, _undo, _seed, _tenures, _line_again,
    _line_gone, _lines_swapped,
)  # fmt: skip


def forged(random: Random, lines: Lines) -> bytes:
    """A file that somebody changed on purpose, in one to three places: its digest is that of its lines."""
    lines = copy.deepcopy(lines)
    for _ in range(random.choice((1, 1, 1, 2, 3))):
        if random.random() < 0.3 and of(lines, "seat") and of(lines, "tenure") and len(of(lines, "entry")) > 2:
            try:
                random.choice(FORGED)(random, lines)
                continue
            except (KeyError, TypeError, IndexError, StopIteration):  # the first change took what this one needs
                pass
        kinds = sorted({str(line.get("kind")) for line in lines})
        kind = random.choice(kinds)
        line = random.choice([each for each in lines if str(each.get("kind")) == kind])
        found = list(places(line))
        where, key = random.choice(found[:40] if random.random() < 0.7 else found) if found else (line, "kind")
        random.choice(FIELD)(random, lines, where, key)
    return sealed(lines)


def sealed(lines: Lines) -> bytes:
    """The bytes of a file, with the digest of its lines if the last one can have it."""
    body = b"".join(json.dumps(line).encode() + b"\n" for line in lines[:-1])
    last = lines[-1] if lines else {}
    if "digest" in last and isinstance(last["digest"], str):
        last = last | {"digest": hashlib.sha256(body).hexdigest()}
    return body + json.dumps(last).encode() + b"\n"


def damaged(random: Random, body: bytes) -> bytes:
    """A file damaged on the way: bytes lost, changed, doubled or moved."""
    at, size = random.randrange(len(body)), random.choice((1, 1, 1, 2, 8, 100, 4_096))
    part = body[at : at + size]
    match random.randrange(6):
        case 0:
            return body[:at]
        case 1:
            return body[:at] + body[at + size :]
        case 2:
            return body[:at] + part + body[at:]
        case 3:
            return body[:at] + random.randbytes(len(part)) + body[at + size :]
        case 4:
            return body[:at] + b"\xff\xfe" + body[at:]
        case _:
            return body[:at] + bytes([body[at] ^ 1 << random.randrange(8)]) + body[at + 1 :]
