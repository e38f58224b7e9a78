import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { beginRelease } from '#src/store/releases/unfinished-release.ts';
import { smallArticles } from '../../../tests/support/small-articles.ts';
import { openSmallApi, type SmallApi } from '../../../tests/support/small-api.ts';
import { makeIndex } from '../../../tests/support/small-indexes.ts';
import { engines } from '../../../tests/support/stores.ts';

const fund = makeIndex({
  fundId: 'FUND',
  name: 'Measured',
  assetType: 'equity',
  frequency: 'monthly',
  benchmarkFundId: 'BENCH',
});
const bench = makeIndex({
  fundId: 'BENCH',
  name: 'Benchmark',
  assetType: 'equity',
  frequency: 'monthly',
});
const withheld = { ...bench.entitlements, historyFrom: '2022-10-31' };

const articleOfBench = {
  ...smallArticles[0]!.body,
  articleId: 'bench',
  date: '2022-06-30',
  indexes: ['BENCH'],
  blocks: [{ kind: 'html' as const, html: '<p>Of the benchmark.</p>' }],
};

/** Month-ends from October 2020 to October 2026, with a swing of its own for each of the two. */
const monthEnds = Array.from({ length: 73 }, (_, at) =>
  Math.round(Date.UTC(2020, 10 + at, 0) / 86_400_000),
);
const levels = (fundId: string, swing: number) => ({
  fundId,
  days: Int32Array.from(monthEnds),
  values: Float64Array.from(monthEnds, (_, at) => 100 + at + swing * (at % 5)),
});

describe.each(engines)('figures against an index that is withheld since, on %s', (engine) => {
  let site: SmallApi;
  let drawn: Awaited<ReturnType<typeof picture>>;

  /** Publishes the indexes; gives the number of the release. */
  async function publish(
    write: (draft: Awaited<ReturnType<typeof beginRelease>>) => Promise<unknown>,
  ) {
    const draft = await beginRelease(site.store, { label: '', note: '', sourceHash: '' });
    await write(draft);
    const { number } = await draft.flip();
    await vi.waitUntil(() => site.snapshot().release === number, { timeout: 60_000 });
  }

  beforeAll(async () => {
    site = await openSmallApi(engine);
    await publish(async (draft) => {
      await draft.putItems('index', [
        { key: 'FUND', body: fund },
        { key: 'BENCH', body: bench },
      ]);
      await draft.putItems('article', [{ key: 'bench/en-us', body: articleOfBench }]);
      await draft.putLevels([levels('FUND', 2), levels('BENCH', 3)]);
    });
    drawn = await picture();
  });
  afterAll(() => site.close());

  /** Line of the picture of an article of a day before what is shown of the benchmark by now. */
  async function picture() {
    const { insights } = await site.ask('insights', { asof: '2', size: 50 });
    const found = insights.find(({ articleId }) => articleId === articleOfBench.articleId);
    return found?.picture?.line ?? null;
  }

  async function against(asof: string) {
    const { risk } = await site.ask('indexFigures', { indexId: 'FUND', asof });
    const isRelative = ({ figure }: (typeof risk)[number]) =>
      ['tracking-error', 'beta', 'correlation'].includes(figure);
    return risk.filter(isRelative).map(({ figure, window, value }) => ({ figure, window, value }));
  }

  const has = (figures: Awaited<ReturnType<typeof against>>, window: string) =>
    figures.filter((one) => one.window === window).map(({ value }) => value !== null);

  test('ID-02 what is withheld now is in no figure as of an earlier release, and what is not stays', async () => {
    const before = await against('2');
    expect([has(before, '3Y'), has(before, '5Y')]).toEqual([
      [true, true, true],
      [true, true, true],
    ]);
    await publish((draft) =>
      draft.putItems('index', [{ key: 'BENCH', body: { ...bench, entitlements: withheld } }]),
    );
    const since = await against('2');
    expect(has(since, '5Y')).toEqual([false, false, false]);
    const return3Y = ({ window }: { window: string }) => window === '3Y';
    expect(since.filter(return3Y)).toEqual(before.filter(return3Y));
    expect(since.filter(return3Y)).toHaveLength(3);
  });

  test('IN-03 a picture of an article as of an earlier release is not drawn of what is withheld now', async () => {
    expect(drawn).not.toBeNull();
    expect(await picture()).toBeNull();
  });
});
