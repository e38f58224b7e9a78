import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { beginRelease } from '#src/store/releases/unfinished-release.ts';
import { rollbackTo } from '#src/store/releases/rollback.ts';
import { openSmallApi, type SmallApi } from '../../../tests/support/small-api.ts';
import { makeIndex } from '../../../tests/support/small-indexes.ts';
import { engines } from '../../../tests/support/stores.ts';

const fund = makeIndex({
  fundId: 'FUND',
  name: 'Measured',
  assetType: 'equity',
  frequency: 'monthly',
  launchDate: '2025-01-31',
  benchmarkFundId: 'BENCH',
});
const bench = makeIndex({
  fundId: 'BENCH',
  name: 'Benchmark',
  assetType: 'equity',
  frequency: 'monthly',
});

/** Month-ends of 2025 and those around them. */
const monthEnd = (month: number) => Math.round(Date.UTC(2025, month, 0) / 86_400_000);

/** Levels by the number of their month, December 2024 is 0. */
const levels = (fundId: string, byMonth: Record<number, number>) => ({
  fundId,
  days: Int32Array.from(Object.keys(byMonth), (month) => monthEnd(Number(month))),
  values: Float64Array.from(Object.values(byMonth)),
});

const year = Object.fromEntries(Array.from({ length: 13 }, (_, month) => [month, 100 + month]));

describe.each(engines)('the working of a figure over releases, on %s', (engine) => {
  let site: SmallApi;

  async function publish(
    write: (draft: Awaited<ReturnType<typeof beginRelease>>) => Promise<unknown>,
  ) {
    const draft = await beginRelease(site.store, { label: '', note: '', sourceHash: '' });
    await write(draft);
    await reached((await draft.flip()).number);
  }

  const reached = (number: number) =>
    vi.waitUntil(() => site.snapshot().release === number, { timeout: 60_000 });

  beforeAll(async () => {
    site = await openSmallApi(engine);
    await publish(async (draft) => {
      await draft.putItems('index', [
        { key: 'FUND', body: fund },
        { key: 'BENCH', body: bench },
      ]);
      await draft.putLevels([levels('FUND', year), levels('BENCH', year)]);
    });
  });
  afterAll(() => site.close());

  const working = (figure: string, asof?: string) =>
    site.ask('working', { indexId: 'FUND', figure, ...(asof ? { asof } : {}) });

  test('says what it was before: later levels, a correction, a benchmark, and nothing of what was taken back', async () => {
    const first = await working('return1Y');
    // 112 / 100 of December 2025 over December 2024.
    expect([first.value, first.earlier]).toEqual([12, []]);
    await publish((draft) => draft.putLevels([levels('FUND', { 12: 115 })]));
    const corrected = await working('return1Y');
    expect([corrected.value, corrected.shown]).toEqual([15, '+15.00%']);
    expect(corrected.inputs.at(-1)).toMatchObject({
      symbol: 'end',
      value: 115,
      date: '2025-12-31',
      backTested: false,
      corrected: true,
    });
    expect(corrected.inputs[0]).toMatchObject({ backTested: true, corrected: false });
    expect(corrected.earlier).toMatchObject([
      { release: 2, value: 12, shown: '+12.00%', date: '2025-12-31', reasons: ['levels-changed'] },
    ]);
    await publish((draft) => draft.putLevels([levels('FUND', { 13: 121.2 })]));
    const later = await working('return1Y');
    expect(later.value).toBe(20);
    expect(later.earlier.map(({ release, reasons }) => [release, reasons])).toEqual([
      [3, ['levels-added']],
      [2, ['levels-added', 'levels-changed']],
    ]);
    expect((await working('return1Y', '3')).value).toBe(15);
    const before = await working('beta1Y');
    await publish((draft) => draft.putLevels([levels('BENCH', { 6: 120, 13: 113 })]));
    const beta = await working('beta1Y');
    expect(beta.earlier[0]).toMatchObject({ release: 4, value: before.value });
    expect(beta.earlier[0]!.reasons).toContain('other-levels');
    await publish((draft) => draft.putLevels([levels('FUND', { 13: 999 })]));
    await rollbackTo(site.store, 5, 'A level times ten');
    await reached(7);
    const back = await working('return1Y');
    expect(back.value).toBe(20);
    expect(back.earlier.map(({ value }) => value)).not.toContain(expect.closeTo(889, 0));
    expect(back.earlier.map(({ release }) => release)).not.toContain(6);
  }, 120_000);

  test('a calendar month is told as its year is', async () => {
    const query = { indexId: 'BENCH', figure: 'return2025-03' } as const;
    const found = await site.ask('working', query);
    expect(found).toMatchObject({
      fundId: 'BENCH',
      name: 'Mar 2025 return',
      page: '/indexes/details/BENCH/figures/return2025-03',
      from: '2025-02-28',
      to: '2025-03-31',
      formula: '/page/methodology#calendar-years',
    });
    expect(found.value).toBeCloseTo((103 / 102 - 1) * 100, 8);
    expect(found.rules.map(({ rule }) => rule)).toEqual(['end-of-month-before', 'rounding']);
    const japanese = await site.ask('working', { ...query, lang: 'ja-jp' });
    expect(japanese.name).toContain('2025年3月');
    const wrong = await site.api.request(
      '/api/index-details/working?indexId=BENCH&figure=return2025-13',
    );
    expect(wrong.status).toBe(404);
  });

  test('a rate had no return in any release', async () => {
    const rate = makeIndex({ ...bench, fundId: 'RATE', name: 'Rate', hasReturns: false });
    await publish(async (draft) => {
      await draft.putItems('index', [{ key: 'RATE', body: rate }]);
      await draft.putLevels([levels('RATE', year)]);
    });
    await publish((draft) => draft.putLevels([levels('RATE', { 13: 4 })]));
    const found = await site.ask('working', { indexId: 'RATE', figure: 'return1Y' });
    expect([found.value, found.earlier]).toEqual([null, []]);
  });

  test('the observations of a pair stand beside each other, each with the day that it is of', async () => {
    const { data, observations } = await working('beta1Y');
    expect(data).toMatch(/^\/data\/releases\/\d+\/indexes\/FUND\/observations\/beta1Y\.csv$/);
    expect(observations).toBe(12);
  });

  test('a benchmark that is withheld since is in no observation, nor as of an earlier release', async () => {
    const { release } = await working('beta1Y');
    const entitlements = { ...bench.entitlements, downloads: false };
    await publish((draft) =>
      draft.putItems('index', [{ key: 'BENCH', body: { ...bench, entitlements } }]),
    );
    for (const asof of [undefined, String(release)]) {
      const found = await working('beta1Y', asof);
      expect([asof, found.withheld, found.value, found.data, found.code]).toEqual([
        asof,
        true,
        null,
        null,
        null,
      ]);
    }
    const own = await working('return1Y', String(release));
    expect([own.withheld, own.value]).toEqual([false, 20]);
  });
});
