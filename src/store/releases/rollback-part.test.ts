import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { smallIndexes } from '../../../tests/support/small-indexes.ts';
import {
  copiedStore,
  emptyStore,
  engines,
  type ThrowawayStore,
} from '../../../tests/support/stores.ts';
import { findItem } from '../items/items.ts';
import { pageCorrections } from '../levels/corrections.ts';
import { findLevels } from '../levels/levels.ts';
import { beginRelease } from './unfinished-release.ts';
import { listReleases } from './releases.ts';
import { rollbackPart } from './rollback-part.ts';

const [one, two] = smallIndexes;
const ids = [one!.fundId, two!.fundId] as const;

describe.each(engines)('one part taken back on %s', (engine) => {
  let thrown: ThrowawayStore;
  beforeAll(async () => {
    thrown = await copiedStore(engine);
  });
  beforeEach(async () => {
    await emptyStore(thrown.store);
    await publish(100, 'Old member');
    await publish(200, 'New member');
    await publish(200, 'New member', 20_001);
  });
  afterAll(() => thrown.remove());

  /** Both indexes with a level and a list of one member each; another level a day later, where a day is given. */
  async function publish(level: number, member: string, later?: number, downloads = true) {
    const draft = await beginRelease(thrown.store, { label: 'L', note: '', sourceHash: 'abc' });
    const rights = { ...one!.entitlements, downloads };
    await draft.putItems('index', [
      { key: ids[0], body: { ...one!, entitlements: rights } },
      { key: ids[1], body: two! },
    ]);
    await draft.putItems(
      'constituents',
      ids.map((fundId) => ({ key: fundId, body: listOf(fundId, member) })),
    );
    const days = later === undefined ? [20_000] : [20_000, later];
    await draft.putLevels(
      ids.map((fundId) => ({
        fundId,
        days: Int32Array.from(days),
        values: Float64Array.from(days, (day) => level + day - 20_000),
      })),
    );
    await draft.flip();
  }

  const listOf = (fundId: string, name: string) => ({
    fundId,
    asOfDate: null,
    classification: null,
    numberOfConstituents: 1,
    withheld: null,
    constituents: [
      { name, ticker: null, isin: null, weight: 100, sector: null, country: null, currency: null },
    ],
  });

  async function contentOf(release: number) {
    const content = ids.map(async (fundId) => {
      const list = await findItem(thrown.store.db, release, 'constituents', fundId);
      const levels = await findLevels(thrown.store.db, release, fundId);
      return [list?.constituents[0]?.name, ...(levels?.values ?? [])];
    });
    return Promise.all(content);
  }

  test('constituents come back, and levels stay with all that was published since', async () => {
    const release = await rollbackPart(thrown.store, { release: 1, part: 'constituents' });
    expect(release).toMatchObject({ number: 4, restores: null });
    expect(await contentOf(4)).toEqual([
      ['Old member', 200, 201],
      ['Old member', 200, 201],
    ]);
    expect((await contentOf(3))[0]).toEqual(['New member', 200, 201]);
    const releases = await listReleases(thrown.store.db);
    expect(releases.filter(({ withdrawn }) => withdrawn)).toEqual([]);
    expect(await rollbackPart(thrown.store, { release: 1, part: 'constituents' })).toBeNull();
    expect(await rollbackPart(thrown.store, { release: 1, part: 'pages' })).toBeNull();
    expect(await listReleases(thrown.store.db)).toHaveLength(4);
  });

  test('levels of one index come back, with corrections for those that change', async () => {
    const wanted = { release: 1, part: 'levels', fundId: ids[0], reason: 'wrong' } as const;
    await rollbackPart(thrown.store, wanted);
    expect(await contentOf(4)).toEqual([
      ['New member', 100],
      ['New member', 200, 201],
    ]);
    const page = { from: 0, page: 1, size: 10 };
    const { corrections } = await pageCorrections(thrown.store.db, 4, ids[0], page);
    expect(corrections.filter(({ release }) => release === 4)).toMatchObject([
      { day: 20_001, oldValue: 201, newValue: null, reason: 'wrong' },
      { day: 20_000, oldValue: 200, newValue: 100, reason: 'wrong' },
    ]);
  });

  test('is refused where less may be shown by now, and where there is no such index', async () => {
    await publish(200, 'New member', 20_001, false);
    const refused = rollbackPart(thrown.store, { release: 1, part: 'constituents' });
    await expect(refused).rejects.toThrow(`What may be shown of ${ids[0]} has changed since`);
    const other = rollbackPart(thrown.store, { release: 1, part: 'constituents', fundId: ids[1] });
    expect(await other).toMatchObject({ number: 5 });
    const none = rollbackPart(thrown.store, { release: 1, part: 'levels', fundId: 'NONE' });
    await expect(none).rejects.toThrow('There is no index NONE in public');
  });
});
