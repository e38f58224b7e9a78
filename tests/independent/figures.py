"""Figures of index levels, calculated a second time: by hand, with decimals, and without the product's code.

    python3 tests/independent/figures.py            writes expected-figures.json beside this file
    python3 tests/independent/figures.py --series   writes the hand-made series first

The open histories lie in ../shared/data, which is no part of the project; without them only the hand-made
series are calculated, and the committed figures of the others are kept.
"""

import csv
import json
import sys
from calendar import monthrange
from datetime import date, timedelta
from decimal import Decimal, getcontext
from pathlib import Path

getcontext().prec = 40
HERE = Path(__file__).parent
OPEN = HERE.parent.parent / ".." / "shared" / "data" / "prices"
STEPS = {"daily": 252, "weekly": 52, "monthly": 12}
WINDOWS = {"1Y": 12, "3Y": 36, "5Y": 60, "10Y": 120}


def earlier(day, months):
    """The same day so many months before; the end of a month leads to the end of a month."""
    index = day.year * 12 + day.month - 1 - months
    year, month = divmod(index, 12)
    end = monthrange(year, month + 1)[1]
    if day.day == monthrange(day.year, day.month)[1]:
        return date(year, month + 1, end)
    return date(year, month + 1, min(day.day, end))


def month_of(day):
    return (day.year, day.month)


def next_level(day, frequency):
    """The day of the level after a last one, by a calendar without holidays."""
    following = day + timedelta(days=7 if frequency == "weekly" else 1)
    while following.weekday() > 4:
        following += timedelta(days=1)
    return following


def ends_month(series, frequency):
    """Whether the last level is the last of its month."""
    last = series[-1][0]
    return frequency == "monthly" or month_of(next_level(last, frequency)) != month_of(last)


def start_of(series, frequency, months):
    """The day that a period goes back to: a month-end where the last level is the last of its month."""
    last = series[-1][0]
    if not ends_month(series, frequency):
        return earlier(last, months)
    year, month = before_month(month_of(last), months)
    return date(year, month, monthrange(year, month)[1])


def base_of(series, frequency, months):
    """The level that a period is measured from."""
    return base(series, frequency, start_of(series, frequency, months))


def base(series, frequency, day):
    """The last level on or before a day: of that very month, or at most 10 days older, a week if weekly."""
    before = [point for point in series if point[0] <= day]
    if not before:
        return None
    found = before[-1]
    if frequency == "monthly":
        return found if month_of(found[0]) == month_of(day) else None
    return found if (day - found[0]).days <= {"daily": 10, "weekly": 7}[frequency] else None


def anniversary(day, years):
    year = day.year + years
    return date(year, day.month, min(day.day, monthrange(year, day.month)[1]))


def years_between(one, other):
    """Whole anniversaries, and the remaining days over the days of that year."""
    whole = max(n for n in range(0, 400) if n == 0 or anniversary(one, n) <= other)
    begin, end = anniversary(one, whole), anniversary(one, whole + 1)
    return whole + Decimal((other - begin).days) / (end - begin).days


def per_cent(growth):
    return (growth - 1) * 100


def growth_to_end(series, start, years=None):
    """Return in per cent from a level to the last; annualised over so many years where they are given."""
    if start is None or start[0] == series[-1][0]:
        return None
    growth = series[-1][1] / start[1]
    return per_cent(growth if years is None else growth ** (1 / Decimal(years)))


def since(series, start):
    """Return since a level, per year from the first anniversary on."""
    if start is None or start[0] == series[-1][0]:
        return None
    years = years_between(start[0], series[-1][0])
    return growth_to_end(series, start, years if years >= 1 else None)


def period_returns(series, frequency, launch):
    last = series[-1][0]
    quarter = (last.month - 1) // 3 * 3 + 1
    ends = {
        "MTD": date(last.year, last.month, 1) - timedelta(days=1),
        "QTD": date(last.year, quarter, 1) - timedelta(days=1),
        "YTD": date(last.year - 1, 12, 31),
    }
    found = {}
    for months in (1, 3, 6):
        found[f"return{months}M"] = growth_to_end(series, base_of(series, frequency, months))
    for name, day in ends.items():
        found[f"return{name}"] = growth_to_end(series, base(series, frequency, day))
    found["return1Y"] = growth_to_end(series, base_of(series, frequency, 12))
    for years in (3, 5, 10):
        start = base_of(series, frequency, 12 * years)
        found[f"return{years}Y"] = growth_to_end(series, start, years)
        found[f"cumulativeReturn{years}Y"] = growth_to_end(series, start)
    found["returnSinceInception"] = since(series, series[0])
    live = [point for point in series if point[0] >= launch]
    found["returnSinceLaunch"] = since(series, live[0]) if live else None
    found["liveYears"] = years_between(launch, last)
    return found


def last_of_months(series):
    found = {}
    for day, level in series:
        found[(day.year, day.month)] = (day, level)
    return found


def before_month(month, steps=1):
    year, zero = divmod(month[0] * 12 + month[1] - 1 - steps, 12)
    return (year, zero + 1)


def calendar_returns(series, frequency):
    ended = ended_months(series, frequency)
    last = series[-1]
    ends = {**ended, **({} if ends_month(series, frequency) else {month_of(last[0]): last})}
    years = {}
    for year in range(series[0][0].year, last[0].year + 1):
        start = base(series, frequency, date(year - 1, 12, 31))
        running = year == last[0].year and (month_of(last[0]) not in ended or last[0].month != 12)
        end = last if running else base(series, frequency, date(year, 12, 31))
        whole = None
        if start and end and end[0].year == year:
            whole = per_cent(end[1] / start[1])
        cells = []
        for month in range(1, 13):
            one, other = ended.get(before_month((year, month))), ends.get((year, month))
            cells.append(per_cent(other[1] / one[1]) if one and other else None)
        # Years before the first figure are left out; a later one without any stands among the others.
        if years or whole is not None or any(cell is not None for cell in cells):
            years[str(year)] = {"whole": whole, "months": cells}
    return years


def newest_ended(series, frequency):
    """The newest month that has ended, whether it has a level near its end or not."""
    last = month_of(series[-1][0])
    return last if ends_month(series, frequency) else before_month(last)


def ended_months(series, frequency):
    """The last levels of the months that have ended, at most ten days before their ends."""
    months = last_of_months(series)
    if not ends_month(series, frequency):
        del months[month_of(series[-1][0])]
    if frequency == "monthly":
        return months
    return {
        month: point
        for month, point in months.items()
        if monthrange(*month)[1] - point[0].day <= 10
    }


def deviation(values):
    mean = sum(values) / len(values)
    return (sum((value - mean) ** 2 for value in values) / (len(values) - 1)).sqrt()


def simple_returns(levels):
    return [other / one - 1 for one, other in zip(levels, levels[1:])]


def volatility(series, frequency, months):
    start = series[0] if months is None else base_of(series, frequency, months)
    if start is None:
        return None
    points = [point for point in series if point[0] >= start[0]]
    longest = {"daily": 14, "weekly": 21, "monthly": 45}[frequency]
    if any((other[0] - one[0]).days > longest for one, other in zip(points, points[1:])):
        return None
    returns = simple_returns([level for _, level in points])
    return deviation(returns) * Decimal(STEPS[frequency]).sqrt() * 100


def window_months(ends, last, months):
    """The months of a window, the one that it starts from first; None where one has no level."""
    count = (last[0] - min(ends)[0]) * 12 + last[1] - min(ends)[1] if months is None else months
    wanted = [before_month(last, count - step) for step in range(count + 1)]
    return wanted if all(month in ends for month in wanted) else None


def months_of(series, frequency, months):
    """Best and worst month, the part above zero, and the deviation of monthly returns."""
    ends = ended_months(series, frequency)
    wanted = window_months(ends, newest_ended(series, frequency), months)
    if wanted is None:
        return {}
    returns = simple_returns([ends[month][1] for month in wanted])
    return {
        "monthlyVolatility": deviation(returns) * Decimal(12).sqrt() * 100,
        "bestMonth": max(returns) * 100,
        "worstMonth": min(returns) * 100,
        "positiveMonths": Decimal(100) * len([one for one in returns if one > 0]) / len(returns),
    }


def nearest(series, frequency, day):
    """The level nearest to a day, at most three days from it, a week in a weekly series."""
    point = min(series, key=lambda one: (abs((one[0] - day).days), one[0]))
    most = 7 if frequency == "weekly" else 3
    return point if abs((point[0] - day).days) <= most else None


def monthly_pair(one, other, months):
    ends = ended_months(*one)
    read_at = {month: nearest(*other, point[0]) for month, point in ends.items()}
    newest = newest_ended(*one)
    # Where the other series has not come to a month-end, windows end a month earlier.
    is_late = lambda m: m in ends and read_at[m] is None and other[0][-1][0] < ends[m][0]
    last = next((m for m in (newest, before_month(newest)) if not is_late(m)), None)
    # Of a series that is more than a month behind there is no last year.
    if last is None:
        return None
    wanted = window_months(ends, last, months)
    if wanted is None or any(read_at.get(month) is None for month in wanted):
        return None
    return tuple(simple_returns([which[month][1] for month in wanted]) for which in (ends, read_at))


def geometric(returns):
    """Mean growth of one month, less one."""
    product = Decimal(1)
    for one in returns:
        product *= 1 + one
    return product ** (Decimal(1) / len(returns)) - 1


def annual(returns):
    return (1 + geometric(returns)) ** 12 - 1


def capture(own, theirs, sign):
    chosen = [(a, b) for a, b in zip(own, theirs) if b * sign > 0]
    if not chosen:
        return None
    return 100 * geometric([a for a, _ in chosen]) / geometric([b for _, b in chosen])


def against(one, other, months):
    pair = monthly_pair(one, other, months)
    if pair is None:
        return {}
    own, theirs = pair
    mean, their_mean = sum(own) / len(own), sum(theirs) / len(theirs)
    covariance = sum((a - mean) * (b - their_mean) for a, b in zip(own, theirs)) / (len(own) - 1)
    error = deviation([a - b for a, b in zip(own, theirs)]) * Decimal(12).sqrt()
    excess = annual(own) - annual(theirs)
    correlation = covariance / (deviation(own) * deviation(theirs))
    return {
        "excessReturn": excess * 100,
        "trackingError": error * 100,
        "informationRatio": excess / error,
        "beta": covariance / deviation(theirs) ** 2,
        "correlation": correlation,
        "rSquared": correlation**2,
        "upCapture": capture(own, theirs, 1),
        "downCapture": capture(own, theirs, -1),
    }


def beyond_cash(one, cash, months):
    """Sharpe and Sortino ratio."""
    pair = monthly_pair(one, cash, months)
    if pair is None:
        return {}
    excess = [a - b for a, b in zip(*pair)]
    mean = sum(excess) / len(excess)
    downside = (sum(min(Decimal(0), each) ** 2 for each in excess) / len(excess)).sqrt()
    return {
        "sharpeRatio": mean / deviation(excess) * Decimal(12).sqrt(),
        "sortinoRatio": mean / downside * Decimal(12).sqrt(),
    }


def drawdown(series, frequency, months):
    start = series[0] if months is None else base_of(series, frequency, months)
    if start is None:
        return None
    points = [point for point in series if point[0] >= start[0]]
    worst = None
    peak = points[0]
    for point in points:
        if point[1] >= peak[1]:
            peak = point
        depth = per_cent(point[1] / peak[1])
        if depth < 0 and (worst is None or depth < worst["depth"]):
            worst = {"depth": depth, "peak": peak, "trough": point}
    if worst is None:
        return "none"
    back = [p for p in points if p[0] > worst["trough"][0] and p[1] >= worst["peak"][1]]
    return {
        "depth": worst["depth"],
        "peak": worst["peak"][0].isoformat(),
        "trough": worst["trough"][0].isoformat(),
        "recovery": back[0][0].isoformat() if back else None,
    }


def rolling(series, frequency, months):
    ends = ended_months(series, frequency)
    found = []
    for month in ends:
        start = before_month(month, months)
        if start in ends:
            growth = ends[month][1] / ends[start][1]
            found.append(per_cent(growth ** (Decimal(12) / max(12, months))))
    if not found:
        return None
    ordered = sorted(found)
    middle = len(ordered) // 2
    median = ordered[middle] if len(ordered) % 2 else (ordered[middle - 1] + ordered[middle]) / 2
    return {
        "count": len(found),
        "best": ordered[-1],
        "worst": ordered[0],
        "median": median,
        "positive": Decimal(100) * len([value for value in found if value > 0]) / len(found),
    }


def year_range(series, frequency):
    start = start_of(series, frequency, 12)
    year = [point for point in series if point[0] > start]
    high, low = max(level for _, level in year), min(level for _, level in year)
    dated = lambda level: [point[0].isoformat() for point in year if point[1] == level][-1]
    return {"high": high, "highDate": dated(high), "low": low, "lowDate": dated(low)}


def fall_of(series, frequency, months):
    """Depth of the deepest fall, and the days from its trough to the old peak."""
    found = drawdown(series, frequency, months)
    if found is None or found == "none":
        return {"maximumDrawdown": found and Decimal(0)}
    trough, recovery = found["trough"], found["recovery"]
    days = recovery and (date.fromisoformat(recovery) - date.fromisoformat(trough)).days
    return {"maximumDrawdown": found["depth"], "recoveryDays": days and Decimal(days)}


def register(series, frequency, launch, benchmark, cash):
    """Every figure by its tag; what has no value is absent or None."""
    one = (series, frequency)
    found = period_returns(series, frequency, launch)
    found["currentDrawdown"] = per_cent(series[-1][1] / max(level for _, level in series))
    for year, cells in calendar_returns(series, frequency).items():
        year_ended, month = newest_ended(series, frequency)
        newest = year_ended if month == 12 else year_ended - 1
        if newest - 10 < int(year) <= newest:
            found[f"return{year}"] = cells["whole"]
    for name, months in {**WINDOWS, "SinceInception": None}.items():
        of_window = {
            "volatility": volatility(series, frequency, months),
            **months_of(series, frequency, months),
            **fall_of(series, frequency, months),
            **(against(one, benchmark, months) if benchmark else {}),
            **(beyond_cash(one, cash, months) if cash else {}),
        }
        found.update({f"{stem}{name}": value for stem, value in of_window.items()})
    return {tag: value for tag, value in found.items() if value is not None}


def figures(series, frequency, launch, benchmark=None, cash=None):
    return {
        "frequency": frequency,
        "launch": launch.isoformat(),
        "isMeasuredWith": benchmark is not None,
        "register": register(series, frequency, launch, benchmark, cash),
        "calendar": calendar_returns(series, frequency),
        "drawdown": {
            **{name: drawdown(series, frequency, n) for name, n in WINDOWS.items()},
            "inception": drawdown(series, frequency, None),
        },
        "rolling": {str(n): rolling(series, frequency, n) for n in (12, 36, 60)},
        "range": year_range(series, frequency),
    }


def read(path, day_column, level_column, parse):
    with open(path, newline="", encoding="utf-8") as file:
        rows = [(parse(row[day_column]), Decimal(row[level_column])) for row in csv.DictReader(file)]
    return sorted(point for point in rows if point[1] > 0)


def american(text):
    month, day, year = text.split("/")
    return date(int(year), int(month), int(day))


def hand_made():
    """Series without chance: a random walk of whole numbers, always the same."""
    state = 20261121

    def step(width):
        nonlocal state
        state = (state * 1103515245 + 12345) % 2**31
        return Decimal(state // 65536 % (2 * width + 1) - width)

    daily, level, day = [], Decimal(1000), date(2020, 1, 2)
    while day <= date(2024, 2, 29):
        closed = day.weekday() > 4 or (day.month, day.day) in {(12, 25), (1, 1)}
        if not closed:
            daily.append((day, level))
            level = (level * (1 + (step(200) + 3) / 10000)).quantize(Decimal("0.01"))
        day += timedelta(days=1)
    monthly, benchmark, cash = [], [], []
    levels = [Decimal(100), Decimal(500), Decimal(1000)]
    for index in range(2013 * 12 + 5, 2024 * 12 + 6):
        year, zero = divmod(index, 12)
        day = date(year, zero + 1, monthrange(year, zero + 1)[1])
        while day.weekday() > 4:
            day -= timedelta(days=1)
        # No level in April 2017: every window over it has a hole.
        if (year, zero) != (2017, 3):
            monthly.append((day, levels[0]))
        benchmark.append((day, levels[1]))
        cash.append((day, levels[2]))
        common = step(400)
        levels[0] *= 1 + (common + step(150) + 60) / 10000
        levels[1] *= 1 + (common + 50) / 10000
        levels[2] *= 1 + (step(10) + 15) / 10000
        levels = [value.quantize(Decimal("0.0001")) for value in levels]
    weekly, level, day = [], Decimal(1000), date(2013, 1, 4)
    # Two Fridays without a level, 21 days from one to the next, and three in a row, which are a gap.
    missing = {date(2021, 6, 4), date(2021, 6, 11), *(date(2016, 8, day) for day in (5, 12, 19))}
    while day <= date(2024, 5, 17):
        if day not in missing:
            weekly.append((day, level))
        level = (level * (1 + (step(400) + 12) / 10000)).quantize(Decimal("0.01"))
        day += timedelta(days=7)
    return {
        "daily": daily,
        "monthly": monthly,
        "benchmark": benchmark,
        "cash": cash,
        "weekly": weekly,
    }


def shown(value):
    if isinstance(value, Decimal):
        return format(value, ".12f")
    if isinstance(value, dict):
        return {key: shown(one) for key, one in value.items()}
    return [shown(one) for one in value] if isinstance(value, (list, tuple)) else value


def main():
    if "--series" in sys.argv:
        for name, points in hand_made().items():
            lines = ["date,level", *(f"{day.isoformat()},{level}" for day, level in points)]
            (HERE / "series" / f"{name}.csv").write_text("\n".join(lines) + "\n")
    made = {
        name: read(HERE / "series" / f"{name}.csv", "date", "level", date.fromisoformat)
        for name in ("daily", "weekly", "monthly", "benchmark", "cash")
    }
    benchmark, cash = (made["benchmark"], "monthly"), (made["cash"], "monthly")
    target = HERE / "expected-figures.json"
    expected = json.loads(target.read_text()) if target.exists() else {}
    expected["daily"] = figures(made["daily"], "daily", date(2021, 3, 14), benchmark, cash)
    expected["weekly"] = figures(made["weekly"], "weekly", date(2023, 9, 1), benchmark, cash)
    expected["monthly"] = figures(made["monthly"], "monthly", date(2018, 7, 15), benchmark, cash)
    if OPEN.exists():
        sp500 = read(OPEN / "sp500-daily-1999-2018.csv", "Date", "Adj Close", american)
        shiller = read(OPEN / "sp500-monthly-shiller.csv", "Date", "SP500", date.fromisoformat)
        expected["sp500-daily"] = figures(sp500, "daily", date(2004, 2, 29))
        expected["shiller-monthly"] = figures(shiller, "monthly", date(1957, 3, 4))
    one_a_line = (f'"{name}": {json.dumps(shown(one))}' for name, one in expected.items())
    target.write_text('{\n' + ',\n'.join(one_a_line) + '\n}\n')


main()
