import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { copiedStore, engines, type ThrowawayStore } from '../../tests/support/stores.ts';
import { smallIndexes } from '../../tests/support/small-indexes.ts';
import { smallDocuments } from '../../tests/support/small-documents.ts';
import type { Notice } from '#src/contract/provider/notices.ts';
import { InvalidInputError } from '#src/domain/errors.ts';
import { getItem } from './items/items.ts';
import { openStore } from './open-store.ts';
import { beginRelease } from './releases/unfinished-release.ts';
import { rollbackTo } from './releases/rollback.ts';

const details = { label: 'L', note: '', sourceHash: 'abc' };
const [index] = smallIndexes;
const { fundId } = index!;

const oldNotice: Notice = {
  noticeId: 'old',
  date: '2026-11-19',
  effectiveDate: null,
  type: 'review',
  families: [],
  indexFundIds: [],
  title: { 'en-us': 'New' },
  paragraphs: { 'en-us': ['New'] },
};

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
    const texts = { description: 'Shares', descriptionJa: '株式', licenceJa: null };
    await sql`update item set version = 2,
      body = jsonb_set(body - 'names' || ${JSON.stringify(texts)}::jsonb, '{entitlements,licence}', '"Free"')`.execute(
      store.db,
    );
    await sql`update item set version = 1, body = body - 'keywords' - 'hasReturns'`.execute(
      store.db,
    );
    const expected = {
      ...index,
      keywords: [],
      hasReturns: true,
      description: { 'en-us': 'Shares', 'ja-jp': '株式' },
      entitlements: { ...index!.entitlements, licence: { 'en-us': 'Free' } },
    };
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

  test('documents and notices whose Japanese stood beside the English have it by language', async () => {
    const { store } = thrown;
    const document = { ...smallDocuments[0]!, documentId: 'old' };
    const draft = await beginRelease(store, details);
    await draft.putItems('document', [{ key: 'old', body: document }]);
    await draft.putItems('notice', [{ key: 'old', body: oldNotice }]);
    const { number } = await draft.flip();
    const asTheyStood = {
      document: {
        title: 'Rules',
        titleJa: '規則',
        description: null,
        descriptionJa: null,
        versions: [{ ...document.versions[0], changes: 'Caps', changesJa: '上限' }],
      },
      notice: { title: 'Review', titleJa: '見直し', paragraphs: ['Changes'], paragraphsJa: [] },
    };
    for (const [kind, body] of Object.entries(asTheyStood)) {
      await sql`update item set version = ${kind === 'notice' ? 1 : 2}, body = (body - 'translationOf') || ${JSON.stringify(body)}::jsonb
        where kind = ${kind}`.execute(store.db);
    }
    expect(await getItem(store.db, number, 'document', 'old')).toMatchObject({
      title: { 'en-us': 'Rules', 'ja-jp': '規則' },
      description: { 'en-us': null },
      translationOf: null,
      versions: [{ changes: { 'en-us': 'Caps', 'ja-jp': '上限' } }],
    });
    expect(await getItem(store.db, number, 'notice', 'old')).toEqual({
      ...oldNotice,
      title: { 'en-us': 'Review', 'ja-jp': '見直し' },
      paragraphs: { 'en-us': ['Changes'] },
    });
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
