import type { IndexFigures } from '#src/contract/api/index-figures.ts';
import { calendarReturns, type CalendarYear } from '#src/domain/figures/calendar-returns.ts';
import { isMonthly } from '#src/domain/figures/period-start.ts';
import {
  crossesLaunch,
  isAnnualised,
  periodReturns,
  returnPeriods,
} from '#src/domain/figures/returns.ts';
import { rollingReturns } from '#src/domain/figures/rolling-returns.ts';
import { yearRange } from '#src/domain/year-range.ts';
import { beginsBackTested, type MeasuredIndex } from './measured-index.ts';
import { dateOf, displayed, rounded } from './rounded.ts';

export function periodReturnAnswers(index: MeasuredIndex): IndexFigures['periodReturns'] {
  const { levels, launch, isCut } = index;
  const returns = periodReturns(levels);
  const [first] = levels.days;
  const last = levels.days.at(-1);
  if (!returns || first === undefined || last === undefined) return [];
  const history = { first, last, launch, monthly: isMonthly(levels) };
  return returnPeriods.map((period) => {
    const value = isCut && period === 'sinceInception' ? null : returns[period];
    return {
      period,
      value: rounded(value),
      annualised: isAnnualised(period, first, last),
      crossesLaunch: value !== null && crossesLaunch(period, history),
    };
  });
}

export function calendarAnswers(index: MeasuredIndex): IndexFigures['calendarYears'] {
  return calendarReturns(index.levels, index.frequency).map((year) => yearAnswer(index, year));
}

function yearAnswer(index: MeasuredIndex, { year, whole, months }: CalendarYear) {
  const given = index.isThinned ? displayed : rounded;
  const open = months.findIndex((month) => month?.toDate);
  return {
    year,
    value: given(whole?.value ?? null),
    toDate: whole?.toDate ?? open >= 0,
    crossesLaunch: beginsBackTested(index, whole?.from ?? null),
    months: months.map((month) => given(month?.value ?? null)),
    openMonth: open < 0 ? null : open + 1,
    monthsCrossingLaunch: months.flatMap((month, i) =>
      beginsBackTested(index, month?.from ?? null) ? [i + 1] : [],
    ),
  };
}

const rollingMonths = [12, 36, 60];

export function rollingAnswers(index: MeasuredIndex): IndexFigures['rollingReturns'] {
  const { levels, frequency } = index;
  return rollingMonths.flatMap((months) => {
    const found = rollingReturns(levels, frequency, months);
    if (!found) return [];
    const dated = ({ value, from, to }: typeof found.best) => ({
      value: rounded(value),
      from: dateOf(from),
      to: dateOf(to),
    });
    return [
      {
        months,
        annualised: months > 12,
        count: found.count,
        best: dated(found.best),
        worst: dated(found.worst),
        median: rounded(found.median),
        positive: rounded(found.positive),
        crossesLaunch: beginsBackTested(index, levels.days[0] ?? null),
      },
    ];
  });
}

export function rangeAnswer(index: MeasuredIndex): IndexFigures['range52Weeks'] {
  const range = yearRange(index.levels);
  if (!range) return null;
  const end = ({ value, day }: typeof range.high) => ({
    value,
    date: dateOf(day),
    crossesLaunch: beginsBackTested(index, day),
  });
  return { high: end(range.high), low: end(range.low), since: dateOf(range.since) };
}
