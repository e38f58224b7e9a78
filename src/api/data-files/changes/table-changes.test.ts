import { expect, onTestFinished, test } from 'vitest';
import type { ItemBody, ItemKind } from '#src/contract/provider/item-kinds.ts';
import { listAllItems } from '#src/store/items/items.ts';
import { listReleases } from '#src/store/releases/releases.ts';
import { rollbackTo } from '#src/store/releases/rollback.ts';
import { beginRelease } from '#src/store/releases/unfinished-release.ts';
import { openDataFiles } from '../../../../tests/support/data-files.ts';
import { openSmallApi } from '../../../../tests/support/small-api.ts';

type Line = { kind: string; change: string; id: string; rows: object[] };

/** Tables by the column that says what a row is of. */
const followed = {
  indexes: 'fundId',
  constituents: 'fundId',
  characteristics: 'fundId',
  sustainability: 'fundId',
  products: 'productId',
  'structured-products': 'productId',
  documents: 'documentId',
};

async function opened() {
  const site = await openSmallApi('embedded');
  const { app, close } = openDataFiles(site);
  onTestFinished(async () => {
    await close();
    await site.close();
  });
  const linesAt = async (path: string) => {
    const answer = await app.request(path);
    expect([path, answer.status]).toEqual([path, 200]);
    const text = await answer.text();
    return text
      .split('\n')
      .filter(Boolean)
      .map((line) => JSON.parse(line) as Record<string, unknown>);
  };
  /** All rows by table and what they are of. */
  const filesNow = async () => {
    const all = new Map<string, object[]>();
    for (const [table, key] of Object.entries(followed))
      for (const row of await linesAt(`/data/${table}.ndjson`)) {
        const at = `${table} ${String(row[key])}`;
        all.set(at, [...(all.get(at) ?? []), row]);
      }
    return all;
  };
  const untilServed = async (release: number) => {
    await expect.poll(() => site.snapshot().release, { timeout: 60_000 }).toBe(release);
  };
  const publish = async <K extends ItemKind>(
    kind: K,
    change: (items: ItemBody<K>[]) => ItemBody<K>[],
    keyOf: (item: ItemBody<K>) => string,
  ) => {
    const draft = await beginRelease(site.store, { label: kind, note: '', sourceHash: kind });
    const items = change(await listAllItems(site.store.db, draft.number - 1, kind));
    await draft.putItems(
      kind,
      items.map((body) => ({ key: keyOf(body), body })),
    );
    await draft.closeMissing(kind, new Set(items.map(keyOf)));
    return (await draft.flip()).number;
  };
  return { site, linesAt, filesNow, untilServed, publish };
}

/** What a client does that keeps a copy. */
function apply(copy: Map<string, object[]>, lines: readonly Line[]) {
  for (const { kind, change, id, rows } of lines) {
    if (kind === 'levels' || kind === 'notices') continue;
    const at = `${kind} ${id}`;
    expect([at, change === 'removed']).toEqual([at, rows.length === 0]);
    if (change === 'added') expect([at, copy.has(at)]).toEqual([at, false]);
    if (rows.length === 0) copy.delete(at);
    else copy.set(at, rows);
  }
}

test('a copy of all tables that is kept by changes is the files, over changes of every kind and rollbacks', async () => {
  const { site, linesAt, filesNow, untilServed, publish } = await opened();
  const copy = await filesNow();
  let held = 1;
  const follow = async (release: number) => {
    await untilServed(release);
    const lines = (await linesAt(`/data/changes/${held}..${release}.ndjson`)) as unknown as Line[];
    apply(copy, lines);
    expect(copy).toEqual(await filesNow());
    held = release;
    return lines.map(({ kind, change, id }) => `${kind} ${change} ${id}`);
  };
  const fundId = ({ fundId: id }: { fundId: string }) => id;

  const renamed = await publish(
    'index',
    (all) => all.map((one) => (one.fundId === 'US500' ? { ...one, name: 'Renamed' } : one)),
    fundId,
  );
  expect(await follow(renamed)).toContain('indexes changed US500');

  const fewer = await publish(
    'product',
    (all) => all.slice(1),
    ({ productId }) => productId,
  );
  expect(await follow(fewer)).toEqual(['products removed F1']);

  await publish(
    'document',
    (all) => all.slice(1),
    ({ documentId }) => documentId,
  );
  const again = await publish(
    'product',
    (all) => [...all, { ...all[0]!, productId: 'F9' }],
    ({ productId }) => productId,
  );
  expect(await follow(again)).toContain('products added F9');

  const metrics = await publish(
    'sustainability-metric',
    (all) => all.slice(1),
    ({ metric }) => metric,
  );
  expect(await follow(metrics)).toEqual(['sustainability changed US500']);

  const closed = await publish(
    'index',
    (all) =>
      all.map((one) =>
        one.fundId === 'US500'
          ? { ...one, entitlements: { ...one.entitlements, downloads: false } }
          : one,
      ),
    fundId,
  );
  expect(await follow(closed)).toEqual(
    expect.arrayContaining(['indexes removed US500', 'constituents removed US500']),
  );

  const unseen = await publish(
    'index',
    (all) => all.map((one) => (one.fundId === 'US500' ? { ...one, name: 'Unseen' } : one)),
    fundId,
  );
  expect(await follow(unseen)).toEqual([]);

  const lists = await publish(
    'constituents',
    (all) => all.map((one) => ({ ...one, constituents: one.constituents.slice(1) })),
    fundId,
  );
  const back = await rollbackTo(site.store, renamed);
  expect(back.number).toBeGreaterThan(lists);
  await follow(back.number);
  expect((await listReleases(site.store.db)).length).toBe(back.number);
});

test('what came and went between two releases, and earlier lists, are no changes', async () => {
  const { site, linesAt, untilServed, publish } = await opened();
  const noticeId = (one: { noticeId: string }) => one.noticeId;
  const [notice] = await listAllItems(site.store.db, 1, 'notice');
  const passing = { ...notice!, noticeId: 'passing' };
  await publish('notice', (all) => [...all, passing], noticeId);
  await publish('notice', (all) => all.filter((one) => one.noticeId !== 'passing'), noticeId);
  const lists = await publish(
    'earlier-constituents',
    (all) => all.slice(1),
    ({ fundId, asOfDate }) => `${fundId}/${asOfDate}`,
  );
  await untilServed(lists);
  expect(await linesAt(`/data/changes/1..${lists}.ndjson`)).toEqual([]);
});

test('18.4 an index that changes is not told as removed from tables that it never stood in', async () => {
  const { linesAt, untilServed, publish, filesNow } = await opened();
  const before = await filesNow();
  const fundId = ({ fundId: id }: { fundId: string }) => id;
  const renamed = await publish(
    'index',
    (all) => all.map((one) => ({ ...one, ticker: 'NEW' })),
    fundId,
  );
  await untilServed(renamed);
  const lines = (await linesAt(`/data/changes/1..${renamed}.ndjson`)) as unknown as Line[];
  expect(lines.filter(({ change }) => change !== 'changed')).toEqual([]);
  const told = (table: string) => lines.filter(({ kind }) => kind === table).length;
  const had = (table: string) =>
    [...before.keys()].filter((at) => at.startsWith(`${table} `)).length;
  for (const table of ['indexes', 'constituents', 'characteristics', 'sustainability'])
    expect([table, told(table)]).toEqual([table, had(table)]);
});

test('levels and notices stand in the same file, each line with its kind', async () => {
  const { linesAt, untilServed, publish, site } = await opened();
  const first = await listAllItems(site.store.db, 1, 'notice');
  const notice = first[0]!;
  const added = { ...notice, noticeId: 'announced-later' };
  const number = await publish(
    'notice',
    (all) => [...all.slice(1), added],
    ({ noticeId }) => noticeId,
  );
  await untilServed(number);
  expect(await linesAt(`/data/changes/1..${number}.ndjson`)).toEqual(
    [
      {
        kind: 'notices',
        change: 'added',
        id: 'announced-later',
        rows: [
          {
            noticeId: 'announced-later',
            type: notice.type,
            date: notice.date,
            effectiveDate: notice.effectiveDate,
            title: notice.title,
          },
        ],
      },
      { kind: 'notices', change: 'removed', id: notice.noticeId, rows: [] },
    ].toSorted((one, other) => (one.id < other.id ? -1 : 1)),
  );
  const draft = await beginRelease(site.store, { label: 'levels', note: '', sourceHash: 'x' });
  await draft.putLevels([
    { fundId: 'GOVT', days: Int32Array.of(20_700), values: Float64Array.of(301.5) },
  ]);
  const { number: later } = await draft.flip();
  await untilServed(later);
  const [level, index, ...rest] = await linesAt(`/data/changes/${number}..${later}.ndjson`);
  expect(level).toEqual({
    kind: 'levels',
    change: 'added',
    fundId: 'GOVT',
    date: '2026-09-04',
    level: 301.5,
  });
  expect(index).toMatchObject({ kind: 'indexes', change: 'changed', id: 'GOVT' });
  expect(rest).toEqual([]);
});
