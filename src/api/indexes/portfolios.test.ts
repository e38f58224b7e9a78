import { expect, test } from 'vitest';
import { indexList, type IndexList } from '#src/catalogue/index-list.ts';
import { buildList } from '#src/catalogue/list-builder.ts';
import { openList } from '#src/catalogue/list.ts';
import { smallIndexes } from '../../../tests/support/small-indexes.ts';
import { portfolioReturns } from './portfolios.ts';
import type { Source } from '../source.ts';

const periods = [
  'oneMonth',
  'threeMonths',
  'yearToDate',
  'oneYear',
  'threeYears',
  'fiveYears',
  'tenYears',
  'sinceInception',
] as const;

/** Each of the eight indexes is the best over another period: over that of its own place in the list. */
const returnsAt = (place: number) =>
  Object.fromEntries(
    periods.map((period, at) => [period, (place - at + 2 * periods.length - 1) % periods.length]),
  ) as Record<(typeof periods)[number], number>;

const indexes = openList<IndexList>(
  buildList(
    indexList,
    smallIndexes.map((index, place) => ({
      index: { ...index, hasReturns: true },
      figures: {
        fundId: index.fundId,
        numberOfLevels: 300,
        firstDate: '2010-01-04',
        lastDate: `2026-11-1${place}`,
        lastLevel: 1000 + place,
        previousDate: '2026-11-09',
        previousLevel: 999,
        frequency: 'daily' as const,
        returns: returnsAt(place),
        returnsFrom: {},
      },
    })),
  ),
);

test('SC-09 a row is sorted by each of its figures, and has each under its own name', async () => {
  const snapshot = { release: 1, catalogue: { indexes } };
  const firstBy = async (sortBy: (typeof periods)[number] | 'asOfDate' | 'asOfLevel') => {
    const query = { sortBy, sortOrder: -1, page: 1, size: 20 } as const;
    const { portfolios } = await portfolioReturns(query, { snapshot } as unknown as Source);
    return portfolios[0];
  };
  for (const [place, period] of periods.entries()) {
    const best = await firstBy(period);
    expect([period, best?.fundId]).toEqual([period, smallIndexes[place]?.fundId]);
    expect(best?.returns).toEqual(returnsAt(place));
  }
  const last = smallIndexes.at(-1)?.fundId;
  expect(await firstBy('asOfDate')).toMatchObject({ fundId: last, asOfDate: '2026-11-17' });
  expect(await firstBy('asOfLevel')).toMatchObject({ fundId: last, asOfLevel: 1007 });
});

test('SC-09 what crosses the launch is told by the levels, as on the page of the index, not by the master', async () => {
  // One year to 17 November: from that day of the year before, or, of month-ends, from 30 November on.
  const launched = (fundId: string, from: string) => ({
    index: { ...smallIndexes[0]!, fundId, hasReturns: true, launchDate: '2025-11-20' },
    figures: {
      fundId,
      numberOfLevels: 300,
      firstDate: '2025-01-31',
      lastDate: '2026-11-17',
      lastLevel: 1000,
      previousDate: null,
      previousLevel: null,
      frequency: 'daily' as const,
      returns: returnsAt(0),
      returnsFrom: Object.fromEntries(periods.map((period) => [period, from])),
    },
  });
  const rows = [launched('DAILY', '2025-11-17'), launched('MONTHLY', '2025-11-28')];
  const catalogue = { indexes: openList<IndexList>(buildList(indexList, rows)) };
  const source = { snapshot: { release: 1, catalogue } } as unknown as Source;
  const { portfolios } = await portfolioReturns({ sortOrder: 1, page: 1, size: 20 }, source);
  const crossing = portfolios.map(({ fundId, crossesLaunch }) => [
    fundId,
    crossesLaunch.includes('oneYear'),
  ]);
  expect(Object.fromEntries(crossing)).toEqual({ DAILY: true, MONTHLY: false });
});
