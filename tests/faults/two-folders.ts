import { isoOfDay } from '#src/domain/day.ts';
import type { FolderFiles } from '../publishing/provider-folder.ts';

export type Letter = 'A' | 'B';
export const otherLetter = (letter: Letter): Letter => (letter === 'A' ? 'B' : 'A');

const numberOfIndexes = 900;
const numberOfSeries = 90;
const numberOfDays = 60;
const firstDay = 20_000;

/**
 * Two states of one provider's folder in which nearly every row differs: from either to the other, items
 * are added, changed and closed, and levels are corrected.
 */
export function folderFiles(letter: Letter): FolderFiles {
  const shift = letter === 'A' ? 0 : 100;
  const ids = Array.from({ length: numberOfIndexes }, (_, at) => `IX${at + shift}`);
  // Of indexes that both folders have, on the same days: levels that vanish would have to be confirmed.
  const series = Array.from({ length: numberOfSeries }, (_, at) => `IX${at + 200}`);
  const days = Array.from({ length: numberOfDays }, (_, at) => firstDay + at);
  const levels = days.map((day, row) =>
    [isoOfDay(day), ...series.map((_, column) => 100 + shift + row + column / 1000)].join(','),
  );
  const members = ids
    .slice(0, 100)
    .flatMap((id) => [`${id},2026-11-19,First ${letter},60`, `${id},2026-11-19,Second,40`]);
  return {
    'indexes.csv': table(
      'fund_id,name,asset_type,currency',
      ids.map((id, at) => `${id},Harbour ${letter} Index ${at},equity,USD`),
    ),
    'levels/daily.csv': table(`date,${series.join(',')}`, levels),
    'constituents/members.csv': table('index,as_of,member,weight', members),
    'redirects.csv': table('from,to', [`/old,/${letter.toLowerCase()}`]),
  };
}

function table(header: string, rows: readonly string[]): string {
  return `${[header, ...rows].join('\n')}\n`;
}
