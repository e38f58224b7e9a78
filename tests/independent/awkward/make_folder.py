"""A provider folder of 60 series that are awkward to calculate with, always the same.

    python3 tests/independent/awkward/make_folder.py FOLDER first|second

`second` is what the provider sends next: days more, corrected levels, withdrawn ones, other terms.
"""

import csv
import sys
from datetime import date, timedelta
from decimal import Decimal
from pathlib import Path

HOLIDAYS = ["2020-12-31", "2026-04-03", "2026-09-30"]
RISK_FREE = {"USD": "CASHD", "EUR": "CASHM", "JPY": "CASHN", "GBP": "CASHK"}
CLOSED = {date.fromisoformat(day) for day in HOLIDAYS}
NOW = date(2026, 11, 19)

SITE = """name: Awkward Indexes
legalName: Awkward Indexes Ltd
tagline: {{ en-us: Indexes that are awkward }}
description: {{ en-us: Series that are awkward to calculate with. }}
providerUrl: https://awkward.example
privacyPolicyUrl: https://awkward.example/privacy
legalDisclaimer: {{ en-us: Past performance is no indication of future results. }}
home:
  headline: {{ en-us: Awkward }}
  introduction: {{ en-us: Levels and returns. }}
calendar: {{ time: '22:30', holidays: [{holidays}] }}
riskFree: {{ {riskFree} }}
"""


def shut(day):
    return day.weekday() > 4 or day in CLOSED


class Chance:
    """Whole numbers without chance: a walk that is the same for ever."""

    def __init__(self, seed):
        self.state = seed * 7919 % 2**31

    def step(self, width):
        self.state = (self.state * 1103515245 + 12345) % 2**31
        return Decimal(self.state // 65536 % (2 * width + 1) - width)


def daily(first, last):
    day = first
    while day <= last:
        if not shut(day):
            yield day
        day += timedelta(days=1)


def weekly(first, last, every=7):
    while first <= last:
        yield first
        first += timedelta(days=every)


def month_end(year, month):
    following = date(year + month // 12, month % 12 + 1, 1)
    return following - timedelta(days=1)


def months(first, last, day=None):
    """Month-ends on business days, or one day of each month."""
    year, month = first.year, first.month
    while True:
        found = month_end(year, month)
        if day is not None:
            found = found.replace(day=min(day, found.day))
        else:
            while shut(found):
                found -= timedelta(days=1)
        if found > last:
            return
        if found >= first:
            yield found
        year, month = year + month // 12, month % 12 + 1


def walk(days, seed, width=120, drift=4, start="1000", places="0.01"):
    chance, level, found = Chance(seed), Decimal(start), {}
    for day in days:
        found[day] = level.quantize(Decimal(places))
        level *= 1 + (chance.step(width) + drift) / 10000
    return found


def without(levels, *spans):
    dated = [(date.fromisoformat(one), date.fromisoformat(other)) for one, other in spans]
    return {day: level for day, level in levels.items() if not any(a <= day <= b for a, b in dated)}


D = date.fromisoformat
SERIES = {}


def series(code, levels, frequency="daily", **told):
    SERIES[code] = (levels, {"frequency": frequency, "currency": "USD", **told})


def measures():
    """Benchmarks and cash: daily, weekly, monthly, late, ended, young, with holes, withheld, constant, ever rising."""
    series("CASHD", walk(daily(D("2010-01-04"), NOW), 1, 1, 1, "100", "0.0001"))
    series("CASHM", walk(months(D("2010-01-01"), D("2026-10-01")), 2, 4, 6, "100", "0.0001"), "monthly", currency="EUR")
    series("CASHN", walk(months(D("2010-01-01"), NOW), 3, 4, -6, "100", "0.0001"), "monthly", currency="JPY")
    series("CASHK", {day: Decimal(100) for day in months(D("2010-01-01"), NOW)}, "monthly", currency="GBP")
    series("BMD", walk(daily(D("2009-12-31"), NOW), 4), launch_date="2014-05-05")
    series("BMW", walk(weekly(D("2010-01-01"), NOW), 5, 300, 10), "weekly", launch_date="2010-01-01")
    series("BMM", walk(months(D("2009-12-01"), NOW), 6, 500, 40), "monthly", launch_date="2012-06-30")
    series("BMLATE", walk(daily(D("2009-12-31"), D("2026-10-16")), 7), launch_date="2009-12-31")
    series("BMDEAD", walk(daily(D("2009-12-31"), D("2026-07-15")), 8), ceased_on="2026-07-15", launch_date="2009-12-31")
    series("BMYOUNG", walk(daily(D("2024-06-03"), NOW), 9), launch_date="2024-06-03")
    series("BMHOLE", without(walk(months(D("2009-12-01"), NOW), 10, 500, 40), ("2024-05-01", "2024-05-31")), "monthly")
    series("BMCUT", walk(daily(D("2009-12-31"), NOW), 11), history_from="2022-01-01", launch_date="2009-12-31")
    series("BMUP", walk(months(D("2009-12-01"), NOW), 12, 0, 30, "10", "0.0001"), "monthly", launch_date="2009-12-31")


def ends():
    """Last levels on every kind of end of a month, and beside it."""
    last = "2026-01-30 2026-02-27 2024-02-29 2023-02-28 2022-12-30 2021-12-31 2026-05-29 2025-11-28 2026-03-31 2026-03-30 2025-12-31 2020-12-30 2024-02-28 2026-09-29 2026-07-30"
    for number, day in enumerate(last.split(), 1):
        end = D(day)
        begin = end.replace(year=end.year - 11, day=1)
        levels = walk(daily(begin, end), 20 + number)
        series(f"END{number:02}", levels, launch_date=str(end.replace(year=end.year - 4, day=14)), benchmark_fund_id="BMD")


def gaps():
    whole = lambda seed: walk(daily(D("2013-06-03"), NOW), seed)
    told = {"launch_date": "2015-03-14", "benchmark_fund_id": "BMM"}
    series("GAP1", without(whole(41), ("2026-08-20", "2026-10-28")), **told)
    series("GAP2", without(whole(42), ("2025-12-15", "2026-01-20"), ("2023-12-22", "2023-12-31")), **told)
    series("GAP3", without(whole(43), ("2026-10-10", "2026-10-20"), ("2026-08-09", "2026-08-19"), ("2025-11-09", "2025-11-19")), **told)
    series("GAP4", without(whole(44), ("2026-09-20", "2026-10-31"), ("2024-02-18", "2024-02-29")), **told)
    series("GAP5", without(whole(45), ("2016-02-10", "2019-03-11")), **told)
    series("GAP6", without(whole(46), ("2026-10-20", "2026-11-18")), **told)
    series("GAP7", without(walk(weekly(D("2014-01-03"), NOW), 47, 300, 12), ("2025-12-20", "2026-01-01"), ("2019-05-01", "2019-05-30")), "weekly", **told)
    series("GAP8", without(walk(months(D("2012-01-01"), NOW), 48, 400, 40), ("2025-12-01", "2025-12-31"), ("2021-10-01", "2021-10-31")), "monthly", **told)


def short():
    series("ONEPT", {D("2026-11-19"): Decimal("100")}, launch_date="2026-11-19", benchmark_fund_id="BMD")
    series("NOPT", {}, launch_date="2026-11-19")
    series("TWOPT", {D("2026-11-18"): Decimal("100"), D("2026-11-19"): Decimal("100.375")}, benchmark_fund_id="BMD")
    series("TWOM", {D("2026-09-30"): Decimal("1000"), D("2026-10-30"): Decimal("1003.75")}, "monthly", launch_date="2026-10-01")
    series("YEAR1", walk(daily(D("2024-02-29"), D("2025-02-28")), 53), launch_date="2024-02-29", benchmark_fund_id="BMD")
    series("THIRTEEN", walk(months(D("2025-10-01"), NOW), 54, 300, 20), "monthly", launch_date="2025-10-31", benchmark_fund_id="BMM")


def levels_of_all_sizes():
    far = {"launch_date": "2016-07-30", "benchmark_fund_id": "BMW"}
    series("CONSTD", {day: Decimal("1000") for day in daily(D("2015-01-02"), NOW)}, **far)
    series("CONSTM", {day: Decimal("0.1") for day in months(D("2015-01-02"), NOW)}, "monthly", **far)
    series("TINY", walk(daily(D("2015-01-02"), NOW), 61, 120, 4, "0.000001", "0.0000000001"), **far)
    series("HUGE", walk(daily(D("2015-01-02"), NOW), 62, 120, 4, "1000000000", "0.01"), **far)
    series("FINE", walk(months(D("2012-01-02"), NOW), 63, 300, 4, "100", "0.000000000001"), "monthly", **far)
    series("STEADY", walk(months(D("2015-01-02"), NOW), 64, 0, 50, "100", "0.0001"), "monthly", **{**far, "benchmark_fund_id": "BMUP"})
    series("SAME", SERIES["BMM"][0], "monthly", launch_date="2012-06-30", benchmark_fund_id="BMM")
    series("OLDM", walk(months(D("1876-01-01"), NOW), 65, 300, 30, "4.44", "0.0001"), "monthly", launch_date="1957-03-04", benchmark_fund_id="BMM")
    series("OLDW", walk(weekly(D("1876-01-07"), NOW), 66, 150, 8, "10", "0.0001"), "weekly", launch_date="1957-03-04", benchmark_fund_id="BMM")


def frequencies():
    far = {"launch_date": "2018-08-18", "currency": "EUR"}
    series("WEDW", walk(weekly(D("2012-01-04"), NOW), 71, 300, 12), "weekly", benchmark_fund_id="BMD", **far)
    series("WENDW", walk(weekly(D("2012-01-06"), D("2026-10-30")), 72, 300, 12), "weekly", benchmark_fund_id="CLOSED", **far)
    series("MIDM", walk(months(D("2012-01-04"), NOW, 15), 73, 400, 30), "monthly", benchmark_fund_id="BMD", **far)
    series("FIRSTM", walk(months(D("2012-01-01"), NOW, 1), 74, 400, 30), "monthly", benchmark_fund_id="BMM", **far)
    series("ENDM", walk(months(D("2012-01-04"), NOW), 75, 400, 30), "monthly", benchmark_fund_id="BMW", **far)


def dates_and_terms():
    whole = lambda seed: walk(daily(D("2012-12-31"), NOW), seed)
    series("LAUNCH1", whole(81), launch_date="2020-08-15", benchmark_fund_id="BMLATE", currency="EUR")
    series("LAUNCH2", whole(82), launch_date="2010-01-01", benchmark_fund_id="BMDEAD", currency="JPY")
    series("LAUNCH3", whole(83), benchmark_fund_id="BMYOUNG", currency="GBP")
    series("LAUNCH4", whole(84), launch_date="2026-11-19", benchmark_fund_id="BMHOLE", currency="CHF")
    series("LAUNCH5", whole(85), launch_date="2023-11-17", benchmark_fund_id="BMCUT")
    series("CUT1", whole(86), launch_date="2018-02-28", history_from="2023-02-11", benchmark_fund_id="BMD")
    series("CUT2", whole(87), launch_date="2021-06-30", history_from="2019-12-31", benchmark_fund_id="BMM")
    series("CLOSED", whole(88), launch_date="2018-02-28", downloads="no", benchmark_fund_id="BMD")
    rate = {day: (level - 1000) / 100 for day, level in walk(daily(D("2015-01-02"), NOW), 89, 90, -1).items()}
    series("RATED", rate, returns="no")
    series("RATEM", {day: (level - 100) / 10 for day, level in walk(months(D("2015-01-02"), NOW), 90, 90, -1, "100").items()}, "monthly", returns="no")


def changing():
    """What the next release corrects, takes back, or adds."""
    told = {"launch_date": "2016-05-21", "benchmark_fund_id": "BMD"}
    for number in range(1, 5):
        series(f"CHANGE{number}", walk(daily(D("2013-12-31"), NOW), 90 + number), **told)


def change():
    """The second release."""
    def of(code):
        return SERIES[code][0]

    of("CHANGE1").update({D("2021-11-19"): Decimal("1111.11"), D("2026-10-30"): Decimal("1234.5")})
    for day in ("2025-12-31", "2025-12-30", "2021-01-29"):
        del of("CHANGE2")[D(day)]
    for day in [day for day in of("CHANGE3") if day > D("2026-10-30")]:
        del of("CHANGE3")[day]
    for day in [day for day in of("CHANGE4") if day != NOW]:
        del of("CHANGE4")[day]
    of("BMD")[D("2025-11-28")] *= Decimal("1.01")
    of("BMM")[D("2026-10-30")] *= Decimal("0.98")
    of("LAUNCH1")[date(2026, 11, 20)] = Decimal("1500.005")
    of("ENDM")[date(2026, 11, 20)] = Decimal("1500")
    SERIES["BMW"][1]["history_from"] = "2020-02-01"
    SERIES["CUT2"][1]["history_from"] = "2022-03-31"
    SERIES["LAUNCH2"][1]["launch_date"] = "2024-01-01"


COLUMNS = ["fund_id", "name", "asset_type", "currency", "frequency", "launch_date", "benchmark_fund_id", "history_from", "downloads", "returns", "ceased_on"]


def write(folder):
    (folder / "levels").mkdir(parents=True, exist_ok=True)
    holidays = ", ".join(HOLIDAYS)
    risk_free = ", ".join(f"{currency}: {code}" for currency, code in RISK_FREE.items())
    (folder / "site.yaml").write_text(SITE.format(holidays=holidays, riskFree=risk_free))
    with (folder / "indexes.csv").open("w", newline="") as file:
        table = csv.DictWriter(file, COLUMNS, restval="", lineterminator="\n")
        table.writeheader()
        for code, (_, told) in SERIES.items():
            table.writerow({"fund_id": code, "name": f"Awkward {code.title()}", "asset_type": "equity", **told})
    with (folder / "levels" / "all.csv").open("w", newline="") as file:
        table = csv.writer(file, lineterminator="\n")
        table.writerow(["date", "index", "level"])
        for code, (levels, _) in SERIES.items():
            table.writerows((day, code, format(levels[day], "f")) for day in sorted(levels))


def main():
    for make in (measures, ends, gaps, short, levels_of_all_sizes, frequencies, dates_and_terms, changing):
        make()
    if sys.argv[2] == "second":
        change()
    write(Path(sys.argv[1]))


if __name__ == "__main__":
    main()
