import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import {
  copiedStore,
  emptyStore,
  engines,
  type ThrowawayStore,
} from '../../tests/support/stores.ts';
import { InvalidInputError, NotFoundError, UnavailableError } from '#src/domain/errors.ts';
import { getBlob } from './blobs.ts';
import { findItem, getItem, listItems } from './items/items.ts';
import { openStore } from './open-store.ts';
import { findCurrentRelease, listReleases } from './releases/releases.ts';
import { beginRelease } from './releases/unfinished-release.ts';
import type { Store } from './store.ts';

const details = { label: 'November', note: 'as sent', sourceHash: 'abc' };

/** A redirect is the smallest item there is. */
const redirect = (path: string, to: string) => ({ key: path, body: { from: path, to } });

async function publish(store: Store, items: ReturnType<typeof redirect>[]) {
  const draft = await beginRelease(store, details);
  const { added, changed, unchanged } = await draft.putItems('redirect', items);
  const closed = await draft.closeMissing('redirect', new Set(items.map(({ key }) => key)));
  const release = await draft.flip();
  const counts = { added: added.length, changed: changed.length, closed: closed.length };
  const keys = [...added, ...changed, ...closed];
  return { ...counts, unchanged, keys, release: release.number };
}

async function targets(store: Store, release: number) {
  const items = await listItems(store.db, release, 'redirect', { limit: 100 });
  return Object.fromEntries(items.map(({ key, body }) => [key, body.to]));
}

async function rowCount(store: Store, table: 'item' | 'release'): Promise<number> {
  return (await store.db.selectFrom(table).selectAll().execute()).length;
}

describe.each(engines)('the store on %s', (engine) => {
  let thrown: ThrowawayStore;
  let store: Store;
  beforeAll(async () => {
    thrown = await copiedStore(engine);
    store = thrown.store;
  });
  beforeEach(() => emptyStore(store));
  afterAll(() => thrown.remove());

  test('a new store has no release', async () => {
    expect(await findCurrentRelease(store.db)).toBeNull();
    expect(await listReleases(store.db)).toEqual([]);
  });

  test('a release becomes current at its flip, with its details and times', async () => {
    const before = Date.now();
    const draft = await beginRelease(store, details);
    expect(await findCurrentRelease(store.db)).toBeNull();
    const release = await draft.flip();
    expect(release).toMatchObject({ number: 1, ...details, restores: null, withdrawn: false });
    expect(await findCurrentRelease(store.db)).toEqual(release);
    for (const time of [release.created, release.published]) {
      expect(time).toBe(new Date(time).toISOString());
      expect(Math.abs(Date.parse(time) - before)).toBeLessThan(60_000);
    }
  });

  test('nothing that is staged is seen before the flip: added, changed or closed', async () => {
    await publish(store, [redirect('/a', '/1'), redirect('/b', '/1')]);
    const draft = await beginRelease(store, details);
    await draft.putItems('redirect', [redirect('/a', '/2'), redirect('/c', '/2')]);
    await draft.closeMissing('redirect', new Set(['/a', '/c']));
    expect(await targets(store, 1)).toEqual({ '/a': '/1', '/b': '/1' });
    await draft.flip();
    expect(await targets(store, 1)).toEqual({ '/a': '/1', '/b': '/1' });
    expect(await targets(store, 2)).toEqual({ '/a': '/2', '/c': '/2' });
  });

  test('an abandoned release leaves no trace, and its number is used again', async () => {
    await publish(store, [redirect('/a', '/1'), redirect('/b', '/1')]);
    const draft = await beginRelease(store, details);
    await draft.putItems('redirect', [redirect('/a', '/2'), redirect('/c', '/2')]);
    await draft.closeMissing('redirect', new Set(['/a', '/c']));
    await draft.abandon();
    expect(await rowCount(store, 'item')).toBe(2);
    expect(await publish(store, [redirect('/a', '/1'), redirect('/b', '/1')])).toEqual({
      added: 0,
      changed: 0,
      unchanged: 2,
      closed: 0,
      keys: [],
      release: 2,
    });
  });

  test('files of an abandoned release go with it, those of others stay, also where it brought them again', async () => {
    const first = await beginRelease(store, details);
    const kept = await first.putBlob(Buffer.from('kept'));
    await first.flip();
    const second = await beginRelease(store, details);
    const gone = await second.putBlob(Buffer.from('gone'));
    await second.putBlob(Buffer.from('kept'));
    // While it is in the making its files are nobody's business.
    await expect(getBlob(store.db, 1, gone)).rejects.toThrow(NotFoundError);
    await second.abandon();
    await expect(getBlob(store.db, 2, gone)).rejects.toThrow(NotFoundError);
    expect(await getBlob(store.db, 1, kept)).toEqual(new Uint8Array(Buffer.from('kept')));
    const third = await beginRelease(store, details);
    expect(await third.putBlob(Buffer.from('gone'))).toBe(gone);
    await third.flip();
    expect(await getBlob(store.db, 2, gone)).toEqual(new Uint8Array(Buffer.from('gone')));
  });

  test('what is unchanged is not written again, whatever the order of its keys', async () => {
    await publish(store, [redirect('/a', '/1')]);
    const turned = { key: '/a', body: { to: '/1', from: '/a' } };
    expect(await publish(store, [turned])).toMatchObject({ added: 0, changed: 0, unchanged: 1 });
    expect(await rowCount(store, 'item')).toBe(1);
  });

  test('counts say what was added, changed, unchanged and closed', async () => {
    await publish(store, [redirect('/a', '/1'), redirect('/b', '/1'), redirect('/c', '/1')]);
    const second = [redirect('/a', '/1'), redirect('/b', '/2'), redirect('/d', '/2')];
    const counts = { added: 1, changed: 1, unchanged: 1, closed: 1 };
    expect(await publish(store, second)).toMatchObject({ ...counts, keys: ['/d', '/b', '/c'] });
  });

  test('an item that was closed can come back', async () => {
    await publish(store, [redirect('/a', '/1')]);
    await publish(store, []);
    expect(await publish(store, [redirect('/a', '/1')])).toMatchObject({ added: 1 });
    expect(await targets(store, 1)).toEqual({ '/a': '/1' });
    expect(await targets(store, 2)).toEqual({});
    expect(await targets(store, 3)).toEqual({ '/a': '/1' });
  });

  test('an item staged twice in one release has its last body', async () => {
    const draft = await beginRelease(store, details);
    await draft.putItems('redirect', [redirect('/a', '/1')]);
    await draft.putItems('redirect', [redirect('/a', '/2')]);
    await draft.flip();
    expect(await targets(store, 1)).toEqual({ '/a': '/2' });
  });

  test('a key that comes twice in one call is refused', async () => {
    const draft = await beginRelease(store, details);
    const twice = draft.putItems('redirect', [redirect('/a', '/1'), redirect('/a', '/2')]);
    await expect(twice).rejects.toThrow(InvalidInputError);
    await draft.abandon();
  });

  test('many items, more than one batch takes, are all there and page by key in bytewise order', async () => {
    const items = Array.from({ length: 3000 }, (_, at) => redirect(`/p${at}`, `/${at}`));
    expect(await publish(store, items)).toMatchObject({ added: 3000 });
    const keys: string[] = [];
    for (;;) {
      const page = await listItems(store.db, 1, 'redirect', { after: keys.at(-1), limit: 999 });
      keys.push(...page.map(({ key }) => key));
      if (page.length < 999) break;
    }
    expect(keys).toEqual(items.map(({ key }) => key).toSorted());
  });

  test('keys sort by their bytes on every engine', async () => {
    await publish(
      store,
      ['/b', '/B', '/a_', '/aé', '/a'].map((path) => redirect(path, '/1')),
    );
    const items = await listItems(store.db, 1, 'redirect', { limit: 10 });
    expect(items.map(({ key }) => key)).toEqual(['/B', '/a', '/a_', '/aé', '/b']);
  });

  test('an item that a release has not is null to find and an error to get', async () => {
    await publish(store, [redirect('/a', '/1')]);
    expect(await findItem(store.db, 1, 'redirect', '/x')).toBeNull();
    expect(await getItem(store.db, 1, 'redirect', '/a')).toEqual({ from: '/a', to: '/1' });
    await expect(getItem(store.db, 1, 'redirect', '/x')).rejects.toThrow(NotFoundError);
  });

  test('while one publishes another is refused, and may begin once it has ended', async () => {
    const other = await openStore(thrown.config);
    const first = await beginRelease(store, details);
    await expect(beginRelease(other, details)).rejects.toThrow(UnavailableError);
    await expect(beginRelease(store, details)).rejects.toThrow(UnavailableError);
    await first.flip();
    const second = await beginRelease(other, details);
    expect((await second.flip()).number).toBe(2);
    await other.close();
  });

  test('a publisher whose connection ends gives way, and the next removes what it left', async () => {
    await publish(store, [redirect('/a', '/1'), redirect('/b', '/1')]);
    const other = await openStore(thrown.config);
    const cutOff = await beginRelease(other, details);
    await cutOff.putItems('redirect', [redirect('/a', '/2'), redirect('/c', '/2')]);
    await cutOff.closeMissing('redirect', new Set(['/a', '/c']));
    await other.close();
    expect(await targets(store, 1)).toEqual({ '/a': '/1', '/b': '/1' });
    expect(await publish(store, [redirect('/a', '/1')])).toMatchObject({ unchanged: 1, closed: 1 });
    expect(await targets(store, 2)).toEqual({ '/a': '/1' });
    expect(await rowCount(store, 'release')).toBe(2);
  });

  test('each flip is heard, on the store that made it and on another', async () => {
    const other = await openStore(thrown.config);
    const heard = Promise.all(
      [store, other].map((each) => new Promise<number>((resolve) => each.onRelease(resolve))),
    );
    await publish(store, []);
    expect(await heard).toEqual([1, 1]);
    await other.close();
  });

  test('a file is kept under the hash of its content, byte for byte, once', async () => {
    const draft = await beginRelease(store, details);
    const bytes = Uint8Array.from({ length: 70_000 }, (_, at) => at % 256);
    const sha256 = await draft.putBlob(bytes);
    expect(await draft.putBlob(bytes)).toBe(sha256);
    // sha256 of the empty message, FIPS 180-4.
    expect(await draft.putBlob(new Uint8Array())).toBe(
      'e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855',
    );
    await draft.flip();
    expect(await getBlob(store.db, 1, sha256)).toEqual(bytes);
    await expect(getBlob(store.db, 1, 'none')).rejects.toThrow(NotFoundError);
  });

  test('a file that was kept before files knew their release is found', async () => {
    const draft = await beginRelease(store, details);
    const sha256 = await draft.putBlob(Buffer.from('old'));
    await draft.flip();
    await store.db.updateTable('blob').set({ release: null }).execute();
    expect(await getBlob(store.db, 1, sha256)).toEqual(new Uint8Array(Buffer.from('old')));
  });

  test('a batch is all or nothing', async () => {
    const insert = (sha256: string) =>
      store.db.insertInto('blob').values({ sha256, bytes: new Uint8Array() }).compile();
    await expect(
      store.session.batch([insert('one'), insert('two'), insert('one')]),
    ).rejects.toThrow('duplicate key');
    expect(await store.db.selectFrom('blob').selectAll().execute()).toEqual([]);
    await store.session.batch([insert('one'), insert('two')]);
    expect(await store.db.selectFrom('blob').select('sha256').execute()).toHaveLength(2);
  });
});
