import { hash } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import {
  copiedStore,
  emptyStore,
  engines,
  type ThrowawayStore,
} from '../../../tests/support/stores.ts';
import { dayOfIso } from '#src/domain/day.ts';
import { GoneError, UnavailableError } from '#src/domain/errors.ts';
import type { Act } from '../audit/audit.ts';
import { getBlob } from '../blobs.ts';
import { insertDraft, openDraft } from '../drafts/change-drafts.ts';
import { draftTarget } from '../drafts/draft-target.ts';
import { listItems } from '../items/items.ts';
import { findLevels } from '../levels/levels.ts';
import type { Store } from '../store.ts';
import { beginRelease } from './unfinished-release.ts';
import { planPruning, prune } from './prune.ts';
import { getFirstReleases, getReleaseAsOf, listReleases } from './releases.ts';
import { rollbackPart } from './rollback-part.ts';
import { rollbackTo } from './rollback.ts';

const act: Act = {
  act: 'prune',
  actor: { name: 'ops', by: 'os-user', host: 'desk' },
  command: 'prune --confirm',
  version: '1',
  files: [],
  accepted: [],
  withdrawnLevels: 0,
  reason: null,
};

const days = Int32Array.of(dayOfIso('2015-01-05')!, dayOfIso('2015-01-06')!);

describe.each(engines)('a prune on %s', (engine) => {
  let thrown: ThrowawayStore;
  let store: Store;
  beforeAll(async () => {
    thrown = await copiedStore(engine);
    store = thrown.store;
  });
  beforeEach(() => emptyStore(store));
  afterAll(() => thrown.remove());

  /** Publishes redirects, target by path, with a file of each, which its target names. */
  async function publish(published: string, texts: Record<string, string>, level = 100) {
    const draft = await beginRelease(store, {
      label: 'L',
      note: '',
      sourceHash: published,
    });
    await draft.putItems('redirect', await itemsOf(texts, draft));
    await draft.closeMissing('redirect', new Set(Object.keys(texts)));
    await draft.putLevels([{ fundId: 'AAA', days, values: Float64Array.of(level, 101) }]);
    const { number } = await draft.flip();
    await setPublished(number, published);
  }

  async function itemsOf(
    texts: Record<string, string>,
    target: { putBlob(bytes: Uint8Array): Promise<string> },
  ) {
    const items = [];
    for (const [from, text] of Object.entries(texts)) {
      const to = `/media/${await target.putBlob(Buffer.from(text))}.txt`;
      items.push({ key: from, body: { from, to } });
    }
    return items;
  }

  const setPublished = (number: number, published: string) =>
    store.db.updateTable('release').set({ published }).where('number', '=', number).execute();

  /** What a release holds: the texts by path, read from the files. */
  async function texts(release: number): Promise<Record<string, string>> {
    const items = await listItems(store.db, release, 'redirect', {
      limit: 100,
    });
    const read = items.map(async ({ key, body }) => {
      const sha256 = /[0-9a-f]{64}/.exec(body.to)![0];
      return [key, Buffer.from(await getBlob(store.db, release, sha256)).toString()] as const;
    });
    return Object.fromEntries(await Promise.all(read));
  }

  const files = async () =>
    (await store.db.selectFrom('blob').select('sha256').execute())
      .map(({ sha256 }) => sha256)
      .toSorted();
  const filesOf = (...of: string[]) => of.map((text) => hash('sha256', text)).toSorted();

  const rows = async (table: 'segment' | 'correction' | 'item') =>
    store.db.selectFrom(table).selectAll().execute();

  /** Five releases: the third is taken back, the fourth stands at the end of 2020. */
  async function publishHistory() {
    await publish('2016-03-01T09:00:00.000Z', { '/a': 'a1', '/b': 'b1' });
    await publish('2018-03-01T09:00:00.000Z', { '/a': 'a2', '/b': 'b1', '/c': 'c2' }, 99);
    await publish('2019-03-01T09:00:00.000Z', { '/a': 'a3' });
    await setPublished(
      (await rollbackTo(store, 2, 'Sent twice')).number,
      '2019-03-02T09:00:00.000Z',
    );
    await publish('2023-03-01T09:00:00.000Z', { '/a': 'a5', '/b': 'b1' });
  }

  test('takes what no release has that stood since the day, and nothing else', async () => {
    await publishHistory();
    const kept = [await texts(4), await texts(5)];
    const [segments, corrections] = [await rows('segment'), await rows('correction')];
    const planned = await planPruning(store, '2020-12-31');
    expect(planned).toMatchObject({ firstKept: { number: 4 }, heldBy: null });
    expect(planned.releases.map(({ number }) => number)).toEqual([3, 2, 1]);
    expect(await files()).toEqual(filesOf('a1', 'a2', 'a3', 'a5', 'b1', 'c2'));

    expect(await prune(store, '2020-12-31', act)).toEqual(planned);
    expect([await texts(4), await texts(5)]).toEqual(kept);
    expect(kept).toEqual([
      { '/a': 'a2', '/b': 'b1', '/c': 'c2' },
      { '/a': 'a5', '/b': 'b1' },
    ]);
    expect(await files()).toEqual(filesOf('a2', 'a5', 'b1', 'c2'));
    expect(planned.files).toEqual({ count: 2, bytes: 4 });
    const left = await rows('item');
    expect(left.filter(({ valid_to: to }) => to !== null && to <= 4)).toEqual([]);
    expect(planned.items.count).toBeGreaterThan(0);
    expect([await rows('segment'), await rows('correction')]).toEqual([segments, corrections]);
    expect(corrections.length).toBeGreaterThan(0);
  });

  test('counts what it removes', async () => {
    await publishHistory();
    const before = (await rows('item')).length;
    const { items } = await prune(store, '2020-12-31', act);
    expect(before - (await rows('item')).length).toBe(items.count);
    expect(items.bytes).toBeGreaterThan(50 * items.count);
  });

  test('leaves the row of each release, and asked for as of one says that it is kept no longer', async () => {
    await publishHistory();
    await prune(store, '2020-12-31', act);
    const told = (await listReleases(store.db)).map((one) => [
      one.number,
      one.withdrawnBy?.reason ?? null,
      one.pruned !== null,
    ]);
    expect(told).toEqual([
      [5, null, false],
      [4, null, false],
      [3, 'Sent twice', true],
      [2, null, true],
      [1, null, true],
    ]);
    const asked = (asof: string) => getReleaseAsOf(store.db, asof, 5);
    const today = new Date().toISOString().slice(0, 10);
    await expect(asked('1')).rejects.toThrow(
      new GoneError(
        `The content of release 1 of 2016-03-01 is kept no longer: it was removed on ${today}`,
      ),
    );
    await expect(asked('2018-12-31')).rejects.toThrow('release 2 of 2018-03-01 is kept no longer');
    await expect(asked('3')).rejects.toThrow('Release 3 was withdrawn on 2019-03-02');
    expect((await asked('2020-12-31')).number).toBe(4);
    expect(await getFirstReleases(store.db)).toEqual({
      firstPublished: '2016-03-01T09:00:00.000Z',
      firstKept: '2019-03-02T09:00:00.000Z',
    });
  });

  test('leaves nothing that could be brought back', async () => {
    await publishHistory();
    await prune(store, '2020-12-31', act);
    await expect(rollbackTo(store, 2)).rejects.toThrow(GoneError);
    await expect(rollbackPart(store, { release: 1, part: 'levels' })).rejects.toThrow(GoneError);
    expect((await rollbackTo(store, 4)).number).toBe(6);
    expect(await texts(6)).toEqual({ '/a': 'a2', '/b': 'b1', '/c': 'c2' });
    const levels = await findLevels(store.db, 6, 'AAA');
    expect([...levels!.values]).toEqual([99, 101]);
  });

  test('is told in the audit log once, and does nothing a second time', async () => {
    await publishHistory();
    await prune(store, '2020-12-31', act);
    const again = await prune(store, '2020-12-31', act);
    expect(again).toMatchObject({
      releases: [],
      items: { count: 0 },
      files: { count: 0 },
    });
    const entries = await store.db.selectFrom('audit').select('entry').execute();
    expect(entries.map(({ entry }) => JSON.parse(entry))).toMatchObject([
      {
        act: 'prune',
        label: 'releases 1 to 3',
        release: null,
        actor: { name: 'ops' },
      },
    ]);
  });

  test('removes what one that was cut off has left', async () => {
    await publishHistory();
    await store.db
      .updateTable('release')
      .set({ pruned: '2024-01-01' })
      .where('number', '<', 4)
      .execute();
    const rest = await prune(store, '2020-12-31', act);
    expect(rest).toMatchObject({ releases: [], files: { count: 2 } });
    expect(await files()).toEqual(filesOf('a2', 'a5', 'b1', 'c2'));
  });

  test('finds nothing where nothing stood by the day', async () => {
    await publishHistory();
    expect(await prune(store, '2016-02-28', act)).toMatchObject({
      firstKept: null,
      releases: [],
    });
    expect(await prune(store, '2016-03-01', act)).toMatchObject({
      firstKept: { number: 1 },
      releases: [],
      items: { count: 0 },
    });
    expect(await files()).toHaveLength(6);
  });

  const draftAgainst = async (against: number, of: Record<string, string>) => {
    const written = await insertDraft(store, {
      label: 'D',
      note: '',
      sourceHash: '',
      against,
    });
    const target = draftTarget(store, written, against);
    await target.putItems('redirect', await itemsOf(of, target));
    return written;
  };
  const told = { rows: {}, accepted: [], withdrawnLevels: 0 };

  test('keeps what a draft was made against', async () => {
    await publishHistory();
    const written = await draftAgainst(2, { '/a': 'other' });
    await openDraft(store, written, act, told);
    const kept = await texts(2);
    const done = await prune(store, '2020-12-31', act);
    expect(done).toMatchObject({
      firstKept: { number: 2 },
      heldBy: written.number,
    });
    expect(done.releases.map(({ number }) => number)).toEqual([1]);
    expect(await texts(2)).toEqual(kept);
  });

  test('keeps a file that a draft alone names', async () => {
    await publishHistory();
    await openDraft(store, await draftAgainst(5, { '/again': 'a1' }), act, told);
    expect((await prune(store, '2020-12-31', act)).files.count).toBe(1);
    expect(await files()).toEqual(filesOf('a1', 'a2', 'a5', 'b1', 'c2'));
  });

  test('leaves files while a draft is being written, whose files nobody knows yet', async () => {
    await publishHistory();
    await insertDraft(store, {
      label: 'D',
      note: '',
      sourceHash: '',
      against: 5,
    });
    await expect(prune(store, '2020-12-31', act)).rejects.toThrow(UnavailableError);
    expect(await files()).toHaveLength(6);
  });

  test('waits for no publish, and is refused while one is under way', async () => {
    await publishHistory();
    const draft = await beginRelease(store, {
      label: 'L',
      note: '',
      sourceHash: '',
    });
    expect((await planPruning(store, '2020-12-31')).releases).toHaveLength(3);
    await expect(prune(store, '2020-12-31', act)).rejects.toThrow(UnavailableError);
    await draft.abandon();
    expect((await prune(store, '2020-12-31', act)).releases).toHaveLength(3);
  });
});
