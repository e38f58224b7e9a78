import { afterAll, beforeAll, beforeEach } from 'vitest';
import { dayOfIso } from '#src/domain/day.ts';
import type { Act } from '#src/store/audit/audit.ts';
import { getBlob } from '#src/store/blobs.ts';
import { listItems } from '#src/store/items/items.ts';
import { rollbackTo } from '#src/store/releases/rollback.ts';
import { beginRelease, type ReleaseTarget } from '#src/store/releases/unfinished-release.ts';
import { copiedStore, emptyStore, type Engine, type ThrowawayStore } from './stores.ts';

/** The audit entry of a prune. */
export const pruneAct: Act = {
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

/** Texts by path. Each is stored as a redirect, the smallest kind of item, and a file with the text. */
export type Texts = Record<string, string>;

export async function putTexts(texts: Texts, target: Pick<ReleaseTarget, 'putItems' | 'putBlob'>) {
  const items = [];
  for (const [from, text] of Object.entries(texts)) {
    const to = `/media/${await target.putBlob(Buffer.from(text))}.txt`;
    items.push({ key: from, body: { from, to } });
  }
  await target.putItems('redirect', items);
}

/**
 * Makes a store with five releases before each test: the third is rolled back, the fourth is the last of 2020, and
 * the fifth is current.
 */
export function oldReleases(engine: Engine) {
  let thrown: ThrowawayStore;
  const store = () => thrown.store;
  beforeAll(async () => {
    thrown = await copiedStore(engine);
  });
  afterAll(() => thrown.remove());
  beforeEach(async () => {
    await emptyStore(store());
    await publish('2016-03-01T09:00:00.000Z', { '/a': 'a1', '/b': 'b1' });
    await publish('2018-03-01T09:00:00.000Z', { '/a': 'a2', '/b': 'b1', '/c': 'c2' }, 99);
    await publish('2019-03-01T09:00:00.000Z', { '/a': 'a3' });
    const { number } = await rollbackTo(store(), 2, 'Sent twice');
    await setPublished(number, '2019-03-02T09:00:00.000Z');
    await publish('2023-03-01T09:00:00.000Z', { '/a': 'a5', '/b': 'b1' });
  });

  async function publish(published: string, texts: Texts, level = 100) {
    const draft = await beginRelease(store(), { label: 'L', note: '', sourceHash: published });
    await putTexts(texts, draft);
    await draft.closeMissing('redirect', new Set(Object.keys(texts)));
    await draft.putLevels([{ fundId: 'AAA', days, values: Float64Array.of(level, 101) }]);
    await setPublished((await draft.flip()).number, published);
  }

  const setPublished = (number: number, published: string) =>
    store().db.updateTable('release').set({ published }).where('number', '=', number).execute();

  return {
    store,
    /** The texts of a release, read from the files. */
    async texts(release: number): Promise<Texts> {
      const found: Texts = {};
      for (const { key, body } of await listItems(store().db, release, 'redirect', {
        limit: 100,
      })) {
        const sha256 = /[0-9a-f]{64}/.exec(body.to)![0];
        found[key] = Buffer.from(await getBlob(store().db, release, sha256)).toString();
      }
      return found;
    },
    /** The hashes of all files in the store. */
    async files(): Promise<string[]> {
      const rows = await store().db.selectFrom('blob').select('sha256').execute();
      return rows.map(({ sha256 }) => sha256).toSorted();
    },
  };
}
