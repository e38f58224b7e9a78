import { goodRow, header, inIndexes, type FaultFixture } from './fault-fixture.ts';

const monday = Date.parse('2026-07-06');
/** Thirteen levels, so many days from one to the next. */
const levelsEvery = (days: number) => {
  const rows = Array.from({ length: 13 }, (_, i) =>
    new Date(monday + i * days * 86_400_000).toISOString().slice(0, 10),
  );
  return { 'levels/a.csv': `date,AAA\n${rows.map((date) => `${date},100\n`).join('')}` };
};

/** Levels that come more or less often than the master says. */
export const frequencyFixtures: FaultFixture[] = [
  {
    title: 'weekly levels of an index of which no frequency is said',
    files: { ...inIndexes(header + goodRow), ...levelsEvery(7) },
    fault: {
      file: 'levels/a.csv',
      line: 2,
      column: 12,
      expected: /daily levels of AAA, or weekly as its frequency in indexes\.csv/,
      found: 'a level every 7 days',
    },
  },
  {
    title: 'daily levels of an index that is said to be monthly',
    files: {
      ...inIndexes('fund_id,name,asset_type,frequency\nAAA,Alpha,equity,monthly\n'),
      ...levelsEvery(1),
    },
    fault: {
      file: 'levels/a.csv',
      line: 2,
      column: 12,
      expected: /monthly levels of AAA, or daily as its frequency in indexes\.csv/,
      found: 'a level every day',
    },
  },
];
