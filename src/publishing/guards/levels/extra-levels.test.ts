import { expect, test } from 'vitest';
import { guards } from '#src/contract/provider/guards.ts';
import { dayOfIso } from '#src/domain/day.ts';
import { makeIndex } from '../../../../tests/support/small-indexes.ts';
import { watchExtraLevels } from './extra-levels.ts';

const friday = dayOfIso('2026-01-02')!;
const fridays = Array.from({ length: 40 }, (_, at) => friday + 7 * at);
const monthEnds = ['2026-01-30', '2026-02-27', '2026-03-31', '2026-04-30'].map((day) =>
  dayOfIso(day)!,
);

/** What is asked where levels of these days are sent, a day with a minus being taken back. */
async function asked(
  frequency: 'daily' | 'weekly' | 'monthly',
  published: readonly number[],
  sent: readonly number[],
): Promise<string[]> {
  const said: string[] = [];
  const facts = {
    ...makeIndex({ fundId: 'AAA', name: 'A', frequency, assetType: 'equity' }),
    place: null,
  };
  const columns = (days: readonly number[]) => ({
    days: Int32Array.from(days),
    values: Float64Array.from(days, () => 100),
  });
  const guard = watchExtraLevels({
    settings: guards.parse({}),
    directory: { facts: () => facts, allFacts: () => [facts] },
    series: new Map(),
    holidays: () => new Set(),
    findLastLevels: async (wanted) =>
      new Map(
        wanted.flatMap(({ fundId, before }) => {
          const day = published.findLast((one) => one < before);
          return day === undefined ? [] : [[fundId, { day, value: 100 }]];
        }),
      ),
    listPublished: async () => new Map([['AAA', columns(published)]]),
    ask: ({ guard: name, found }) => said.push(`${name}: ${found}`),
  });
  const changed = sent.toSorted((one, other) => Math.abs(one) - Math.abs(other));
  const days = Int32Array.from(changed, Math.abs);
  const values = Float64Array.from(changed, (day) => (day < 0 ? Number.NaN : 100));
  const oldValues = Float64Array.from(days, (day) => (published.includes(day) ? 100 : Number.NaN));
  const levels = columns(sent.filter((day) => day > 0));
  guard.see({ fundId: 'AAA', changes: { days, values, oldValues }, levels });
  await guard.finish();
  return said;
}

const last = fridays.at(-1)!;

test('a second level in a week of a weekly index is asked about, before and behind the one that is public', async () => {
  const of = (day: string) => [`extra-level: a second level in one week, on ${day}`];
  expect(await asked('weekly', fridays, [last - 2])).toEqual(of('2026-09-30'));
  expect(await asked('weekly', fridays, [last + 1])).toEqual(of('2026-10-03'));
  expect(await asked('weekly', fridays, [last + 3, last + 7])).toEqual([
    'extra-level: a second level in one week, on 2026-10-05, and 1 more such days',
  ]);
  expect(
    await asked(
      'weekly',
      [],
      [...fridays, last - 2].toSorted((one, other) => one - other),
    ),
  ).toHaveLength(1);
  expect(await asked('weekly', fridays, [last + 3])).toEqual([]);
  expect(await asked('weekly', fridays, [last])).toEqual([]);
  expect(await asked('daily', fridays, [last - 2])).toEqual([]);
});

test('nothing is asked of a level that moves, of one for a week without any, and where two are usual', async () => {
  expect(await asked('weekly', fridays, [last - 1, -last])).toEqual([]);
  const holiday = fridays.filter((day) => day !== last - 14);
  expect(await asked('weekly', holiday, [last - 11])).toEqual([]);
  expect(await asked('weekly', fridays, [friday - 1])).toEqual([]);
  const second = fridays.filter((_, at) => at % 4 === 0).map((day) => day - 2);
  expect(
    await asked(
      'weekly',
      [...fridays, ...second].toSorted((one, other) => one - other),
      [last - 2],
    ),
  ).toEqual([]);
});

test('a second level in a month of a monthly index is asked about', async () => {
  expect(await asked('monthly', monthEnds, [dayOfIso('2026-03-02')!])).toEqual([
    'extra-level: a second level in one month, on 2026-03-02',
  ]);
  expect(await asked('monthly', monthEnds, [dayOfIso('2026-01-05')!])).toEqual([]);
});
