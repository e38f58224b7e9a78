import { expect, test } from 'vitest';
import { guards } from '#src/contract/provider/guards.ts';
import { dayOfIso } from '#src/domain/day.ts';
import { makeIndex } from '../../../../tests/support/small-indexes.ts';
import type { Question } from '../questions.ts';
import { watchClosedDays } from './level-days.ts';
import type { LevelGuard, LevelSurroundings } from './level-guard.ts';
import { watchCorrections } from './level-corrections.ts';
import { watchRests } from './level-rests.ts';
import { watchMissing } from './missing-indexes.ts';
import { watchSteps } from './level-steps.ts';

const monday = dayOfIso('2026-01-05')!;

/** What a guard asks about series that are new, day by day from a Monday on; `published` are levels that are public. */
async function questionsAbout(
  watch: (surroundings: LevelSurroundings) => LevelGuard,
  series: Record<
    string,
    {
      days: number[];
      values: number[];
      oldValues?: number[];
      hasReturns?: boolean;
      frequency?: 'daily' | 'weekly';
    }
  >,
  published: LevelSurroundings['listPublished'] = async () => new Map(),
  holidays: LevelSurroundings['holidays'] = () => new Set(),
): Promise<Question[]> {
  const questions: Question[] = [];
  const facts = Object.entries(series).map(([fundId, given]) => {
    const { hasReturns = true, frequency = 'daily' } = given;
    const own = { fundId, name: fundId, hasReturns, frequency, calendar: fundId };
    return { ...makeIndex({ ...own, assetType: 'equity', family: 'World' }), place: null };
  });
  const guard = watch({
    settings: guards.parse({}),
    directory: {
      facts: (fundId) => facts.find((one) => one.fundId === fundId) ?? null,
      allFacts: () => facts,
    },
    series: new Map(),
    holidays,
    findLastLevels: async (wanted) =>
      new Map(
        wanted.map(({ fundId, before }) => {
          const [value = 100] = series[fundId]!.values;
          return [fundId, { day: before - 3, value }];
        }),
      ),
    listPublished: published,
    ask: (question) => questions.push(question),
  });
  for (const [fundId, { days, values, oldValues: old = [] }] of Object.entries(series)) {
    if (days.length === 0) continue;
    const levels = { days: Int32Array.from(days), values: Float64Array.from(values) };
    const oldValues = levels.values.map((_, at) => old[at] ?? Number.NaN);
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
    const found = await questionsAbout(
      watchClosedDays,
      { AAA: withASunday(count) },
      async () => new Map([['AAA', open]]),
    );
    expect(found.map(({ index }) => index)).toEqual(asked);
  },
);

test('levels that jump come with the largest jump first, up or down', async () => {
  const days = [monday, monday + 1];
  const found = await questionsAbout(watchSteps, {
    HALF: { days, values: [100, 150] },
    TENFOLD: { days, values: [100, 1000] },
    HUNDREDTH: { days, values: [100, 1] },
  });
  expect(found.map(({ index }) => index)).toEqual(['HUNDREDTH', 'TENFOLD', 'HALF']);
});

test('a rate near zero is asked about by its difference, as large as its others or not, never by a ratio', async () => {
  const days = Array.from({ length: 90 }, (_, at) => monday + at);
  // Falls by 0.01 a day from 0.4 through zero, and back.
  const values = days.map((_, at) => Math.round(40 - (at < 60 ? at : 120 - at)) / 100);
  const nearZero = await questionsAbout(watchSteps, { RATE: { days, values, hasReturns: false } });
  expect(nearZero).toEqual([]);
  const wrong = values.with(days.length - 1, values.at(-1)! * 100);
  const [question] = await questionsAbout(watchSteps, {
    RATE: { days, values: wrong, hasReturns: false },
  });
  expect(question?.found).toMatch(/^0\.08 on .* to 9 on .* \(\+8\.92\)$/);
});

test.each([
  [1, 1],
  [2, 0],
])(
  'where one of a family has a level and %i have none, %i question is asked: others may follow in another file',
  async (missing, questions) => {
    const none = { days: [], values: [] };
    const found = await questionsAbout(watchMissing, {
      HERE: { days: [monday], values: [100] },
      ...Object.fromEntries(Array.from({ length: missing }, (_, at) => [`GONE${at}`, none])),
    });
    expect(found.filter(({ guard }) => guard === 'missing-indexes')).toHaveLength(questions);
  },
);

test('on a holiday of its own calendar no index is missing', async () => {
  const found = await questionsAbout(
    watchMissing,
    { HERE: { days: [monday], values: [100] }, CLOSED: { days: [], values: [] } },
    undefined,
    (calendar) => new Set(calendar === 'CLOSED' ? [monday] : []),
  );
  expect(found).toEqual([]);
});

test('a rate is corrected by much where that is more than its usual step, however near zero it is', async () => {
  const days = Array.from({ length: 100 }, (_, at) => monday + at);
  const values = Float64Array.from(days, (_, at) => 0.001 + (at % 2) * 0.002);
  const published = async () => new Map([['RATE', { days: Int32Array.from(days), values }]]);
  const correctedTo = async (value: number, hasReturns = false) => {
    const corrected = { days: [days[50]!], oldValues: [0.001], values: [value], hasReturns };
    const asked = await questionsAbout(watchCorrections, { RATE: corrected }, published);
    return asked.map(({ guard, found }) => `${guard}: ${found}`);
  };
  expect(await correctedTo(0.0029)).toEqual([]);
  expect(await correctedTo(-0.001)).toEqual([]);
  expect(await correctedTo(0.0042)).toEqual([
    'corrected-levels: 0.001 of 2026-02-24, which is public, becomes 0.0042 (+0.0032)',
  ]);
  expect(await correctedTo(0.0029, true)).toHaveLength(1);
});

test('a level of a weekly index on a weekend is asked about, unless that is its day, and one on a holiday is not', async () => {
  const weekly = (last: number, weeks = 80) => {
    const days = Array.from({ length: weeks }, (_, at) => monday + 4 + 7 * at);
    days[weeks - 1]! += last;
    return { days, values: days.map((_, at) => 100 + (at % 7)), frequency: 'weekly' as const };
  };
  const sundays = weekly(0, 20);
  const series = {
    FRI: weekly(0),
    SAT: weekly(1),
    SUN: { ...sundays, days: sundays.days.map((day) => day + 2) },
  };
  const holidays = new Set([series.FRI.days.at(-1)!]);
  const found = await questionsAbout(watchClosedDays, series, undefined, () => holidays);
  expect(found).toMatchObject([{ guard: 'closed-day', index: 'SAT' }]);
  expect(found[0]!.found).toMatch(/, a Saturday$/);
});

test.each([
  [0.0004, ['AAA']],
  [0.0002, []],
])(
  'of an index whose usual step is %d it is asked why it rests: %j; what earns little, as cash does, may',
  async (step, asked) => {
    const { levels } = guards.parse({})['repeated-level'];
    const count = 100 + levels;
    const days = Array.from({ length: count }, (_, at) => monday + at);
    // Up and down by one step, and at the end so many equal levels.
    const values = days.map((_, at) => (at < 100 && at % 2 === 0 ? 100 : 100 * Math.exp(step)));
    const found = await questionsAbout(watchRests, { AAA: { days, values } });
    expect(found.map(({ guard, index }) => [guard, index])).toEqual(
      asked.map((index) => ['repeated-level', index]),
    );
  },
);
