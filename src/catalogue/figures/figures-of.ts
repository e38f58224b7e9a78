import { hash } from 'node:crypto';
import type { Figures } from '#src/contract/provider/figures.ts';
import type { HolidaysOf } from '#src/contract/provider/holidays.ts';
import type { IndexRecord } from '#src/contract/provider/index-record.ts';
import { dayOfIso, isoOfDay, type Day } from '#src/domain/day.ts';
import type { Comparable } from '#src/domain/figures/measured-index.ts';
import type { Levels } from '#src/domain/levels/level-columns.ts';
import { measureAll } from '#src/domain/register/register.ts';

/** The part of an index that its figures depend on, besides its levels. */
export type Measured = Pick<
  IndexRecord,
  | 'fundId'
  | 'frequency'
  | 'entitlements'
  | 'launchDate'
  | 'hasReturns'
  | 'currency'
  | 'benchmarkFundId'
  | 'calendar'
>;

/** Another index that figures are measured against, as of a release; its levels last changed in `levelsRelease`. */
export type Other = Pick<IndexRecord, 'fundId' | 'frequency' | 'launchDate' | 'calendar'> & {
  levelsRelease: number;
  /** Whether the provider forbids downloads of it, in that release or today. */
  isClosed: boolean;
};

/** The indexes that an index is measured against; null where there is none with levels. */
export type Others = { benchmark: Other | null; riskFree: Other | null };

/** Input of figures besides the index and its own levels. */
export type Context = {
  holidays: HolidaysOf;
  others: Others;
  /** Levels of the others, by index. */
  levelsOf: ReadonlyMap<string, Levels>;
};

/** The figures of one index; null without levels, and for levels that are not the value of invested money. */
export function figuresOf(index: Measured, levels: Levels, context: Context): Figures | null {
  const { days, values } = levels;
  const [first] = days;
  const last = days.at(-1);
  const lastLevel = values.at(-1);
  if (first === undefined || last === undefined || lastLevel === undefined) return null;
  const previous = days.at(-2);
  const measured = index.hasReturns ? measuredOf(index, levels, context) : [];
  return {
    fundId: index.fundId,
    numberOfLevels: days.length,
    firstDate: isoOfDay(first),
    lastDate: isoOfDay(last),
    lastLevel,
    previousDate: previous === undefined ? null : isoOfDay(previous),
    previousLevel: values.at(-2) ?? null,
    values: Object.fromEntries(measured.map(({ tag, value }) => [tag, value])),
    backTested: measured.flatMap(({ tag, crossesLaunch }) => (crossesLaunch === true ? [tag] : [])),
  };
}

function measuredOf(index: Measured, levels: Levels, { holidays, others, levelsOf }: Context) {
  const comparable = (other: Other | null): Comparable | null => {
    const history = other && levelsOf.get(other.fundId);
    if (!other || !history) return null;
    const { frequency, launchDate, calendar, isClosed } = other;
    const launch = dayOfIso(launchDate ?? '');
    return { frequency, launch, levels: history, holidays: holidays(calendar), isClosed };
  };
  return measureAll({
    levels,
    holidays: holidays(index.calendar),
    frequency: index.frequency,
    launch: dayOfIso(index.launchDate ?? ''),
    isClosed: !index.entitlements.downloads,
    isCut: index.entitlements.historyFrom !== null,
    benchmark: comparable(others.benchmark),
    riskFree: comparable(others.riskFree),
  });
}

/** Encodes everything that an index's figures depend on besides its levels. */
export function basisOf(
  { frequency, entitlements, launchDate, hasReturns, calendar }: Omit<Measured, 'fundId'>,
  holidays: HolidaysOf,
  { benchmark, riskFree }: Others,
): string {
  const other = (one: Other | null) =>
    one &&
    [one.fundId, one.levelsRelease, one.frequency, one.launchDate]
      .concat(one.isClosed ? ['closed'] : [])
      .concat(one.calendar === calendar ? [] : (daysHash(holidays(one.calendar)) ?? 'no holidays'))
      .join('/');
  return [
    frequency,
    entitlements.historyFrom === null ? 'whole' : 'cut',
    entitlements.downloads ? null : 'closed',
    hasReturns ? (launchDate ?? 'unknown') : 'no-returns',
    daysHash(holidays(calendar)),
    ...[other(benchmark), other(riskFree)].map((one) => one ?? '-'),
  ]
    .filter((part) => part !== null)
    .join(' ');
}

const daysHash = (days: ReadonlySet<Day>): string | null =>
  days.size === 0 ? null : hash('sha256', String([...days])).slice(0, 16);
