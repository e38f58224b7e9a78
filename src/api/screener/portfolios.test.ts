import { afterAll, beforeAll, expect, test } from 'vitest';
import { indexList, type IndexList } from '#src/catalogue/lists/index-list.ts';
import { buildList } from '#src/catalogue/list-builder.ts';
import { openList } from '#src/catalogue/list.ts';
import { openSmallApi, type SmallApi } from '../../../tests/support/small-api.ts';
import { smallIndexes } from '../../../tests/support/small-indexes.ts';
import { formerNames } from '#src/domain/figures/former-names.ts';
import { portfolioReturns } from './portfolios.ts';
import type { Source } from '../source.ts';

/** Its site is asked for what the provider chose; the rows are those below. */
let site: SmallApi;
beforeAll(async () => {
  site = await openSmallApi('embedded');
});
afterAll(() => site.close());

const periods = [
  'return1M',
  'return3M',
  'returnYTD',
  'return1Y',
  'return3Y',
  'return5Y',
  'return10Y',
  'returnSinceInception',
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
        values: returnsAt(place),
        backTested: [],
        basis: null,
      },
    })),
  ),
);

test('SC-09 a row is sorted by each of its figures, and has each under its own name', async () => {
  const snapshot = { release: 1, catalogue: { indexes } };
  const firstBy = async (sortBy: string) => {
    const query = {
      sortBy,
      sortOrder: -1,
      lang: 'en-us',
      includeMissing: 'false',
      variants: 'all',
      page: 1,
      size: 20,
    } as const;
    const { portfolios } = await portfolioReturns(query, {
      snapshot,
      db: site.store.db,
    } as unknown as Source);
    return portfolios[0];
  };
  for (const [place, period] of periods.entries()) {
    const best = await firstBy(period);
    expect([period, best?.fundId]).toEqual([period, smallIndexes[place]?.fundId]);
    expect(best?.figures).toEqual(returnsAt(place));
    // The name from before tags sorts alike.
    expect((await firstBy(formerNames[period]))?.fundId).toBe(best?.fundId);
  }
  const last = smallIndexes.at(-1)?.fundId;
  expect(await firstBy('asOfDate')).toMatchObject({ fundId: last, asOfDate: '2026-11-17' });
  expect(await firstBy('asOfLevel')).toMatchObject({ fundId: last, asOfLevel: 1007 });
});
