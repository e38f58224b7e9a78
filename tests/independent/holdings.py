"""Figures of what an index holds, calculated a second time: by hand, with decimals, and without the product's code.

    python3 tests/independent/holdings.py           writes expected-holdings.json beside this file
"""

import json
from decimal import Decimal, getcontext
from pathlib import Path

getcontext().prec = 40
HERE = Path(__file__).parent


def pseudo(seed, count):
    """Weights from a small generator that any language has: positive, with two decimals, adding to about 100."""
    raw = []
    for _ in range(count):
        seed = (1103515245 * seed + 12345) % 2**31
        raw.append(1 + seed % 1000)
    whole = sum(raw)
    return [str((Decimal(one) * 100 / whole).quantize(Decimal("0.01"))) for one in raw]


def members(weights, first=0):
    return {f"M{first + at}": weight for at, weight in enumerate(weights)}


# The list, and the one before it; null for a member without a weight.
LISTS = {
    "one member": (members(["100"]), members(["100"])),
    "nine equal": (members(["11.11"] * 9), members(["11.11"] * 9, first=1)),
    "ten and more that tie": (members(["10"] * 5 + ["5"] * 10), members(["10"] * 10)),
    "does not add to 100": (members(["60.4", "39.2"]), members(["39.2", "60.4"])),
    "a weight of zero": (members(["99.99", "0.01", "0"]), members(["0", "0.01", "99.99"])),
    "nothing but zeros": (members(["0", "0"]), members(["0", "0"])),
    "no weights": (members([None, None, None]), members([None, None, None])),
    "one weight is not known": (members(["50", None, "30"]), members(["50", "20", "30"])),
    "the eleventh is not known": (members(["9"] * 10 + [None]), members(["9"] * 11)),
    "empty": ({}, {}),
    "all new": (members(["25"] * 4), members(["25"] * 4, first=100)),
    **{
        f"random {seed}": (members(pseudo(seed, count)), members(pseudo(seed + 1, count), first=seed % 5))
        for seed, count in [(1, 3), (2, 10), (3, 11), (4, 40), (5, 333), (6, 1000), (7, 15), (8, 77)]
    },
}


def heaviest_first(held):
    return sorted(held.values(), key=lambda weight: -Decimal(weight or 0))


def top_ten(held):
    """A member without a weight stands last; among the ten heaviest it leaves no sum."""
    ten = heaviest_first(held)[:10]
    return None if not ten or None in ten else sum(map(Decimal, ten))


def effective_number(held):
    if None in held.values() or sum(map(Decimal, held.values()), Decimal(0)) == 0:
        return None
    shares = [Decimal(weight) for weight in held.values()]
    return sum(shares) ** 2 / sum(share * share for share in shares)


def turnover(held, before):
    if None in held.values() or None in before.values():
        return None
    every = held.keys() | before.keys()
    change = lambda one: abs(Decimal(held.get(one, "0")) - Decimal(before.get(one, "0")))
    return sum(map(change, every), Decimal(0)) / 2


def text(value):
    return None if value is None else f"{value:.12f}"


expected = [
    {
        "name": name,
        "members": held,
        "before": before,
        "topTenWeight": text(top_ten(held)),
        "effectiveNumber": text(effective_number(held)),
        "turnover": text(turnover(held, before)),
    }
    for name, (held, before) in LISTS.items()
]
(HERE / "expected-holdings.json").write_text(json.dumps(expected) + "\n", encoding="utf-8")
