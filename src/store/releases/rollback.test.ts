import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import {
  copiedStore,
  emptyStore,
  engines,
  type ThrowawayStore,
} from '../../../tests/support/stores.ts';
import { NotFoundError } from '#src/domain/errors.ts';
import { listItems } from '../items/items.ts';
import { beginRelease } from './unfinished-release.ts';
import { getReleaseAsOf, listReleases } from './releases.ts';
import { rollbackTo } from './rollback.ts';
import type { Store } from '../store.ts';

describe.each(engines)('a rollback on %s', (engine) => {
  let thrown: ThrowawayStore;
  let store: Store;
  beforeAll(async () => {
    thrown = await copiedStore(engine);
    store = thrown.store;
  });
  beforeEach(() => emptyStore(store));
  afterAll(() => thrown.remove());

  /** Publishes redirects, which are the smallest items there are: target by path. */
  async function publish(targets: Record<string, string>) {
    const draft = await beginRelease(store, { label: 'L', note: '', sourceHash: 'abc' });
    const items = Object.entries(targets).map(([from, to]) => ({ key: from, body: { from, to } }));
    await draft.putItems('redirect', items);
    await draft.closeMissing('redirect', new Set(Object.keys(targets)));
    await draft.flip();
  }

  async function targets(release: number): Promise<Record<string, string>> {
    const items = await listItems(store.db, release, 'redirect', { limit: 100 });
    return Object.fromEntries(items.map(({ key, body }) => [key, body.to]));
  }

  async function withdrawn(): Promise<number[]> {
    const releases = await listReleases(store.db);
    return releases.filter((each) => each.withdrawn).map(({ number }) => number);
  }

  test('publishes the old content anew and calls what lies between withdrawn', async () => {
    await publish({ '/a': '/1', '/b': '/1', '/c': '/1' });
    await publish({ '/a': '/2', '/c': '/1', '/d': '/2' });
    await publish({ '/a': '/1', '/c': '/3' });
    expect(await rollbackTo(store, 1)).toMatchObject({ number: 4, restores: 1, withdrawn: false });
    expect(await targets(4)).toEqual({ '/a': '/1', '/b': '/1', '/c': '/1' });
    expect(await targets(3)).toEqual({ '/a': '/1', '/c': '/3' });
    expect(await targets(2)).toEqual({ '/a': '/2', '/c': '/1', '/d': '/2' });
    expect(await withdrawn()).toEqual([3, 2]);
  });

  test('leaves the days of what it takes back to the release before that stands', async () => {
    const days = ['2026-11-02', '2026-11-03', '2026-11-04', '2026-11-05'];
    for (const target of ['/1', '/2', '/3']) await publish({ '/a': target });
    await rollbackTo(store, 1);
    for (const [index, day] of days.entries()) {
      await store.db
        .updateTable('release')
        .set({ published: `${day}T12:00:00.000Z` })
        .where('number', '=', index + 1)
        .execute();
    }
    const standing = async (newest: number) =>
      Promise.all(days.map(async (day) => (await getReleaseAsOf(store.db, day, newest)).number));
    expect(await standing(4)).toEqual([1, 1, 1, 4]);
    // To one that has not moved on to the rollback yet, nothing is withdrawn.
    expect(await standing(3)).toEqual([1, 2, 3, 3]);
    await expect(getReleaseAsOf(store.db, '3', 4)).rejects.toThrow('Release 3 was withdrawn');
    await expect(getReleaseAsOf(store.db, '2026-11-01', 4)).rejects.toThrow(NotFoundError);
  });

  test('is not repeated, which would withdraw it for nothing', async () => {
    await publish({ '/a': '/1' });
    await publish({ '/a': '/2' });
    await rollbackTo(store, 1);
    await expect(rollbackTo(store, 1)).rejects.toThrow(
      'The content of release 1 is public already: release 3 has it',
    );
    expect(await withdrawn()).toEqual([2]);
  });

  test('can itself be taken back, and then stands as withdrawn', async () => {
    await publish({ '/a': '/1' });
    await publish({ '/a': '/2' });
    await rollbackTo(store, 1);
    await rollbackTo(store, 2);
    expect(await targets(4)).toEqual({ '/a': '/2' });
    expect(await withdrawn()).toEqual([3]);
  });

  test('says by which rollback each release was taken back, where there were several', async () => {
    await publish({ '/a': '/1' });
    await publish({ '/a': '/2' });
    await rollbackTo(store, 1, 'The second was wrong');
    await publish({ '/a': '/4' });
    await rollbackTo(store, 3, 'The fourth was wrong');
    const by = (await listReleases(store.db)).map(({ number, withdrawnBy }) => [
      number,
      withdrawnBy?.number ?? null,
    ]);
    expect(by).toEqual([
      [5, null],
      [4, 5],
      [3, null],
      [2, 3],
      [1, null],
    ]);
  });

  test('is refused for a release that was never published', async () => {
    await expect(rollbackTo(store, 7)).rejects.toThrow(NotFoundError);
  });
});
