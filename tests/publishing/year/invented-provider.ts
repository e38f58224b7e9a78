import { dayOfIso, isoOfDay, type Day } from '#src/domain/day.ts';
import { isFullRun } from '../../support/test-size.ts';
import type { FolderFiles } from '../provider-folder.ts';

// A provider of 300 indexes, its files and the levels that its record has to show at the end.

export const fundIds = Array.from(
  { length: 300 },
  (_, at) => `Y${String(at + 1).padStart(3, '0')}`,
);
export const monthsOfRun = isFullRun ? 12 : 1;
/** Business days of a month, as this provider counts. */
export const daysOfMonth = 21;
const daysOfHistory = 65;

const begin = dayOfIso('2025-08-21')!;
const weekdays = Array.from({ length: 460 }, (_, at) => begin + at).filter(
  (day) => (day + 3) % 7 < 5,
);
export const history = weekdays.slice(0, daysOfHistory);
/** 250 in a whole year. */
export const businessDays = weekdays
  .slice(daysOfHistory)
  .slice(0, Math.min(250, monthsOfRun * daysOfMonth));

/** Goes up and down by at most one per cent a day, on a height of its own, with two decimals. */
export const levelOf = (at: number, day: Day): number =>
  Math.round(1000 * (at + 1) * (1 + Math.sin(day * 0.7 + at) / 250) * 100) / 100;

export type Levels = Map<string, Map<Day, number>>;

/** Levels as they are meant, index by index: what the site has to show. */
export function meantLevels(): Levels {
  const levels: Levels = new Map(fundIds.map((fundId) => [fundId, new Map()]));
  for (const day of history) {
    for (const [at, fundId] of fundIds.entries()) levels.get(fundId)!.set(day, levelOf(at, day));
  }
  return levels;
}

export const dailyFile = (day: Day, other: Record<string, number> = {}): string => {
  const cells = fundIds.map((fundId, at) => String(other[fundId] ?? levelOf(at, day)));
  return `date,${fundIds.join(',')}\n${isoOfDay(day)},${cells.join(',')}\n`;
};

const master = 'fund_id,name,asset_type,family\n';
const row = (fundId: string, at: number) => `${fundId},Index ${fundId},equity,Family ${at % 10}\n`;

/** All indexes, or the first of them, as where an export broke off. */
export const indexesFile = (number = fundIds.length): string =>
  master + fundIds.slice(0, number).map(row).join('');

/** A review of the first twenty indexes; the second member weighs so much. */
export function reviewFile(day: Day, weight: number, extra = ''): string {
  const members = fundIds
    .slice(0, 20)
    .flatMap((fundId) => [
      `${fundId},${isoOfDay(day)},Anchor,${100 - weight}`,
      `${fundId},${isoOfDay(day)},Buoy,${weight}`,
    ]);
  return `index,as_of,member,weight\n${members.join('\n')}\n${extra}`;
}

export const historyFile = (number = fundIds.length): string => {
  const some = fundIds.slice(0, number);
  const rows = history.map((day) =>
    [isoOfDay(day), ...some.map((_, at) => levelOf(at, day))].join(','),
  );
  return `date,${some.join(',')}\n${rows.join('\n')}\n`;
};

export const folderFiles = (): FolderFiles => ({
  'guards.yaml': 'approvals: 1\nlevel-approvals: 0\n',
  'indexes.csv': indexesFile(),
  'levels/history.csv': historyFile(),
});

export const noticesFile = (rows: readonly { id: string; title: string }[], day: Day): string =>
  `notice_id,type,date,title,text\n${rows
    .map(({ id, title }) => `${id},methodology-change,${isoOfDay(day)},${title},Text\n`)
    .join('')}`;
