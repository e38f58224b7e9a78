import { dayOfIso, isoOfDay } from '#src/domain/day.ts';
import type { FolderFiles } from './provider-folder.ts';

// A small provider in whose folder no guard finds anything to ask about.

export const master = 'fund_id,name,asset_type,family,frequency,returns\n';
export const four = ['AAA', 'BBB', 'CCC', 'DDD'];
export const indexes =
  master + four.map((id) => `${id},Name ${id},equity,World,daily,yes\n`).join('');

/** Weekdays from 2026-08-03 to 2026-11-19, 79 of them. */
export const days = Array.from({ length: 109 }, (_, i) => (dayOfIso('2026-08-03') ?? 0) + i).filter(
  (day) => (day + 3) % 7 < 5,
);

/** Levels that go up and down by half a per cent, each index on a height of its own. */
export function levelRow(day: number, at: number): string {
  const level = (of: number) => (100 * (of + 1) * (at % 2 === 0 ? 1 : 1.005)).toFixed(2);
  return [isoOfDay(day), ...four.map((_, of) => level(of))].join(',');
}
export const levels = `date,${four.join(',')}\n${days.map(levelRow).join('\n')}\n`;

export const members = (rows: readonly string[]) =>
  `index,as_of,isin,member,weight\n${rows.join('\n')}\n`;
export const tenMembers = Array.from({ length: 10 }, (_, i) => `AAA,2026-09-18,,Member ${i},10`);

export const usual: FolderFiles = {
  'indexes.csv': indexes,
  'levels/main.csv': levels,
  'constituents/september.csv': members(tenMembers),
};

/** Files that nothing reads, among some that are named. */
export const filesBesideContent: FolderFiles = {
  'Levels/more.csv': 'x',
  'levels/book.xlsx': 'x',
  'notes.txt': 'x',
  'README.md': 'x',
  'brand/old.svg': 'x',
  'files/read.md': 'Read',
  'files/unread.md': 'Unread',
  'documents.csv': 'document_id,title,category,date,file\nd,D,c,2026-11-02,read.md\n',
  'pages/en-us/about.yaml':
    'url: /page/about\ntitle: A\ndescription: A\nsections:\n  - { type: richText, text: { file: about.md } }\n',
  'pages/en-us/about.md': 'About',
  'pages/en-us/team.md': 'Team',
};
