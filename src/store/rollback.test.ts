import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import {
  copiedStore,
  emptyStore,
  engines,
  type ThrowawayStore,
} from '../../tests/support/stores.ts';
import { NotFoundError } from '#src/domain/errors.ts';
import { listItems } from './items.ts';
import { beginRelease } from './release-draft.ts';
import { listReleases } from './releases.ts';
import { rollbackTo } from './rollback.ts';
import type { Store } from './store.ts';

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

  test('can itself be taken back, and then stands as withdrawn', async () => {
    await publish({ '/a': '/1' });
    await publish({ '/a': '/2' });
    await rollbackTo(store, 1);
    await rollbackTo(store, 2);
    expect(await targets(4)).toEqual({ '/a': '/2' });
    expect(await withdrawn()).toEqual([3]);
  });

  test('is refused for a release that was never published', async () => {
    await expect(rollbackTo(store, 7)).rejects.toThrow(NotFoundError);
  });
});
