import { parse } from 'csv-parse/sync';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import type { FigureWorking } from '#src/contract/api/figures/working.ts';
import type { Comparison } from '#src/contract/api/mixes/compare.ts';
import type { MeasuredFigures } from '#src/contract/api/mixes/compared.ts';
import { getItem } from '#src/store/items/items.ts';
import { beginRelease } from '#src/store/releases/unfinished-release.ts';
import { isCall } from '#src/urls.ts';
import { mixedLevels, publishMixed } from '../../../../tests/support/mixed-indexes.ts';
import { openSmallApi, type SmallApi } from '../../../../tests/support/small-api.ts';

let site: SmallApi;
beforeAll(async () => {
  site = await openSmallApi('embedded');
  await publishMixed(site);
});
afterAll(() => site.close());

const valuesOf = (all: MeasuredFigures | null) =>
  Object.entries(all?.figures ?? {}).filter(([, value]) => value !== null);

const ofThreeYears = (all: MeasuredFigures | null) =>
  valuesOf(all).filter(([figure]) => figure.endsWith('3Y'));

/** Recalculates a return from the public observations. */
async function grownIn({ data }: FigureWorking): Promise<number> {
  expect(isCall(data!)).toBe(true);
  const text = await (await site.api.request(data!)).text();
  const rows = parse<{ level: string }>(text, { columns: true });
  return (Number(rows.at(-1)!.level) / Number(rows[0]!.level) - 1) * 100;
}

describe('the working of a figure of a comparison', () => {
  const ids = 'ONE,TWO,MONTHLY';
  const pairs = 'ONE,TWO';
  const span = { from: '2020-02-16', to: '2021-02-15' };

  test.each([
    ['over all common days', pairs, {}, valuesOf, 100],
    // Usual figures do not depend on the window, nor on the base.
    ['over a window', pairs, span, ofThreeYears, 35],
    ['at common steps', ids, {}, ofThreeYears, 60],
    ['beside one that is not public', `${pairs},SECRET`, {}, ofThreeYears, 35],
  ] as const)('has the value of each figure %s', async (_, ids, window, chosen, least) => {
    const { base, indexes } = await site.ask('compare', { ids, ...window });
    let asked = 0;
    for (const { fundId, withheld, usual, window: over, againstBase } of indexes) {
      if (withheld) continue;
      const told = [...chosen(usual), ...valuesOf(over), ...valuesOf(againstBase)];
      for (const [figure, value] of told) {
        const against = againstBase && figure in againstBase.figures ? base : undefined;
        const query = { ids, ...window, index: fundId, figure, against };
        const { value: worked, steps } = await site.ask('compareWorking', query);
        expect([fundId, figure, worked]).toEqual([fundId, figure, value]);
        expect(steps.at(-1)?.symbol).toBe('result');
        asked++;
      }
    }
    expect(asked).toBeGreaterThan(least);
  });

  test('has the value of each correlation and of each crisis', async () => {
    const { correlations, crises } = await site.ask('compare', { ids: pairs });
    for (const { one: index, other: against, value } of correlations) {
      const query = { ids: pairs, index, against, figure: 'correlation' };
      const found = await site.ask('compareWorking', query);
      expect(found).toMatchObject({ value, measuredWith: { fundId: against } });
    }
    const [pandemic] = crises;
    for (const { fundId: index, totalReturn, maximumDrawdown } of pandemic!.indexes) {
      const query = { ids: pairs, index, crisis: pandemic!.id };
      const grown = await site.ask('compareWorking', { ...query, figure: 'cumulativeReturn' });
      expect(grown.value).toBe(totalReturn);
      expect(grown.name).toContain(pandemic!.name);
      const fall = await site.ask('compareWorking', { ...query, figure: 'maximumDrawdown' });
      expect(fall.value).toBe(maximumDrawdown);
    }
  });

  test('names its window, the days that count, and observations from which it follows', async () => {
    const query = { ids: pairs, ...span, index: 'TWO.SEC', figure: 'cumulativeReturn' };
    const found = await site.ask('compareWorking', query);
    expect(found).toMatchObject({
      fundId: 'TWO',
      portfolioName: 'Two',
      name: 'Cumulative return, 14 Feb 2020 to 15 Feb 2021',
      from: '2020-02-14',
      to: '2021-02-15',
      page: '/indexes/compare/figures/cumulativeReturn?ids=ONE,TWO&from=2020-02-16&to=2021-02-15&index=TWO',
    });
    expect(found.rules.map(({ rule }) => rule)).toEqual([
      'common-window',
      'window-start',
      'not-annualised',
      'rounding',
    ]);
    expect(await grownIn(found)).toBeCloseTo(found.value!, 8);
    expect(found.code!.python).toContain(found.data);
    const { values } = mixedLevels('TWO');
    expect(values).toContain(found.inputs[0]!.value);
  });

  test('tells nothing of levels that are not public', async () => {
    const query = { ids: `${pairs},SECRET`, index: 'SECRET' };
    const over = await site.ask('compareWorking', { ...query, figure: 'volatility' });
    expect(over).toMatchObject({ value: null, missing: 'withheld', steps: [], data: null });
    const usual = await site.ask('compareWorking', { ...query, figure: 'return1Y' });
    expect(usual).toMatchObject({ value: null, withheld: true, data: null, code: null });
    expect(usual.shown).toMatch(/%$/);
    expect(usual.inputs.every(({ kind, value }) => kind !== 'level' || value === null)).toBe(true);
    const against = { ...query, index: 'ONE', against: 'SECRET', figure: 'beta' };
    expect(await site.ask('compareWorking', against)).toMatchObject({ missing: 'withheld' });
    const file = await site.api.request(
      `/api/compare/working/observations?ids=${pairs},SECRET&index=SECRET&figure=return1Y`,
    );
    expect(file.status).toBe(403);
  });

  test.each([
    [404, 'figure=noSuchFigure&index=ONE'],
    [404, 'figure=volatility&index=ONE&crisis=no-such-crisis'],
    [404, 'figure=volatility&index=NOSUCH'],
    [400, 'figure=volatility&index=CASH'],
    [400, 'figure=volatility'],
    [400, 'figure=beta&index=ONE'],
    [400, 'figure=beta&index=ONE&against=CASH'],
  ])('answers with %i to %s', async (status, query) => {
    for (const call of ['working', 'working/observations']) {
      const answer = await site.api.request(`/api/compare/${call}?ids=${pairs}&${query}`);
      expect([call, answer.status]).toEqual([call, status]);
    }
  });
});

describe('the working of a figure of a blend', () => {
  const mix = { of: 'ONE*60,TWO*40', rebalance: 'monthly', from: '2016-01-04' } as const;

  test('has the value of each figure of the blend and of its parts', async () => {
    const { blend, parts, crises, correlations } = await site.ask('blend', mix);
    let asked = 0;
    for (const { fundId: index, usual, window } of [{ ...blend, fundId: undefined }, ...parts]) {
      for (const [figure, value] of [...valuesOf(usual), ...valuesOf(window)]) {
        const { value: worked } = await site.ask('blendWorking', { ...mix, index, figure });
        expect([index, figure, worked]).toEqual([index, figure, value]);
        asked++;
      }
    }
    expect(asked).toBeGreaterThan(90);
    const [pandemic] = crises;
    const during = { ...mix, crisis: pandemic!.id, figure: 'maximumDrawdown' };
    expect((await site.ask('blendWorking', during)).value).toBe(pandemic!.blend.maximumDrawdown);
    const [pair] = correlations;
    const together = { ...mix, index: pair!.one, against: pair!.other, figure: 'correlation' };
    expect((await site.ask('blendWorking', together)).value).toBe(pair!.value);
  });

  test('says what is blended, and that all of it is hypothetical', async () => {
    const found = await site.ask('blendWorking', { ...mix, figure: 'cumulativeReturn' });
    expect(found).toMatchObject({ fundId: null, portfolioName: '60% One + 40% Two' });
    expect(found.crossesLaunch).toBe(true);
    expect(found.inputs.every(({ backTested }) => backTested)).toBe(true);
    expect(found.rules.map(({ rule }) => rule).slice(0, 2)).toEqual(['blend', 'rebalance']);
    expect(found.inputs[0]).toMatchObject({ value: 100, date: '2016-01-04' });
    expect(await grownIn(found)).toBeCloseTo(found.value!, 8);
    const japanese = await site.ask('blendWorking', {
      ...mix,
      figure: 'cumulativeReturn',
      lang: 'ja-jp',
    });
    expect(japanese.page).toMatch(/^\/ja-jp\/indexes\/blend\/figures\//);
    expect(japanese.rules[1]!.text).toContain('毎月');
  });

  test('is refused where the blend is', async () => {
    const answer = await site.api.request('/api/blend/working?of=ONE*60,SECRET*40&figure=return1Y');
    expect(answer.status).toBe(400);
  });
});

test('what the provider stops to show is in no working of an earlier release, nor measured with', async () => {
  const then = site.snapshot().release;
  const pair = { ids: 'ONE,TWO', index: 'ONE' };
  const beta = { ...pair, figure: 'beta', against: 'TWO' };
  const ratio = { ...pair, figure: 'sharpeRatio' };
  for (const asked of [beta, ratio]) {
    expect((await site.ask('compareWorking', asked)).value).toEqual(expect.any(Number));
  }
  await close('CASH', 'TWO');
  for (const asked of [beta, ratio]) {
    const { value, earlier } = await site.ask('compareWorking', asked);
    expect([asked.figure, value, earlier]).toEqual([asked.figure, null, []]);
    // As of the release that showed all of it.
    const past = await site.api.request(`/api/compare/working?${query(asked)}&asof=${then}`);
    const { value: known = null } = (await past.json()) as { value?: number | null };
    expect([asked.figure, known]).toEqual([asked.figure, null]);
  }
  const mix = await site.api.request(
    `/api/blend/working?of=ONE*60,TWO*40&figure=return1Y&asof=${then}`,
  );
  expect(mix.status).toBeGreaterThanOrEqual(400);
  const { indexes } = (await (
    await site.api.request(`/api/compare?ids=ONE,TWOE&asof=${then}`)
  ).json()) as Comparison;
  expect(indexes[0]!.usual.missing['sharpeRatio3Y']).toBe('no-risk-free');
});

const query = (of: Record<string, string>) => new URLSearchParams(of).toString();

/** Publishes a release in which data of some indexes may not be downloaded any more. */
async function close(...fundIds: string[]): Promise<void> {
  const { release } = site.snapshot();
  const records = await Promise.all(
    fundIds.map((fundId) => getItem(site.store.db, release, 'index', fundId)),
  );
  const draft = await beginRelease(site.store, { label: '', note: '', sourceHash: 'closed' });
  const closed = records.map((record) => ({
    key: record.fundId,
    body: { ...record, entitlements: { ...record.entitlements, downloads: false } },
  }));
  await draft.putItems('index', closed);
  const { number } = await draft.flip();
  await vi.waitUntil(() => site.snapshot().release === number, { timeout: 60_000 });
}
