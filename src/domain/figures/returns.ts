import {
  lastDayOfMonth,
  lastDayOfYearBefore,
  monthOf,
  yearOf,
  yearsApart,
} from '../levels/calendar.ts';
import type { Day } from '../day.ts';
import { positionOnOrBefore } from '../levels/level-on.ts';
import type { Series } from '../levels/series.ts';
import { silent, type Rule, type Recorder } from '../working/recorder.ts';
import { notMeasured, type Measured } from './measured.ts';
import { findBase, findPeriodBase, type RuledBase } from './period-start.ts';

/**
 * The start of a return: that many months back; the end of the month, quarter or year before; the first level; or
 * the first level on or after the launch.
 */
export type Span = number | 'MTD' | 'QTD' | 'YTD' | 'inception' | { launch: Day | null };

/** The usual periods in the order used on the whole site, by the tag of their figure. */
const periods = {
  return1M: 1,
  return3M: 3,
  returnYTD: 'YTD',
  return1Y: 12,
  return3Y: 36,
  return5Y: 60,
  return10Y: 120,
  returnSinceInception: 'inception',
} as const satisfies Record<string, Span>;

export type ReturnPeriod = keyof typeof periods;

export const returnPeriods = Object.keys(periods) as ReturnPeriod[];

/** Returns to the last level in per cent, unrounded, each with the day of the level that it starts from. */
export type PeriodReturns = Record<ReturnPeriod, Measured>;

/** Returns over the usual periods as `returnOver` calculates them; null for a series without levels. */
export function periodReturns(series: Series): PeriodReturns | null {
  if (series.levels.days.length === 0) return null;
  const entries = returnPeriods.map((period) => [period, returnOver(series, periods[period])]);
  return Object.fromEntries(entries) as PeriodReturns;
}

/**
 * Last level / level at the start − 1, in per cent; `findBase` chooses the level at the start. A return over three
 * years or more is annualised, (1 + return)^(1 / years) − 1, and so is a return since inception or launch from the
 * first anniversary on, because nothing under one year may be (Global Investment Performance Standards 2020). Years
 * since a day are whole anniversaries plus the remaining days over the days of that year. There is no return if a
 * level is not above zero.
 */
export function returnOver(series: Series, span: Span, record = silent): Measured {
  return growth(series, span, record, (from, last) => yearsOf(span, from, last, record));
}

/** Like `returnOver` but never annualised: the total growth. */
export function cumulativeReturn(series: Series, span: Span, record = silent): Measured {
  return growth(series, span, record, () => null);
}

type YearsFrom = (from: Day, last: Day) => number | null;

function growth(series: Series, span: Span, record: Recorder, yearsFrom: YearsFrom): Measured {
  const { days, values } = series.levels;
  const last = days.at(-1);
  if (last === undefined) return notMeasured('too-short');
  const base = baseOf(series, span, last);
  if ('missing' in base) return notMeasured(base.missing);
  record.rules(base.rule);
  const from = days[base.at] ?? last;
  const begin = values[base.at] ?? 0;
  const end = values.at(-1) ?? 0;
  recordEnds(record, series, [base.at, days.length - 1]);
  if (begin <= 0 || end <= 0) return notMeasured('not-positive');
  const grown = record.step('growth', 'end ÷ start', end / begin);
  const years = yearsFrom(from, last);
  record.rules({ rule: years === null ? 'not-annualised' : 'annualised' });
  const value =
    years === null
      ? record.step('result', '(growth − 1) × 100', (grown - 1) * 100)
      : record.step(
          'result',
          '(annualGrowth − 1) × 100',
          (annualOf(grown, years, record) - 1) * 100,
        );
  return { value, missing: null, from, to: last, observations: 1 };
}

const annualOf = (grown: number, years: number, record: Recorder) =>
  record.step('annualGrowth', 'growth ^ (1 ÷ years)', grown ** (1 / years));

/** The positions of the two levels between which a growth is measured. */
export function recordEnds(
  record: Recorder,
  { levels }: Series,
  positions: [number, number],
): void {
  for (const [i, symbol] of (['start', 'end'] as const).entries()) {
    const at = positions[i] ?? 0;
    const [day, value] = [levels.days[at] ?? 0, levels.values[at] ?? 0];
    record.given({ symbol, value, kind: 'level', day });
  }
  record.observed({ levels, positions });
}

function baseOf(series: Series, span: Span, last: Day): RuledBase {
  if (typeof span === 'number') return findPeriodBase(series, span);
  if (span === 'inception') return firstOf(series, 0, 'first-level');
  if (typeof span === 'object') {
    if (span.launch === null) return { missing: 'no-launch-date' };
    return firstOf(series, positionOnOrBefore(series.levels, span.launch - 1) + 1, 'since-launch');
  }
  const base = findBase(series, endBefore(span, last));
  if ('missing' in base) return base;
  return { ...base, rule: { rule: endRules[span], from: series.levels.days[base.at] ?? last } };
}

const endRules = {
  MTD: 'end-of-month-before',
  QTD: 'end-of-quarter-before',
  YTD: 'end-of-year-before',
} as const;

/** A return needs a level after its start level. */
function firstOf(
  { levels: { days } }: Series,
  at: number,
  rule: 'first-level' | 'since-launch',
): RuledBase {
  const from = days[at];
  if (from === undefined || at === days.length - 1) return { missing: 'too-short' };
  return { at, rule: { rule, from } satisfies Rule };
}

/** The last day of the month, quarter or year before that of a day. */
function endBefore(span: 'MTD' | 'QTD' | 'YTD', day: Day): Day {
  if (span === 'YTD') return lastDayOfYearBefore(yearOf(day));
  const month = monthOf(day);
  return lastDayOfMonth(span === 'MTD' ? month - 1 : month - (month % 3) - 1);
}

/** The years over which a return is annualised; null where it is not. */
function yearsOf(span: Span, from: Day, last: Day, record: Recorder): number | null {
  if (span === 'inception' || typeof span === 'object') {
    return yearsApart(from, last).whole < 1 ? null : yearsBetween(from, last, record);
  }
  if (typeof span !== 'number' || span <= 12) return null;
  record.given({ symbol: 'years', value: span / 12, kind: 'number' });
  return span / 12;
}

/** Years from one day to a later one; see `yearsApart`. */
export function yearsBetween(
  from: Day,
  to: Day,
  record = silent,
  symbol: 'years' | 'result' = 'years',
): number {
  const { whole, rest, length } = yearsApart(from, to);
  record.given({ symbol: 'wholeYears', value: whole, kind: 'number' });
  record.given({ symbol: 'restDays', value: rest, kind: 'number' });
  record.given({ symbol: 'yearDays', value: length, kind: 'number' });
  record.rules({ rule: 'whole-years' });
  return record.step(symbol, 'wholeYears + restDays ÷ yearDays', whole + rest / length);
}

/** Whether a return over one of the usual periods is annualised. */
export function isAnnualised(period: ReturnPeriod, first: Day, last: Day): boolean {
  return yearsOf(periods[period], first, last, silent) !== null;
}
