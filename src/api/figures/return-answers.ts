import type { IndexFigures } from '#src/contract/api/figures/index-figures.ts';
import { calendarReturns, type CalendarYear } from '#src/domain/figures/calendar-returns.ts';
import { beginsBackTested, type Missing } from '#src/domain/figures/measured.ts';
import { isAnnualised, returnPeriods } from '#src/domain/figures/returns.ts';
import { measure } from '#src/domain/register/figure.ts';
import { rollingMonths } from '#src/domain/register/figures-of-pages.ts';
import { figureOf } from '#src/domain/register/register.ts';
import { formerNames } from '#src/domain/figures/former-names.ts';
import { rollingReturns } from '#src/domain/figures/rolling-returns.ts';
import { thinned } from '#src/domain/levels/weekly-levels.ts';
import { yearRange } from '#src/domain/year-range.ts';
import type { AnsweredIndex } from './measured-index.ts';
import { dateOf, givenOf, rounded } from './rounded.ts';

export function periodReturnAnswers(index: AnsweredIndex): IndexFigures['periodReturns'] {
  const [first] = index.levels.days;
  const last = index.levels.days.at(-1);
  if (first === undefined || last === undefined) return [];
  return returnPeriods.map((tag) => {
    const { value, missing, from, crossesLaunch } = measure(figureOf(tag), index);
    return {
      tag,
      period: formerNames[tag],
      value: rounded(value),
      missing,
      from: dateOf(from),
      annualised: isAnnualised(tag, first, last),
      crossesLaunch,
    };
  });
}

/** A history that is too short because its beginning is withheld has that as its reason. */
export function reasonOf({ isCut }: AnsweredIndex, missing: Missing | null): Missing | null {
  return isCut && missing === 'too-short' ? 'withheld' : missing;
}

export function calendarAnswers(index: AnsweredIndex): IndexFigures['calendarYears'] {
  return calendarReturns(index).map((year) => yearAnswer(index, year));
}

function yearAnswer(index: AnsweredIndex, { year, whole, months }: CalendarYear) {
  const given = givenOf(index);
  const isToDate = (found: CalendarYear['months'][number]) => found.value !== null && found.toDate;
  const crosses = (found: CalendarYear['months'][number]) =>
    found.value === null ? false : beginsBackTested(index.launch, found.from);
  const missing = (found: CalendarYear['months'][number]) =>
    found.value === null ? reasonOf(index, found.missing) : null;
  const open = months.findIndex(isToDate);
  return {
    year,
    value: given(whole.value),
    missing: missing(whole),
    toDate: isToDate(whole) || open >= 0,
    crossesLaunch: crosses(whole),
    months: months.map(({ value }) => given(value)),
    missingMonths: months.map(missing),
    openMonth: open < 0 ? null : open + 1,
    monthsCrossingLaunch: months.flatMap((month, i) => (crosses(month) === true ? [i + 1] : [])),
  };
}

export function rollingAnswers(index: AnsweredIndex): IndexFigures['rollingReturns'] {
  return rollingMonths.flatMap((months) => {
    const found = rollingReturns(index, months);
    if (!found) return [];
    const given = givenOf(index);
    const dated = ({ value, from, to }: typeof found.best) => ({
      value: given(value),
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
        median: given(found.median),
        positive: given(found.positive),
        crossesLaunch: beginsBackTested(index.launch, found.from),
      },
    ];
  });
}

export function rangeAnswer(index: AnsweredIndex): IndexFigures['range52Weeks'] {
  const range = yearRange(index);
  if (!range) return null;
  const end = ({ value, day }: typeof range.high) => ({
    value: index.isClosed ? thinned(value) : value,
    date: dateOf(day),
    crossesLaunch: beginsBackTested(index.launch, day),
  });
  return { high: end(range.high), low: end(range.low), since: dateOf(range.since) };
}
