"""Blends of index levels, calculated a second time: by units held, with decimals, and without the product's code.

    python3 tests/independent/blends.py             writes expected-blends.json beside this file
    python3 tests/independent/blends.py --series    writes the second daily series first
"""

import csv
import json
import sys
from datetime import date, timedelta
from decimal import Decimal, getcontext
from pathlib import Path

getcontext().prec = 40
HERE = Path(__file__).parent
PERIODS = {"never": None, "monthly": 1, "quarterly": 3, "annually": 12}
BLENDS = {
    "daily beside daily": (("daily", 60), ("other-daily", 40)),
    "daily beside weekly": (("daily", "33.33"), ("weekly", "66.67")),
    "monthly beside monthly": (("monthly", 50), ("benchmark", 30), ("cash", 20)),
    "daily beside monthly": (("daily", "99.99"), ("cash", "0.01")),
}
MONTHLY = {"monthly", "benchmark", "cash"}


def read(name):
    with open(HERE / "series" / f"{name}.csv", encoding="utf-8") as file:
        return {date.fromisoformat(row["date"]): Decimal(row["level"]) for row in csv.DictReader(file)}


def write_other():
    """Days of the daily series but every ninth, on which another exchange is closed."""
    rows = ["date,level"]
    for at, day in enumerate(sorted(read("daily"))):
        if at % 9 != 4:
            rows.append(f"{day},{Decimal(250 + at * 37 % 91) + Decimal(at) / 16}")
    (HERE / "series" / "other-daily.csv").write_text("\n".join(rows) + "\n", encoding="utf-8")


def month_ends(levels):
    """The last level of each month that has ended: at most ten days before the end of the month."""
    ends = {}
    for day in sorted(levels):
        ends[(day.year, day.month)] = day
    last = max(levels)
    following = last + timedelta(days=1)
    while following.weekday() > 4:
        following += timedelta(days=1)
    if following.month == last.month:
        del ends[(last.year, last.month)]
    for (year, month), day in list(ends.items()):
        end = date(year + month // 12, month % 12 + 1, 1) - timedelta(days=1)
        if (end - day).days > 10:
            del ends[(year, month)]
    return ends


def align(names):
    """Rows of a day and the levels of all parts on it."""
    parts = [read(name) for name in names]
    if not MONTHLY & set(names):
        days = sorted(set.intersection(*(set(part) for part in parts)))
        return [(day, [part[day] for part in parts]) for day in days]
    ends = [
        {(day.year, day.month): day for day in part} if name in MONTHLY else month_ends(part)
        for name, part in zip(names, parts)
    ]
    rows = []
    for month in sorted(set.intersection(*(set(one) for one in ends))):
        days = [one[month] for one in ends]
        rows.append((max(days), [part[day] for part, day in zip(parts, days)]))
    return rows


def covariance(one, other):
    means = sum(one) / len(one), sum(other) / len(other)
    return sum((a - means[0]) * (b - means[1]) for a, b in zip(one, other)) / (len(one) - 1)


def blend(rows, weights, months):
    """Levels by the units of each part that are held; weights at the last close; contributions."""
    value = Decimal(100)
    units = [weight * value / level for weight, level in zip(weights, rows[0][1])]
    values, added, returns = [value], [], []
    for at, (day, levels) in enumerate(rows[1:], 1):
        before = rows[at - 1][1]
        added.append([unit * (now - then) / value for unit, now, then in zip(units, levels, before)])
        new = sum(unit * level for unit, level in zip(units, levels))
        returns.append(new / value - 1)
        value = new
        values.append(value)
        shares = [unit * level / value for unit, level in zip(units, levels)]
        if months and at + 1 < len(rows):
            index = lambda one: (one.year * 12 + one.month - 1) // months
            if index(day) != index(rows[at + 1][0]):
                units = [weight * value / level for weight, level in zip(weights, levels)]
    whole = values[-1] / values[0] - 1
    log = lambda one: (1 + one).ln() / one if one else Decimal(1)
    linked = [
        sum(day[i] * log(one) for day, one in zip(added, returns)) / log(whole) * 100
        for i in range(len(weights))
    ]
    variance = covariance(returns, returns)
    risk = [covariance([day[i] for day in added], returns) / variance * 100 for i in range(len(weights))]
    return {
        "days": len(rows),
        "first": str(rows[0][0]),
        "last": str(rows[-1][0]),
        "levels": {str(rows[at][0]): f"{values[at]:.10f}" for at in range(0, len(rows), max(1, len(rows) // 7))},
        "end": f"{values[-1]:.10f}",
        "weights": [f"{share * 100:.10f}" for share in shares],
        "toReturn": [f"{one:.10f}" for one in linked],
        "toRisk": [f"{one:.10f}" for one in risk],
    }


if "--series" in sys.argv:
    write_other()
expected = {
    name: {
        rebalance: blend(
            align([part for part, _ in parts]),
            [Decimal(weight) / 100 for _, weight in parts],
            months,
        )
        for rebalance, months in PERIODS.items()
    }
    for name, parts in BLENDS.items()
}
(HERE / "expected-blends.json").write_text(json.dumps(expected, indent=2) + "\n", encoding="utf-8")
