import { expect, test } from 'vitest';
import { guards } from '#src/contract/provider/guards.ts';
import { dayOfIso } from '#src/domain/day.ts';
import { makeIndex } from '../../../../tests/support/small-indexes.ts';
import type { Question } from '../questions.ts';
import { watchClosedDays } from './level-days.ts';
import type { LevelGuard, LevelSurroundings } from './level-guard.ts';
import { watchMissing } from './missing-indexes.ts';
import { watchSteps } from './level-steps.ts';

const monday = dayOfIso('2026-01-05')!;

/** What a guard asks about series that are new, day by day from a Monday on; `published` are levels that are public. */
async function askedAbout(
  watch: (surroundings: LevelSurroundings) => LevelGuard,
  series: Record<string, { days: number[]; values: number[] }>,
  published: LevelSurroundings['listPublished'] = async () => new Map(),
): Promise<Question[]> {
  const questions: Question[] = [];
  const facts = Object.keys(series).map((fundId) => ({
    ...makeIndex({ fundId, name: fundId, assetType: 'equity', family: 'World' }),
    place: null,
  }));
  const guard = watch({
    settings: guards.parse({}),
    directory: {
      facts: (fundId) => facts.find((one) => one.fundId === fundId) ?? null,
      allFacts: () => facts,
    },
    series: new Map(),
    holidays: () => new Set(),
    findLastLevels: async (wanted) =>
      new Map(wanted.map(({ fundId, before }) => [fundId, { day: before - 3, value: 100 }])),
    listPublished: published,
    ask: (question) => questions.push(question),
  });
  for (const [fundId, { days, values }] of Object.entries(series)) {
    if (days.length === 0) continue;
    const levels = { days: Int32Array.from(days), values: Float64Array.from(values) };
    const oldValues = levels.values.map(() => Number.NaN);
    guard.see({ fundId, changes: { ...levels, oldValues }, levels });
  }
  await guard.finish();
  return questions;
}

/** So many weekdays, and a Sunday among them. */
function withASunday(count: number) {
  const weekdays = Array.from({ length: 200 }, (_, at) => monday + at).filter(
    (day) => (day - monday) % 7 < 5,
  );
  const days = [...weekdays.slice(0, count - 1), monday + 6].toSorted((a, b) => a - b);
  return { days, values: days.map(() => 100) };
}

test.each([
  [60, ['AAA']],
  [59, []],
])(
  'of %i levels %j asks about a Sunday, though what is public has Sundays: sixty tell by themselves',
  async (count, asked) => {
    const everyDay = Int32Array.from({ length: 100 }, (_, at) => monday + at);
    const open = { days: everyDay, values: Float64Array.from(everyDay, () => 100) };
    const found = await askedAbout(
      watchClosedDays,
      { AAA: withASunday(count) },
      async () => new Map([['AAA', open]]),
    );
    expect(found.map(({ index }) => index)).toEqual(asked);
  },
);

test('levels that jump come with the largest jump first, up or down', async () => {
  const days = [monday, monday + 1];
  const found = await askedAbout(watchSteps, {
    HALF: { days, values: [100, 150] },
    TENFOLD: { days, values: [100, 1000] },
    HUNDREDTH: { days, values: [100, 1] },
  });
  expect(found.map(({ index }) => index)).toEqual(['HUNDREDTH', 'TENFOLD', 'HALF']);
});

test.each([
  [1, 1],
  [2, 0],
])(
  'where one of a family has a level and %i have none, %i question is asked: others may follow in another file',
  async (missing, questions) => {
    const none = { days: [], values: [] };
    const found = await askedAbout(watchMissing, {
      HERE: { days: [monday], values: [100] },
      ...Object.fromEntries(Array.from({ length: missing }, (_, at) => [`GONE${at}`, none])),
    });
    expect(found.filter(({ guard }) => guard === 'missing-indexes')).toHaveLength(questions);
  },
);
