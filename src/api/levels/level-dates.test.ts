import { buildList } from '#src/catalogue/list-builder.ts';
import { openList } from '#src/catalogue/list.ts';
import { indexList, type IndexList } from '#src/catalogue/lists/index-list.ts';
import type { EndpointAnswer } from '#src/contract/api/endpoints/endpoints.ts';
import { describe, expect, onTestFinished, test } from 'vitest';
import { openSmallApi, type SmallApi } from '../../../tests/support/small-api.ts';
import { openWithCalendar } from '../../../tests/support/small-calendar.ts';
import { smallIndexes } from '../../../tests/support/small-indexes.ts';
import { engines } from '../../../tests/support/stores.ts';

/** The same, index by index, from another call. */
async function byIndex(site: SmallApi) {
  const all = await Promise.all(
    smallIndexes.map(({ fundId }) => site.ask('indexDetails', { indexId: fundId })),
  );
  return all.filter(({ nextDue }) => nextDue !== null);
}

describe.each(engines)('on the %s store', (engine) => {
  test('live indexes with levels are told by frequency, last day and next, the latest first', async () => {
    const site = await openWithCalendar(engine);
    const { levelDates, ...numbers } = await site.ask('levelDates', { size: 200 });
    const continued = await byIndex(site);
    expect(continued.length).toBeGreaterThan(3);
    expect(numbers).toEqual({
      totalLevelDates: levelDates.length,
      numberOfIndexes: smallIndexes.length,
      numberOfIndexesContinued: continued.length,
    });
    const listed = levelDates.flatMap(({ nextDue, indexes }) =>
      indexes.map(({ fundId }) => ({ fundId, nextDue })),
    );
    const sorted = (list: { fundId: string }[]) =>
      list.toSorted((one, other) => one.fundId.localeCompare(other.fundId));
    expect(sorted(listed)).toEqual(
      sorted(continued.map(({ fundId, nextDue }) => ({ fundId, nextDue }))),
    );
    expect(levelDates.map(({ lastDate, numberOfIndexes }) => [lastDate, numberOfIndexes])).toEqual([
      ['2026-11-19', 2],
      ['2026-11-18', 2],
      ['2026-11-17', 1],
    ]);
    const second = await site.ask('levelDates', { page: 2, size: 1 });
    expect(second.levelDates).toEqual([levelDates[1]]);
    expect(second).toMatchObject(numbers);
  });
});

test('the latest day comes first, and of one day the larger group, whatever the order of the names', async () => {
  const site = await openSmallApi('embedded');
  onTestFinished(() => site.close());
  const [one] = smallIndexes;
  const rowOf = (fundId: string, lastDate: string, frequency: 'daily' | 'weekly') => ({
    index: { ...one!, fundId, secId: fundId, performanceId: fundId, name: fundId, frequency },
    figures: {
      fundId,
      numberOfLevels: 1,
      firstDate: lastDate,
      lastDate,
      lastLevel: 100,
      previousDate: null,
      previousLevel: null,
      values: {},
      backTested: [],
    },
  });
  const indexes = openList<IndexList>(
    buildList(indexList, [
      rowOf('A', '2026-11-17', 'daily'),
      rowOf('B', '2026-11-19', 'weekly'),
      rowOf('C', '2026-11-19', 'daily'),
      rowOf('D', '2026-11-19', 'daily'),
    ]),
  );
  const { release, catalogue } = site.snapshot();
  const snapshot = { release, catalogue: { ...catalogue, indexes } };
  const answer = await site.api.request('/api/level-dates', {}, { snapshot });
  const { levelDates } = (await answer.json()) as EndpointAnswer<'levelDates'>;
  expect(levelDates.map(({ lastDate, frequency }) => [lastDate, frequency])).toEqual([
    ['2026-11-19', 'daily'],
    ['2026-11-19', 'weekly'],
    ['2026-11-17', 'daily'],
  ]);
});

test('without a calendar the last days are told all the same', async () => {
  const site = await openSmallApi('embedded');
  onTestFinished(() => site.close());
  const { levelDates } = await site.ask('levelDates', {});
  expect(levelDates.length).toBeGreaterThan(1);
  expect(new Set(levelDates.map(({ nextDue }) => nextDue))).toEqual(new Set([null]));
});
