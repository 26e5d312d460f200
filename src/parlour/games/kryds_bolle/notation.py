"""Positions of Kryds & Bolle as text: three layers of nine characters, bottom first.

Where lots are drawn, `|0`, `|1` or `|?` follows: the seat that began, or that lots are still to be drawn.
"""

from __future__ import annotations

from functools import lru_cache

from parlour.core.errors import BadNotation, BadPosition

from .cube import PLACES, place_name

#: who begins is not decided yet
LOTS = -1
LAYERS = ("bottom", "middle", "top")


def write(x: int, o: int, chameleon: int | None) -> str:
    """`x` seat 0, `o` seat 1, `*` the chameleon, `.` free."""
    star = 1 << chameleon if chameleon is not None else 0
    return "/".join([_layer(x >> at & 511, o >> at & 511, star >> at & 511) for at in (0, 9, 18)])


@lru_cache(maxsize=20_000)
def _layer(x: int, o: int, star: int) -> str:
    """The nine places of one layer, cached."""
    return "".join(
        "*" if star >> at & 1 else "x" if x >> at & 1 else "o" if o >> at & 1 else "." for at in range(9)
    )


def write_begins(begins: int) -> str:
    """What follows the cube where lots are drawn."""
    return "|?" if begins == LOTS else f"|{begins}"


def read_position(text: str, *, stacked: bool, lots: bool) -> tuple[int, int, int | None, int]:
    """Both colours, the chameleon's place and who begins; BadPosition if no cube can look like that."""
    cube, bar, begins = text.partition("|")
    if bar and begins not in ("0", "1", "?"):
        raise BadNotation("what follows the cube is the seat that began, |0 or |1, or |? before the lots")
    if bar and not lots:
        raise BadPosition(
            "seat 0 begins: who began is told only with the option first=lots", code="bad-first"
        )
    first = LOTS if begins == "?" else int(begins or 0)
    x, o, chameleon = read(cube, stacked=stacked, begins=max(first, 0))
    if first == LOTS and x | o:
        raise BadPosition("lots are drawn before the first ball", code="bad-first")
    return x, o, chameleon, first


def read(text: str, *, stacked: bool, begins: int = 0) -> tuple[int, int, int | None]:
    """Both colours and the chameleon's place; BadPosition if no cube can look like that."""
    layers = text.split("/")
    if len(layers) != 3 or any(len(layer) != 9 for layer in layers) or set("".join(layers)) - set(".xo*"):
        raise BadNotation("a position is three layers of nine characters . x o * joined by /")
    signs = "".join(layers)
    x, o = (sum(1 << place for place, sign in enumerate(signs) if sign == colour) for colour in "xo")
    stars = [place for place, sign in enumerate(signs) if sign == "*"]
    if stacked:
        for place in range(9, PLACES):
            if signs[place] != "." and signs[place - 9] == ".":
                raise BadPosition(
                    f"the ball at {place_name(place)} has no ball below it", code="ball-in-the-air"
                )
    xs, os = x.bit_count(), o.bit_count()
    if stars and (len(stars) > 1 or xs + os < PLACES - 1):
        raise BadPosition(
            "there is one chameleon, and it is placed after all other balls", code="lone-chameleon"
        )
    if stars and stacked and stars[0] < 18:
        raise BadPosition(
            "the chameleon is placed last, so it must be on top of its bar", code="low-chameleon"
        )
    if xs > 13 or os > 13:
        raise BadPosition(
            f"x has {xs} balls and o has {os}; each has 13, and the last ball is the chameleon *",
            code="too-many-balls",
        )
    if (os - xs if begins else xs - os) not in (0, 1):
        raise BadPosition(
            f"x has {xs} balls and o has {os}; {'xo'[begins]} begins and the seats take turns",
            code="bad-count",
        )
    return x, o, stars[0] if stars else None


def draw(x: int, o: int, chameleon: int | None) -> str:
    """The three layers side by side, bottom first."""
    head = "   ".join(f"  {name:<6}" for name in LAYERS)
    letters = "   ".join("  a b c " for _ in LAYERS)
    rows = []
    for row in range(3):
        parts = []
        for level in range(3):
            places = range(level * 9 + row * 3, level * 9 + row * 3 + 3)
            parts.append(f"{row + 1} " + " ".join(_sign(x, o, chameleon, place) for place in places) + " ")
        rows.append("   ".join(parts).rstrip())
    return "\n".join([head.rstrip(), letters.rstrip(), *rows])


def _sign(x: int, o: int, chameleon: int | None, place: int) -> str:
    if place == chameleon:
        return "*"
    return "x" if x >> place & 1 else "o" if o >> place & 1 else "."
