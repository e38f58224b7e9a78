import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Problem } from '#src/contract/api/problem.ts';
import { dayOfIso, isoOfDay } from '#src/domain/day.ts';
import { decodeLevels } from '#src/domain/levels/level-columns.ts';
import { mixedLevels, publishMixed } from '../../../tests/support/mixed-indexes.ts';
import { openSmallApi, type SmallApi } from '../../../tests/support/small-api.ts';

let site: SmallApi;
beforeAll(async () => {
  site = await openSmallApi('embedded');
  await publishMixed(site);
});
afterAll(() => site.close());

async function refusal(path: string): Promise<[number, string]> {
  const response = await site.api.request(path);
  const { detail } = (await response.json()) as { detail: string };
  return [response.status, detail];
}

/** The last level on or before a day, from the levels as they were published. */
function levelAt(fundId: string, iso: string): number {
  const { days, values } = mixedLevels(fundId);
  return values[days.findLastIndex((day) => day <= dayOfIso(iso)!)]!;
}

const changeOf = (fundId: string, from: string, to: string) =>
  (levelAt(fundId, to) / levelAt(fundId, from) - 1) * 100;

const mean = (all: readonly number[]) => all.reduce((sum, one) => sum + one, 0) / all.length;

/** From month-end to month-end, from December 2014 to October 2026. */
function monthlyReturns(fundId: string): number[] {
  const { days, values } = mixedLevels(fundId);
  const month = (at: number) => isoOfDay(days[at] ?? 0).slice(0, 7);
  const ends = values.filter((_, at) => month(at) !== month(at + 1));
  return ends.slice(1).map((level, at) => level / ends[at]! - 1);
}

describe('a comparison', () => {
  test('has the figures of every index as of the same last common day', async () => {
    const found = await site.ask('compare', { ids: 'ONE,TWO.SEC' });
    expect(found.base).toBe('ONE');
    expect(found.window).toMatchObject({
      from: '2014-12-31',
      to: '2026-10-30',
      frequency: 'daily',
    });
    const [one, two] = found.indexes;
    expect([one?.fundId, two?.fundId]).toEqual(['ONE', 'TWO']);
    expect(one!.usual.figures['return1Y']).toBeCloseTo(
      changeOf('ONE', '2025-10-31', '2026-10-30'),
      7,
    );
    expect(two!.window!.figures['cumulativeReturn']).toBeCloseTo(
      changeOf('TWO', '2014-12-31', '2026-10-30'),
      7,
    );
    // The same figures as those of the index itself, whose last day is the same.
    const { risk } = await site.ask('indexFigures', { indexId: 'TWO' });
    for (const tag of ['volatility5Y', 'sharpeRatio3Y']) {
      expect(two!.usual.figures[tag]).toBe(risk.find((figure) => figure.tag === tag)!.value);
    }
    expect(one!.usual.backTested).toContain('return2015');
    expect([one!.againstBase, typeof two!.againstBase!.figures['beta']]).toEqual([null, 'number']);
  });

  test('measures any window, which begins with the last common level on or before its day', async () => {
    // 16 February 2020 was a Sunday.
    const { window, indexes } = await site.ask('compare', {
      ids: 'ONE,TWO',
      from: '2020-02-16',
      to: '2021-02-15',
    });
    expect(window).toMatchObject({ from: '2020-02-14', to: '2021-02-15' });
    for (const one of indexes) {
      expect(one.window?.figures['cumulativeReturn']).toBeCloseTo(
        changeOf(one.fundId, '2020-02-14', '2021-02-15'),
        7,
      );
      const drawn = decodeLevels(one.levels!);
      expect(drawn.values[0]).toBe(100);
      expect(isoOfDay(drawn.days.at(-1)!)).toBe('2021-02-15');
      expect(one.asOfDate).toBe('2021-02-15');
    }
  });

  test('names the crises of the provider, where the levels reach over them', async () => {
    const { crises } = await site.ask('compare', { ids: 'ONE,TWO' });
    const [pandemic, older] = crises;
    expect(pandemic?.indexes[1]?.totalReturn).toBeCloseTo(
      changeOf('TWO', '2020-02-19', '2020-03-23'),
      7,
    );
    expect(older?.indexes).toMatchObject([
      { totalReturn: null, missing: 'too-short' },
      { totalReturn: null, missing: 'too-short' },
    ]);
  });

  test('compares daily with monthly levels at month-ends', async () => {
    const { window, indexes } = await site.ask('compare', { ids: 'ONE,MONTHLY' });
    expect(window).toMatchObject({ frequency: 'monthly', atCommonSteps: true });
    const [one] = indexes;
    // √12 of months in either, as there are no other levels left.
    expect(one?.window?.figures['volatility']).toBe(one?.window?.figures['monthlyVolatility']);
  });

  test('correlates months, and counts members and weight in common', async () => {
    const { correlations, overlaps } = await site.ask('compare', { ids: 'ONE,TWO,SECRET' });
    const [one, two] = ['ONE', 'TWO'].map(monthlyReturns) as [number[], number[]];
    expect(one).toHaveLength(142);
    const [x, y] = [mean(one), mean(two)];
    const products = mean(one.map((value, i) => (value - x) * (two[i]! - y)));
    const spread = (all: number[], middle: number) =>
      Math.sqrt(mean(all.map((value) => (value - middle) ** 2)));
    const pearson = products / (spread(one, x) * spread(two, y));
    expect(correlations).toMatchObject([
      { one: 'ONE', other: 'TWO', value: expect.closeTo(pearson, 8), observations: 142 },
      { one: 'ONE', other: 'SECRET', value: null, missing: 'withheld' },
      { one: 'TWO', other: 'SECRET', value: null, missing: 'withheld' },
    ]);
    // Only B is in both: min(40, 70).
    expect(overlaps[0]).toEqual({
      one: 'ONE',
      other: 'TWO',
      membersInCommon: 1,
      weightInCommon: 40,
      activeShare: 60,
      missing: null,
    });
    expect(overlaps[1]).toMatchObject({ weightInCommon: null, missing: 'withheld' });
  });

  test('counts all members of a list of which only ten are published, and gives no shares of those', async () => {
    const { indexes } = await site.ask('compare', { ids: 'ONE,SECRET' });
    const held = indexes.map(({ numberOfConstituents, sectors, countries }) => ({
      numberOfConstituents,
      sectors,
      countries,
    }));
    expect(held).toEqual([
      {
        numberOfConstituents: 2,
        sectors: [
          { name: 'Energy', weight: 60 },
          { name: 'Utilities', weight: 40 },
        ],
        countries: [{ name: 'Japan', weight: 100 }],
      },
      { numberOfConstituents: 40, sectors: null, countries: null },
    ]);
  });

  test('refuses what is no comparison with a reason that programs can read', async () => {
    const reasonsOf = async (query: string) =>
      ((await (await site.api.request(`/api/compare?${query}`)).json()) as Problem).reasons;
    expect(await reasonsOf('ids=ONE,TWO&from=2021-02-03&to=2020-01-01')).toEqual([
      {
        code: 'to-before-from',
        values: { from: '2021-02-03', to: '2020-01-01' },
        nearest: '/indexes/compare?ids=ONE,TWO&base=ONE',
      },
    ]);
    expect(await reasonsOf('ids=ONE,TWO&base=CASH')).toMatchObject([
      { code: 'base-not-compared', nearest: '/indexes/compare?ids=ONE,TWO' },
    ]);
    const noIndex = (id: string) => ({ code: 'no-index', values: { id } });
    const { portfolioName } = (await site.ask('compare', { ids: 'ONE,TWO' })).indexes[1]!;
    const typed = `ids=ONE,${encodeURIComponent(portfolioName)}&from=2020-01-01`;
    expect(await reasonsOf(typed)).toEqual([
      { ...noIndex(portfolioName), nearest: '/indexes/compare?ids=ONE,TWO&from=2020-01-01' },
    ]);
    expect(await reasonsOf(`ids=${encodeURIComponent(portfolioName)}`)).toEqual([
      { ...noIndex(portfolioName), nearest: '/indexes/compare?ids=TWO' },
    ]);
    expect(await reasonsOf('ids=ONE,QQQXXZ')).toEqual([{ ...noIndex('QQQXXZ'), nearest: null }]);
    expect(await reasonsOf('ids=ONE,TWO&from=soon&bse=TWO')).toEqual([
      { code: 'unknown-parameter', values: { parameter: 'bse' }, nearest: null },
      { code: 'no-date', values: { parameter: 'from', value: 'soon' }, nearest: null },
    ]);
  });

  test('refuses what is no comparison, with a word', async () => {
    expect(await refusal('/api/compare?ids=ONE')).toEqual([400, expect.stringContaining('two')]);
    expect(await refusal('/api/compare?ids=ONE,ONE')).toEqual([400, expect.any(String)]);
    expect(await refusal('/api/compare?ids=TWO,TWO.SEC')).toEqual([400, expect.any(String)]);
    expect(await refusal('/api/compare?ids=ONE,TWO&base=CASH')).toEqual([400, expect.any(String)]);
    expect(await refusal('/api/compare?ids=ONE,NOSUCH')).toEqual([404, expect.any(String)]);
    expect(await refusal('/api/compare?ids=A,B,C,D,E,F,G,H,I,J,K')).toEqual([
      400,
      expect.stringContaining('ten'),
    ]);
    expect(await refusal('/api/compare?ids=ONE,TWO&from=2021-02-30')).toEqual([
      400,
      expect.any(String),
    ]);
    for (const to of ['2020-01-01', '2021-02-03']) {
      expect(await refusal(`/api/compare?ids=ONE,TWO&from=2021-02-03&to=${to}`)).toEqual([
        400,
        'to: must lie after from',
      ]);
    }
  });
});
