import { expect, onTestFinished, test } from 'vitest';
import { listReceivers } from '#src/store/outbox/outbox.ts';
import { copiedStore } from '../../../tests/support/stores.ts';
import { nameReceivers } from './start-duties.ts';

test('a server says who is told, one without the settings that nobody is, and a preview nothing', async () => {
  const { store, remove } = await copiedStore('embedded');
  onTestFinished(remove);
  const receivers = async () => Array.from(await listReceivers(store.db)).toSorted();
  const webhook = { url: 'http://127.0.0.1:1/', secret: 'a secret of thirty-two characters' };
  const purge = { url: 'http://127.0.0.1:1/', header: null };
  await nameReceivers(store, { outbox: { webhook, purge }, preview: null });
  expect(await receivers()).toEqual(['purge', 'webhook']);
  const preview = {
    label: 'draft 1',
    schema: 'draft_1',
    dataDir: '',
    changes: {
      comparedWith: null,
      isSame: true,
      items: [],
      levels: [],
      constituents: [],
      consequences: { figures: [], notCompared: 0 },
      questions: [],
    },
  };
  await nameReceivers(store, { outbox: { webhook: null, purge: null }, preview });
  expect(await receivers()).toEqual(['purge', 'webhook']);
  await nameReceivers(store, { outbox: { webhook, purge: null }, preview: null });
  expect(await receivers()).toEqual(['webhook']);
  await nameReceivers(store, { outbox: { webhook: null, purge: null }, preview: null });
  expect(await receivers()).toEqual([]);
});
