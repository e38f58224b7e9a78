import { parse } from 'csv-parse/sync';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { FigureWorking } from '#src/contract/api/figures/working.ts';
import { tenDigits } from '#src/domain/ten-digits.ts';
import { publishMixed } from '../../../../tests/support/mixed-indexes.ts';
import { openSmallApi, type SmallApi } from '../../../../tests/support/small-api.ts';

let site: SmallApi;
beforeAll(async () => {
  site = await openSmallApi('embedded');
  await publishMixed(site);
});
afterAll(() => site.close());

type Row = Record<string, string>;

async function rowsOf({ data }: FigureWorking): Promise<Row[]> {
  const answer = await site.api.request(data!);
  expect([answer.status, answer.headers.get('content-type')]).toEqual([
    200,
    'text/csv; charset=utf-8',
  ]);
  return parse<Row>(await answer.text(), { columns: true });
}

const total = (all: readonly number[]) => all.reduce((sum, one) => sum + one, 0);
const numbers = (rows: readonly Row[], column: string) => rows.map((row) => Number(row[column]));
const returnsIn = (levels: readonly number[]) =>
  levels.slice(1).map((level, before) => level / levels[before]! - 1);

describe('figures of a part of a blend', () => {
  const mix = { of: 'ONE*60,TWO*40', from: '2016-01-04' } as const;

  test.each(['never', 'monthly', 'quarterly', 'annually'] as const)(
    'follow from the observations that are public, with weights set back %s',
    async (rebalance) => {
      const { parts } = await site.ask('blend', { ...mix, rebalance });
      for (const part of parts) {
        const query = { ...mix, rebalance, index: part.fundId };
        const toReturn = await site.ask('blendWorking', {
          ...query,
          figure: 'contributionToReturn',
        });
        expect(toReturn.value).toBe(part.contributionToReturn);
        const rows = await rowsOf(toReturn);
        const others = returnsIn(numbers(rows, 'otherLevel'));
        const weights = numbers(rows, 'weight');
        const contributions = returnsIn(numbers(rows, 'level')).map(
          (one, at) => weights[at]! * one,
        );
        // Linked another way than by the product: each day by the ratio of logarithms of levels.
        const [logs, grown] = [others.map(Math.log1p), total(others.map(Math.log1p))];
        const linked = total(contributions.map((one, at) => (one * logs[at]!) / others[at]!));
        expect(toReturn.value).toBeCloseTo((linked * Math.expm1(grown)) / grown, 7);

        const toRisk = await site.ask('blendWorking', { ...query, figure: 'contributionToRisk' });
        expect(toRisk.value).toBe(part.contributionToRisk);
        const away = (all: number[]) => all.map((one) => one - total(all) / all.length);
        const [own, whole] = [away(contributions), away(others)];
        const share =
          total(own.map((one, at) => one * whole[at]!)) / total(whole.map((x) => x * x));
        expect(toRisk.value).toBeCloseTo(share, 7);

        const now = await site.ask('blendWorking', { ...query, figure: 'weightNow' });
        expect(now.value).toBe(part.weightNow);
        const since = await rowsOf(now);
        const [levels, all] = [numbers(since, 'level'), numbers(since, 'otherLevel')];
        const growth = levels.at(-1)! / levels[0]! / (all.at(-1)! / all[0]!);
        expect(Number(since[0]!['weight'])).toBe(part.weight);
        expect(now.value).toBeCloseTo(part.weight * growth, 8);
      }
    },
  );

  test.each(['never', 'quarterly', 'annually'] as const)(
    'the weights at the ends of years follow from them too, with weights set back %s',
    async (rebalance) => {
      const { parts, weights: byYear } = await site.ask('blend', { ...mix, rebalance });
      for (const [place, part] of parts.entries()) {
        const ask = (year: string) => {
          const query = { ...mix, rebalance, index: part.fundId };
          return site.ask('blendWorking', { ...query, figure: `weight${year}` });
        };
        for (const { date, weights } of byYear.slice(0, -1)) {
          const found = await ask(date.slice(0, 4));
          expect([found.value, found.to]).toEqual([weights[place], date]);
          const rows = await rowsOf(found);
          const grown = (column: string) =>
            numbers(rows, column).at(-1)! / numbers(rows, column)[0]!;
          const drifted = (part.weight * grown('level')) / grown('otherLevel');
          expect(found.value).toBeCloseTo(drifted, 8);
        }
        // The year that has not ended has the weight now.
        expect(await ask('2026')).toMatchObject({ value: null, missing: 'too-short' });
      }
    },
  );

  test('are told by name, days and rules, and lead to where they are defined', async () => {
    const query = { ...mix, rebalance: 'monthly', index: 'TWO', figure: 'contributionToReturn' };
    const found = await site.ask('blendWorking', { ...query, rebalance: 'monthly' });
    expect(found).toMatchObject({
      fundId: 'TWO',
      portfolioName: 'Two',
      name: 'Contribution to return, 4 Jan 2016 to 30 Oct 2026',
      from: '2016-01-04',
      to: '2026-10-30',
      crossesLaunch: true,
      measuredWith: null,
      formula: '/page/methodology#blends',
    });
    expect(found.rules.map(({ rule }) => rule)).toEqual([
      'part',
      'others',
      'rebalance',
      'day-contributions',
      'linked',
      'rounding',
    ]);
    expect(found.steps.at(-1)).toMatchObject({
      symbol: 'result',
      formula: 'linked × (blendGrowth − 1) ÷ blendLogarithm',
    });
    expect(found.code!.python).toContain('float(row["weight"]) * a');
  });

  test('are of a part: without one the address is wrong', async () => {
    const answer = await site.api.request(
      `/api/blend/working?of=${mix.of}&figure=contributionToRisk`,
    );
    expect(answer.status).toBe(400);
    expect(await answer.text()).toContain('index: contributionToRisk is of a part');
  });
});

describe('what two compared indexes have in common', () => {
  const pair = { ids: 'ONE,TWO', index: 'ONE', against: 'TWO' };

  test.each(['membersInCommon', 'weightInCommon', 'activeShare'] as const)(
    '%s follows from the rows that are public',
    async (figure) => {
      const { overlaps } = await site.ask('compare', { ids: pair.ids });
      const found = await site.ask('compareWorking', { ...pair, figure });
      expect(found).toMatchObject({
        fundId: 'ONE',
        value: overlaps[0]![figure],
        measuredWith: { fundId: 'TWO', portfolioName: 'Two' },
        asOfDate: '2026-10-30',
        formula: '/page/methodology#overlap',
        page: `/indexes/compare/figures/${figure}?ids=ONE,TWO&index=ONE&against=TWO`,
      });
      const rows = await rowsOf(found);
      const both = rows.filter(({ memberOf }) => memberOf === 'both');
      const [own, its] = [total(numbers(rows, 'weight')), total(numbers(rows, 'otherWeight'))];
      // Both lists are whole.
      expect([own, its]).toEqual([100, 100]);
      const shared = total(
        both.map((row) => Math.min(Number(row['weight']) / own, Number(row['otherWeight']) / its)),
      );
      const expected = {
        membersInCommon: both.length,
        weightInCommon: shared * 100,
        activeShare: 100 - shared * 100,
      };
      expect(found.value).toBeCloseTo(expected[figure], 8);
      expect(rows).toHaveLength(found.observations);
      expect(both.length).toBeGreaterThan(0);
      expect(rows.length).toBeGreaterThan(both.length);
    },
  );

  test('says which lists it takes, and how members are matched', async () => {
    const { rules, steps, inputs } = await site.ask('compareWorking', {
      ...pair,
      figure: 'activeShare',
    });
    expect([steps, inputs]).toEqual([[], []]);
    expect(rules.map(({ rule }) => rule)).toEqual([
      'list-ONE',
      'list-TWO',
      'matched',
      'overlap',
      'active-share',
      'rounding',
    ]);
    expect(rules[0]!.text).toContain('30 Oct 2026');
  });

  test('is not told of a list that is not published whole, nor its rows', async () => {
    const query = { ids: 'ONE,SECRET', index: 'ONE', against: 'SECRET', figure: 'weightInCommon' };
    const found = await site.ask('compareWorking', query);
    expect(found).toMatchObject({ value: null, missing: 'withheld', data: null, code: null });
    const file = await site.api.request(
      `/api/compare/working/observations?${new URLSearchParams(query)}`,
    );
    expect(file.status).toBe(403);
  });

  test.each([
    [400, 'ids=ONE,TWO&index=ONE&figure=activeShare'],
    [400, 'ids=ONE,TWO&index=ONE&against=CASH&figure=activeShare'],
    [404, 'ids=ONE,TWO&index=ONE&against=NOSUCH&figure=activeShare'],
    // No list of one of them is published at all.
    [404, 'ids=ONE,LONELY&index=ONE&against=LONELY&figure=activeShare'],
  ])('its rows are answered with %i to %s', async (status, query) => {
    const answer = await site.api.request(`/api/compare/working/observations?${query}`);
    expect(answer.status).toBe(status);
  });
});

describe('what a blend holds', () => {
  const mix = { of: 'ONE*60,TWO*40', rebalance: 'never' } as const;

  test('its characteristics follow from the rows that are public, ratios of price harmonically', async () => {
    const { characteristics } = await site.ask('blend', mix);
    expect(characteristics.length).toBeGreaterThan(1);
    for (const { figure, value } of characteristics) {
      const found = await site.ask('blendWorking', { ...mix, figure });
      expect([figure, found.value]).toEqual([figure, tenDigits(value)]);
      const rows = await rowsOf(found);
      const [weights, values] = [numbers(rows, 'weight'), numbers(rows, 'value')];
      expect(total(weights)).toBeCloseTo(100, 8);
      const isRatio = figure === 'priceToEarnings';
      const average = isRatio
        ? total(weights) / total(weights.map((weight, at) => weight / values[at]!))
        : total(weights.map((weight, at) => weight * values[at]!)) / total(weights);
      expect(found.value).toBeCloseTo(average, 8);
      expect(found.rules.some(({ rule }) => rule === 'harmonic')).toBe(isRatio);
    }
  });
});
