"""Every figure of a provider folder, from its files alone: with decimals, and without the product's code.

    python3 tests/independent/awkward/calculate.py FOLDER [LATER]     prints JSON: a figure, or the reason of its dash

With the folder that is published by now, what it withholds is withheld: an index that it narrowed is not shown, and others
are measured with what is left of it. Only these are printed.

Written from the methodology page (`src/publishing/pages/methodology/en-us.md`) and its rules of dashes.
"""

import csv
import json
import sys
from bisect import bisect_right
from calendar import monthrange
from datetime import date, timedelta
from functools import cached_property
from decimal import ROUND_HALF_UP, Context, Decimal, getcontext
from pathlib import Path

from make_folder import HOLIDAYS, RISK_FREE

getcontext().prec = 32
STEPS = {"daily": 252, "weekly": 52, "monthly": 12}
WINDOWS = {"1Y": 12, "3Y": 36, "5Y": 60, "10Y": 120, "SinceInception": None}
AGE = {"daily": 10, "weekly": 7}
LONGEST_STEP = {"daily": 14, "weekly": 21, "monthly": 45}
# Deviations below it are what rounding leaves of none.
ZERO = Decimal("1e-12")
TEN = Context(prec=10, rounding=ROUND_HALF_UP)
ONE_DECIMAL = ("positiveMonths", "upCapture", "downCapture", "liveYears")


class Dash(Exception):
    """No figure, for a reason."""


class Figure:
    def __init__(self, value, start, end, observations=None):
        self.value, self.start, self.end, self.observations = value, start, end, observations


def month_of(day):
    return day.year * 12 + day.month - 1


def last_day(month):
    year, zero = divmod(month, 12)
    return date(year, zero + 1, monthrange(year, zero + 1)[1])


def months_earlier(day, months):
    end = last_day(month_of(day) - months)
    return end.replace(day=min(day.day, end.day))


def anniversary(day, years):
    return date(day.year + years, day.month, min(day.day, monthrange(day.year + years, day.month)[1]))


def years_between(one, other):
    """Whole anniversaries, and the remaining days over the days of that year."""
    whole = other.year - one.year
    if anniversary(one, whole) > other:
        whole -= 1
    begin, end = anniversary(one, whole), anniversary(one, whole + 1)
    return whole + Decimal((other - begin).days) / (end - begin).days


def mean(values):
    return sum(values) / len(values)


def deviation(values):
    if len(values) < 2:
        raise Dash("too-short")
    middle = mean(values)
    return (sum((value - middle) ** 2 for value in values) / (len(values) - 1)).sqrt()


def simple_returns(levels):
    return [other / one - 1 for one, other in zip(levels, levels[1:])]


def geometric(returns):
    product = Decimal(1)
    for one in returns:
        product *= 1 + one
    return product ** (Decimal(1) / len(returns)) - 1


def over(numerator, denominator):
    """A quotient; nothing that varies is no denominator."""
    if abs(denominator) < ZERO:
        raise Dash("no-variance")
    return numerator / denominator


class Index:
    """The public levels of one index, and what is known of it."""

    def __init__(self, row, points, holidays):
        self.id, self.frequency = row["fund_id"], row.get("frequency") or "daily"
        parse = lambda name: date.fromisoformat(row[name]) if row.get(name) else None
        self.launch, self.since = parse("launch_date"), parse("history_from")
        self.points = [point for point in points if self.since is None or point[0] >= self.since]
        self.is_cut = self.since is not None and len(self.points) < len(points)
        self.is_withheld = row.get("downloads") == "no"
        self.has_returns = row.get("returns") != "no"
        self.holidays, self.benchmark, self.cash = holidays, None, None
        self.days = [day for day, _ in self.points]

    def last(self):
        return self.points[-1]

    def ends_month(self):
        """Whether the last level is the last of its month: the next one, by the calendar, is of a later month."""
        if self.frequency == "monthly":
            return True
        last = self.last()[0]
        following = last + timedelta(days=7 if self.frequency == "weekly" else 1)
        while following.weekday() > 4 or following in self.holidays:
            following += timedelta(days=1)
        return month_of(following) != month_of(last)

    def goes_back(self, months):
        last = self.last()[0]
        if self.ends_month():
            return last_day(month_of(last) - months)
        return months_earlier(last, months)

    def level_at(self, day):
        """The level that a period going back to a day begins with."""
        place = bisect_right(self.days, day) - 1
        if place < 0:
            raise Dash("too-short")
        found = self.points[place]
        if self.frequency == "monthly":
            is_near = month_of(found[0]) == month_of(day)
        else:
            is_near = (day - found[0]).days <= AGE[self.frequency]
        if not is_near:
            raise Dash("gap")
        return found

    def start_of(self, months):
        if months is None:
            return self.points[0]
        return self.level_at(self.goes_back(months))

    @cached_property
    def month_ends(self):
        """The last levels of the months that have ended, by month."""
        ends = {month_of(day): (day, level) for day, level in self.points}
        if not self.ends_month():
            del ends[month_of(self.last()[0])]
        if self.frequency == "monthly":
            return ends
        return {m: point for m, point in ends.items() if (last_day(m) - point[0]).days <= 10}

    def newest_ended(self):
        last = month_of(self.last()[0])
        return last if self.ends_month() else last - 1

    def months_of_window(self, months, newest):
        """The months of a window, the one that it starts from first."""
        ends = self.month_ends
        if months is None:
            if not ends or min(ends) >= newest:
                raise Dash("too-short")
            months = newest - min(ends)
        wanted = range(newest - months, newest + 1)
        if not ends or wanted[0] < min(ends):
            raise Dash("too-short" if wanted[0] <= month_of(self.points[0][0]) else "gap")
        if any(month not in ends for month in wanted):
            raise Dash("gap")
        return [ends[month] for month in wanted]

    def nearest(self, day):
        """Its level nearest to a month-end of another index; None where none is near."""
        if not self.points:
            return None
        place = bisect_right(self.days, day)
        around = self.points[max(0, place - 1) : place + 1]
        point = min(around, key=lambda one: (abs((one[0] - day).days), one[0]))
        most = 7 if self.frequency == "weekly" else 3
        return point if abs((point[0] - day).days) <= most else None


def growth(start, end, years=None):
    if start[0] == end[0]:
        raise Dash("too-short")
    grown = end[1] / start[1]
    value = grown if years is None else grown ** (1 / Decimal(years))
    return Figure((value - 1) * 100, start[0], end[0], 1)


def since(start, end):
    years = years_between(start[0], end[0])
    return growth(start, end, years if years >= 1 else None)


def since_launch(index):
    if index.is_cut and index.launch is not None and index.launch < index.days[0]:
        raise Dash("withheld")
    if index.launch is None:
        raise Dash("no-launch-date")
    live = [point for point in index.points if point[0] >= index.launch]
    if not live:
        raise Dash("too-short")
    return since(live[0], index.last())


def live_years(index):
    if index.launch is None:
        raise Dash("no-launch-date")
    last = index.last()[0]
    if last < index.launch:
        raise Dash("too-short")
    return Figure(years_between(index.launch, last), index.launch, last)


def calendar_year(index, year):
    """The year's return, and whether it is to date."""
    last = index.last()
    if year < index.days[0].year or year > last[0].year:
        raise Dash("too-short")
    start = index.level_at(date(year - 1, 12, 31))
    ended = year < last[0].year or (last[0].month == 12 and index.ends_month())
    if not ended:
        return growth(start, last), True
    end = [point for point in index.points if point[0].year == year][-1:]
    if not end:
        raise Dash("gap")
    is_near = end[0][0].month == 12 if index.frequency == "monthly" else (date(year, 12, 31) - end[0][0]).days <= 10
    if not is_near:
        raise Dash("gap")
    return growth(start, end[0]), False


def whole_year(index, year):
    found, to_date = calendar_year(index, year)
    if to_date:
        raise Dash("too-short")
    return found


def volatility(index, months):
    start = index.start_of(months)
    points = [point for point in index.points if point[0] >= start[0]]
    longest = LONGEST_STEP[index.frequency]
    if any((b[0] - a[0]).days > longest for a, b in zip(points, points[1:])):
        raise Dash("gap")
    returns = simple_returns([level for _, level in points])
    value = deviation(returns) * Decimal(STEPS[index.frequency]).sqrt() * 100
    return Figure(value, start[0], points[-1][0], len(returns))


def of_months(index, months, made):
    points = index.months_of_window(months, index.newest_ended())
    returns = simple_returns([level for _, level in points])
    return Figure(made(returns), points[0][0], points[-1][0], len(returns))


def drawdown(index, months):
    """The deepest fall: its depth, and the days of peak, trough and recovery; None where nothing fell."""
    start = index.start_of(months)
    points = [point for point in index.points if point[0] >= start[0]]
    if len(points) < 2:
        raise Dash("too-short")
    peak, worst = points[0], None
    for point in points:
        if point[1] >= peak[1]:
            peak = point
        depth = point[1] / peak[1] - 1
        if depth < 0 and (worst is None or depth < worst[0]):
            worst = (depth, peak, point)
    if worst is None:
        return start[0], points[-1][0], Decimal(0), None, None, None
    back = next((p[0] for p in points if p[0] > worst[2][0] and p[1] >= worst[1][1]), None)
    return start[0], points[-1][0], worst[0] * 100, worst[1][0], worst[2][0], back


def maximum_drawdown(index, months):
    start, end, depth, *_ = drawdown(index, months)
    return Figure(depth, start, end)


def recovery_days(index, months):
    start, end, _, peak, trough, back = drawdown(index, months)
    if peak is None:
        raise Dash("no-fall")
    if back is None:
        raise Dash("not-recovered")
    return Figure(Decimal((back - trough).days), start, end)


def current_drawdown(index):
    if index.is_cut:
        raise Dash("withheld")
    if len(index.points) < 2:
        raise Dash("too-short")
    high = max(level for _, level in index.points)
    return Figure((index.last()[1] / high - 1) * 100, index.days[0], index.last()[0])


def paired(index, other, months, made):
    """A figure of monthly returns of an index and of another series, read at the index's month-ends."""
    if not other.points:
        raise Dash("not-covered")
    newest = index.newest_ended()
    ends = index.month_ends


    def is_late(month):
        """Whether the other series has not come to a month-end of the index, or to its month with one level a month."""
        if month not in ends or other.nearest(ends[month][0]) is not None:
            return False
        last = other.days[-1]
        return month_of(last) < month if other.frequency == "monthly" else last < ends[month][0]

    if is_late(newest):
        # Its window ends a month earlier; more than a month behind, it has ended.
        newest -= 1
        if is_late(newest):
            raise Dash("ended")
    points = index.months_of_window(months, newest)
    others = [other.nearest(day) for day, _ in points]
    if any(point is None for point in others):
        raise Dash("not-covered")
    own = simple_returns([level for _, level in points])
    theirs = simple_returns([level for _, level in others])
    return Figure(made(own, theirs), points[0][0], points[-1][0], len(own))


def annual(returns):
    return (1 + geometric(returns)) ** 12 - 1


def covariance(own, theirs):
    if len(own) < 2:
        raise Dash("too-short")
    a, b = mean(own), mean(theirs)
    return sum((x - a) * (y - b) for x, y in zip(own, theirs)) / (len(own) - 1)


def tracking_error(own, theirs):
    return deviation([a - b for a, b in zip(own, theirs)]) * Decimal(12).sqrt()


def excess_return(own, theirs):
    return annual(own) - annual(theirs)


def beta(own, theirs):
    return over(over(covariance(own, theirs), deviation(theirs)), deviation(theirs))


def correlation(own, theirs):
    return over(over(covariance(own, theirs), deviation(own)), deviation(theirs))


def capture(sign):
    def made(own, theirs):
        chosen = [(a, b) for a, b in zip(own, theirs) if b * sign > 0]
        if not chosen:
            raise Dash("no-such-month")
        return 100 * geometric([a for a, _ in chosen]) / geometric([b for _, b in chosen])

    return made


def sharpe(own, cash):
    excess = [a - b for a, b in zip(own, cash)]
    over(Decimal(1), deviation(own))
    return over(mean(excess), deviation(excess)) * Decimal(12).sqrt()


def sortino(own, cash):
    excess = [a - b for a, b in zip(own, cash)]
    over(Decimal(1), deviation(own))
    below = (sum(min(Decimal(0), one) ** 2 for one in excess) / len(excess)).sqrt()
    return over(mean(excess), below) * Decimal(12).sqrt()


def of_several(made):
    def of(returns):
        if len(returns) < 2:
            raise Dash("too-short")
        return made(returns)

    return of


MONTHLY = {
    "monthlyVolatility": lambda returns: deviation(returns) * Decimal(12).sqrt() * 100,
    "bestMonth": of_several(lambda returns: max(returns) * 100),
    "worstMonth": of_several(lambda returns: min(returns) * 100),
    "positiveMonths": of_several(lambda returns: Decimal(100) * sum(one > 0 for one in returns) / len(returns)),
}
AGAINST = {
    "excessReturn": lambda own, theirs: excess_return(own, theirs) * 100,
    "trackingError": lambda own, theirs: tracking_error(own, theirs) * 100,
    "informationRatio": lambda own, theirs: over(excess_return(own, theirs), tracking_error(own, theirs)),
    "beta": beta,
    "correlation": correlation,
    "rSquared": lambda own, theirs: correlation(own, theirs) ** 2,
    "upCapture": capture(1),
    "downCapture": capture(-1),
}
BEYOND_CASH = {"sharpeRatio": sharpe, "sortinoRatio": sortino}


def register(index):
    """What calculates each figure, by its tag, with the series that it is measured with."""
    last = index.last()
    first_of = lambda month: date(last[0].year, month, 1) - timedelta(days=1)
    begins = {"MTD": first_of(last[0].month), "QTD": first_of((last[0].month - 1) // 3 * 3 + 1), "YTD": first_of(1)}
    made = {}
    for months in (1, 3, 6):
        made[f"return{months}M"] = lambda n=months: growth(index.start_of(n), last)
    for name, day in begins.items():
        made[f"return{name}"] = lambda day=day: growth(index.level_at(day), last)
    made["return1Y"] = lambda: growth(index.start_of(12), last)
    for years in (3, 5, 10):
        made[f"return{years}Y"] = lambda n=years: growth(index.start_of(12 * n), last, n)
        made[f"cumulativeReturn{years}Y"] = lambda n=years: growth(index.start_of(12 * n), last)
    made["returnSinceInception"] = lambda: since(index.points[0], last)
    made["returnSinceLaunch"] = lambda: since_launch(index)
    made["liveYears"] = lambda: live_years(index)
    newest = (index.newest_ended() + 1) // 12
    for year in range(newest - 10, newest):
        made[f"return{year}"] = lambda year=year: whole_year(index, year)
    made["currentDrawdown"] = lambda: current_drawdown(index)
    others = {}
    for window, months in WINDOWS.items():
        made[f"volatility{window}"] = lambda n=months: volatility(index, n)
        made[f"maximumDrawdown{window}"] = lambda n=months: maximum_drawdown(index, n)
        made[f"recoveryDays{window}"] = lambda n=months: recovery_days(index, n)
        for stem, of in MONTHLY.items():
            made[f"{stem}{window}"] = lambda n=months, of=of: of_months(index, n, of)
        for of_all, other, none in ((AGAINST, index.benchmark, "no-benchmark"), (BEYOND_CASH, index.cash, "no-risk-free")):
            for stem, of in of_all.items():
                others[f"{stem}{window}"] = other
                made[f"{stem}{window}"] = lambda n=months, of=of, other=other, none=none: measured_with(index, other, n, of, none)
    return made, others


def measured_with(index, other, months, of, none):
    if other is None:
        raise Dash(none)
    return paired(index, other, months, of)


def crosses_launch(index, other, start):
    found = [None if one.launch is None else start < one.launch for one in (index, other) if one is not None]
    return True if True in found else None if None in found else False


def measure(index, tag, made, other):
    if not index.has_returns:
        return {"missing": "no-returns"}
    try:
        if index.is_cut and tag.endswith("SinceInception"):
            raise Dash("withheld")
        found = made()
    except Dash as dash:
        reason = str(dash)
        return {"missing": "withheld" if reason == "too-short" and index.is_cut else reason}
    answer = {"value": format(TEN.plus(found.value), "f"), "shown": rounded(tag, found.value)}
    # From ten digits of a return, and the last level, the first one would follow.
    if index.is_withheld or (other is not None and other.is_withheld):
        answer["value"] = answer["shown"]
    answer["from"], answer["to"] = found.start.isoformat(), found.end.isoformat()
    answer["crossesLaunch"] = crosses_launch(index, other, found.start)
    return answer if found.observations is None else {**answer, "observations": found.observations}


def rounded(tag, value):
    """As it is shown: ten significant digits, rounded half away from zero on these."""
    decimals = 0 if tag.startswith("recoveryDays") else 1 if tag.startswith(ONE_DECIMAL) else 2
    shown = TEN.plus(value).quantize(Decimal(1).scaleb(-decimals), rounding=ROUND_HALF_UP)
    return format(abs(shown) if shown == 0 else shown, "f")


def months_of_year(index, year):
    """The return of each month of a year, or the reason of its dash; the running month is to date."""
    ends, last, cells = index.month_ends, index.last(), []
    for month in range(year * 12, year * 12 + 12):
        end = ends.get(month)
        if month == month_of(last[0]) and not index.ends_month():
            end = last
        start = ends.get(month - 1)
        cells.append(None if start is None or end is None else end[1] / start[1] * 100 - 100)
    return cells


def given(index, value):
    """To ten digits; of levels that may not be downloaded no more than pages show, or they could be rebuilt."""
    return rounded("", value) if index.is_withheld else format(TEN.plus(value), "f")


def calendar(index):
    found = []
    for year in range(index.last()[0].year, index.days[0].year - 1, -1):
        try:
            whole, to_date = calendar_year(index, year)
        except Dash as dash:
            whole, to_date = None, None
        months = months_of_year(index, year)
        text = lambda value: None if value is None else given(index, value)
        found.append({"year": year, "value": text(whole and whole.value), "toDate": to_date, "months": [text(one) for one in months], "shown": [None if one is None else rounded("", one) for one in (whole and whole.value, *months)]})
    # Years before the first figure are left out; a later one without any stands among the others.
    while found and all(one is None for one in found[-1]["shown"]):
        found.pop()
    return found


def rolling(index, months):
    ends, found = index.month_ends, []
    for month in sorted(ends):
        if month + months in ends:
            grown = ends[month + months][1] / ends[month][1]
            value = (grown ** (Decimal(12) / max(12, months)) - 1) * 100
            found.append((value, ends[month][0], ends[month + months][0]))
    if not found:
        return None
    values = sorted(value for value, *_ in found)
    half = len(values) // 2
    median = values[half] if len(values) % 2 else (values[half - 1] + values[half]) / 2
    positive = Decimal(100) * sum(value > 0 for value in values) / len(values)
    best, worst = max(found, key=lambda one: one[0]), min(found, key=lambda one: one[0])
    text = lambda value: given(index, value)
    dated = lambda one: {"value": text(one[0]), "from": one[1].isoformat(), "to": one[2].isoformat()}
    return {"count": len(found), "best": dated(best), "worst": dated(worst), "median": text(median), "positive": text(positive)}


def year_range(index):
    start = index.goes_back(12)
    year = [point for point in index.points if point[0] > start]
    is_short = (index.days[0] - start).days > 7
    high, low = max(level for _, level in year), min(level for _, level in year)
    dated = lambda level: {"value": str(level), "date": [day for day, one in year if one == level][-1].isoformat()}
    return {"high": dated(high), "low": dated(low), "since": index.days[0].isoformat() if is_short else None}


def dated_drawdowns(index):
    found = {}
    for window, months in WINDOWS.items():
        try:
            _, _, depth, *days = drawdown(index, months)
        except Dash:
            continue
        if not (index.is_cut and months is None):
            found[window] = [day and day.isoformat() for day in days]
    return found


def everything(index):
    if not index.points or index.is_narrowed:
        return {"asOf": None, "isShown": not index.is_narrowed}
    made, others = register(index)
    answer = {"asOf": index.last()[0].isoformat(), "endsMonth": index.ends_month(), "isWithheld": index.is_withheld}
    answer["register"] = {tag: measure(index, tag, of, others.get(tag)) for tag, of in made.items()}
    answer["range"] = year_range(index)
    if index.has_returns:
        answer["calendar"] = calendar(index)
        answer["rolling"] = {str(months): rolling(index, months) for months in (12, 36, 60)}
        answer["drawdowns"] = dated_drawdowns(index)
    return answer


def table(folder):
    return list(csv.DictReader((folder / "indexes.csv").open()))


def read(folder, later):
    """The indexes of a folder, with levels in the long form."""
    holidays = {date.fromisoformat(day) for day in HOLIDAYS}
    points = {}
    for path in sorted((folder / "levels").iterdir()):
        for row in csv.DictReader(path.open()):
            if row["level"] != "":
                points.setdefault(row["index"], []).append((date.fromisoformat(row["date"]), Decimal(row["level"])))
    rows, terms = table(folder), {row["fund_id"]: row["history_from"] for row in table(later)}
    indexes = {}
    for row in rows:
        is_narrowed = terms[row["fund_id"]] > row["history_from"]
        row["history_from"] = max(row["history_from"], terms[row["fund_id"]])
        indexes[row["fund_id"]] = Index(row, sorted(points.get(row["fund_id"], [])), holidays)
        indexes[row["fund_id"]].is_narrowed = is_narrowed
    for row in rows:
        one = indexes[row["fund_id"]]
        one.benchmark = indexes.get(row["benchmark_fund_id"])
        cash = RISK_FREE.get(row["currency"])
        one.cash = indexes[cash] if cash and cash != one.id else None
    return indexes


if __name__ == "__main__":
    folder, later = Path(sys.argv[1]), Path(sys.argv[-1])
    indexes = read(folder, later)
    if later != folder:
        # What no narrowed index is part of is as it was.
        with_others = lambda one: [one, one.benchmark, one.cash]
        indexes = {code: one for code, one in indexes.items() if any(each and each.is_narrowed for each in with_others(one))}
    json.dump({code: everything(index) for code, index in indexes.items()}, sys.stdout)
