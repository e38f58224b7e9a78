import type { IndexDetails } from '#src/contract/api/index-details.ts';
import { dayOf, dayOfIso, type Day } from '#src/domain/day.ts';
import { monthsBefore } from '#src/domain/returns.ts';

type ReturnKey = keyof NonNullable<IndexDetails['returns']>;

export type ReturnFigure = {
  key: ReturnKey;
  /** Per cent, unrounded; null where the history is too short. */
  value: number | null;
  annualised: boolean;
  /** The period begins before the launch date: back-tested levels are part of it. */
  crossesLaunch: boolean;
};

/** The one order of returns on the whole site, with the months that each looks back. */
const periods: readonly { key: ReturnKey; months: number | null; annualised: boolean }[] = [
  { key: 'oneMonth', months: 1, annualised: false },
  { key: 'threeMonths', months: 3, annualised: false },
  { key: 'yearToDate', months: null, annualised: false },
  { key: 'oneYear', months: 12, annualised: false },
  { key: 'threeYears', months: 36, annualised: true },
  { key: 'fiveYears', months: 60, annualised: true },
  { key: 'tenYears', months: 120, annualised: true },
];

/** Returns as a row of figures; null for an index without returns. */
export function returnFigures(details: IndexDetails): ReturnFigure[] | null {
  const { returns, level } = details;
  const last = level && dayOfIso(level.date);
  const first = level && dayOfIso(level.firstDate);
  if (returns === null || last === null || first === null) return null;
  const launch = details.launchDate === null ? null : dayOfIso(details.launchDate);
  const begins = (start: Day) => launch !== null && start < launch;
  return [
    ...periods.map(({ key, months, annualised }) => ({
      key,
      value: returns[key],
      annualised,
      crossesLaunch:
        returns[key] !== null &&
        begins(months === null ? lastDayOfYearBefore(last) : monthsBefore(last, months)),
    })),
    {
      key: 'sinceInception',
      value: returns.sinceInception,
      annualised: first <= monthsBefore(last, 12),
      crossesLaunch: returns.sinceInception !== null && begins(first),
    },
  ];
}

function lastDayOfYearBefore(day: Day): Day {
  return (dayOf(new Date(day * 86_400_000).getUTCFullYear(), 1, 1) ?? day) - 1;
}
