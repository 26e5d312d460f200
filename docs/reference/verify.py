"""Verify the chance of a Parlour record without Parlour, by fairness.md. It doesn't check the rules."""

import hashlib
import hmac
import json
import math
import sys
from collections import Counter
from fractions import Fraction
from pathlib import Path

CHIPS = "2,3,4,5,8,12,<=4,<=6,line,line,square,square"
HOLES = [column + row for column in "abcde" for row in "12345"]
TILES = [digit for digit in "0123456789" for _ in range(10)] + ["?"]
#: the squares that magic squares begin from: of Parlour's sources, or beside this program
GIVENS = ("../../src/parlour/games/abaku/squares/givens.json", "givens.json")


def parts(*texts):
    return b"".join(len(t.encode()).to_bytes(4, "big") + t.encode() for t in texts)


def sha(*texts):
    return hashlib.sha256(parts(*texts)).hexdigest()


def key_of(seed, header, seq):
    nonces, beacon = [player["nonce"] for player in header["players"]], header.get("beacon") or {}
    texts = [header["match"], *nonces, str(seq)]
    if header.get("fairness", 1) == 2:
        mixed = [beacon.get("randomness", ""), str(len(nonces))]
        texts = ["parlour fairness 2", header["match"], *mixed, *texts[1:]]
    return hmac.digest(seed, parts(*texts), "sha256")


class Numbers:
    def __init__(self, key):
        self.key, self.block, self.left = key, 0, b""

    def below(self, n):
        bits, number = (n - 1).bit_length(), n
        size = (bits + 7) // 8
        while number >= n:
            while len(self.left) < size:
                self.left += hmac.digest(self.key, self.block.to_bytes(8, "big"), "sha256")
                self.block += 1
            number = int.from_bytes(self.left[:size], "big") & ((1 << bits) - 1)
            self.left = self.left[size:]
        return number

    def among(self, weights):
        unit = math.gcd(*weights.values())
        scale = [text for text in sorted(weights) for _ in range(weights[text] // unit)]
        return scale[self.below(len(scale))]


def due(game, options, line, said, numbers):
    """The right outcome after the acts and outcomes of `line`; None for a throw by hand."""
    if said.startswith("first "):
        return f"first {numbers.below(options['seats'])}"
    if game == "shut-the-box":
        two = {f"{low}+{high}": 1 + (low < high) for low in range(1, 7) for high in range(low, 7)}
        return numbers.among(dict.fromkeys("123456", 1) if line and line[-1]["act"] == "one" else two)
    if game in ("chikugo", "take-it"):
        if said.startswith("chip "):
            turned = Counter(e["act"][5:] for e in line if e["act"].startswith("chip "))
            return "chip " + numbers.among(Counter(options.get("chips", CHIPS).split(",")) - turned)
        if options["throw"] == "hand":
            return None
        part, whole = Fraction(options["miss"]).as_integer_ratio()
        hits = [numbers.below(whole) >= part for _ in range(2)]
        red = HOLES[numbers.below(25)] if hits[0] else "-"
        free = [hole for hole in HOLES if hole != red]
        return f"red {red} black {free[numbers.below(len(free))] if hits[1] else '-'}"
    if game == "abaku":
        return drawn(options, line, said.split(), numbers)
    raise SystemExit(f"no game that this program knows: {game}")


def drawn(options, line, said, numbers):
    """What is drawn in Abaku. The first rules have no `sets`; later, alone, exchanged tiles stay out."""
    bag, aside, open_lots = Counter(sorted(TILES * options.get("sets", 1))), Counter(), Counter()
    for word, *what in (event["act"].split(" ") for event in line):
        if word == "draw":
            bag, aside = bag - Counter(what[1]) + aside, Counter()
        elif word == "exchange" and ("sets" not in options or options["mode"] == "table"):
            aside = Counter(what[0].split(","))
        open_lots += Counter(what[1:] if word == "lot" else ())
    left = sorted(bag.elements())
    if said[0] == "given":
        found = [file for file in (Path(__file__).parent / name for name in GIVENS) if file.exists()]
        rows = json.loads(found[0].read_bytes())[str(options["size"])][options["level"]]
        return f"given {rows[numbers.below(len(rows))]}"
    if said[0] == "lot":
        left = sorted((bag - open_lots).elements())
    elif options.get("deal"):
        dealt = Numbers(hashlib.sha256(f"parlour abaku deal {options['deal']}".encode()).digest())
        every, gone = sorted(TILES * options["sets"]), len(TILES) * options["sets"] - len(left)
        order = [every.pop(dealt.below(len(every))) for _ in range(len(every))]
        return f"draw {said[1]} " + "".join(sorted(order[gone : gone + len(said[2])]))
    return f"{said[0]} {said[1]} " + "".join(sorted(left.pop(numbers.below(len(left))) for _ in said[2]))


def check(record, written=()):
    """What is false in the record (None: nothing), how many outcomes follow, how many throws are by hand."""
    header, players = record["header"], record["header"]["players"]
    sealed = [player.get("commitment", "") for player in players]
    beacon = str((header.get("beacon") or {}).get("round", ""))
    fixed = [header["commitment"], str(len(sealed)), *sealed, beacon]
    seal = sha("parlour seal 2", header["match"], *fixed)
    known = {header["commitment"], seal, *sealed, *(player["nonce"] for player in players)} - {""}
    for text in set(written) - known:
        return f"{text} was written down, and is not in the record", 0, 0
    seed = bytes.fromhex(record["seed"] or "")
    if len(seed) != 32 or hashlib.sha256(seed).hexdigest() != header["commitment"]:
        return "the seed is missing, or not the one that was committed to", 0, 0
    for seat, player in enumerate(players if header.get("fairness", 1) == 2 else ()):
        if sealed[seat] != (player["nonce"] and sha("parlour nonce 2", header["match"], player["nonce"])):
            return f"seat {seat} revealed no nonce, or not the one it committed to", 0, 0
    line, checked, thrown = [], 0, 0
    for event in record["events"]:
        if event["kind"] == "take-back":
            line = [e for e in line if e["seq"] <= event["to"]]
        if event["kind"] == "chance" and not header.get("by_hand"):
            numbers = Numbers(key_of(seed, header, event["seq"]))
            right = due(header["game"], header["options"], line, event["act"], numbers)
            if right not in (None, event["act"]):
                return f"event {event['seq']} is {event['act']!r}; it should be {right!r}", checked, thrown
            checked, thrown = checked + (right is not None), thrown + (right is None)
        if event["kind"] in ("act", "chance"):
            line.append(event)
    return None, checked, thrown


if __name__ == "__main__":
    if len(sys.argv) < 2:
        raise SystemExit("usage: verify.py RECORD.json [COMMITMENT, SEAL or NONCE that you wrote down] …")
    wrong, checked, thrown = check(json.loads(Path(sys.argv[1]).read_bytes()), sys.argv[2:])
    print(wrong or f"{checked} outcomes follow; {thrown} throws by hand rest on the engine")
    sys.exit(1 if wrong else 0)
