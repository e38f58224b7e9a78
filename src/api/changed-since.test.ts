import { expect, onTestFinished, test } from 'vitest';
import type { ItemBody, ItemKind } from '#src/contract/provider/item-kinds.ts';
import { dayOfIso } from '#src/domain/day.ts';
import { listAllItems } from '#src/store/items/items.ts';
import { rollbackTo } from '#src/store/releases/rollback.ts';
import { beginRelease } from '#src/store/releases/unfinished-release.ts';
import { openSmallApi, type SmallApi } from '../../tests/support/small-api.ts';

type Row = Record<string, unknown>;

/** Calls that can be asked for changes, with the lists in their answers and what their rows are called by. */
const lists = {
  '/api/portfolio-returns': ['portfolios', 'fundId'],
  '/api/investable-products/products': ['products', 'productId'],
  '/api/structured-products': ['structuredProducts', 'productId'],
  '/api/documents': ['documents', 'documentId'],
  '/api/notices': ['notices', 'noticeId'],
  '/api/our-resources/all-portfolios': ['portfolios', 'fundId'],
  '/api/corrections': ['corrections', 'fundId', 'date', 'release'],
  '/api/index-details/corrections?indexId=US500': ['corrections', 'fundId', 'date', 'release'],
  '/api/insights/articles/': ['insights', 'articleId'],
  '/api/insights/articles/?lang=ja-jp': ['insights', 'articleId'],
} as const;
type Path = keyof typeof lists;
const paths = Object.keys(lists) as Path[];

async function rowsAt(site: SmallApi, path: Path, query = '') {
  const [name, ...ids] = lists[path];
  const answer = await site.api.request(`${path}${path.includes('?') ? '&' : '?'}size=200${query}`);
  expect([path, query, answer.status]).toEqual([path, query, 200]);
  const answered = (await answer.json()) as Record<string, Row[]> & { withdrawn?: string[] };
  const rows = new Map(answered[name]!.map((row) => [ids.map((id) => row[id]).join('/'), row]));
  return { rows, withdrawn: answered.withdrawn };
}

async function publish<K extends ItemKind>(
  { store }: SmallApi,
  kind: K,
  change: (items: ItemBody<K>[]) => ItemBody<K>[],
  keyOf: (item: ItemBody<K>) => string,
) {
  const draft = await beginRelease(store, { label: kind, note: '', sourceHash: kind });
  const items = change(await listAllItems(store.db, draft.number - 1, kind));
  await draft.putItems(
    kind,
    items.map((body) => ({ key: keyOf(body), body })),
  );
  await draft.closeMissing(kind, new Set(items.map(keyOf)));
  await draft.flip();
}

test('a copy of each list that is kept by changes is the list, over changes of every kind and a rollback', async () => {
  const site = await openSmallApi('embedded');
  onTestFinished(() => site.close());
  const copies = new Map<Path, Map<string, Row>>();
  for (const path of paths) copies.set(path, (await rowsAt(site, path)).rows);
  let held = 1;
  const follow = async () => {
    await expect.poll(() => site.snapshot().release, { timeout: 60_000 }).toBe(held + 1);
    const answered: string[] = [];
    for (const [path, copy] of copies) {
      const { rows, withdrawn } = await rowsAt(site, path, `&changedSince=${held}`);
      for (const id of withdrawn!) {
        answered.push(`${id} withdrawn`);
        expect([id, copy.delete(id)]).toEqual([id, true]);
      }
      for (const [id, { change, ...row }] of rows) {
        answered.push(`${id} ${String(change)}`);
        expect([id, change]).toEqual([id, copy.has(id) ? 'changed' : 'added']);
        copy.set(id, row);
      }
      const now = (await rowsAt(site, path)).rows;
      expect([path, Object.fromEntries(copy)]).toEqual([path, Object.fromEntries(now)]);
    }
    held += 1;
    return answered;
  };
  const correct = async (points: Record<string, number>) => {
    const draft = await beginRelease(site.store, { label: 'right', note: '', sourceHash: 'x' });
    const days = Int32Array.from(Object.keys(points), (date) => dayOfIso(date)!);
    await draft.putLevels([
      { fundId: 'US500', days, values: Float64Array.from(Object.values(points)) },
    ]);
    await draft.flip();
  };
  await publish(
    site,
    'index',
    (all) => all.map((one) => (one.fundId === 'US500' ? { ...one, name: 'Renamed' } : one)),
    ({ fundId }) => fundId,
  );
  const renamed = await follow();
  expect(renamed).toContain('US500 changed');
  // A product that names the index is another row too.
  expect(renamed.length).toBeGreaterThan(1);
  await publish(
    site,
    'product',
    (all) => all.slice(1),
    ({ productId }) => productId,
  );
  expect(await follow()).toEqual(['F1 withdrawn']);
  await publish(
    site,
    'notice',
    (all) => [{ ...all[0]!, noticeId: 'another' }, ...all.slice(1)],
    ({ noticeId }) => noticeId,
  );
  expect((await follow()).toSorted()).toEqual([
    'another added',
    expect.stringMatching(/ withdrawn$/),
  ]);
  await publish(
    site,
    'document',
    (all) => all.map((one, at) => (at === 0 ? { ...one, date: '2026-01-02' } : one)),
    ({ documentId }) => documentId,
  );
  expect(await follow()).toEqual([expect.stringMatching(/ changed$/)]);
  const draft = await beginRelease(site.store, { label: 'levels', note: '', sourceHash: 'x' });
  const days = Int32Array.of(dayOfIso('2026-11-17')!);
  await draft.putLevels([{ fundId: 'GOVT', days, values: Float64Array.of(301.5) }]);
  await draft.flip();
  expect(await follow()).toEqual(
    expect.arrayContaining(['GOVT changed', 'GOVT/2026-11-17/6 added']),
  );
  await publish(
    site,
    'article',
    (all) => all.filter(({ articleId, language }) => `${articleId}/${language}` !== 'a1/ja-jp'),
    ({ articleId, language }) => `${articleId}/${language}`,
  );
  // In Japanese it is listed in English from then on.
  expect(new Set(await follow())).toEqual(new Set(['a1 changed']));
  await correct({ '2026-11-16': Number.NaN, '2026-11-17': 901.5 });
  expect(await follow()).toEqual(
    expect.arrayContaining(['US500/2026-11-17/8 added', 'a1 changed', 'US500 changed']),
  );
  await correct({ '2026-11-16': 900.5 });
  expect(await follow()).toEqual(
    expect.arrayContaining(['US500/2026-11-16/8 withdrawn', 'US500/2026-11-16/9 added']),
  );
  await publish(
    site,
    'index',
    (all) => all.map((one) => (one.fundId === 'US500' ? { ...one, name: 'Another' } : one)),
    ({ fundId }) => fundId,
  );
  expect(await follow()).toEqual(expect.arrayContaining(['US500/2026-11-17/8 changed']));
  await rollbackTo(site.store, 2, 'all of it');
  expect(await follow()).toEqual(
    expect.arrayContaining(['F1 added', 'another withdrawn', 'GOVT changed']),
  );
});

test('changes are asked for by time too, within filters, and what cannot be meant is refused', async () => {
  const site = await openSmallApi('embedded');
  onTestFinished(() => site.close());
  const all = (await rowsAt(site, '/api/portfolio-returns')).rows;
  const before = await rowsAt(site, '/api/portfolio-returns', '&changedSince=2020-01-01');
  expect([...before.rows.keys()]).toEqual([...all.keys()]);
  expect([...before.rows.values()].every(({ change }) => change === 'added')).toBe(true);
  const [currency] = [...all.values()].map((row) => String(row['currency']));
  const some = await rowsAt(
    site,
    '/api/portfolio-returns',
    `&currency=${currency}&changedSince=2020-01-01T08:00:00Z`,
  );
  expect(some.rows.size).toBeGreaterThan(0);
  expect(some.rows.size).toBeLessThan(all.size);
  const now = await rowsAt(site, '/api/notices', `&changedSince=${new Date().toISOString()}`);
  expect([now.rows.size, now.withdrawn]).toEqual([0, []]);
  for (const [asked, status] of [
    ['yesterday', 400],
    ['2026-13-45', 400],
    ['99', 404],
  ] as const) {
    const answer = await site.api.request(`/api/documents?changedSince=${asked}`);
    expect([asked, answer.status]).toEqual([asked, status]);
  }
});
