"""A record's text form: `name: value` lines, an empty line, then one line per event.

    parlour record 1
    game: kryds-bolle
    …
    1 0 0 act b2
    2 0 chance chance 3+4

An event line is `seq at by kind` and the fields of that kind. Texts chosen by people are JSON strings.
"""

from __future__ import annotations

import json
from typing import TYPE_CHECKING, Any

import msgspec

from .errors import BadNotation
from .events import Act, Answer, ChanceAnswer, Ended, Event, Flag, Offer, Resign, Seat, TakeBack

if TYPE_CHECKING:
    from .record import Record

FIRST_LINE = "parlour record"


def write(record: Record) -> str:
    """The text of a record."""
    header = record.header
    lines = [
        f"{FIRST_LINE} {record.format}",
        f"game: {_quoted(header.game)}",
        f"rules: {header.rules}",
        f"options: {json.dumps(header.options, ensure_ascii=False)}",
        f"match: {_quoted(header.match)}",
        f"commitment: {_quoted(header.commitment)}",
        f"rated: {'yes' if header.rated else 'no'}",
        *([] if header.engine is None else [f"engine: {_quoted(header.engine)}"]),
        *([f"ahead: {' '.join(map(str, header.ahead))}"] if header.ahead else []),
        *(["by hand: yes"] if header.by_hand else []),
        *([f"fairness: {header.fairness}"] if header.fairness != 1 else []),
        *([f"beacon: {json.dumps(msgspec.to_builtins(header.beacon))}"] if header.beacon else []),
        *(f"player: {json.dumps(p.name)} {_quoted(p.nonce)}" for p in header.players),
        *(f"committed: {n} {_quoted(p.commitment)}" for n, p in enumerate(header.players) if p.commitment),
    ]
    if record.seed is not None:
        lines.append(f"seed: {_quoted(record.seed)}")
    return "\n".join([*lines, "", *map(_line, record.events)]) + "\n"


def parse(text: str) -> dict[str, Any]:
    """The parts of a record's text as plain values; the caller checks their types."""
    head, _, body = text.replace("\r\n", "\n").partition("\n\n")
    first, *lines = head.split("\n")
    if not first.startswith(FIRST_LINE + " ") or not _is_number(first[len(FIRST_LINE) + 1 :]):
        raise BadNotation(f"a record's first line must be '{FIRST_LINE} 1'")
    header: dict[str, Any] = {"players": []}
    seed = None
    for line in lines:
        name, colon, value = line.partition(": ")
        if not colon:
            raise BadNotation(f"not a valid header line: {line[:80]!r}")
        if name == "player":
            header["players"].append(_player(value))
        elif name == "committed":
            _commit(header["players"], value)
        elif name == "seed":
            seed = _text(value)
        elif name in ("rated", "by hand"):
            header[name.replace(" ", "_")] = {"yes": True, "no": False}.get(value, value)
        elif name == "ahead":
            header[name] = [_number(word) for word in value.split(" ")]
        elif name in ("rules", "fairness"):
            header[name] = _number(value)
        elif name in ("options", "beacon"):
            header[name] = _json(value)
        elif name in ("game", "match", "commitment", "engine"):
            header[name] = _text(value)
        else:
            raise BadNotation(f"not a valid header line: {line[:80]!r}")
    events = [_event(line) for line in body.split("\n") if line]
    number = _number(first[len(FIRST_LINE) + 1 :])
    return {"format": number, "header": header, "events": events, "seed": seed}


def _line(event: Event) -> str:
    start = f"{event.seq} {event.at} {event.by}"
    match event:
        case Act(act=act):
            return f"{start} act {_quoted(act)}"
        case ChanceAnswer(act=act, engine=str(engine)):
            return f"{start} chance-by {json.dumps(engine)} {_quoted(act)}"
        case ChanceAnswer(act=act):
            return f"{start} chance {_quoted(act)}"
        case TakeBack(to=to):
            return f"{start} take-back {to}"
        case Resign():
            return f"{start} resign"
        case Offer(what=what, to=None):
            return f"{start} offer {what}"
        case Offer(what=what, to=to):
            return f"{start} offer {what} {to}"
        case Answer(to=to, yes=yes):
            return f"{start} answer {to} {'yes' if yes else 'no'}"
        case Flag(seat=seat, out=out):
            return f"{start} flag {seat}{' out' if out is True else ''}"
        case Ended(why=why):
            return f"{start} ended {why}"
        case Seat(seat=seat, what=what, name=name):
            return f"{start} seat {seat} {what} {_quoted(name)}"


def _event(line: str) -> dict[str, Any]:
    parts = line.split(" ", 4)
    if len(parts) < 4:
        raise BadNotation(f"not a valid event line: {line[:80]!r}")
    seq, at, by, kind = parts[:4]
    rest = parts[4] if len(parts) > 4 else ""
    event: dict[str, Any] = {"seq": _number(seq), "at": _number(at), "by": _by(by), "kind": kind}
    words = rest.split(" ")
    if kind in ("act", "chance"):
        event["act"] = _text(rest)
    elif kind == "chance-by":
        engine, act = _quoted_first(rest)
        event |= {"kind": "chance", "engine": engine, "act": act}
    elif kind == "take-back":
        event["to"] = _number(rest)
    elif kind == "flag" and words[1:] in ([], ["out"]):
        event |= {"seat": _number(words[0]), **({"out": True} if words[1:] else {})}
    elif kind == "ended":
        event["why"] = rest
    elif kind == "offer" and len(words) <= 2:
        event |= {"what": words[0], "to": _number(words[1]) if len(words) > 1 else None}
    elif kind == "answer" and len(words) == 2:
        event |= {"to": _number(words[0]), "yes": {"yes": True, "no": False}.get(words[1])}
    elif kind == "seat" and len(words) >= 3:
        event |= {"seat": _number(words[0]), "what": words[1], "name": _text(rest.split(" ", 2)[2])}
    elif kind != "resign" or rest:
        raise BadNotation(f"not a valid event line: {line[:80]!r}")
    return event


def _player(value: str) -> dict[str, str]:
    name, nonce = _quoted_first(value)
    return {"name": name, "nonce": nonce}


def _commit(players: list[dict[str, str]], value: str) -> None:
    """The commitment of a player who was named before it."""
    number, _, commitment = value.partition(" ")
    if _number(number) >= len(players):
        raise BadNotation(f"a commitment of a player who isn't there: {value[:80]!r}")
    players[int(number)]["commitment"] = _text(commitment)


def _quoted_first(value: str) -> tuple[Any, str]:
    """A JSON string, a space, and another text."""
    try:
        first, end = json.JSONDecoder().raw_decode(value)
    except (ValueError, RecursionError):
        raise BadNotation(f"expected a JSON string, a space and a text: {value[:80]!r}") from None
    if value[end : end + 1] != " ":
        raise BadNotation(f"expected a JSON string, a space and a text: {value[:80]!r}")
    return first, _text(value[end + 1 :])


def _quoted(text: str) -> str:
    """The text itself if that can be read back, else as a JSON string."""
    plain = text != "" and text.isascii() and text.isprintable() and text.strip() == text and text[0] != '"'
    return text if plain else json.dumps(text, ensure_ascii=True)


def _text(value: str) -> str:
    if value[:1] != '"':
        return value
    read = _json(value)
    if not isinstance(read, str):
        raise BadNotation(f"not a text: {value[:80]!r}")
    return read


def _json(value: str) -> Any:
    try:
        return json.loads(value)
    except (ValueError, RecursionError):
        raise BadNotation(f"not JSON: {value[:80]!r}") from None


def _by(word: str) -> int | str:
    return _number(word) if _is_number(word) else word


def _is_number(word: str) -> bool:
    return word.isascii() and word.isdigit() and len(word) < 17


def _number(word: str) -> int:
    if not _is_number(word):
        raise BadNotation(f"not a whole number: {word[:40]!r}")
    return int(word)
