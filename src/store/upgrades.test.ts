import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { copiedStore, engines, type ThrowawayStore } from '../../tests/support/stores.ts';
import { smallIndexes } from '../../tests/support/small-indexes.ts';
import { InvalidInputError } from '#src/domain/errors.ts';
import { getItem } from './items/items.ts';
import { openStore } from './open-store.ts';
import { beginRelease } from './releases/unfinished-release.ts';
import { rollbackTo } from './releases/rollback.ts';

const details = { label: 'L', note: '', sourceHash: 'abc' };
const [index] = smallIndexes;
const { fundId } = index!;

describe.each(engines)('a store of another version on %s', (engine) => {
  let thrown: ThrowawayStore;
  beforeAll(async () => {
    thrown = await copiedStore(engine);
  });
  afterAll(() => thrown.remove());

  test('bodies of an earlier version are read as those of now, also once a rollback brought them back', async () => {
    const { store } = thrown;
    const first = await beginRelease(store, details);
    await first.putItems('index', [{ key: fundId, body: index! }]);
    await first.flip();
    await sql`update item set version = 1, body = body - 'keywords' - 'hasReturns'`.execute(
      store.db,
    );
    const expected = { ...index, keywords: [], hasReturns: true };
    expect(await getItem(store.db, 1, 'index', fundId)).toEqual(expected);
    const second = await beginRelease(store, details);
    await second.closeMissing('index', new Set());
    await second.flip();
    await rollbackTo(store, 1);
    expect(await getItem(store.db, 3, 'index', fundId)).toEqual(expected);
    const third = await beginRelease(store, details);
    const again = { key: fundId, body: { ...index!, keywords: ['oil'] } };
    expect(await third.putItems('index', [again])).toMatchObject({ changed: [fundId] });
    await third.flip();
    expect(await getItem(store.db, 4, 'index', fundId)).toEqual(again.body);
    expect(await getItem(store.db, 3, 'index', fundId)).toEqual(expected);
  });

  test('one that newer software has written to is refused in a sentence', async () => {
    const { store, config } = thrown;
    await sql`insert into migration (name) values ('9999-from-the-future')`.execute(store.db);
    // Whoever joins an engine that runs finds it migrated.
    if (engine === 'embedded') await store.close();
    const opening = openStore(config);
    await expect(opening).rejects.toThrow(InvalidInputError);
    await expect(opening).rejects.toThrow(
      /^The store was written by a newer version of Plumbline \(it has "9999-from-the-future"\)/,
    );
  });
});
