import { expect, onTestFinished, test } from 'vitest';
import { sharedApi, type SmallApi } from '../../../tests/support/small-api.ts';
import { siteAddresses } from './site-addresses.ts';

let site: SmallApi;
sharedApi.beforeAll(({ smallApi }) => {
  site = smallApi;
});

test('IN-04 a search engine is told when an article was revised', async () => {
  const { slice } = await siteAddresses({ snapshot: site.snapshot(), db: site.store.db });
  const all = await slice(0, Infinity);
  const changeOf = (part: string) => all.find(({ path }) => path.includes(part))?.lastModified;
  expect([changeOf('/a2/'), changeOf('/a3/')]).toEqual(['2026-11-18', '2025-04-02']);
});

test('I18-02 a search engine is told of the versions of a document in its language, the latest being the document', async () => {
  const { slice } = await siteAddresses({ snapshot: site.snapshot(), db: site.store.db });
  const ofDocument = (await slice(0, Infinity)).filter(({ path }) =>
    path.includes('/policies/complaints'),
  );
  const path = '/docs/policies/complaints';
  expect(ofDocument).toEqual([
    { path, lastModified: '2026-03-01' },
    { path: `${path}?version=1.0`, lastModified: '2020-01-01' },
  ]);
});

test('addresses of very many indexes are made a few at a time, so that others are answered meanwhile', async () => {
  let turn = 0;
  let next = setImmediate(function count() {
    turn += 1;
    next = setImmediate(count);
  });
  onTestFinished(() => clearImmediate(next));
  const madeIn = new Map<number, number>();
  const { release, catalogue } = site.snapshot();
  const value = (column: string, row: number) => {
    madeIn.set(turn, (madeIn.get(turn) ?? 0) + 1);
    return column === 'fundId' ? `INDEX${row}` : '2026-11-20';
  };
  const indexes = { ...catalogue.indexes, size: 20_000, value: value as never };
  const snapshot = { ...site.snapshot(), release, catalogue: { ...catalogue, indexes } };
  const { count, slice } = await siteAddresses({ snapshot, db: site.store.db });
  const all = await slice(0, Infinity);
  expect(Math.max(...madeIn.values())).toBeLessThanOrEqual(4_000);
  expect(new Set(all.map(({ path }) => path)).size).toBe(count);
  expect(all.at(-1)).toEqual({
    path: '/ja-jp/indexes/details/INDEX19999',
    lastModified: '2026-11-20',
  });
  const others = count - 40_000;
  expect(await slice(others - 2, others + 7)).toEqual(all.slice(others - 2, others + 7));
  expect(await slice(count - 3, count + 50_000)).toEqual(all.slice(-3));
});
