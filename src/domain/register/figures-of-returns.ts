import { monthReturns, yearReturn } from '../figures/calendar-returns.ts';
import { notMeasured, type Measured } from '../figures/measured.ts';
import type { MeasuredIndex } from '../figures/measured-index.ts';
import { cumulativeReturn, returnOver, yearsBetween, type Span } from '../figures/returns.ts';
import { monthOf, yearOf, type Month } from '../levels/calendar.ts';
import { silent } from '../working/recorder.ts';
import { sinceInception, type Figure } from './figure.ts';

const percent = {
  unit: 'percent',
  decimals: 2,
  isSigned: true,
  first: -1,
  frequency: null,
  needs: [],
} as const;

/** The windows of returns in the order used on the whole site. */
const spans: Record<string, Span> = {
  '1M': 1,
  '3M': 3,
  '6M': 6,
  MTD: 'MTD',
  QTD: 'QTD',
  YTD: 'YTD',
  '1Y': 12,
  '3Y': 36,
  '5Y': 60,
  '10Y': 120,
  [sinceInception]: 'inception',
};

const periodReturns: Figure[] = Object.entries(spans).map(([window, span]) => ({
  ...percent,
  tag: `return${window}`,
  stem: 'return',
  window,
  group: 'returns',
  formula: 'returns',
  of: (index, record) => returnOver(index, span, record),
}));

const sinceLaunch: Figure = {
  ...percent,
  tag: 'returnSinceLaunch',
  stem: 'return',
  window: 'SinceLaunch',
  group: 'returns',
  formula: 'annualised-returns',
  of: returnSinceLaunch,
};

/** Where the public history begins after the launch, the first public level is not the first live one. */
function returnSinceLaunch(index: MeasuredIndex, record = silent): Measured {
  const [first] = index.levels.days;
  if (index.isCut && first !== undefined && index.launch !== null && index.launch < first) {
    return notMeasured('withheld');
  }
  return returnOver(index, { launch: index.launch }, record);
}

const cumulativeReturns: Figure[] = [3, 5, 10].map((years) => ({
  ...percent,
  tag: `cumulativeReturn${years}Y`,
  stem: 'cumulativeReturn',
  window: `${years}Y`,
  group: 'returns',
  formula: 'returns',
  of: (index, record) => cumulativeReturn(index, years * 12, record),
}));

/** The return of a whole calendar year that has ended. */
export function calendarYear(year: number): Figure {
  return {
    ...percent,
    tag: `return${year}`,
    stem: 'return',
    window: String(year),
    group: 'calendar-years',
    formula: 'calendar-years',
    of: (index, record) => returnOfYear(index, year, record),
  };
}

/**
 * The return of a calendar month, also of the running one to date.
 * @param month `2026-03`
 */
export function calendarMonth(month: string): Figure {
  const [year = 0, place = 1] = month.split('-').map(Number);
  return {
    ...calendarYear(year),
    tag: `return${month}`,
    window: month,
    of: (index, record) => returnOfMonth(index, year * 12 + place - 1, record),
  };
}

function returnOfMonth(index: MeasuredIndex, month: Month, record = silent): Measured {
  const found = monthReturns(index)(month, record);
  if (found.value === null) return notMeasured(found.missing ?? 'too-short');
  return { value: found.value, missing: null, from: found.from, to: found.to, observations: 1 };
}

function returnOfYear(index: MeasuredIndex, year: number, record = silent): Measured {
  const { days } = index.levels;
  if (year < yearOf(days[0] ?? 0) || year > yearOf(days.at(-1) ?? 0))
    return notMeasured('too-short');
  const found = yearReturn(index, year, record);
  if (found.value === null) return notMeasured(found.missing);
  // A year that has not ended is the figure YTD.
  if (found.toDate) return notMeasured('too-short');
  return { value: found.value, missing: null, from: found.from, to: found.to, observations: 1 };
}

const liveYears: Figure = {
  tag: 'liveYears',
  stem: 'liveYears',
  window: null,
  group: 'record',
  unit: 'years',
  decimals: 1,
  isSigned: false,
  first: -1,
  frequency: null,
  needs: [],
  formula: 'annualised-returns',
  of: lengthOfLiveRecord,
};

function lengthOfLiveRecord(
  { launch, levels: { days } }: MeasuredIndex,
  record = silent,
): Measured {
  const last = days.at(-1);
  if (launch === null) return notMeasured('no-launch-date');
  if (last === undefined || last < launch) return notMeasured('too-short');
  record.given({ symbol: 'launch', value: launch, kind: 'day', day: launch });
  record.given({ symbol: 'end', value: last, kind: 'day', day: last });
  return {
    value: yearsBetween(launch, last, record, 'result'),
    missing: null,
    from: launch,
    to: last,
    observations: monthOf(last) - monthOf(launch),
  };
}

export const figuresOfReturns: readonly Figure[] = [
  ...periodReturns,
  sinceLaunch,
  ...cumulativeReturns,
  liveYears,
];
