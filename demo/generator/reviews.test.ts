import { describe, expect, test } from 'vitest';
import { dayOfIso } from '#src/domain/day.ts';
import { portfolios } from './portfolios/portfolios.ts';
import { memberRows } from './support/whole-demo.ts';

type Row = Record<string, string>;

const byIndex = Map.groupBy(memberRows, (row: Row) => row['index']!);
const datesOf = (list: readonly Row[]) => [...new Set(list.map((row) => row['as_of']!))].toSorted();
const reviewed = [...byIndex].filter(([, list]) => datesOf(list).length > 1);

const portfolioOf = (fundId: string) =>
  portfolios.find(({ code }) => code === fundId.slice(0, fundId.indexOf('_')))!;

/** Months in which an index is reviewed by what the index master says, on their third Friday. */
const monthsOf = { Quarterly: [3, 6, 9, 12], 'Semi-annually': [5, 11] } as const;

test('equity indexes of every schedule have their lists of two years and more of reviews', () => {
  expect(reviewed.length).toBeGreaterThan(12);
  for (const [fundId, list] of reviewed) {
    const [first] = datesOf(list);
    expect([fundId, first! < '2024-11-20']).toEqual([fundId, true]);
  }
});

describe.each(reviewed)('%s', (fundId, list) => {
  const { rebalancing, launchDate } = portfolioOf(fundId);
  const dates = datesOf(list);

  test('is reviewed when its rules say, without a gap, and not before its launch', () => {
    const months = monthsOf[rebalancing.split(',')[0] as keyof typeof monthsOf];
    const reviews = dates.slice(0, -1);
    const found = reviews.map((date) => [Number(date.slice(0, 4)), Number(date.slice(5, 7))]);
    const [[firstYear, firstMonth]] = found as [[number, number]];
    const wanted = Array.from({ length: 6 }, (_, at) => firstYear + at).flatMap((year) =>
      months.map((month) => [year, month] as const),
    );
    const begin = wanted.findIndex(([year, month]) => year === firstYear && month === firstMonth);
    expect(found).toEqual(wanted.slice(begin, begin + found.length));
    for (const date of reviews) {
      expect([date, new Date(date).getUTCDay()]).toEqual([date, 5]);
      const ofMonth = Number(date.slice(8));
      expect([date, ofMonth > 14 && ofMonth <= 21]).toEqual([date, true]);
    }
    expect(dates[0]! >= launchDate).toBe(true);
    // The last review on or before the day of the current list is among them.
    const days = (dayOfIso(dates.at(-1)!) ?? 0) - (dayOfIso(reviews.at(-1)!) ?? 0);
    expect(days).toBeLessThan(12 / months.length > 3 ? 190 : 98);
  });

  test('changes few members at a review, and 1 to 13 per cent of its weight', () => {
    const weights = dates.map(
      (date) =>
        new Map(
          list
            .filter((row) => row['as_of'] === date)
            .map((row) => [row['isin']!, Number(row['weight'])]),
        ),
    );
    for (const [at, later] of weights.entries()) {
      expect([...later.values()].reduce((sum, one) => sum + one, 0)).toBeCloseTo(100, 6);
      const earlier = weights[at - 1];
      if (earlier === undefined) continue;
      const added = [...later.keys()].filter((isin) => !earlier.has(isin));
      expect(added.length).toBeLessThanOrEqual(0.08 * later.size);
      const all = new Set([...later.keys(), ...earlier.keys()]);
      const differences = Array.from(all, (isin) =>
        Math.abs((later.get(isin) ?? 0) - (earlier.get(isin) ?? 0)),
      );
      const turnover = differences.reduce((sum, one) => sum + one, 0) / 2;
      expect(turnover).toBeGreaterThan(1);
      expect(turnover).toBeLessThan(13);
    }
    // Between the last review and the current list members only drift.
    expect([...weights.at(-1)!.keys()].toSorted()).toEqual([...weights.at(-2)!.keys()].toSorted());
  });
});
